//! 3b Hounds (M-10).
//!
//! Reaching a hound's space sends the hound to a meeple; it may chase ghosts from up to two cells
//! near that meeple. Then the rest of the active pile goes on top of the next one.

use super::{Checked, Flow, Play, Position};
use crate::action::{Action, Hound};
use crate::event::Event;
use crate::state::{Chase, HoundPlace, Pending};
use fogbound_game::{Cell, Refusal, RuleId};
use fogbound_landscape::CellId;

impl Position<'_> {
    /// M-10.1: the next milestone, if every scoring meeple has reached it.
    fn milestone(self) -> Option<(Hound, u16)> {
        let at = usize::from(self.state.milestones);
        let space = *self.rules.level().milestones.get(at)?;
        let reached = |c: &fogbound_game::Colour| self.state.points[c.index()] >= space;
        let hound = *Hound::ALL.get(at)?;
        self.rules.scoring().iter().all(reached).then_some((hound, space))
    }

    pub(super) fn list_hound(self, out: &mut impl FnMut(Action)) {
        let standing = self.state.meeples.standing();
        standing.for_each(|meeple| out(Action::Hound(self.state.map.cell(meeple.cell))));
    }

    pub(super) fn check_hound(self, hound: Hound, cell: Cell) -> Result<Checked, Refusal> {
        let there = self.state.map.at(cell).filter(|&at| self.state.meeples.on(at).is_some());
        there.map(|at| Checked::Hound(hound, at)).ok_or(Refusal::new("M-10.2", "hound-no-meeple"))
    }

    pub(super) fn list_hound_ghosts(self, out: &mut impl FnMut(Action)) {
        out(Action::HoundDone);
        let Chase::Ghosts { at, first } = self.state.chase else { return };
        let near = std::iter::once(at).chain(self.state.map.around(at));
        for cell in near.filter(|&cell| Some(cell) != first) {
            for n in 1..=self.state.ghosts_on(cell).min(3) {
                out(Action::HoundGhosts(self.state.map.cell(cell), n));
            }
        }
    }

    pub(super) fn check_hound_ghosts(
        self,
        at: CellId,
        cell: Cell,
        n: u8,
    ) -> Result<Checked, Refusal> {
        let first = match self.state.chase {
            Chase::Ghosts { first, .. } => first,
            Chase::Look | Chase::Join => None,
        };
        let centre = self.state.map.cell(at);
        if cell != centre && !centre.is_around(cell) {
            return Err(Refusal::new("M-10.2", "hound-cell-out-of-reach"));
        }
        if first.is_some() && self.state.map.at(cell) == first {
            return Err(Refusal::new("M-10.2", "hound-cell-used"));
        }
        let from = self.check_ghosts(cell, n);
        from.map(|from| Checked::HoundGhosts { at, first, from, n })
            .map_err(|refusal| Refusal { rule: RuleId("M-10.2"), ..refusal })
    }
}

impl<E: FnMut(Event)> Play<'_, E> {
    pub(super) fn continue_hounds(&mut self) -> Flow {
        loop {
            let hound = Hound::ALL[usize::from(self.state.milestones.min(1))];
            match self.state.chase {
                Chase::Look => {
                    let Some((hound, at)) = self.position().milestone() else { break };
                    self.tell(Event::Milestone { hound, at });
                    if self.state.meeples.standing().next().is_some() {
                        return Flow::Ask(Pending::Hound(hound));
                    }
                    // M-10.3: no ghosts are removed, and M-10.4 follows.
                    self.state.hounds[hound as usize] = HoundPlace::Gone;
                    self.tell(Event::HoundLost { hound });
                    self.state.chase = Chase::Join;
                }
                Chase::Ghosts { at, .. } => return Flow::Ask(Pending::HoundGhosts(hound, at)),
                Chase::Join => {
                    self.join_piles();
                    self.state.chase = Chase::Look;
                }
            }
        }
        if self.state.active_pile() == 0 {
            // M-12.3: the turn of the last tile is played through 3b.
            self.lose(RuleId("M-12.3"));
            return Flow::Over;
        }
        Flow::Done
    }

    /// M-10.4: the order of drawing stays as it is.
    fn join_piles(&mut self) {
        let pile = usize::from(self.state.pile);
        let moved = std::mem::take(&mut self.state.piles[pile]);
        self.state.piles[pile + 1] += moved;
        self.state.pile += 1;
        self.state.milestones += 1;
        self.tell(Event::PilesJoined { moved, tiles: self.state.active_pile() });
    }

    pub(super) fn answer_hound(&mut self, hound: Hound, at: CellId) {
        let Some(meeple) = self.state.meeples.on_mut(at) else { return };
        meeple.hounds[hound as usize] = true;
        let colour = meeple.colour;
        self.state.hounds[hound as usize] = HoundPlace::Board;
        self.state.chase = Chase::Ghosts { at, first: None };
        self.tell(Event::HoundJoined { hound, cell: self.state.map.cell(at), colour });
    }

    /// M-10.2: up to two different cells, one after the other.
    pub(super) fn answer_hound_ghosts(
        &mut self,
        at: CellId,
        first: Option<CellId>,
        from: CellId,
        n: u8,
    ) {
        self.state.chase = match first {
            None => Chase::Ghosts { at, first: Some(from) },
            Some(_) => Chase::Join,
        };
        self.take_ghosts(RuleId("M-10.2"), from, n, true);
    }
}
