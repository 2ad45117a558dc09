//! Everything that lies on the table, in the plainest form.

use std::collections::BTreeMap;

use serde::Serialize;
use serde_json::{Value, json};

use super::level::Scoring;
use super::setup::{Colour, Setup};
use crate::geometry::{Cell, Edges};
use crate::landscape::{self, Land, Net, Segment};

/// A place for ghosts on a cell (M-4.5); mists sort by name, the cemetery comes last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Spot {
    Mist(Edges),
    Cemetery,
}

impl Spot {
    const fn name(self) -> &'static str {
        match self {
            Self::Mist(edges) => edges.name(),
            Self::Cemetery => "cemetery",
        }
    }
}

/// The two hounds, in the order in which they come and score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Hound {
    Rufus,
    Ronja,
}

impl Hound {
    pub(crate) const ALL: [Self; 2] = [Self::Rufus, Self::Ronja];
}

/// The place of a hound.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Kennel {
    Track,
    Board,
    Gone,
}

/// The feature that a meeple stands or lies on, in alphabetical order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Post {
    Buried,
    Castle,
    City,
    Road,
}

/// A meeple on the board, as a position writes it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub(crate) struct Meeple {
    pub(crate) colour: Colour,
    #[serde(flatten)]
    pub(crate) cell: Cell,
    #[serde(rename = "kind")]
    pub(crate) post: Post,
    /// The segment's name; none for castles and the buried.
    pub(crate) edges: Edges,
    pub(crate) hounds: Vec<Hound>,
}

/// A road, a city or a castle.
pub(crate) type Region = landscape::Region<Post, Edges>;

impl Region {
    pub(crate) fn holds(&self, meeple: &Meeple) -> bool {
        meeple.post == self.feature && self.segments.contains(&(meeple.cell, meeple.edges))
    }
}

/// The whole state of one game.
#[derive(Clone, Debug)]
pub(crate) struct State {
    pub(crate) land: Land,
    /// Spots with at least one ghost.
    pub(crate) ghosts: BTreeMap<(Cell, Spot), u32>,
    pub(crate) ghost_supply: u32,
    pub(crate) meeples: Vec<Meeple>,
    pub(crate) supply: BTreeMap<Colour, u32>,
    pub(crate) points: BTreeMap<Colour, u64>,
    pub(crate) hounds: BTreeMap<Hound, Kennel>,
    /// Milestones resolved so far.
    pub(crate) milestones: usize,
}

impl State {
    /// M-1: the table before the first draw.
    pub(crate) fn new(setup: &Setup) -> Self {
        let colours = setup.players.iter().flatten();
        let hounds = Hound::ALL.into_iter().take(setup.level.milestones.len());
        let mut state = Self {
            land: Land::new(&setup.set, setup.start_player, setup.piles.clone()),
            ghosts: BTreeMap::new(),
            ghost_supply: setup.level.ghosts,
            meeples: Vec::new(),
            supply: colours.map(|colour| (*colour, setup.supply_of(*colour))).collect(),
            points: setup.scoring.iter().map(|colour| (*colour, 0)).collect(),
            hounds: hounds.map(|hound| (hound, Kennel::Track)).collect(),
            milestones: 0,
        };
        for (cell, _) in &setup.set.start {
            let mists = state.land.board.face_up(*cell).map(|tile| tile.face.mists.clone());
            for mist in mists.unwrap_or_default() {
                state.add_ghosts(*cell, Spot::Mist(mist.edges), mist.number);
            }
        }
        state
    }

    /// The position; `over` in the end line.
    pub(crate) fn write(&self, over: bool) -> Value {
        let mut meeples: Vec<&Meeple> = self.meeples.iter().collect();
        meeples.sort_by_key(|meeple| (meeple.cell, meeple.post));
        let ghosts = self.ghosts.iter();
        let ghosts =
            ghosts.map(|((cell, spot), number)| json!([cell.x, cell.y, spot.name(), number]));
        let own = json!({"ghosts": ghosts.collect::<Vec<_>>(), "ghost_supply": self.ghost_supply,
            "meeples": meeples, "supply": self.supply, "points": self.points,
            "piles": self.land.piles, "hounds": self.hounds});
        self.land.write(over, own)
    }

    /// Moves ghosts from the supply to a spot; the callers have checked the supply (M-6.5).
    pub(crate) fn add_ghosts(&mut self, cell: Cell, spot: Spot, number: u32) {
        if number > 0 {
            self.ghost_supply -= number;
            *self.ghosts.entry((cell, spot)).or_default() += number;
        }
    }

    /// Moves ghosts from a spot back to the supply, at most those that stand there.
    pub(crate) fn remove_ghosts(&mut self, cell: Cell, spot: Spot, number: u32) {
        let left = self.ghosts.remove(&(cell, spot)).unwrap_or_default();
        let gone = number.min(left);
        self.ghost_supply += gone;
        if left > gone {
            self.ghosts.insert((cell, spot), left - gone);
        }
    }

    /// The haunted spots of a cell with their ghosts, in the order of spots.
    pub(crate) fn spots_with_ghosts(&self, cell: Cell) -> Vec<(Spot, u32)> {
        let here = self.ghosts.iter().filter(|((at, _), _)| *at == cell);
        here.map(|((_, spot), number)| (*spot, *number)).collect()
    }

    pub(crate) fn ghosts_on(&self, cell: Cell) -> u32 {
        self.spots_with_ghosts(cell).iter().map(|(_, number)| number).sum()
    }

    pub(crate) fn ghosts_on_board(&self) -> u32 {
        self.ghosts.values().sum()
    }

    pub(crate) fn unburied(&self) -> impl Iterator<Item = &Meeple> {
        self.meeples.iter().filter(|meeple| meeple.post != Post::Buried)
    }

    /// The colours of the active player with a meeple in supply.
    pub(crate) fn colours_at_hand(&self, setup: &Setup) -> Vec<Colour> {
        let mut colours = setup.players[self.land.active].clone();
        colours.retain(|colour| self.supply.get(colour).is_some_and(|left| *left > 0));
        colours
    }

    pub(crate) fn take_from_supply(&mut self, colour: Colour) {
        if let Some(left) = self.supply.get_mut(&colour) {
            *left = left.saturating_sub(1);
        }
    }

    /// Returns true if the goal or a hound space is reached or passed: by the team's scoring meeple, or
    /// by all three (M-10.1, M-12.1).
    pub(crate) fn has_reached(&self, space: u32) -> bool {
        self.points.values().all(|points| *points >= u64::from(space))
    }

    /// The hound whose milestone is next on the track.
    pub(crate) fn next_milestone(&self, setup: &Setup) -> Option<(Hound, u32)> {
        let space = setup.level.milestones.get(self.milestones)?;
        Some((*Hound::ALL.get(self.milestones)?, *space))
    }

    /// The region a meeple or a segment of the board belongs to.
    pub(crate) fn region_of(&self, feature: Post, segment: Segment) -> Region {
        let segments = match feature {
            Post::Road => self.land.board.region(Net::Road, segment),
            Post::City => self.land.board.region(Net::City, segment),
            Post::Castle | Post::Buried => [segment].into(),
        };
        Region { feature, segments }
    }

    pub(crate) fn meeples_on(&self, region: &Region) -> Vec<Meeple> {
        self.meeples.iter().filter(|meeple| region.holds(meeple)).cloned().collect()
    }

    /// Scoring for the team or by colours.
    pub(crate) fn is_team(setup: &Setup) -> bool {
        setup.level.scoring == Scoring::Team
    }
}
