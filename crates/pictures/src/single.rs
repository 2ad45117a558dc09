//! A tile without a board.

use crate::detail::Detail;
use crate::document::{Frame, Styling, document};
use crate::shape::{Point, SIDE, pt};
use crate::svg::{Svg, Tag};
use crate::tile::{Appearance, Tile, draw_tile};

/// Draws one tile alone with its printed ghosts, its side `pixels` long.
#[must_use]
pub fn tile_svg(tile: &Tile, pixels: u32, styling: Styling) -> String {
    let detail = Detail::for_side(pixels);
    let mut body = Svg::new();
    body.group(Tag::new("g").at(Point::default(), 1.0).clipped(), |svg| {
        draw_tile(svg, tile, &Appearance::alone(tile, detail));
    });
    let frame =
        Frame { corner: Point::default(), size: pt(SIDE, SIDE), scale: f64::from(pixels) / SIDE };
    document(frame, styling, &Svg::new(), &body)
}
