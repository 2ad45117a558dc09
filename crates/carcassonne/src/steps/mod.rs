//! The steps of a turn in order, one file each. A file has up to four parts: `list_…` (what is
//! legal), `check_…` (why something is not), `answer_…` (what an answer does), `continue_…` (how the
//! turn goes on).
//!
//! 1. `place.rs` — draw and place a tile (C-3, G-2.1).
//! 2. `ghosts.rs` — ghosts beside others' meeples and one's own (G-2).
//! 3. `meeple.rs` — place a meeple (C-3, C-4, G-3), on what of a tile's `offers.rs` is free (`site.rs`).
//! 4. `score.rs` — score what is complete (C-5, G-4).
//!
//! After the last turn: `last.rs` (C-6, G-5). `turns.rs` lists the ways to play a tile as a whole.

mod ghosts;
mod last;
mod meeple;
mod place;
mod score;
mod site;
mod turns;

use crate::action::{Action, Ask, Piece};
use crate::event::Event;
use crate::setup::Rules;
use crate::state::{Ground, Pending, State};
use fogbound_game::Refusal;
use fogbound_landscape::{Catalogue, CellId, Placement};

pub use score::{Region, Worth};
pub(crate) use site::Joints;

/// A legal action with everything it names looked up.
#[derive(Clone, Copy, Debug)]
pub enum Checked {
    Place(Placement),
    Ghost(CellId),
    Pass,
    Meeple(Piece, Ground),
}

/// A position: the rules, and the state to look at.
#[derive(Clone, Copy)]
pub(crate) struct Position<'a> {
    pub rules: &'a Rules,
    pub state: &'a State,
}

impl<'a> Position<'a> {
    pub fn catalogue(self) -> &'a Catalogue {
        self.rules.catalogue()
    }

    /// The question asked now, if any.
    pub fn ask(self) -> Option<Ask> {
        match self.state.pending {
            Pending::Draw | Pending::Over => None,
            Pending::Place => Some(Ask::Place),
            Pending::GhostOther => Some(Ask::GhostOther),
            Pending::GhostOwn => Some(Ask::GhostOwn),
            Pending::Meeple => Some(Ask::Meeple),
        }
    }

    /// All legal actions without doubles.
    pub fn list(self, out: &mut impl FnMut(Action)) {
        match self.state.pending {
            Pending::Draw | Pending::Over => {}
            Pending::Place => self.list_place(out),
            Pending::GhostOther => self.list_ghost(false, out),
            Pending::GhostOwn => self.list_ghost(true, out),
            Pending::Meeple => self.list_meeple(out),
        }
    }

    /// Looks up a legal action.
    pub fn check(self, action: Action) -> Result<Checked, Refusal> {
        match (self.state.pending, action) {
            (Pending::Place, Action::Place(cell, rotation)) => self.check_place(cell, rotation),
            (Pending::GhostOther, Action::Ghost(cell)) => self.check_ghost(false, cell),
            (Pending::GhostOwn, Action::Ghost(cell)) => self.check_ghost(true, cell),
            (Pending::Meeple, Action::Pass) => Ok(Checked::Pass),
            (Pending::Meeple, Action::Meeple(piece, stand)) => self.check_meeple(piece, stand),
            _ => Err(Refusal::new("X-7", "not-your-decision")),
        }
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
    pub fn answer(&mut self, action: Checked) {
        match action {
            Checked::Place(placement) => self.answer_place(placement),
            Checked::Ghost(cell) => self.answer_ghost(cell),
            Checked::Pass => {}
            Checked::Meeple(piece, ground) => self.answer_meeple(piece, ground),
        }
        match action {
            Checked::Place(_) | Checked::Ghost(_) => self.continue_ghosts(),
            Checked::Pass | Checked::Meeple(..) => self.end_turn(),
        }
    }

    /// After the meeple: scoring, and the next turn or the end (C-6).
    fn end_turn(&mut self) {
        self.state.joints = None;
        self.score_turn();
        if self.state.deck.left() == 0 {
            self.end_game();
            return;
        }
        self.state.seat =
            if self.state.seat + 1 < self.rules.players() { self.state.seat + 1 } else { 0 };
        self.begin_turn();
    }
}
