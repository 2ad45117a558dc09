//! A game that goes on at a table elsewhere: decisions made here are sent there, and happen when they come back.

use super::{AskedBack, Course, Offer};
use crate::model::{Happened, Pushed, Question, Refused, Who};
use crate::presenter::Presenter;

/// Something for the table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sent {
    /// Decisions of a seat, all or none.
    Act {
        /// The seat.
        seat: u8,
        /// The decisions as records write them.
        actions: Vec<String>,
    },
    /// Decisions of a seat are to be taken back.
    TakeBack {
        /// The seat.
        seat: u8,
        /// The number of its last decisions.
        decisions: u32,
    },
    /// A seat agrees to an undo, or declines.
    Vote {
        /// The seat.
        seat: u8,
        /// True if it agrees.
        agrees: bool,
    },
    /// A seat goes to a bot (by its name), to nobody (`open`) or back to its person (`person`).
    Give {
        /// The seat.
        seat: u8,
        /// The next holder.
        to: String,
    },
    /// A person gets another name.
    Name {
        /// The seat.
        seat: u8,
        /// The name.
        name: String,
    },
}

/// The part of a course that knows the table elsewhere.
#[derive(Clone, Debug, Default)]
pub(super) struct Remote {
    /// The seats of the people at this screen.
    pub own: Vec<u8>,
    /// Those of them whose composed turn is on its way, or waits unseen for the choices of others.
    pub made: Vec<u8>,
    pub asked_back: Option<AskedBack>,
    outbox: Vec<Sent>,
}

impl Course {
    /// Takes up a game that goes on at a table elsewhere. People at this screen have the seats `own`; without any
    /// they look on.
    #[must_use]
    pub fn elsewhere(game: Box<dyn Presenter>, names: &[String], own: &[u8]) -> Course {
        let remote = Remote { own: own.to_vec(), ..Remote::default() };
        let mut course = Course {
            game,
            names: names.to_vec(),
            viewer: None,
            offer: None,
            remote: Some(remote),
            is_open: false,
        };
        course.game.call(names, Some(own));
        course.hand_over();
        course
    }

    /// Returns `true` if the game goes on at a table elsewhere.
    #[must_use]
    pub fn is_elsewhere(&self) -> bool {
        self.remote.is_some()
    }

    /// Returns `true` if nobody at this screen has a seat at the table elsewhere.
    #[must_use]
    pub fn looks_on(&self) -> bool {
        self.remote.as_ref().is_some_and(|remote| remote.own.is_empty())
    }

    /// Returns `true` if a seat of the table elsewhere belongs to somebody at this screen.
    #[must_use]
    pub fn has_here(&self, seat: u8) -> bool {
        self.remote.as_ref().is_some_and(|remote| remote.own.contains(&seat))
    }

    /// Returns `true` if a turn of a seat at this screen is on its way, or waits unseen for the choices of others.
    #[must_use]
    pub fn has_made(&self, seat: u8) -> bool {
        self.remote.as_ref().is_some_and(|remote| remote.made.contains(&seat))
    }

    /// Takes out what has to be sent to the table, in order.
    pub fn take_sent(&mut self) -> Vec<Sent> {
        self.remote.as_mut().map(|remote| std::mem::take(&mut remote.outbox)).unwrap_or_default()
    }

    /// Follows the table by the lines that its public record grows by. `seat` is the one that has decided.
    ///
    /// # Errors
    /// The reason for which they do not go on from here: the game has to be opened anew.
    pub fn follow(&mut self, seat: Option<u8>, lines: &[String]) -> Result<Happened, Refused> {
        let happened = self.game.follow(seat, lines)?;
        if let Some(remote) = &mut self.remote {
            remote.made.clear();
            remote.asked_back = None;
        }
        self.reopen_turns();
        self.offer = None;
        self.hand_over();
        Ok(happened)
    }

    /// Notes that a seat here waits for its turn as far as it is composed.
    pub fn has_sent(&mut self, seat: u8) {
        self.made(seat);
        self.hand_over();
    }

    /// Follows the table in what others must not see yet: a seat here has answered.
    ///
    /// # Errors
    /// The reason for which the answers do not go on from here.
    pub fn has_answered(&mut self, seat: u8, actions: &[String]) -> Result<(), Refused> {
        let composed = self.game.composed(seat);
        if composed != actions {
            if !composed.is_empty() {
                self.game.take_back(seat, u32::MAX)?;
            }
            for action in actions {
                self.game.compose(seat, action)?;
            }
        }
        self.made(seat);
        self.hand_over();
        Ok(())
    }

    /// Lets a seat decide anew whose turn was refused, or taken back before anybody saw it.
    pub fn has_not_answered(&mut self, seat: u8) {
        if let Some(remote) = &mut self.remote {
            remote.made.retain(|&made| made != seat);
        }
        self.reopen(seat);
        self.hand_over();
    }

    /// Lets turns that were complete and are not on their way any more be composed to the end anew.
    pub fn reopen_turns(&mut self) {
        for seat in self.people() {
            if !self.has_made(seat) {
                self.reopen(seat);
            }
        }
    }

    fn reopen(&mut self, seat: u8) {
        let is_complete = |asked: Question| asked.cells.is_empty() && asked.answers.is_empty();
        if !self.game.composed(seat).is_empty() && self.game.question(seat).is_none_or(is_complete)
        {
            // There is a turn, and its last answer goes.
            let _ = self.game.take_back(seat, 1);
        }
    }

    /// Notes the undo that the table is asked for; `None` once there is none.
    pub fn note_asked_back(&mut self, asked: Option<AskedBack>) {
        if let Some(remote) = &mut self.remote {
            remote.asked_back = asked;
        }
    }

    /// Returns the people who have not agreed yet to the undo that somebody at this screen has asked for.
    #[must_use]
    pub fn awaited(&self) -> Option<&[u8]> {
        let remote = self.remote.as_ref()?;
        let asked = remote.asked_back.as_ref()?;
        asked.by.filter(|by| remote.own.contains(by)).map(|_| &*asked.waiting)
    }

    /// Notes the holders and names of the seats, and which of them people at this screen have.
    pub fn note_seats(&mut self, own: &[u8], holders: &[String], names: &[String]) {
        for (seat, holder) in (0..).zip(holders) {
            let chairs = self.game.chairs();
            let before = chairs.get(usize::from(seat)).map(|chair| chair.who);
            if before.is_some_and(|before| before.word() != holder) {
                // The seats of a finished game stay as they were.
                let _ = self.game.give_seat(seat, holder);
            }
        }
        self.names = names.to_vec();
        self.game.call(names, Some(own));
        if let Some(remote) = &mut self.remote {
            remote.own = own.to_vec();
        }
        self.hand_over();
    }

    pub(super) fn send(&mut self, sent: Sent) {
        if let Some(remote) = &mut self.remote {
            remote.outbox.push(sent);
        }
    }

    fn made(&mut self, seat: u8) {
        if let Some(remote) = self.remote.as_mut().filter(|remote| !remote.made.contains(&seat)) {
            remote.made.push(seat);
        }
    }

    /// Adds an answer to the turn of a seat. A complete one goes to the table.
    pub(super) fn compose(&mut self, seat: u8, action: &str) -> Result<Pushed, Refused> {
        if self.game.compose(seat, action)? {
            self.send_turn(seat);
        }
        Ok(Pushed::Drafted)
    }

    /// Sends the turn of a seat as far as it is composed.
    pub(super) fn send_turn(&mut self, seat: u8) {
        let actions = self.game.composed(seat);
        if !actions.is_empty() {
            self.made(seat);
            self.send(Sent::Act { seat, actions });
            self.hand_over();
        }
    }

    /// Takes back answers of a turn that is being composed, or asks the table to take decisions back.
    pub(super) fn take_back_elsewhere(&mut self, decisions: u32) -> Result<(), Refused> {
        let seat = self.viewer.unwrap_or_else(|| self.asked());
        if self.has_made(seat) {
            let decisions = u32::try_from(self.game.composed(seat).len()).unwrap_or(u32::MAX);
            self.send(Sent::TakeBack { seat, decisions });
            return Ok(());
        }
        if !self.game.draft(seat).is_empty() {
            return self.change(|game| game.take_back(seat, decisions));
        }
        self.offer = None;
        match self.game.why_not_back(seat, decisions) {
            Some(refused) if !self.game.would_consent_help(seat, decisions) => return Err(refused),
            Some(refused) if !self.is_alone() => {
                self.offer = Some(Offer { seat, decisions, refused: refused.clone() });
                return Err(refused);
            }
            _ => self.send(Sent::TakeBack { seat, decisions }),
        }
        Ok(())
    }

    /// Lets the person at this screen who has to agree next agree or decline.
    pub(super) fn agree_elsewhere(&mut self, agrees: bool) {
        match self.offer.take() {
            Some(Offer { seat, decisions, .. }) if agrees => {
                self.send(Sent::TakeBack { seat, decisions });
            }
            Some(_) => {}
            None => {
                if let Some(seat) = self.consenting() {
                    self.send(Sent::Vote { seat, agrees });
                }
            }
        }
    }
}

impl Who {
    /// Returns the word for an occupant by which seats are handed over.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            Who::Person => "person",
            Who::Bot(name) => name,
            Who::Open => "open",
        }
    }
}
