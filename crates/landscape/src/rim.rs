//! Possible places of the next tile: the cells beside the map and their needs (M-3.2, M-3.3,
//! M-3.4).
//!
//! Covered cells and the empty cells beside them are *nodes*, linked to their neighbours. The empty
//! ones form the rim. Each keeps its *need*, the terrain its face-up neighbours ask for. A need is
//! one byte and the catalogue knows for each which rotations of a kind meet it, so a cell of the
//! rim costs one look at a table.

use crate::catalogue::{Catalogue, KindId};
use crate::map::{CellId, MAX_CELLS, Map};
use fogbound_game::{Cell, Refusal, Rotation, Side};

/// Cells of the rim that are looked at together.
const GROUP: usize = 16;
/// Empty cells beside *n* connected tiles: at most 2n + 2.
const MAX_EMPTY: usize = 2 * MAX_CELLS + 2;
/// Places on the rim for them, in whole groups.
const MAX_RIM: usize = MAX_EMPTY.next_multiple_of(GROUP);
const MAX_NODES: usize = MAX_CELLS + MAX_EMPTY;
/// Slots of the table from coordinates to nodes: more than nodes, a power of two.
const SLOTS: usize = 512;
const _: () = assert!(SLOTS > MAX_NODES && SLOTS.is_power_of_two());

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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Node {
    cell: Cell,
    /// Nodes across the four sides.
    link: [u16; 4],
    /// Of an empty cell its place on the rim, of a covered one its number and [`COVERED`].
    place: u16,
}

const COVERED: u16 = 1 << 15;

impl Node {
    fn covered(&self) -> Option<CellId> {
        (self.place & COVERED != 0).then_some(CellId(self.place as u8))
    }
}

/// A legal way to lay a tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Placement {
    /// The cell of the tile.
    pub cell: Cell,
    /// The rotation of the tile.
    pub rotation: Rotation,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Grid {
    nodes: [Node; MAX_NODES],
    node_count: u16,
    slots: [u16; SLOTS],
    /// The empty nodes. Their order depends on nothing but the tiles laid so far and their order.
    rim: [u16; MAX_RIM],
    /// The need of each of them; nothing beyond the last.
    need: [Need; MAX_RIM],
    rim_len: u16,
    /// Node of each covered cell.
    node: [u16; MAX_CELLS],
    covered: u8,
}

impl Grid {
    pub(crate) const fn new() -> Grid {
        Grid {
            nodes: [Node { cell: Cell::new(0, 0), link: [NONE; 4], place: 0 }; MAX_NODES],
            node_count: 0,
            slots: [NONE; SLOTS],
            rim: [NONE; MAX_RIM],
            need: [0; MAX_RIM],
            rim_len: 0,
            node: [NONE; MAX_CELLS],
            covered: 0,
        }
    }

    /// Neighbouring cells get slots of their own, so that maps of usual size have no collisions.
    fn slot(cell: Cell) -> usize {
        (usize::from(cell.x as u16 & 15) << 5 | usize::from(cell.y as u16 & 31)) & (SLOTS - 1)
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

    /// Returns the node of a cell. A new one joins the rim.
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
        self.nodes[usize::from(new)] = Node { cell, link, place: self.rim_len };
        self.rim[usize::from(self.rim_len)] = new;
        self.rim_len += 1;
        new
    }

    /// Covers a cell. A face-up tile (`code`) asks its neighbours for its terrain (M-3.3), a
    /// face-down one for nothing (M-3.4).
    pub(crate) fn cover(&mut self, cell: Cell, code: Option<u8>) -> CellId {
        let at = self.node_at(cell);
        let id = CellId(self.covered);
        self.covered += 1;
        self.node[id.index()] = at;
        self.leave_rim(at);
        self.nodes[usize::from(at)].place = COVERED | u16::from(id.0);
        for side in Side::ALL {
            let linked = self.nodes[usize::from(at)].link[side.index()];
            let neighbour = if linked == NONE { self.node_at(cell.beside(side)) } else { linked };
            let neighbour = &self.nodes[usize::from(neighbour)];
            if let (Some(code), None) = (code, neighbour.covered()) {
                let terrain = (code >> (2 * side.index())) & 3;
                self.need[usize::from(neighbour.place)] |= terrain << (2 * side.opposite().index());
            }
        }
        id
    }

    fn leave_rim(&mut self, node: u16) {
        let Node { cell, place, .. } = self.nodes[usize::from(node)];
        assert_eq!(place & COVERED, 0, "the cell {cell} is covered");
        self.rim_len -= 1;
        let (place, last) = (usize::from(place), usize::from(self.rim_len));
        self.rim[place] = self.rim[last];
        self.need[place] = self.need[last];
        self.need[last] = 0;
        self.nodes[usize::from(self.rim[place])].place = place as u16;
    }

    pub(crate) fn covered(&self, cell: Cell) -> Option<CellId> {
        self.nodes[usize::from(self.find(cell)?)].covered()
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
        self.nodes[usize::from(linked)].covered()
    }

    /// Returns the covered cells across the four sides of a cell of the map or its rim.
    pub(crate) fn beside(&self, cell: Cell) -> [Option<CellId>; 4] {
        self.find(cell).map_or([None; 4], |node| self.linked(&self.nodes[usize::from(node)]))
    }

    fn linked(&self, node: &Node) -> [Option<CellId>; 4] {
        let covered = |link| self.nodes[usize::from(link)].covered();
        node.link.map(|link| if link == NONE { None } else { covered(link) })
    }

    /// Returns the covered cells around a covered cell, row by row.
    pub(crate) fn around(&self, id: CellId) -> [Option<CellId>; 8] {
        let centre = &self.nodes[usize::from(self.node[id.index()])];
        let beside = |side: Side| &self.nodes[usize::from(centre.link[side.index()])];
        let corner = |first: Side, second: Side| {
            let linked = beside(first).link[second.index()];
            if linked == NONE { None } else { self.nodes[usize::from(linked)].covered() }
        };
        [
            corner(Side::North, Side::West),
            beside(Side::North).covered(),
            corner(Side::North, Side::East),
            beside(Side::West).covered(),
            beside(Side::East).covered(),
            corner(Side::South, Side::West),
            beside(Side::South).covered(),
            corner(Side::South, Side::East),
        ]
    }

    /// Returns the empty cells, in the order of the rim.
    fn empty(&self) -> impl Iterator<Item = &Node> + '_ {
        let rim = &self.rim[..usize::from(self.rim_len)];
        rim.iter().map(|&node| &self.nodes[usize::from(node)])
    }
}

/// The places of the bits that are set, lowest first.
struct Bits(u64);

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
        let node = match self.grid.find(placement.cell) {
            Some(node) => &self.grid.nodes[usize::from(node)],
            None => return Err(Refusal::new("M-3.2", "no-face-up-neighbour")),
        };
        if node.covered().is_some() {
            return Err(Refusal::new("M-3.2", "cell-occupied"));
        }
        let need = self.grid.need[usize::from(node.place)];
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
        let kind = catalogue.kind(kind);
        let groups = usize::from(self.grid.rim_len).div_ceil(GROUP);
        // Four bits for each cell of a group: a branch for each cell would cost more.
        let needs = self.grid.need.as_chunks::<GROUP>().0;
        let rims = self.grid.rim.as_chunks::<GROUP>().0;
        needs.iter().zip(rims).take(groups).flat_map(move |(needs, rim)| {
            let fitting = |bits, &need: &Need| bits << 4 | u64::from(kind.fitting(need));
            Bits(needs.iter().rev().fold(0, fitting)).map(move |bit| Placement {
                cell: self.grid.nodes[usize::from(rim[bit / 4])].cell,
                rotation: Rotation::from_index(bit % 4),
            })
        })
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
        self.grid.empty().map(|node| node.cell)
    }

    /// Returns the cells of [`Map::rim`], each with the covered ones across its four sides.
    pub fn rim_beside(&self) -> impl Iterator<Item = (Cell, [Option<CellId>; 4])> + '_ {
        self.grid.empty().map(|node| (node.cell, self.grid.linked(node)))
    }
}
