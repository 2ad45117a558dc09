//! Pictures of tiles and boards of Mists and of Carcassonne.

mod board;
mod budget;
mod counted;
mod distinct;
mod layers;
mod markup;
mod outlines;
mod pinned;
mod places;
mod seams;
mod small;

use fogbound_game::Rotation;
use fogbound_pictures::Tile;
use fogbound_pictures::tile::VARIANTS;
use fogbound_tilesets::TileSet;

/// The shipped sets of landscape tiles.
fn sets() -> [&'static TileSet; 2] {
    [fogbound_sets::base(), fogbound_sets::fogbound_mists()]
}

/// Every tile of the shipped sets in every rotation and variant.
fn variants() -> impl Iterator<Item = Tile> {
    tiles().flat_map(|tile| (0..VARIANTS).map(move |others| tile.clone().following(others)))
}

/// Every tile of the shipped sets in every rotation.
fn tiles() -> impl Iterator<Item = Tile> {
    sets().into_iter().flat_map(|set| {
        (0..set.kinds.len()).flat_map(move |kind| {
            Rotation::ALL.into_iter().filter_map(move |rotation| Tile::of(set, kind, rotation))
        })
    })
}
