//! Tiles without a board: one alone, or all of a set side by side.

use crate::detail::Detail;
use crate::document::{Frame, Styling, document, draw_table};
use crate::shape::{Point, SIDE, pt};
use crate::svg::{Svg, Tag};
use crate::tile::{Look, Tile, draw_tile};

/// Room between the tiles of a sheet, in units.
const ROOM: f64 = 24.0;
/// Room below a tile for its words.
const WORDS: f64 = 34.0;

/// One tile alone with its printed ghosts, its side `pixels` long.
#[must_use]
pub fn tile_svg(tile: &Tile<'_>, pixels: u32, styling: Styling) -> String {
    let mut body = Svg::new();
    place(&mut body, tile, Point::default(), Detail::for_side(pixels));
    let frame =
        Frame { corner: Point::default(), size: pt(SIDE, SIDE), scale: f64::from(pixels) / SIDE };
    document(frame, styling, &Svg::new(), &body)
}

/// Tiles side by side in rows of `columns`, each with the words below it; each side is `pixels`
/// long.
#[must_use]
pub fn sheet_svg(
    tiles: &[(Tile<'_>, String)],
    columns: usize,
    pixels: u32,
    styling: Styling,
) -> String {
    let columns = columns.max(1);
    let rows = tiles.len().div_ceil(columns);
    let step = pt(SIDE + ROOM, SIDE + WORDS + ROOM);
    let frame = Frame {
        corner: pt(-ROOM, -ROOM),
        size: pt(columns as f64 * step.x + ROOM, rows as f64 * step.y + ROOM),
        scale: f64::from(pixels) / SIDE,
    };
    let mut body = Svg::new();
    draw_table(&mut body, frame);
    for (number, (tile, words)) in tiles.iter().enumerate() {
        let at = pt((number % columns) as f64 * step.x, (number / columns) as f64 * step.y);
        place(&mut body, tile, at, Detail::for_side(pixels));
        let tag = Tag::new("text").class("text").number("x", at.x).number("y", at.y + SIDE + 24.0);
        body.text(tag.number("font-size", 15.0), words);
    }
    document(frame, styling, &Svg::new(), &body)
}

fn place(svg: &mut Svg, tile: &Tile<'_>, at: Point, detail: Detail) {
    svg.group(Tag::new("g").at(at, 1.0).clipped(), |svg| {
        draw_tile(svg, tile, &Look::alone(tile, detail));
    });
}
