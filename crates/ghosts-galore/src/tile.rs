//! T-1.2: track tiles compiled to small tables per rotation.

use fogbound_game::ShortList as _;
use fogbound_game::vocabulary::{Argument, Field, Fields, Words};
use fogbound_game::{Cell, Edges, Rotation, Side};
use fogbound_tilesets::{Monster, Section, TrackKind, TrackSet};
use std::fmt;
use std::sync::Arc;

/// A tile by its number: its place among all tiles of the set.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TileId(pub u8);

impl fmt::Display for TileId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl Field for TileId {
    fn show(&self, name: &'static str, out: &mut dyn Fields) {
        out.tile(name, self.0);
    }
}

impl Argument for TileId {
    fn read(words: &mut Words<'_>) -> Option<Self> {
        words.number().map(TileId)
    }

    fn every(_: &[Cell], out: &mut dyn FnMut(Self)) {
        (0..=u8::MAX).map(TileId).for_each(out);
    }
}

/// No tile.
pub(crate) const NONE: u8 = u8::MAX;
/// No track at this edge.
pub(crate) const NO_LANE: u8 = u8::MAX;
/// Bits of a monster's count in [`Tile::monsters`]: 27 monsters fit on a board.
const COUNT_BITS: usize = 7;

/// For each side the track that enters there: `section * 4 + side where it leaves`, or [`NO_LANE`].
pub(crate) type Lanes = [u8; 4];

/// The monsters on a section, as far as paths score them.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Riders {
    pub ghosts: u8,
    pub satyrs: u8,
    /// One bit for each monster type.
    pub types: u16,
}

/// The track of a tile as it lies.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Lie {
    pub lanes: Lanes,
    /// The two sides of each section.
    pub ends: [[u8; 2]; 2],
    pub riders: [Riders; 2],
}

impl Lie {
    /// No track.
    pub const EMPTY: Lie = Lie {
        lanes: [NO_LANE; 4],
        ends: [[0; 2]; 2],
        riders: [Riders { ghosts: 0, satyrs: 0, types: 0 }; 2],
    };
}

/// Counts of all monster types in one number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Monsters(u64);

impl Monsters {
    pub fn add(&mut self, other: Monsters) {
        self.0 += other.0;
    }

    pub fn count(self, monster: Monster) -> u8 {
        ((self.0 >> (COUNT_BITS * monster.index())) & ((1 << COUNT_BITS) - 1)) as u8
    }

    fn of(monster: Monster) -> Monsters {
        Monsters(1 << (COUNT_BITS * monster.index()))
    }
}

/// A compiled kind.
#[derive(Clone, Debug)]
pub(crate) struct Tile {
    /// The four rotations.
    pub lies: [Lie; 4],
    pub sections: u8,
    pub monsters: Monsters,
    pub curves: u8,
    /// Number of diamonds.
    pub diamonds: u8,
    /// Sum of their values.
    pub worth: u16,
    /// The smallest rotation of each look, as bits.
    pub looks: u8,
}

impl Tile {
    fn new(kind: &TrackKind) -> Tile {
        let mut tile = Tile {
            lies: [Lie::EMPTY; 4],
            sections: 0,
            monsters: Monsters::default(),
            curves: 0,
            diamonds: kind.diamonds.len() as u8,
            worth: kind.diamonds.iter().map(|&value| u16::from(value)).sum(),
            looks: looks(kind),
        };
        // A validated kind has at most two sections of two edges each.
        for (number, section) in (0u8..2).zip(&kind.sections) {
            tile.add(number, section);
        }
        tile
    }

    fn add(&mut self, number: u8, section: &Section) {
        let mut sides = section.edges.iter();
        let (Some(a), Some(b)) = (sides.next(), sides.next()) else { return };
        let mut riders = Riders::default();
        for &monster in &section.monsters {
            riders.types |= 1 << monster.index();
            riders.ghosts += u8::from(monster == Monster::Ghost);
            riders.satyrs += u8::from(monster == Monster::Satyr);
            self.monsters.add(Monsters::of(monster));
        }
        self.sections += 1;
        self.curves += u8::from(is_curve(section.edges));
        for rotation in Rotation::ALL {
            let lie = &mut self.lies[usize::from(rotation.quarters())];
            let (a, b) = (a.turned(rotation), b.turned(rotation));
            lie.lanes[a.index()] = number * 4 + b as u8;
            lie.lanes[b.index()] = number * 4 + a as u8;
            lie.ends[usize::from(number)] = [a as u8, b as u8];
            lie.riders[usize::from(number)] = riders;
        }
    }
}

/// Returns true if a section is a curve: its edges are neighbours.
#[must_use]
pub fn is_curve(edges: Edges) -> bool {
    edges.smallest().is_some_and(|side: Side| !edges.contains(side.opposite()))
}

/// all that the rules know of a tile as it lies.
fn shown(kind: &TrackKind, rotation: Rotation) -> Vec<(Edges, &[Monster])> {
    let sections = kind.sections.iter();
    let mut sections: Vec<(Edges, &[Monster])> =
        sections.map(|section| (section.edges.turned(rotation), &section.monsters[..])).collect();
    sections.sort_short();
    sections
}

/// the smallest rotation of each look, as bits.
fn looks(kind: &TrackKind) -> u8 {
    let mut seen = Vec::new();
    let mut looks = 0;
    for rotation in Rotation::ALL {
        let look = shown(kind, rotation);
        if !seen.contains(&look) {
            seen.push(look);
            looks |= 1 << rotation.quarters();
        }
    }
    looks
}

/// The compiled tiles of a set.
#[derive(Clone, Debug)]
pub struct Catalogue {
    kinds: Vec<Arc<TrackKind>>,
    /// The kind of each tile.
    kind_of: Vec<u8>,
    /// One for each tile, so that nothing is looked up twice.
    tiles: Vec<Tile>,
}

impl Catalogue {
    /// Compiles the tiles of a set.
    #[must_use]
    pub fn new(set: &TrackSet) -> Catalogue {
        Catalogue::of_kinds(&set.kinds)
    }

    /// Compiles tiles without a set, as somebody wrote them down. At most 250 tiles are taken.
    #[must_use]
    pub fn of_kinds(kinds: &[TrackKind]) -> Catalogue {
        let many =
            |(place, kind): (u8, &TrackKind)| std::iter::repeat_n(place, usize::from(kind.count));
        let kind_of: Vec<u8> = (0u8..250).zip(kinds).flat_map(many).take(250).collect();
        let compiled: Vec<Tile> = kinds.iter().map(Tile::new).collect();
        let tiles = kind_of.iter().map(|&kind| compiled[usize::from(kind)].clone()).collect();
        Catalogue { kinds: kinds.iter().cloned().map(Arc::new).collect(), kind_of, tiles }
    }

    /// Number of tiles, at most 250.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.tiles.len() as u8
    }

    /// Returns true if there is no tile.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.tiles.is_empty()
    }

    /// All tiles.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = TileId> + use<> {
        (0..self.len()).map(TileId)
    }

    /// Returns true if there is a tile with this number.
    #[must_use]
    pub fn contains(&self, tile: TileId) -> bool {
        tile.0 < self.len()
    }

    /// Returns the kind of a tile.
    ///
    /// # Panics
    /// If there is no such tile.
    #[must_use]
    pub fn kind(&self, tile: TileId) -> &Arc<TrackKind> {
        &self.kinds[usize::from(self.kind_of[usize::from(tile.0)])]
    }

    /// The smallest rotation of each look of a tile, smallest first.
    pub fn looks(&self, tile: TileId) -> impl Iterator<Item = Rotation> + use<> {
        let looks = self.tiles.get(usize::from(tile.0)).map_or(0, |tile| tile.looks);
        Rotation::ALL.into_iter().filter(move |rotation| looks & (1 << rotation.quarters()) != 0)
    }

    /// The smallest rotation in which a tile looks as it does in this one.
    ///
    /// # Panics
    /// If there is no such tile.
    #[must_use]
    pub fn look(&self, tile: TileId, rotation: Rotation) -> Rotation {
        let kind = self.kind(tile);
        let shown = |rotation: Rotation| shown(kind, rotation);
        let wanted = shown(rotation);
        Rotation::ALL.into_iter().find(|&other| shown(other) == wanted).unwrap_or(rotation)
    }

    pub(crate) fn tile(&self, tile: u8) -> &Tile {
        &self.tiles[usize::from(tile)]
    }
}
