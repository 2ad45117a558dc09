//! T-1.1, T-1.2: what boards and tiles must be like to be scored.

use std::collections::BTreeSet;

use crate::scorer::Problem;
use crate::scorer::input::{DoorKind, Input, PlayerBoard, Tile};
use crate::scorer::track::across;

/// Finds the first mistake of the input.
pub(crate) fn check(input: &Input) -> Result<(), Problem> {
    if !(2..=5).contains(&input.boards.len()) {
        return Err(Problem::Boards(input.boards.len()));
    }
    for (number, tile) in input.tiles.iter().enumerate() {
        check_tile(number, tile)?;
    }
    for (number, board) in input.boards.iter().enumerate() {
        check_doors(number, board)?;
        check_grid(number, board, input.tiles.len())?;
    }
    Ok(())
}

fn check_tile(number: usize, tile: &Tile) -> Result<(), Problem> {
    let sections = tile.sections.len();
    if !(1..=2).contains(&sections) {
        return Err(Problem::Sections { tile: number, sections });
    }
    let mut used = BTreeSet::new();
    for side in tile.sections.iter().flat_map(|section| section.edges.sides()) {
        if !used.insert(side) {
            return Err(Problem::SharedEdge { tile: number, side });
        }
    }
    Ok(())
}

fn check_doors(number: usize, board: &PlayerBoard) -> Result<(), Problem> {
    let mut used = BTreeSet::new();
    for door in &board.doors {
        let (cell, side) = (door.cell, door.side);
        if cell > 8 || across(cell, side).is_some() {
            return Err(Problem::InnerDoor { board: number, cell, side });
        }
        if !used.insert((cell, side)) {
            return Err(Problem::SecondDoor { board: number, cell, side });
        }
    }
    for kind in [DoorKind::Bone, DoorKind::Tooth] {
        let doors = board.doors.iter().filter(|door| door.kind == kind).count();
        if doors != 2 {
            return Err(Problem::Doors { board: number, kind, doors });
        }
    }
    Ok(())
}

fn check_grid(number: usize, board: &PlayerBoard, tiles: usize) -> Result<(), Problem> {
    for (cell, place) in board.grid.iter().enumerate() {
        let Some((tile, rotation)) = *place else { continue };
        if tile >= tiles {
            return Err(Problem::NoSuchTile { board: number, cell, tile });
        }
        if rotation > 3 {
            return Err(Problem::Rotation { board: number, cell, rotation });
        }
    }
    Ok(())
}
