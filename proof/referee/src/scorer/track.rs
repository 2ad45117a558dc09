//! T-3: a board taken apart into sections, and the paths found by walking from end to end.

use std::collections::{BTreeMap, BTreeSet};

use crate::scorer::input::{DoorKind, Monster, PlayerBoard, Side, Tile};

/// An edge of a space where a section ends.
type End = (usize, Side);

/// The space on the other side of an edge; none beyond the board.
pub(crate) fn across(cell: usize, side: Side) -> Option<usize> {
    match side {
        Side::N => cell.checked_sub(3),
        Side::E if cell % 3 < 2 => Some(cell + 1),
        Side::S if cell < 6 => Some(cell + 3),
        Side::W if !cell.is_multiple_of(3) => Some(cell - 1),
        Side::E | Side::S | Side::W => None,
    }
}

/// The spaces that share an edge with this one.
pub(crate) fn beside(cell: usize) -> impl Iterator<Item = usize> {
    Side::ALL.into_iter().filter_map(move |side| across(cell, side))
}

/// A section as it lies on the board.
#[derive(Clone, Debug)]
pub(crate) struct Lying<'a> {
    pub(crate) cell: usize,
    ends: [Side; 2],
    pub(crate) is_curve: bool,
    pub(crate) monsters: &'a [Monster],
}

/// The kind of the end of a path (T-3.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PathEnd {
    Door(DoorKind),
    /// An outer edge without a door.
    Wall,
    /// Inside the board: an empty space, or a tile with no track there.
    Open,
}

/// A path: its sections, and its two ends or none if it is a loop (T-3.1).
#[derive(Clone, Debug)]
pub(crate) struct Path<'a> {
    pub(crate) sections: Vec<&'a Lying<'a>>,
    pub(crate) ends: Vec<PathEnd>,
}

impl Path<'_> {
    pub(crate) fn monsters(&self) -> impl Iterator<Item = Monster> {
        self.sections.iter().flat_map(|section| section.monsters.iter().copied())
    }
}

/// All sections of the tiles on a board.
pub(crate) fn lay<'a>(board: &PlayerBoard, tiles: &'a [Tile]) -> Vec<Lying<'a>> {
    let mut lying = Vec::new();
    for (cell, place) in board.grid.iter().enumerate() {
        let Some((tile, rotation)) = *place else { continue };
        for section in tiles.get(tile).map_or(&[][..], |tile| &tile.sections) {
            lying.push(Lying {
                cell,
                ends: section.edges.sides().map(|side| side.turned(rotation)),
                is_curve: section.edges.is_curve(),
                monsters: &section.monsters,
            });
        }
    }
    lying
}

/// Every path of the board, each once.
pub(crate) fn paths<'a>(board: &PlayerBoard, sections: &'a [Lying<'a>]) -> Vec<Path<'a>> {
    let mut at: BTreeMap<End, usize> = BTreeMap::new();
    for (number, section) in sections.iter().enumerate() {
        at.extend(section.ends.map(|side| ((section.cell, side), number)));
    }
    let mut left: BTreeSet<usize> = (0..sections.len()).collect();
    let mut paths = Vec::new();
    while let Some(first) = left.pop_first() {
        let first = &sections[first];
        let mut path = Path { sections: vec![first], ends: Vec::new() };
        for side in first.ends {
            let mut end = (first.cell, side);
            // The walk stops where no track goes on, or back at the first section of a loop.
            loop {
                let next = across(end.0, end.1).map(|cell| (cell, end.1.opposite()));
                let Some((entry, number)) = next.and_then(|next| Some((next, *at.get(&next)?)))
                else {
                    path.ends.push(what_is_at(end, board));
                    break;
                };
                if !left.remove(&number) {
                    break;
                }
                let section = &sections[number];
                path.sections.push(section);
                end = (section.cell, section.other_end(entry.1));
            }
        }
        paths.push(path);
    }
    paths
}

impl Lying<'_> {
    fn other_end(&self, entry: Side) -> Side {
        if self.ends[0] == entry { self.ends[1] } else { self.ends[0] }
    }
}

fn what_is_at(end: End, board: &PlayerBoard) -> PathEnd {
    if across(end.0, end.1).is_some() {
        return PathEnd::Open;
    }
    let door = board.doors.iter().find(|door| (door.cell, door.side) == end);
    door.map_or(PathEnd::Wall, |door| PathEnd::Door(door.kind))
}
