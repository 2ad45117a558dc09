//! Random choices after a temperament.

use crate::contest::Style;
use fogbound_game::{Cell, Rng};
use fogbound_mists::{Action, Game};

pub(super) fn choose(game: &Game, legal: &[Action], style: Style, rng: &mut Rng) -> Action {
    // Now and then everybody does anything.
    if style != Style::Even && rng.below(8) > 0 {
        if style == Style::Shy && legal.contains(&Action::Pass) {
            return Action::Pass;
        }
        if style == Style::Keen && legal.contains(&Action::Points) {
            return Action::Points;
        }
        if style == Style::Keen && legal.len() > 1 && legal[0] == Action::Pass {
            return legal[1 + rng.below(legal.len() as u32 - 1) as usize];
        }
        if let Some(action) = densest(game, legal, rng) {
            return action;
        }
    }
    legal[rng.below(legal.len() as u32) as usize]
}

/// Of the places for a tile one with most neighbours, open cemeteries counting more.
fn densest(game: &Game, legal: &[Action], rng: &mut Rng) -> Option<Action> {
    let open: Vec<Cell> = game.open_cemeteries().collect();
    let weight = |cell: Cell| -> u32 {
        let neighbours = cell.around().into_iter().filter(|&other| game.map().at(other).is_some());
        neighbours.map(|other| if open.contains(&other) { 6 } else { 1 }).sum()
    };
    let placed = legal.iter().filter_map(|&action| match action {
        Action::Place(cell, _) | Action::FaceDown(cell) => {
            Some((16 * weight(cell) + rng.below(16), action))
        }
        _ => None,
    });
    placed.max().map(|(_, action)| action)
}
