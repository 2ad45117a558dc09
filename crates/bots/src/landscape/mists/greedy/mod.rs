//! The bot that thinks one turn ahead.
//!
//! It tries every way to play the rest of its turn on copies of its view, up to the next draw, and
//! takes the first action of the best one. [`evaluate`] rates a position.

mod evaluate;
mod faces;
mod fits;
mod hope;
mod survey;
mod weights;

pub use weights::Weights;

use crate::Bot;
pub(crate) use evaluate::Judge;
use fogbound_game::Game as _;
use fogbound_game::ShortList as _;
use fogbound_mists::{Action, Game, View};

/// Positions looked at for one decision before the bot stops branching.
const PATIENCE: u32 = 6_000;

/// Searches its own turn and evaluates what comes of it. It uses no chance.
#[derive(Clone, Debug, Default)]
pub struct Greedy {
    judge: Judge,
    /// Lists of actions that are kept from decision to decision.
    lists: Vec<Vec<Action>>,
    patience: u32,
}

impl Greedy {
    /// Returns the value of the position for a team that goes on well until the turn ends.
    fn best(&mut self, game: &Game) -> i64 {
        if game.outcome().is_some() || game.decision().is_none() {
            self.patience = self.patience.saturating_sub(1);
            return self.judge.evaluate(game);
        }
        let mut list = self.lists.pop().unwrap_or_default();
        game.legal_into(game.seat(), &mut list);
        prune(game, &mut list);
        let mut best = i64::MIN;
        for &action in &list {
            if let Some(value) = self.attempt(game, action) {
                best = best.max(value);
            }
            if self.patience == 0 {
                break;
            }
        }
        self.lists.push(list);
        best
    }

    fn attempt(&mut self, game: &Game, action: Action) -> Option<i64> {
        let mut copy = game.clone();
        copy.apply_with(copy.seat(), action, &mut drop).ok()?;
        Some(self.best(&copy))
    }
}

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

impl Bot<Game> for Greedy {
    fn name(&self) -> &'static str {
        "greedy"
    }

    fn choose(&mut self, view: &View, _seat: u8, legal: &[Action]) -> Action {
        let game: &Game = view;
        self.judge.begin(game);
        self.patience = PATIENCE;
        let mut best = (i64::MIN, legal[0]);
        for &action in legal {
            if let Some(value) = self.attempt(game, action)
                && value > best.0
            {
                best = (value, action);
            }
        }
        best.1
    }
}
