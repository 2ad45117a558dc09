//! M-8 and M-9: complete regions, points or ghosts, and what the hounds bring.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::game::{Answer, Game, Stop};
use crate::geometry::Cell;
use crate::setup::{Colour, JointScoring};
use crate::table::{Hound, Kennel, Meeple, Post, Region, Table};
use crate::tiles::Net;

/// The two things a scoring can bring.
#[derive(Clone, Copy)]
enum Reward {
    Points,
    Ghosts(Cell, u32),
}

impl Region {
    /// Kind, cell and name of the smallest segment.
    fn name(&self) -> Vec<Value> {
        let smallest = self.segments.first().map(|(cell, edges)| (cell.x, cell.y, edges.name()));
        let (x, y, edges) = smallest.unwrap_or_default();
        vec![json!(self.post.name()), json!(x), json!(y), json!(edges)]
    }

    /// The distinct cells (M-9.1, M-9.2).
    fn cells(&self) -> BTreeSet<Cell> {
        self.segments.iter().map(|(cell, _)| *cell).collect()
    }
}

impl Table {
    /// M-8.1.
    fn is_complete(&self, region: &Region) -> bool {
        match region.post {
            Post::Road => self.board.is_closed(Net::Road, &region.segments),
            Post::City => self.board.is_closed(Net::City, &region.segments),
            Post::Castle => region.cells().iter().all(|cell| self.board.is_castle_complete(*cell)),
            Post::Buried => false,
        }
    }

    /// M-8.3: the complete regions with a meeple, each once.
    fn due(&self) -> Vec<Region> {
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
    fn worth(&self, region: &Region) -> u64 {
        let tiles = region.cells().len() as u64;
        match region.post {
            Post::Road => tiles,
            Post::City => 2 * tiles + 2 * self.coats(region),
            Post::Castle => {
                let around = region.cells().into_iter().flat_map(Cell::around);
                2 + 2 * around.filter(|cell| self.board.has_mist(*cell)).count() as u64
            }
            Post::Buried => 0,
        }
    }

    fn coats(&self, region: &Region) -> u64 {
        let coats = |(cell, edges): &(Cell, _)| {
            let cities = self.board.face_up(*cell).map(|tile| tile.face.cities.as_slice());
            let city = cities.unwrap_or_default().iter().find(|city| city.edges == *edges);
            city.map_or(0, |city| u64::from(city.number))
        };
        region.segments.iter().map(coats).sum()
    }
}

/// M-8.6: the colours that count, each once, in the order of M-8.10.
fn counting_colours(meeples: &[Meeple], option: JointScoring) -> BTreeSet<Colour> {
    let number = |colour: Colour| meeples.iter().filter(|one| one.colour == colour).count();
    let colours: BTreeSet<Colour> = meeples.iter().map(|meeple| meeple.colour).collect();
    let most = colours.iter().map(|colour| number(*colour)).max();
    let counts = |colour: &Colour| match option {
        JointScoring::EveryColour => true,
        JointScoring::Majority => Some(number(*colour)) == most,
    };
    colours.into_iter().filter(counts).collect()
}

impl Game<'_> {
    /// 3a: all that is due, in the order the active player wants (M-8.4).
    pub(crate) fn score(&mut self) -> Result<(), Stop> {
        let mut due = self.table.due();
        while !due.is_empty() {
            let name = |region: &Region| [vec![json!("score")], region.name()].concat();
            let answers: Vec<Answer<usize>> = due
                .iter()
                .enumerate()
                .map(|(place, region)| (Value::Array(name(region)), place))
                .collect();
            let place = self.ask("score", Value::Null, &answers)?;
            let region = due.remove(place);
            self.score_region(&region)?;
        }
        Ok(())
    }

    /// One scoring in the order of M-8.8.
    fn score_region(&mut self, region: &Region) -> Result<(), Stop> {
        let meeples = self.table.meeples_on(region);
        let answers = self.rewards();
        match self.ask("reward", json!({"region": region.name()}), &answers)? {
            Reward::Points => self.score_points(region, &meeples)?,
            Reward::Ghosts(cell, number) => self.take_ghosts(cell, number)?,
        }
        self.table.meeples.retain(|meeple| !region.holds(meeple));
        for meeple in &meeples {
            *self.table.supply.entry(meeple.colour).or_default() += 1;
        }
        self.score_hounds(&meeples)
    }

    /// M-8.4: points, or 1 to 3 ghosts of one cell.
    fn rewards(&self) -> Vec<Answer<Reward>> {
        let mut rewards = vec![(json!(["points"]), Reward::Points)];
        let cells: BTreeSet<Cell> = self.table.ghosts.keys().map(|(cell, _)| *cell).collect();
        for cell in cells {
            for number in 1..=self.table.ghosts_on(cell).min(3) {
                let written = json!(["ghosts", cell.x, cell.y, number]);
                rewards.push((written, Reward::Ghosts(cell, number)));
            }
        }
        rewards
    }

    /// M-8.6: the team moves once by the whole value; by colours, each colour moves by M-8.10.
    fn score_points(&mut self, region: &Region, meeples: &[Meeple]) -> Result<(), Stop> {
        let colours = counting_colours(meeples, self.setup.options.joint_scoring);
        let worth = self.table.worth(region);
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
            let points = u64::from(self.table.ghosts_on_board());
            match self.team_meeple() {
                Some(team) => self.move_scoring_meeple(team, points)?,
                None => self.move_for_colour(carrier.colour, points)?,
            }
            self.table.hounds.insert(hound, Kennel::Gone);
        }
        Ok(())
    }

    /// The only scoring meeple, where the team has one.
    fn team_meeple(&self) -> Option<Colour> {
        let first = self.setup.scoring.first().copied();
        first.filter(|_| Table::is_team(self.setup))
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
        let answers: Vec<Answer<Colour>> =
            scoring.map(|one| (json!(["assign", one.name()]), *one)).collect();
        let about = json!({"colour": colour.name(), "points": points});
        let chosen = self.ask("assign", about, &answers)?;
        self.move_scoring_meeple(chosen, points)
    }

    /// Moves a scoring meeple; M-12.1 stops the game with this move.
    fn move_scoring_meeple(&mut self, scoring: Colour, points: u64) -> Result<(), Stop> {
        *self.table.points.entry(scoring).or_default() += points;
        if self.table.has_reached(self.setup.level.goal) { Err(self.won()) } else { Ok(()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::testing::board;
    use crate::geometry::Edges;
    use crate::testing::table_of;
    use crate::tiles::Building;
    use crate::tiles::testing::kind;

    fn meeple(colour: Colour, x: i32, post: Post, edges: &str) -> Meeple {
        let edges = Edges::read(edges).unwrap();
        Meeple { colour, cell: Cell::new(x, 0), post, edges, hounds: Vec::new() }
    }

    #[test]
    fn m_8_5_roads_and_cities_count_cells_and_coats() {
        let cap = kind("cap", &[], &[("E", 1), ("W", 2)], &[], None);
        let joint = kind("joint", &[], &[("W", 0)], &[], None);
        let mut table = table_of(board(&[(0, 0, &cap, 0), (1, 0, &joint, 0)]));
        table.meeples.push(meeple(Colour::Red, 1, Post::City, "W"));
        let due = table.due();
        assert_eq!(due.len(), 1);
        assert_eq!(table.worth(&due[0]), 6, "two cells and one coat; the other city is apart");
        assert_eq!(due[0].name(), [json!("city"), json!(0), json!(0), json!("E")]);
        let end = kind("end", &["W"], &[], &[], None);
        let mut table = table_of(board(&[(0, 0, &end, 2), (1, 0, &end, 0)]));
        table.meeples.push(meeple(Colour::Red, 1, Post::Road, "W"));
        assert_eq!(table.worth(&table.due()[0]), 2);
    }

    #[test]
    fn m_9_1_two_segments_of_one_tile_are_one_cell() {
        let two = kind("two", &[], &[("N", 1), ("E", 1)], &[], None);
        let bend = kind("bend", &[], &[("NE", 0)], &[], None);
        let mut table = table_of(board(&[
            (0, 1, &two, 0),
            (0, 0, &bend, 1),
            (1, 0, &bend, 2),
            (1, 1, &bend, 3),
        ]));
        table.meeples.push(meeple(Colour::Red, 0, Post::City, "ES"));
        assert_eq!(table.worth(&table.due()[0]), 8 + 4);
    }

    #[test]
    fn m_8_5_a_castle_counts_mist_around_it() {
        let castle = kind("castle", &[], &[], &[("N", 1)], Some(Building::Castle));
        let clear = kind("clear", &[], &[], &[], None);
        let misty = kind("misty", &[], &[], &[("S", 1)], None);
        let mut tiles = board(&[(0, 0, &castle, 0)]);
        for near in Cell::new(0, 0).around() {
            let kind = if near.y < 0 { &misty } else { &clear };
            tiles.0.extend(board(&[(near.x, near.y, kind, 0)]).0);
        }
        let mut table = table_of(tiles);
        table.meeples.push(meeple(Colour::Red, 0, Post::Castle, ""));
        let due = table.due();
        assert_eq!(due.len(), 1);
        assert_eq!(table.worth(&due[0]), 2 + 2 * 3);
        assert_eq!(due[0].name(), [json!("castle"), json!(0), json!(0), json!("")]);
    }

    #[test]
    fn m_8_6_colours_count_once_or_by_majority() {
        let crowd: Vec<Meeple> = [Colour::Pink, Colour::Red, Colour::Pink, Colour::Blue]
            .map(|colour| meeple(colour, 0, Post::City, "N"))
            .into();
        let counting = |option| counting_colours(&crowd, option).into_iter().collect::<Vec<_>>();
        let all = [Colour::Red, Colour::Blue, Colour::Pink];
        assert_eq!(counting(JointScoring::EveryColour), all);
        assert_eq!(counting(JointScoring::Majority), [Colour::Pink]);
        let tied = counting_colours(&crowd[..2], JointScoring::Majority);
        assert_eq!(tied.len(), 2);
    }
}
