//! One running game at a table: who sits where, the record as it grows, undo, previews, hints.
//!
//! A [`Session`] keeps a [`Replay`] (every position of the game) and its [`Record`] side by side.
//! Taking back is free up to the last reveal (X-6). A preview is made on a copy of what the seat
//! sees, so it can tell nothing that is hidden from it. Where several seats decide at once, people
//! and bots answer in any order, each by its own view (X-5).
//!
//! ```
//! use fogbound_game::Seed;
//! use fogbound_mists::{Level, Setup};
//! use fogbound_table::mists::{Seat, Session};
//! use fogbound_table::record::Chance;
//! use std::sync::Arc;
//!
//! let set = Arc::new(fogbound_tilesets::fogbound_mists().clone());
//! let level = Level::number(1).ok_or("no such level")?;
//! let rules = Arc::new(Setup::new(set, level, 2).validate()?);
//! let bot = fogbound_bots::by_name("greedy", &Seed::new("bots")).ok_or("no such bot")?;
//! let seats = vec![Seat::Person, Seat::Bot(bot)];
//! let mut table = Session::start(rules, Chance::Seed(Seed::new("lamplight")), seats)?;
//! let action = table.hint(0).ok_or("nothing to decide")?;
//! assert!(!table.preview(0, action)?.events.is_empty());
//! table.apply(0, action)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **Invariants.** No I/O, no clock.

use crate::record::{Chance, Record, RecordError, Recorded, Replay, Sets};
use fogbound_bots::{Bot, Seated, Veiled};
use fogbound_game::{Deciding, Game, Refusal, Seats, Seed};
use std::sync::Arc;

/// Who sits on a seat.
pub enum Seat<G: Game> {
    /// A person.
    Person,
    /// A program.
    Bot(Box<dyn Bot<G>>),
}

impl<G: Game> Seat<G> {
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
pub struct Preview<G: Game> {
    /// What would happen, up to the next decision or the next draw.
    pub events: Vec<G::Event>,
    /// The position after it, with everything left out that is hidden from the seat.
    pub game: G,
    /// Whether it cannot be taken back: a tile will be drawn, the game ends, or all who decide at
    /// once have chosen.
    pub is_final: bool,
}

/// A decision of a bot: its seat, its action and what happened.
pub type Decided<G> = (u8, <G as Game>::Action, Vec<<G as Game>::Event>);

/// A running or finished game at a table.
pub struct Session<G: Game + Recorded> {
    record: Record<G>,
    replay: Replay<G>,
    seats: Vec<Seat<G>>,
    adviser: Box<dyn Bot<G>>,
}

impl<G: Recorded + Seated> Session<G> {
    /// Starts a game. Seats that are not named are people.
    ///
    /// # Errors
    /// As [`Game::start`], for instance X-6 when the order of tiles is not one of the tiles in play.
    pub fn start(
        rules: Arc<G::Rules>,
        chance: Chance,
        seats: Vec<Seat<G>>,
    ) -> Result<Session<G>, Refusal> {
        let record = Record::<G>::new(&rules, chance);
        Session::begin(record, rules, seats)
    }

    /// Starts the game of a record whose log is empty, for setups that rules and chance alone do
    /// not tell. The rules must be those of the record.
    ///
    /// # Errors
    /// As [`Session::start`].
    pub fn begin(
        mut record: Record<G>,
        rules: Arc<G::Rules>,
        seats: Vec<Seat<G>>,
    ) -> Result<Session<G>, Refusal> {
        let order = record.order(&rules)?;
        let replay = Replay::start(rules, &order)?;
        record.push_events(replay.end(), replay.start_events());
        Ok(Session::seated(record, replay, seats))
    }

    /// Goes on with a recorded game, finished or not.
    ///
    /// # Errors
    /// As [`Record::replay`].
    pub fn resume(
        record: Record<G>,
        sets: &Sets,
        seats: Vec<Seat<G>>,
    ) -> Result<Session<G>, RecordError> {
        let replay = record.replay(sets)?;
        Ok(Session::seated(record, replay, seats))
    }

    fn seated(record: Record<G>, replay: Replay<G>, mut seats: Vec<Seat<G>>) -> Session<G> {
        seats.resize_with(usize::from(replay.end().players()), || Seat::Person);
        let mut session = Session { record, replay, seats, adviser: G::adviser() };
        session.note_seats();
        session
    }

    /// Writes into the record who sits where, in place of an earlier note.
    fn note_seats(&mut self) {
        let names: Vec<&str> = self.seats.iter().map(Seat::name).collect();
        let comments = &mut self.record.header.comments;
        comments.retain(|comment| !comment.starts_with(SEATED));
        comments.push(format!("{SEATED}{}", names.join(", ")));
    }

    /// The game with everything in it; show only what a view of it shows.
    #[must_use]
    pub fn game(&self) -> &G {
        self.replay.end()
    }

    /// The rules of the game.
    #[must_use]
    pub fn rules(&self) -> &Arc<G::Rules> {
        self.replay.rules()
    }

    /// The past of the game: standing decisions with what followed each.
    #[must_use]
    pub fn replay(&self) -> &Replay<G> {
        &self.replay
    }

    /// The record so far.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Who sits where.
    #[must_use]
    pub fn seats(&self) -> &[Seat<G>] {
        &self.seats
    }

    /// Everything that has happened and was not taken back, in order.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = &G::Event> {
        let later = self.replay.taken().iter().flat_map(|taken| &taken.events);
        self.replay.start_events().iter().chain(later)
    }

    /// Takes a decision for a seat.
    ///
    /// # Errors
    /// The rule that forbids it; nothing is changed (X-7).
    pub fn apply(&mut self, seat: u8, action: G::Action) -> Result<Vec<G::Event>, Refusal> {
        let before = self.replay.taken().len();
        let events = self.replay.apply(seat, action)?.to_vec();
        let before = self.replay.at(before).unwrap_or(self.replay.end());
        self.record.push_answer(before, seat, action);
        self.record.push_events(self.replay.end(), &events);
        self.pin_the_end();
        Ok(events)
    }

    /// Tells the tile that was drawn, where chance comes from outside ([`Chance::Told`]).
    ///
    /// # Errors
    /// X-6 when no tile has to be told, the rule of the supply when no such tile is left; nothing is
    /// changed.
    pub fn tell(&mut self, tile: G::Tile) -> Result<Vec<G::Event>, Refusal> {
        let events = self.replay.tell(tile)?;
        if !events.iter().any(|event| G::drawn(event) == Some(tile)) {
            // A tile that is told but not shown yet.
            self.record.push_tile(&G::tile_text(self.rules(), tile));
        }
        self.record.push_events(self.replay.end(), &events);
        self.pin_the_end();
        Ok(events)
    }

    /// A finished record ends with the hash of its last position.
    fn pin_the_end(&mut self) {
        if self.game().is_over() {
            self.record.push_hash(self.replay.end().public_hash());
        }
    }

    /// The seats of bots that have to decide now; none while a tile has to be told.
    #[must_use]
    pub fn bots_to_decide(&self) -> Seats {
        if self.game().wants_tile() {
            return Seats::NONE;
        }
        let is_bot = |seat: &u8| matches!(self.seats.get(usize::from(*seat)), Some(Seat::Bot(_)));
        self.game().deciding().seats().iter().filter(is_bot).collect()
    }

    /// Whether a bot has to decide now.
    #[must_use]
    pub fn is_bots_turn(&self) -> bool {
        !self.bots_to_decide().is_empty()
    }

    /// Lets the first bot that has to decide take its decision, by what its seat sees; gives its
    /// seat, its action and what happened. `None` when no bot has to.
    ///
    /// # Errors
    /// When the bot answers what the rules forbid; nothing is changed.
    pub fn let_bot_decide(&mut self) -> Result<Option<Decided<G>>, Refusal> {
        let Some(seat) = self.bots_to_decide().smallest() else { return Ok(None) };
        let Some(Seat::Bot(bot)) = self.seats.get_mut(usize::from(seat)) else { return Ok(None) };
        let Some(action) = choose(bot.as_mut(), self.replay.end(), seat) else { return Ok(None) };
        self.apply(seat, action).map(|events| Some((seat, action, events)))
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

    /// What an action of a seat would bring about, as far as that seat can know.
    ///
    /// # Errors
    /// The rule that forbids the action.
    pub fn preview(&self, seat: u8, action: G::Action) -> Result<Preview<G>, Refusal> {
        let before = self.game().view_of(Some(seat));
        let mut game: G = (*before).clone();
        let mut events = Vec::new();
        game.apply_with(seat, action, &mut |event| events.push(event))?;
        let is_last = |deciding| matches!(deciding, Deciding::Together(seats) if seats.len() == 1);
        let reveals = before.revealed_since(&game) || is_last(before.deciding());
        let is_final = reveals || game.wants_tile();
        Ok(Preview { events, game, is_final })
    }

    /// What a bot would do in the place of a seat; `None` when that seat has nothing to decide.
    #[must_use]
    pub fn hint(&mut self, seat: u8) -> Option<G::Action> {
        choose(self.adviser.as_mut(), self.replay.end(), seat)
    }
}

/// A bot's answer for a seat; `None` when that seat has nothing to decide.
fn choose<G: Game>(bot: &mut dyn Bot<G>, game: &G, seat: u8) -> Option<G::Action> {
    let legal = game.view_of(Some(seat)).legal_of(seat);
    (!legal.is_empty()).then(|| bot.choose_veiled(Veiled::new(game, seat), &legal))
}

/// Who sat where, as the record notes it: a bot with that name, or a person. Names that no bot has
/// are people. Nothing but the start of a resumed game depends on it.
#[must_use]
pub fn seats_of<G: Recorded + Seated>(record: &Record<G>, seed: &Seed) -> Vec<Seat<G>> {
    let note = record.header.comments.iter().find_map(|comment| comment.strip_prefix(SEATED));
    let names = note.unwrap_or_default().split(", ");
    let seat = |(seat, name)| G::bot(name, seed, seat).map_or(Seat::Person, Seat::Bot);
    (0..).zip(names).map(seat).take(G::players_of(&record.header.setup)).collect()
}

#[cfg(test)]
mod tests;
