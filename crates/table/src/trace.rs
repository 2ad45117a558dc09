//! Traces: a game as JSON Lines that an outsider can check without reading the code.
//!
//! The format is described in `docs/trace.md`, its schema is `docs/trace.schema.json`. A trace is
//! made of a [`Replay`], so everything in it comes from the engine playing the game once more.
//! These lines are the only place where the game is written as JSON.

mod action;
mod event;
mod position;
mod setup;

pub use position::position;

use crate::record::{Replay, Taken};
use fogbound_game::StateHash;
use fogbound_mists::{Event, Game, Order, Outcome, Rules};
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// Version of the format.
pub const FORMAT: u8 = 1;

/// The lines of a game, in order and without line ends. With `reveal` a finished game shows the
/// order of its tiles; a running one never does, shows no hash, and has no end line.
#[must_use]
pub fn lines(replay: &Replay, reveal: bool) -> Vec<String> {
    let mut lines = Vec::with_capacity(replay.taken().len() + 2);
    let outcome = replay.end().outcome();
    let tracer = Tracer { rules: replay.rules(), over: outcome.is_some() };
    lines.push(setup::setup(replay.end(), reveal).to_string());
    let mut events = replay.start_events();
    for (n, taken) in replay.taken().iter().enumerate() {
        // `n` is below the number of decisions, so the position exists.
        let before = replay.at(n).unwrap_or(replay.end());
        lines.push(tracer.decision(n, before, taken, events).to_string());
        events = &taken.events;
    }
    if let Some(outcome) = outcome {
        lines.push(tracer.end(replay.end(), outcome, events).to_string());
    }
    lines
}

/// The revealed trace of a game played with these actions, for tests and tools.
///
/// # Errors
/// The refusal of the first action that is not legal, or of the order.
pub fn of_actions(
    rules: Arc<Rules>,
    order: &Order,
    actions: &[fogbound_mists::Action],
) -> Result<Vec<String>, fogbound_game::Refusal> {
    let mut replay = Replay::start(rules, order)?;
    for &action in actions {
        replay.apply(action)?;
    }
    Ok(lines(&replay, true))
}

struct Tracer<'a> {
    rules: &'a Rules,
    over: bool,
}

impl Tracer<'_> {
    /// A decision; `events` happened between the line before and the position `before`.
    fn decision(&self, n: usize, before: &Game, taken: &Taken, events: &[Event]) -> Value {
        let legal: Vec<Value> = before.legal().into_iter().map(action::action).collect();
        json!({
            "n": n,
            "seat": taken.decision.seat,
            "ask": taken.decision.ask.name(),
            "about": action::about(taken.decision.about),
            "round": null,
            "legal": legal,
            "choice": action::action(taken.action),
            "events": self.events(before, events),
            "position": position(before),
            "hash": self.hash(before.hash()),
        })
    }

    fn end(&self, end: &Game, outcome: Outcome, events: &[Event]) -> Value {
        json!({
            "end": true,
            "result": result(end, outcome),
            "events": self.events(end, events),
            "position": position(end),
            "hash": self.hash(end.full_hash().unwrap_or(end.hash())),
        })
    }

    fn events(&self, after: &Game, events: &[Event]) -> Vec<Value> {
        events.iter().map(|event| event::event(self.rules, after, event)).collect()
    }

    /// no hash of a running game gets out.
    fn hash(&self, hash: StateHash) -> Option<String> {
        self.over.then(|| hash.to_string())
    }
}

/// How the game ended.
#[must_use]
pub fn result(game: &Game, outcome: Outcome) -> Value {
    json!({"won": outcome.won, "rule": outcome.rule.as_str(), "points": points(game)})
}

fn points(game: &Game) -> Value {
    let points = |colour: &fogbound_game::Colour| {
        (colour.name().to_owned(), Value::from(game.points(*colour)))
    };
    Value::Object(game.rules().scoring().iter().map(points).collect::<Map<_, _>>())
}
