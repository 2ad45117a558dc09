//! Contents of a validated track set: the track tiles and boards of Ghosts Galore (T-1).

use fogbound_game::{Edges, Side, vocabulary};

mod board;
mod canonical;
mod parse;
mod tile;

pub use board::MAX_BOARDS;
pub use parse::{MAX_TRACKS, MIN_BOARDS, MIN_TRACKS};
pub use tile::{MAX_DIAMOND, MAX_DIAMONDS, MAX_MONSTERS};

/// A validated track set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrackSet {
    /// Short name used in records, like `fogbound-ghosts`; lower-case letters, digits and hyphens.
    pub id: String,
    /// Version of the set, from 1. A changed set is a new version.
    pub version: u32,
    /// One line for people.
    pub title: String,
    /// Source of the set, for people. States plainly when it is not the printed one.
    pub origin: String,
    /// All kinds of tiles in the order of the file.
    pub kinds: Vec<TrackKind>,
    /// The boards in the order of the file, 2 to [`MAX_BOARDS`] (T-1.1).
    pub boards: Vec<TrackBoard>,
    /// SHA-256 over the meaning of the set (not its comments or titles), 64 hexadecimal digits.
    pub hash: String,
}

impl TrackSet {
    /// Returns the kind of each tile of the set, as a place in [`TrackSet::kinds`]: kind by kind,
    /// each as often as it is there. A tile's number is its place in this list.
    pub fn tiles(&self) -> impl Iterator<Item = usize> + '_ {
        let of = |(place, kind): (usize, &TrackKind)| {
            std::iter::repeat_n(place, usize::from(kind.count))
        };
        self.kinds.iter().enumerate().flat_map(of)
    }
}

/// One kind of track tile as printed (rotation 0, T-1.2).
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TrackKind {
    /// Name, unique in the set; lower-case words joined by hyphens.
    pub name: String,
    /// Number of tiles of this kind in the set, at least 1.
    pub count: u8,
    /// One or two sections, sorted by their edges as text.
    pub sections: Vec<Section>,
    /// Printed values of its diamonds, ascending.
    pub diamonds: Vec<u8>,
}

impl TrackKind {
    /// Returns the type of tile, one of four.
    #[must_use]
    pub fn track(&self) -> Track {
        match (self.sections.len(), self.curves()) {
            (1, 0) => Track::Straight,
            (1, _) => Track::Curve,
            (_, 0) => Track::Bridge,
            _ => Track::DoubleCurve,
        }
    }

    /// Returns the number of its sections that are curves, 0–2 (T-4.6).
    #[must_use]
    pub fn curves(&self) -> u8 {
        self.sections.iter().map(|section| u8::from(section.is_curve())).sum()
    }

    /// Returns its monsters, section by section.
    pub fn monsters(&self) -> impl Iterator<Item = Monster> + '_ {
        self.sections.iter().flat_map(|section| section.monsters.iter().copied())
    }
}

/// The four types of track tiles (T-1.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Track {
    /// One section between opposite edges.
    Straight,
    /// One section between neighbouring edges.
    Curve,
    /// Two straight sections that cross and do not touch.
    Bridge,
    /// Two curves.
    DoubleCurve,
}

impl Track {
    /// All types.
    pub const ALL: [Track; 4] = [Track::Straight, Track::Curve, Track::Bridge, Track::DoubleCurve];
}

/// A track section: it joins two edges.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Section {
    /// Two edges: opposite ones of a straight track, or neighbouring ones of a curve.
    pub edges: Edges,
    /// The monsters standing on it, sorted.
    pub monsters: Vec<Monster>,
}

impl Section {
    /// Returns true if it joins neighbouring edges.
    #[must_use]
    pub fn is_curve(&self) -> bool {
        self.edges.smallest().is_none_or(|side| !self.edges.contains(side.opposite()))
    }
}

vocabulary! {
    /// A type of monster (T-4), in the order of the scoring.
    #[allow(missing_docs)]
    words Monster {
        Dragon = "dragon",
        Ghost = "ghost",
        Golem = "golem",
        Satyr = "satyr",
        Skeleton = "skeleton",
        Slime = "slime",
        Bat = "bat",
        Werewolf = "werewolf",
        Wisp = "wisp",
    }
}

impl Monster {
    /// Returns 0–8 in the order of the scoring.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// A board with its two sides (T-1.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrackBoard {
    /// Name, unique in the set; lower-case words joined by hyphens.
    pub name: String,
    /// The doors of each side, sorted by space, then by edge. There is at most one on an edge, and
    /// there are exactly two bone doors and two tooth doors.
    pub sides: [Vec<Door>; 2],
}

/// A door on an outer edge of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Door {
    /// Space 0–8, row by row from the north-west.
    pub space: u8,
    /// The outer edge of that space.
    pub side: Side,
    /// The kind of the door.
    pub kind: DoorKind,
}

vocabulary! {
    /// The kind of a door.
    words DoorKind {
        /// Joined by one path, the two of them score 2 a section (T-4.11).
        Bone = "bone",
        /// Likewise (T-4.12).
        Tooth = "tooth",
        /// Scores 1 a section with any other door (T-4.13).
        Plain = "plain",
    }
}
