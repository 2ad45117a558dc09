//! Everything that lies on the table, in the plainest form.

use std::collections::BTreeMap;

use super::land::Field;
use super::setup::Setup;
use crate::board::{Board, FaceUp, Tile};
use crate::geometry::Cell;

/// The kind of piece that a player puts on a tile (G-1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Piece {
    Meeple,
    Guard,
}

impl Piece {
    pub(crate) const ALL: [Self; 2] = [Self::Meeple, Self::Guard];

    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Meeple => "meeple",
            Self::Guard => "guard",
        }
    }
}

/// The feature that a piece stands or lies on (C-4, G-3.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Feature {
    Road,
    City,
    Field,
    Monastery,
    Castle,
    Cemetery,
}

impl Feature {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Road => "road",
            Self::City => "city",
            Self::Field => "field",
            Self::Monastery => "monastery",
            Self::Castle => "castle",
            Self::Cemetery => "cemetery",
        }
    }

    pub(crate) const fn is_building(self) -> bool {
        matches!(self, Self::Monastery | Self::Castle | Self::Cemetery)
    }
}

/// A meeple or guard on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Meeple {
    pub(crate) seat: usize,
    pub(crate) cell: Cell,
    pub(crate) piece: Piece,
    pub(crate) feature: Feature,
    /// The name of its segment: edges, halves, or nothing for buildings.
    pub(crate) name: String,
    pub(crate) ghosts: u32,
}

/// The unused pieces of one seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Supply {
    pub(crate) meeples: u32,
    pub(crate) guards: u32,
}

impl Supply {
    pub(crate) const fn of(&mut self, piece: Piece) -> &mut u32 {
        match piece {
            Piece::Meeple => &mut self.meeples,
            Piece::Guard => &mut self.guards,
        }
    }
}

/// The whole state of one game.
#[derive(Clone, Debug)]
pub(crate) struct Table {
    pub(crate) board: Board,
    /// The field segments of every tile as they lie.
    pub(crate) fields: BTreeMap<Cell, Vec<Field>>,
    /// In the order in which they came; at most one on a cell.
    pub(crate) meeples: Vec<Meeple>,
    pub(crate) supply: Vec<Supply>,
    pub(crate) common_guards: Vec<u32>,
    pub(crate) ghost_supply: u32,
    pub(crate) scores: Vec<i64>,
    /// Tiles left, the one in hand not counted.
    pub(crate) pile: usize,
    pub(crate) drawn: usize,
    pub(crate) set_aside: Vec<String>,
    pub(crate) active: usize,
    pub(crate) hand: Option<String>,
    pub(crate) placed: Option<Cell>,
}

impl Table {
    /// C-1, G-1: the table before the first draw.
    pub(crate) fn new(setup: &Setup) -> Self {
        let (supply, common) = if setup.switches.guards {
            (Supply { meeples: 5, guards: 2 }, 3)
        } else {
            (Supply { meeples: 7, guards: 0 }, 0)
        };
        let revealed = setup.tiles.as_ref().map(Vec::len);
        let mut table = Self {
            board: Board::default(),
            fields: BTreeMap::new(),
            meeples: Vec::new(),
            supply: vec![supply; setup.players],
            common_guards: vec![common; setup.players],
            ghost_supply: setup.ghosts(),
            scores: vec![0; setup.players],
            pile: revealed.unwrap_or_else(|| setup.in_play().values().sum()),
            drawn: 0,
            set_aside: Vec::new(),
            active: setup.start_player,
            hand: None,
            placed: None,
        };
        for (cell, name) in &setup.start {
            table.lay(setup, *cell, name, 0);
        }
        table
    }

    /// Lays a tile.
    pub(crate) fn lay(&mut self, setup: &Setup, cell: Cell, name: &str, rotation: u8) {
        let Some(land) = setup.lands.get(name) else { return };
        let tile = FaceUp {
            kind: name.to_owned(),
            rotation,
            face: land.kind.face.turned(rotation),
            building: land.kind.building,
        };
        self.board.0.insert(cell, Tile::Up(tile));
        self.fields.insert(cell, land.fields_turned(rotation));
    }

    /// A piece goes back to its owner, the ghosts beside it to theirs (G-2.7, G-4.5).
    pub(crate) fn take_back(&mut self, cell: Cell) -> Option<Meeple> {
        let place = self.meeples.iter().position(|meeple| meeple.cell == cell)?;
        let meeple = self.meeples.remove(place);
        *self.supply[meeple.seat].of(meeple.piece) += 1;
        self.ghost_supply += meeple.ghosts;
        Some(meeple)
    }
}
