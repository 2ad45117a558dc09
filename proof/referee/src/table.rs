//! Everything that lies on the table, in the plainest form.

use std::collections::BTreeMap;

use crate::board::{Board, FaceUp, Segment, Tile};
use crate::geometry::{Cell, Edges};
use crate::level::Scoring;
use crate::setup::{Colour, Setup};
use crate::tiles::Net;

/// A place for ghosts on a cell (M-4.5); mists sort by name, the cemetery comes last.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Spot {
    Mist(Edges),
    Cemetery,
}

impl Spot {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Mist(edges) => edges.name(),
            Self::Cemetery => "cemetery",
        }
    }
}

/// The two hounds, in the order in which they come and score.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Hound {
    Rufus,
    Ronja,
}

impl Hound {
    pub(crate) const ALL: [Self; 2] = [Self::Rufus, Self::Ronja];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Rufus => "rufus",
            Self::Ronja => "ronja",
        }
    }
}

/// The place of a hound.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kennel {
    Track,
    Board,
    Gone,
}

impl Kennel {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Track => "track",
            Self::Board => "board",
            Self::Gone => "gone",
        }
    }
}

/// The feature that a meeple stands or lies on, in alphabetical order.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Post {
    Buried,
    Castle,
    City,
    Road,
}

impl Post {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Buried => "buried",
            Self::Castle => "castle",
            Self::City => "city",
            Self::Road => "road",
        }
    }
}

/// A meeple on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Meeple {
    pub(crate) colour: Colour,
    pub(crate) cell: Cell,
    pub(crate) post: Post,
    /// The segment's name; none for castles and the buried.
    pub(crate) edges: Edges,
    pub(crate) hounds: Vec<Hound>,
}

/// The whole state of one game.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) board: Board,
    /// Spots with at least one ghost.
    pub(crate) ghosts: BTreeMap<(Cell, Spot), u32>,
    pub(crate) ghost_supply: u32,
    pub(crate) meeples: Vec<Meeple>,
    pub(crate) supply: BTreeMap<Colour, u32>,
    pub(crate) points: BTreeMap<Colour, u64>,
    /// Sizes of the piles left, the active one first.
    pub(crate) piles: Vec<usize>,
    /// Tiles drawn so far; joining piles does not change the order of drawing (M-10.4).
    pub(crate) drawn: usize,
    pub(crate) set_aside: Vec<String>,
    pub(crate) hounds: BTreeMap<Hound, Kennel>,
    /// Milestones resolved so far.
    pub(crate) milestones: usize,
    pub(crate) active: usize,
    pub(crate) hand: Option<String>,
    pub(crate) placed: Option<Cell>,
}

impl Table {
    /// M-1: the table before the first draw.
    pub(crate) fn new(setup: &Setup) -> Self {
        let colours = setup.players.iter().flatten();
        let hounds = Hound::ALL.into_iter().take(setup.level.milestones.len());
        let mut table = Self {
            board: Board::default(),
            ghosts: BTreeMap::new(),
            ghost_supply: setup.level.ghosts,
            meeples: Vec::new(),
            supply: colours.map(|colour| (*colour, setup.supply_of(*colour))).collect(),
            points: setup.scoring.iter().map(|colour| (*colour, 0)).collect(),
            piles: setup.piles.clone(),
            drawn: 0,
            set_aside: Vec::new(),
            hounds: hounds.map(|hound| (hound, Kennel::Track)).collect(),
            milestones: 0,
            active: setup.start_player,
            hand: None,
            placed: None,
        };
        for (cell, name) in &setup.start {
            table.lay(setup, *cell, name, 0);
            table.place_symbols(*cell);
        }
        table
    }

    /// Lays a tile face-up.
    pub(crate) fn lay(&mut self, setup: &Setup, cell: Cell, name: &str, rotation: u8) {
        let Some(kind) = setup.kinds.get(name) else { return };
        let tile = FaceUp {
            kind: name.to_owned(),
            rotation,
            face: kind.face.turned(rotation),
            building: kind.building,
        };
        self.board.0.insert(cell, Tile::Up(tile));
    }

    fn place_symbols(&mut self, cell: Cell) {
        let mists = self.board.face_up(cell).map(|tile| tile.face.mists.clone());
        for mist in mists.unwrap_or_default() {
            self.add_ghosts(cell, Spot::Mist(mist.edges), mist.number);
        }
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
        let mut colours = setup.players[self.active].clone();
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
    pub(crate) fn region_of(&self, post: Post, segment: Segment) -> Region {
        let segments = match post {
            Post::Road => self.board.region(Net::Road, segment),
            Post::City => self.board.region(Net::City, segment),
            Post::Castle | Post::Buried => [segment].into(),
        };
        Region { post, segments }
    }

    pub(crate) fn meeples_on(&self, region: &Region) -> Vec<Meeple> {
        self.meeples.iter().filter(|meeple| region.holds(meeple)).cloned().collect()
    }

    /// Scoring for the team or by colours.
    pub(crate) fn is_team(setup: &Setup) -> bool {
        setup.level.scoring == Scoring::Team
    }
}

/// A road, a city or a castle: all its segments, smallest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Region {
    pub(crate) post: Post,
    pub(crate) segments: std::collections::BTreeSet<Segment>,
}

impl Region {
    pub(crate) fn holds(&self, meeple: &Meeple) -> bool {
        meeple.post == self.post && self.segments.contains(&(meeple.cell, meeple.edges))
    }
}
