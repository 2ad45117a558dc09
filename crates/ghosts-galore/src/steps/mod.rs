//! The course of a game (T-2), one file for each kind of step. A file has up to four parts: `list_…`
//! (what is legal), `check_…` (why something is not), `answer_…` (what an answer does), `begin_…`
//! and `continue_…` (how the game goes on until somebody has to decide).
//!
//! Before the rounds: `before.rs` (T-1.1, T-1.3). In each round: `claim.rs` (T-2.1, T-2.2), then
//! `place.rs` (T-2.3, T-2.4). At the end: `place.rs` (T-2.5).

mod before;
mod claim;
mod place;

use crate::action::{Action, Ask};
use crate::event::Event;
use crate::setup::Rules;
use crate::state::{Pending, State};
use crate::tile::{NONE, TileId};
use fogbound_game::{Deciding, Refusal, Seats, Simultaneous};

/// A legal action with everything it names looked up.
#[derive(Clone, Copy, Debug)]
pub enum Checked {
    Reveal,
    /// A face-up tile, and its place in the stack.
    Claim {
        place: usize,
        tile: TileId,
    },
    Leave,
    /// A choice of a simultaneous decision.
    Together(Action),
}

/// A position: the rules, and the state to look at.
#[derive(Clone, Copy)]
pub(crate) struct Position<'a> {
    pub rules: &'a Rules,
    pub state: &'a State,
}

impl Position<'_> {
    /// The question asked now, if any.
    pub fn ask(self) -> Option<Ask> {
        Some(match self.state.pending {
            Pending::Draw | Pending::Over => return None,
            Pending::Hidden if self.waits_for_hidden() => return None,
            Pending::Side => Ask::Side,
            Pending::Keep => Ask::Keep,
            Pending::Claim => Ask::Claim,
            Pending::Decide => Ask::Decide,
            Pending::Place => Ask::Place,
            Pending::Hidden => Ask::Hidden,
        })
    }

    /// Returns true if nobody can place a hidden tile before the hidden tiles are told.
    fn waits_for_hidden(self) -> bool {
        self.state.lacks_hidden(self.rules.players()) && self.deciding() == Deciding::Nobody
    }

    pub fn deciding(self) -> Deciding {
        match self.state.pending {
            Pending::Draw | Pending::Over => Deciding::Nobody,
            // Whoever knows its own tile may choose before the others are told.
            Pending::Hidden if self.state.lacks_hidden(self.rules.players()) => {
                let sight = Some(self.state.sight).filter(|&seat| seat != NONE);
                let waits = |seat: &u8| self.state.choices.waiting().contains(*seat);
                let seat = sight.filter(waits);
                seat.map_or(Deciding::Nobody, |seat| Deciding::Together(Seats::of(seat)))
            }
            Pending::Claim | Pending::Decide => Deciding::One(self.state.active),
            Pending::Side | Pending::Keep | Pending::Place | Pending::Hidden => {
                let waiting = self.state.choices.waiting();
                // In a view the last choices may be absent, though all are made.
                if waiting.is_empty() { Deciding::Nobody } else { Deciding::Together(waiting) }
            }
        }
    }

    /// All legal actions of a seat without doubles.
    pub fn list(self, seat: u8, out: &mut impl FnMut(Action)) {
        match self.state.pending {
            Pending::Draw | Pending::Over => {}
            Pending::Side => [0, 1].into_iter().for_each(|side| out(Action::Side(side))),
            Pending::Keep => self.list_keep(seat, out),
            Pending::Claim => self.list_claim(out),
            Pending::Decide => self.list_decide(out),
            Pending::Place => self.list_place(seat, self.state.claimed[usize::from(seat)], out),
            Pending::Hidden => self.list_place(seat, self.state.hidden[usize::from(seat)], out),
        }
    }

    /// Looks up a legal action of a seat that has to decide.
    pub fn check(self, seat: u8, action: Action) -> Result<Checked, Refusal> {
        match (self.state.pending, action) {
            (Pending::Side, Action::Side(side)) => self.check_side(side)?,
            (Pending::Keep, Action::Keep(tile)) => self.check_keep(seat, tile)?,
            (Pending::Claim, Action::Reveal) => return self.check_reveal(),
            (Pending::Claim | Pending::Decide, Action::Claim(tile)) => {
                return self.check_claim(tile);
            }
            (Pending::Decide, Action::Leave) => return Ok(Checked::Leave),
            (Pending::Place, Action::Place(space, _)) => {
                self.check_place(seat, self.state.claimed, space)?;
            }
            (Pending::Hidden, Action::Place(space, _)) => {
                self.check_place(seat, self.state.hidden, space)?;
            }
            _ => return Err(Refusal::new("X-7", "not-your-decision")),
        }
        Ok(Checked::Together(action))
    }
}

/// A game being played: the rules, the state, and where events go.
pub(crate) struct Play<'a, E> {
    pub rules: &'a Rules,
    pub state: &'a mut State,
    pub events: &'a mut E,
}

impl<E: FnMut(Event)> Play<'_, E> {
    pub fn position(&self) -> Position<'_> {
        Position { rules: self.rules, state: self.state }
    }

    fn tell(&mut self, event: Event) {
        (self.events)(event);
    }

    /// Carries out a legal action, and goes on to the next decision.
    pub fn answer(&mut self, seat: u8, action: Checked) {
        match action {
            Checked::Reveal => self.answer_reveal(),
            Checked::Claim { place, tile } => self.answer_claim(place, tile),
            Checked::Leave => self.answer_leave(),
            Checked::Together(choice) => self.answer_together(seat, choice),
        }
    }

    /// puts a choice to the others; the last one lets all of them happen.
    fn answer_together(&mut self, seat: u8, choice: Action) {
        self.state.choices.choose(seat, choice);
        let decision = self.state.choices;
        if let Some(choices) = decision.complete() {
            self.state.choices = Simultaneous::none();
            match self.state.pending {
                Pending::Side => self.finish_side(choices),
                Pending::Keep => self.finish_keep(choices),
                Pending::Hidden => self.finish_hidden(choices),
                _ => self.finish_place(choices),
            }
        }
    }

    /// Asks all seats at once.
    fn ask_together(&mut self, pending: Pending) {
        self.state.pending = pending;
        self.state.choices = Simultaneous::among(Seats::first(self.rules.players()));
    }

    /// The next seat clockwise.
    fn after(&self, seat: u8) -> u8 {
        if seat + 1 < self.rules.players() { seat + 1 } else { 0 }
    }
}
