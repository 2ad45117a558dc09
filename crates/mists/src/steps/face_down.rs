//! 3c The face-down tile (M-11).
//!
//! While a haunted cemetery is open at the end of a turn, the next tile of the active pile is lost:
//! it is laid unseen on an empty cell around an open cemetery. It closes cemeteries and nothing else.

use super::{Checked, Flow, Play, Position};
use crate::action::Action;
use crate::event::Event;
use crate::level::Cemeteries;
use crate::state::Pending;
use fogbound_game::{Cell, Refusal, RuleId};

impl Position<'_> {
    pub(super) fn list_face_down(self, out: &mut impl FnMut(Action)) {
        let around = |cell: Cell| self.is_around_open_cemetery(cell);
        self.state
            .map
            .rim()
            .filter(|&cell| around(cell))
            .for_each(|cell| out(Action::FaceDown(cell)));
    }

    fn is_around_open_cemetery(self, cell: Cell) -> bool {
        let mut open = self.state.open_cemeteries.iter();
        open.any(|cemetery| self.state.map.cell(cemetery).is_around(cell))
    }

    pub(super) fn check_face_down(self, cell: Cell) -> Result<Checked, Refusal> {
        if self.state.map.at(cell).is_some() || !self.is_around_open_cemetery(cell) {
            return Err(Refusal::new("M-11.1", "face-down-not-around-cemetery"));
        }
        if !self.state.map.rim().any(|rim| rim == cell) {
            return Err(Refusal::new("M-11.2", "face-down-no-neighbour"));
        }
        Ok(Checked::FaceDown(cell))
    }
}

impl<E: FnMut(Event)> Play<'_, E> {
    pub(super) fn continue_face_down(&mut self) -> Flow {
        let haunted = self.rules.level().cemeteries == Cemeteries::Haunted;
        if !self.state.asked && haunted && !self.state.open_cemeteries.is_empty() {
            self.state.asked = true;
            self.draw_unseen();
            return Flow::Ask(Pending::FaceDown);
        }
        // M-11.3: burials come first, also when the tile was the last of its pile.
        let flow = self.continue_burials();
        if matches!(flow, Flow::Done) && self.state.active_pile() == 0 {
            self.lose(RuleId("M-12.3"));
            return Flow::Over;
        }
        flow
    }

    /// M-11.1: the tile leaves the pile before its cell is chosen; M-11.4: nobody looks at it.
    fn draw_unseen(&mut self) {
        self.state.deck.draw_unseen();
        self.take_from_pile();
    }

    pub(super) fn answer_face_down(&mut self, cell: Cell) {
        let covered = self.state.map.lay_face_down(cell);
        self.tell(Event::FaceDown { cell });
        self.close_cemeteries(covered);
    }
}
