//! Ghosts Galore: track tiles, boards and the whole table.
//!
//! A fairground ride at midnight: one picture in all themes; only the paper around boards changes.
//!
//! * [`draw_track_tile`], [`draw_board`], [`draw_player`] and [`draw_table`] draw into a picture
//!   whose `<defs>` hold what [`define`] writes; [`track_tile_svg`], [`board_svg`], [`player_svg`]
//!   and [`table_svg`] make whole files.
//! * [`Table::of_view`] and [`Board::of_view`] take from a view what its seat may know.

mod board;
mod door;
mod file;
mod monster;
mod path;
mod player;
mod score;
mod small;
mod spot;
mod table;
mod tile;
mod track;
mod view;

pub use board::{BOARD, Board, FRAME, draw_board, draw_dead_ends};
pub use door::door_id;
pub use file::{board_svg, player_svg, table_svg, track_tile_svg};
pub use monster::{RADIUS, token_id};
pub use path::{draw_lit_path, path_area};
pub(crate) use player::draw_paper;
pub use player::{Card, PAPER, Player, draw_player};
pub use score::{SCORES, draw_scores};
pub use small::{back_svg, category_svg, small_board_svg, small_tile_svg};
pub use table::{Draft, Table, draw_table};
pub use tile::{TrackTile, draw_track_tile};

use crate::style::Sheet;
use crate::svg::Svg;

/// Joints, shade and everything else that no light reaches.
const DARK: &str = "#0f0b1c";

/// Writes the symbols of tokens, doors and other signs, for the `<defs>` of a picture.
pub fn define(svg: &mut Svg) {
    monster::define(svg);
    door::define(svg);
    player::define(svg);
}

/// The rules of the classes used here.
pub(crate) fn style(sheet: &mut Sheet) {
    tile::style(sheet);
    track::style(sheet);
    monster::style(sheet);
    door::style(sheet);
    board::style(sheet);
    score::style(sheet);
    player::style(sheet);
}
