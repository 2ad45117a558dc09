//! A tile where it lies or would lie, and what it meets there: which of its segments become one
//! region (M-4.1, C-2.2) and whether mist meets mist or a clear edge, known before it is laid.

use crate::catalogue::{Catalogue, KindId, KindTable, Lie, NO_SEGMENT};
use crate::fields::{FieldRegion, Fields};
use crate::map::{CellId, Map};
use crate::regions::RegionId;
use crate::rim::{Bits, Placement};
use fogbound_game::{Edges, Halves, Rotation, Side};

/// Most segments of one sort on a tile: each has at least one of eight half-edges.
const MAX_JOINED: usize = 8;

/// A tile and the face-up tiles across its sides.
#[derive(Clone, Copy, Debug)]
pub struct Contact<'c> {
    /// The kind of the tile.
    pub table: &'c KindTable,
    /// The placement of the tile, actual or possible.
    pub placement: Placement,
    pub(crate) beside: [Option<(CellId, &'c Lie)>; 4],
    /// The sides with a face-up tile across.
    face_up: Edges,
    /// Those of them with mist across.
    misty: Edges,
}

impl Map {
    /// Returns the contacts of a tile where it lies or would lie.
    #[must_use]
    pub fn contact<'c>(
        &self,
        catalogue: &'c Catalogue,
        kind: KindId,
        placement: Placement,
    ) -> Contact<'c> {
        self.contact_with(catalogue, kind, placement, self.beside(placement.cell))
    }

    /// Returns the contacts of a tile with these covered cells across its four sides.
    pub(crate) fn contact_with<'c>(
        &self,
        catalogue: &'c Catalogue,
        kind: KindId,
        placement: Placement,
        beside: [Option<CellId>; 4],
    ) -> Contact<'c> {
        let (mut lies, mut face_up, mut misty) = ([None; 4], Edges::NONE, Edges::NONE);
        for side in Side::ALL {
            let Some(id) = beside[side.index()] else { continue };
            let Some(lie) = self.lie(catalogue, id) else { continue };
            lies[side.index()] = Some((id, lie));
            face_up = face_up.with(side);
            if lie.misty.contains(side.opposite()) {
                misty = misty.with(side);
            }
        }
        Contact { table: catalogue.kind(kind), placement, beside: lies, face_up, misty }
    }

    /// Returns the segments of a tile on the table, as places in [`KindTable::segments`]. They count as taken
    /// if `is_taken` holds for their region.
    #[must_use]
    pub fn joined_features(
        &self,
        table: &KindTable,
        cell: CellId,
        is_taken: impl Fn(RegionId) -> bool,
    ) -> Joined {
        let segments = (0..).zip(&table.segments);
        Joined::of(segments.map(|(index, _)| self.region(self.segment(cell, index))), is_taken)
    }
}

impl Fields {
    /// Returns the fields of a tile on the table, as places in [`KindTable::fields`]; taken as in
    /// [`Map::joined_features`].
    #[must_use]
    pub fn joined(
        &self,
        table: &KindTable,
        cell: CellId,
        is_taken: impl Fn(FieldRegion) -> bool,
    ) -> Joined {
        let fields = (0..).zip(&table.fields);
        Joined::of(fields.map(|(index, _)| self.region(self.field(cell, index))), is_taken)
    }
}

impl<'c> Contact<'c> {
    /// Turns the tile in its cell, so that it lies with this rotation.
    pub fn turn(&mut self, rotation: Rotation) {
        self.placement.rotation = rotation;
    }

    /// Returns the tile as it lies.
    #[must_use]
    pub fn lie(&self) -> &'c Lie {
        self.table.lie(self.placement.rotation)
    }

    /// Returns true if a misty edge meets a misty edge (M-6.2, G-2.2).
    #[must_use]
    pub fn meets_mist(&self) -> bool {
        !self.lie().misty.intersection(self.misty).is_empty()
    }

    /// Returns true if a misty edge meets a clear one, on either side (G-2.3).
    #[must_use]
    pub fn breaks_mist(&self) -> bool {
        self.lie().misty.intersection(self.face_up) != self.misty
    }

    /// Returns the roads and cities across the sides. They count as taken where `is_taken` holds.
    #[must_use]
    pub fn features(&self, map: &Map, is_taken: impl Fn(RegionId) -> bool) -> Met<4> {
        let mut met = Met::nothing();
        for side in Side::ALL {
            let Some((id, other)) = self.beside[side.index()] else { continue };
            let there = other.feature[side.opposite().index()];
            if there != NO_SEGMENT {
                let region = map.region(map.segment(id, there));
                met.add(side.index(), region.0, is_taken(region));
            }
        }
        met
    }

    /// Returns the fields across the half-edges; taken as in [`Contact::features`].
    #[must_use]
    pub fn fields(&self, fields: &Fields, is_taken: impl Fn(FieldRegion) -> bool) -> Met<8> {
        let mut met = Met::nothing();
        for side in Side::ALL {
            let Some((id, other)) = self.beside[side.index()] else { continue };
            for half in Halves::on(side) {
                let there = other.field[usize::from(Halves::facing(half))];
                if there != NO_SEGMENT {
                    let region = fields.region(fields.field(id, there));
                    met.add(half.into(), region.0, is_taken(region));
                }
            }
        }
        met
    }
}

/// No region there.
const NO_LABEL: u16 = u16::MAX;

/// What lies across the four sides or eight half-edges of a cell, whatever tile is laid there.
#[derive(Clone, Copy, Debug)]
pub struct Met<const N: usize> {
    /// The regions or fields, or [`NO_LABEL`].
    labels: [u16; N],
    /// Bits of those that are taken.
    taken: u8,
    /// Bits of those that are met at an earlier side too.
    again: u8,
}

impl<const N: usize> Met<N> {
    fn nothing() -> Met<N> {
        Met { labels: [NO_LABEL; N], taken: 0, again: 0 }
    }

    /// Adds what lies across a side or half-edge; those before it come first.
    fn add(&mut self, end: usize, label: u16, is_taken: bool) {
        let again = self.labels.iter().fold(false, |again, &other| again | (other == label));
        self.again |= u8::from(again) << end;
        self.taken |= u8::from(is_taken) << end;
        self.labels[end] = label;
    }

    /// Joins segments of a tile that has these `ends` there.
    fn join(&self, ends: &[u8; N]) -> Joined {
        let mut joined = Joined::new();
        let own = |end: &usize| ends[*end] != NO_SEGMENT;
        for end in Bits(self.taken.into()).filter(own) {
            joined.taken |= 1 << ends[end];
        }
        for here in Bits(self.again.into()).filter(own) {
            let mut earlier = (0..here).rev().filter(own);
            if let Some(end) = earlier.find(|&end| self.labels[end] == self.labels[here]) {
                joined.unite(ends[here], ends[end]);
            }
        }
        joined
    }
}

impl Met<4> {
    /// Returns the road and city segments of a tile that would lie there like this, as places in
    /// [`KindTable::segments`].
    #[must_use]
    pub fn joined(&self, lie: &Lie) -> Joined {
        self.join(&lie.feature)
    }
}

impl Met<8> {
    /// Returns the fields of a tile that would lie there like this, as places in [`KindTable::fields`].
    #[must_use]
    pub fn joined(&self, lie: &Lie) -> Joined {
        self.join(&lie.field)
    }
}

/// Segments of one tile, those together that the tiles around it make one region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Joined {
    /// For each segment the smallest one it is joined with.
    first: [u8; MAX_JOINED],
    /// Bits of those smallest ones that are, together, part of a taken region.
    taken: u8,
    /// Bits of the segments that are joined with others.
    united: u8,
}

impl Joined {
    fn new() -> Joined {
        Joined { first: [0, 1, 2, 3, 4, 5, 6, 7], taken: 0, united: 0 }
    }

    /// Joins the segments of a tile on the table, each of a region that is known.
    fn of<R: Copy + PartialEq>(
        regions: impl Iterator<Item = R>,
        is_taken: impl Fn(R) -> bool,
    ) -> Joined {
        let mut joined = Joined::new();
        let mut known = [None; MAX_JOINED];
        for (segment, region) in regions.enumerate() {
            let first = known.iter().position(|&other| other == Some(region));
            if let Some(first) = first {
                joined.first[segment] = first as u8;
                joined.united |= 1 << segment | 1 << first;
            } else {
                joined.taken |= u8::from(is_taken(region)) << segment;
            }
            known[segment] = Some(region);
        }
        joined
    }

    fn unite(&mut self, a: u8, b: u8) {
        if a == b {
            return;
        }
        self.united |= 1 << a | 1 << b;
        let (a, b) = (self.first[usize::from(a)], self.first[usize::from(b)]);
        let (low, high) = (a.min(b), a.max(b));
        self.first.iter_mut().filter(|first| **first == high).for_each(|first| *first = low);
        self.taken |= (self.taken >> high & 1) << low;
    }

    /// Returns true if two segments are, or would be, in one region.
    #[must_use]
    pub fn are_one(&self, a: u8, b: u8) -> bool {
        self.first[usize::from(a)] == self.first[usize::from(b)]
    }

    /// Returns true if a segment is, or would be, in one region with another one.
    #[must_use]
    pub fn is_united(&self, segment: u8) -> bool {
        self.united >> segment & 1 != 0
    }

    /// Returns true if the region of a segment is taken.
    #[must_use]
    pub fn is_taken(&self, segment: u8) -> bool {
        self.taken >> self.first[usize::from(segment)] & 1 != 0
    }
}
