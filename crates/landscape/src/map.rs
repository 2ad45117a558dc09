//! The tiles on the table.

use crate::catalogue::{Catalogue, KindId, KindTable, Lie, NO_SEGMENT, Segment, SegmentKind};
use crate::contact::Contact;
use crate::regions::{RegionId, Regions, SegmentId};
use crate::rim::{Bits, Covered, Grid, Placement};
use fogbound_game::vocabulary::{Field, Fields};
use fogbound_game::{Cell, Edges, Rotation, Side};

/// Most cells that can hold tiles, the starting tile included: the limit of a tile set. The largest
/// game of the family (131 tiles and the 2x2 starting tile) needs 135.
pub const MAX_CELLS: usize = fogbound_tilesets::MAX_CELLS as usize;

/// A cell that holds a tile: the cells are numbered in the order in which they were covered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct CellId(pub u8);

impl CellId {
    /// Returns the number as an index.
    #[must_use]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

/// A set of covered cells.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CellSet([u64; 3]);

impl Field for CellSet {
    fn show(&self, name: &'static str, out: &mut dyn Fields) {
        out.list(name, &|out| self.iter().for_each(|cell| out.number(name, i64::from(cell.0))));
    }
}

impl CellSet {
    /// No cell.
    pub const EMPTY: CellSet = CellSet([0; 3]);

    /// Adds a cell.
    pub fn insert(&mut self, cell: CellId) {
        self.0[cell.index() / 64] |= 1 << (cell.index() % 64);
    }

    /// Takes a cell out.
    pub fn remove(&mut self, cell: CellId) {
        self.0[cell.index() / 64] &= !(1 << (cell.index() % 64));
    }

    /// Returns true if the set holds `cell`.
    #[must_use]
    pub fn contains(&self, cell: CellId) -> bool {
        self.0[cell.index() / 64] & (1 << (cell.index() % 64)) != 0
    }

    /// Returns the number of cells.
    #[must_use]
    pub fn len(&self) -> u32 {
        self.0.iter().map(|bits| bits.count_ones()).sum()
    }

    /// Returns true if the set is empty.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0 == [0; 3]
    }

    /// Returns the cells in the order in which they were covered.
    pub fn iter(&self) -> impl Iterator<Item = CellId> + use<> {
        let words = (0u8..).zip(self.0);
        words.flat_map(|(word, bits)| Bits(bits).map(move |bit| CellId(word * 64 + bit as u8)))
    }
}

/// The contacts made by laying a tile.
#[derive(Clone, Copy, Debug)]
pub struct Laid<'c> {
    /// The cell.
    pub cell: CellId,
    /// The tile and what it met.
    pub contact: Contact<'c>,
}

/// A face-down tile in the table of kinds.
const FACE_DOWN: u8 = u8::MAX;

/// The tiles on the table, with everything that is kept up as they are laid.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Map {
    pub(crate) grid: Grid,
    pub(crate) regions: Regions,
    /// Kind of the tile on each cell, or [`FACE_DOWN`].
    kind: [u8; MAX_CELLS],
    rotation: [Rotation; MAX_CELLS],
    /// First segment of each cell. The others of its tile follow in the order of the catalogue.
    first_segment: [u16; MAX_CELLS],
}

impl Default for Map {
    fn default() -> Self {
        Map::new()
    }
}

impl Map {
    /// Returns an empty table.
    #[must_use]
    pub const fn new() -> Map {
        Map {
            grid: Grid::new(),
            regions: Regions::new(),
            kind: [FACE_DOWN; MAX_CELLS],
            rotation: [Rotation::NONE; MAX_CELLS],
            first_segment: [0; MAX_CELLS],
        }
    }

    /// Lays a tile face up, whether it fits or not: ask [`Map::check`] first. The starting tile is
    /// laid this way.
    ///
    /// # Panics
    /// If the cell is covered, or more tiles are laid than the catalogue holds.
    pub fn lay<'c>(
        &mut self,
        catalogue: &'c Catalogue,
        cell: Cell,
        kind: KindId,
        rotation: Rotation,
    ) -> Laid<'c> {
        let lie = catalogue.kind(kind).lie(rotation);
        let Covered { id, beside } = self.grid.cover(cell, Some(lie.code));
        let contact = self.contact_with(catalogue, kind, Placement { cell, rotation }, beside);
        self.kind[id.index()] = kind.0;
        self.rotation[id.index()] = rotation;
        self.first_segment[id.index()] = self.regions.len();
        for segment in &contact.table.segments {
            self.regions.add(id.0, segment.edges.len());
        }
        for side in Side::ALL {
            let Some((neighbour, other)) = contact.beside[side.index()] else { continue };
            let (here, there) = (side.index(), side.opposite().index());
            for (own, met) in
                [(lie.feature[here], other.feature[there]), (lie.mist[here], other.mist[there])]
            {
                if own != NO_SEGMENT && met != NO_SEGMENT {
                    self.regions.join(self.segment(id, own), self.segment(neighbour, met));
                }
            }
        }
        Laid { cell: id, contact }
    }

    /// Lays a tile face down (M-11.1): nobody knows its kind, and it fits everywhere.
    ///
    /// # Panics
    /// If the cell is covered.
    pub fn lay_face_down(&mut self, cell: Cell) -> CellId {
        let Covered { id, .. } = self.grid.cover(cell, None);
        self.kind[id.index()] = FACE_DOWN;
        self.first_segment[id.index()] = self.regions.len();
        id
    }

    /// Returns the covered cell at these coordinates.
    #[must_use]
    pub fn at(&self, cell: Cell) -> Option<CellId> {
        self.grid.covered(cell)
    }

    /// Coordinates of a covered cell.
    #[must_use]
    pub fn cell(&self, id: CellId) -> Cell {
        self.grid.cell(id)
    }

    /// Returns the number of covered cells.
    #[must_use]
    pub fn len(&self) -> u8 {
        self.grid.len()
    }

    /// Returns true if no tile lies on the table.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Returns all covered cells in the order in which they were covered.
    pub fn cells(&self) -> impl DoubleEndedIterator<Item = CellId> + use<> {
        (0..self.len()).map(CellId)
    }

    /// Returns the kind and rotation of the tile on a cell; `None` for a face-down tile.
    #[must_use]
    pub fn tile(&self, id: CellId) -> Option<(KindId, Rotation)> {
        let kind = self.kind[id.index()];
        (kind != FACE_DOWN).then_some((KindId(kind), self.rotation[id.index()]))
    }

    /// Returns the table of the face-up tile on a cell.
    #[must_use]
    pub fn table<'c>(&self, catalogue: &'c Catalogue, id: CellId) -> Option<&'c KindTable> {
        self.tile(id).map(|(kind, _)| catalogue.kind(kind))
    }

    /// Returns the face-up tile on a cell as it lies.
    #[must_use]
    pub fn lie<'c>(&self, catalogue: &'c Catalogue, id: CellId) -> Option<&'c Lie> {
        self.tile(id).map(|(kind, rotation)| catalogue.kind(kind).lie(rotation))
    }

    /// Returns the covered cell across a side.
    #[must_use]
    pub fn neighbour(&self, id: CellId, side: Side) -> Option<CellId> {
        self.at(self.cell(id).beside(side))
    }

    /// Returns true if all 4 cells beside a cell hold tiles.
    #[must_use]
    pub fn is_flanked(&self, id: CellId) -> bool {
        Side::ALL.into_iter().all(|side| self.neighbour(id, side).is_some())
    }

    /// Returns the covered cells among the 8 around a covered cell, row by row from the north-west.
    pub fn around(&self, id: CellId) -> impl Iterator<Item = CellId> + use<> {
        self.cell(id).around().map(|cell| self.at(cell)).into_iter().flatten()
    }

    /// Returns true if all 8 cells around a cell hold tiles, face-up or face-down.
    #[must_use]
    pub fn is_surrounded(&self, id: CellId) -> bool {
        self.around(id).count() == 8
    }

    /// Returns true if all 8 cells around a cell hold face-up tiles (M-8.1 for castles).
    #[must_use]
    pub fn is_surrounded_face_up(&self, id: CellId) -> bool {
        self.around(id).filter(|&cell| self.tile(cell).is_some()).count() == 8
    }

    /// Returns the segment of a cell with this place in [`KindTable::segments`].
    #[must_use]
    pub fn segment(&self, id: CellId, index: u8) -> SegmentId {
        SegmentId(self.first_segment[id.index()] + u16::from(index))
    }

    /// Returns the region of a segment.
    #[must_use]
    pub fn region(&self, segment: SegmentId) -> RegionId {
        self.regions.region(segment)
    }

    /// Returns the number of edges of the region that do not meet its own kind; 0 means complete or
    /// finished.
    #[must_use]
    pub fn open_edges(&self, region: RegionId) -> u16 {
        self.regions.open(region)
    }

    /// Returns the segments of a region, in no order that means anything.
    pub fn members(&self, region: RegionId) -> impl Iterator<Item = SegmentId> + '_ {
        self.regions.members(region)
    }

    /// Returns the segment after this one in the ring of its region: for walking a region while the
    /// game around the map changes.
    #[must_use]
    pub fn next_member(&self, segment: SegmentId) -> SegmentId {
        self.regions.next_member(segment)
    }

    /// Returns the cell a segment lies on.
    #[must_use]
    pub fn cell_of(&self, segment: SegmentId) -> CellId {
        CellId(self.regions.cell(segment))
    }

    /// Returns the distinct cells of a region (M-9.1).
    #[must_use]
    pub fn region_cells(&self, region: RegionId) -> CellSet {
        let mut cells = CellSet::EMPTY;
        for member in self.members(region) {
            cells.insert(self.cell_of(member));
        }
        cells
    }

    /// Returns a segment as printed.
    ///
    /// # Panics
    /// If the segment is not of this map.
    #[must_use]
    pub fn printed<'c>(&self, catalogue: &'c Catalogue, segment: SegmentId) -> &'c Segment {
        let cell = self.cell_of(segment);
        let index = segment.0 - self.first_segment[cell.index()];
        let kind = KindId(self.kind[cell.index()]);
        &catalogue.kind(kind).segments[usize::from(index)]
    }

    /// Returns the edges of a segment as it lies: its name.
    #[must_use]
    pub fn name(&self, catalogue: &Catalogue, segment: SegmentId) -> Edges {
        let rotation = self.rotation[self.cell_of(segment).index()];
        self.printed(catalogue, segment).edges.turned(rotation)
    }

    /// Returns all segments of one kind on a cell, with their names; none on a face-down tile.
    pub fn segments<'a>(
        &'a self,
        catalogue: &'a Catalogue,
        id: CellId,
        wanted: SegmentKind,
    ) -> impl Iterator<Item = (SegmentId, Edges, &'a Segment)> + 'a {
        let (segments, rotation): (&[Segment], Rotation) = match self.tile(id) {
            Some((kind, rotation)) => (&catalogue.kind(kind).segments, rotation),
            None => (&[], Rotation::NONE),
        };
        (0u8..).zip(segments).filter(move |(_, segment)| segment.kind == wanted).map(
            move |(index, segment)| {
                (self.segment(id, index), segment.edges.turned(rotation), segment)
            },
        )
    }

    /// Returns the segment of one kind on a cell that has exactly this name.
    #[must_use]
    pub fn segment_named(
        &self,
        catalogue: &Catalogue,
        id: CellId,
        kind: SegmentKind,
        name: Edges,
    ) -> Option<SegmentId> {
        self.segments(catalogue, id, kind).find(|&(_, edges, _)| edges == name).map(|(s, _, _)| s)
    }

    /// Returns true if the tile on a cell shows mist. Face-down tiles show none (M-11.4).
    #[must_use]
    pub fn has_mist(&self, catalogue: &Catalogue, id: CellId) -> bool {
        self.table(catalogue, id).is_some_and(KindTable::has_mist)
    }

    /// Returns the smallest segment of a region: by x, then y, then name as text.
    #[must_use]
    pub fn smallest(&self, catalogue: &Catalogue, region: RegionId) -> (CellId, Edges) {
        let named = |segment| {
            let id = self.cell_of(segment);
            (self.cell(id), self.name(catalogue, segment), id)
        };
        // A region has at least the segment it is named after.
        let first = named(SegmentId(region.0));
        let (_, name, id) = self.members(region).map(named).fold(first, |a, b| a.min(b));
        (id, name)
    }
}
