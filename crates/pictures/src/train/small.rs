//! Small pictures for panels of a page: each a whole `<svg>` that holds no more symbols than it shows.

use super::board::{BOARD, Board, draw_board};
use super::score::draw_icon;
use super::tile::{TrackTile, draw_track_tile};
use crate::Detail;
use crate::document::{Frame, Styling, document, shown_in, symbols};
use crate::shape::{Point, SIDE, pt};
use crate::svg::Svg;
use crate::tile::draw_back;
use fogbound_ghosts_galore::Category;
use std::sync::LazyLock;

/// Side of the sign of a category.
const SIGN: f64 = 48.0;

/// A track tile.
#[must_use]
pub fn small_tile_svg(tile: &TrackTile<'_>, pixels: u32) -> String {
    let mut body = Svg::new();
    draw_track_tile(&mut body, tile, &[], Detail::for_side(pixels));
    picture(Point::default(), SIDE, pixels, &body)
}

/// The back of a tile.
#[must_use]
pub fn back_svg(pixels: u32) -> String {
    let mut body = Svg::new();
    draw_back(&mut body);
    picture(Point::default(), SIDE, pixels, &body)
}

/// A whole board with its frame.
#[must_use]
pub fn small_board_svg(board: &Board<'_>, pixels: u32) -> String {
    let mut body = Svg::new();
    draw_board(&mut body, board, Detail::for_side(pixels / 4));
    picture(Point::default(), BOARD, pixels, &body)
}

/// The sign of a category of the scoring.
#[must_use]
pub fn category_svg(category: Category, pixels: u32) -> String {
    let mut body = Svg::new();
    draw_icon(&mut body, category, Point::default());
    picture(pt(-SIGN / 2.0, -SIGN / 2.0), SIGN, pixels, &body)
}

/// A square picture for a page.
fn picture(corner: Point, side: f64, pixels: u32, body: &Svg) -> String {
    let frame = Frame { corner, size: pt(side, side), scale: f64::from(pixels) / side };
    let shown: Vec<&str> = shown_in(body.as_str()).collect();
    let mut defs = Svg::new();
    let used = SYMBOLS.iter().filter(|(id, _)| shown.contains(&&id[..]));
    used.for_each(|(_, text)| defs.raw(text));
    document(frame, Styling::Page, &defs, body)
}

/// All symbols of this game, each with its id.
static SYMBOLS: LazyLock<Vec<(String, String)>> = LazyLock::new(|| {
    let mut all = Svg::new();
    super::define(&mut all);
    let symbols = symbols(all.as_str()).into_iter();
    symbols.map(|(id, text)| (id.to_owned(), text.to_owned())).collect()
});
