//! Traces of Ghosts Galore.

mod position;
mod setup;

use crate::trace::{Question, Traced};
use fogbound_ghosts_galore::{Ask, Event, Game, Rules};
use serde_json::{Map, Value, json};

impl Traced for Game {
    fn setup(end: &Game, reveal: bool) -> Value {
        setup::setup(end, reveal)
    }

    fn question(game: &Game, seat: u8) -> Question {
        let hidden = game.hidden(seat).filter(|_| game.ask() == Some(Ask::Hidden));
        Question {
            ask: game.ask().map_or("", Ask::name),
            about: hidden.map_or(Value::Null, |tile| json!({"tile": tile.0})),
        }
    }

    fn tile(_: &Rules, tile: u8) -> Value {
        tile.into()
    }

    /// Removes `rest` and `hidden`: the rule shows whether a tile was revealed for the last seat, or was the
    /// hidden one.
    fn amend(_: &Game, _: &Event, object: &mut Map<String, Value>) {
        object.remove("rest");
        object.remove("hidden");
    }

    fn position(game: &Game) -> Value {
        position::position(game)
    }

    fn result(game: &Game) -> Option<Value> {
        game.ranks().map(|ranks| json!({"scores": position::scores(game), "ranks": ranks}))
    }
}
