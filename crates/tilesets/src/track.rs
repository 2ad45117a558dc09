//! What a validated track set says: the track tiles and boards of Ghosts Galore (T-1).

use fogbound_game::{Edges, Side};

/// A validated track set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrackSet {
    /// Short name used in records, like `fogbound-ghosts`; lower-case letters, digits and hyphens.
    pub id: String,
    /// Version of the set, from 1; a changed set is a new version.
    pub version: u32,
    /// One line for people.
    pub title: String,
    /// Where the set comes from, for people; says plainly when it is not the printed one.
    pub origin: String,
    /// All kinds of tiles in the order of the file.
    pub kinds: Vec<TrackKind>,
    /// The boards, 1 or more (T-1.1).
    pub boards: Vec<Board>,
    /// SHA-256 over the meaning of the set (not its comments or titles), 64 hexadecimal digits.
    pub hash: String,
}

impl TrackSet {
    /// The kind of each tile of the set, as a place in [`TrackSet::kinds`]: kind by kind, each as
    /// often as it is there. A tile's number is its place in this list.
    pub fn tiles(&self) -> impl Iterator<Item = usize> + '_ {
        let of = |(place, kind): (usize, &TrackKind)| {
            std::iter::repeat_n(place, usize::from(kind.count))
        };
        self.kinds.iter().enumerate().flat_map(of)
    }
}

/// One kind of track tile as printed (rotation 0, T-1.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TrackKind {
    /// Name, unique in the set; lower-case words joined by hyphens.
    pub name: String,
    /// How many tiles of this kind the set holds, at least 1.
    pub count: u8,
    /// One or two sections, sorted by their edges as text.
    pub sections: Vec<Section>,
    /// Printed values of its diamonds, ascending.
    pub diamonds: Vec<u8>,
}

/// A track section: it joins two edges.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Two edges: opposite ones of a straight track, or neighbouring ones of a curve.
    pub edges: Edges,
    /// The monsters standing on it, sorted.
    pub monsters: Vec<Monster>,
}

/// A type of monster (T-4). The order of values is that of the scoring.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Monster {
    Dragon = 0,
    Ghost = 1,
    Golem = 2,
    Satyr = 3,
    Skeleton = 4,
    Slime = 5,
    Bat = 6,
    Werewolf = 7,
    Wisp = 8,
}

impl Monster {
    /// All types in the order of the scoring.
    pub const ALL: [Monster; 9] = [
        Monster::Dragon,
        Monster::Ghost,
        Monster::Golem,
        Monster::Satyr,
        Monster::Skeleton,
        Monster::Slime,
        Monster::Bat,
        Monster::Werewolf,
        Monster::Wisp,
    ];

    /// 0–8 in the order of the scoring.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The word in set files and traces, like `dragon`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["dragon", "ghost", "golem", "satyr", "skeleton", "slime", "bat", "werewolf", "wisp"]
            [self as usize]
    }

    /// Reads the word.
    #[must_use]
    pub fn parse(word: &str) -> Option<Monster> {
        Monster::ALL.into_iter().find(|monster| monster.name() == word)
    }
}

/// A board with its two sides (T-1.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Board {
    /// Name, unique in the set; lower-case words joined by hyphens.
    pub name: String,
    /// The doors of each side, sorted by space, then by edge; at most one on an edge, exactly two
    /// bone doors and two tooth doors.
    pub sides: [Vec<Door>; 2],
}

/// A door on an outer edge of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Door {
    /// Space 0–8, row by row from the north-west.
    pub space: u8,
    /// The outer edge of that space.
    pub side: Side,
    /// What kind of door.
    pub kind: DoorKind,
}

/// The kind of a door.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum DoorKind {
    /// Joined by one path, the two of them score 2 a section (T-4.11).
    Bone,
    /// Likewise (T-4.12).
    Tooth,
    /// Scores 1 a section with any other door (T-4.13).
    Plain,
}

impl DoorKind {
    /// All kinds.
    pub const ALL: [DoorKind; 3] = [DoorKind::Bone, DoorKind::Tooth, DoorKind::Plain];

    /// The word in set files and traces: `bone`, `tooth`, `plain`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            DoorKind::Bone => "bone",
            DoorKind::Tooth => "tooth",
            DoorKind::Plain => "plain",
        }
    }
}
