//! The board of a game on landscape tiles.

use super::Landscape;
use crate::model::{Board, Figure, Laid, Overlays, Showing};
use fogbound_game::{Cell, Rotation};
use fogbound_landscape::KindId;
use fogbound_pictures::board::{BoardTile, Overlay, Piece, origin};
use fogbound_pictures::figures::{self, Icon, add_number};
use fogbound_pictures::shape::{Path, pt};
use fogbound_pictures::svg::{Svg, Tag};
use fogbound_pictures::tile::Look;
use fogbound_pictures::{Board as Drawing, Detail, Scene, draw_tile};

/// What a game adds to the picture of its board.
pub(crate) struct SceneBoard<'a> {
    /// The outlines that were asked for.
    pub outlines: &'a dyn Fn(Overlays, &Scene) -> Vec<Overlay>,
    /// What lies on a cell in words, with what stands on it.
    pub label: &'a dyn Fn(Cell) -> String,
    /// Tiles that lay there before the first turn.
    pub start: usize,
}

/// Draws the board.
pub(crate) fn board<G: Landscape>(game: &G, showing: Showing<'_>, its: &SceneBoard<'_>) -> Board {
    let mut scene = game.scene();
    scene.marks.clear();
    scene.overlays = (its.outlines)(showing.overlays, &scene);
    let map = game.laid();
    let newest = map.cells().next_back().filter(|id| id.index() >= its.start);
    let cells = || scene.tiles.iter().map(|tile| tile.cell).chain(map.rim());
    let drawing = Drawing::new(&scene, showing.detail);
    let layers = drawing.layers();
    let tiles = drawing.tiles().map(|tile| laid(&tile, showing, (its.label)(tile.cell)));
    Board {
        west: cells().map(|cell| cell.x).min().unwrap_or(0),
        east: cells().map(|cell| cell.x).max().unwrap_or(0),
        north: cells().map(|cell| cell.y).min().unwrap_or(0),
        south: cells().map(|cell| cell.y).max().unwrap_or(0),
        frame: 0,
        below: layers.shadow.into_string(),
        tiles: tiles.collect(),
        above: layers.seams.into_string(),
        overlays: layers.overlays.iter().map(Svg::as_str).collect(),
        figures: layers.printed.iter().chain(&layers.figures).map(figure).collect(),
        changed: newest.map(|id| map.cell(id)).into_iter().collect(),
    }
}

fn laid(tile: &BoardTile<'_>, showing: Showing<'_>, label: String) -> Laid {
    let (cell, key) = (tile.cell, tile.key());
    let svg = if (showing.drawn)(cell, &key) { String::new() } else { tile.svg() };
    let svg = match svg.is_empty() {
        true => svg,
        false => {
            let mut placed = Svg::new();
            placed.group(Tag::new("g").at(origin(cell), 1.0), |inner| inner.raw(&svg));
            placed.into_string()
        }
    };
    Laid { cell, key, svg, label }
}

/// A piece by its name, and by its drawing where that differs.
fn figure(piece: &Piece) -> Figure {
    let svg = piece.svg.as_str().to_owned();
    let sum = svg.bytes().fold(FNV, |sum, byte| (sum ^ u64::from(byte)).wrapping_mul(PRIME));
    Figure { cell: piece.cell, key: format!("{} {sum:x}", piece.name), svg }
}

/// What a sum of bytes begins with, and what it is multiplied by (FNV-1a).
const FNV: u64 = 0xcbf2_9ce4_8422_2325;
const PRIME: u64 = 0x0100_0000_01b3;

/// The tile in hand where it would lie, with what it has printed.
pub(crate) fn placing_picture<G: Landscape>(
    game: &G,
    kind: KindId,
    cell: Cell,
    rotation: Rotation,
) -> String {
    let mut svg = Svg::new();
    let tile = game.face(kind, rotation);
    let tag = Tag::new("g").class("foreseen").at(origin(cell), 1.0).clipped();
    let look = Look::alone(&tile, Detail::Near);
    svg.group(tag, |svg| draw_tile(svg, &tile, &look));
    svg.into_string()
}

/// Ghosts that come to cells (numbers above 0) or leave them, marked on the board.
pub(crate) fn ghost_marks(ghosts: impl Iterator<Item = (Cell, i16)>) -> String {
    let mut sums: Vec<(Cell, i16)> = Vec::new();
    for (cell, n) in ghosts {
        match sums.iter_mut().find(|(other, _)| *other == cell) {
            Some((_, sum)) => *sum += n,
            None => sums.push((cell, n)),
        }
    }
    let mut svg = Svg::new();
    for (cell, n) in sums.into_iter().filter(|(_, n)| *n != 0) {
        let class = if n > 0 { "foreseen foreseen-come" } else { "foreseen foreseen-go" };
        let corner = origin(cell);
        svg.group(Tag::new("g").class(class).at(corner, 1.0), |svg| {
            let icon = if n > 0 { Icon::GhostLeft } else { Icon::GhostUsed };
            figures::Figure::Icon(icon).place(svg, pt(40.0, 40.0), 1.2);
            let (mut disc, mut number) = (Path::new(), Path::new());
            svg.path("badge", disc.ellipse(pt(66.0, 56.0), 14.0, 12.0));
            add_number(&mut number, n.into(), pt(66.0, 56.0), 1.1);
            svg.path("sign", &number);
        });
    }
    svg.into_string()
}
