//! Whole files: a track tile, a board.

use super::board::{BOARD, TrainBoard, draw_board};
use super::tile::{TrackTile, draw_track_tile};
use crate::Detail;
use crate::document::{Frame, Styling, document};
use crate::shape::{Point, SIDE, pt};
use crate::svg::Svg;

/// Draws one track tile, its side `pixels` long.
#[must_use]
pub fn track_tile_svg(tile: &TrackTile, pixels: u32, styling: Styling) -> String {
    let mut body = Svg::new();
    draw_track_tile(&mut body, tile, &[], Detail::for_side(pixels));
    file(pt(SIDE, SIDE), pixels, styling, &body)
}

/// Draws one board, the side of its tiles `pixels` long.
#[must_use]
pub fn board_svg(board: &TrainBoard, pixels: u32, styling: Styling) -> String {
    let mut body = Svg::new();
    draw_board(&mut body, board, Detail::for_side(pixels));
    file(pt(BOARD, BOARD), pixels, styling, &body)
}

fn file(size: Point, pixels: u32, styling: Styling, body: &Svg) -> String {
    let mut defs = Svg::new();
    super::define(&mut defs);
    let frame = Frame { corner: Point::default(), size, scale: f64::from(pixels) / SIDE };
    document(frame, styling, &defs, body)
}
