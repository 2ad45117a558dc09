//! A position of Carcassonne.

use super::{Shown, player, players};
use crate::board::{self, letter, seat_colour};
use crate::common::option_values;
use fogbound_carcassonne::{Action, Event, Game, MeepleView, Rules};
use fogbound_table::carcassonne::Replay;
use fogbound_table::record::CarcassonneSetup;
use fogbound_table::texts::{Texts, Value as Arg, carcassonne::Names};
use serde_json::{Map, Value, json};

impl Shown for Game {
    fn setup_summary(rules: &Rules) -> Vec<(&'static str, Value)> {
        let parts = rules.parts().list().into_iter();
        let parts: Map<String, Value> = parts.map(|(id, on)| (id.to_owned(), on.into())).collect();
        vec![
            ("players", json!(rules.players())),
            ("switches", Value::Object(parts)),
            ("options", Value::Object(option_values(&rules.options().list()))),
        ]
    }

    fn ask(game: &Game) -> Option<&'static str> {
        game.ask().map(|ask| ask.name())
    }

    fn title(rules: &Rules, texts: &Texts) -> String {
        let setup = rules.setup();
        let expansion = rules.parts().have_tiles().then_some(&setup.expansion);
        let title = expansion.map_or("none", |set| set.title.as_str());
        let args: [(&str, Arg<'_>); 6] = [
            ("players", rules.players().into()),
            ("parts", CarcassonneSetup::parts_text(rules.parts()).into()),
            ("base", setup.base.title.as_str().into()),
            ("version", setup.base.version.to_string().into()),
            ("tiles", title.into()),
            ("second", setup.expansion.version.to_string().into()),
        ];
        texts.get("replay-title-carcassonne", &args)
    }

    fn events(replay: &Replay, events: &[Event], texts: &Texts) -> Vec<String> {
        let players = players(texts, replay.rules().players());
        let names = Names { rules: replay.rules(), players: &players };
        events.iter().map(|event| texts.carcassonne_event(event, &names)).collect()
    }

    fn answer(before: &Game, _seat: u8, action: Action, texts: &Texts) -> String {
        let players = players(texts, before.rules().players());
        texts.carcassonne_action(&action, Some(before), &players)
    }

    fn board(game: &Game, texts: &Texts) -> Vec<String> {
        let mut lines = vec![board::render(game, board::Style::default())];
        for seat in 0..game.rules().players() {
            lines.push(supply(game, seat, texts));
            let meeples = game.meeples().into_iter().filter(|meeple| meeple.seat == seat);
            lines.extend(meeples.map(|meeple| format!("  {}", standing(&meeple, texts))));
        }
        lines.extend(table(game, texts));
        lines
    }

    fn asked(game: &Game, texts: &Texts) -> Option<String> {
        game.ask().map(|ask| texts.carcassonne_question(ask, game))
    }
}

/// What a player has.
fn supply(game: &Game, seat: u8, texts: &Texts) -> String {
    let guards = if game.rules().parts().guards { i64::from(game.guards(seat)) } else { -1 };
    let args: [(&str, Arg<'_>); 6] = [
        ("player", player(texts, seat).into()),
        ("letter", letter(seat_colour(seat)).to_string().into()),
        ("points", game.scores()[usize::from(seat)].into()),
        ("meeples", game.supply(seat).into()),
        ("guards", guards.into()),
        ("common", game.common_guards(seat).into()),
    ];
    texts.get("replay-seat-carcassonne", &args)
}

/// Where a meeple stands.
fn standing(meeple: &MeepleView, texts: &Texts) -> String {
    let args: [(&str, Arg<'_>); 5] = [
        ("piece", texts.carcassonne_piece(meeple.piece).into()),
        ("x", meeple.cell.x.into()),
        ("y", meeple.cell.y.into()),
        ("stand", texts.carcassonne_stand(meeple.stand).into()),
        ("ghosts", meeple.ghosts.into()),
    ];
    texts.get("replay-meeple", &args)
}

/// Ghosts, pile and discards.
fn table(game: &Game, texts: &Texts) -> Vec<String> {
    let mut lines = Vec::new();
    if game.rules().parts().mist {
        lines.push(texts.get("replay-ghosts", &[("supply", game.ghost_supply().into())]));
    }
    lines.push(texts.get("replay-piles", &[("piles", game.pile().to_string().into())]));
    let name = |kind| texts.tile(&game.rules().catalogue().kind(kind).name);
    let discarded: Vec<String> = game.set_aside().map(name).collect();
    if !discarded.is_empty() {
        lines.push(texts.get("replay-discarded", &[("tiles", discarded.join(", ").into())]));
    }
    lines
}
