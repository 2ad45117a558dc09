//! What a turn is worth in a position to solve.

use super::board::to_place;
use crate::puzzle::Aim;
use fogbound_game::Game as _;
use fogbound_ghosts_galore::{Action, Game, Grid, MAX_PLAYERS};

/// Returns the points of the sheet of a seat, with the tile that it has decided to lay.
pub(super) fn worth(game: &Game, seat: u8, aim: Aim) -> Option<i32> {
    let now = *game.grid(seat);
    let laid = match (game.choice(seat), to_place(game, seat)) {
        (Some(Action::Place(space, rotation)), Some(tile)) => now.with(space, tile, rotation),
        _ => now,
    };
    match aim {
        Aim::Sheet => Some(points(game, seat, laid)),
        Aim::Hidden => with_hidden(game, seat, laid),
        Aim::Points | Aim::Ghosts | Aim::Lead | Aim::Standing | Aim::Win => None,
    }
}

/// Returns the points of the best sheet with the hidden tile of the seat.
fn with_hidden(game: &Game, seat: u8, grid: Grid) -> Option<i32> {
    let hidden = game.hidden(seat)?;
    let looks = || game.rules().catalogue().looks(hidden);
    let laid = grid.empty_spaces().flat_map(|space| looks().map(move |rotation| (space, rotation)));
    laid.map(|(space, rotation)| points(game, seat, grid.with(space, hidden, rotation))).max()
}

/// Returns the points of the sheet of a seat, if these tiles lay on its board.
fn points(game: &Game, seat: u8, grid: Grid) -> i32 {
    let players = game.rules().players();
    let board = |other| (if other == seat { grid } else { *game.grid(other) }, game.doors(other));
    let boards: Vec<_> = (0..players.min(MAX_PLAYERS as u8)).map(board).collect();
    let sheets = game.rules().scoring().sheets(&boards);
    sheets.get(usize::from(seat)).map_or(0, |sheet| sheet.total().into())
}
