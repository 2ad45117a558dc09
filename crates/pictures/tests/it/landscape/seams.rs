//! Tiles that fit continue each other: the pixels left and right of a common edge are alike.
//!
//! Random boards of fitting tiles in all rotations are rendered. Along every common edge the two
//! columns (or rows) of pixels beside it are compared. Only beside the corners, where the corner
//! towers of the board stand, may single pixels differ much.

use super::variants;
use fogbound_game::{Cell, Side};
use fogbound_pictures::board::Laid;
use fogbound_pictures::{Scene, Styling, Theme, Tile, board_svg};
use fogbound_tilesets::Terrain;
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg;

/// Pixels along the side of a tile.
const PIXELS: u32 = 150;
/// Pixels along a side that a corner tower may cover.
const MARGIN: u32 = 14;

/// Returns the terrain and mist of an edge.
fn edge(tile: &Tile, side: Side) -> (Terrain, bool) {
    let printed = Side::from_index(side as u8 + 4 - tile.rotation.quarters());
    (tile.kind.terrain(printed), tile.kind.misty().contains(printed))
}

/// Lays rows of tiles, each fitting its neighbours exactly, mist included. Where none fits the row
/// ends.
fn fitting(seed: u64, size: i16) -> Vec<Laid> {
    let all: Vec<Tile> = variants().collect();
    let mut state = seed;
    let mut laid: Vec<Laid> = Vec::new();
    for cell in (0..size).flat_map(|y| (0..size).map(move |x| Cell::new(x, y))) {
        let at =
            |other: Cell| laid.iter().find(|laid| laid.cell == other).and_then(|l| l.face.as_ref());
        let fits = |tile: &&Tile| {
            [Side::West, Side::North].into_iter().all(|side| {
                at(cell.beside(side))
                    .is_none_or(|other| edge(other, side.opposite()) == edge(tile, side))
            })
        };
        let fitting: Vec<_> = all.iter().filter(fits).collect();
        state =
            state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        if let Some(&tile) = fitting.get((state >> 33) as usize % fitting.len().max(1)) {
            laid.push(Laid { cell, face: Some(Tile { ruin: None, ..tile.clone() }), finished: 0 });
        }
    }
    laid
}

/// Largest difference of the channels of two pixels.
fn difference(picture: &Pixmap, a: (u32, u32), b: (u32, u32)) -> u32 {
    let pixel = |(x, y)| picture.pixel(x, y).unwrap();
    let (a, b) = (pixel(a), pixel(b));
    let channels = [(a.red(), b.red()), (a.green(), b.green()), (a.blue(), b.blue())];
    channels.into_iter().map(|(a, b)| u32::from(a.abs_diff(b))).max().unwrap()
}

/// Returns how much more the pixels beside an edge differ across it than on either side of it. It
/// is the mean over the edge between a tile and its eastern or southern neighbour, its corners left
/// out.
fn jump(picture: &Pixmap, cell: Cell, side: Side) -> f64 {
    let (x, y) = (cell.x as u32 * PIXELS, cell.y as u32 * PIXELS);
    let at = |step: u32, depth: u32| match side {
        Side::East => (x + PIXELS - 2 + depth, y + step),
        _ => (x + step, y + PIXELS - 2 + depth),
    };
    let jumps = (MARGIN..PIXELS - MARGIN).map(|step| {
        let [before, across, behind] =
            [0, 1, 2].map(|depth| difference(picture, at(step, depth), at(step, depth + 1)));
        across.saturating_sub(before.max(behind))
    });
    f64::from(jumps.sum::<u32>()) / f64::from(PIXELS - 2 * MARGIN)
}

/// The board without its margins: cell 0 0 begins at pixel 0 0.
fn picture(tiles: &[Laid]) -> Pixmap {
    let scene = Scene { tiles: tiles.to_vec(), ..Scene::default() };
    // The line of the tile grid would be the largest difference.
    let markup = board_svg(&scene, PIXELS, Styling::Inline(Theme::Light))
        .replace("</style>", ".fogbound .grid{display:none}</style>");
    let frame = fogbound_pictures::board::frame(&scene, PIXELS);
    let tree = usvg::Tree::from_str(&markup, &usvg::Options::default()).unwrap();
    let size = tree.size().to_int_size();
    let mut pixels = Pixmap::new(size.width(), size.height()).unwrap();
    let (x, y) = (frame.corner.x * frame.scale, frame.corner.y * frame.scale);
    resvg::render(&tree, Transform::from_translate(x as f32, y as f32), &mut pixels.as_mut());
    pixels
}

/// Largest jump across an edge. Houses stand across the edges of cities, and a row of pixels meets
/// their walls and eaves, which are level.
fn allowed(terrain: Terrain, side: Side) -> f64 {
    match (terrain, side) {
        (Terrain::City, Side::South) => 10.0,
        (Terrain::City, _) => 6.0,
        (Terrain::Road, _) => 1.5,
        (Terrain::Field, _) => 0.6,
    }
}

#[test]
fn fitting_tiles_continue_each_other() {
    let (mut edges, mut misty) = (0, 0);
    for seed in 0..5 {
        let tiles = fitting(seed, 6);
        let picture = picture(&tiles);
        for laid in &tiles {
            for side in [Side::East, Side::South] {
                let other = tiles.iter().find(|other| other.cell == laid.cell.beside(side));
                let other = other.and_then(|other| other.face.as_ref());
                let (Some(face), Some(other)) = (laid.face.as_ref(), other) else {
                    continue;
                };
                let (terrain, mist) = edge(face, side);
                let jump = jump(&picture, laid.cell, side);
                let names = [face, other].map(|tile| (&tile.kind.name, tile.rotation));
                assert!(jump <= allowed(terrain, side), "{jump} {names:?} {side:?}");
                edges += 1;
                misty += usize::from(mist);
            }
        }
    }
    assert!(edges > 200 && misty > 40, "{edges} edges, {misty} of them misty");
}
