//! Mist banks, counted.

use fogbound_game::Game as _;
use fogbound_landscape::SegmentKind;
use fogbound_mists::Game;

/// Counts the mist banks on the table, and those of them that are finished.
#[must_use]
pub fn banks(game: &Game) -> (usize, usize) {
    let map = game.map();
    let segments = map
        .cells()
        .flat_map(|cell| map.segments(game.rules().catalogue(), cell, SegmentKind::Mist));
    let mut banks: Vec<_> = segments.map(|(segment, _, _)| map.region(segment)).collect();
    banks.sort_unstable();
    banks.dedup();
    let finished = banks.iter().filter(|&&bank| map.open_edges(bank) == 0).count();
    (banks.len(), finished)
}
