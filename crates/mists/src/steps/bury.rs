//! 1c Bury a meeple (M-5).
//!
//! A quiet cemetery closes with 4 tiles beside it, a haunted one with 8 around it. On closing, one
//! unburied meeple of the board is laid on it for good; without one, a meeple of the active player's
//! supply. Face-down tiles can close cemeteries too, so step 3c comes back here (M-11.3).

use super::{Checked, Flow, Play, Position};
use crate::action::{Action, Hound};
use crate::event::Event;
use crate::level::Cemeteries;
use crate::state::{HoundPlace, Meeple, Pending, Stand};
use fogbound_game::{Cell, Colour, Refusal, RuleId};
use fogbound_landscape::CellId;

impl Position<'_> {
    pub(super) fn list_bury_at(self, out: &mut impl FnMut(Action)) {
        self.state.closing.iter().for_each(|cell| out(Action::BuryAt(self.state.map.cell(cell))));
    }

    pub(super) fn check_bury_at(self, cell: Cell) -> Result<Checked, Refusal> {
        match self.state.map.at(cell) {
            Some(cell) if self.state.closing.contains(cell) => Ok(Checked::BuryAt(cell)),
            _ => Err(Refusal::new("M-5.7", "bury-not-closed")),
        }
    }

    pub(super) fn list_bury(self, out: &mut impl FnMut(Action)) {
        let mut standing = self.state.meeples.standing().peekable();
        if standing.peek().is_none() {
            self.supply_colours().for_each(|colour| out(Action::BurySupply(colour)));
        }
        standing.for_each(|meeple| out(Action::Bury(self.state.map.cell(meeple.cell))));
    }

    pub(super) fn check_bury(self, cemetery: CellId, cell: Cell) -> Result<Checked, Refusal> {
        match self.state.map.at(cell).and_then(|cell| self.state.meeples.on(cell)) {
            Some(meeple) => Ok(Checked::Bury { from: meeple.cell, cemetery }),
            None => Err(Refusal::new("M-5.3", "bury-no-meeple")),
        }
    }

    /// M-5.4: only when no unburied meeple of anybody is on the board.
    pub(super) fn check_bury_supply(
        self,
        cemetery: CellId,
        colour: Colour,
    ) -> Result<Checked, Refusal> {
        if self.state.meeples.standing().next().is_some() {
            return Err(Refusal::new("M-5.4", "bury-board-first"));
        }
        if !self.rules.colours(self.state.seat).contains(&colour) {
            return Err(Refusal::new("M-5.4", "bury-not-your-colour"));
        }
        if self.state.supply[colour.index()] == 0 {
            return Err(Refusal::new("M-5.4", "bury-no-supply"));
        }
        Ok(Checked::BurySupply { colour, cemetery })
    }

    /// The active player's colours with a meeple in the supply.
    pub(super) fn supply_colours(self) -> impl Iterator<Item = Colour> {
        let supply = &self.state.supply;
        let colours = self.rules.colours(self.state.seat);
        colours.iter().copied().filter(move |colour| supply[colour.index()] > 0)
    }
}

impl<E: FnMut(Event)> Play<'_, E> {
    pub(super) fn continue_bury(&mut self) -> Flow {
        if !self.state.asked {
            self.state.asked = true;
            self.close_cemeteries(self.state.placed_cell());
        }
        self.continue_burials()
    }

    /// M-5.1, M-5.2: the cemeteries that the tile on `covered` has closed.
    pub(super) fn close_cemeteries(&mut self, covered: CellId) {
        if self.state.open_cemeteries.is_empty() {
            return;
        }
        for cemetery in self.state.open_cemeteries.iter() {
            let closed = match self.rules.level().cemeteries {
                Cemeteries::None => false,
                Cemeteries::Quiet => self.state.map.is_flanked(cemetery),
                Cemeteries::Haunted => self.state.map.is_surrounded(cemetery),
            };
            debug_assert!(!closed || self.near(covered, cemetery));
            if closed {
                self.state.open_cemeteries.remove(cemetery);
                self.state.closing.insert(cemetery);
            }
        }
    }

    fn near(&self, a: CellId, b: CellId) -> bool {
        a == b || self.state.map.cell(a).is_around(self.state.map.cell(b))
    }

    /// M-5.7: one burial after the other, in an order the active player chooses.
    pub(super) fn continue_burials(&mut self) -> Flow {
        match self.state.closing.len() {
            0 => Flow::Done,
            1 => {
                // A set of one has a first element.
                let cemetery = self.state.closing.iter().next().unwrap_or(CellId(0));
                self.bury_at(cemetery)
            }
            _ if self.state.burying.is_some() => {
                let cemetery = self.state.burying.take().unwrap_or(CellId(0));
                self.bury_at(cemetery)
            }
            _ => Flow::Ask(Pending::BuryAt),
        }
    }

    /// M-5.3, M-5.4: asks for the meeple, or buries nobody.
    fn bury_at(&mut self, cemetery: CellId) -> Flow {
        let mut someone = false;
        self.position().list_bury(&mut |_| someone = true);
        if someone {
            return Flow::Ask(Pending::Bury(cemetery));
        }
        self.tell(Event::NothingBuried { cell: self.state.map.cell(cemetery) });
        self.end_burial(cemetery);
        self.continue_burials()
    }

    pub(super) fn answer_bury(&mut self, from: CellId, cemetery: CellId) {
        let Some(meeple) = self.state.meeples.take_from(from) else { return };
        self.lay_to_rest(RuleId("M-5.3"), meeple.colour, cemetery);
        for hound in Hound::ALL {
            if meeple.hounds[hound as usize] {
                self.state.hounds[hound as usize] = HoundPlace::Gone;
                self.tell(Event::HoundLeft { rule: RuleId("M-5.5"), hound });
            }
        }
        self.end_burial(cemetery);
    }

    pub(super) fn answer_bury_supply(&mut self, colour: Colour, cemetery: CellId) {
        self.state.supply[colour.index()] -= 1;
        self.lay_to_rest(RuleId("M-5.4"), colour, cemetery);
        self.end_burial(cemetery);
    }

    fn lay_to_rest(&mut self, rule: RuleId, colour: Colour, cemetery: CellId) {
        let buried = Meeple { colour, cell: cemetery, stand: Stand::Buried, hounds: [false; 2] };
        self.state.meeples.push(buried);
        self.tell(Event::Buried { rule, cell: self.state.map.cell(cemetery), colour });
    }

    /// M-5.6: a quiet cemetery lets all ghosts of its cell go.
    fn end_burial(&mut self, cemetery: CellId) {
        self.state.closing.remove(cemetery);
        self.state.burying = None;
        if self.rules.level().cemeteries != Cemeteries::Quiet {
            return;
        }
        let spots = self.position().spots(cemetery);
        for &(spot, n) in spots.as_slice() {
            self.remove_ghosts(RuleId("M-5.6"), cemetery, spot, n);
        }
    }
}
