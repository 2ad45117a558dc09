//! A board with its tiles.

use super::paths::is_scored;
use super::scene::{self, track_tile};
use super::{cell, sheet};
use crate::model::{Board, Overlays, Scene};
use crate::presented::Words;
use fogbound_game::{Cell, Game as _};
use fogbound_ghosts_galore::{Action, Ask, Game, TileId};
use fogbound_table::texts::msg;

/// Returns the board of a seat as somebody sees it.
pub(super) fn board(game: &Game, viewer: Option<u8>, seat: u8, overlays: Overlays) -> Board {
    let seat = seat.min(game.rules().players() - 1);
    let mut board = scene::board(&game.view_of(None), seat);
    if overlays != Overlays::None {
        let report = sheet::report(game, seat);
        let scored = report.paths.iter().filter(|path| is_scored(path));
        board.lit = scored.flat_map(|path| path.sections.iter().copied()).collect();
    }
    let tiles = game.grid(seat).tiles();
    Board {
        first: Cell::new(0, 0),
        last: Cell::new(2, 2),
        tiles: tiles.map(|(space, ..)| cell(space)).collect(),
        changed: Vec::new(),
        scene: Scene::Train { board, chosen: chosen(game, viewer, seat) },
        owner: Some(seat),
    }
}

/// Returns the label of a space of the board of a seat; empty without a tile.
pub(super) fn label(game: &Game, seat: u8, space: u8, words: Words<'_>) -> String {
    let seat = seat.min(game.rules().players() - 1);
    let mut tiles = game.grid(seat).tiles();
    let Some((_, tile, rotation)) = tiles.find(|&(at, ..)| at == space) else {
        return String::new();
    };
    let catalogue = game.rules().catalogue();
    let texts = words.texts;
    texts.say(msg!(
        "web-train-lies",
        space = texts.ghosts_space(space),
        tile = texts.ghosts_tile(catalogue, tile),
        tracks = texts.ghosts_tracks(catalogue, tile, rotation)
    ))
}

/// Returns the tile that the viewer has placed on the own board while others still choose.
fn chosen(
    game: &Game,
    viewer: Option<u8>,
    seat: u8,
) -> Option<(u8, fogbound_pictures::train::TrackTile)> {
    match game.choice(viewer.filter(|&viewer| viewer == seat)?)? {
        Action::Place(space, rotation) => {
            Some((space, track_tile(game, to_place(game, seat)?, rotation)))
        }
        _ => None,
    }
}

/// Returns the tile that a seat has to place, if it is known.
pub(super) fn to_place(game: &Game, seat: u8) -> Option<TileId> {
    match game.ask() {
        Some(Ask::Place) => game.claimed(seat),
        Some(Ask::Hidden) => game.hidden(seat),
        _ => None,
    }
}
