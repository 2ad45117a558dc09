//! Contents of a validated tile set.

use fogbound_game::{Edges, Halves, Side, vocabulary};

/// A validated tile set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TileSet {
    /// Short name used in records, like `fogbound-mists`; lower-case letters, digits and hyphens.
    pub id: String,
    /// Version of the set, from 1. A changed set is a new version.
    pub version: u32,
    /// One line for people.
    pub title: String,
    /// Source of the set, for people. States plainly when it is not the printed one.
    pub origin: String,
    /// All kinds in the order of the file, the quarters of a 2x2 starting tile included.
    pub kinds: Vec<Kind>,
    /// The starting tile.
    pub start: Start,
    /// SHA-256 over the meaning of the set (not its comments or titles), 64 hexadecimal digits.
    pub hash: String,
}

/// The starting tile of a set. Numbers are places in [`TileSet::kinds`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Start {
    /// One ordinary tile, of a kind whose count includes it (the base game, C-2).
    Single(usize),
    /// A 2x2 block of quarters.
    Block(Block),
}

/// The quarters of a 2x2 starting tile, as places in [`TileSet::kinds`] (X-1: north-west at 0 0).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)]
pub struct Block {
    pub north_west: usize,
    pub north_east: usize,
    pub south_west: usize,
    pub south_east: usize,
}

impl Start {
    /// Returns the places of its tiles in [`TileSet::kinds`]: one, or the quarters row by row from
    /// the north-west.
    pub fn kinds(self) -> impl Iterator<Item = usize> {
        let (first, rest) = match self {
            Start::Single(kind) => (kind, None),
            Start::Block(block) => {
                (block.north_west, Some([block.north_east, block.south_west, block.south_east]))
            }
        };
        core::iter::once(first).chain(rest.into_iter().flatten())
    }
}

/// One kind of tile, as printed (rotation 0). Its segments are sorted by their edges, its
/// fields by their smallest half-edge.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Kind {
    /// Name, unique in the set; lower-case words joined by hyphens (base kinds: a letter A–X).
    pub name: String,
    /// The part of the game the tile belongs to.
    pub group: Group,
    /// Number of tiles of this kind in the set (quarters of the starting tile: 1).
    pub count: u8,
    /// Road segments.
    pub roads: Vec<Road>,
    /// City segments.
    pub cities: Vec<City>,
    /// Mist segments.
    pub mists: Vec<Mist>,
    /// Field segments (C-2.2); empty in a set without fields.
    pub fields: Vec<Field>,
    /// The building, if any.
    pub building: Option<Building>,
}

impl Kind {
    /// Returns the terrain of one side: that of the segment there, else field.
    #[must_use]
    pub fn terrain(&self, side: Side) -> Terrain {
        if self.roads.iter().any(|road| road.edges.contains(side)) {
            Terrain::Road
        } else if self.cities.iter().any(|city| city.edges.contains(side)) {
            Terrain::City
        } else {
            Terrain::Field
        }
    }

    /// Returns the misty sides.
    #[must_use]
    pub fn misty(&self) -> Edges {
        self.mists.iter().fold(Edges::NONE, |edges, mist| edges.union(mist.edges))
    }

    /// Counts the ghost symbols on the whole tile, 0–3.
    #[must_use]
    pub fn ghosts(&self) -> u8 {
        self.mists.iter().map(|mist| mist.ghosts).sum()
    }
}

/// The terrain of an edge (M-0).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[allow(missing_docs)]
pub enum Terrain {
    Field,
    Road,
    City,
}

impl Terrain {
    /// Returns the word in tile files: `field`, `road`, `city`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Terrain::Field => "field",
            Terrain::Road => "road",
            Terrain::City => "city",
        }
    }
}

vocabulary! {
    /// The part of the game a kind belongs to (the `set` of a trace).
    words Group {
        /// The base game (C-2).
        Base = "base",
        /// A mist tile without building.
        Mist = "mist",
        /// A castle tile.
        Castle = "castle",
        /// A cemetery tile.
        Cemetery = "cemetery",
        /// A quarter of the 2x2 starting tile.
        Start = "start",
    }
}

/// A road segment: 2 edges joined, or 1 edge where it ends on the tile (M-0.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Road {
    /// 1 or 2 edges.
    pub edges: Edges,
    /// The feature at the end of a road of 1 edge; `None` for a road of 2 edges. For drawing only.
    pub end: Option<RoadEnd>,
}

vocabulary! {
    /// The feature at the end of a road (M-8.1). No rule depends on which it is.
    #[allow(missing_docs)]
    words RoadEnd {
        Village = "village",
        Crossing = "crossing",
        City = "city",
        Castle = "castle",
        Monastery = "monastery",
        Cemetery = "cemetery",
        Ruin = "ruin",
    }
}

/// A city segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct City {
    /// 1 to 4 edges.
    pub edges: Edges,
    /// Coats of arms on it.
    pub coats: u8,
}

/// A mist segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Mist {
    /// 1 to 4 edges, each of field or road terrain.
    pub edges: Edges,
    /// Ghost symbols, 0–3.
    pub ghosts: u8,
}

/// A field segment.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Field {
    /// Its half-edges.
    pub halves: Halves,
    /// Places in [`Kind::cities`] of the cities it touches (C-2.2), ascending.
    pub cities: Vec<u8>,
}

vocabulary! {
    /// A building in the middle of a tile.
    #[allow(missing_docs)]
    words Building {
        Monastery = "monastery",
        Castle = "castle",
        Cemetery = "cemetery",
    }
}
