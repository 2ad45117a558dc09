//! The board of a game on landscape tiles.

use super::Landscape;
use crate::model::{Board, Overlays, Scene};
use fogbound_game::Cell;

/// Returns the board of a position.
pub(crate) fn board<G: Landscape>(game: &G, overlays: Overlays) -> Board {
    let mut scene = game.scene();
    scene.marks.clear();
    scene.overlays = overlays.of(game, &scene);
    let map = game.laid();
    let newest = map.cells().next_back().filter(|id| id.index() >= game.start().len());
    let cells = || scene.tiles.iter().map(|tile| tile.cell).chain(map.rim());
    let first = |along: fn(Cell) -> i16| cells().map(along).min().unwrap_or(0);
    let last = |along: fn(Cell) -> i16| cells().map(along).max().unwrap_or(0);
    Board {
        first: Cell::new(first(|cell| cell.x), first(|cell| cell.y)),
        last: Cell::new(last(|cell| cell.x), last(|cell| cell.y)),
        tiles: scene.tiles.iter().map(|tile| tile.cell).collect(),
        changed: newest.map(|id| map.cell(id)).into_iter().collect(),
        scene: Scene::Landscape(scene),
        owner: None,
    }
}
