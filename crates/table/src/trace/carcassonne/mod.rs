//! Traces of Carcassonne.

mod event;
mod position;
mod setup;

use super::{Question, Traced};
use fogbound_carcassonne::{Action, Ask, Breakdown, Event, Game, MAX_PLAYERS};
use fogbound_game::Game as _;
use serde_json::{Value, json};

impl Traced for Game {
    fn setup(end: &Game, reveal: bool) -> Value {
        setup::setup(end, reveal)
    }

    fn question(game: &Game, _seat: u8) -> Question {
        Question { ask: game.ask().map_or("", Ask::name), about: Value::Null }
    }

    fn action(action: Action) -> Value {
        let word = action.word();
        match action {
            Action::Place(cell, rotation) => json!([word, cell.x, cell.y, rotation.quarters()]),
            Action::Ghost(cell) => json!([word, cell.x, cell.y]),
            Action::Pass => json!([word]),
            Action::Meeple(piece, stand) => {
                json!([word, piece.name(), stand.kind(), stand.name()])
            }
        }
    }

    fn event(after: &Game, event: &Event) -> Value {
        event::event(after, event)
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

/// Where the points of the final scoring came from, a number for each seat.
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

/// The numbers of the seats there are.
fn seats<'a>(game: &Game, numbers: &'a [u16; MAX_PLAYERS]) -> &'a [u16] {
    &numbers[..usize::from(game.players()).min(MAX_PLAYERS)]
}
