//! Regions of a board: their cells, coats of arms and outlines.

use fogbound_game::Cell;
use fogbound_landscape::{Catalogue, Map, RegionId};
use fogbound_pictures::shape::pt;
use fogbound_pictures::svg::{Svg, Tag};
use fogbound_pictures::{Places, Scene, Stand};

/// The cells of a region, by rows.
pub(crate) fn region_cells(map: &Map, region: RegionId) -> Vec<Cell> {
    let mut cells: Vec<Cell> = map.region_cells(region).iter().map(|id| map.cell(id)).collect();
    cells.sort_unstable_by_key(|cell| (cell.y, cell.x));
    cells
}

/// The coats of arms of a region.
pub(crate) fn shields(map: &Map, catalogue: &Catalogue, region: RegionId) -> u16 {
    map.members(region).map(|member| u16::from(map.printed(catalogue, member).coats)).sum()
}

/// The outline of a feature, given by the places that belong to it.
pub(crate) fn outline(scene: &Scene<'_>, parts: &[(Cell, Stand)]) -> String {
    let mut svg = Svg::new();
    for &(cell, stand) in parts {
        let laid = scene.tiles.iter().find(|laid| laid.cell == cell);
        let Some(tile) = laid.and_then(|laid| laid.face) else { continue };
        let path = Places::new(tile).outline(stand);
        let corner = pt(200.0 * f64::from(cell.x), 200.0 * f64::from(cell.y));
        svg.group(Tag::new("g").at(corner, 1.0), |svg| {
            ["hit", "overlay-rim", "overlay"].iter().for_each(|class| svg.path(class, &path));
        });
    }
    svg.into_string()
}

/// A list without what it had before.
pub(crate) fn without_repeats<T: PartialEq>(list: impl IntoIterator<Item = T>) -> Vec<T> {
    let mut seen = Vec::new();
    for one in list {
        if !seen.contains(&one) {
            seen.push(one);
        }
    }
    seen
}
