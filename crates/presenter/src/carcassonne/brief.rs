//! The few figures that matter most.

use crate::brief::{seat_points, tiles};
use crate::model::Brief;
use crate::presented::Words;
use fogbound_carcassonne::Game;
use fogbound_game::Game as _;

/// Returns the points of the seats, the viewer's first, and the tiles that are left.
pub(super) fn figures(game: &Game, viewer: Option<u8>, words: Words<'_>) -> Vec<Brief> {
    let seats = 0..game.rules().players();
    let own = viewer.filter(|seat| seats.contains(seat));
    let others = seats.filter(|&seat| Some(seat) != own);
    let points = own.into_iter().chain(others).map(|seat| {
        let points = game.scores().get(usize::from(seat)).copied().unwrap_or(0);
        seat_points(seat, points.into(), words)
    });
    let tiles = tiles(game, words);
    points.chain([tiles]).collect()
}
