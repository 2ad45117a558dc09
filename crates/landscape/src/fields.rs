//! Fields: half-edges joined across edges (C-2.2, C-6), kept up as tiles are laid.
//!
//! They are kept apart from the [`Map`], so that a game without farmers does not pay for them.
//! Roads, cities and mist (G-3.2) bound fields as printed on the tiles: their half-edges lie in no
//! field, so nothing joins there.

use crate::catalogue::{Catalogue, FieldSegment, NO_SEGMENT};
use crate::map::{CellId, Laid, MAX_CELLS, Map};
use crate::regions::{Label, MAX_SEGMENTS, RegionId, RegionSet, Rings};
use fogbound_game::{Halves, Rotation, Side};

/// Most fields that can lie on one table.
pub const MAX_FIELDS: usize = 340;
const _: () = assert!(MAX_FIELDS <= MAX_SEGMENTS, "a set of regions holds fields too");

/// One field segment on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FieldId(u16);

/// One field on the table. Good until the next tile is laid: joining renames them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FieldRegion(pub(crate) u16);

impl Label for FieldRegion {
    fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// The fields of the tiles on a [`Map`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fields {
    rings: Rings<MAX_FIELDS>,
    /// First field of each cell.
    first: [u16; MAX_CELLS],
}

impl Default for Fields {
    fn default() -> Self {
        Fields::new()
    }
}

impl Fields {
    /// Returns an empty table.
    #[must_use]
    pub const fn new() -> Fields {
        Fields { rings: Rings::new(), first: [0; MAX_CELLS] }
    }

    /// Adds the fields of the tile just laid on the map.
    pub fn lay(&mut self, Laid { cell, contact }: &Laid<'_>) {
        self.first[cell.index()] = self.rings.len();
        contact.table.fields.iter().for_each(|_| self.rings.add(cell.0));
        for side in Side::ALL {
            let Some((beside, other)) = contact.beside[side.index()] else { continue };
            for half in Halves::on(side) {
                let here = contact.lie().field[usize::from(half)];
                let there = other.field[usize::from(Halves::facing(half))];
                if here != NO_SEGMENT && there != NO_SEGMENT {
                    self.join(self.field(*cell, here), self.field(beside, there));
                }
            }
        }
    }

    fn join(&mut self, new: FieldId, old: FieldId) {
        let (from, to) = (self.region(new).0, self.region(old).0);
        if from != to {
            self.rings.join(from, to);
        }
    }

    /// Returns the field of a cell with this place in [`crate::KindTable::fields`].
    #[must_use]
    pub fn field(&self, cell: CellId, index: u8) -> FieldId {
        FieldId(self.first[cell.index()] + u16::from(index))
    }

    /// Returns the field that a segment is part of.
    #[must_use]
    pub fn region(&self, field: FieldId) -> FieldRegion {
        FieldRegion(self.rings.label(field.0))
    }

    /// Returns the segments of a field, in no order that means anything.
    pub fn members(&self, region: FieldRegion) -> impl Iterator<Item = FieldId> + '_ {
        self.rings.members(region.0).map(FieldId)
    }

    /// Returns the cell a segment lies on.
    #[must_use]
    pub fn cell_of(&self, field: FieldId) -> CellId {
        CellId(self.rings.cell(field.0))
    }

    /// Returns all field segments of a cell with their names; none on a face-down tile.
    pub fn on<'a>(
        &'a self,
        catalogue: &'a Catalogue,
        map: &Map,
        cell: CellId,
    ) -> impl Iterator<Item = (FieldId, Halves)> + 'a {
        let (fields, rotation): (&[FieldSegment], Rotation) = match map.tile(cell) {
            Some((kind, rotation)) => (&catalogue.kind(kind).fields, rotation),
            None => (&[], Rotation::NONE),
        };
        (0u8..)
            .zip(fields)
            .map(move |(index, field)| (self.field(cell, index), field.halves.turned(rotation)))
    }

    /// Returns a segment as printed.
    ///
    /// # Panics
    /// If the segment is not of this map.
    #[must_use]
    pub fn printed<'c>(
        &self,
        catalogue: &'c Catalogue,
        map: &Map,
        field: FieldId,
    ) -> &'c FieldSegment {
        let cell = self.cell_of(field);
        let fields = map.table(catalogue, cell).map_or(&[][..], |table| &table.fields);
        &fields[usize::from(field.0 - self.first[cell.index()])]
    }

    /// Returns the half-edges of a segment as it lies: its name.
    ///
    /// # Panics
    /// If the segment is not of this map.
    #[must_use]
    pub fn name(&self, catalogue: &Catalogue, map: &Map, field: FieldId) -> Halves {
        let rotation = map.tile(self.cell_of(field)).map_or(Rotation::NONE, |(_, turn)| turn);
        self.printed(catalogue, map, field).halves.turned(rotation)
    }

    /// C-6: returns the complete cities that a field touches, each once.
    #[must_use]
    pub fn complete_cities(
        &self,
        catalogue: &Catalogue,
        map: &Map,
        region: FieldRegion,
    ) -> RegionSet<RegionId> {
        let mut cities = RegionSet::default();
        for member in self.members(region) {
            let cell = self.cell_of(member);
            for &city in &self.printed(catalogue, map, member).cities {
                let city = map.region(map.segment(cell, city));
                if map.open_edges(city) == 0 {
                    cities.insert(city);
                }
            }
        }
        cities
    }
}
