//! A table: what follows from its log. No I/O, no clock: a request is checked ([`Table::plan`]), its entry is written
//! to the log by the caller, and only then it happens ([`Table::apply`]).

mod happening;
mod notices;
mod told;

use crate::entry::{Entry, Founding};
use crate::hosting::{Hosted, Thought, start};
use crate::token::Key;
use fogbound_game::Refusal;
use fogbound_protocol::{Asked, Id, MAX_NAME, ToTable, Wanted, What};
use fogbound_table::aid::Aid;
use fogbound_table::games::GameId;
use fogbound_table::setup::Wish;
use notices::Notices;
use std::collections::BTreeMap;

/// The word for a seat of a person.
const PERSON: &str = "person";
/// The word for a seat where nobody sits.
const OPEN: &str = "open";

/// Most decisions in one request.
const MAX_ACTIONS: usize = 32;

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
#[derive(Clone, Debug)]
struct Seated {
    holder: String,
    name: String,
    key: Option<Key>,
    notices: Option<Notices>,
}

/// The reason why a request is not done.
#[derive(Debug)]
pub enum Unplanned {
    /// It was done before, by this event.
    Done(u64),
    /// It is refused.
    Refused(Refusal),
    /// It cannot be done at the moment.
    Later,
}

impl From<Refusal> for Unplanned {
    fn from(refusal: Refusal) -> Unplanned {
        Unplanned::Refused(refusal)
    }
}

impl From<getrandom::Error> for Unplanned {
    fn from(_: getrandom::Error) -> Unplanned {
        Unplanned::Later
    }
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
        Table::of(founding, &wish.seats, start(&wish)?)
    }

    /// Sets a table up around a game whose seats have these holders.
    fn of(
        founding: &Founding,
        holders: &[String],
        hosted: Box<dyn Hosted>,
    ) -> Result<Table, Refusal> {
        let seat = |holder: &String| Seated {
            holder: holder.clone(),
            name: String::new(),
            key: None,
            notices: None,
        };
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

    /// Returns `true` if its maker has listed it.
    pub fn is_listed(&self) -> bool {
        self.wanted.listed
    }

    /// Returns all that another game with the same seats begins with.
    pub fn before(&self) -> Before {
        let seats = (0..).zip(&self.chairs);
        let people =
            seats.filter_map(|(seat, it)| Some((seat, it.name.clone(), it.key.clone()?))).collect();
        Before { wanted: self.wanted.clone(), seed: self.seed.clone(), people }
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

    /// Checks a request of somebody on these seats. `is_gone` tells whether nobody is at a seat.
    ///
    /// # Errors
    /// The reason why it is not done.
    pub fn plan(
        &self,
        seats: &[u8],
        request: &ToTable,
        is_gone: impl Fn(u8) -> bool,
    ) -> Result<Entry, Unplanned> {
        if let Some(seq) = request.id().and_then(|id| self.done.get(id)) {
            return Err(Unplanned::Done(*seq));
        }
        if !request.id().is_some_and(is_id) {
            return Err(Refusal::new("X-7", "no-id").into());
        }
        let own = |seat: u8| match seats.contains(&seat) {
            true => Ok(seat),
            false => Err(Refusal::new("X-7", "not-your-seat")),
        };
        match request {
            ToTable::Act { seat, on, actions, .. } => {
                let seat = own(*seat)?;
                if *on < self.changed {
                    return Err(Refusal::new("X-7", "draft-old").into());
                }
                self.plan_act(seat, actions)
            }
            ToTable::Sit { seat, name, token, .. } => {
                let seated = self.seated(*seat)?;
                if seated.key.is_some() || seated.holder != OPEN {
                    return Err(Refusal::new("X-7", "seat-taken").into());
                }
                self.hosted.check_give(*seat, PERSON)?;
                let key = Key::of_secret(token)?;
                Ok(Entry::Sat { seat: *seat, name: clean(name)?, key })
            }
            ToTable::Leave { seat, .. } => Ok(Entry::Left { seat: own(*seat)? }),
            ToTable::Name { seat, name, .. } => {
                Ok(Entry::Named { seat: own(*seat)?, name: clean(name)? })
            }
            ToTable::Give { seat, to, .. } => {
                let by = *seats.first().ok_or(Refusal::new("X-7", "not-your-seat"))?;
                if !seats.contains(seat) && !is_gone(*seat) {
                    return Err(Refusal::new("X-7", "seat-taken").into());
                }
                let is_held = self.seated(*seat)?.key.is_some();
                if is_held == (to == OPEN) || (to == PERSON && !is_held) {
                    return Err(Refusal::new("X-7", "no-such-holder").into());
                }
                self.hosted.check_give(*seat, to)?;
                Ok(Entry::Given { by, seat: *seat, to: to.clone() })
            }
            ToTable::TakeBack { seat, decisions, .. } => {
                let (seat, decisions) = (own(*seat)?, *decisions);
                let by_consent = self.hosted.check_take_back(seat, decisions)?;
                Ok(Entry::TookBack { seat, decisions, by_consent })
            }
            ToTable::Vote { seat, agrees, .. } => {
                let seat = own(*seat)?;
                self.hosted.check_vote(seat)?;
                Ok(Entry::Voted { seat, agrees: *agrees })
            }
            // Tables are made, and notices sent, by whoever keeps them all.
            ToTable::Again { .. }
            | ToTable::Notify { .. }
            | ToTable::Hello { .. }
            | ToTable::Show { .. }
            | ToTable::Ping {} => Err(Refusal::new("X-7", "no-request").into()),
        }
    }

    /// Checks that a seat may ask for another table, and that there is none yet.
    ///
    /// # Errors
    /// The reason why not.
    pub fn plan_again(&self, seats: &[u8], id: &Id, seat: u8) -> Result<(), Unplanned> {
        if let Some(&seq) = self.done.get(id) {
            return Err(Unplanned::Done(seq));
        }
        match () {
            () if !is_id(id) => Err(Refusal::new("X-7", "no-id").into()),
            () if !seats.contains(&seat) => Err(Refusal::new("X-7", "not-your-seat").into()),
            () if !self.is_over() => Err(Refusal::new("X-7", "game-runs").into()),
            () if self.again.is_some() => Err(Refusal::new("X-7", "again-already").into()),
            () => Ok(()),
        }
    }

    /// Checks decisions of a seat.
    ///
    /// # Errors
    /// The rule that forbids one of them.
    pub fn plan_act(&self, seat: u8, actions: &[String]) -> Result<Entry, Unplanned> {
        if actions.is_empty() || actions.len() > MAX_ACTIONS {
            return Err(Refusal::new("X-7", "unreadable-answer").into());
        }
        self.hosted.check(seat, actions)?;
        Ok(Entry::Acted { seat, actions: actions.to_vec() })
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
        *seated = Seated { holder, name, key, notices: None };
        Ok(())
    }
}

/// Returns `true` if a text can be the name of a request.
fn is_id(id: &Id) -> bool {
    let letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    (1..=40).contains(&id.len()) && id.bytes().all(letter)
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
