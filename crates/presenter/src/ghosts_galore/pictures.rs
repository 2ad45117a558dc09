//! Pictures of tiles and boards.

use super::cell;
use fogbound_game::{Edges, Rotation};
use fogbound_ghosts_galore::{Doors, Game, PathReport, TileId};
use fogbound_pictures::Detail;
use fogbound_pictures::shape::{Point, SIDE, pt};
use fogbound_pictures::svg::{Svg, Tag};
use fogbound_pictures::train::{
    Board, FRAME, TrackTile, draw_lit_path, draw_track_tile, path_area, small_board_svg,
    small_tile_svg,
};

/// Side of a tile to choose, in pixels.
const CARD: u32 = 160;
/// Side of a board to choose or to look at, in pixels.
const SMALL_BOARD: u32 = 192;

pub(super) fn track_tile(game: &Game, tile: TileId, rotation: Rotation) -> TrackTile<'_> {
    TrackTile { kind: game.rules().catalogue().kind(tile), rotation, number: tile.0 }
}

/// A tile as a card.
pub(super) fn card(game: &Game, tile: TileId, rotation: Rotation) -> String {
    small_tile_svg(&track_tile(game, tile, rotation), CARD)
}

/// The board of a seat with its tiles, small.
pub(super) fn small_board(game: &Game, seat: u8) -> String {
    small_board_svg(&Board::of_view(&game.view(None), seat), SMALL_BOARD)
}

/// A side of a board without tiles, small.
pub(super) fn empty_board(doors: &Doors) -> String {
    small_board_svg(&Board::new(doors), SMALL_BOARD)
}

/// The north-west corner of a space.
pub(super) fn corner(space: u8) -> Point {
    let cell = cell(space);
    pt(SIDE * f64::from(cell.x), SIDE * f64::from(cell.y))
}

/// Where pictures with the frame of a board begin.
pub(super) fn frame_corner() -> Point {
    pt(-FRAME, -FRAME)
}

/// A tile on its space, with the light on these of its sections.
pub(super) fn draw_lying(
    svg: &mut Svg,
    tile: &TrackTile<'_>,
    space: u8,
    lit: &[Edges],
    detail: Detail,
) {
    let at = Tag::new("g").at(corner(space), 1.0);
    svg.group(at, |svg| draw_track_tile(svg, tile, lit, detail));
}

/// The light on a path.
pub(super) fn lit(path: &PathReport) -> String {
    let mut svg = Svg::new();
    draw_lit_path(&mut svg, &path.sections);
    svg.into_string()
}

/// The light on a path where it runs beside a space.
pub(super) fn lit_beside(path: &PathReport, space: u8) -> String {
    let beside = path.sections.iter().copied().filter(|&(on, _)| on != space);
    let mut svg = Svg::new();
    draw_lit_path(&mut svg, &beside.collect::<Vec<_>>());
    svg.into_string()
}

/// The outline of a path: its area and the light on it.
pub(super) fn outline(path: &PathReport) -> String {
    let mut svg = Svg::new();
    svg.path("hit", &path_area(&path.sections));
    draw_lit_path(&mut svg, &path.sections);
    svg.into_string()
}

/// The outline of spaces.
pub(super) fn outline_of_spaces(spaces: impl Iterator<Item = u8>) -> String {
    let mut area = fogbound_pictures::shape::Path::new();
    for space in spaces {
        let from = corner(space) + pt(6.0, 6.0);
        let to = corner(space) + pt(SIDE - 6.0, SIDE - 6.0);
        area.polygon(&[from, pt(to.x, from.y), to, pt(from.x, to.y)]);
    }
    let mut svg = Svg::new();
    svg.path("hit", &area);
    svg.path("rim", &area);
    svg.path("accent", &area);
    svg.into_string()
}
