//! The bot that thinks one turn ahead.
//!
//! It tries every way to play the rest of its turn on copies of its view, up to the next draw, and
//! takes the first action of the best one. [`evaluate`] rates a position.

mod evaluate;
mod faces;
mod fits;
mod hope;
mod learned;
mod survey;
mod weights;

pub use weights::Weights;

use crate::search::OneTurn;
pub use evaluate::{Judge, PARTS};
use fogbound_game::ShortList as _;
use fogbound_mists::{Action, Game};

/// The bot that tries every way to play its own turn. It uses no chance.
pub type Greedy = OneTurn<Game, Judge>;

/// Most cells from which the reward of a scoring takes ghosts in a search.
const GHOST_CELLS: usize = 4;

/// Leaves out actions that are hardly ever better than one that stays: fewer ghosts than could be
/// chased, and all but some of the cells with most.
pub(crate) fn prune(game: &Game, list: &mut Vec<Action>) {
    let most = |cell, n: u8| n == game.ghosts_at(cell).min(3);
    list.retain(|action| match *action {
        Action::Ghosts(cell, n) | Action::HoundGhosts(cell, n) => most(cell, n),
        _ => true,
    });
    let taken = |action: &Action| match *action {
        Action::Ghosts(_, n) => n,
        _ => 0,
    };
    let chasing = list.iter().filter(|action| taken(action) > 0).count();
    if chasing > GHOST_CELLS {
        // Stable: points first, then the cells with most ghosts.
        list.sort_short_by_key(|action| if taken(action) == 0 { 0 } else { 4 - taken(action) });
        list.truncate(GHOST_CELLS + 1);
    }
}
