//! Boards as scenes: only a [`View`] is read, so nothing hidden can get into a picture.

use fogbound_game::{Game as _, Rotation, Side};
use fogbound_ghosts_galore::{
    BoardReport, Category, Doors, EndKind, Game, Grid, SPACES, TileId, View, neighbour,
};
use fogbound_pictures::Glyph;
use fogbound_pictures::figures::Icon;
use fogbound_pictures::train::{TrackTile, TrainBoard};
use fogbound_tilesets::{Door, DoorKind, Monster};
use std::sync::Arc;

/// Returns the board of a seat as the owner of a view sees it.
///
/// # Panics
/// Panics if there is no such seat.
#[must_use]
pub fn board(view: &View, seat: u8) -> TrainBoard {
    let boards = [(*view.grid(seat), view.doors(seat))];
    // There is a report for each board given.
    let report = &view.rules().scoring().reports(&boards)[0];
    reported(view, seat, report)
}

/// Returns a side of a board without tiles.
#[must_use]
pub fn empty_board(doors: &Doors) -> TrainBoard {
    let edges = (0..SPACES).flat_map(|space| Side::ALL.map(|side| (space, side)));
    let doors = edges.filter_map(|(space, side)| {
        let kind = doors.at(space, side)?;
        Some(Door { space, side, kind })
    });
    TrainBoard::new(doors.collect())
}

/// Returns a board with these tiles.
pub(super) fn laid_board(game: &Game, grid: &Grid, doors: &Doors) -> TrainBoard {
    let mut board = empty_board(doors);
    for (space, tile, rotation) in grid.tiles() {
        board.tiles[usize::from(space)] = Some(track_tile(game, tile, rotation));
    }
    board
}

fn reported(game: &Game, seat: u8, report: &BoardReport) -> TrainBoard {
    let grid = game.grid(seat);
    TrainBoard {
        dead_ends: certain_dead_ends(grid, report),
        ..laid_board(game, grid, game.doors(seat))
    }
}

/// Returns a tile as it lies.
#[must_use]
pub fn track_tile(game: &Game, tile: TileId, rotation: Rotation) -> TrackTile {
    let kind = Arc::clone(game.rules().catalogue().kind(tile));
    TrackTile { kind, rotation, number: tile.0 }
}

/// Returns the sign of a category of a sheet.
#[must_use]
pub fn category(of: Category) -> Glyph {
    match of {
        Category::Diamonds => Glyph::icon(Icon::Diamond),
        Category::BoneDoors => Glyph::Door(DoorKind::Bone),
        Category::ToothDoors => Glyph::Door(DoorKind::Tooth),
        Category::OtherPaths => Glyph::Door(DoorKind::Plain),
        // The first nine categories are the monsters, in their order.
        monsters => Glyph::Monster(Monster::ALL[monsters as usize]),
    }
}

/// Returns the dead ends that no tile to come can join to anything.
fn certain_dead_ends(grid: &Grid, report: &BoardReport) -> Vec<(u8, Side)> {
    let is_certain = |space: u8, side: Side, kind: EndKind| {
        let beyond = neighbour(space, side);
        kind == EndKind::Wall || beyond.is_some_and(|space| !grid.is_empty(space))
    };
    let ends = report.dead_ends.iter();
    ends.filter(|end| is_certain(end.space, end.side, end.kind))
        .map(|end| (end.space, end.side))
        .collect()
}

/// Returns a tile the right way up.
pub(super) fn upright(game: &Game, tile: TileId) -> TrackTile {
    track_tile(game, tile, Rotation::NONE)
}
