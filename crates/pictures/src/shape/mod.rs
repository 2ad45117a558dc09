//! Points, paths, and the little geometry that drawing needs.
//!
//! Uses only `+ - * /` and square roots on floats, so every platform computes the same. Angles go
//! through `libm`. Paths keep their coordinates in whole tenths of a unit.

mod path;

pub use path::Path;
pub(crate) use path::{along_smooth, push_number};

use core::ops::{Add, Mul, Sub};

/// Units along one side of a tile.
pub const SIDE: f64 = 200.0;

/// A place on a tile or board, in units: x grows to the right, y downwards.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[allow(missing_docs)]
pub struct Point {
    pub x: f64,
    pub y: f64,
}

impl Point {
    /// The middle of a tile.
    pub const CENTRE: Point = Point::new(SIDE / 2.0, SIDE / 2.0);

    /// Returns the point at `x`, `y`.
    #[must_use]
    pub const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    /// Returns the point on the way to `other`: 0 here, 1 there.
    #[must_use]
    pub fn towards(self, other: Point, part: f64) -> Point {
        self + (other - self) * part
    }

    /// Returns the length of the vector from the origin.
    #[must_use]
    pub fn length(self) -> f64 {
        (self.x * self.x + self.y * self.y).sqrt()
    }

    /// Returns the distance to another point.
    #[must_use]
    pub fn distance(self, other: Point) -> f64 {
        (self - other).length()
    }

    /// Returns the point turned clockwise about the middle of a tile, by this many quarter turns.
    #[must_use]
    pub fn turned(self, quarters: usize) -> Point {
        match quarters % 4 {
            0 => self,
            1 => Point::new(SIDE - self.y, self.x),
            2 => Point::new(SIDE - self.x, SIDE - self.y),
            _ => Point::new(self.y, SIDE - self.x),
        }
    }

    /// Returns the point of an ellipse about this one at an angle in degrees, clockwise from the
    /// right.
    #[must_use]
    pub fn on_ellipse(self, radii: Point, degrees: f64) -> Point {
        let angle = degrees * core::f64::consts::PI / 180.0;
        self + Point::new(radii.x * libm::cos(angle), radii.y * libm::sin(angle))
    }
}

impl Add for Point {
    type Output = Point;
    fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }
}

impl Sub for Point {
    type Output = Point;
    fn sub(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }
}

impl Mul<f64> for Point {
    type Output = Point;
    fn mul(self, factor: f64) -> Point {
        Point::new(self.x * factor, self.y * factor)
    }
}

/// Shorthand for [`Point::new`], for tables of points.
#[must_use]
pub const fn pt(x: f64, y: f64) -> Point {
    Point::new(x, y)
}

/// Returns true if a point lies within a polygon.
#[must_use]
pub fn inside(point: Point, polygon: &[Point]) -> bool {
    let Some(&last) = polygon.last() else { return false };
    let mut before = last;
    let mut inside = false;
    for &corner in polygon {
        if (before.y > point.y) != (corner.y > point.y) {
            let part = (point.y - before.y) / (corner.y - before.y);
            if point.x < before.x + (corner.x - before.x) * part {
                inside = !inside;
            }
        }
        before = corner;
    }
    inside
}

/// Returns true if a point is nearer than `reach` to an open line.
#[must_use]
pub fn is_near(point: Point, line: &[Point], reach: f64) -> bool {
    line.windows(2).any(|ends| square_to_segment(point, ends[0], ends[1]) < reach * reach)
}

/// Returns the square of the distance from a point to a straight piece.
fn square_to_segment(point: Point, from: Point, to: Point) -> f64 {
    let (along, rest) = (to - from, point - from);
    let length = along.x * along.x + along.y * along.y;
    let part = if length > 0.0 { (rest.x * along.x + rest.y * along.y) / length } else { 0.0 };
    let foot = from + along * part.clamp(0.0, 1.0);
    let away = point - foot;
    away.x * away.x + away.y * away.y
}

/// Returns the point of a cubic curve at `t` between 0 and 1.
#[must_use]
pub fn on_cubic(curve: [Point; 4], t: f64) -> Point {
    let s = 1.0 - t;
    curve[0] * (s * s * s)
        + curve[1] * (3.0 * s * s * t)
        + curve[2] * (3.0 * s * t * t)
        + curve[3] * (t * t * t)
}

/// Returns the points along a cubic curve: its beginning and `steps` more.
pub fn along_cubic(curve: [Point; 4], steps: usize) -> impl Iterator<Item = Point> {
    (0..=steps).map(move |step| on_cubic(curve, step as f64 / steps as f64))
}

#[cfg(test)]
mod tests;
