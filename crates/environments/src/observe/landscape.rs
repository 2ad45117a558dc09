//! What is seen of the games that are played on the map of square tiles.

mod carcassonne;
mod mists;

use super::Sheet;
use fogbound_game::{Cell, Rotation};

/// Notes a tile in the first two planes: its kind, one more than its number, and its quarter turns.
fn lay(sheet: &mut Sheet<'_>, cell: Cell, kind: u8, rotation: Rotation) {
    sheet.cell(0, cell, i16::from(kind) + 1);
    sheet.cell(1, cell, rotation.quarters());
}
