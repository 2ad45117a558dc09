//! The end (M-12): won or lost at once; there is no final scoring (M-12.4).

use super::Play;
use crate::event::Event;
use crate::state::Outcome;
use fogbound_game::RuleId;

impl<E: FnMut(Event)> Play<'_, E> {
    /// M-12.1: won when every scoring meeple has reached the goal.
    pub(super) fn check_goal(&mut self) {
        let goal = self.rules.level().goal;
        let reached = |colour: &fogbound_game::Colour| self.state.points[colour.index()] >= goal;
        if self.rules.scoring().iter().all(reached) {
            self.state.outcome = Some(Outcome { won: true, rule: RuleId("M-12.1") });
            self.tell(Event::Won);
        }
    }

    /// M-12.2, M-12.3.
    pub(super) fn lose(&mut self, rule: RuleId) {
        self.state.outcome = Some(Outcome { won: false, rule });
        self.tell(Event::Lost { rule });
    }
}
