//! What somebody asks of a table, checked: the entry that is written for it, or the reason why it is not done.

use super::{OPEN, PERSON, Table, clean};
use crate::entry::Entry;
use crate::token::Key;
use fogbound_game::Refusal;
use fogbound_protocol::{Id, ToTable};

/// Most decisions in one request.
const MAX_ACTIONS: usize = 32;

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

impl Table {
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
        self.check_new(request.id())?;
        let own = |seat: u8| own(seats, seat);
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
        self.check_new(Some(id))?;
        own(seats, seat)?;
        match () {
            () if !self.is_over() => Err(Refusal::new("X-7", "game-runs").into()),
            () if self.again.is_some() => Err(Refusal::new("X-7", "again-already").into()),
            () => Ok(()),
        }
    }

    /// Checks that a request has a name, and has not been done.
    pub(super) fn check_new(&self, id: Option<&Id>) -> Result<(), Unplanned> {
        match id {
            Some(id) if is_id(id) => match self.done.get(id) {
                Some(&seq) => Err(Unplanned::Done(seq)),
                None => Ok(()),
            },
            _ => Err(Refusal::new("X-7", "no-id").into()),
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
}

/// Returns a seat if it is among one's own.
pub(super) fn own(seats: &[u8], seat: u8) -> Result<u8, Refusal> {
    match seats.contains(&seat) {
        true => Ok(seat),
        false => Err(Refusal::new("X-7", "not-your-seat")),
    }
}

/// Returns `true` if a text can be the name of a request.
fn is_id(id: &Id) -> bool {
    let letter = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    (1..=40).contains(&id.len()) && id.bytes().all(letter)
}
