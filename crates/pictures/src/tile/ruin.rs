//! The ruin on the common corner of the four quarters of a starting tile.

use super::stack::{Part, Stack, Stuff};
use crate::shape::{Path, Point, pt};
use crate::svg::Svg;
use crate::wobble::Wobble;

const SHADOW: &str = "M-66 20C-40 58 46 60 84 24C70 4 20 -10 -20 -6Z";
const GRASS: &str =
    "M-74 8C-80 -24 -40 -50 0 -48C44 -48 80 -26 74 8C70 40 36 54 0 54C-38 54 -70 40 -74 8Z";
const FLOOR: &str =
    "M-50 4C-50 -18 -24 -30 2 -30C30 -30 50 -16 50 4C48 24 26 36 0 36C-26 36 -48 24 -50 4Z";
const FLAGS: &str = "M-30 -8H-16L-14 1H-29ZM-6 4H9L12 14H-5ZM18 -14H31L35 -6H20ZM-36 12H-22L-19 20H-32ZM20 12H32L31 20H19ZM-4 -18H8L9 -11H-6Z";

/// The torn tower behind.
const TOWER: &[Part] = &[
    (Stuff::Stone, "M-54 -12V-66L-48 -58L-43 -78L-36 -70L-30 -74L-27 -54L-22 -58V-8L-38 -2Z"),
    (Stuff::Shade, "M-34 -4L-33 -71L-30 -73L-27 -53L-22.6 -56V-9Z"),
    (Stuff::Dark, "M-48 -38V-47A4 4 0 0 1 -40 -47V-38ZM-46 -9V-21A4.5 4.5 0 0 1 -37 -21V-5Z"),
];

/// Bushes that grow inside.
const BUSHES: &[Part] = &[
    (Stuff::Shadow, "M24 0A12 5 0 1 1 48 0A12 5 0 1 1 24 0ZM39 5A9 4 0 1 1 57 5A9 4 0 1 1 39 5Z"),
    (
        Stuff::Tree,
        "M28 2V-2C15 -1 16 -14 23 -14C23 -24 37 -24 37 -14C44 -14 45 -1 32 -2V2ZM42 7V4C33 5 34 -4 39 -4C39 -11 49 -11 49 -4C54 -4 55 5 46 4V7Z",
    ),
    (
        Stuff::TreeLit,
        "M22 -14.5A4.2 3.8 0 1 1 30.4 -14.5A4.2 3.8 0 1 1 22 -14.5ZM38.5 -4A3 2.6 0 1 1 44.5 -4A3 2.6 0 1 1 38.5 -4Z",
    ),
];

/// Fallen stones: middle and size.
const RUBBLE: [(f64, f64, f64); 4] =
    [(-2.0, 22.0, 7.0), (10.0, 28.0, 5.0), (-12.0, 30.0, 4.0), (14.0, -20.0, 5.0)];

/// Draws the ruin about `at`.
pub fn draw_ruin(svg: &mut Svg, at: Point) {
    let mut stack = Stack::new();
    build(svg, &mut stack, at);
    stack.draw(svg);
}

/// Draws the ground about `at`. The ruin itself goes into `stack`.
pub fn build(svg: &mut Svg, stack: &mut Stack, at: Point) {
    for (class, outline) in [("ruin-grass", GRASS), ("soil-lit", FLOOR), ("soil", FLAGS)] {
        let mut path = Path::new();
        svg.path(class, path.stamp(outline, at, pt(1.0, 1.0)));
    }
    stack.of(Stuff::Shadow).stamp(SHADOW, at, pt(1.0, 1.0));
    wall(stack, at, 196, 262, 44.0);
    wall(stack, at, 284, 346, 34.0);
    stack.stamp(TOWER, at);
    stack.stamp(BUSHES, at);
    wall(stack, at, 20, 66, 20.0);
    wall(stack, at, 112, 164, 26.0);
    for (x, y, q) in RUBBLE {
        let corner = |dx: f64, dy: f64| at + pt(x + q * dx, y + q * dy);
        let stone = [
            corner(-1.0, 0.0),
            corner(-0.6, -0.9),
            corner(0.5, -1.0),
            corner(1.0, -0.2),
            corner(0.4, 0.3),
        ];
        stack.polygon(Stuff::Stone, &stone);
    }
}

/// Adds a ragged wall on an arc between two angles in degrees, its teeth broken off.
fn wall(stack: &mut Stack, at: Point, from: i32, to: i32, height: f64) {
    let mut wobble = Wobble::new("ruin", from.unsigned_abs().into(), 0);
    let feet: Vec<Point> = (from..=to)
        .step_by(8)
        .map(|angle| (at + pt(0.0, 6.0)).on_ellipse(pt(62.0, 42.0), f64::from(angle)))
        .collect();
    let count = feet.len() as f64;
    let mut top = Vec::new();
    for (number, foot) in feet.iter().enumerate() {
        // Highest in the middle: a parabola instead of a sine.
        let part = (number as f64 + 0.8) / (count + 0.6);
        let rise = 4.0 * part * (1.0 - part) * 0.7 + 0.3 * wobble.unit();
        let broken = rise - 0.12 + 0.1 * wobble.unit();
        top.extend([*foot - pt(2.5, height * rise), *foot + pt(2.5, -height * broken)]);
    }
    let low = feet.iter().rev().map(|&foot| foot - pt(0.0, height * 0.22));
    let shade: Vec<Point> = feet.iter().copied().chain(low).collect();
    let outline: Vec<Point> = feet.iter().copied().chain(top.into_iter().rev()).collect();
    stack.polygon(Stuff::Stone, &outline);
    stack.polygon(Stuff::Shade, &shade);
}
