//! Pictures of tiles and boards of Mists and of Carcassonne.

mod board;
mod budget;
mod markup;
mod pinned;
mod seams;
mod places;

use fogbound_game::Rotation;
use fogbound_pictures::Tile;
use fogbound_tilesets::TileSet;

/// The shipped sets of landscape tiles.
fn sets() -> [&'static TileSet; 2] {
    [fogbound_tilesets::base(), fogbound_tilesets::fogbound_mists()]
}

/// Every tile of the shipped sets in every rotation.
fn tiles() -> impl Iterator<Item = Tile<'static>> {
    sets().into_iter().flat_map(|set| {
        (0..set.kinds.len()).flat_map(move |kind| {
            Rotation::ALL.into_iter().filter_map(move |rotation| Tile::of(set, kind, rotation))
        })
    })
}
