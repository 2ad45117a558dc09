//! The facts a [`Map`] keeps, computed again from the tiles alone, slowly and plainly. Tests call
//! [`check`] after every ply.

use crate::catalogue::{Catalogue, SegmentKind};
use crate::map::{CellId, Map};
use fogbound_game::{Cell, Rotation, Side};
use std::collections::{BTreeMap, BTreeSet};

/// A segment by cell and place among the segments of its tile.
type Part = (CellId, u8);

/// Compares everything the map keeps with the printed tiles.
///
/// # Errors
/// A sentence that names the first difference.
pub fn check(map: &Map, catalogue: &Catalogue) -> Result<(), String> {
    check_cells(map)?;
    check_regions(map, catalogue)?;
    check_placements(map, catalogue)
}

fn check_cells(map: &Map) -> Result<(), String> {
    let cells: BTreeMap<Cell, CellId> = map.cells().map(|id| (map.cell(id), id)).collect();
    let mut rim = BTreeSet::new();
    for (&cell, &id) in &cells {
        for side in Side::ALL {
            let expected = cells.get(&cell.beside(side)).copied();
            if map.neighbour(id, side) != expected {
                return Err(format!("{side:?} of {cell} is not {expected:?}"));
            }
            if expected.is_none() {
                rim.insert(cell.beside(side));
            }
        }
        let around: Vec<CellId> =
            cell.around().iter().filter_map(|other| cells.get(other).copied()).collect();
        if map.around(id).collect::<Vec<_>>() != around {
            return Err(format!("the cells around {cell} are not {around:?}"));
        }
    }
    let kept: Vec<Cell> = map.rim().collect();
    if kept.len() != rim.len() || kept.iter().any(|cell| !rim.contains(cell)) {
        return Err(format!("the rim is {rim:?}, kept is {kept:?}"));
    }
    Ok(())
}

fn check_regions(map: &Map, catalogue: &Catalogue) -> Result<(), String> {
    let mut left: BTreeSet<Part> = map
        .cells()
        .filter_map(|id| map.table(catalogue, id).map(|table| (id, table.segments.len())))
        .flat_map(|(id, count)| (0u8..).take(count).map(move |index| (id, index)))
        .collect();
    while let Some(seed) = left.first().copied() {
        let (region, open) = flood(map, catalogue, seed);
        let label = map.region(map.segment(seed.0, seed.1));
        let kept: BTreeSet<_> = map.members(label).collect();
        let expected: BTreeSet<_> = region.iter().map(|&(id, i)| map.segment(id, i)).collect();
        if kept != expected {
            return Err(format!("the region of {seed:?} is {expected:?}, kept is {kept:?}"));
        }
        if map.open_edges(label) != open {
            return Err(format!(
                "the region of {seed:?} has {open} open edges, kept is {}",
                map.open_edges(label)
            ));
        }
        for part in &region {
            left.remove(part);
        }
    }
    Ok(())
}

/// Returns all parts joined to `seed`, and the number of edges among them that meet nothing of
/// their kind.
fn flood(map: &Map, catalogue: &Catalogue, seed: Part) -> (BTreeSet<Part>, u16) {
    let mut region = BTreeSet::from([seed]);
    let mut todo = vec![seed];
    let mut open = 0;
    while let Some((id, index)) = todo.pop() {
        let Some((kind, rotation)) = map.tile(id) else { continue };
        let segment = &catalogue.kind(kind).segments[usize::from(index)];
        for side in segment.edges.turned(rotation).iter() {
            let met = map
                .at(map.cell(id).beside(side))
                .and_then(|other| part_at(map, catalogue, other, side.opposite(), segment.kind));
            match met {
                None => open += 1,
                Some(part) => {
                    if region.insert(part) {
                        todo.push(part);
                    }
                }
            }
        }
    }
    (region, open)
}

/// Returns the part of one kind that touches a side of a cell.
fn part_at(
    map: &Map,
    catalogue: &Catalogue,
    id: CellId,
    side: Side,
    wanted: SegmentKind,
) -> Option<Part> {
    let (kind, rotation) = map.tile(id)?;
    let segments = &catalogue.kind(kind).segments;
    (0u8..)
        .zip(segments)
        .find(|(_, segment)| {
            segment.kind == wanted && segment.edges.turned(rotation).contains(side)
        })
        .map(|(index, _)| (id, index))
}

fn check_placements(map: &Map, catalogue: &Catalogue) -> Result<(), String> {
    let rim: BTreeSet<Cell> = map.rim().collect();
    for (kind, table) in catalogue.iter() {
        let listed: BTreeSet<_> = map.placements(catalogue, kind).collect();
        let mut count = 0;
        for &cell in &rim {
            for rotation in Rotation::ALL {
                let fits = fits(map, catalogue, cell, kind, rotation);
                let placement = crate::Placement { cell, rotation };
                if map.check(catalogue, kind, placement).is_ok() != fits {
                    return Err(format!(
                        "{} at {cell} r{}: fits is {fits}",
                        table.name,
                        rotation.quarters()
                    ));
                }
                let is_listed = fits && table.alike[usize::from(rotation.quarters())] == rotation;
                if listed.contains(&placement) != is_listed {
                    return Err(format!("{} at {cell}: listed is not {is_listed}", table.name));
                }
                count += usize::from(is_listed);
            }
        }
        if count != listed.len() {
            return Err(format!("{} has placements off the rim", table.name));
        }
    }
    Ok(())
}

fn fits(
    map: &Map,
    catalogue: &Catalogue,
    cell: Cell,
    kind: crate::KindId,
    rotation: Rotation,
) -> bool {
    let mut face_up = 0;
    for side in Side::ALL {
        let Some((other, turned)) = map.at(cell.beside(side)).and_then(|id| map.tile(id)) else {
            continue;
        };
        face_up += 1;
        let terrain = |kind, rotation: Rotation, side: Side| {
            let back = Rotation::ALL[usize::from((4 - rotation.quarters()) % 4)];
            let printed = side.turned(back);
            let table = catalogue.kind(kind);
            table
                .segments
                .iter()
                .find(|s| s.kind != SegmentKind::Mist && s.edges.contains(printed))
                .map(|s| s.kind)
        };
        if terrain(kind, rotation, side) != terrain(other, turned, side.opposite()) {
            return false;
        }
    }
    face_up > 0
}
