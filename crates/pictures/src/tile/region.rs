//! Regions of a tile: walk the border, bridge the gaps.
//!
//! A region owns whole edges. Each maximal run of edges that it does not own is a *gap*, bridged by
//! a line from corner to corner. So caps, diagonals, bands, three-sided and full regions are one
//! construction.

use crate::shape::{Point, pt};
use fogbound_game::{Edges, Side};

/// The corners of a tile. Corner *i* is where edge *i* begins, clockwise from the north-west.
pub const CORNERS: [Point; 4] = [pt(0.0, 0.0), pt(200.0, 0.0), pt(200.0, 200.0), pt(0.0, 200.0)];

/// The middles of the edges, in the order N E S W.
pub const MIDDLES: [Point; 4] =
    [pt(100.0, 0.0), pt(200.0, 100.0), pt(100.0, 200.0), pt(0.0, 100.0)];

/// A run of edges that a region does not own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gap {
    /// Its first edge, clockwise.
    pub first: usize,
    /// 1 to 3 edges.
    pub len: usize,
}

/// Returns the gaps of a region, clockwise from the north.
pub fn gaps(edges: Edges) -> impl Iterator<Item = Gap> {
    let owns = move |edge: usize| edges.contains(Side::from_index((edge % 4) as u8));
    (0..4)
        .filter(move |&first| !owns(first) && owns(first + 3))
        .map(move |first| Gap { first, len: (1..4).find(|&len| owns(first + len)).unwrap_or(4) })
}

/// Returns true if the two edges of a region lie across from each other.
#[must_use]
pub fn is_band(edges: Edges) -> bool {
    edges.len() == 2 && is_opposite(edges)
}

/// Returns true if the two edges of a region meet in a corner.
#[must_use]
pub fn is_diagonal(edges: Edges) -> bool {
    edges.len() == 2 && !is_opposite(edges)
}

fn is_opposite(edges: Edges) -> bool {
    edges.contains(Side::North) == edges.contains(Side::South)
}

/// A region by straight lines: its closed outline, and the open lines that bridge its gaps.
#[derive(Clone, Debug, Default)]
pub struct Outline {
    /// Corners of the closed outline.
    pub around: Vec<Point>,
    /// One line for each gap.
    pub lines: Vec<Vec<Point>>,
}

/// Walks the border. `bridge` returns the line over a gap as if the gap began at the north.
pub fn outline(edges: Edges, mut bridge: impl FnMut(Gap) -> Vec<Point>) -> Outline {
    let mut outline = Outline::default();
    let gaps: Vec<Gap> = gaps(edges).collect();
    let mut edge = gaps.first().map_or(0, |gap| gap.first);
    let end = edge + 4;
    while edge < end {
        if let Some(gap) = gaps.iter().find(|gap| gap.first == edge % 4) {
            let line: Vec<Point> = bridge(*gap).iter().map(|p| p.turned(gap.first)).collect();
            outline.around.extend(&line);
            outline.lines.push(line);
            edge += gap.len;
        } else {
            outline.around.push(CORNERS[edge % 4]);
            edge += 1;
        }
    }
    outline
}

#[cfg(test)]
mod tests;
