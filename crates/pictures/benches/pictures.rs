//! One tile, and a board of 130 tiles.

use divan::{Bencher, black_box};
use fogbound_game::{Cell, Rotation};
use fogbound_pictures::board::Laid;
use fogbound_pictures::svg::Svg;
use fogbound_pictures::{Appearance, BoardDrawing, Detail, Scene, Tile, draw_tile};
use fogbound_sets::fogbound_mists;

fn main() {
    divan::main();
}

fn tile(name: &str) -> Tile {
    let set = fogbound_mists();
    let kind = set.kinds.iter().position(|kind| kind.name == name).expect("a kind of the set");
    Tile::of(set, kind, Rotation::NONE).expect("a kind of the set")
}

#[divan::bench(args = ["crooked-mile", "great-square", "the-moor", "muffled-bells", "toll-keep"])]
fn one_tile(bencher: Bencher<'_, '_>, name: &str) {
    let tile = tile(name);
    let look = Appearance::alone(&tile, Detail::Near);
    bencher.bench(|| {
        let mut svg = Svg::new();
        draw_tile(&mut svg, black_box(&tile), &look);
        svg
    });
}

#[divan::bench(args = Detail::ALL)]
fn board_of_130_tiles(bencher: Bencher<'_, '_>, detail: Detail) {
    let scene = large();
    bencher.bench(|| BoardDrawing::new(black_box(&scene), detail).draw());
}

/// The drawing a page does after a tile is laid on a board of 130: the keys of all tiles, the
/// picture of one, and everything on the tiles.
#[divan::bench(args = Detail::ALL)]
fn one_tile_of_130_again(bencher: Bencher<'_, '_>, detail: Detail) {
    let scene = large();
    bencher.bench(|| {
        let board = BoardDrawing::new(black_box(&scene), detail);
        let keys: Vec<String> = board.tiles().map(|tile| tile.key()).collect();
        let changed = board.tiles().last().map(|tile| tile.svg());
        (keys, changed, board.layers())
    });
}

/// 130 tiles in a rectangle.
fn large() -> Scene {
    let set = fogbound_mists();
    let laid = |number: usize| Laid {
        cell: Cell::new((number % 13) as i16, (number / 13) as i16),
        face: Tile::of(set, number % set.kinds.len(), Rotation::ALL[number / 61 % 4]),
        finished: 0,
    };
    Scene { tiles: (0..130).map(laid).collect(), ..Scene::default() }
}
