//! Positions on landscape tiles as scenes.

use super::Landscape;
use crate::model::Glyph;
use fogbound_game::ShortList as _;
use fogbound_game::{Cell, Rotation};
use fogbound_landscape::{Catalogue, CellId, KindId, Map, SegmentKind};
use fogbound_pictures::Tile;
use fogbound_pictures::board::{Laid, Mark, Scene, Standing};
use std::sync::Arc;

/// Returns the tiles of a position and these figures. Where a tile waits to be placed its legal
/// cells are marked, and so is the tile placed this turn.
pub(crate) fn scene<G: Landscape>(game: &G, figures: Vec<Standing>, placed: Option<Cell>) -> Scene {
    let (map, catalogue) = (game.laid(), game.catalogue());
    Scene {
        tiles: laid(game),
        figures,
        marks: marks(map, catalogue, game.in_hand(), placed),
        overlays: Vec::new(),
        focus: map.cells().next_back().map(|id| map.cell(id)),
    }
}

/// Returns a tile of a kind as it lies.
pub(crate) fn face<G: Landscape>(game: &G, kind: KindId, rotation: Rotation) -> Tile {
    let printed = Arc::clone(&game.catalogue().kind(kind).printed);
    let ruin = ruin_corner(game.start(), kind);
    let ruin = ruin.map(|corner| (corner + usize::from(rotation.quarters())) % 4);
    Tile { ruin, ..Tile::new(printed, rotation) }
}

/// Returns the tile that lies face up on a cell.
pub(crate) fn tile_at<G: Landscape>(game: &G, cell: Cell) -> Option<Glyph> {
    let (kind, rotation) = game.laid().tile(game.laid().at(cell)?)?;
    Some(Glyph::Tile(game.face(kind, rotation)))
}

/// Returns the tiles on the board by rows, each unlike those of its kind laid just before it.
fn laid<G: Landscape>(game: &G) -> Vec<Laid> {
    let (map, catalogue) = (game.laid(), game.catalogue());
    let mut others = vec![0; catalogue.len()];
    let mut face = |(kind, rotation): (KindId, Rotation)| {
        let count: &mut usize = &mut others[kind.index()];
        *count += 1;
        face(game, kind, rotation).following(*count - 1)
    };
    let mut tiles: Vec<Laid> = map
        .cells()
        .map(|id| Laid {
            cell: map.cell(id),
            face: map.tile(id).map(&mut face),
            finished: finished(map, catalogue, id),
        })
        .collect();
    tiles.sort_short_by_key(|tile| (tile.cell.y, tile.cell.x));
    tiles
}

/// Returns the mist segments of a tile without an open edge, as bits.
fn finished(map: &Map, catalogue: &Catalogue, id: CellId) -> u8 {
    let Some((kind, _)) = map.tile(id) else { return 0 };
    let segments = &catalogue.kind(kind).segments;
    let mists = (0u8..).zip(segments).filter(|(_, part)| part.kind == SegmentKind::Mist);
    let closed = |&(index, _): &(u8, _)| map.open_edges(map.region(map.segment(id, index))) == 0;
    let mists = mists.enumerate().filter(|(_, segment)| closed(segment));
    mists.fold(0, |bits, (place, _)| bits | 1 << place)
}

fn marks(
    map: &Map,
    catalogue: &Catalogue,
    hand: Option<KindId>,
    placed: Option<Cell>,
) -> Vec<(Cell, Mark)> {
    let mut legal: Vec<(Cell, Mark)> = Vec::new();
    if let Some(kind) = hand {
        let mut cells: Vec<Cell> = map.placements(catalogue, kind).map(|fit| fit.cell).collect();
        cells.sort_short();
        let same = cells.chunk_by(|a, b| a == b);
        // A tile has four rotations.
        legal.extend(same.map(|cells| (cells[0], Mark::Legal(cells.len() as u8))));
    }
    legal.extend(placed.map(|cell| (cell, Mark::Changed)));
    legal
}

/// Returns the corner of a quarter of the starting block in which the ruin stands.
fn ruin_corner(start: &[(Cell, KindId)], kind: KindId) -> Option<usize> {
    // North-west, south-west, north-east, south-east.
    let quarter = start.iter().position(|&(_, other)| other == kind)?;
    (start.len() == 4).then_some([2, 1, 3, 0][quarter])
}
