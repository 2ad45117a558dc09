//! The board as a plain dictionary of cells, and regions found anew by flood fill.

use std::collections::{BTreeMap, BTreeSet};

use crate::geometry::{Cell, Edges};
use crate::tiles::{Building, Face, Net};

/// A tile that shows its face.
#[derive(Clone, Debug)]
pub(crate) struct FaceUp {
    pub(crate) kind: String,
    pub(crate) rotation: u8,
    /// Already turned.
    pub(crate) face: Face,
    pub(crate) building: Option<Building>,
}

/// The tile on a cell.
#[derive(Clone, Debug)]
pub(crate) enum Tile {
    Up(FaceUp),
    FaceDown,
}

/// A segment: its cell and its name there.
pub(crate) type Segment = (Cell, Edges);

/// All cells with a tile.
#[derive(Clone, Debug, Default)]
pub(crate) struct Board(pub(crate) BTreeMap<Cell, Tile>);

/// The neighbour across one edge of a segment.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Beyond {
    /// A segment of the same kind: the two are one.
    Joined(Edges),
    /// No tile yet.
    Empty,
    /// Something that never joins: a face-down tile, or a clear edge against mist.
    Dead,
}

impl Board {
    pub(crate) fn has(&self, cell: Cell) -> bool {
        self.0.contains_key(&cell)
    }

    pub(crate) fn face_up(&self, cell: Cell) -> Option<&FaceUp> {
        match self.0.get(&cell) {
            Some(Tile::Up(tile)) => Some(tile),
            _ => None,
        }
    }

    pub(crate) fn has_mist(&self, cell: Cell) -> bool {
        self.face_up(cell).is_some_and(|tile| tile.face.has_mist())
    }

    pub(crate) fn cemeteries(&self) -> Vec<Cell> {
        let is_cemetery = |tile: &Tile| {
            matches!(tile, Tile::Up(FaceUp { building: Some(Building::Cemetery), .. }))
        };
        self.0.iter().filter(|(_, tile)| is_cemetery(tile)).map(|(cell, _)| *cell).collect()
    }

    /// Lists the neighbours across each edge of a segment, with the cell there.
    fn beyond(&self, net: Net, (cell, edges): Segment) -> Vec<(Cell, Beyond)> {
        let look = |side| {
            let there = cell.across(side);
            let beyond = match self.0.get(&there) {
                None => Beyond::Empty,
                Some(Tile::FaceDown) => Beyond::Dead,
                Some(Tile::Up(tile)) => {
                    tile.face.segment_at(net, side.opposite()).map_or(Beyond::Dead, Beyond::Joined)
                }
            };
            (there, beyond)
        };
        edges.sides().map(look).collect()
    }

    /// All segments joined with this one, itself included (M-4.1, X-4).
    pub(crate) fn region(&self, net: Net, from: Segment) -> BTreeSet<Segment> {
        let mut region = BTreeSet::from([from]);
        let mut to_visit = vec![from];
        while let Some(segment) = to_visit.pop() {
            for (there, beyond) in self.beyond(net, segment) {
                if let Beyond::Joined(edges) = beyond
                    && region.insert((there, edges))
                {
                    to_visit.push((there, edges));
                }
            }
        }
        region
    }

    /// Returns true if every edge of the region is joined: a finished bank (M-4.2), a complete road or
    /// city (M-8.1).
    pub(crate) fn is_closed(&self, net: Net, region: &BTreeSet<Segment>) -> bool {
        let mut edges = region.iter().flat_map(|segment| self.beyond(net, *segment));
        edges.all(|(_, beyond)| matches!(beyond, Beyond::Joined(_)))
    }

    /// M-8.1: a castle is complete among 8 face-up tiles.
    pub(crate) fn is_castle_complete(&self, cell: Cell) -> bool {
        cell.around().iter().all(|near| self.face_up(*near).is_some())
    }
}

#[cfg(test)]
pub(crate) mod testing {
    use super::*;
    use crate::tiles::Kind;

    /// Lays kinds on cells.
    pub(crate) fn board(tiles: &[(i32, i32, &Kind, u8)]) -> Board {
        let mut board = Board::default();
        for (x, y, kind, rotation) in tiles {
            let tile = FaceUp {
                kind: kind.name.clone(),
                rotation: *rotation,
                face: kind.face.turned(*rotation),
                building: kind.building,
            };
            board.0.insert(Cell::new(*x, *y), Tile::Up(tile));
        }
        board
    }
}

#[cfg(test)]
mod tests {
    use super::testing::board;
    use super::*;
    use crate::tiles::testing::kind;

    fn segment(x: i32, y: i32, name: &str) -> Segment {
        (Cell::new(x, y), Edges::read(name).unwrap())
    }

    #[test]
    fn m_8_1_a_loop_is_complete_and_an_open_end_is_not() {
        let bend = kind("bend", &["ES"], &[], &[], None);
        let mut ring =
            board(&[(0, 0, &bend, 0), (1, 0, &bend, 1), (1, 1, &bend, 2), (0, 1, &bend, 3)]);
        let road = ring.region(Net::Road, segment(1, 1, "NW"));
        assert_eq!(road.len(), 4);
        assert_eq!(road.first(), Some(&segment(0, 0, "ES")));
        assert!(ring.is_closed(Net::Road, &road));
        ring.0.remove(&Cell::new(0, 1));
        let road = ring.region(Net::Road, segment(1, 1, "NW"));
        assert_eq!(road.len(), 3);
        assert!(!ring.is_closed(Net::Road, &road));
    }

    #[test]
    fn m_8_2_a_face_down_tile_haunts_the_edge_it_touches() {
        let end = kind("end", &["W"], &[], &[], None);
        let straight = kind("straight", &["EW"], &[], &[], None);
        let mut line = board(&[(0, 0, &straight, 0), (1, 0, &end, 0)]);
        line.0.insert(Cell::new(1, 1), Tile::FaceDown);
        line.0.insert(Cell::new(-1, 0), Tile::Up(line.face_up(Cell::new(1, 0)).unwrap().clone()));
        if let Some(Tile::Up(tile)) = line.0.get_mut(&Cell::new(-1, 0)) {
            tile.face = end.face.turned(2);
        }
        let road = line.region(Net::Road, segment(0, 0, "EW"));
        assert!(line.is_closed(Net::Road, &road), "a face-down tile at another edge does no harm");
        line.0.insert(Cell::new(-1, 0), Tile::FaceDown);
        let road = line.region(Net::Road, segment(0, 0, "EW"));
        assert_eq!(road.len(), 2);
        assert!(!line.is_closed(Net::Road, &road));
    }

    #[test]
    fn m_4_1_two_mists_of_one_tile_can_be_one_bank() {
        let split = kind("split", &[], &[], &[("N", 1), ("E", 1)], None);
        let bend = kind("bend", &[], &[], &[("NE", 2)], None);
        let tiles =
            board(&[(0, 1, &split, 0), (0, 0, &bend, 1), (1, 0, &bend, 2), (1, 1, &bend, 3)]);
        let bank = tiles.region(Net::Mist, segment(0, 1, "N"));
        assert_eq!(bank.len(), 5);
        assert!(bank.contains(&segment(0, 1, "E")));
        assert!(tiles.is_closed(Net::Mist, &bank));
    }

    #[test]
    fn m_4_2_a_clear_edge_breaks_a_bank() {
        let mist = kind("mist", &[], &[], &[("E", 1)], None);
        let clear = kind("clear", &[], &[], &[], None);
        let tiles = board(&[(0, 0, &mist, 0), (1, 0, &clear, 0)]);
        let bank = tiles.region(Net::Mist, segment(0, 0, "E"));
        assert!(!tiles.is_closed(Net::Mist, &bank));
    }

    #[test]
    fn m_8_1_a_castle_needs_eight_faces() {
        let castle = kind("castle", &[], &[], &[("N", 1)], Some(Building::Castle));
        let clear = kind("clear", &[], &[], &[], None);
        let mut tiles = board(&[(0, 0, &castle, 0)]);
        let home = Cell::new(0, 0);
        for near in home.around() {
            assert!(!tiles.is_castle_complete(home));
            tiles.0.extend(board(&[(near.x, near.y, &clear, 0)]).0);
        }
        assert!(tiles.is_castle_complete(home));
        tiles.0.insert(Cell::new(1, 1), Tile::FaceDown);
        assert!(!tiles.is_castle_complete(home));
    }
}
