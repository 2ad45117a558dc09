//! Every action of every question.

use fogbound_game::{Cell, Colour, Edges, Rotation};
use fogbound_mists::{Action, Feature, Game, Region, Split};
use std::collections::BTreeSet;

/// Ghosts that are tried: 0 and one more than is ever allowed are among them.
const COUNTS: [u8; 5] = [0, 1, 2, 3, 4];
/// Most spots of a cell.
const SPOTS: usize = 5;
const FEATURES: [Feature; 3] = [Feature::Road, Feature::City, Feature::Castle];

/// Hands out each action once: all cells of the board, all around it and one far away, all
/// rotations, colours, names and counts.
pub(super) fn all(game: &Game, out: &mut dyn FnMut(Action)) {
    out(Action::Pass);
    out(Action::Points);
    out(Action::HoundDone);
    for colour in Colour::ALL {
        out(Action::BurySupply(colour));
        out(Action::Assign(colour));
        for (feature, edges) in segments() {
            out(Action::Meeple(colour, feature, edges));
        }
    }
    names().for_each(|edges| out(Action::Spare(edges)));
    splits(&mut Vec::with_capacity(SPOTS), out);
    for cell in cells(game) {
        on_cell(cell, out);
    }
}

fn on_cell(cell: Cell, out: &mut dyn FnMut(Action)) {
    Rotation::ALL.into_iter().for_each(|rotation| out(Action::Place(cell, rotation)));
    let plain: [fn(Cell) -> Action; 5] =
        [Action::BuryAt, Action::Bury, Action::Cemetery, Action::Hound, Action::FaceDown];
    plain.iter().for_each(|action| out(action(cell)));
    for n in COUNTS {
        out(Action::Ghosts(cell, n));
        out(Action::HoundGhosts(cell, n));
    }
    names().for_each(|edges| out(Action::Haunt(cell, edges)));
    for (feature, edges) in segments() {
        out(Action::Score(Region { feature, cell, edges }));
    }
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

fn names() -> impl Iterator<Item = Edges> {
    (0..16).map(Edges::from_bits)
}

fn segments() -> impl Iterator<Item = (Feature, Edges)> {
    FEATURES.into_iter().flat_map(|feature| names().map(move |edges| (feature, edges)))
}

/// All lists of counts for up to as many spots as a cell can have.
fn splits(counts: &mut Vec<u8>, out: &mut dyn FnMut(Action)) {
    if let Some(split) = Split::new(counts) {
        out(Action::Split(split));
    }
    if counts.len() < SPOTS {
        for n in COUNTS {
            counts.push(n);
            splits(counts, out);
            counts.pop();
        }
    }
}
