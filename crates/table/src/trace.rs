//! Traces: a game as JSON Lines that an outsider can check without reading the code.
//!
//! The format is described in `docs/trace.md`, its schema is `docs/trace.schema.json`. A trace is made of a
//! [`Replay`], so everything in it comes from the engine playing the game once more. The differences between
//! games are in [`Traced`]; the frame is the same for all. These lines are the only place where a game is
//! written as JSON.

mod fields;
pub(crate) mod landscape;

use crate::record::{Recorded, Replay, Taken};
use fogbound_game::ShortList as _;
use fogbound_game::{Deciding, Game, Refusal, StateHash};
use serde_json::{Map, Value, json};
use std::sync::Arc;

/// Version of the format.
pub const FORMAT: u8 = 1;

/// A question to a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Question {
    /// The word for it.
    pub ask: &'static str,
    /// Its subject; `null` if the word alone is enough.
    pub about: Value,
}

/// A game that traces are written of.
pub trait Traced: Recorded {
    /// Returns the setup line of the game that has come to `end`. With `reveal` a finished game shows what
    /// was hidden; a running one never does.
    fn setup(end: &Self, reveal: bool) -> Value;

    /// Returns the question to a seat.
    fn question(game: &Self, seat: u8) -> Question;

    /// Returns a tile by its number.
    fn tile(rules: &Self::Rules, tile: u8) -> Value;

    /// Corrects the object of an event where it is not the fields that a trace has; `after` is the game at the
    /// next decision or at the end.
    fn amend(_after: &Self, _event: &Self::Event, _object: &mut Map<String, Value>) {}

    /// Returns the whole public position.
    fn position(game: &Self) -> Value;

    /// Returns the end of the game, if it has come.
    fn result(game: &Self) -> Option<Value>;
}

/// Returns the lines of a game, in order and without line ends. With `reveal` a finished game shows the
/// outcome of chance. A running one never does, shows no hash, and has no end line. Simultaneous
/// decisions of several seats are in seat order, and do not appear before all have been taken.
#[must_use]
pub fn lines<G: Traced>(replay: &Replay<G>, reveal: bool) -> Vec<String> {
    let mut lines = Vec::with_capacity(replay.taken().len() + 2);
    let tracer = Tracer { replay, over: replay.end().is_over() };
    lines.push(G::setup(replay.end(), reveal).to_string());
    let mut n = 0;
    while let Some(length) = replay.round(n) {
        tracer.round(n, length, &mut lines);
        n += length;
    }
    lines.extend(tracer.end().map(|end| end.to_string()));
    lines
}

/// Options with their values, those that are on or off as such.
#[must_use]
pub fn options(list: &[(&str, &str)]) -> Map<String, Value> {
    let value = |value: &str| match value {
        "true" | "false" => Value::from(value == "true"),
        _ => Value::from(value),
    };
    list.iter().map(|&(id, chosen)| (id.to_owned(), value(chosen))).collect()
}

/// Returns the whole public position (`position` of a line).
#[must_use]
pub fn position<G: Traced>(game: &G) -> Value {
    G::position(game)
}

/// Returns the end of the game (`result` of the last line), if it has come.
#[must_use]
pub fn result<G: Traced>(game: &G) -> Option<Value> {
    G::result(game)
}

/// Returns the trace of a game played with these decisions, each with its seat, for tests and tools;
/// `reveals` as in [`lines`].
///
/// # Errors
/// The refusal of the first action that is not legal, or of the order.
pub fn of_actions<G: Traced>(
    rules: Arc<G::Rules>,
    order: &G::Order,
    decisions: &[(u8, G::Action)],
    reveals: bool,
) -> Result<Vec<String>, Refusal> {
    let mut replay = Replay::<G>::start(rules, order)?;
    for &(seat, action) in decisions {
        replay.apply(seat, action)?;
    }
    Ok(lines(&replay, reveals))
}

struct Tracer<'a, G: Game> {
    replay: &'a Replay<G>,
    over: bool,
}

impl<G: Traced> Tracer<'_, G> {
    /// Adds the decisions from `n` on that were taken at the same time, or the single one.
    fn round(&self, n: usize, length: usize, lines: &mut Vec<String>) {
        let Some(before) = self.replay.at(n) else { return };
        let mut round: Vec<&Taken<G>> = self.replay.taken()[n..][..length].iter().collect();
        round.sort_short_by_key(|taken| taken.seat);
        let number = matches!(before.deciding(), Deciding::Together(_)).then_some(n);
        for (place, taken) in round.into_iter().enumerate() {
            let mut line = self.decision(before, taken);
            line["n"] = json!(n + place);
            line["round"] = json!(number);
            let events = if place == 0 { self.events_before(n) } else { &[] };
            line["events"] = self.events(before, events);
            lines.push(line.to_string());
        }
    }

    fn decision(&self, before: &G, taken: &Taken<G>) -> Value {
        let Question { ask, about } = G::question(before, taken.seat);
        let known = self.over || !G::is_secret(&taken.action);
        let legal = || before.legal_of(taken.seat).iter().map(fields::answer).collect::<Vec<_>>();
        json!({
            "seat": taken.seat,
            "ask": ask,
            "about": about,
            "legal": known.then(legal),
            "choice": known.then(|| fields::answer(&taken.action)),
            "position": G::position(before),
            "hash": self.hash(before.hash()),
        })
    }

    fn end(&self) -> Option<Value> {
        let end = self.replay.end();
        let result = G::result(end)?;
        Some(json!({
            "end": true,
            "result": result,
            "events": self.events(end, self.events_before(self.replay.taken().len())),
            "position": G::position(end),
            "hash": self.hash(end.full_hash().unwrap_or(end.hash())),
        }))
    }

    /// Returns the events between the decision before the `n`-th, which ended its round, and this one.
    fn events_before(&self, n: usize) -> &[G::Event] {
        match n.checked_sub(1) {
            None => self.replay.start_events(),
            Some(last) => self.replay.taken().get(last).map_or(&[], |taken| &taken.events),
        }
    }

    fn events(&self, after: &G, events: &[G::Event]) -> Value {
        let object = |event| {
            let mut object = fields::event(event, &|tile| G::tile(after.rules(), tile));
            G::amend(after, event, &mut object);
            Value::Object(object)
        };
        events.iter().map(object).collect()
    }

    /// Returns the hash, but none of a running game.
    fn hash(&self, hash: StateHash) -> Option<String> {
        self.over.then(|| hash.to_string())
    }
}
