//! Tile kinds compiled to tables: what each kind shows in each rotation, and which rotations look
//! alike.

use crate::rim::{NEEDS, Need, meets};
use crate::{MAX_CELLS, MAX_FIELDS, MAX_SEGMENTS};
use fogbound_game::ShortList as _;
use fogbound_game::vocabulary::{Field, Fields};
use fogbound_game::{Edges, Halves, Rotation, Side};
use fogbound_tilesets::{Building, Group, Kind, Terrain, TileSet};
use std::sync::Arc;

/// A tile kind: its place in the catalogue.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct KindId(pub u8);

impl Field for KindId {
    fn show(&self, name: &'static str, out: &mut dyn Fields) {
        out.tile(name, self.0);
    }
}

impl KindId {
    /// Returns the place in the catalogue.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// The features that count when two rotations are compared.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Appearance {
    /// Roads, cities with coats, mists with their ghost symbols.
    Mists,
    /// Roads, cities with coats, mists, fields with the cities they touch.
    Carcassonne,
}

/// The kind of region a segment is part of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum SegmentKind {
    Road,
    City,
    Mist,
}

/// One segment of a kind, as printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Segment {
    /// Road, city or mist.
    pub kind: SegmentKind,
    /// Its edges as printed.
    pub edges: Edges,
    /// Coats of arms (cities).
    pub coats: u8,
    /// Ghost symbols (mists).
    pub ghosts: u8,
}

/// One field of a kind, as printed (C-2.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FieldSegment {
    /// Its half-edges as printed.
    pub halves: Halves,
    /// The cities it touches, as places in [`KindTable::segments`].
    pub cities: Vec<u8>,
}

/// No segment there.
pub(crate) const NO_SEGMENT: u8 = u8::MAX;

/// A kind as it lies in one rotation.
#[derive(Clone, Copy, Debug)]
pub struct Lie {
    /// Terrain, two bits a side from the north: 1 field, 2 road, 3 city.
    pub(crate) code: u8,
    /// The misty sides.
    pub misty: Edges,
    /// For each side the road or city segment there, as a place in [`KindTable::segments`].
    pub(crate) feature: [u8; 4],
    /// For each side the mist segment there.
    pub(crate) mist: [u8; 4],
    /// For each half-edge the field there, as a place in [`KindTable::fields`].
    pub(crate) field: [u8; 8],
}

/// Everything the engine needs to know of one kind.
#[derive(Clone, Debug)]
pub struct KindTable {
    /// Name in the set.
    pub name: String,
    /// The kind as the set describes it, for who draws it.
    pub printed: Arc<Kind>,
    /// Part of the game it belongs to.
    pub group: Group,
    /// Tiles of this kind in the set.
    pub count: u8,
    /// Building, if any.
    pub building: Option<Building>,
    /// Segments as printed: roads, then cities, then mists.
    pub segments: Vec<Segment>,
    /// Fields as printed; none where fields play no part ([`Appearance::Mists`]).
    pub fields: Vec<FieldSegment>,
    /// The four rotations.
    pub lies: [Lie; 4],
    /// For each rotation the smallest one that looks the same.
    pub alike: [Rotation; 4],
    /// The rotations that are the smallest of their look, ascending.
    pub looks: Vec<Rotation>,
    /// Ghost symbols on the tile.
    pub ghosts: u8,
    /// For each need of an empty cell the rotations in [`KindTable::looks`] that meet it, as bits.
    fitting: [u8; NEEDS],
}

impl KindTable {
    /// Returns the kind as it lies when turned by `rotation`.
    #[must_use]
    pub fn lie(&self, rotation: Rotation) -> &Lie {
        &self.lies[rotation.quarters() as usize]
    }

    /// Returns the rotations of different look that meet a need, as bits.
    pub(crate) fn fitting(&self, need: Need) -> u8 {
        self.fitting[usize::from(need)]
    }

    /// Returns true if the tile shows mist.
    #[must_use]
    pub fn has_mist(&self) -> bool {
        !self.lies[0].misty.is_empty()
    }
}

/// The reason a set cannot be compiled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CatalogueError {
    /// More tiles than [`MAX_CELLS`].
    TooManyTiles,
    /// More segments on all tiles together than [`MAX_SEGMENTS`].
    TooManySegments,
    /// More fields on all tiles together than [`MAX_FIELDS`].
    TooManyFields,
    /// More than 250 kinds.
    TooManyKinds,
}

/// All kinds of a game, compiled.
#[derive(Clone, Debug)]
pub struct Catalogue {
    kinds: Vec<KindTable>,
}

impl Catalogue {
    /// Compiles the kinds of `set`.
    ///
    /// # Errors
    /// If the tiles of the set could outgrow a [`crate::Map`].
    pub fn new(set: &TileSet, appearance: Appearance) -> Result<Catalogue, CatalogueError> {
        Catalogue::of_kinds(&set.kinds, appearance)
    }

    /// Compiles kinds, for a game that takes them from several sets.
    ///
    /// # Errors
    /// As [`Catalogue::new`].
    pub fn of_kinds(kinds: &[Kind], appearance: Appearance) -> Result<Catalogue, CatalogueError> {
        if kinds.len() > 250 {
            return Err(CatalogueError::TooManyKinds);
        }
        let kinds: Vec<KindTable> = kinds.iter().map(|kind| compile(kind, appearance)).collect();
        let sum = |part: fn(&KindTable) -> usize| -> usize {
            kinds.iter().map(|kind| usize::from(kind.count) * part(kind)).sum()
        };
        if sum(|_| 1) > MAX_CELLS {
            return Err(CatalogueError::TooManyTiles);
        }
        if sum(|kind| kind.segments.len()) > MAX_SEGMENTS {
            return Err(CatalogueError::TooManySegments);
        }
        if sum(|kind| kind.fields.len()) > MAX_FIELDS {
            return Err(CatalogueError::TooManyFields);
        }
        Ok(Catalogue { kinds })
    }

    /// Returns the table of one kind.
    ///
    /// # Panics
    /// If `kind` is not of this catalogue.
    #[must_use]
    pub fn kind(&self, kind: KindId) -> &KindTable {
        &self.kinds[kind.index()]
    }

    /// Returns all kinds with their ids, in the order of the set.
    pub fn iter(&self) -> impl Iterator<Item = (KindId, &KindTable)> {
        (0..).map(KindId).zip(&self.kinds)
    }

    /// Returns the kind with this name.
    #[must_use]
    pub fn find(&self, name: &str) -> Option<KindId> {
        self.iter().find(|(_, kind)| kind.name == name).map(|(id, _)| id)
    }

    /// Returns the number of kinds.
    #[must_use]
    pub fn len(&self) -> usize {
        self.kinds.len()
    }

    /// Returns true if there is no kind at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.kinds.is_empty()
    }
}

fn compile(kind: &Kind, appearance: Appearance) -> KindTable {
    let mut segments = Vec::new();
    for road in &kind.roads {
        segments.push(Segment { kind: SegmentKind::Road, edges: road.edges, coats: 0, ghosts: 0 });
    }
    for city in &kind.cities {
        segments.push(Segment {
            kind: SegmentKind::City,
            edges: city.edges,
            coats: city.coats,
            ghosts: 0,
        });
    }
    for mist in &kind.mists {
        segments.push(Segment {
            kind: SegmentKind::Mist,
            edges: mist.edges,
            coats: 0,
            ghosts: mist.ghosts,
        });
    }
    let fields = if appearance == Appearance::Carcassonne { fields(kind) } else { Vec::new() };
    let lies = Rotation::ALL.map(|rotation| lie(kind, &segments, &fields, rotation));
    let looks_like =
        |a: Rotation, b: Rotation| compared(kind, a, appearance) == compared(kind, b, appearance);
    let alike = Rotation::ALL.map(|rotation| {
        // Every rotation looks like itself, so one is always found.
        Rotation::ALL.into_iter().find(|&other| looks_like(rotation, other)).unwrap_or(rotation)
    });
    let looks: Vec<Rotation> =
        Rotation::ALL.into_iter().filter(|r| alike[r.quarters() as usize] == *r).collect();
    let fit = |need: usize| {
        let fits =
            |rotation: &&Rotation| meets(lies[usize::from(rotation.quarters())].code, need as Need);
        looks.iter().filter(fits).fold(0, |bits, rotation| bits | 1 << rotation.quarters())
    };
    let fitting = core::array::from_fn(fit);
    KindTable {
        name: kind.name.clone(),
        printed: Arc::new(kind.clone()),
        group: kind.group,
        count: kind.count,
        building: kind.building,
        segments,
        fields,
        lies,
        alike,
        looks,
        ghosts: kind.ghosts(),
        fitting,
    }
}

/// C-2.2: returns the fields of a kind. Cities come after the roads among its segments.
fn fields(kind: &Kind) -> Vec<FieldSegment> {
    // At most four roads fit on a tile.
    let roads = kind.roads.len() as u8;
    let field = |field: &fogbound_tilesets::Field| FieldSegment {
        halves: field.halves,
        cities: field.cities.iter().map(|&city| roads + city).collect(),
    };
    kind.fields.iter().map(field).collect()
}

fn lie(kind: &Kind, segments: &[Segment], fields: &[FieldSegment], rotation: Rotation) -> Lie {
    let mut lie = Lie {
        code: 0,
        misty: Edges::NONE,
        feature: [NO_SEGMENT; 4],
        mist: [NO_SEGMENT; 4],
        field: [NO_SEGMENT; 8],
    };
    for (index, field) in (0..).zip(fields) {
        for half in field.halves.turned(rotation).iter() {
            lie.field[usize::from(half)] = index;
        }
    }
    for side in Side::ALL {
        let lies_at = side.turned(rotation).index();
        lie.code |= terrain_code(kind.terrain(side)) << (2 * lies_at);
        for (index, segment) in (0..).zip(segments) {
            if segment.edges.contains(side) {
                if segment.kind == SegmentKind::Mist {
                    lie.mist[lies_at] = index;
                    lie.misty = lie.misty.union(Edges::of(side.turned(rotation)));
                } else {
                    lie.feature[lies_at] = index;
                }
            }
        }
    }
    lie
}

pub(crate) const fn terrain_code(terrain: Terrain) -> u8 {
    match terrain {
        Terrain::Field => 1,
        Terrain::Road => 2,
        Terrain::City => 3,
    }
}

/// Returns everything the rules know of the turned tile, in an order that does not depend on the
/// file.
fn compared(kind: &Kind, rotation: Rotation, appearance: Appearance) -> Vec<(u8, u8, u8, Vec<u8>)> {
    let turned = |edges: Edges| edges.turned(rotation).bits();
    let mut parts: Vec<(u8, u8, u8, Vec<u8>)> = Vec::new();
    parts.extend(kind.roads.iter().map(|road| (0, turned(road.edges), 0, Vec::new())));
    parts.extend(kind.cities.iter().map(|city| (1, turned(city.edges), city.coats, Vec::new())));
    let symbols = |ghosts| if appearance == Appearance::Mists { ghosts } else { 0 };
    parts.extend(
        kind.mists.iter().map(|mist| (2, turned(mist.edges), symbols(mist.ghosts), Vec::new())),
    );
    if appearance == Appearance::Carcassonne {
        parts.extend(kind.fields.iter().map(|field| {
            let mut cities: Vec<u8> =
                field.cities.iter().map(|&c| turned(kind.cities[usize::from(c)].edges)).collect();
            cities.sort_short();
            (3, field.halves.turned(rotation).bits(), 0, cities)
        }));
    }
    parts.sort_short();
    parts
}
