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
        // Made where it is returned, not put together at the end: this is done millions of times a second.
        let mut contact = Contact {
            table: catalogue.kind(kind),
            placement,
            beside: [None; 4],
            face_up: Edges::NONE,
            misty: Edges::NONE,
        };
        for side in Side::ALL {
            let Some(id) = beside[side.index()] else { continue };
            let Some(lie) = self.lie(catalogue, id) else { continue };
            contact.beside[side.index()] = Some((id, lie));
            contact.face_up = contact.face_up.with(side);
            if lie.misty.contains(side.opposite()) {
                contact.misty = contact.misty.with(side);
            }
        }
        contact
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
        let mut joining = Joining::new();
        for (index, _) in (0..).zip(&table.segments) {
            joining.add(index.into(), self.region(self.segment(cell, index)), &is_taken);
        }
        joining.joined
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
        let mut joining = Joining::new();
        for (index, _) in (0..).zip(&table.fields) {
            joining.add(index.into(), self.region(self.field(cell, index)), &is_taken);
        }
        joining.joined
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
        let mut across = Joining::new();
        for side in Side::ALL {
            let Some((id, other)) = self.beside[side.index()] else { continue };
            let there = other.feature[side.opposite().index()];
            if there != NO_SEGMENT {
                across.add(side.index(), map.region(map.segment(id, there)), &is_taken);
            }
        }
        Met(across.joined)
    }

    /// Returns the fields across the half-edges; taken as in [`Contact::features`].
    #[must_use]
    pub fn fields(&self, fields: &Fields, is_taken: impl Fn(FieldRegion) -> bool) -> Met<8> {
        let mut across = Joining::new();
        for side in Side::ALL {
            let Some((id, other)) = self.beside[side.index()] else { continue };
            for half in Halves::on(side) {
                let there = other.field[usize::from(Halves::facing(half))];
                if there != NO_SEGMENT {
                    across.add(half.into(), fields.region(fields.field(id, there)), &is_taken);
                }
            }
        }
        Met(across.joined)
    }
}

/// What lies across the four sides or eight half-edges of a cell, whatever tile is laid there.
#[derive(Clone, Copy, Debug)]
pub struct Met<const N: usize>(Joined);

impl<const N: usize> Met<N> {
    /// Joins segments of a tile that has these `ends` there.
    fn join(self, ends: &[u8; N]) -> Joined {
        let Met(met) = self;
        let mut joined = Joined::APART;
        let own = |end: &u8| ends[usize::from(*end)] != NO_SEGMENT;
        for end in Bits(met.taken.into()).map(|end| ends[end]).filter(|&end| end != NO_SEGMENT) {
            joined.taken |= 1 << end;
        }
        for here in met.joined_with_earlier().filter(own) {
            let mut earlier = (0..here).rev().filter(own);
            if let Some(end) = earlier.find(|&end| met.are_one(end, here)) {
                joined.unite(ends[usize::from(here)], ends[usize::from(end)]);
            }
        }
        joined
    }
}

impl Met<4> {
    /// Returns the road and city segments of a tile that would lie there like this, as places in
    /// [`KindTable::segments`].
    #[must_use]
    pub fn joined(self, lie: &Lie) -> Joined {
        self.join(&lie.feature)
    }
}

impl Met<8> {
    /// Returns the fields of a tile that would lie there like this, as places in [`KindTable::fields`].
    #[must_use]
    pub fn joined(self, lie: &Lie) -> Joined {
        self.join(&lie.field)
    }
}

/// Segments of one tile, those together that the tiles around it make one region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Joined {
    /// For each segment the smallest one it is joined with, four bits each: two numbers stay in registers where
    /// whole turns are listed.
    first: u32,
    /// Bits of those that are part of a taken region, the smallest one of each region among them.
    taken: u8,
}

impl Joined {
    /// Each segment is a region of its own, and none is taken.
    const APART: Joined = Joined { first: 0x7654_3210, taken: 0 };

    fn first(self, segment: u8) -> u8 {
        (self.first >> (4 * segment) & 7) as u8
    }

    /// Returns the segments that are not the smallest ones of their regions.
    fn joined_with_earlier(self) -> impl Iterator<Item = u8> {
        let differing = self.first ^ Joined::APART.first;
        let differing = (differing | differing >> 1 | differing >> 2) & 0x1111_1111;
        Bits(differing.into()).map(|bit| (bit / 4) as u8)
    }

    fn set_first(&mut self, segment: u8, first: u8) {
        self.first &= !(7 << (4 * segment));
        self.first |= u32::from(first) << (4 * segment);
    }

    fn unite(&mut self, a: u8, b: u8) {
        let (a, b) = (self.first(a), self.first(b));
        if a == b {
            return;
        }
        let (low, high) = (a.min(b), a.max(b));
        for segment in 0..MAX_JOINED as u8 {
            if self.first(segment) == high {
                self.set_first(segment, low);
            }
        }
        self.taken |= (self.taken >> high & 1) << low;
    }

    /// Returns true if two segments are, or would be, in one region.
    #[must_use]
    pub fn are_one(self, a: u8, b: u8) -> bool {
        self.first(a) == self.first(b)
    }

    /// Returns true if a segment is, or would be, in one region with another one.
    #[must_use]
    pub fn is_united(self, segment: u8) -> bool {
        let mut others = (0..MAX_JOINED as u8).filter(|&other| other != segment);
        self.first != Joined::APART.first && others.any(|other| self.are_one(segment, other))
    }

    /// Returns true if the region of a segment is taken.
    #[must_use]
    pub fn is_taken(self, segment: u8) -> bool {
        self.taken >> self.first(segment) & 1 != 0
    }
}

/// Segments that are joined, ascending, by the regions they are part of.
struct Joining<R> {
    joined: Joined,
    regions: [Option<R>; MAX_JOINED],
}

impl<R: Copy + PartialEq> Joining<R> {
    fn new() -> Joining<R> {
        Joining { joined: Joined::APART, regions: [None; MAX_JOINED] }
    }

    fn add(&mut self, segment: usize, region: R, is_taken: impl Fn(R) -> bool) {
        let same = self.regions[..segment].iter().position(|&other| other == Some(region));
        if let Some(first) = same {
            self.joined.set_first(segment as u8, first as u8);
        }
        self.joined.taken |= u8::from(is_taken(region)) << segment;
        self.regions[segment] = Some(region);
    }
}
