//! The facts a tile needs about its neighbours: full corners, broken banks, corner towers, the
//! ruin.

use super::scene::Laid;
use crate::shape::{Point, SIDE, pt};
use crate::tile::{CORNERS, Tile, gaps};
use fogbound_game::{Cell, Edges, ShortList as _, Side};

/// The face-up tiles, sorted by their cells.
#[derive(Debug)]
pub struct Neighbours<'a>(Vec<(Cell, &'a Tile)>);

impl<'a> Neighbours<'a> {
    /// Returns the neighbours among these tiles.
    pub fn new(tiles: &'a [Laid]) -> Neighbours<'a> {
        let mut tiles: Vec<(Cell, &Tile)> =
            tiles.iter().filter_map(|laid| Some((laid.cell, laid.face.as_ref()?))).collect();
        tiles.sort_short_by_key(|&(cell, _)| cell);
        Neighbours(tiles)
    }

    /// Returns the tile on a cell.
    pub fn at(&self, cell: Cell) -> Option<&'a Tile> {
        let at = self.0.binary_search_by_key(&cell, |&(cell, _)| cell).ok()?;
        Some(self.0[at].1)
    }

    /// Returns the corners of a cell that are full of mist: every tile known there joins its mist
    /// over the corner.
    pub fn full_corners(&self, cell: Cell) -> u8 {
        (0..4)
            .filter(|&corner| self.is_full(vertex(cell, corner)))
            .fold(0, |bits, corner| bits | 1 << corner)
    }

    fn is_full(&self, vertex: Cell) -> bool {
        around(vertex).into_iter().all(|(corner, cell)| {
            self.at(cell).is_none_or(|tile| tile.joined_corners() & (1 << corner) != 0)
        })
    }

    /// Returns the clear sides of a tile that lie against a misty side.
    pub fn frayed(&self, cell: Cell, tile: &Tile) -> Edges {
        let misty = |side: Side| {
            let other = self.at(cell.beside(side));
            other.is_some_and(|other| other.misty().contains(side.opposite()))
        };
        Side::ALL.into_iter().filter(|&side| misty(side) && !tile.misty().contains(side)).collect()
    }

    /// Returns the feet of the corner towers: the corners of the board where a wall ends, by row.
    pub fn towers(&self) -> Vec<Point> {
        let mut vertices = Vec::new();
        for &(cell, tile) in &self.0 {
            for city in &tile.kind.cities {
                for gap in gaps(city.edges.turned(tile.rotation)) {
                    for corner in [gap.first, gap.first + gap.len] {
                        let Cell { x, y } = vertex(cell, corner % 4);
                        vertices.push((y, x));
                    }
                }
            }
        }
        vertices.sort_short();
        vertices.dedup();
        vertices.into_iter().map(|(y, x)| origin(Cell::new(x, y)) + pt(0.0, 7.0)).collect()
    }

    /// Returns the positions of ruins.
    pub fn ruins(&self) -> Vec<Point> {
        let corners = self.0.iter().filter_map(|&(cell, tile)| Some(vertex(cell, tile.ruin?)));
        let mut vertices: Vec<Cell> = corners.collect();
        vertices.sort_short();
        vertices.dedup();
        vertices.into_iter().map(origin).collect()
    }
}

/// Returns the north-west corner of a cell on the board, in units.
pub fn origin(cell: Cell) -> Point {
    pt(f64::from(cell.x), f64::from(cell.y)) * SIDE
}

/// Returns a corner of a cell, named by the cell whose north-west corner it is.
fn vertex(cell: Cell, corner: usize) -> Cell {
    let Point { x, y } = CORNERS[corner];
    Cell::new(cell.x + i16::from(x > 0.0), cell.y + i16::from(y > 0.0))
}

/// Returns the cells that meet in a corner, each with the number of its corner there.
fn around(vertex: Cell) -> [(usize, Cell); 4] {
    let Cell { x, y } = vertex;
    [
        (0, Cell::new(x, y)),
        (1, Cell::new(x - 1, y)),
        (2, Cell::new(x - 1, y - 1)),
        (3, Cell::new(x, y - 1)),
    ]
}

#[cfg(test)]
mod tests;
