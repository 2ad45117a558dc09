//! A position as a scene.

use super::places::stand_of;
use crate::landscape;
use fogbound_carcassonne::{Game, Piece, Stand as On};
use fogbound_game::Colour;
use fogbound_pictures::board::{Meeple, Scene, Standing};
use fogbound_pictures::figures::Pose;

/// Returns the scene of a position; that of a view shows only what its seat may know. The legal cells of a
/// tile that waits to be placed are marked, and so is the tile placed this turn.
#[must_use]
pub fn scene(game: &Game) -> Scene {
    let figures = game.meeples().into_iter().map(|meeple| {
        Standing::Meeple(Meeple {
            cell: meeple.cell,
            stand: stand_of(meeple.stand),
            colour: seat_colour(meeple.seat),
            pose: pose(meeple.piece, meeple.stand),
            hounds: [false; 2],
            ghosts: meeple.ghosts,
        })
    });
    landscape::scene(game, figures.collect(), game.placed())
}

/// Returns the pose of a piece.
pub(super) const fn pose(piece: Piece, stand: On) -> Pose {
    match (piece, stand) {
        (Piece::Guard, _) => Pose::Guard,
        (Piece::Meeple, On::Field(_)) => Pose::Lying,
        (Piece::Meeple, _) => Pose::Standing,
    }
}

/// Returns the colour of a seat: everybody has one, red, green and so on.
#[must_use]
pub fn seat_colour(seat: u8) -> Colour {
    Colour::ALL[usize::from(seat) % Colour::ALL.len()]
}
