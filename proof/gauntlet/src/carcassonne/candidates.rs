//! Every action of every question.

use fogbound_carcassonne::{Action, Game, Piece, Stand};
use fogbound_game::{Cell, Edges, Halves, Rotation};
use std::collections::BTreeSet;

/// Hands out each action once: all cells of the board, all around it and one far away, all
/// rotations, pieces and names.
pub(super) fn all(game: &Game, out: &mut dyn FnMut(Action)) {
    out(Action::Pass);
    for piece in [Piece::Meeple, Piece::Guard] {
        stands().for_each(|stand| out(Action::Meeple(piece, stand)));
    }
    for cell in cells(game) {
        Rotation::ALL.into_iter().for_each(|rotation| out(Action::Place(cell, rotation)));
        out(Action::Ghost(cell));
    }
}

fn stands() -> impl Iterator<Item = Stand> {
    let edges = (0..16).map(Edges::from_bits);
    let segments = edges.flat_map(|edges| [Stand::Road(edges), Stand::City(edges)]);
    let fields = (0..=u8::MAX).map(|bits| Stand::Field(Halves::from_bits(bits)));
    let buildings = [Stand::Monastery, Stand::Castle, Stand::Cemetery];
    segments.chain(fields).chain(buildings)
}

/// The cells of the board, those around them, and one that nothing touches.
fn cells(game: &Game) -> BTreeSet<Cell> {
    let board: Vec<Cell> = game.map().cells().map(|id| game.map().cell(id)).collect();
    let south_east = board
        .iter()
        .fold(Cell::default(), |far, cell| Cell::new(far.x.max(cell.x + 3), far.y.max(cell.y + 3)));
    let around = board.iter().flat_map(|cell| cell.around());
    board.iter().copied().chain(around).chain([south_east]).collect()
}
