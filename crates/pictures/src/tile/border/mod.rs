//! The border of a feature on one tile, as lines that a board joins to an outline.
//!
//! Lines run clockwise, the feature at their right. Those along an edge of the tile run backwards on
//! the tile beside, exactly, so what two tiles share cancels out.

mod field;

use super::layout::{Layout, Way};
use super::mist::rim;
use super::places::{Places, Stand};
use super::region::{CORNERS, MIDDLES};
use crate::shape::{Point, SIDE, pt};
use fogbound_game::Edges;

/// A directed line of a border.
#[derive(Clone, Debug, PartialEq)]
pub struct Line {
    /// Its points, at least two.
    pub points: Vec<Point>,
    /// True if it runs along an edge of the tile.
    pub seam: bool,
}

impl Line {
    fn seam(from: Point, to: Point) -> Line {
        Line { points: vec![from, to], seam: true }
    }

    fn inner(points: Vec<Point>) -> Line {
        Line { points, seam: false }
    }
}

/// From the middle of a road to its border.
const ROAD: f64 = 17.0;
/// Length by which the border reaches over the end of a road.
const END: f64 = 9.0;
/// The border of a building.
const BUILDING: Point = pt(56.0, 50.0);
/// Straight pieces of the border of a building.
const PIECES: u8 = 36;

impl Places<'_> {
    /// Returns the border of a feature on this tile; empty where the tile has no such feature.
    /// `full` are the corners full of mist, as in [`super::Appearance`].
    pub(crate) fn border(&self, stand: Stand, full: u8) -> Vec<Line> {
        let (tile, layout) = (self.tile(), self.layout());
        match stand {
            Stand::Road(edges) => {
                layout.roads.iter().filter(|way| way.edges == edges).flat_map(road).collect()
            }
            Stand::City(edges) => city(layout, edges),
            Stand::Mist(edges) => rim(tile, edges, full)
                .into_iter()
                .map(|(points, seam)| Line { points, seam })
                .collect(),
            Stand::Field(halves) => field::border(layout, tile.misty(), halves),
            Stand::Building | Stand::Grave => vec![around(layout.middle)],
        }
    }
}

/// Returns the walls, and the edges that belong to the city.
fn city(layout: &Layout, edges: Edges) -> Vec<Line> {
    let mut lines = Vec::new();
    for town in layout.cities.iter().filter(|town| town.edges == edges) {
        lines.extend(town.walls.iter().cloned().map(Line::inner));
        let owned = edges.iter().map(|side| side.index());
        lines.extend(owned.map(|edge| Line::seam(CORNERS[edge], CORNERS[(edge + 1) % 4])));
    }
    lines
}

/// Returns the mouths of a road and its two sides, round where it ends.
fn road(way: &Way) -> Vec<Line> {
    let left = beside(&way.line, -ROAD);
    let mut right = beside(&way.line, ROAD);
    right.reverse();
    let (Some(&first), Some(&last)) = (left.first(), right.last()) else { return Vec::new() };
    let (Some(&far_left), Some(&far_right)) = (left.last(), right.first()) else {
        return Vec::new();
    };
    let mouth = Line::seam(last, first);
    if way.edges.len() > 1 {
        let other = Line::seam(far_left, far_right);
        return vec![Line::inner(left), other, Line::inner(right), mouth];
    }
    let mut around = left;
    around.extend(cap(&way.line));
    around.extend(right);
    vec![Line::inner(around), mouth]
}

/// Returns the points around the end of a road, from its left to its right.
fn cap(line: &[Point]) -> [Point; 2] {
    let end = line[line.len() - 1];
    let along = unit(line[line.len().saturating_sub(2)], end);
    let (left, tip) = (pt(along.y, -along.x) * (0.55 * ROAD), end + along * END);
    [tip + left, tip - left]
}

/// Returns a closed line about a building.
fn around(middle: Point) -> Line {
    let point = |step: u8| middle.on_ellipse(BUILDING, 360.0 / f64::from(PIECES) * f64::from(step));
    let mut points: Vec<Point> = (0..PIECES).map(point).collect();
    points.push(points[0]);
    Line::inner(points)
}

/// Returns the line at this distance to the right of another. Where that begins or ends on an edge
/// of the tile, so does this, exactly.
fn beside(line: &[Point], distance: f64) -> Vec<Point> {
    let last = line.len().saturating_sub(1);
    (0..line.len())
        .map(|at| {
            let along = match mouth(line[at]) {
                Some(inward) if at == 0 => inward,
                Some(inward) if at == last => inward * -1.0,
                _ => unit(line[at.saturating_sub(1)], line[(at + 1).min(last)]),
            };
            line[at] + pt(-along.y, along.x) * distance
        })
        .collect()
}

/// Returns the direction into the tile from the middle of an edge.
fn mouth(point: Point) -> Option<Point> {
    let side = MIDDLES.iter().position(|middle| middle.distance(point) < 0.01)?;
    Some((Point::CENTRE - MIDDLES[side]) * (2.0 / SIDE))
}

/// Returns the direction from a point to another.
fn unit(from: Point, to: Point) -> Point {
    let (away, length) = (to - from, to.distance(from));
    if length > 0.0 { away * (1.0 / length) } else { Point::default() }
}
