//! Random choices after a temperament.

use crate::contest::Style;
use fogbound_carcassonne::{Action, Game};
use fogbound_game::{Cell, Rng};

pub(super) fn choose(game: &Game, legal: &[Action], style: Style, rng: &mut Rng) -> Action {
    // Now and then everybody does anything.
    if style != Style::Even && rng.below(8) > 0 {
        if legal.first() == Some(&Action::Pass) {
            let meeples = legal.len() as u32 - 1;
            return match style {
                Style::Keen if meeples > 0 => legal[1 + rng.below(meeples) as usize],
                _ => Action::Pass,
            };
        }
        if let Some(action) = densest(game, legal, rng) {
            return action;
        }
    }
    legal[rng.below(legal.len() as u32) as usize]
}

/// Of the places for a tile one with most neighbours, those with a meeple counting more.
fn densest(game: &Game, legal: &[Action], rng: &mut Rng) -> Option<Action> {
    let held: Vec<Cell> = game.meeples().iter().map(|meeple| meeple.cell).collect();
    let weight = |cell: Cell| -> u32 {
        let neighbours = cell.around().into_iter().filter(|&other| game.map().at(other).is_some());
        neighbours.map(|other| if held.contains(&other) { 3 } else { 1 }).sum()
    };
    let placed = legal.iter().filter_map(|&action| match action {
        Action::Place(cell, _) => Some((16 * weight(cell) + rng.below(16), action)),
        _ => None,
    });
    placed.max().map(|(_, action)| action)
}
