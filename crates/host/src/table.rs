//! A table: what follows from its log. No I/O, no clock: a request is checked ([`Table::plan`]), its entry is written
//! to the log by the caller, and only then it happens ([`Table::apply`]).

mod happening;
mod notices;
mod plan;
mod told;

pub use plan::Unplanned;

use crate::entry::Founding;
use crate::hosting::{Hosted, Thought, go_on, start};
use crate::token::Key;
use fogbound_game::Refusal;
use fogbound_protocol::{Asked, Id, MAX_NAME, Wanted, What};
use fogbound_table::aid::Aid;
use fogbound_table::games::GameId;
use fogbound_table::setup::Wish;
use notices::Notices;
use std::collections::BTreeMap;
use std::time::Duration;

/// The word for a seat of a person.
const PERSON: &str = "person";
/// The word for a seat where nobody sits.
const OPEN: &str = "open";

/// The seconds after which those who look on see what happens where seats see different things, and the most.
const USUAL_DELAY: u16 = 30;
const MOST_DELAY: u16 = 3600;

/// A table with its game and its seats.
pub struct Table {
    hosted: Box<dyn Hosted>,
    wanted: Wanted,
    seed: String,
    chairs: Vec<Seated>,
    seq: u64,
    /// The requests that have been done, with the number of their events.
    done: BTreeMap<Id, u64>,
    /// All events so far.
    events: Vec<(Option<u8>, What)>,
    /// The number of the last event that has changed the questions.
    changed: u64,
    again: Option<String>,
}

/// What another game with the same seats begins with.
#[derive(Debug)]
pub struct Before {
    /// What was wanted.
    pub wanted: Wanted,
    /// The seed of the tiles.
    pub seed: String,
    /// The people: their seats, names and keys.
    pub people: Vec<(u8, String, Key)>,
}

/// A seat.
#[derive(Clone, Debug, Default)]
struct Seated {
    holder: String,
    name: String,
    key: Option<Key>,
    notices: Notices,
}

/// Returns the wish for the game that is wanted.
///
/// # Errors
/// X-7 if there is no such game or aid level.
pub fn wish(wanted: &Wanted, seed: &str, salt: &str) -> Result<Wish, Refusal> {
    let game = wanted.game.parse::<GameId>().map_err(|_| Refusal::new("X-7", "no-such-game"))?;
    let mut wish = Wish::new(game);
    for choice in &wanted.choices {
        wish.choose(&choice.id, &choice.value);
    }
    wish.seats.clone_from(&wanted.seats);
    if !wanted.aid.is_empty() {
        wish.aid = Aid::parse(&wanted.aid).ok_or(Refusal::new("X-7", "no-such-aid"))?;
    }
    wish.seed = seed.to_owned();
    wish.salt = salt.to_owned();
    Ok(wish)
}

impl Table {
    /// Sets a table up by the first entry of its log.
    ///
    /// # Errors
    /// The reason for which there is no such game.
    pub fn found(founding: &Founding) -> Result<Table, Refusal> {
        let mut wish = wish(&founding.wanted, &founding.seed, &founding.salt)?;
        // Seats of people are free until somebody takes them.
        for holder in wish.seats.iter_mut().filter(|holder| *holder == PERSON) {
            OPEN.clone_into(holder);
        }
        if founding.wanted.record.is_empty() {
            return Table::of(founding, &wish.seats, start(&wish)?);
        }
        let (hosted, seed) = go_on(&founding.wanted.record, &wish.seats)?;
        if hosted.game() != wish.game {
            return Err(Refusal::new("X-7", "no-such-game"));
        }
        Table::of(&Founding { seed, ..founding.clone() }, &wish.seats, hosted)
    }

    /// Sets a table up around a game whose seats have these holders.
    fn of(
        founding: &Founding,
        holders: &[String],
        hosted: Box<dyn Hosted>,
    ) -> Result<Table, Refusal> {
        let seat = |holder: &String| Seated { holder: holder.clone(), ..Seated::default() };
        let mut table = Table {
            hosted,
            wanted: founding.wanted.clone(),
            seed: founding.seed.clone(),
            chairs: holders.iter().map(seat).collect(),
            seq: 1,
            done: BTreeMap::new(),
            events: vec![(None, What::Made {})],
            changed: 1,
            again: None,
        };
        for (seat, name, key) in &founding.seated {
            table.seat(*seat, name, key)?;
        }
        Ok(table)
    }

    /// Returns the number of the last event.
    pub fn seq(&self) -> u64 {
        self.seq
    }

    /// Returns the game that is played.
    pub fn game(&self) -> GameId {
        self.hosted.game()
    }

    /// Returns the time after which those who look on see what happens.
    pub fn delay(&self) -> Duration {
        let usual = if self.hosted.has_secrets() { USUAL_DELAY } else { 0 };
        Duration::from_secs(self.wanted.delay.unwrap_or(usual).min(MOST_DELAY).into())
    }

    /// Returns `true` as long as a seat is free.
    pub fn is_open(&self) -> bool {
        self.chairs.iter().any(|seated| seated.holder == OPEN)
    }

    /// Returns `true` if its maker has listed it.
    pub fn is_listed(&self) -> bool {
        self.wanted.listed
    }

    /// Returns all that another game with the same seats begins with.
    pub fn before(&self) -> Before {
        let seats = (0..).zip(&self.chairs);
        let people =
            seats.filter_map(|(seat, it)| Some((seat, it.name.clone(), it.key.clone()?))).collect();
        // Another game is a new one.
        let wanted = Wanted { record: String::new(), ..self.wanted.clone() };
        Before { wanted, seed: self.seed.clone(), people }
    }

    /// Returns `true` once the game is over.
    pub fn is_over(&self) -> bool {
        self.hosted.is_over()
    }

    /// Returns the seats that secrets open, by what is kept of these.
    pub fn seats_of(&self, keys: &[Key]) -> Vec<u8> {
        let is_held = |seated: &Seated| {
            seated.key.as_ref().is_some_and(|key| keys.iter().any(|given| given.is(key)))
        };
        (0..).zip(&self.chairs).filter(|(_, it)| is_held(it)).map(|(seat, _)| seat).collect()
    }

    /// Returns the seats that people hold.
    pub fn held(&self) -> Vec<u8> {
        let held = (0..).zip(&self.chairs).filter(|(_, seated)| seated.key.is_some());
        held.map(|(seat, _)| seat).collect()
    }

    /// Returns what only these seats know, as far as it stands in the header of their record.
    pub fn secrets_of(&self, seats: &[u8]) -> String {
        self.hosted.secrets_of(seats)
    }

    /// Returns the events after a number, each with its own; `None` if there are not so many.
    pub fn events_after(
        &self,
        seen: u64,
    ) -> Option<impl Iterator<Item = (u64, &(Option<u8>, What))>> {
        let first = usize::try_from(seen).ok().filter(|&first| first <= self.events.len())?;
        Some((seen + 1..).zip(&self.events[first..]))
    }

    /// Returns the question to a seat.
    pub fn asked(&self, seat: u8) -> Option<Asked> {
        let is_asked = self.hosted.deciding().contains(&seat);
        is_asked.then(|| Asked { seat, on: self.seq, legal: self.hosted.legal(seat) })
    }

    /// Returns the bot that has to decide, and what it has to think.
    pub fn bot_to_decide(&self) -> Option<(u8, Thought)> {
        self.hosted.bot_to_decide()
    }

    fn seated(&self, seat: u8) -> Result<&Seated, Refusal> {
        self.chairs.get(usize::from(seat)).ok_or(Refusal::new("X-7", "no-such-seat"))
    }

    fn seated_mut(&mut self, seat: u8) -> Result<&mut Seated, Refusal> {
        self.chairs.get_mut(usize::from(seat)).ok_or(Refusal::new("X-7", "no-such-seat"))
    }

    fn seat(&mut self, seat: u8, name: &str, key: &Key) -> Result<(), Refusal> {
        self.hosted.give(seat, PERSON)?;
        let seated = self.seated_mut(seat)?;
        let (holder, name, key) = (PERSON.to_owned(), name.to_owned(), Some(key.clone()));
        *seated = Seated { holder, name, key, notices: Notices::default() };
        Ok(())
    }
}

/// Returns a name as it is shown.
///
/// # Errors
/// X-7 if it is too long.
pub fn clean(name: &str) -> Result<String, Refusal> {
    let name = name.replace(char::is_control, " ").trim().to_owned();
    match name.chars().count() <= MAX_NAME {
        true => Ok(name),
        false => Err(Refusal::new("X-7", "name-too-long")),
    }
}

#[cfg(test)]
mod tests;
