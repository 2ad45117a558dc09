//! The pictures in a digest.

use crate::Played;
use fogbound_game::{Refusal, Rotation, StateHasher};
use fogbound_pictures::train::{TrackTile, track_tile_svg};
use fogbound_pictures::{Styling, Tile, tile_svg};
use std::sync::Arc;

/// Sides of tiles in pixels, one of each level of detail.
const SIDES: [u32; 3] = [192, 96, 48];
/// A game is drawn after so many decisions, when there is much on the board.
const DECISIONS: u32 = 50;

/// Draws every tile of the landscapes and every track tile in so many rotations, each at another level of
/// detail.
pub(crate) fn draw_tiles(rotations: u32, hasher: &mut StateHasher) {
    let sides = SIDES.into_iter().cycle().zip(0..rotations);
    for (rotation, (side, _)) in Rotation::ALL.into_iter().zip(sides) {
        for set in [fogbound_sets::base(), fogbound_sets::fogbound_mists()] {
            for kind in 0..set.kinds.len() {
                if let Some(tile) = Tile::of(set, kind, rotation) {
                    // Neighbours in the set are drawn in different variants.
                    hasher.text(&tile_svg(&tile.following(kind), side, Styling::Page));
                }
            }
        }
        for (number, kind) in (1..).zip(&fogbound_sets::fogbound_ghosts().kinds) {
            let tile = TrackTile { kind: Arc::new(kind.clone()), rotation, number };
            hasher.text(&track_tile_svg(&tile, side, Styling::Page));
        }
    }
}

/// Draws a position of a game at every level of detail.
pub(crate) fn draw_position<G: Played>(hasher: &mut StateHasher) -> Result<(), Refusal> {
    let mut decisions = 0;
    crate::play(G::DRAWN, |game: &G| {
        decisions += 1;
        if decisions == DECISIONS {
            SIDES.into_iter().for_each(|side| hasher.text(&game.picture(side)));
        }
    })
}
