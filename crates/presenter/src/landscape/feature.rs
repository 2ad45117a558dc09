//! Regions of a board: their cells, their places and their coats of arms.

use super::Landscape;
use fogbound_game::Cell;
use fogbound_game::ShortList as _;
use fogbound_landscape::{Map, RegionId, SegmentKind};
use fogbound_pictures::Stand;

/// Returns the cells of a region, by rows.
pub(crate) fn region_cells(map: &Map, region: RegionId) -> Vec<Cell> {
    let mut cells: Vec<Cell> = map.region_cells(region).iter().map(|id| map.cell(id)).collect();
    cells.sort_short_by_key(|cell| (cell.y, cell.x));
    cells
}

/// Counts the coats of arms of a region.
pub(crate) fn shields<G: Landscape>(game: &G, region: RegionId) -> u16 {
    let (map, catalogue) = (game.laid(), game.catalogue());
    map.members(region).map(|member| u16::from(map.printed(catalogue, member).coats)).sum()
}

/// Returns the places on tiles that belong to a road, a city or a mist bank, by rows.
pub(crate) fn members<G: Landscape>(game: &G, region: RegionId) -> Vec<(Cell, Stand)> {
    let (map, catalogue) = (game.laid(), game.catalogue());
    let place = |segment| {
        let edges = map.name(catalogue, segment);
        let stand = match map.printed(catalogue, segment).kind {
            SegmentKind::Road => Stand::Road(edges),
            SegmentKind::City => Stand::City(edges),
            SegmentKind::Mist => Stand::Mist(edges),
        };
        (map.cell(map.cell_of(segment)), stand)
    };
    let mut places: Vec<(Cell, Stand)> = map.members(region).map(place).collect();
    places.sort_short_by_key(|&(cell, _)| (cell.y, cell.x));
    places
}

/// Returns a list without repeated items.
pub(crate) fn without_repeats<T: PartialEq>(list: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut seen = Vec::new();
    for one in list {
        if !seen.contains(&one) {
            seen.push(one);
        }
    }
    seen
}
