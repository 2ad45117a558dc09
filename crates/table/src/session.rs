//! One running game at a table: who sits where, the record as it grows, undo, previews, hints.
//!
//! A [`Session`] keeps a [`Replay`] (every position of the game) and its [`Record`] side by side.
//! Taking back is free up to the last reveal (X-6). A preview is made on a copy of what everybody
//! sees, so it can tell nothing that is hidden.
//!
//! ```
//! use fogbound_game::Seed;
//! use fogbound_mists::{Level, Setup};
//! use fogbound_table::record::Chance;
//! use fogbound_table::session::{Seat, Session};
//! use std::sync::Arc;
//!
//! let set = Arc::new(fogbound_tilesets::fogbound_mists().clone());
//! let level = Level::number(1).ok_or("no such level")?;
//! let rules = Arc::new(Setup::new(set, level, 2).validate()?);
//! let bot = fogbound_bots::by_name("greedy", &Seed::new("bots")).ok_or("no such bot")?;
//! let seats = vec![Seat::Person, Seat::Bot(bot)];
//! let mut table = Session::start(rules, Chance::Seed(Seed::new("lamplight")), seats)?;
//! let action = table.hint().ok_or("nothing to decide")?;
//! assert!(!table.preview(action)?.events.is_empty());
//! table.apply(action)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **Invariants.** No I/O, no clock.

use crate::record::{Chance, Record, RecordError, Replay, Sets, is_reveal};
use fogbound_bots::Bot;
use fogbound_game::{Refusal, Seed};
use fogbound_landscape::KindId;
use fogbound_mists::{Action, Event, Game, Rules, Status};
use std::sync::Arc;

/// Who sits on a seat.
pub enum Seat {
    /// A person.
    Person,
    /// A program.
    Bot(Box<dyn Bot>),
}

impl Seat {
    /// The word for a person, or the name of the bot.
    #[must_use]
    pub fn name(&self) -> &'static str {
        match self {
            Seat::Person => PERSON,
            Seat::Bot(bot) => bot.name(),
        }
    }
}

const PERSON: &str = "person";
/// Begins the comment of a record that tells who sat where.
const SEATED: &str = "seated: ";

/// What an action would bring about, as far as anybody can know.
#[derive(Clone, Debug)]
pub struct Preview {
    /// What would happen, up to the next decision or the next draw.
    pub events: Vec<Event>,
    /// The position after it, with everything hidden left out.
    pub game: Game,
    /// Whether it cannot be taken back: a tile will be drawn, or the game ends.
    pub is_final: bool,
}

/// A running or finished game at a table.
pub struct Session {
    record: Record,
    replay: Replay,
    seats: Vec<Seat>,
    hints: Box<dyn Bot>,
}

impl Session {
    /// Starts a game. Seats that are not named are people.
    ///
    /// # Errors
    /// X-6 when the order of tiles is not one of the tiles in play.
    pub fn start(rules: Arc<Rules>, chance: Chance, seats: Vec<Seat>) -> Result<Session, Refusal> {
        let mut record = Record::new(&rules, chance);
        let order = record.order(&rules)?;
        let replay = Replay::start(rules, &order)?;
        record.push_events(replay.end(), replay.start_events());
        let mut session = Session::seated(record, replay, seats);
        session.note_seats();
        Ok(session)
    }

    /// Goes on with a recorded game, finished or not.
    ///
    /// # Errors
    /// As [`Record::replay`].
    pub fn resume(record: Record, sets: &Sets, seats: Vec<Seat>) -> Result<Session, RecordError> {
        let replay = record.replay(sets)?;
        let mut session = Session::seated(record, replay, seats);
        session.note_seats();
        Ok(session)
    }

    fn seated(record: Record, replay: Replay, mut seats: Vec<Seat>) -> Session {
        seats.resize_with(usize::from(replay.rules().players()), || Seat::Person);
        Session { record, replay, seats, hints: Box::new(fogbound_bots::Greedy::default()) }
    }

    /// Writes into the record who sits where, in place of an earlier note.
    fn note_seats(&mut self) {
        let names: Vec<&str> = self.seats.iter().map(Seat::name).collect();
        let comments = &mut self.record.header.comments;
        comments.retain(|comment| !comment.starts_with(SEATED));
        comments.push(format!("{SEATED}{}", names.join(", ")));
    }

    /// The game with everything in it; show only what its view shows.
    #[must_use]
    pub fn game(&self) -> &Game {
        self.replay.end()
    }

    /// The rules of the game.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        self.replay.rules()
    }

    /// The past of the game: standing decisions with what followed each.
    #[must_use]
    pub fn replay(&self) -> &Replay {
        &self.replay
    }

    /// The record so far.
    #[must_use]
    pub fn record(&self) -> &Record {
        &self.record
    }

    /// Who sits where.
    #[must_use]
    pub fn seats(&self) -> &[Seat] {
        &self.seats
    }

    /// Everything that has happened and was not taken back, in order.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = &Event> {
        let later = self.replay.taken().iter().flat_map(|taken| &taken.events);
        self.replay.start_events().iter().chain(later)
    }

    /// Takes a decision for the active player.
    ///
    /// # Errors
    /// The rule that forbids it; nothing is changed (X-7).
    pub fn apply(&mut self, action: Action) -> Result<Vec<Event>, Refusal> {
        let events = self.replay.apply(action)?.to_vec();
        self.record.push_action(action);
        self.record.push_events(self.replay.end(), &events);
        self.pin_the_end();
        Ok(events)
    }

    /// Tells the tile that was drawn, where chance comes from outside ([`Chance::Told`]).
    ///
    /// # Errors
    /// X-6 when no tile has to be told, M-3.7 when no such tile is left; nothing is changed.
    pub fn tell(&mut self, tile: KindId) -> Result<Vec<Event>, Refusal> {
        let events = self.replay.tell(tile)?;
        self.record.push_events(self.replay.end(), &events);
        self.pin_the_end();
        Ok(events)
    }

    /// A finished record ends with the hash of its last position.
    fn pin_the_end(&mut self) {
        if self.game().outcome().is_some() {
            self.record.push_hash(self.replay.end().hash());
        }
    }

    /// Whether a bot has to decide now.
    #[must_use]
    pub fn is_bots_turn(&self) -> bool {
        let seat = self.game().decision().map(|decision| usize::from(decision.seat));
        seat.is_some_and(|seat| matches!(self.seats.get(seat), Some(Seat::Bot(_))))
    }

    /// Lets the bot whose turn it is take one decision; `None` when it is nobody's or a person's.
    ///
    /// # Errors
    /// When the bot answers what the rules forbid; nothing is changed.
    pub fn let_bot_decide(&mut self) -> Result<Option<(Action, Vec<Event>)>, Refusal> {
        let Some(decision) = self.replay.end().decision() else { return Ok(None) };
        let Some(Seat::Bot(bot)) = self.seats.get_mut(usize::from(decision.seat)) else {
            return Ok(None);
        };
        let view = self.replay.end().view();
        let action = bot.choose(&view, &view.legal());
        self.apply(action).map(|events| Some((action, events)))
    }

    /// Takes back the last decision.
    ///
    /// # Errors
    /// X-7 when there is none, X-6 when something hidden was revealed since.
    pub fn undo(&mut self) -> Result<(), Refusal> {
        self.replay.undo(1)?;
        self.record.push_undo(1);
        Ok(())
    }

    /// What an action would bring about.
    ///
    /// # Errors
    /// The rule that forbids the action.
    pub fn preview(&self, action: Action) -> Result<Preview, Refusal> {
        let before = self.game().view();
        let mut game = before.clone().into_game();
        let events = game.apply(action)?;
        let is_final = is_reveal(&before, &game) || game.status() == Status::Draw;
        Ok(Preview { events, game, is_final })
    }

    /// What a bot would do in this place; `None` when there is nothing to decide.
    #[must_use]
    pub fn hint(&mut self) -> Option<Action> {
        self.replay.end().decision()?;
        let view = self.replay.end().view();
        Some(self.hints.choose(&view, &view.legal()))
    }
}

/// Who sat where, as the record notes it: a bot with that name, or a person. Names that no bot has
/// are people. Nothing but the start of a resumed game depends on it.
#[must_use]
pub fn seats_of(record: &Record, seed: &Seed) -> Vec<Seat> {
    let note = record.header.comments.iter().find_map(|comment| comment.strip_prefix(SEATED));
    let names = note.unwrap_or_default().split(", ");
    let seat = |name| fogbound_bots::by_name(name, seed).map_or(Seat::Person, Seat::Bot);
    names.map(seat).take(record.header.seats.len()).collect()
}

#[cfg(test)]
mod tests;
