//! 3a Score (M-8, M-9).
//!
//! Every complete region with a meeple that touches the placed tile, and every complete castle
//! around it, is scored once, in an order the active player chooses: points, or 1 to 3 ghosts off
//! one cell. Then all its meeples go home, and hounds that were with them score.

use super::{Checked, Flow, Play, Position};
use crate::action::{Action, Feature, Hound, Region};
use crate::event::Event;
use crate::setup::JointScoring;
use crate::state::{HoundPlace, Meeple, Pending, Stage, Stand, Target};
use fogbound_game::{Cell, Colour, Colours, Edges, Refusal, RuleId};
use fogbound_landscape::{CellId, SegmentKind};

/// The value of a region (M-8.5).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Worth {
    pub tiles: u8,
    pub each: u8,
    pub extra: u16,
}

impl Worth {
    pub fn value(self) -> u16 {
        u16::from(self.tiles) * u16::from(self.each) + self.extra
    }
}

impl Position<'_> {
    /// The name of a region.
    pub(crate) fn region(self, target: Target) -> Region {
        let map = &self.state.map;
        match target {
            Target::Segments(feature, region) => {
                let (cell, edges) = map.smallest(self.catalogue(), region);
                Region { feature, cell: map.cell(cell), edges }
            }
            Target::Castle(cell) => {
                Region { feature: Feature::Castle, cell: map.cell(cell), edges: Edges::NONE }
            }
        }
    }

    /// Returns true if a meeple stands in the region.
    fn stands_in(self, meeple: &Meeple, target: Target) -> bool {
        match (meeple.stand, target) {
            (Stand::Segment(_, segment), Target::Segments(_, region)) => {
                self.state.map.region(segment) == region
            }
            (Stand::Castle, Target::Castle(cell)) => meeple.cell == cell,
            _ => false,
        }
    }

    /// M-8.3: the regions to be scored, each once. Only those that touch the placed tile, and
    /// castles on it or around it, can be due.
    fn due(self, out: &mut impl FnMut(Target)) {
        let map = &self.state.map;
        let placed = self.state.placed_cell();
        let mut found = [None; 4];
        for (kind, feature) in
            [(SegmentKind::Road, Feature::Road), (SegmentKind::City, Feature::City)]
        {
            for (place, (segment, _, _)) in
                map.segments(self.catalogue(), placed, kind).take(4).enumerate()
            {
                let target = Target::Segments(feature, map.region(segment));
                if map.open_edges(map.region(segment)) == 0
                    && !found.contains(&Some(target))
                    && self.is_occupied_target(target)
                {
                    found[place] = Some(target);
                    out(target);
                }
            }
        }
        // a castle's meeple stands on its cell.
        for meeple in self.state.meeples.standing().filter(|m| m.stand == Stand::Castle) {
            let near = meeple.cell == placed || map.cell(meeple.cell).is_around(map.cell(placed));
            if near && map.is_surrounded_face_up(meeple.cell) {
                out(Target::Castle(meeple.cell));
            }
        }
    }

    fn is_occupied_target(self, target: Target) -> bool {
        self.state.meeples.standing().any(|meeple| self.stands_in(meeple, target))
    }

    pub(super) fn list_score(self, out: &mut impl FnMut(Action)) {
        self.due(&mut |target| out(Action::Score(self.region(target))));
    }

    /// Finds the region with this name, or another name of it, among those due.
    pub(super) fn check_score(self, region: Region) -> Result<Checked, Refusal> {
        let refusal = Refusal::new("M-8.4", "score-not-due");
        let map = &self.state.map;
        let cell = map.at(region.cell).ok_or(refusal)?;
        let target = match region.feature {
            Feature::Castle if region.edges.is_empty() => Target::Castle(cell),
            Feature::Castle => return Err(refusal),
            feature => {
                let kind =
                    if feature == Feature::City { SegmentKind::City } else { SegmentKind::Road };
                let segment = map.segment_named(self.catalogue(), cell, kind, region.edges);
                Target::Segments(feature, map.region(segment.ok_or(refusal)?))
            }
        };
        let mut is_due = false;
        self.due(&mut |other| is_due |= other == target);
        if is_due { Ok(Checked::Score(target)) } else { Err(refusal) }
    }

    pub(super) fn list_reward(self, out: &mut impl FnMut(Action)) {
        out(Action::Points);
        for cell in self.state.map.cells() {
            for n in 1..=self.state.ghosts_on(cell).min(3) {
                out(Action::Ghosts(self.state.map.cell(cell), n));
            }
        }
    }

    /// M-8.4: 1 to 3 ghosts of a cell that holds as many. Also for hounds (M-10.2).
    pub(super) fn check_ghosts(self, cell: Cell, n: u8) -> Result<CellId, Refusal> {
        let there = self.state.map.at(cell).filter(|&cell| self.state.ghosts_on(cell) > 0);
        let cell = there.ok_or(Refusal::new("M-8.4", "ghosts-none-there"))?;
        if n == 0 || n > 3 || n > self.state.ghosts_on(cell) {
            return Err(Refusal::new("M-8.4", "ghosts-count"));
        }
        Ok(cell)
    }

    pub(super) fn check_assign(self, colour: Colour) -> Result<(), Refusal> {
        if self.rules.scoring().contains(&colour) {
            Ok(())
        } else {
            Err(Refusal::new("M-8.10", "assign-no-scoring-meeple"))
        }
    }

    /// M-8.5: road 1 a tile; city 2 a tile and 2 a coat; castle 2 for each misty tile around it and
    /// 2 for its own. M-9.1: a region's tiles are its distinct cells.
    pub(crate) fn worth(self, target: Target) -> Worth {
        let map = &self.state.map;
        match target {
            Target::Segments(Feature::Road, region) => {
                Worth { tiles: map.region_cells(region).len() as u8, each: 1, extra: 0 }
            }
            Target::Segments(_, region) => {
                let coats = map.members(region).map(|s| map.printed(self.catalogue(), s).coats);
                let extra = 2 * coats.map(u16::from).sum::<u16>();
                Worth { tiles: map.region_cells(region).len() as u8, each: 2, extra }
            }
            Target::Castle(cell) => {
                let misty = map.around(cell).filter(|&c| map.has_mist(self.catalogue(), c)).count();
                Worth { tiles: misty as u8 + 1, each: 2, extra: 0 }
            }
        }
    }

    /// M-8.6: the colours that count.
    pub(crate) fn scoring_colours(self, target: Target) -> Colours {
        let mut counts = [0u8; 6];
        for meeple in self.state.meeples.standing().filter(|m| self.stands_in(m, target)) {
            counts[meeple.colour.index()] += 1;
        }
        let least = match self.rules.options().joint_scoring {
            JointScoring::EveryColour => 1,
            JointScoring::Majority => counts.into_iter().max().unwrap_or(0).max(1),
        };
        Colour::ALL.into_iter().filter(|colour| counts[colour.index()] >= least).collect()
    }

    /// Ghosts on the whole board.
    pub(crate) fn ghosts_on_board(self) -> u16 {
        u16::from(self.rules.level().ghosts - self.state.ghost_supply)
    }
}

impl<E: FnMut(Event)> Play<'_, E> {
    /// M-8.8: the order of one scoring.
    pub(super) fn continue_score(&mut self) -> Flow {
        loop {
            match self.state.stage {
                Stage::Next => {
                    let mut any = false;
                    self.position().due(&mut |_| any = true);
                    return if any { Flow::Ask(Pending::Score) } else { Flow::Done };
                }
                Stage::Reward => return Flow::Ask(Pending::Reward),
                Stage::Colours { left, value } => {
                    let Some(colour) = self.next_colour(left) else {
                        self.state.stage = Stage::Return;
                        continue;
                    };
                    self.state.stage = Stage::Colours { left: left.without(colour), value };
                    if let Some(flow) = self.bring(colour, value) {
                        return flow;
                    }
                }
                Stage::Return => self.return_meeples(),
                Stage::Hounds(hounds) => match first_hound(hounds) {
                    Some((hound, colour)) => {
                        if let Some(flow) = self.score_hound(hounds, hound, colour) {
                            return flow;
                        }
                    }
                    None => self.state.stage = Stage::Next,
                },
            }
        }
    }

    pub(super) fn answer_score(&mut self, target: Target) {
        self.state.target = target;
        self.state.stage = Stage::Reward;
    }

    /// M-8.5, M-8.6: the value once for each colour that counts.
    pub(super) fn answer_points(&mut self) {
        let target = self.state.target;
        let worth = self.position().worth(target);
        let colours = self.position().scoring_colours(target);
        let region = self.position().region(target);
        let Worth { tiles, each, extra } = worth;
        let value = worth.value();
        self.tell(Event::Scored { region, tiles, each, extra, value, colours });
        if self.rules.level().scoring == crate::level::Scoring::Team {
            self.state.stage = Stage::Return;
            let points = value * u16::from(colours.len());
            if let Some(&scoring) = self.rules.scoring().first() {
                self.advance(RuleId("M-8.6"), scoring, points, None);
            }
        } else {
            self.state.stage = Stage::Colours { left: colours, value };
        }
    }

    /// M-8.10: first the colours that have a scoring meeple, then the others.
    fn next_colour(&self, left: Colours) -> Option<Colour> {
        let own = |colour: &Colour| self.rules.scoring_meeple_of(*colour).is_some();
        left.iter().find(own).or_else(|| left.iter().next())
    }

    /// M-8.10: moves the scoring meeple of a colour, or asks which one moves. The team's only one
    /// comes here for hounds alone (M-8.9).
    fn bring(&mut self, colour: Colour, points: u16) -> Option<Flow> {
        if points == 0 {
            return None;
        }
        match self.rules.scoring_meeple_of(colour) {
            Some(scoring) => {
                let team = self.rules.level().scoring == crate::level::Scoring::Team;
                let rule = RuleId(if team { "M-8.9" } else { "M-8.10" });
                self.advance(rule, scoring, points, Some(colour));
                self.state.outcome.map(|_| Flow::Over)
            }
            None => Some(Flow::Ask(Pending::Assign(colour, points))),
        }
    }

    /// Moves a scoring meeple; M-12.1: the game may be won by it.
    pub(super) fn advance(
        &mut self,
        rule: RuleId,
        scoring: Colour,
        points: u16,
        colour: Option<Colour>,
    ) {
        self.state.points[scoring.index()] += points;
        let total = self.state.points[scoring.index()];
        self.tell(Event::Moved { rule, scoring, points, total, colour });
        self.check_goal();
    }

    /// M-8.4 (b), M-8.7: ghosts instead of all points of the region.
    pub(super) fn answer_ghosts(&mut self, cell: CellId, n: u8) {
        self.state.stage = Stage::Return;
        let position = self.position();
        let target = self.state.target;
        let colours = u16::from(position.scoring_colours(target).len());
        let points = position.worth(target).value() * colours;
        let region = position.region(target);
        self.tell(Event::Forgone { region, points });
        self.take_ghosts(RuleId("M-8.4"), cell, n, false);
    }

    /// M-8.8: all meeples on the region go home, whichever reward was chosen.
    fn return_meeples(&mut self) {
        let target = self.state.target;
        let mut hounds = [None; 2];
        loop {
            let position = self.position();
            let standing = position.state.meeples.standing();
            let next = standing.filter(|m| position.stands_in(m, target)).map(|m| m.cell).next();
            let home = next.and_then(|cell| self.state.meeples.take_from(cell));
            let Some(meeple) = home else { break };
            self.state.supply[meeple.colour.index()] += 1;
            for hound in Hound::ALL {
                if meeple.hounds[hound as usize] {
                    hounds[hound as usize] = Some(meeple.colour);
                }
            }
            let cell = self.state.map.cell(meeple.cell);
            self.tell(Event::MeepleReturned { colour: meeple.colour, cell });
        }
        self.state.stage = Stage::Hounds(hounds);
    }

    /// M-8.9: 1 point for each ghost on the board; no exchange; then the hound leaves.
    fn score_hound(
        &mut self,
        mut hounds: [Option<Colour>; 2],
        hound: Hound,
        colour: Colour,
    ) -> Option<Flow> {
        if self.state.hound_paid {
            self.state.hound_paid = false;
            self.state.hounds[hound as usize] = HoundPlace::Gone;
            self.tell(Event::HoundLeft { rule: RuleId("M-8.9"), hound });
            hounds[hound as usize] = None;
            self.state.stage = Stage::Hounds(hounds);
            return None;
        }
        self.state.hound_paid = true;
        let points = self.position().ghosts_on_board();
        self.tell(Event::HoundScored { hound, colour, points });
        self.bring(colour, points)
    }
}

fn first_hound(hounds: [Option<Colour>; 2]) -> Option<(Hound, Colour)> {
    Hound::ALL.into_iter().find_map(|hound| Some((hound, hounds[hound as usize]?)))
}
