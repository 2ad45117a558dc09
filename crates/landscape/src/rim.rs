//! Possible places of the next tile: the cells beside the map and their needs (M-3.2, M-3.3,
//! M-3.4).
//!
//! The empty cells beside the map form the rim. Each keeps its *need*, the terrain its face-up neighbours
//! ask for. A need is one byte and the catalogue knows for each which rotations of a kind meet it, so a
//! cell of the rim costs one look at a table. A table from coordinates to cells finds neighbours.

use crate::catalogue::{Catalogue, KindId};
use crate::map::{CellId, MAX_CELLS, Map};
use fogbound_game::{Cell, Refusal, Rotation, Side};

/// Cells of the rim that are looked at together.
const GROUP: usize = 16;
/// Empty cells beside *n* connected tiles: at most 2n + 2.
const MAX_EMPTY: usize = 2 * MAX_CELLS + 2;
/// Places on the rim for them, in whole groups.
const MAX_RIM: usize = MAX_EMPTY.next_multiple_of(GROUP);
/// Slots of the table from coordinates to cells: more than cells, a power of two.
const SLOTS: usize = 512;
const _: () = assert!(SLOTS > MAX_CELLS + MAX_EMPTY && SLOTS.is_power_of_two());

/// The way to the next slot where one holds another cell: not to that of a neighbour.
const STEP: usize = 239;

/// An empty slot.
const NONE: u16 = u16::MAX;

/// Terrain asked for, two bits a side as in `Lie::code`; 0 on sides where nothing is asked.
pub(crate) type Need = u8;

/// The needs there can be.
pub(crate) const NEEDS: usize = 256;

/// Returns true if a tile that lies with this terrain meets a need. A cell that asks for nothing
/// has no face-up neighbour, and nothing may be laid there (M-3.2).
pub(crate) const fn meets(code: u8, need: Need) -> bool {
    // Both bits of each side that asks.
    let asking = (need | need >> 1) & 0b0101_0101;
    need != 0 && (code ^ need) & (asking * 3) == 0
}

/// A legal way to lay a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Placement {
    /// The cell of the tile.
    pub cell: Cell,
    /// The rotation of the tile.
    pub rotation: Rotation,
}

/// The legal ways to lay a tile in one cell.
#[derive(Clone, Copy, Debug)]
pub struct Opening {
    /// The cell of the tile.
    pub cell: Cell,
    /// Bits of the rotations.
    rotations: u64,
}

impl Opening {
    /// Returns the rotations, ascending, one of each look; there is at least one.
    pub fn rotations(&self) -> impl Iterator<Item = Rotation> + use<> {
        Bits(self.rotations).map(Rotation::from_index)
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Grid {
    /// The covered cells by their numbers, and from [`MAX_CELLS`] on the rim. The order of the rim depends on
    /// nothing but the tiles laid so far and their order.
    cells: [Cell; MAX_CELLS + MAX_RIM],
    /// Places in `cells`, by coordinates.
    slots: [u16; SLOTS],
    /// The need of each cell of the rim; nothing beyond the last.
    need: [Need; MAX_RIM],
    rim_len: u16,
    covered: u8,
}

/// A covered cell and what lies beside it.
pub(crate) struct Covered {
    pub id: CellId,
    /// The covered cells across its four sides.
    pub beside: [Option<CellId>; 4],
}

impl Grid {
    pub(crate) const fn new() -> Grid {
        Grid {
            cells: [Cell::new(0, 0); MAX_CELLS + MAX_RIM],
            slots: [NONE; SLOTS],
            need: [0; MAX_RIM],
            rim_len: 0,
            covered: 0,
        }
    }

    /// Returns the slot of a cell, or the one where it would go. On a map of 22 by 23 cells with its rim each has one of its
    /// own.
    fn slot(&self, cell: Cell) -> usize {
        let mut slot =
            (cell.x as usize).wrapping_mul(23).wrapping_add(cell.y as usize) & (SLOTS - 1);
        loop {
            let place = self.slots[slot];
            if place == NONE || self.cells[usize::from(place)] == cell {
                return slot;
            }
            slot = (slot + STEP) & (SLOTS - 1);
        }
    }

    /// Returns the place of a cell of the map or its rim.
    fn find(&self, cell: Cell) -> Option<usize> {
        let place = self.slots[self.slot(cell)];
        (place != NONE).then_some(usize::from(place))
    }

    /// Covers a cell. A face-up tile (`code`) asks its neighbours for its terrain (M-3.3), a
    /// face-down one for nothing (M-3.4).
    pub(crate) fn cover(&mut self, cell: Cell, code: Option<u8>) -> Covered {
        let slot = self.slot(cell);
        if self.slots[slot] != NONE {
            let place = usize::from(self.slots[slot]);
            assert!(place >= MAX_CELLS, "the cell {cell} is covered");
            self.leave_rim(place - MAX_CELLS);
        }
        let id = CellId(self.covered);
        self.covered += 1;
        self.cells[id.index()] = cell;
        self.slots[slot] = u16::from(id.0);
        let beside = Side::ALL.map(|side| {
            let neighbour = cell.beside(side);
            let slot = self.slot(neighbour);
            if self.slots[slot] == NONE {
                self.join_rim(neighbour, slot);
            }
            let place = usize::from(self.slots[slot]);
            if place < MAX_CELLS {
                return Some(CellId(place as u8));
            }
            if let Some(code) = code {
                let terrain = (code >> (2 * side.index())) & 3;
                self.need[place - MAX_CELLS] |= terrain << (2 * side.opposite().index());
            }
            None
        });
        Covered { id, beside }
    }

    fn join_rim(&mut self, cell: Cell, slot: usize) {
        let place = MAX_CELLS + usize::from(self.rim_len);
        self.cells[place] = cell;
        self.slots[slot] = place as u16;
        self.rim_len += 1;
    }

    /// The last cell of the rim takes the place of one that is covered.
    fn leave_rim(&mut self, place: usize) {
        self.rim_len -= 1;
        let last = usize::from(self.rim_len);
        self.need[place] = self.need[last];
        self.need[last] = 0;
        let moved = self.cells[MAX_CELLS + last];
        let slot = self.slot(moved);
        self.cells[MAX_CELLS + place] = moved;
        self.slots[slot] = (MAX_CELLS + place) as u16;
    }

    pub(crate) fn covered(&self, cell: Cell) -> Option<CellId> {
        self.find(cell).filter(|&place| place < MAX_CELLS).map(|place| CellId(place as u8))
    }

    pub(crate) fn cell(&self, id: CellId) -> Cell {
        self.cells[id.index()]
    }

    pub(crate) fn len(&self) -> u8 {
        self.covered
    }

    /// Returns the cells of the rim, in its order.
    fn rim(&self) -> &[Cell] {
        &self.cells[MAX_CELLS..][..usize::from(self.rim_len)]
    }
}

/// The places of the bits that are set, lowest first.
pub(crate) struct Bits(pub u64);

impl Iterator for Bits {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let place = self.0.trailing_zeros() as usize;
        (self.0 != 0).then(|| {
            self.0 &= self.0 - 1;
            place
        })
    }
}

impl Map {
    /// Checks that a face-up tile may be laid there that way.
    ///
    /// # Errors
    /// M-3.2 when the cell is covered or shares no edge with a face-up tile, M-3.3 when the terrain
    /// of an edge differs.
    pub fn check(
        &self,
        catalogue: &Catalogue,
        kind: KindId,
        placement: Placement,
    ) -> Result<(), Refusal> {
        let place = self.grid.find(placement.cell);
        let place = place.ok_or(Refusal::new("M-3.2", "no-face-up-neighbour"))?;
        let place = place.checked_sub(MAX_CELLS).ok_or(Refusal::new("M-3.2", "cell-occupied"))?;
        let need = self.grid.need[place];
        if need == 0 {
            return Err(Refusal::new("M-3.2", "no-face-up-neighbour"));
        }
        if !meets(catalogue.kind(kind).lie(placement.rotation).code, need) {
            return Err(Refusal::new("M-3.3", "terrain-mismatch"));
        }
        Ok(())
    }

    /// Returns all legal placements of a kind, one rotation of each look, in an order that
    /// depends only on the tiles laid so far.
    pub fn placements<'a>(
        &'a self,
        catalogue: &'a Catalogue,
        kind: KindId,
    ) -> impl Iterator<Item = Placement> + use<'a> {
        let groups = self.fitting(catalogue, kind).enumerate();
        groups.flat_map(move |(group, bits)| Bits(bits).map(move |bit| self.placement(group, bit)))
    }

    /// Returns [`Map::placements`] cell by cell, in the same order.
    pub fn openings<'a>(
        &'a self,
        catalogue: &'a Catalogue,
        kind: KindId,
    ) -> impl Iterator<Item = Opening> + use<'a> {
        let groups = self.fitting(catalogue, kind).enumerate();
        groups.flat_map(move |(group, mut bits)| {
            core::iter::from_fn(move || {
                let first = (bits != 0).then(|| bits.trailing_zeros() & !3)?;
                let rotations = bits >> first & 15;
                bits ^= rotations << first;
                Some(Opening { cell: self.placement(group, first as usize).cell, rotations })
            })
        })
    }

    /// Returns one of [`Map::placements`]: the one at the place that `choose` returns, a number below theirs.
    /// Much faster than listing them.
    pub fn placement_at(
        &self,
        catalogue: &Catalogue,
        kind: KindId,
        choose: impl FnOnce(u32) -> u32,
    ) -> Option<Placement> {
        let (mut groups, mut count) = ([0; MAX_RIM / GROUP], 0);
        for (place, bits) in groups.iter_mut().zip(self.fitting(catalogue, kind)) {
            *place = bits;
            count += bits.count_ones();
        }
        let mut before = choose(count);
        for (group, &bits) in groups.iter().enumerate() {
            if before < bits.count_ones() {
                let bit = Bits(bits).nth(before as usize)?;
                return Some(self.placement(group, bit));
            }
            before -= bits.count_ones();
        }
        None
    }

    /// Returns the placements that fit, as bits, four for each cell of a group: a branch for each cell would cost
    /// more.
    fn fitting<'a>(
        &'a self,
        catalogue: &'a Catalogue,
        kind: KindId,
    ) -> impl Iterator<Item = u64> + use<'a> {
        let kind = catalogue.kind(kind);
        let groups = usize::from(self.grid.rim_len).div_ceil(GROUP);
        let needs = self.grid.need.as_chunks::<GROUP>().0.iter().take(groups);
        needs.map(move |needs| {
            let fitting = |bits, &need: &Need| bits << 4 | u64::from(kind.fitting(need));
            needs.iter().rev().fold(0, fitting)
        })
    }

    fn placement(&self, group: usize, bit: usize) -> Placement {
        Placement {
            cell: self.grid.cells[MAX_CELLS + group * GROUP + bit / 4],
            rotation: Rotation::from_index(bit % 4),
        }
    }

    /// Returns true if a kind can be laid anywhere.
    #[must_use]
    pub fn fits_somewhere(&self, catalogue: &Catalogue, kind: KindId) -> bool {
        let kind = catalogue.kind(kind);
        let needs = &self.grid.need[..usize::from(self.grid.rim_len)];
        needs.iter().any(|&need| kind.fitting(need) != 0)
    }

    /// Returns the empty cells that share an edge with some tile, face-up or face-down (M-11.2).
    pub fn rim(&self) -> impl Iterator<Item = Cell> + '_ {
        self.grid.rim().iter().copied()
    }

    /// Returns the covered cells across the four sides of a cell.
    #[must_use]
    pub fn beside(&self, cell: Cell) -> [Option<CellId>; 4] {
        Side::ALL.map(|side| self.at(cell.beside(side)))
    }
}
