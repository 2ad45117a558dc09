//! M-12.3: the active pile is empty and its milestone has not been reached.

use crate::game::{Game, Stop};

impl Game<'_> {
    /// Looked at when 3b is over and when 3c is over. Reached milestones have joined their pile to
    /// the next one by then, and a reached goal has ended the game (M-12.1).
    pub(crate) fn stop_if_the_pile_is_empty(&self) -> Result<(), Stop> {
        if self.table.piles[0] == 0 { Err(self.lost("M-12.3")) } else { Ok(()) }
    }
}
