//! Traces of Mists over Carcassonne.

mod action;
mod event;
mod position;
mod setup;

use super::{Question, Traced};
use fogbound_mists::{Action, Event, Game};
use serde_json::{Map, Value, json};

impl Traced for Game {
    fn setup(end: &Game, reveal: bool) -> Value {
        setup::setup(end, reveal)
    }

    fn question(game: &Game, _seat: u8) -> Question {
        let decision = game.decision();
        Question {
            ask: decision.map_or("", |decision| decision.ask.name()),
            about: decision.map_or(Value::Null, |decision| action::about(decision.about)),
        }
    }

    fn action(action: Action) -> Value {
        action::action(action)
    }

    fn event(after: &Game, event: &Event) -> Value {
        event::event(after.rules(), after, event)
    }

    fn position(game: &Game) -> Value {
        position::position(game)
    }

    fn result(game: &Game) -> Option<Value> {
        let outcome = game.outcome()?;
        let (won, rule) = (outcome.won, outcome.rule.as_str());
        Some(json!({"won": won, "rule": rule, "points": points(game)}))
    }
}

fn points(game: &Game) -> Value {
    let points = |colour: &fogbound_game::Colour| {
        (colour.name().to_owned(), Value::from(game.points(*colour)))
    };
    Value::Object(game.rules().scoring().iter().map(points).collect::<Map<_, _>>())
}
