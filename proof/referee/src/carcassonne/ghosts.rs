//! G-2: ghosts beside meeples, and how the third one scares.

use serde_json::json;

use super::Trial;
use super::state::Piece;
use crate::geometry::{Cell, Side};
use crate::trial::{Question, Stop};

impl Trial<'_> {
    /// G-2.2, then G-2.3, each at most once.
    pub(crate) fn place_ghosts(&mut self, placed: Cell) -> Result<(), Stop> {
        if !self.setup.switches.mist {
            return Ok(());
        }
        let (extends, destroys) = self.mist_at(placed);
        if extends {
            self.place_ghost("ghost_other", "G-2.2", |seat, active| seat != active)?;
        }
        if destroys {
            self.place_ghost("ghost_own", "G-2.3", |seat, active| seat == active)?;
        }
        Ok(())
    }

    /// Returns two flags: mist meets mist at some edge of the tile, and it meets none at some edge. An
    /// edge across which mist fits is never a city.
    fn mist_at(&self, placed: Cell) -> (bool, bool) {
        let board = &self.state.land.board;
        let Some(tile) = board.face_up(placed) else { return (false, false) };
        let (mut extends, mut destroys) = (false, false);
        for side in Side::ALL {
            let Some(other) = board.face_up(placed.across(side)) else { continue };
            let (here, there) = (tile.face.is_misty(side), other.face.is_misty(side.opposite()));
            extends |= here && there;
            destroys |= here != there;
        }
        (extends, destroys)
    }

    /// One ghost beside a meeple, never a guard (G-2.6); skipped without a target or a ghost
    /// (G-2.5).
    fn place_ghost(
        &mut self,
        ask: &'static str,
        rule: &str,
        is_target: impl Fn(usize, usize) -> bool,
    ) -> Result<(), Stop> {
        let active = self.state.land.active;
        let meeples = self.state.meeples.iter();
        let targets = meeples
            .filter(|meeple| meeple.piece == Piece::Meeple && is_target(meeple.seat, active))
            .map(|meeple| (json!(["ghost", meeple.cell.x, meeple.cell.y]), meeple.cell));
        let question = Question::new(active, ask, targets);
        if question.answers.is_empty() || self.state.ghost_supply == 0 {
            self.news.tell("ghost_skipped", json!({"of": rule}));
            return Ok(());
        }
        let cell = self.ask(question)?;
        self.news.tell("ghost_placed", json!({"x": cell.x, "y": cell.y}));
        self.state.ghost_supply -= 1;
        let target = self.state.meeples.iter_mut().find(|meeple| meeple.cell == cell);
        let ghosts = target.map_or(0, |meeple| {
            meeple.ghosts += 1;
            meeple.ghosts
        });
        if ghosts == 3
            && let Some(scared) = self.state.take_back(cell)
        {
            let seat = scared.seat;
            self.news.tell("scared", json!({"x": cell.x, "y": cell.y, "seat": seat}));
            let returned = json!({"seat": seat, "x": cell.x, "y": cell.y, "piece": "meeple"});
            self.news.allow("meeple_returned", returned);
        }
        Ok(())
    }
}
