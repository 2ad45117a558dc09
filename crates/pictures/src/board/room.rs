//! Room for ghosts in play: nobody stands in front of a meeple.

use super::neighbours::origin;
use crate::figures::{Figure, Haunt};
use crate::shape::{Point, SIDE, pt};
use fogbound_game::{Cell, Edges, Side};

/// Units between the places that are tried.
const STEP: f64 = 8.0;
/// Units by which a base may leave its tile.
const OUTSIDE: f64 = 4.0;
/// The worth of a unit of distance, in square units of what is covered.
const FAR: f64 = 4.0;

/// What ghosts should not cover, as upright rectangles: two corners, and how bad it would be.
#[derive(Default)]
pub struct Room {
    taken: Vec<(Point, Point, f64)>,
}

impl Room {
    /// Takes the room of a figure.
    pub fn take(&mut self, figure: Figure, foot: Point, scale: f64) {
        let [x, y, wide, high] = figure.view();
        let from = foot + pt(x, y) * scale;
        self.taken.push((from, from + pt(wide, high) * scale, 1.0));
    }

    /// Takes the room of ghosts.
    pub fn take_haunt(&mut self, haunt: &Haunt, at: Point) {
        self.taken.push(frame(haunt, at));
    }

    /// Returns the place for ghosts on a cell that is free, or covers least, and is near where they
    /// want to stand. They move along an edge rather than away from it. They would rather not cover
    /// a building around the point `building`, either.
    pub fn find(
        &self,
        haunt: &Haunt,
        cell: Cell,
        wanted: Point,
        edges: Edges,
        building: Option<Point>,
    ) -> Point {
        let (half, (head, foot)) = (haunt.half(), haunt.room());
        let corner = origin(cell);
        let least = corner + pt(half - OUTSIDE, -head.y - OUTSIDE);
        let most = corner + pt(SIDE + OUTSIDE - half, SIDE + OUTSIDE - foot.y);
        let inside = |at: Point| pt(at.x.clamp(least.x, most.x), at.y.clamp(least.y, most.y));
        let wanted = inside(wanted);
        let building = building.map(|at| (at - pt(38.0, 58.0), at + pt(38.0, 22.0), 0.3));
        let here = |taken: &&(Point, Point, f64)| {
            covered(&(corner - pt(8.0, 40.0), corner + pt(SIDE + 8.0, SIDE + 8.0), 1.0), taken)
                > 0.0
        };
        let near: Vec<_> = self.taken.iter().chain(&building).filter(here).collect();
        let on = |one: Side, other: Side| edges == Edges::of(one) || edges == Edges::of(other);
        let off = |is_off: bool| if is_off { 2.0 } else { 1.0 };
        let (across, down) = (off(on(Side::East, Side::West)), off(on(Side::North, Side::South)));
        let cost = |at: Point| {
            let mine = frame(haunt, at);
            let away = at - wanted;
            let distance = pt(away.x * across, away.y * down).length();
            near.iter().map(|taken| covered(&mine, taken)).sum::<f64>() + FAR * distance
        };
        let mut best = (cost(wanted), wanted);
        if best.0 == 0.0 {
            return wanted;
        }
        for (x, y) in (-12..=12).flat_map(|x| (-8..=8).map(move |y| (x, y))) {
            let at = inside(wanted + pt(f64::from(x), f64::from(y)) * STEP);
            let cost = cost(at);
            if cost < best.0 {
                best = (cost, at);
            }
        }
        best.1
    }
}

/// Returns the rectangle around ghosts on their base.
fn frame(haunt: &Haunt, at: Point) -> (Point, Point, f64) {
    let (from, to) = haunt.room();
    (at + from, at + to, 1.0)
}

/// Returns the area in which two rectangles overlap, weighed.
fn covered(one: &(Point, Point, f64), other: &(Point, Point, f64)) -> f64 {
    let wide = one.1.x.min(other.1.x) - one.0.x.max(other.0.x);
    let high = one.1.y.min(other.1.y) - one.0.y.max(other.0.y);
    wide.max(0.0) * high.max(0.0) * one.2 * other.2
}
