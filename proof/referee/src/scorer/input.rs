//! Input of the scorer: tiles, doors and grids, in the words of a trace.

use serde::Deserialize;

pub use crate::geometry::Side;
use crate::scorer::Problem;

/// The two edges that a section joins; written as two letters in the order N E S W.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(try_from = "String")]
pub struct Edges(Side, Side);

impl Edges {
    pub(crate) const fn sides(self) -> [Side; 2] {
        [self.0, self.1]
    }

    /// Returns true if the section bends: its edges meet at a corner of the tile.
    pub(crate) fn is_curve(self) -> bool {
        self.0.opposite() != self.1
    }
}

impl TryFrom<String> for Edges {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        match text.as_str() {
            "NE" => Ok(Self(Side::N, Side::E)),
            "NS" => Ok(Self(Side::N, Side::S)),
            "NW" => Ok(Self(Side::N, Side::W)),
            "ES" => Ok(Self(Side::E, Side::S)),
            "EW" => Ok(Self(Side::E, Side::W)),
            "SW" => Ok(Self(Side::S, Side::W)),
            _ => Err(format!("{text:?} is not two edges in the order N E S W")),
        }
    }
}

/// The nine types of monsters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum Monster {
    Dragon,
    Ghost,
    Golem,
    Satyr,
    Skeleton,
    Slime,
    Bat,
    Werewolf,
    Wisp,
}

/// A piece of track on a tile (T-1.2), as printed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Section {
    /// The edges it joins.
    pub edges: Edges,
    /// The monsters on it, in any order.
    pub monsters: Vec<Monster>,
}

/// A track tile (T-1.2), as printed.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Tile {
    /// For people; plays no part.
    pub name: String,
    /// One, or two that share no edge.
    pub sections: Vec<Section>,
    /// The values of its diamonds.
    pub diamonds: Vec<u32>,
}

/// The symbol that a door counts as (T-1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(rename_all = "lowercase")]
#[allow(missing_docs)]
pub enum DoorKind {
    Bone,
    Tooth,
    Plain,
}

impl DoorKind {
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Bone => "bone",
            Self::Tooth => "tooth",
            Self::Plain => "plain",
        }
    }
}

/// A door of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Door {
    /// Space, 0 to 8 row by row.
    pub cell: usize,
    /// An outer side of that space.
    pub side: Side,
    /// Bone, tooth or plain.
    pub kind: DoorKind,
}

/// One player's board.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct PlayerBoard {
    /// Two bone doors, two tooth doors, any number of plain ones.
    pub doors: Vec<Door>,
    /// For each space its tile, by its place in the list of tiles, and its rotation (0 to 3
    /// quarter turns clockwise).
    pub grid: [Option<(usize, u8)>; 9],
}

/// The options that scoring depends on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
pub struct Options {
    /// True if a path end at an outer edge without a door is a dead end (T-3.2).
    pub walls_are_dead_ends: bool,
}

/// All boards of one game. Fields that are not named here are passed over.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
pub struct Input {
    /// See [`Options`].
    pub options: Options,
    /// The tiles that the grids speak of. That a tile lies only once is not looked at.
    pub tiles: Vec<Tile>,
    /// One for each player, 2 to 5.
    pub boards: Vec<PlayerBoard>,
}

/// Reads boards written as JSON.
///
/// # Errors
/// [`Problem::Unreadable`] if the text is not JSON or lacks something. What the boards themselves
/// get wrong is found by [`score`](crate::scorer::score()).
pub fn read(text: &str) -> Result<Input, Problem> {
    serde_json::from_str(text).map_err(|error| Problem::Unreadable(error.to_string()))
}
