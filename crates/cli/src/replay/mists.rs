//! A position of Mists over Carcassonne.

use super::{Shown, players};
use crate::board;
use fogbound_mists::{Action, Event, Game, Rules};
use fogbound_table::mists::Replay;
use fogbound_table::texts::{Names, Texts};
use serde_json::{Value, json};

impl Shown for Game {
    fn setup_summary(rules: &Rules) -> Vec<(&'static str, Value)> {
        let setup = rules.setup();
        let names = |colours: &Vec<fogbound_game::Colour>| -> Vec<&str> {
            colours.iter().map(|colour| colour.name()).collect()
        };
        let players: Vec<Vec<&str>> = setup.seats.iter().map(names).collect();
        vec![("level", json!(setup.level.number)), ("players", json!(players))]
    }

    fn ask(game: &Game) -> Option<&'static str> {
        game.decision().map(|decision| decision.ask.name())
    }

    fn title(rules: &Rules, texts: &Texts) -> String {
        let setup = rules.setup();
        let message =
            if setup.level.number.is_some() { "replay-title" } else { "replay-title.custom" };
        let args = [
            ("level", setup.level.number.unwrap_or(0).into()),
            ("players", rules.players().into()),
            ("tiles", setup.set.title.as_str().into()),
            ("version", setup.set.version.to_string().into()),
        ];
        texts.get(message, &args)
    }

    fn events(replay: &Replay, events: &[Event], texts: &Texts) -> Vec<String> {
        let players = players(texts, replay.rules().players());
        let names = Names { rules: replay.rules(), players: &players };
        events.iter().map(|event| texts.event(event, &names)).collect()
    }

    fn answer(before: &Game, _seat: u8, action: Action, texts: &Texts) -> String {
        texts.action(&action, Some(before))
    }

    fn board(game: &Game, texts: &Texts) -> Vec<String> {
        let mut lines = vec![board::render(game, board::Style::default())];
        lines.extend(status(texts, game));
        lines
    }

    fn asked(game: &Game, texts: &Texts) -> Option<String> {
        game.decision().map(|decision| texts.question(&decision, game))
    }
}

fn status(texts: &Texts, game: &Game) -> Vec<String> {
    let list = |items: Vec<String>| items.join(", ");
    let colours = game.rules().setup().seats.iter().flatten();
    let of = |colour: &fogbound_game::Colour, n: String| format!("{} {n}", texts.colour(*colour));
    let points = game.rules().scoring().iter().map(|c| of(c, game.points(*c).to_string()));
    let supply = colours.map(|colour| of(colour, game.supply(*colour).to_string()));
    let piles = game.piles().iter().map(u8::to_string).collect::<Vec<_>>().join(" + ");
    let hounds: Vec<String> = game
        .hounds()
        .map(|(hound, place)| format!("{} ({})", texts.hound(hound), place.name()))
        .collect();
    let mut lines = vec![
        texts.get(
            "replay-points",
            &[
                ("points", list(points.collect()).into()),
                ("goal", game.rules().level().goal.to_string().into()),
            ],
        ),
        texts.get("replay-ghosts", &[("supply", game.ghost_supply().into())]),
        texts.get("replay-piles", &[("piles", piles.into())]),
        texts.get("replay-supply", &[("supply", list(supply.collect()).into())]),
    ];
    if !hounds.is_empty() {
        lines.push(texts.get("replay-hounds", &[("hounds", list(hounds).into())]));
    }
    lines
}
