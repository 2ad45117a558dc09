//! A tile where it lies or would lie, and what it meets there: which of its segments become one
//! region (M-4.1, C-2.2) and whether mist meets mist or a clear edge, known before it is laid.

use crate::catalogue::{Catalogue, KindId, KindTable, Lie, NO_SEGMENT};
use crate::fields::{FieldRegion, Fields};
use crate::map::{CellId, Map};
use crate::regions::RegionId;
use crate::rim::Placement;
use fogbound_game::{Halves, Side};

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
        let mut beside = [None; 4];
        for (place, id) in beside.iter_mut().zip(self.grid.beside(placement.cell)) {
            *place = id.and_then(|id| Some((id, self.lie(catalogue, id)?)));
        }
        Contact { table: catalogue.kind(kind), placement, beside }
    }
}

impl<'c> Contact<'c> {
    /// Returns the tile as it lies.
    #[must_use]
    pub fn lie(&self) -> &'c Lie {
        self.table.lie(self.placement.rotation)
    }

    /// Returns true if a misty edge meets a misty edge (M-6.2, G-2.2).
    #[must_use]
    pub fn meets_mist(&self) -> bool {
        self.across().any(|(side, other)| {
            self.lie().misty.contains(side) && other.misty.contains(side.opposite())
        })
    }

    /// Returns true if a misty edge meets a clear one, on either side (G-2.3).
    #[must_use]
    pub fn breaks_mist(&self) -> bool {
        self.across().any(|(side, other)| {
            self.lie().misty.contains(side) != other.misty.contains(side.opposite())
        })
    }

    fn across(&self) -> impl Iterator<Item = (Side, &Lie)> {
        let beside = Side::ALL.into_iter().zip(self.beside);
        beside.filter_map(|(side, beside)| Some((side, beside?.1)))
    }

    /// Returns the road and city segments of the tile, as places in [`crate::KindTable::segments`].
    /// Segments count as taken that meet a region for which `is_taken` holds.
    #[must_use]
    pub fn features(&self, map: &Map, is_taken: impl Fn(RegionId) -> bool) -> Joined {
        let mut joined = Joined::new();
        let mut met = [None; 4];
        for (side, beside) in Side::ALL.into_iter().zip(self.beside) {
            let Some((id, other)) = beside else { continue };
            let there = other.feature[side.opposite().index()];
            if there != NO_SEGMENT {
                met[side.index()] = Some(map.region(map.segment(id, there)));
            }
        }
        joined.join(&self.lie().feature, &met, is_taken);
        joined
    }

    /// Returns the fields of the tile, as places in [`crate::KindTable::fields`]; taken as in
    /// [`Contact::features`].
    #[must_use]
    pub fn fields(&self, fields: &Fields, is_taken: impl Fn(FieldRegion) -> bool) -> Joined {
        let mut joined = Joined::new();
        let mut met = [None; 8];
        for (side, beside) in Side::ALL.into_iter().zip(self.beside) {
            let Some((id, other)) = beside else { continue };
            for half in Halves::on(side) {
                let there = other.field[usize::from(Halves::facing(half))];
                if there != NO_SEGMENT {
                    met[usize::from(half)] = Some(fields.region(fields.field(id, there)));
                }
            }
        }
        joined.join(&self.lie().field, &met, is_taken);
        joined
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

    /// `ends` holds the segment at each side or half-edge, `met` the region it meets there.
    fn join<R: Copy + PartialEq, const N: usize>(
        &mut self,
        ends: &[u8; N],
        met: &[Option<R>; N],
        is_taken: impl Fn(R) -> bool,
    ) {
        let both = |at: usize| Some((ends[at], met[at]?)).filter(|&(own, _)| own != NO_SEGMENT);
        for here in 0..N {
            let Some((segment, region)) = both(here) else { continue };
            self.taken |= u8::from(is_taken(region)) << self.first[usize::from(segment)];
            let mut earlier = (0..here).filter_map(both);
            if let Some((other, _)) = earlier.find(|&(_, other)| other == region) {
                self.unite(segment, other);
            }
        }
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
