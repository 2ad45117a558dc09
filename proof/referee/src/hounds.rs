//! M-10: the hounds' milestones, resolved in 3b.

use serde_json::json;

use crate::game::{Answer, Game, Stop};
use crate::geometry::Cell;
use crate::table::{Hound, Kennel, Meeple, Post};

/// The next act of a hound.
type Bite = Option<(Cell, u32)>;

impl Game<'_> {
    /// 3b: every milestone reached and not yet resolved, the first one first (M-10.1).
    pub(crate) fn resolve_milestones(&mut self) -> Result<(), Stop> {
        while let Some((hound, space)) = self.table.next_milestone(self.setup) {
            if !self.table.has_reached(space) {
                break;
            }
            self.let_out(hound)?;
            self.join_piles();
            self.table.milestones += 1;
        }
        Ok(())
    }

    /// M-10.2 and M-10.3.
    fn let_out(&mut self, hound: Hound) -> Result<(), Stop> {
        let answers: Vec<Answer<Cell>> = self
            .table
            .unburied()
            .map(|Meeple { cell, .. }| (json!(["hound", cell.x, cell.y]), *cell))
            .collect();
        if answers.is_empty() {
            self.table.hounds.insert(hound, Kennel::Gone);
            return Ok(());
        }
        let cell = self.ask("hound", json!({"hound": hound.name()}), &answers)?;
        for meeple in &mut self.table.meeples {
            if meeple.cell == cell && meeple.post != Post::Buried {
                meeple.hounds.push(hound);
            }
        }
        self.table.hounds.insert(hound, Kennel::Board);
        self.chase_ghosts(hound, cell)
    }

    /// M-10.2: up to 2 different cells of the 9, 1 to 3 ghosts from each.
    fn chase_ghosts(&mut self, hound: Hound, home: Cell) -> Result<(), Stop> {
        let mut reach = home.around().to_vec();
        reach.push(home);
        for _ in 0..2 {
            let mut answers: Vec<Answer<Bite>> = vec![(json!(["hound_done"]), None)];
            for cell in &reach {
                for number in 1..=self.table.ghosts_on(*cell).min(3) {
                    let written = json!(["hound_ghosts", cell.x, cell.y, number]);
                    answers.push((written, Some((*cell, number))));
                }
            }
            let about = json!({"hound": hound.name(), "x": home.x, "y": home.y});
            let Some((cell, number)) = self.ask("hound_ghosts", about, &answers)? else { break };
            self.take_ghosts(cell, number)?;
            reach.retain(|other| *other != cell);
        }
        Ok(())
    }

    /// M-10.4: the rest of the active pile goes onto the next one.
    fn join_piles(&mut self) {
        if self.table.piles.len() > 1 {
            let rest = self.table.piles.remove(0);
            self.table.piles[0] += rest;
        }
    }
}
