//! The state of a game: one flat block of memory. Copying it allocates nothing.

use crate::action::{Feature, Hound};
use crate::event::Spot;
use fogbound_game::{Cell, Colour, Colours, Edges, Rotation, RuleId, vocabulary};
use fogbound_landscape::{CellId, CellSet, Deck, MAX_CELLS, Map, RegionId, SegmentId};

/// No tile, no cell, no kind.
pub(crate) const NONE: u8 = u8::MAX;

/// A meeple on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Meeple {
    pub colour: Colour,
    pub cell: CellId,
    pub stand: Stand,
    /// True for each of Rufus and Ronja that is with it.
    pub hounds: [bool; 2],
}

/// The feature that a meeple stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stand {
    /// A road or city segment.
    Segment(Feature, SegmentId),
    Castle,
    /// Lying on a cemetery, out of play.
    Buried,
}

/// All meeples on the board, at most 30.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Meeples {
    all: [Meeple; 30],
    len: u8,
}

impl Default for Meeples {
    fn default() -> Self {
        let nobody = Meeple {
            colour: Colour::Red,
            cell: CellId(0),
            stand: Stand::Buried,
            hounds: [false; 2],
        };
        Meeples { all: [nobody; 30], len: 0 }
    }
}

impl Meeples {
    pub fn iter(&self) -> impl Iterator<Item = &Meeple> {
        self.all[..usize::from(self.len)].iter()
    }

    /// Those that are not buried.
    pub fn standing(&self) -> impl Iterator<Item = &Meeple> {
        self.iter().filter(|meeple| meeple.stand != Stand::Buried)
    }

    /// The unburied meeple on a cell: never more than one.
    pub fn on(&self, cell: CellId) -> Option<&Meeple> {
        self.standing().find(|meeple| meeple.cell == cell)
    }

    pub fn on_mut(&mut self, cell: CellId) -> Option<&mut Meeple> {
        self.all[..usize::from(self.len)]
            .iter_mut()
            .find(|meeple| meeple.stand != Stand::Buried && meeple.cell == cell)
    }

    /// Adds a meeple. Six colours of five meeples fill the list exactly.
    pub fn push(&mut self, meeple: Meeple) {
        self.all[usize::from(self.len)] = meeple;
        self.len += 1;
    }

    /// Takes the unburied meeple off a cell, the later ones moving up.
    pub fn take_from(&mut self, cell: CellId) -> Option<Meeple> {
        let at = self.iter().position(|m| m.stand != Stand::Buried && m.cell == cell)?;
        let meeple = self.all[at];
        self.all.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        Some(meeple)
    }
}

vocabulary! {
    /// The place of a hound.
    words HoundPlace {
        /// On its space of the score track.
        Track = "track",
        /// With a meeple.
        Board = "board",
        /// Out of the game.
        Gone = "gone",
    }
}

/// The result of a game (M-12).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outcome {
    /// True if the team won.
    pub won: bool,
    /// M-12.1, M-12.2 or M-12.3.
    pub rule: RuleId,
}

/// The steps of a turn (M-2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    Place,
    Mist,
    Bury,
    Ghosts,
    Meeple,
    Score,
    Hounds,
    FaceDown,
}

/// The input that the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pending {
    /// A tile told from outside.
    Draw,
    Place,
    BuryAt,
    Bury(CellId),
    Spare,
    Haunt(CellId),
    Cemetery,
    Meeple,
    Score,
    Reward,
    /// `hound` shows who takes them: a hound, or the reward of a scoring.
    Split {
        cell: CellId,
        n: u8,
        hound: bool,
    },
    Assign(Colour, u16),
    Hound(Hound),
    HoundGhosts(Hound, CellId),
    FaceDown,
    Over,
}

/// What meeples stand on, and what is scored (M-8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A road or a city, with all its segments.
    Segments(Feature, RegionId),
    /// The castle on a cell.
    Castle(CellId),
}

/// The progress of the scoring of one region (M-8.8).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Stage {
    /// Looking for the next region.
    Next,
    /// Points or ghosts?
    Reward,
    /// These colours still bring `value` each.
    Colours { left: Colours, value: u16 },
    /// The meeples go home.
    Return,
    /// Hounds that were there, with the colour of their meeple.
    Hounds([Option<Colour>; 2]),
}

/// The progress of step 2a.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Haunting {
    /// Nothing counted yet.
    Count,
    /// Symbols come onto the placed tile, one fewer on the mist with this spot index.
    Symbols {
        spared: Option<u8>,
        extra: bool,
    },
    /// One more for an open cemetery (M-6.3).
    Cemetery,
    /// Cells around the cemetery, from this one on (M-6.4).
    Around(u8),
    Done,
}

/// The progress of a milestone (M-10).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Chase {
    /// Is the next milestone reached?
    Look,
    /// The hound has joined the meeple on `at`; `first` is where it has taken ghosts already.
    Ghosts { at: CellId, first: Option<CellId> },
    /// The piles are joined.
    Join,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct State {
    pub map: Map,
    /// Ghosts on each spot of each cell: mist segments at their first side, the cemetery last.
    pub ghosts: [[u8; 5]; MAX_CELLS],
    pub ghost_supply: u8,
    pub meeples: Meeples,
    /// Unused meeples of each colour.
    pub supply: [u8; 6],
    /// Points of each scoring meeple, by its colour.
    pub points: [u16; 6],
    pub deck: Deck,
    pub piles: [u8; 3],
    pub pile_count: u8,
    /// The active pile.
    pub pile: u8,
    pub open_cemeteries: CellSet,
    /// Closed cemeteries that still wait for their burial.
    pub closing: CellSet,
    /// The one of several that is next (M-5.7).
    pub burying: Option<CellId>,
    pub hounds: [HoundPlace; 2],
    /// Milestones resolved.
    pub milestones: u8,
    pub seat: u8,
    /// Turns begun.
    pub turn: u16,
    /// Kind in hand, or [`NONE`].
    pub hand: u8,
    /// Cell of the tile placed this turn, or [`NONE`].
    pub placed: u8,
    pub met_mist: bool,
    /// Misty sides of the placed tile whose bank this placement finished.
    pub finished: Edges,
    pub step: Step,
    /// True if the step has asked its question.
    pub asked: bool,
    pub pending: Pending,
    pub haunting: Haunting,
    pub target: Target,
    pub stage: Stage,
    pub chase: Chase,
    /// Ghosts that are to be taken from a cell with several ways to do so (M-4.5): cell, number,
    /// by a hound or not.
    pub split: Option<(CellId, u8, bool)>,
    /// True if the hound being scored has brought its points.
    pub hound_paid: bool,
    pub outcome: Option<Outcome>,
}

impl State {
    /// Returns the state of an empty table.
    pub fn new() -> State {
        State {
            map: Map::new(),
            ghosts: [[0; 5]; MAX_CELLS],
            ghost_supply: 0,
            meeples: Meeples::default(),
            supply: [0; 6],
            points: [0; 6],
            deck: Deck::EMPTY,
            piles: [0; 3],
            pile_count: 1,
            pile: 0,
            open_cemeteries: CellSet::EMPTY,
            closing: CellSet::EMPTY,
            burying: None,
            hounds: [HoundPlace::Track; 2],
            milestones: 0,
            seat: 0,
            turn: 0,
            hand: NONE,
            placed: NONE,
            met_mist: false,
            finished: Edges::NONE,
            step: Step::Place,
            asked: false,
            pending: Pending::Draw,
            haunting: Haunting::Count,
            target: Target::Castle(CellId(0)),
            stage: Stage::Next,
            chase: Chase::Look,
            split: None,
            hound_paid: false,
            outcome: None,
        }
    }

    /// Moves ghosts from the supply onto a spot. The callers have counted them (M-6.5).
    pub fn add_ghosts(&mut self, cell: CellId, spot: usize, n: u8) {
        self.ghosts[cell.index()][spot] += n;
        self.ghost_supply -= n;
    }

    /// Moves ghosts from a spot back to the supply.
    pub fn remove_ghosts(&mut self, cell: CellId, spot: usize, n: u8) {
        self.ghosts[cell.index()][spot] -= n;
        self.ghost_supply += n;
    }

    /// Ghosts on a cell.
    pub fn ghosts_on(&self, cell: CellId) -> u8 {
        self.ghosts[cell.index()].iter().sum()
    }

    /// Tiles left in the active pile.
    pub fn active_pile(&self) -> u8 {
        self.piles[usize::from(self.pile)]
    }

    /// The cell placed this turn. Only steps after 1a ask.
    pub fn placed_cell(&self) -> CellId {
        CellId(self.placed)
    }
}

/// A meeple on the board, as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct MeepleView {
    /// Cell of the meeple, or of the cemetery it lies on.
    pub cell: Cell,
    /// The feature that it stands on; `None` when it is buried.
    pub feature: Option<Feature>,
    /// Edges of the segment it stands on; none for a castle or a buried meeple.
    pub edges: Edges,
    /// Its colour.
    pub colour: Colour,
    /// True for each of Rufus and Ronja that is with it.
    pub hounds: [bool; 2],
}

/// A tile on the board, as everybody sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TileView {
    /// Its cell.
    pub cell: Cell,
    /// Kind and rotation; `None` for a face-down tile.
    pub tile: Option<(fogbound_landscape::KindId, Rotation)>,
}

/// Ghosts on a spot, as everybody sees them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct GhostsView {
    /// The cell.
    pub cell: Cell,
    /// The spot.
    pub spot: Spot,
    /// The number of ghosts, at least 1.
    pub n: u8,
}
