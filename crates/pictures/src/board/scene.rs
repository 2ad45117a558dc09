//! A position on a board of landscape tiles, as plain data.

use crate::figures::Pose;
use crate::tile::{Stand, Tile};
use fogbound_game::{Cell, Colour};

/// Everything there is to see on a board.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Scene {
    /// The tiles, each on a cell of its own.
    pub tiles: Vec<Laid>,
    /// The figures on the tiles.
    pub figures: Vec<Standing>,
    /// The marks on cells.
    pub marks: Vec<(Cell, Mark)>,
    /// Features shown by their outline.
    pub overlays: Vec<Overlay>,
    /// The cell the player looks at: the tiles around it keep all detail on a large board.
    pub focus: Option<Cell>,
}

impl Scene {
    /// Adds ghosts to a place, or to the meeple on it.
    pub fn haunt(&mut self, cell: Cell, stand: Stand, come: u8) {
        for figure in &mut self.figures {
            match figure {
                Standing::Meeple(Meeple { cell: at, stand: on, ghosts: count, .. })
                | Standing::Ghosts { cell: at, stand: on, count }
                    if (*at, *on) == (cell, stand) =>
                {
                    *count = count.saturating_add(come);
                    return;
                }
                _ => {}
            }
        }
        self.figures.push(Standing::Ghosts { cell, stand, count: come });
    }
}

/// A tile on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Laid {
    /// The cell of the tile.
    pub cell: Cell,
    /// The printed tile; `None` face down.
    pub face: Option<Tile>,
    /// The mist segments whose bank is finished, bit *i* for the segment at place *i* of the kind.
    pub finished: u8,
}

/// Figures in one place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// A meeple.
    Meeple(Meeple),
    /// Ghosts in play on a mist segment, or on the cemetery of the tile ([`Stand::Building`]).
    Ghosts {
        /// The cell they are on.
        cell: Cell,
        /// On what.
        stand: Stand,
        /// Their number.
        count: u8,
    },
}

impl Standing {
    /// Returns their cell.
    #[must_use]
    pub const fn cell(&self) -> Cell {
        match self {
            Standing::Meeple(Meeple { cell, .. }) | Standing::Ghosts { cell, .. } => *cell,
        }
    }
}

/// A meeple on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Meeple {
    /// The cell it is on.
    pub cell: Cell,
    /// On what.
    pub stand: Stand,
    /// Whose.
    pub colour: Colour,
    /// The pose of the meeple.
    pub pose: Pose,
    /// True for each of Rufus and Ronja that is with it.
    pub hounds: [bool; 2],
    /// Ghosts beside it.
    pub ghosts: u8,
}

/// A mark on a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mark {
    /// The tile in hand fits here, in so many rotations.
    Legal(u8),
    /// The tile is new since the player last looked.
    Changed,
}

/// A feature shown by its outline.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Overlay {
    /// Its segments.
    pub parts: Vec<(Cell, Stand)>,
    /// Whose it is.
    pub owner: Option<Colour>,
}
