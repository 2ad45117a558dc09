//! Whole files: a track tile, a board, a player's paper, a table.

use super::board::{BOARD, Board, draw_board};
use super::player::{PAPER, Player, draw_player};
use super::table::{Table, draw_table};
use super::tile::{TrackTile, draw_track_tile};
use crate::Detail;
use crate::document::{Frame, Styling, document, draw_table as draw_background};
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
pub fn board_svg(board: &Board, pixels: u32, styling: Styling) -> String {
    let mut body = Svg::new();
    draw_board(&mut body, board, Detail::for_side(pixels));
    file(pt(BOARD, BOARD), pixels, styling, &body)
}

/// Draws the paper of one player. The side of the tiles on the board is `pixels` long.
#[must_use]
pub fn player_svg(player: &Player, pixels: u32, styling: Styling) -> String {
    let mut body = Svg::new();
    draw_player(&mut body, player, Detail::for_side(pixels));
    file(PAPER, pixels, styling, &body)
}

/// Draws a whole table, as for a post in a forum. The side of the tiles on boards is `pixels` long.
#[must_use]
pub fn table_svg(table: &Table, pixels: u32, styling: Styling) -> String {
    let size = table.size();
    let mut body = Svg::new();
    draw_background(&mut body, Frame { corner: Point::default(), size, scale: 1.0 });
    draw_table(&mut body, table, Detail::for_side(pixels));
    file(size, pixels, styling, &body)
}

fn file(size: Point, pixels: u32, styling: Styling, body: &Svg) -> String {
    let mut defs = Svg::new();
    super::define(&mut defs);
    let frame = Frame { corner: Point::default(), size, scale: f64::from(pixels) / SIDE };
    document(frame, styling, &defs, body)
}
