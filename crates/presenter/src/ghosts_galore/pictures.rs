//! Pictures of tiles and boards. They need the shared symbols in the page.

use super::cell;
use super::scene::{self, board, category, laid_board, track_tile};
use fogbound_game::{Edges, Rotation};
use fogbound_ghosts_galore::{Category, Doors, Game, Grid, PathReport, TileId};
use fogbound_pictures::shape::{Path, Point, SIDE, pt};
use fogbound_pictures::svg::{Svg, Tag};
use fogbound_pictures::train::{
    BOARD, Board, FRAME, TrackTile, draw_board, draw_light, draw_track_tile, path_area,
};
use fogbound_pictures::{Detail, Small};

/// A tile as a card.
pub(super) fn card(game: &Game, tile: TileId, rotation: Rotation) -> String {
    Small::Track(track_tile(game, tile, rotation), Detail::Middle).svg()
}

/// The back of a tile.
pub(super) fn back() -> String {
    Small::Back.svg()
}

/// The sign of a category.
pub(super) fn sign(of: Category) -> String {
    Small::from(category(of)).svg()
}

/// The board of a seat with its tiles, small.
pub(super) fn small_board(game: &Game, seat: u8) -> String {
    board_picture(&board(&game.view(None), seat))
}

/// A side of a board without tiles, small.
pub(super) fn empty_board(doors: &Doors) -> String {
    board_picture(&scene::empty_board(doors))
}

fn board_picture(board: &Board) -> String {
    let mut svg = Svg::new();
    let root = Tag::new("svg")
        .class("fogbound")
        .text("viewBox", &format!("0 0 {BOARD} {BOARD}"))
        .text("aria-hidden", "true")
        .text("focusable", "false");
    svg.group(root, |svg| draw_board(svg, board, Detail::Far));
    svg.into_string()
}

/// The north-west corner of a space.
fn corner(space: u8) -> Point {
    let cell = cell(space);
    pt(SIDE * f64::from(cell.x), SIDE * f64::from(cell.y))
}

/// Draws in the units of a board with its frame.
pub(super) fn in_frame(svg: &mut Svg, draw: impl FnOnce(&mut Svg)) {
    svg.group(Tag::new("g").at(pt(-FRAME, -FRAME), 1.0), draw);
}

/// A tile on its space, with the light on these of its sections.
pub(super) fn draw_lying(
    svg: &mut Svg,
    tile: &TrackTile,
    space: u8,
    lit: &[Edges],
    detail: Detail,
) {
    let at = Tag::new("g").at(corner(space), 1.0);
    svg.group(at, |svg| draw_track_tile(svg, tile, lit, detail));
}

/// Draws the light on sections of tiles that lie.
pub(super) fn draw_lit(
    svg: &mut Svg,
    game: &Game,
    grid: &Grid,
    doors: &Doors,
    sections: &[(u8, Edges)],
) {
    let board = laid_board(game, grid, doors);
    in_frame(svg, |svg| {
        svg.group(Tag::new("g").class("lights"), |svg| draw_light(svg, &board, sections));
    });
}

/// The outline of a path: its area and the light on it.
pub(super) fn outline(game: &Game, seat: u8, path: &PathReport) -> String {
    let mut svg = Svg::new();
    svg.path("hit", &path_area(&path.sections));
    draw_lit(&mut svg, game, game.grid(seat), game.doors(seat), &path.sections);
    svg.into_string()
}

/// The outline of spaces.
pub(super) fn outline_of_spaces(spaces: impl Iterator<Item = u8>) -> String {
    let mut area = Path::new();
    for space in spaces {
        let from = corner(space) + pt(6.0, 6.0);
        let to = corner(space) + pt(SIDE - 6.0, SIDE - 6.0);
        area.polygon(&[from, pt(to.x, from.y), to, pt(from.x, to.y)]);
    }
    let mut svg = Svg::new();
    ["hit", "rim", "accent"].iter().for_each(|class| svg.path(class, &area));
    svg.into_string()
}
