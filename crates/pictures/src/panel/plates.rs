//! All tiles of a set side by side, and all sides of its boards.

use super::poster::Drawing;
use super::text::{lines, write};
use crate::detail::Detail;
use crate::document::Frame;
use crate::shape::{Point, SIDE, pt};
use crate::svg::{Svg, Tag};
use crate::tile::{Appearance, Tile, draw_tile};
use crate::train::{self, BOARD, TrackTile, draw_board, draw_track_tile};
use fogbound_game::Rotation;
use fogbound_tilesets::{TileSet, TrackSet};
use std::sync::Arc;

/// Room between plates.
const ROOM: f64 = 30.0;
/// Size of the letters below a tile.
const LETTERS: f64 = 25.0;
/// Most lines below a tile.
const LINES: usize = 2;

/// One picture with the words below it.
struct Plate {
    picture: Svg,
    words: String,
}

/// Rows of pictures of one size.
struct Rows {
    plates: Vec<Plate>,
    /// Side of a picture as it is drawn, and as it is shown.
    sides: [f64; 2],
    columns: usize,
}

impl Rows {
    fn step(&self) -> Point {
        let lines = self.plates.iter().map(|plate| self.lines(plate).len()).max().unwrap_or(0);
        let side = self.sides[1] + ROOM;
        pt(side, side + LETTERS * lines as f64 + 6.0)
    }

    /// Returns the words below a plate.
    fn lines(&self, plate: &Plate) -> Vec<String> {
        let mut lines = lines(&plate.words, LETTERS, self.sides[1] + ROOM * 0.9);
        lines.truncate(LINES);
        lines
    }

    /// Draws the rows and returns their end.
    fn draw(&self, svg: &mut Svg) -> Point {
        let (step, [drawn, shown]) = (self.step(), self.sides);
        for (number, plate) in self.plates.iter().enumerate() {
            let place = pt((number % self.columns) as f64, (number / self.columns) as f64);
            let at = pt(place.x * step.x, place.y * step.y);
            svg.group(Tag::new("g").at(at, shown / drawn), |svg| svg.append(&plate.picture));
            for (line, words) in self.lines(plate).iter().enumerate() {
                let below = pt(shown / 2.0, shown + LETTERS * (line as f64 + 1.0));
                write(svg, "words middle", LETTERS, at + below, words);
            }
        }
        let rows = self.plates.len().div_ceil(self.columns);
        pt(self.columns as f64 * step.x, rows as f64 * step.y)
    }
}

/// Columns for so many tiles: about as many as rows, but not too many for a narrow screen.
fn columns(tiles: usize) -> usize {
    (4..8).find(|columns| columns * columns >= tiles).unwrap_or(8)
}

/// Draws every tile of a set of landscape tiles. `words` returns the caption below a tile from its
/// name and its number in the set.
#[must_use]
pub fn tile_plates(set: &TileSet, pixels: u32, words: impl Fn(&str, u8) -> String) -> Drawing {
    let tiles = (0..set.kinds.len()).filter_map(|kind| Tile::of(set, kind, Rotation::NONE));
    let plates: Vec<Plate> = tiles
        .map(|tile| {
            let mut picture = Svg::new();
            picture.group(Tag::new("g").clipped(), |svg| {
                draw_tile(svg, &tile, &Appearance::alone(&tile, Detail::for_side(pixels)));
            });
            Plate { picture, words: words(&tile.kind.name, tile.kind.count) }
        })
        .collect();
    let columns = columns(plates.len());
    drawing(&[Rows { plates, sides: [SIDE, SIDE], columns }], Svg::new(), pixels)
}

/// Draws every tile of a set of track tiles, then both sides of its boards. `words` returns the
/// caption below a tile or the side of a board (0 or 1) from its name and its number.
#[must_use]
pub fn track_plates(
    set: &TrackSet,
    pixels: u32,
    words: impl Fn(&str, u8) -> String,
    side_words: impl Fn(&str, u8) -> String,
) -> Drawing {
    let detail = Detail::for_side(pixels);
    let mut defs = Svg::new();
    train::define(&mut defs);
    let mut number = 0;
    let tiles: Vec<Plate> = set
        .kinds
        .iter()
        .map(|kind| {
            let mut picture = Svg::new();
            let printed = Arc::new(kind.clone());
            let tile = TrackTile { kind: printed, rotation: Rotation::NONE, number };
            number += kind.count;
            draw_track_tile(&mut picture, &tile, &[], detail);
            Plate { picture, words: words(&kind.name, kind.count) }
        })
        .collect();
    let sides = set
        .boards
        .iter()
        .flat_map(|board| (0u8..).zip(&board.sides).map(move |side| (board, side)));
    let boards: Vec<Plate> = sides
        .map(|(board, (side, doors))| {
            let mut picture = Svg::new();
            draw_board(&mut picture, &train::TrainBoard::new(doors.clone()), detail);
            Plate { picture, words: side_words(&board.name, side) }
        })
        .collect();
    // A board is as wide as two tiles with the room between them.
    let board = 2.0 * SIDE + ROOM;
    let columns = columns(tiles.len()).next_multiple_of(2);
    let tiles = Rows { plates: tiles, sides: [SIDE, SIDE], columns };
    let boards = Rows { plates: boards, sides: [BOARD, board], columns: columns / 2 };
    drawing(&[tiles, boards], defs, pixels)
}

/// Returns a drawing of rows below rows.
fn drawing(all: &[Rows], defs: Svg, pixels: u32) -> Drawing {
    let mut body = Svg::new();
    let mut size = Point::default();
    for rows in all {
        let mut part = Svg::new();
        let end = rows.draw(&mut part);
        body.group(Tag::new("g").at(pt(0.0, size.y), 1.0), |svg| svg.append(&part));
        size = pt(size.x.max(end.x), size.y + end.y);
    }
    let frame = Frame {
        corner: pt(-ROOM, -ROOM),
        size: size + pt(ROOM, ROOM),
        scale: f64::from(pixels) / SIDE,
    };
    Drawing { defs, body, frame }
}
