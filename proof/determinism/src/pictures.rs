//! A digest of pictures.

use fogbound_game::{Game as _, Refusal, Rotation, StateHasher};
use fogbound_ghosts_galore::Game;
use fogbound_pictures::train::{TrackTile, table_svg, track_tile_svg};
use fogbound_pictures::{Styling, Tile, board_svg, tile_svg};
use fogbound_presenter::{carcassonne, ghosts_galore, mists};
use std::sync::Arc;

/// Sides of tiles in pixels, one of each level of detail.
const SIDES: [u32; 3] = [192, 96, 48];
/// A game is drawn after so many decisions, when there is much on the board.
const DECISIONS: u32 = 50;

/// Digest of the pictures of all shipped tiles in so many rotations, 1 to 4, each rotation at another
/// level of detail, and of a position of each game at every level; first bytes as in
/// [`crate::digest`].
///
/// # Errors
/// As [`crate::digest`].
pub fn digest_pictures(rotations: u32) -> Result<u64, Refusal> {
    let mut hasher = StateHasher::new("fogbound determinism pictures 1");
    let sides = SIDES.into_iter().cycle().zip(0..rotations);
    for (rotation, (side, _)) in Rotation::ALL.into_iter().zip(sides) {
        draw_tiles(rotation, side, &mut hasher);
    }
    draw_positions(&mut hasher)?;
    Ok(crate::first_bytes(hasher))
}

/// Every tile of the landscapes, and every track tile.
fn draw_tiles(rotation: Rotation, side: u32, hasher: &mut StateHasher) {
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

/// One position of each game: level 5 of Mists over Carcassonne for three, Ghosts Galore for five,
/// Carcassonne with all parts for five.
fn draw_positions(hasher: &mut StateHasher) -> Result<(), Refusal> {
    let mut draw = |markup: &dyn Fn(u32) -> String| {
        SIDES.into_iter().for_each(|side| hasher.text(&markup(side)));
    };
    crate::play_mists(
        16,
        midway(|game| draw(&|side| board_svg(&mists::scene(game), side, Styling::Page))),
    )?;
    crate::play_ghosts_galore(
        3,
        midway(|game: &Game| {
            let view = game.view_of(None);
            draw(&|side| table_svg(&ghosts_galore::table(&view, &[]), side, Styling::Page));
        }),
    )?;
    crate::play_carcassonne(
        8,
        midway(|game| draw(&|side| board_svg(&carcassonne::scene(game), side, Styling::Page))),
    )
}

/// Draws a game once on its way.
fn midway<G>(mut draw: impl FnMut(&G)) -> impl FnMut(&G) {
    let mut decisions = 0;
    move |game| {
        decisions += 1;
        if decisions == DECISIONS {
            draw(game);
        }
    }
}
