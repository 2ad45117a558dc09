//! Random choices after a temperament.

use crate::contest::Style;
use fogbound_game::Rng;
use fogbound_ghosts_galore::{Action, Game, TileId};

pub(super) fn choose(
    game: &Game,
    seat: u8,
    legal: &[Action],
    style: Style,
    rng: &mut Rng,
) -> Action {
    // Now and then everybody does anything.
    if style != Style::Even && rng.below(8) > 0 {
        let keen = style == Style::Keen;
        let wanted = |action: &&Action| match action {
            Action::Claim(_) => keen,
            Action::Reveal | Action::Leave => !keen,
            _ => false,
        };
        if let Some(&action) = legal.iter().find(wanted) {
            return action;
        }
        if let Some(action) = best_place(game, seat, legal).filter(|_| keen) {
            return action;
        }
    }
    legal[rng.below(legal.len() as u32) as usize]
}

/// The placement with the most points at once.
fn best_place(game: &Game, seat: u8, legal: &[Action]) -> Option<Action> {
    let tile = tile_of(game, seat)?;
    let total = |action: &Action| match *action {
        Action::Place(space, rotation) => {
            game.sheet_with(seat, space, tile, rotation).map(|sheet| sheet.total())
        }
        _ => None,
    };
    legal.iter().copied().max_by_key(total).filter(|action| total(action).is_some())
}

/// The tile that a seat is about to place.
pub(super) fn tile_of(game: &Game, seat: u8) -> Option<TileId> {
    game.claimed(seat).or_else(|| game.hidden(seat))
}
