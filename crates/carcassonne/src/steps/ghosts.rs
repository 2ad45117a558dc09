//! Ghosts beside meeples (G-2).
//!
//! Mist that meets mist brings a ghost to a meeple of another player, mist that meets a clear edge
//! one to an own meeple; the third ghost scares a meeple away.

use super::{Checked, Play, Position};
use crate::action::{Action, Piece};
use crate::event::Event;
use crate::state::{Meeple, Pending};
use fogbound_game::{Cell, Refusal, RuleId};
use fogbound_landscape::CellId;

/// Ghosts beside a meeple that scare it away (G-2.7).
pub(super) const SCARING: u8 = 3;

impl<'a> Position<'a> {
    /// G-2.2, G-2.3, G-2.6: whether a meeple can get the ghost.
    fn is_target(self, own: bool, meeple: &Meeple) -> bool {
        meeple.piece == Piece::Meeple && (meeple.seat == self.state.seat) == own
    }

    /// The meeples that can get the ghost.
    pub(super) fn targets(self, own: bool) -> impl Iterator<Item = &'a Meeple> {
        self.state.meeples.iter().filter(move |meeple| self.is_target(own, meeple))
    }

    pub(super) fn list_ghost(self, own: bool, out: &mut impl FnMut(Action)) {
        self.targets(own).for_each(|meeple| out(Action::Ghost(self.state.map.cell(meeple.cell))));
    }

    pub(super) fn check_ghost(self, own: bool, cell: Cell) -> Result<Checked, Refusal> {
        let (rule, whose) =
            if own { ("G-2.3", "ghost-needs-own") } else { ("G-2.2", "ghost-needs-other") };
        let on_cell = self.state.map.at(cell).and_then(|id| self.state.meeples.on(id));
        match on_cell {
            None => Err(Refusal::new(rule, "ghost-no-meeple")),
            Some(meeple) if meeple.piece == Piece::Guard => {
                Err(Refusal::new("G-2.6", "ghost-fears-guard"))
            }
            Some(meeple) if !self.is_target(own, meeple) => Err(Refusal::new(rule, whose)),
            Some(meeple) => Ok(Checked::Ghost(meeple.cell)),
        }
    }
}

impl<E: FnMut(Event)> Play<'_, E> {
    /// G-2.4: first the others' ghost, then the own one, then the meeple of this turn.
    pub(super) fn continue_ghosts(&mut self) {
        for (own, pending) in [(false, Pending::GhostOther), (true, Pending::GhostOwn)] {
            let due = if own { &mut self.state.due_own } else { &mut self.state.due_other };
            if !std::mem::take(due) {
                continue;
            }
            if self.state.ghost_supply > 0 && self.position().targets(own).next().is_some() {
                self.state.pending = pending;
                return;
            }
            // G-2.5: that ghost only.
            let of = RuleId(if own { "G-2.3" } else { "G-2.2" });
            self.tell(Event::GhostSkipped { of });
        }
        self.ask_meeple();
    }

    pub(super) fn answer_ghost(&mut self, id: CellId) {
        let rule = RuleId(if self.state.pending == Pending::GhostOwn { "G-2.3" } else { "G-2.2" });
        let Some(meeple) = self.state.meeples.on_mut(id) else { return };
        meeple.ghosts += 1;
        let cell = self.state.map.cell(id);
        let (seat, ghosts) = (meeple.seat, meeple.ghosts);
        self.state.ghost_supply -= 1;
        self.tell(Event::GhostPlaced { cell, seat, rule });
        if ghosts == SCARING {
            self.send_home(id);
            self.tell(Event::Scared { cell, seat });
        }
    }
}
