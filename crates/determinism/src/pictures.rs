//! A digest of pictures.

use fogbound_game::{Refusal, Rotation, StateHasher};
use fogbound_ghosts_galore::Game;
use fogbound_pictures::train::{Table, TrackTile, table_svg, track_tile_svg};
use fogbound_pictures::{Scene, Styling, Tile, board_svg, tile_svg};

/// Sides of tiles in pixels, one of each level of detail.
const SIDES: [u32; 3] = [192, 96, 48];
/// A game is drawn after so many decisions, when there is much on the board.
const DECISIONS: u32 = 50;

/// Digest of the pictures of all shipped tiles in so many rotations, 1 to 4, and of a position of
/// each game at every level of detail; first bytes as in [`crate::digest`].
///
/// # Errors
/// As [`crate::digest`].
pub fn digest_pictures(rotations: u32) -> Result<u64, Refusal> {
    let mut hasher = StateHasher::new("fogbound determinism pictures 1");
    for (rotation, _) in Rotation::ALL.into_iter().zip(0..rotations) {
        draw_landscape(rotation, &mut hasher);
        draw_tracks(rotation, &mut hasher);
    }
    SIDES.into_iter().try_for_each(|side| draw_positions(side, &mut hasher))?;
    Ok(crate::first_bytes(hasher))
}

/// Every tile of the landscapes, and its variants, each at another level of detail.
fn draw_landscape(rotation: Rotation, hasher: &mut StateHasher) {
    for set in [fogbound_tilesets::base(), fogbound_tilesets::fogbound_mists()] {
        let tiles = (0..set.kinds.len()).filter_map(|kind| Tile::of(set, kind, rotation));
        for tile in tiles {
            for (others, side) in SIDES.into_iter().enumerate() {
                hasher.text(&tile_svg(&tile.following(others), side, Styling::Page));
            }
        }
    }
}

/// Every track tile at every level of detail.
fn draw_tracks(rotation: Rotation, hasher: &mut StateHasher) {
    for (number, kind) in (1..).zip(&fogbound_tilesets::fogbound_ghosts().kinds) {
        let tile = TrackTile { kind, rotation, number };
        for side in SIDES {
            hasher.text(&track_tile_svg(&tile, side, Styling::Page));
        }
    }
}

/// One position of each game: level 5 of Mists over Carcassonne for three, Ghosts Galore for five,
/// Carcassonne with all parts for five.
fn draw_positions(side: u32, hasher: &mut StateHasher) -> Result<(), Refusal> {
    let mut draw = |markup: String| hasher.text(&markup);
    crate::play_mists(
        16,
        midway(|game| draw(board_svg(&Scene::of_mists(game), side, Styling::Page))),
    )?;
    crate::play_ghosts_galore(
        3,
        midway(|game: &Game| {
            draw(table_svg(&Table::of_view(&game.view(None), &[]), side, Styling::Page));
        }),
    )?;
    crate::play_carcassonne(
        8,
        midway(|game| draw(board_svg(&Scene::of_carcassonne(game), side, Styling::Page))),
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
