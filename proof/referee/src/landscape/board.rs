//! The board as a plain dictionary of cells, and regions found anew by flood fill.

use std::collections::{BTreeMap, BTreeSet};

use super::{Building, Face, Field, Net};
use crate::geometry::{Cell, Edges};

/// A tile that shows its face.
#[derive(Clone, Debug)]
pub(crate) struct FaceUp {
    pub(crate) kind: String,
    pub(crate) rotation: u8,
    /// Already turned.
    pub(crate) face: Face,
    pub(crate) fields: Vec<Field>,
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
pub(crate) struct TileMap(pub(crate) BTreeMap<Cell, Tile>);

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

/// A region: all segments of one feature that are joined, smallest first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Region<F, N> {
    pub(crate) feature: F,
    pub(crate) segments: BTreeSet<(Cell, N)>,
}

impl<F, N> Region<F, N> {
    /// The distinct cells (M-9.1, M-9.2).
    pub(crate) fn cells(&self) -> BTreeSet<Cell> {
        self.segments.iter().map(|(cell, _)| *cell).collect()
    }
}

/// Everything joined with `from`, itself included, given what is beside each.
pub(crate) fn flood<S: Clone + Ord>(from: S, beside: impl Fn(&S) -> Vec<S>) -> BTreeSet<S> {
    let mut region = BTreeSet::from([from.clone()]);
    let mut to_visit = vec![from];
    while let Some(here) = to_visit.pop() {
        for next in beside(&here) {
            if region.insert(next.clone()) {
                to_visit.push(next);
            }
        }
    }
    region
}

impl TileMap {
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
        flood(from, |segment| {
            let joined = |(there, beyond)| match beyond {
                Beyond::Joined(edges) => Some((there, edges)),
                Beyond::Empty | Beyond::Dead => None,
            };
            self.beyond(net, *segment).into_iter().filter_map(joined).collect()
        })
    }

    /// Returns true if every edge of the region is joined: a finished bank (M-4.2), a complete road or
    /// city (M-8.1).
    pub(crate) fn is_closed(&self, net: Net, region: &BTreeSet<Segment>) -> bool {
        let mut edges = region.iter().flat_map(|segment| self.beyond(net, *segment));
        edges.all(|(_, beyond)| matches!(beyond, Beyond::Joined(_)))
    }

    /// The coats of arms on the segments of a city.
    pub(crate) fn coats(&self, city: &BTreeSet<Segment>) -> u32 {
        let coats = |(cell, edges): &Segment| {
            let cities = self.face_up(*cell).map(|tile| tile.face.cities.as_slice());
            let city = cities.unwrap_or_default().iter().find(|city| city.edges == *edges);
            city.map_or(0, |city| city.number)
        };
        city.iter().map(coats).sum()
    }

    /// M-8.1: a castle is complete among 8 face-up tiles.
    pub(crate) fn is_castle_complete(&self, cell: Cell) -> bool {
        cell.around().iter().all(|near| self.face_up(*near).is_some())
    }
}
