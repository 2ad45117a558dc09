//! Marks on cells. None is recognised by its hue alone.

use super::layers::{Piece, number};
use super::neighbours::origin;
use super::scene::Mark;
use crate::shape::{Path, Point, pt};
use crate::svg::{Svg, Tag};
use fogbound_game::Cell;

const CELL: &str = "M11 11H189V189H11Z";
const WASH: &str = "M9 9H191V191H9Z";
const TILE: &str = "M0 0H200V200H0Z";
const CHANGED: [(&str, &str); 4] =
    [("accent-wide", TILE), ("accent-soft", TILE), ("rim", TILE), ("accent", TILE)];

/// Draws the marks below the tiles: legal cells.
pub fn below(marks: &[(Cell, Mark)]) -> Vec<Piece> {
    let legal = |&(cell, mark): &(Cell, Mark)| match mark {
        Mark::Legal(pips) => Some(piece("legal", cell, |svg| {
            shapes(svg, &[("legal-wash", WASH), ("legal", CELL)]);
            draw_pips(svg, "pip", pips);
        })),
        Mark::Changed => None,
    };
    numbered(marks.iter().filter_map(legal))
}

/// Draws the marks on the tiles, below the figures: the changed cells.
pub fn above(marks: &[(Cell, Mark)]) -> Vec<Piece> {
    let changed = marks.iter().filter(|(_, mark)| *mark == Mark::Changed);
    numbered(changed.map(|&(cell, _)| piece("changed", cell, |svg| shapes(svg, &CHANGED))))
}

fn numbered(pieces: impl Iterator<Item = Piece>) -> Vec<Piece> {
    let mut pieces = pieces.collect::<Vec<Piece>>();
    number(&mut pieces);
    pieces
}

fn piece(word: &str, cell: Cell, draw: impl FnOnce(&mut Svg)) -> Piece {
    let mut svg = Svg::new();
    at(&mut svg, cell, draw);
    Piece { name: format!("{word} {cell}"), cell, svg }
}

fn at(svg: &mut Svg, cell: Cell, draw: impl FnOnce(&mut Svg)) {
    svg.group(Tag::new("g").at(origin(cell), 1.0), draw);
}

fn shapes(svg: &mut Svg, list: &[(&str, &str)]) {
    for (class, line) in list {
        svg.leaf(Tag::new("path").class(class).text("d", line));
    }
}

/// Draws one pip for each rotation that fits.
fn draw_pips(svg: &mut Svg, class: &str, pips: u8) {
    let mut path = Path::new();
    for pip in 0..pips {
        let aside = 22.0 * (f64::from(pip) - f64::from(pips - 1) / 2.0);
        path.ellipse(Point::CENTRE + pt(aside, 0.0), 7.0, 7.0);
    }
    svg.path(class, &path);
}
