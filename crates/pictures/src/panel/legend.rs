//! The paper below a drawing: what its signs mean.

use super::header::PADDING;
use super::text::{Flow, width, write};
use super::{blocks, draw_paper};
use crate::figures::Figure;
use crate::shape::{Path, Point, pt};
use crate::small::Glyph;
use crate::svg::{Svg, Tag};

/// Something a legend explains.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sign {
    /// A thing as it is on the board, or a sign of a panel.
    Glyph(Glyph),
    /// Mist that is finished.
    FinishedBank,
    /// A cell where the tile in hand fits.
    Legal,
    /// The frame of the newest tile.
    Changed,
    /// The outline of a feature.
    Overlay,
}

/// Size of letters.
const LETTERS: f64 = 18.0;
/// Height of a row.
const ROW: f64 = 40.0;
/// At least so far apart are the places where entries may begin.
const TAB: f64 = 80.0;
/// Width of the box of a sign.
const BOX: f64 = 46.0;

/// Draws the legend at a width and returns its height, 0 if it is empty.
pub fn draw(svg: &mut Svg, legend: &[(Sign, String)], wide: f64) -> f64 {
    if legend.is_empty() {
        return 0.0;
    }
    let top = PADDING - 8.0;
    let room = wide - 2.0 * PADDING;
    // Whole tabulator stops keep most entries below each other.
    let stop = room / (room / TAB).max(1.0).floor();
    let mut flow = Flow::new(pt(PADDING, top), wide - PADDING + 0.5, ROW);
    let mut place = |words: &str| {
        let stops = ((BOX + width(words, LETTERS) + 14.0) / stop).ceil();
        flow.place((stops * stop).min(room))
    };
    let places: Vec<Point> = legend.iter().map(|(_, words)| place(words)).collect();
    let high = flow.bottom() + top;
    draw_paper(svg, pt(wide, high), &["paper"]);
    for ((sign, words), at) in legend.iter().zip(places) {
        draw_sign(svg, sign, at);
        write(svg, "words", LETTERS, at + pt(BOX, 26.0), words);
    }
    high
}

fn draw_sign(svg: &mut Svg, sign: &Sign, at: Point) {
    let middle = at + pt(20.0, ROW / 2.0);
    match sign {
        // Ink that is seen on land only.
        Sign::Glyph(Glyph::Figure(printed @ Figure::PrintedGhost)) => {
            moved(svg, middle, 0.5, |svg| {
                shapes(svg, &[("field", &square())]);
                printed.place(svg, pt(0.0, 24.0), 1.0);
            });
        }
        Sign::Glyph(glyph) => {
            let high = pt(0.0, (ROW - blocks::THING.y) / 2.0);
            blocks::draw_glyph(svg, glyph, at + high, blocks::THING);
        }
        Sign::FinishedBank => moved(svg, middle, 0.5, |svg| {
            let mut bank = Path::new();
            bank.ellipse(Point::default(), 25.0, 21.0);
            shapes(svg, &[("field", &square()), ("mist-done", &bank), ("mist-dots", &bank)]);
        }),
        Sign::Legal => moved(svg, middle, 0.5, |svg| {
            shapes(svg, &[("legal-wash", &square()), ("legal", &square())]);
        }),
        Sign::Changed => moved(svg, middle, 0.5, |svg| {
            shapes(svg, &[("rim", &square()), ("accent", &square())]);
        }),
        Sign::Overlay => {
            let mut line = Path::new();
            line.polyline(&[middle - pt(16.0, 0.0), middle + pt(16.0, 0.0)]);
            shapes(svg, &[("overlay-rim", &line), ("overlay", &line)]);
        }
    }
}

fn moved(svg: &mut Svg, to: Point, scale: f64, draw: impl FnOnce(&mut Svg)) {
    svg.group(Tag::new("g").at(to, scale), draw);
}

/// Returns a square around the origin, for a tile.
fn square() -> Path {
    let mut path = Path::new();
    path.polygon(&[pt(-32.0, -32.0), pt(32.0, -32.0), pt(32.0, 32.0), pt(-32.0, 32.0)]);
    path
}

fn shapes(svg: &mut Svg, list: &[(&str, &Path)]) {
    list.iter().for_each(|(class, path)| svg.path(class, path));
}
