//! Ghosts Galore: track tiles and boards.
//!
//! A fairground ride at midnight, by day and by night. Stronger contrast takes away planks, bricks
//! and lamplight and brightens the rails.
//!
//! * [`draw_track_tile`] and [`draw_board`] draw into a picture whose `<defs>` hold the output of
//!   [`define`]. [`track_tile_svg`] and [`board_svg`] make whole files.
//! * For a page: [`TrainBoard::spaces`] and [`TrainBoard::layers`] return a board in pieces, [`draw_light`]
//!   the light on a path.
//! * [`TrainBoard`] is plain data: a board as somebody sees it.

mod board;
mod door;
mod file;
mod layers;
mod monster;
mod path;
mod spot;
mod things;
mod tile;
mod track;

pub use board::{BOARD, FRAME, SPACES, TrainBoard, draw_board};
pub use door::door_id;
pub use file::{board_svg, track_tile_svg};
pub use layers::{Layers, SpaceTile, draw_light, space_corner};
pub use monster::{RADIUS, token_id};
pub use path::path_area;
pub use tile::{TrackTile, draw_track_tile};

use crate::style::Sheet;
use crate::svg::Svg;

/// Joints, shade and everything else that no light reaches.
const DARK: &str = "#0f0b1c";

/// Writes the symbols of tokens, doors and other signs, for the `<defs>` of a picture.
pub fn define(svg: &mut Svg) {
    monster::define(svg);
    door::define(svg);
}

/// Adds the rules of the classes used here.
pub(crate) fn style(sheet: &mut Sheet) {
    tile::style(sheet);
    track::style(sheet);
    monster::style(sheet);
    door::style(sheet);
    board::style(sheet);
}
