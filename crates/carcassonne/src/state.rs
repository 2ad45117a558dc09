//! The state of a game: one flat block of memory. Copying it allocates nothing.

use crate::action::Piece;
use crate::setup::MAX_PLAYERS;
use crate::steps::Joints;
use fogbound_landscape::{CellId, Deck, FieldId, Fields, Map, SegmentId};

/// No tile, no cell, no kind.
pub(crate) const NONE: u8 = u8::MAX;

/// Most meeples and guards on the board: 5 and 5 of six players.
pub(crate) const MAX_MEEPLES: usize = 60;

/// The feature that a meeple stands on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ground {
    Road(SegmentId),
    City(SegmentId),
    Field(FieldId),
    Monastery,
    Castle,
    Cemetery,
}

impl Ground {
    pub fn is_building(self) -> bool {
        matches!(self, Ground::Monastery | Ground::Castle | Ground::Cemetery)
    }
}

/// A meeple on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Meeple {
    pub seat: u8,
    pub piece: Piece,
    pub cell: CellId,
    pub ground: Ground,
    pub ghosts: u8,
}

/// All meeples on the board, in the order in which they came.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Meeples {
    all: [Meeple; MAX_MEEPLES],
    len: u8,
}

impl Meeples {
    const fn new() -> Meeples {
        let nobody = Meeple {
            seat: 0,
            piece: Piece::Meeple,
            cell: CellId(0),
            ground: Ground::Monastery,
            ghosts: 0,
        };
        Meeples { all: [nobody; MAX_MEEPLES], len: 0 }
    }

    pub fn iter(&self) -> impl Iterator<Item = &Meeple> {
        self.all[..usize::from(self.len)].iter()
    }

    /// The meeple on a cell: never more than one.
    pub fn on(&self, cell: CellId) -> Option<&Meeple> {
        self.iter().find(|meeple| meeple.cell == cell)
    }

    pub fn on_mut(&mut self, cell: CellId) -> Option<&mut Meeple> {
        self.all[..usize::from(self.len)].iter_mut().find(|meeple| meeple.cell == cell)
    }

    /// Adds a meeple; all there are fill the list exactly.
    pub fn push(&mut self, meeple: Meeple) {
        self.all[usize::from(self.len)] = meeple;
        self.len += 1;
    }

    /// Takes the meeple off a cell, the later ones moving up.
    pub fn take_from(&mut self, cell: CellId) -> Option<Meeple> {
        let at = self.iter().position(|meeple| meeple.cell == cell)?;
        let meeple = self.all[at];
        self.all.copy_within(at + 1..usize::from(self.len), at);
        self.len -= 1;
        Some(meeple)
    }
}

/// The input that the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pending {
    /// A tile told from outside.
    Draw,
    Place,
    GhostOther,
    GhostOwn,
    Meeple,
    Over,
}

/// Points of the final scoring for each seat, by where they come from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Breakdown {
    /// The score before it.
    pub before: [u16; MAX_PLAYERS],
    /// Incomplete roads.
    pub road: [u16; MAX_PLAYERS],
    /// Incomplete cities.
    pub city: [u16; MAX_PLAYERS],
    /// Incomplete monasteries.
    pub monastery: [u16; MAX_PLAYERS],
    /// Unfinished castles (G-5.1).
    pub castle: [u16; MAX_PLAYERS],
    /// Fields.
    pub field: [u16; MAX_PLAYERS],
    /// Ghosts beside meeples, to be taken off (G-5.1).
    pub ghosts: [u16; MAX_PLAYERS],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct State {
    pub map: Map,
    pub fields: Fields,
    pub meeples: Meeples,
    /// Ordinary meeples in each player's supply.
    pub supply: [u8; MAX_PLAYERS],
    pub guards: [u8; MAX_PLAYERS],
    pub common_guards: [u8; MAX_PLAYERS],
    pub ghost_supply: u8,
    pub scores: [u16; MAX_PLAYERS],
    pub deck: Deck,
    pub hand: u8,
    /// Cell of the tile placed this turn.
    pub placed: u8,
    pub seat: u8,
    pub turn: u16,
    /// True if a ghost is due beside another player's meeple (G-2.2).
    pub due_other: bool,
    /// True if a ghost is due beside an own meeple (G-2.3).
    pub due_own: bool,
    pub pending: Pending,
    /// While a meeple is asked for, what of the tile placed this turn it finds occupied: found once for the list,
    /// the check, and whether there is a choice at all.
    pub joints: Option<Joints>,
    pub breakdown: Breakdown,
}

impl State {
    /// Returns the state of an empty table.
    pub fn new() -> State {
        State {
            map: Map::new(),
            fields: Fields::new(),
            meeples: Meeples::new(),
            supply: [0; MAX_PLAYERS],
            guards: [0; MAX_PLAYERS],
            common_guards: [0; MAX_PLAYERS],
            ghost_supply: 0,
            scores: [0; MAX_PLAYERS],
            deck: Deck::EMPTY,
            hand: NONE,
            placed: NONE,
            seat: 0,
            turn: 0,
            due_other: false,
            due_own: false,
            pending: Pending::Draw,
            joints: None,
            breakdown: Breakdown::default(),
        }
    }

    pub fn placed_cell(&self) -> CellId {
        CellId(self.placed)
    }
}
