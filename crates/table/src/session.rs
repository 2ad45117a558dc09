//! One running game at a table: seats, the record as it grows, undo, drafts, previews, hints.
//!
//! A [`Session`] keeps a [`Replay`] (every position of the game) and its [`Record`] side by side.
//! If several seats decide at once, people and bots answer in any order, each by its own view
//! (X-5).
//!
//! * Seats change hands at any time ([`Session::set_seat`]); an open one blocks only itself.
//! * A turn is composed as a [`Draft`] and confirmed as a whole. Drafts and previews are made on a copy
//!   of what the seat sees, so they reveal nothing that is hidden from it.
//! * Taking back is free up to the last reveal ([`Session::take_back`]), beyond it by consent of all
//!   people ([`Session::ask_to_take_back`], X-6).
//! * The amount of help at the table is fixed at the start ([`Terms::aid`]).
//! * A shuffle can be promised before the first tile ([`Terms::salt`], [`Session::commitment`]) and
//!   checked after the last ([`Session::revealed`], X-6).
//!
//! ```
//! use fogbound_game::Seed;
//! use fogbound_mists::{Level, Setup};
//! use fogbound_table::games::mists::{Seat, Session};
//! use fogbound_table::record::Chance;
//! use std::sync::Arc;
//!
//! let set = Arc::new(fogbound_sets::fogbound_mists().clone());
//! let level = Level::number(1).ok_or("no such level")?;
//! let rules = Arc::new(Setup::new(set, level, 2).validate()?);
//! let bot = fogbound_bots::by_name("greedy", &Seed::new("bots")).ok_or("no such bot")?;
//! let seats = vec![Seat::Person, Seat::Bot(bot)];
//! let mut table = Session::start(rules, Chance::Seed(Seed::new("lamplight")), seats)?;
//! let action = table.hint(0)?;
//! assert!(!table.preview(0, action)?.events.is_empty());
//! let mut draft = table.draft(0)?;
//! draft.push(action)?;
//! table.confirm(&draft)?;
//! table.take_back(0, 1)?;
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **Invariants.** No I/O, no clock.

mod draft;
mod preview;
pub(crate) mod seats;
mod undo;

use crate::aid::Aid;
use crate::record::{
    Chance, Commitment, Entry, Record, RecordError, Recorded, Replay, Salt, Sets, entry,
};
use crate::setup::Wish;
use fogbound_bots::{Bot, Seated, Veiled};
use fogbound_game::{Game, Refusal, Seed};
use std::sync::Arc;

pub use draft::Draft;
pub use preview::Preview;
pub use seats::{Decided, Seat, seats_of};
pub use undo::Request;

/// The agreements of a table before the first tile, apart from the rules.
#[derive(Clone, Debug, Default)]
pub struct Terms {
    /// The amount of help for the players.
    pub aid: Aid,
    /// The secret salt of a promise about the shuffle, random bits of the caller's (X-6). Without
    /// effect unless chance comes from a seed.
    pub salt: Option<Salt>,
}

/// A running or finished game at a table.
pub struct Session<G: Game + Recorded> {
    record: Record<G>,
    replay: Replay<G>,
    seats: Vec<Seat<G>>,
    request: Option<Request>,
}

impl<G: Recorded + Seated> Session<G> {
    /// Starts a game with all help and without a promise about the shuffle. Seats that are not named
    /// are people.
    ///
    /// # Errors
    /// As [`Game::start`], for instance X-6 when the order of tiles is not one of the tiles in play.
    pub fn start(
        rules: Arc<G::Rules>,
        chance: Chance,
        seats: Vec<Seat<G>>,
    ) -> Result<Session<G>, Refusal> {
        Session::start_on(Terms::default(), rules, chance, seats)
    }

    /// Works like [`Session::start`], on terms of the table's own.
    ///
    /// # Errors
    /// As [`Session::start`].
    pub fn start_on(
        terms: Terms,
        rules: Arc<G::Rules>,
        chance: Chance,
        seats: Vec<Seat<G>>,
    ) -> Result<Session<G>, Refusal> {
        let mut record = Record::<G>::new(&rules, chance);
        record.header.aid = terms.aid;
        if let Some(salt) = terms.salt {
            record.commit(salt);
        }
        Session::begin(record, rules, seats)
    }

    /// Starts the game of a wish, by its rules.
    ///
    /// # Errors
    /// As [`Session::start`], and X-7 if a bot is wished for that there is not.
    pub fn of_wish(wish: &Wish, rules: Arc<G::Rules>) -> Result<Session<G>, Refusal> {
        let seed = Seed::new(wish.seed.clone());
        let terms = Terms { aid: wish.aid, salt: Salt::parse(&wish.salt) };
        let seats = Seat::all_named(&wish.seats, &seed)?;
        let chance = if wish.told { Chance::Told } else { Chance::Seed(seed) };
        Session::start_on(terms, rules, chance, seats)
    }

    /// Starts the game of a record whose log is empty, for setups that need more than rules and chance. The
    /// rules must be those of the record.
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
        mut record: Record<G>,
        sets: &Sets,
        seats: Vec<Seat<G>>,
    ) -> Result<Session<G>, RecordError> {
        let replay = record.replay(sets)?;
        if !replay.end().is_over() {
            record.reopen();
        }
        Ok(Session::seated(record, replay, seats))
    }

    fn seated(record: Record<G>, replay: Replay<G>, mut seats: Vec<Seat<G>>) -> Session<G> {
        seats.resize_with(usize::from(replay.end().players()), || Seat::Person);
        let mut session = Session { record, replay, seats, request: None };
        session.note_seats();
        session
    }

    /// Returns the game with everything in it. Show only what a view of it shows.
    #[must_use]
    pub fn game(&self) -> &G {
        self.replay.end()
    }

    /// Returns the rules of the game.
    #[must_use]
    pub fn rules(&self) -> &Arc<G::Rules> {
        self.replay.rules()
    }

    /// Returns the past of the game: standing decisions with the events after each.
    #[must_use]
    pub fn replay(&self) -> &Replay<G> {
        &self.replay
    }

    /// Returns the record so far.
    #[must_use]
    pub fn record(&self) -> &Record<G> {
        &self.record
    }

    /// Returns the record for a file. A running game has the hash of the position it has come to at its end,
    /// which [`Session::resume`] checks.
    #[must_use]
    pub fn saved(&self) -> Record<G> {
        let mut record = self.record.clone();
        if !self.game().is_over() {
            record.push_hash(self.game().hash());
        }
        record
    }

    /// Writes a remark about a position into the record ([`Record::set_remark`]). Nothing of the game depends on it.
    pub fn set_remark(&mut self, ply: usize, text: &str) {
        self.record.set_remark(ply, text);
    }

    /// Returns the amount of help for the players.
    #[must_use]
    pub fn aid(&self) -> Aid {
        self.record.header.aid
    }

    /// Returns the promise of the shuffle made before the first tile; everybody may see it (X-6).
    #[must_use]
    pub fn commitment(&self) -> Option<&Commitment> {
        self.record.header.commitment.as_ref()
    }

    /// Returns the seed and the salt of the commitment, once the game is over. Anybody can check them with
    /// [`Commitment::is_kept_by`] (X-6).
    #[must_use]
    pub fn revealed(&self) -> Option<(&Seed, Option<&Salt>)> {
        match &self.record.header.chance {
            Chance::Seed(seed) if self.game().is_over() => {
                Some((seed, self.record.header.salt.as_ref()))
            }
            _ => None,
        }
    }

    /// Returns all events that were not taken back, in order.
    pub fn events(&self) -> impl DoubleEndedIterator<Item = &G::Event> {
        let later = self.replay.taken().iter().flat_map(|taken| &taken.events);
        self.replay.start_events().iter().chain(later)
    }

    /// Takes a decision for a seat.
    ///
    /// # Errors
    /// The rule that forbids it, or X-7 if nobody sits there. Nothing is changed (X-7).
    pub fn apply(&mut self, seat: u8, action: G::Action) -> Result<Vec<G::Event>, Refusal> {
        self.check_seated(seat)?;
        let events = self.answer(seat, action)?;
        self.request = None;
        Ok(events)
    }

    /// Checks that a seat is not an open one, whose decisions wait.
    ///
    /// # Errors
    /// X-7 if nobody sits there.
    pub fn check_seated(&self, seat: u8) -> Result<(), Refusal> {
        match self.seats.get(usize::from(seat)) {
            Some(Seat::Open) => Err(Refusal::new("X-7", "seat-open")),
            _ => Ok(()),
        }
    }

    fn answer(&mut self, seat: u8, action: G::Action) -> Result<Vec<G::Event>, Refusal> {
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
    /// X-6 if no tile has to be told, the rule of the supply if no such tile is left. Nothing is changed.
    pub fn tell(&mut self, tile: G::Tile) -> Result<Vec<G::Event>, Refusal> {
        let events = self.replay.tell(tile)?;
        self.request = None;
        if !events.iter().any(|event| G::drawn(event) == Some(tile)) {
            // A tile that is told but not shown yet.
            self.record.push_tile(&G::tile_text(self.rules(), tile));
        }
        self.record.push_events(self.replay.end(), &events);
        self.pin_the_end();
        Ok(events)
    }

    /// Follows a game that goes on elsewhere by the lines that its public form grows by, and returns the events.
    ///
    /// # Errors
    /// X-7 if a line is not of the language of records, or the rule that refuses it. The lines before it are taken.
    pub fn follow<'a>(
        &mut self,
        lines: impl IntoIterator<Item = &'a str>,
    ) -> Result<Vec<G::Event>, Refusal> {
        let mut events = Vec::new();
        for line in lines {
            let entry = entry::<G>(line.trim()).ok_or(Refusal::new("X-7", "unreadable-answer"))?;
            events.extend(self.follow_entry(entry)?);
        }
        self.request = None;
        Ok(events)
    }

    fn follow_entry(&mut self, entry: Entry<G::Action>) -> Result<Vec<G::Event>, Refusal> {
        match entry {
            Entry::Action(action) => {
                let deciding = self.game().deciding().seats();
                return self.answer(deciding.smallest().unwrap_or_default(), action);
            }
            Entry::Choice(seat, action) => return self.answer(seat, action),
            Entry::Tile(name) if self.game().wants_tile() => {
                let tile = G::parse_tile(self.rules(), &name);
                return self.tell(tile.ok_or(Refusal::new("X-7", "unreadable-answer"))?);
            }
            Entry::Undo(decisions) => {
                self.replay.undo(decisions)?;
                self.record.push_undo(decisions);
            }
            Entry::UndoByConsent(decisions) => {
                self.replay.undo_by_consent(decisions)?;
                self.record.push_undo_by_consent(decisions);
            }
            // A tile that is drawn is known by now.
            Entry::Tile(_) | Entry::Hash(_) | Entry::Comment(_) | Entry::Blank => {}
        }
        Ok(Vec::new())
    }

    /// Ends a finished record with the hash of its last position.
    fn pin_the_end(&mut self) {
        if self.game().is_over() {
            self.record.push_hash(self.replay.end().hash());
        }
    }
}

/// Returns a bot's answer for a seat; `None` if that seat has nothing to decide.
fn choose<G: Game>(bot: &mut dyn Bot<G>, game: &G, seat: u8) -> Option<G::Action> {
    let legal = game.view_of(Some(seat)).legal_of(seat);
    (!legal.is_empty()).then(|| bot.choose_veiled(Veiled::new(game, seat), &legal))
}

#[cfg(test)]
mod tests;
