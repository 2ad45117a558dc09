//! Traces of Ghosts Galore.

mod position;
mod setup;

use super::{Question, Traced};
use fogbound_ghosts_galore::{Action, Ask, Event, Game};
use serde_json::{Value, json};

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

    fn action(action: Action) -> Value {
        let word = action.word();
        match action {
            Action::Side(side) => json!([word, side]),
            Action::Keep(tile) | Action::Claim(tile) => json!([word, tile.0]),
            Action::Reveal | Action::Leave => json!([word]),
            Action::Place(space, rotation) => json!([word, space, rotation.quarters()]),
        }
    }

    fn event(_after: &Game, event: &Event) -> Value {
        let mut object = fields(event);
        object["kind"] = json!(event.word());
        object["rule"] = json!(event.rule().as_str());
        object
    }

    fn position(game: &Game) -> Value {
        position::position(game)
    }

    fn result(game: &Game) -> Option<Value> {
        game.ranks().map(|ranks| json!({"scores": position::scores(game), "ranks": ranks}))
    }
}

fn fields(event: &Event) -> Value {
    match *event {
        Event::Forced { seat, ask, choice } => {
            json!({"seat": seat, "ask": ask.name(), "choice": Game::action(choice)})
        }
        Event::SideChosen { seat, side } => json!({"seat": seat, "side": side}),
        Event::StackBegun { round, tiles } => json!({"round": round, "tiles": tiles}),
        Event::Revealed { seat, tile, .. }
        | Event::Left { seat, tile }
        | Event::Claimed { seat, tile } => json!({"seat": seat, "tile": tile.0}),
        Event::Placed { seat, tile, space, rotation, .. } => json!({
            "seat": seat, "tile": tile.0, "space": space, "rotation": rotation.quarters(),
        }),
        Event::Removed { tiles } => json!({"tiles": tiles.map(|tile| tile.0)}),
        Event::Lamp { seat } => json!({"seat": seat}),
        Event::Scored { seat, total, rank } => {
            json!({"seat": seat, "total": total, "rank": rank})
        }
    }
}
