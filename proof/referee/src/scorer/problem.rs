//! Reasons why boards cannot be scored.

use std::fmt;

use crate::scorer::input::{DoorKind, Side};

/// A fault of the input. Boards, cells and tiles count from 0.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub enum Problem {
    /// Not the JSON that is expected; the text explains where and why.
    Unreadable(String),
    /// Not 2 to 5 boards (T-1.1).
    Boards(usize),
    /// A tile without a section, or with more than two (T-1.2).
    Sections { tile: usize, sections: usize },
    /// Two sections of a tile at the same edge (T-1.2).
    SharedEdge { tile: usize, side: Side },
    /// A door at an edge that is not an outer one (T-1.1).
    InnerDoor { board: usize, cell: usize, side: Side },
    /// Two doors at one edge (T-1.1).
    SecondDoor { board: usize, cell: usize, side: Side },
    /// Not exactly two doors of this kind, which is never the plain one (T-1.1).
    Doors { board: usize, kind: DoorKind, doors: usize },
    /// A tile that is not in the list.
    NoSuchTile { board: usize, cell: usize, tile: usize },
    /// A rotation above 3.
    Rotation { board: usize, cell: usize, rotation: u8 },
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Unreadable(why) => write!(f, "not readable: {why}"),
            Self::Boards(boards) => write!(f, "T-1.1: {boards} boards instead of 2 to 5"),
            Self::Sections { tile, sections } => {
                write!(f, "T-1.2: tile {tile}: {sections} sections instead of 1 or 2")
            }
            Self::SharedEdge { tile, side } => {
                write!(f, "T-1.2: tile {tile}: two sections at edge {side:?}")
            }
            Self::InnerDoor { board, cell, side } => {
                write!(f, "T-1.1: board {board}: {side:?} of cell {cell} is no outer edge")
            }
            Self::SecondDoor { board, cell, side } => {
                write!(f, "T-1.1: board {board}: two doors at {side:?} of cell {cell}")
            }
            Self::Doors { board, kind, doors } => {
                write!(f, "T-1.1: board {board}: {doors} {} doors instead of 2", kind.name())
            }
            Self::NoSuchTile { board, cell, tile } => {
                write!(f, "board {board}: cell {cell}: there is no tile {tile}")
            }
            Self::Rotation { board, cell, rotation } => {
                write!(f, "X-1: board {board}: cell {cell}: rotation {rotation} is not 0 to 3")
            }
        }
    }
}

impl std::error::Error for Problem {}
