//! Taking back: free for the decider up to the last reveal, beyond it by consent of all people.
//!
//! Decisions are counted as those of the seat that asks. Later decisions of others go too. Only in a
//! simultaneous decision that is still running the choices of others stay.

use super::Session;
use crate::record::Recorded;
use fogbound_bots::Seated;
use fogbound_game::{Refusal, Seats};

/// A wish to take decisions back to which everybody must agree. A value without time: it is there
/// until all people have agreed, or one of them refuses, or something else happens at the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Request {
    asker: u8,
    decisions: u32,
    voters: Seats,
    agreed: Seats,
}

impl Request {
    /// Makes the wish of a seat to take back the last `decisions` standing decisions, of all seats together.
    /// `voters` are the seats of people. The asker agrees.
    #[must_use]
    pub fn new(asker: u8, decisions: u32, voters: Seats) -> Request {
        Request { asker, decisions, voters, agreed: Seats::of(asker) }
    }

    /// Returns the seat that asks.
    #[must_use]
    pub fn asker(&self) -> u8 {
        self.asker
    }

    /// Returns the number of standing decisions that would be taken back, those of all seats.
    #[must_use]
    pub fn decisions(&self) -> u32 {
        self.decisions
    }

    /// Returns the seats that have agreed.
    #[must_use]
    pub fn agreed(&self) -> Seats {
        self.agreed
    }

    /// Returns the seats that have not agreed yet.
    #[must_use]
    pub fn waiting(&self) -> Seats {
        self.voters.iter().filter(|&seat| !self.agreed.contains(seat)).collect()
    }

    /// Notes that a seat agrees; returns `true` if now all have agreed.
    ///
    /// # Errors
    /// X-7 if the seat has no vote; nothing is changed.
    pub fn agree(&mut self, seat: u8) -> Result<bool, Refusal> {
        self.check_vote(seat)?;
        self.agreed = self.agreed.with(seat);
        Ok(self.waiting().is_empty())
    }

    /// Checks that a seat has a vote.
    ///
    /// # Errors
    /// X-7 if it has none.
    pub fn check_vote(&self, seat: u8) -> Result<(), Refusal> {
        match self.voters.contains(seat) {
            true => Ok(()),
            false => Err(Refusal::new("X-7", "undo-no-vote")),
        }
    }
}

/// The reach of an undo.
struct Reach {
    /// Standing decisions that are left.
    left: usize,
    /// A choice of a running simultaneous decision: those of others are kept.
    alone: bool,
}

impl<G: Recorded + Seated> Session<G> {
    /// Takes back the last decision for the seat that took it.
    ///
    /// # Errors
    /// X-7 when there is none, X-6 when something hidden was revealed since.
    pub fn undo(&mut self) -> Result<(), Refusal> {
        let last = self.replay.taken().last().map(|taken| taken.seat);
        self.take_back(last.ok_or(Refusal::new("X-7", "undo-nothing"))?, 1)
    }

    /// Takes back the last `decisions` decisions of a seat, with all that bots decided since.
    ///
    /// # Errors
    /// X-7 if the seat has not decided so often, or other people have decided since; X-6 if something hidden
    /// was revealed since. Nothing is changed.
    pub fn take_back(&mut self, seat: u8, decisions: u32) -> Result<(), Refusal> {
        self.check_take_back(seat, decisions)?;
        let reach = self.reach(seat, decisions)?;
        self.request = None;
        let others = self.replay.taken().get(reach.left + 1..).unwrap_or_default();
        let others: Vec<_> = others.iter().map(|taken| (taken.seat, taken.action)).collect();
        let undone = self.undone_by(&reach);
        self.replay.undo(undone)?;
        self.record.push_undo(undone);
        if reach.alone {
            for (other, action) in others {
                self.answer(other, action)?;
            }
        }
        Ok(())
    }

    /// Checks that [`Session::take_back`] would take back decisions.
    ///
    /// # Errors
    /// As [`Session::take_back`].
    pub fn check_take_back(&self, seat: u8, decisions: u32) -> Result<(), Refusal> {
        self.check_free(seat, &self.reach(seat, decisions)?)
    }

    /// Checks that [`Session::ask_to_take_back`] would ask for it.
    ///
    /// # Errors
    /// As [`Session::ask_to_take_back`].
    pub fn check_ask_to_take_back(&self, seat: u8, decisions: u32) -> Result<(), Refusal> {
        self.replay.check_undo_by_consent(self.standing_since(seat, decisions)?)?;
        if self.request.is_some() {
            return Err(Refusal::new("X-7", "undo-asked-already"));
        }
        Request::new(seat, 0, self.people()).check_vote(seat)
    }

    /// Asks for what [`Session::take_back`] would refuse: all people at the table have to agree. Returns
    /// `true` if it is done at once because nobody else has to be asked.
    ///
    /// # Errors
    /// X-7 if the seat has not decided so often, is no person's, or another wish is on the table; X-6 if not
    /// even consent would help ([`crate::record::Replay::check_undo_by_consent`]).
    pub fn ask_to_take_back(&mut self, seat: u8, decisions: u32) -> Result<bool, Refusal> {
        self.check_ask_to_take_back(seat, decisions)?;
        let undone = self.standing_since(seat, decisions)?;
        let mut request = Request::new(seat, undone, self.people());
        let all = request.agree(seat)?;
        self.request = Some(request);
        self.settle(all)
    }

    /// Returns the number of standing decisions of all seats that go if a seat takes so many of its own back.
    ///
    /// # Errors
    /// X-7 if the seat has not decided so often.
    pub fn standing_since(&self, seat: u8, decisions: u32) -> Result<u32, Refusal> {
        self.reach(seat, decisions).map(|reach| self.undone_by(&reach))
    }

    /// Returns the wish that people have to agree to, if there is one.
    #[must_use]
    pub fn request(&self) -> Option<&Request> {
        self.request.as_ref()
    }

    /// Agrees for a person to the wish on the table; returns `true` if all have agreed and it is done. The
    /// record notes that it was done by consent.
    ///
    /// # Errors
    /// X-7 if there is no wish, or the seat has no vote.
    pub fn agree(&mut self, seat: u8) -> Result<bool, Refusal> {
        let request = self.request.as_mut().ok_or(Refusal::new("X-7", "undo-not-asked"))?;
        let all = request.agree(seat)?;
        self.settle(all)
    }

    /// Declines for a person: the wish is gone.
    ///
    /// # Errors
    /// X-7 when there is none, or the seat has no vote.
    pub fn decline(&mut self, seat: u8) -> Result<(), Refusal> {
        let request = self.request.as_ref().ok_or(Refusal::new("X-7", "undo-not-asked"))?;
        request.check_vote(seat)?;
        self.request = None;
        Ok(())
    }

    fn settle(&mut self, all: bool) -> Result<bool, Refusal> {
        if let Some(request) = self.request.take_if(|_| all) {
            self.replay.undo_by_consent(request.decisions)?;
            self.record.push_undo_by_consent(request.decisions);
        }
        Ok(all)
    }

    /// Returns the reach of the last `decisions` decisions of a seat.
    fn reach(&self, seat: u8, decisions: u32) -> Result<Reach, Refusal> {
        let taken = self.replay.taken();
        let nth = usize::try_from(decisions).ok().and_then(|decisions| decisions.checked_sub(1));
        let mut own = (0..taken.len()).rev().filter(|&at| taken[at].seat == seat);
        let left = nth.and_then(|nth| own.nth(nth));
        let left = left.ok_or(Refusal::new("X-7", "undo-nothing"))?;
        Ok(Reach { left, alone: left + self.replay.running() >= taken.len() })
    }

    fn undone_by(&self, reach: &Reach) -> u32 {
        u32::try_from(self.replay.taken().len() - reach.left).unwrap_or(u32::MAX)
    }

    /// Checks that no consent is needed.
    fn check_free(&self, seat: u8, reach: &Reach) -> Result<(), Refusal> {
        if self.replay.reveals_since(reach.left) {
            return Err(Refusal::new("X-6", "undo-past-reveal"));
        }
        let people = self.people().without(seat);
        let gone = self.replay.taken().get(reach.left..).unwrap_or_default();
        if !reach.alone && gone.iter().any(|taken| people.contains(taken.seat)) {
            return Err(Refusal::new("X-7", "undo-of-others"));
        }
        Ok(())
    }
}
