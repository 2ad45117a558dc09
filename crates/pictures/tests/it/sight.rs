//! Distance of two pictures for an eye that sees colours otherwise, or none.
//!
//! The distance of two pictures is the mean absolute difference of their pixels, from 0 to 1, over
//! the area where one looks and there over the union of what they cover: of luminance for an eye
//! that sees no colours, else of the three channels after the matrix of the colour blindness. One
//! picture may first be moved by up to a pixel in each direction, and the least of the nine
//! distances counts: so a mere shift is no difference, and neither are outlines that only lie a
//! little differently.

use resvg::tiny_skia::Pixmap;

/// Linear maps of red, green and blue (Machado, Oliveira and Fernandes 2009, severity 1). The eye
/// without colours has the luminance in every channel.
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

/// A part of a picture, in pixels: from its upper left corner to before its lower right one.
#[derive(Clone, Copy)]
pub struct Area {
    pub from: (usize, usize),
    pub to: (usize, usize),
}

/// A rendered picture: the coverage of each pixel, and its colour on middle grey.
pub struct Picture {
    pub name: String,
    side: usize,
    area: Area,
    pixels: Vec<(f32, [f32; 3])>,
}

impl Picture {
    /// A square picture at which one looks in this area.
    pub fn new(name: &str, rendered: &Pixmap, area: Area) -> Picture {
        let pixels = rendered.pixels().iter().map(|pixel| {
            let covered = f32::from(pixel.alpha()) / 255.0;
            let on_grey =
                |premultiplied: u8| f32::from(premultiplied) / 255.0 + 0.5 * (1.0 - covered);
            (covered, [on_grey(pixel.red()), on_grey(pixel.green()), on_grey(pixel.blue())])
        });
        let side = rendered.width() as usize;
        Picture { name: name.to_owned(), side, area, pixels: pixels.collect() }
    }

    /// As this eye sees it.
    fn seen_by(&self, eye: &[[f32; 3]; 3]) -> Picture {
        let seen = |rgb: [f32; 3]| {
            eye.map(|row| {
                row.iter().zip(rgb).map(|(weight, part)| weight * part).sum::<f32>().clamp(0.0, 1.0)
            })
        };
        let pixels = self.pixels.iter().map(|&(covered, rgb)| (covered, seen(rgb))).collect();
        Picture { name: self.name.clone(), pixels, ..*self }
    }

    /// Returns the picture moved. Pixels from outside are not covered.
    pub fn moved(&self, dx: isize, dy: isize) -> Picture {
        let side = self.side;
        let at = |x: usize, y: usize| {
            let (x, y) = (x.checked_add_signed(-dx)?, y.checked_add_signed(-dy)?);
            (x < side && y < side).then(|| self.pixels[y * side + x])
        };
        let places = (0..side * side).map(|place| (place % side, place / side));
        let pixels = places.map(|(x, y)| at(x, y).unwrap_or((0.0, [0.5; 3]))).collect();
        Picture { name: self.name.clone(), pixels, ..*self }
    }

    /// The distance without moving.
    pub fn difference(&self, other: &Picture) -> f32 {
        let Area { from, to } = self.area;
        let (mut sum, mut weights) = (0.0, 0.0);
        for place in (from.1..to.1).flat_map(|y| (from.0..to.0).map(move |x| y * self.side + x)) {
            let ((covered, one), (other_covered, other)) =
                (self.pixels[place], other.pixels[place]);
            let apart: f32 = one.iter().zip(other).map(|(one, other)| (one - other).abs()).sum();
            let weight = covered.max(other_covered);
            sum += weight * apart / 3.0;
            weights += weight;
        }
        sum / weights
    }

    /// The distance of the module's head.
    pub fn distance(&self, other: &Picture) -> f32 {
        let moves = (-1..=1).flat_map(|dx| (-1..=1).map(move |dy| (dx, dy)));
        moves.map(|(dx, dy)| self.difference(&other.moved(dx, dy))).fold(f32::MAX, f32::min)
    }
}

/// Every pair, every eye: the distance is above the threshold.
pub fn assert_distinct(pictures: &[Picture], threshold: f32) {
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

/// A copy moved by one pixel has distance 0, though it differs where it is.
pub fn assert_shifts_are_no_difference(picture: &Picture) {
    for (dx, dy) in [(1, 0), (0, 1), (-1, 1)] {
        let moved = picture.moved(dx, dy);
        assert!(picture.distance(&moved) < 1e-6, "{}", picture.name);
        assert!(picture.difference(&moved) > 0.005, "{}", picture.name);
    }
}
