//! M-8 and M-9: complete regions, points or ghosts, and what the hounds bring.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::Trial;
use super::setup::{Colour, JointScoring};
use super::state::{Hound, Kennel, Meeple, Post, Region, State};
use crate::geometry::Cell;
use crate::landscape::Net;
use crate::trial::{Answer, Ending, Question, Stop};

/// The two things a scoring can bring.
#[derive(Clone, Copy)]
enum Reward {
    Points,
    Ghosts(Cell, u32),
}

impl Region {
    /// Kind, cell and name of the smallest segment.
    pub(super) fn name(&self) -> Vec<Value> {
        let smallest = self.segments.first().map(|(cell, edges)| (cell.x, cell.y, edges.name()));
        let (x, y, edges) = smallest.unwrap_or_default();
        vec![json!(self.feature), json!(x), json!(y), json!(edges)]
    }
}

impl State {
    /// M-8.1.
    fn is_complete(&self, region: &Region) -> bool {
        match region.feature {
            Post::Road => self.land.board.is_closed(Net::Road, &region.segments),
            Post::City => self.land.board.is_closed(Net::City, &region.segments),
            Post::Castle => {
                region.cells().iter().all(|cell| self.land.board.is_castle_complete(*cell))
            }
            Post::Buried => false,
        }
    }

    /// M-8.3: the complete regions with a meeple, each once.
    pub(super) fn due(&self) -> Vec<Region> {
        let mut due: Vec<Region> = Vec::new();
        for meeple in self.unburied() {
            let region = self.region_of(meeple.post, (meeple.cell, meeple.edges));
            if self.is_complete(&region) && !due.contains(&region) {
                due.push(region);
            }
        }
        due
    }

    /// M-8.5: what the region is worth to each colour.
    pub(super) fn worth(&self, region: &Region) -> u64 {
        let tiles = region.cells().len() as u64;
        match region.feature {
            Post::Road => tiles,
            Post::City => 2 * tiles + 2 * u64::from(self.land.board.coats(&region.segments)),
            Post::Castle => {
                let around = region.cells().into_iter().flat_map(Cell::around);
                2 + 2 * around.filter(|cell| self.land.board.has_mist(*cell)).count() as u64
            }
            Post::Buried => 0,
        }
    }
}

/// M-8.6: the colours that count, each once, in the order of M-8.10.
pub(super) fn counting_colours(meeples: &[Meeple], option: JointScoring) -> BTreeSet<Colour> {
    let number = |colour: Colour| meeples.iter().filter(|one| one.colour == colour).count();
    let colours: BTreeSet<Colour> = meeples.iter().map(|meeple| meeple.colour).collect();
    let most = colours.iter().map(|colour| number(*colour)).max();
    let counts = |colour: &Colour| match option {
        JointScoring::EveryColour => true,
        JointScoring::Majority => Some(number(*colour)) == most,
    };
    colours.into_iter().filter(counts).collect()
}

impl Trial<'_> {
    /// 3a: all that is due, in the order the active player wants (M-8.4).
    pub(crate) fn score(&mut self) -> Result<(), Stop> {
        let mut due = self.state.due();
        while !due.is_empty() {
            let answers = due.iter().enumerate().map(|(place, region)| {
                (Value::Array([vec![json!("score")], region.name()].concat()), place)
            });
            let place = self.ask(Question::new(self.state.land.active, "score", answers))?;
            let region = due.remove(place);
            self.score_region(&region)?;
        }
        Ok(())
    }

    /// One scoring in the order of M-8.8.
    fn score_region(&mut self, region: &Region) -> Result<(), Stop> {
        let meeples = self.state.meeples_on(region);
        let question = Question::new(self.state.land.active, "reward", self.rewards());
        match self.ask(question.about(json!({"region": region.name()})))? {
            Reward::Points => self.score_points(region, &meeples)?,
            Reward::Ghosts(cell, number) => self.take_ghosts(cell, number)?,
        }
        self.state.meeples.retain(|meeple| !region.holds(meeple));
        for meeple in &meeples {
            *self.state.supply.entry(meeple.colour).or_default() += 1;
        }
        self.score_hounds(&meeples)
    }

    /// M-8.4: points, or 1 to 3 ghosts of one cell.
    fn rewards(&self) -> Vec<Answer<Reward>> {
        let mut rewards = vec![(json!(["points"]), Reward::Points)];
        let cells: BTreeSet<Cell> = self.state.ghosts.keys().map(|(cell, _)| *cell).collect();
        for cell in cells {
            for number in 1..=self.state.ghosts_on(cell).min(3) {
                let written = json!(["ghosts", cell.x, cell.y, number]);
                rewards.push((written, Reward::Ghosts(cell, number)));
            }
        }
        rewards
    }

    /// M-8.6: the team moves once by the whole value; by colours, each colour moves by M-8.10.
    fn score_points(&mut self, region: &Region, meeples: &[Meeple]) -> Result<(), Stop> {
        let colours = counting_colours(meeples, self.setup.options.joint_scoring);
        let worth = self.state.worth(region);
        if let Some(team) = self.team_meeple() {
            return self.move_scoring_meeple(team, worth * colours.len() as u64);
        }
        let (own, others): (Vec<Colour>, Vec<Colour>) =
            colours.into_iter().partition(|colour| self.setup.scoring.contains(colour));
        own.into_iter().chain(others).try_for_each(|colour| self.move_for_colour(colour, worth))
    }

    /// M-8.9: Rufus before Ronja, a point for each ghost on the board; then the hound leaves.
    fn score_hounds(&mut self, meeples: &[Meeple]) -> Result<(), Stop> {
        for hound in Hound::ALL {
            let Some(carrier) = meeples.iter().find(|meeple| meeple.hounds.contains(&hound)) else {
                continue;
            };
            let points = u64::from(self.state.ghosts_on_board());
            match self.team_meeple() {
                Some(team) => self.move_scoring_meeple(team, points)?,
                None => self.move_for_colour(carrier.colour, points)?,
            }
            self.state.hounds.insert(hound, Kennel::Gone);
        }
        Ok(())
    }

    /// The only scoring meeple, where the team has one.
    fn team_meeple(&self) -> Option<Colour> {
        let first = self.setup.scoring.first().copied();
        first.filter(|_| State::is_team(self.setup))
    }

    /// M-8.10: which scoring meeple moves for a colour.
    fn move_for_colour(&mut self, colour: Colour, points: u64) -> Result<(), Stop> {
        if points == 0 {
            return Ok(());
        }
        if self.setup.scoring.contains(&colour) {
            return self.move_scoring_meeple(colour, points);
        }
        let scoring = self.setup.scoring.iter();
        let answers = scoring.map(|one| (json!(["assign", one]), *one));
        let question = Question::new(self.state.land.active, "assign", answers);
        let chosen = self.ask(question.about(json!({"colour": colour, "points": points})))?;
        self.move_scoring_meeple(chosen, points)
    }

    /// Moves a scoring meeple; M-12.1 stops the game with this move.
    fn move_scoring_meeple(&mut self, scoring: Colour, points: u64) -> Result<(), Stop> {
        *self.state.points.entry(scoring).or_default() += points;
        let is_won = self.state.has_reached(self.setup.level.goal);
        if is_won { Err(Stop::Over(Ending::Won("M-12.1"))) } else { Ok(()) }
    }
}
