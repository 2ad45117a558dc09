//! Where the next tile can go: the cells beside the map and what they ask of a tile
//! (M-3.2, M-3.3, M-3.4).
//!
//! Covered cells and the empty cells beside them are *nodes*, linked to their neighbours. An empty
//! node keeps the terrain its face-up neighbours ask for, so a legal placement is one comparison.

use crate::catalogue::{Catalogue, KindId};
use crate::map::{CellId, MAX_CELLS, Map};
use fogbound_game::{Cell, Refusal, Rotation, Side};

/// Empty cells beside *n* connected tiles: at most 2n + 2.
const MAX_RIM: usize = 2 * MAX_CELLS + 2;
const MAX_NODES: usize = MAX_CELLS + MAX_RIM;
/// Slots of the table from coordinates to nodes: more than nodes, a power of two.
const SLOTS: usize = 512;
const _: () = assert!(SLOTS > MAX_NODES && SLOTS.is_power_of_two());

const NONE: u16 = u16::MAX;
const EMPTY: u8 = u8::MAX;

#[derive(Clone, Copy, Debug)]
struct Node {
    cell: Cell,
    /// Nodes across the four sides.
    link: [u16; 4],
    /// Number of the covered cell, or [`EMPTY`].
    covered: u8,
    /// Terrain asked for, two bits a side as in `Lie::code`; 0 where nothing is asked.
    asked: u8,
    /// Both bits set on each side where something is asked.
    mask: u8,
}

/// One bit in each byte.
const EACH_BYTE: u32 = 0x0101_0101;

impl Node {
    /// The rotations that fit, given the terrain codes of all looks, one in each byte: the highest
    /// bit of the byte is set where it fits. Bytes without a look are 0, which fits nowhere.
    fn fitting(&self, codes: u32) -> u32 {
        let differs =
            (codes ^ (EACH_BYTE * u32::from(self.asked))) & (EACH_BYTE * u32::from(self.mask));
        // The highest bit of each byte that is 0. Where nothing is asked nothing may be laid (M-3.2).
        let low = !(EACH_BYTE << 7);
        let zero = !(((differs & low) + low) | differs | low);
        if self.mask == 0 { 0 } else { zero }
    }
}

/// The rotations told by [`Node::fitting`], smallest first.
struct Fitting(u32);

impl Iterator for Fitting {
    type Item = Rotation;

    fn next(&mut self) -> Option<Rotation> {
        let rotation = Rotation::new((self.0.trailing_zeros() / 8) as u8)?;
        self.0 &= self.0 - 1;
        Some(rotation)
    }
}

/// A legal way to lay a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Placement {
    /// Where.
    pub cell: Cell,
    /// How it is turned.
    pub rotation: Rotation,
}

#[derive(Clone, Copy, Debug)]
pub(crate) struct Grid {
    nodes: [Node; MAX_NODES],
    node_count: u16,
    slots: [u16; SLOTS],
    /// The empty nodes. Their order depends on nothing but the tiles laid so far and their order.
    rim: [u16; MAX_RIM],
    rim_len: u16,
    /// Node of each covered cell.
    node: [u16; MAX_CELLS],
    covered: u8,
}

impl Grid {
    pub(crate) const fn new() -> Grid {
        let node =
            Node { cell: Cell::new(0, 0), link: [NONE; 4], covered: EMPTY, asked: 0, mask: 0 };
        Grid {
            nodes: [node; MAX_NODES],
            node_count: 0,
            slots: [NONE; SLOTS],
            rim: [NONE; MAX_RIM],
            rim_len: 0,
            node: [NONE; MAX_CELLS],
            covered: 0,
        }
    }

    fn slot(cell: Cell) -> usize {
        let mixed = (cell.x as u16).wrapping_mul(0x9E35) ^ (cell.y as u16).wrapping_mul(0x6A4D);
        usize::from(mixed >> 7) & (SLOTS - 1)
    }

    fn find(&self, cell: Cell) -> Option<u16> {
        let mut slot = Self::slot(cell);
        loop {
            let node = self.slots[slot];
            if node == NONE {
                return None;
            }
            if self.nodes[usize::from(node)].cell == cell {
                return Some(node);
            }
            slot = (slot + 1) & (SLOTS - 1);
        }
    }

    /// The node of a cell; a new one joins the rim.
    fn node_at(&mut self, cell: Cell) -> u16 {
        let mut slot = Self::slot(cell);
        while self.slots[slot] != NONE {
            let node = self.slots[slot];
            if self.nodes[usize::from(node)].cell == cell {
                return node;
            }
            slot = (slot + 1) & (SLOTS - 1);
        }
        let new = self.node_count;
        self.node_count += 1;
        self.slots[slot] = new;
        let mut link = [NONE; 4];
        for side in Side::ALL {
            if let Some(other) = self.find(cell.beside(side)) {
                link[side.index()] = other;
                self.nodes[usize::from(other)].link[side.opposite().index()] = new;
            }
        }
        self.nodes[usize::from(new)] = Node { cell, link, covered: EMPTY, asked: 0, mask: 0 };
        self.rim[usize::from(self.rim_len)] = new;
        self.rim_len += 1;
        new
    }

    /// Covers a cell; a face-up tile (`code`) asks its neighbours for its terrain (M-3.3), a
    /// face-down one for nothing (M-3.4).
    pub(crate) fn cover(&mut self, cell: Cell, code: Option<u8>) -> CellId {
        let at = self.node_at(cell);
        assert_eq!(self.nodes[usize::from(at)].covered, EMPTY, "the cell {cell} is covered");
        let id = CellId(self.covered);
        self.covered += 1;
        self.node[id.index()] = at;
        self.nodes[usize::from(at)].covered = id.0;
        self.leave_rim(at);
        for side in Side::ALL {
            let linked = self.nodes[usize::from(at)].link[side.index()];
            let neighbour = if linked == NONE { self.node_at(cell.beside(side)) } else { linked };
            if let Some(code) = code {
                let terrain = (code >> (2 * side.index())) & 3;
                let shift = 2 * side.opposite().index();
                let node = &mut self.nodes[usize::from(neighbour)];
                node.asked |= terrain << shift;
                node.mask |= 3 << shift;
            }
        }
        id
    }

    fn leave_rim(&mut self, node: u16) {
        let len = usize::from(self.rim_len);
        if let Some(place) = self.rim[..len].iter().position(|&other| other == node) {
            self.rim[place] = self.rim[len - 1];
            self.rim_len -= 1;
        }
    }

    pub(crate) fn covered(&self, cell: Cell) -> Option<CellId> {
        let node = &self.nodes[usize::from(self.find(cell)?)];
        (node.covered != EMPTY).then_some(CellId(node.covered))
    }

    pub(crate) fn cell(&self, id: CellId) -> Cell {
        self.nodes[usize::from(self.node[id.index()])].cell
    }

    pub(crate) fn len(&self) -> u8 {
        self.covered
    }

    pub(crate) fn neighbour(&self, id: CellId, side: Side) -> Option<CellId> {
        // A covered cell is linked to nodes on all four sides.
        let linked = self.nodes[usize::from(self.node[id.index()])].link[side.index()];
        let covered = self.nodes[usize::from(linked)].covered;
        (covered != EMPTY).then_some(CellId(covered))
    }

    /// The covered cells around a covered cell, row by row.
    pub(crate) fn around(&self, id: CellId) -> [Option<CellId>; 8] {
        let centre = &self.nodes[usize::from(self.node[id.index()])];
        let beside = |side: Side| &self.nodes[usize::from(centre.link[side.index()])];
        let covered = |node: &Node| (node.covered != EMPTY).then_some(CellId(node.covered));
        let corner = |first: Side, second: Side| {
            let linked = beside(first).link[second.index()];
            if linked == NONE { None } else { covered(&self.nodes[usize::from(linked)]) }
        };
        [
            corner(Side::North, Side::West),
            covered(beside(Side::North)),
            corner(Side::North, Side::East),
            covered(beside(Side::West)),
            covered(beside(Side::East)),
            corner(Side::South, Side::West),
            covered(beside(Side::South)),
            corner(Side::South, Side::East),
        ]
    }

    fn rim(&self) -> impl Iterator<Item = &Node> {
        self.rim[..usize::from(self.rim_len)].iter().map(|&node| &self.nodes[usize::from(node)])
    }
}

impl Map {
    /// Whether a face-up tile may be laid there that way.
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
        let node = match self.grid.find(placement.cell) {
            Some(node) => &self.grid.nodes[usize::from(node)],
            None => return Err(Refusal::new("M-3.2", "no-face-up-neighbour")),
        };
        if node.covered != EMPTY {
            return Err(Refusal::new("M-3.2", "cell-occupied"));
        }
        if node.mask == 0 {
            return Err(Refusal::new("M-3.2", "no-face-up-neighbour"));
        }
        if (catalogue.kind(kind).lie(placement.rotation).code ^ node.asked) & node.mask != 0 {
            return Err(Refusal::new("M-3.3", "terrain-mismatch"));
        }
        Ok(())
    }

    /// All legal placements of a kind, one rotation of each look, in an order that depends
    /// only on the tiles laid so far.
    pub fn placements<'a>(
        &'a self,
        catalogue: &Catalogue,
        kind: KindId,
    ) -> impl Iterator<Item = Placement> + use<'a> {
        let codes = catalogue.kind(kind).look_codes;
        self.grid.rim().flat_map(move |node| {
            let cell = node.cell;
            Fitting(node.fitting(codes)).map(move |rotation| Placement { cell, rotation })
        })
    }

    /// Whether a kind can be laid anywhere.
    #[must_use]
    pub fn fits_somewhere(&self, catalogue: &Catalogue, kind: KindId) -> bool {
        let codes = catalogue.kind(kind).look_codes;
        self.grid.rim().any(|node| node.fitting(codes) != 0)
    }

    /// The empty cells that share an edge with some tile, face-up or face-down (M-11.2).
    pub fn rim(&self) -> impl Iterator<Item = Cell> + '_ {
        self.grid.rim().map(|node| node.cell)
    }
}
