//! M-10: the hounds' milestones, resolved in 3b.

use serde_json::json;

use super::Trial;
use super::state::{Hound, Kennel, Meeple, Post};
use crate::geometry::Cell;
use crate::trial::{Question, Stop};

impl Trial<'_> {
    /// 3b: every milestone reached and not yet resolved, the first one first (M-10.1).
    pub(crate) fn resolve_milestones(&mut self) -> Result<(), Stop> {
        while let Some((hound, space)) = self.state.next_milestone(self.setup) {
            if !self.state.has_reached(space) {
                break;
            }
            self.let_out(hound)?;
            self.join_piles();
            self.state.milestones += 1;
        }
        Ok(())
    }

    /// M-10.2 and M-10.3.
    fn let_out(&mut self, hound: Hound) -> Result<(), Stop> {
        let answer = |Meeple { cell, .. }: &Meeple| (json!(["hound", cell.x, cell.y]), *cell);
        let answers = self.state.unburied().map(answer);
        let question = Question::new(self.state.land.active, "hound", answers);
        if question.answers.is_empty() {
            self.state.hounds.insert(hound, Kennel::Gone);
            return Ok(());
        }
        let cell = self.ask(question.about(json!({"hound": hound})))?;
        for meeple in &mut self.state.meeples {
            if meeple.cell == cell && meeple.post != Post::Buried {
                meeple.hounds.push(hound);
            }
        }
        self.state.hounds.insert(hound, Kennel::Board);
        self.chase_ghosts(hound, cell)
    }

    /// M-10.2: up to 2 different cells of the 9, 1 to 3 ghosts from each.
    fn chase_ghosts(&mut self, hound: Hound, home: Cell) -> Result<(), Stop> {
        let mut reach = home.around().to_vec();
        reach.push(home);
        for _ in 0..2 {
            let done = [(json!(["hound_done"]), None)];
            let mut question = Question::new(self.state.land.active, "hound_ghosts", done);
            for cell in &reach {
                for number in 1..=self.state.ghosts_on(*cell).min(3) {
                    let written = json!(["hound_ghosts", cell.x, cell.y, number]);
                    question.answers.push((written, Some((*cell, number))));
                }
            }
            let about = json!({"hound": hound, "x": home.x, "y": home.y});
            let Some((cell, number)) = self.ask(question.about(about))? else { break };
            self.take_ghosts(cell, number)?;
            reach.retain(|other| *other != cell);
        }
        Ok(())
    }

    /// M-10.4: the rest of the active pile goes onto the next one.
    fn join_piles(&mut self) {
        if self.state.land.piles.len() > 1 {
            let rest = self.state.land.piles.remove(0);
            self.state.land.piles[0] += rest;
        }
    }
}
