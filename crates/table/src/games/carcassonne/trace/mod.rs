//! Traces of Carcassonne.

mod position;
mod setup;

pub use position::meeple;

use crate::trace::landscape::cells;
use crate::trace::{Question, Traced};
use fogbound_carcassonne::{Ask, Breakdown, Event, Game, MAX_PLAYERS, Rules};
use fogbound_game::Game as _;
use fogbound_landscape::KindId;
use serde_json::{Map, Value, json};

impl Traced for Game {
    fn setup(end: &Game, reveal: bool) -> Value {
        setup::setup(end, reveal)
    }

    fn question(game: &Game, _seat: u8) -> Question {
        Question { ask: game.ask().map_or("", Ask::name), about: Value::Null }
    }

    fn tile(rules: &Rules, tile: u8) -> Value {
        rules.catalogue().kind(KindId(tile)).name.as_str().into()
    }

    /// The cells of a region (no tile that lies ever moves), and numbers of the seats there are.
    fn amend(after: &Game, event: &Event, object: &mut Map<String, Value>) {
        if let Event::Scored { cells: region, .. } = *event {
            object.insert("cells".to_owned(), cells(after.map(), region).into());
        }
        for name in ["gains", "costs"] {
            if let Some(Value::Array(numbers)) = object.get_mut(name) {
                numbers.truncate(usize::from(after.players()));
            }
        }
    }

    fn position(game: &Game) -> Value {
        position::position(game)
    }

    fn result(game: &Game) -> Option<Value> {
        let (ranks, parts) = (game.ranks()?, game.breakdown()?);
        Some(json!({
            "scores": game.scores(),
            "ranks": ranks,
            "breakdown": breakdown(game, parts),
        }))
    }
}

/// Returns the points of the final scoring by their origin, a number for each seat.
fn breakdown(game: &Game, parts: &Breakdown) -> Value {
    let ghosts: Vec<i32> = seats(game, &parts.ghosts).iter().map(|&n| -i32::from(n)).collect();
    json!({
        "before": seats(game, &parts.before),
        "road": seats(game, &parts.road),
        "city": seats(game, &parts.city),
        "monastery": seats(game, &parts.monastery),
        "castle": seats(game, &parts.castle),
        "field": seats(game, &parts.field),
        "ghosts": ghosts,
    })
}

/// Returns the numbers of the seats there are.
fn seats<'a>(game: &Game, numbers: &'a [u16; MAX_PLAYERS]) -> &'a [u16] {
    &numbers[..usize::from(game.players()).min(MAX_PLAYERS)]
}
