//! Figures can be told apart where they are 20 pixels high.
//!
//! **How it is measured.** Both figures are rendered 20 pixels high on middle grey. Their distance is
//! the mean absolute difference of their pixels over the union of their silhouettes, from 0 to 1:
//! of luminance for an eye that sees no colours, else of the three channels after the matrix of the
//! colour blindness. One figure may first be moved by up to a pixel in each direction, and the least
//! of the nine distances counts: so a mere shift is no difference (the last test shows that a copy
//! moved by one pixel has distance 0), and neither are outlines that only lie a little differently.

use crate::common::render;
use fogbound_game::Colour;
use fogbound_pictures::Detail;
use fogbound_pictures::figures::{Figure, Pose, printed_ghosts};
use fogbound_pictures::shape::{Point, pt};
use fogbound_pictures::svg::{Svg, Tag};
use fogbound_pictures::train::token_id;
use fogbound_tilesets::Monster;

/// Pixels of a picture along either side: 20 for the figure, the rest for moving it.
const SIDE: usize = 26;
/// Pixels of a picture of a whole tile.
const TILE: usize = 48;
/// Pixels of the figure.
const HEIGHT: f64 = 20.0;

/// Linear maps of red, green and blue (Machado, Oliveira and Fernandes 2009, severity 1); for the
/// eye without colours the luminance in every channel.
const EYES: [(&str, [[f32; 3]; 3]); 4] = [
    ("grey", [[0.2126, 0.7152, 0.0722]; 3]),
    (
        "deuteranopia",
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ],
    ),
    (
        "protanopia",
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ],
    ),
    (
        "tritanopia",
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ],
    ),
];

/// A rendered figure: for each pixel how much of it is covered, and its colour on middle grey.
struct Picture {
    name: &'static str,
    side: usize,
    pixels: Vec<(f32, [f32; 3])>,
}

impl Picture {
    fn new(name: &'static str, side: usize, draw: impl FnOnce(&mut Svg)) -> Picture {
        let rendered = render(side as f64, draw);
        let pixels = rendered.pixels().iter().map(|pixel| {
            let covered = f32::from(pixel.alpha()) / 255.0;
            let on_grey =
                |premultiplied: u8| f32::from(premultiplied) / 255.0 + 0.5 * (1.0 - covered);
            (covered, [on_grey(pixel.red()), on_grey(pixel.green()), on_grey(pixel.blue())])
        });
        Picture { name, side, pixels: pixels.collect() }
    }

    /// As this eye sees it.
    fn seen_by(&self, eye: &[[f32; 3]; 3]) -> Picture {
        let seen = |rgb: [f32; 3]| {
            eye.map(|row| {
                row.iter().zip(rgb).map(|(weight, part)| weight * part).sum::<f32>().clamp(0.0, 1.0)
            })
        };
        let pixels = self.pixels.iter().map(|&(covered, rgb)| (covered, seen(rgb)));
        Picture { name: self.name, side: self.side, pixels: pixels.collect() }
    }

    /// Moved; what was outside is not covered.
    fn moved(&self, dx: isize, dy: isize) -> Picture {
        let side = self.side;
        let at = |x: usize, y: usize| {
            let (x, y) = (x.checked_add_signed(-dx)?, y.checked_add_signed(-dy)?);
            (x < side && y < side).then(|| self.pixels[y * side + x])
        };
        let places = (0..side * side).map(|place| (place % side, place / side));
        let pixels = places.map(|(x, y)| at(x, y).unwrap_or((0.0, [0.5; 3])));
        Picture { name: self.name, side, pixels: pixels.collect() }
    }

    fn difference(&self, other: &Picture) -> f32 {
        let (mut sum, mut area) = (0.0, 0.0);
        for ((covered, one), (other_covered, other)) in self.pixels.iter().zip(&other.pixels) {
            let apart: f32 = one.iter().zip(other).map(|(one, other)| (one - other).abs()).sum();
            let weight = covered.max(*other_covered);
            sum += weight * apart / 3.0;
            area += weight;
        }
        sum / area
    }

    /// The distance of the module's head.
    fn distance(&self, other: &Picture) -> f32 {
        let moves = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (dx, dy)));
        moves.map(|(dx, dy)| self.difference(&other.moved(dx, dy))).fold(f32::MAX, f32::min)
    }
}

fn meeples() -> Vec<Picture> {
    let draw = |colour: Colour| {
        Picture::new(colour.name(), SIDE, |svg| {
            let foot = pt(SIDE as f64 / 2.0, SIDE as f64 - 4.0);
            Figure::Meeple(colour, Pose::Standing).place(svg, foot, HEIGHT / 60.0);
        })
    };
    Colour::ALL.map(draw).into()
}

fn monsters() -> Vec<Picture> {
    let draw = |monster: Monster| {
        Picture::new(monster.name(), SIDE, |svg| {
            let middle = pt(SIDE as f64 / 2.0, SIDE as f64 / 2.0);
            svg.place_scaled(&token_id(monster), middle, HEIGHT / 56.0);
        })
    };
    Monster::ALL.map(draw).into()
}

/// Every pair, every eye: the distance is above the threshold.
fn assert_distinct(pictures: &[Picture], threshold: f32) {
    let mut alike = Vec::new();
    for (name, eye) in &EYES {
        let seen: Vec<Picture> = pictures.iter().map(|picture| picture.seen_by(eye)).collect();
        for (at, one) in seen.iter().enumerate() {
            for other in &seen[at + 1..] {
                let distance = one.distance(other);
                if distance < threshold {
                    alike.push(format!("{name}: {} and {} {distance:.3}", one.name, other.name));
                }
            }
        }
    }
    assert!(alike.is_empty(), "below {threshold}:\n{}", alike.join("\n"));
}

#[test]
fn meeples_are_distinct_at_20_pixels() {
    assert_distinct(&meeples(), 0.09);
}

#[test]
fn monsters_are_distinct_at_20_pixels() {
    assert_distinct(&monsters(), 0.1);
}

/// One, two and three ghosts printed on a tile that is 48 pixels high.
fn crowds() -> Vec<Picture> {
    let draw = |(name, count): (&'static str, u8)| {
        let first = 100.0 - 23.0 * f64::from(count - 1);
        let slots: Vec<Point> =
            (0..count).map(|slot| pt(first + 46.0 * f64::from(slot), 120.0)).collect();
        Picture::new(name, TILE, |svg| {
            let scaled = Tag::new("g").at(pt(0.0, 0.0), TILE as f64 / 200.0);
            svg.group(scaled, |svg| printed_ghosts(svg, &slots, 0.8, Detail::Far));
        })
    };
    [("one", 1), ("two", 2), ("three", 3)].map(draw).into()
}

#[test]
fn numbers_of_printed_ghosts_are_distinct_at_48_pixels() {
    assert_distinct(&crowds(), 0.05);
}

#[test]
fn a_copy_moved_by_one_pixel_is_no_other_figure() {
    for picture in meeples().iter().chain(&monsters()) {
        for (dx, dy) in [(1, 0), (0, 1), (-1, 1)] {
            assert!(picture.distance(&picture.moved(dx, dy)) < 1e-6, "{}", picture.name);
            assert!(picture.difference(&picture.moved(dx, dy)) > 0.05, "{}", picture.name);
        }
    }
}
