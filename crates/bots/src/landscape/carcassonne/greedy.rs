//! The bot that thinks one turn ahead.
//!
//! It tries every way to play the rest of its turn on copies of its view, up to the next draw, and
//! takes the first action of the best one.

use super::evaluate::Judge;
use crate::Bot;
use fogbound_carcassonne::{Action, Game, View};
use fogbound_game::Game as _;

/// Searches its own turn and evaluates what comes of it. It uses no chance.
#[derive(Clone, Debug, Default)]
pub(super) struct Greedy {
    judge: Judge,
    /// Lists of actions that are kept from decision to decision.
    lists: Vec<Vec<Action>>,
}

impl Greedy {
    /// Returns the value of the position for a seat that goes on well until its turn ends.
    fn best(&mut self, game: &Game, seat: u8) -> i64 {
        if game.ask().is_none() {
            return self.judge.evaluate(game, seat);
        }
        let mut list = self.lists.pop().unwrap_or_default();
        game.legal_into(game.seat(), &mut list);
        let values = list.iter().filter_map(|&action| self.attempt(game, seat, action));
        let best = values.max().unwrap_or(i64::MIN);
        self.lists.push(list);
        best
    }

    fn attempt(&mut self, game: &Game, seat: u8, action: Action) -> Option<i64> {
        let mut copy = game.clone();
        copy.apply_with(copy.seat(), action, &mut drop).ok()?;
        // Nothing else changes the map.
        if matches!(action, Action::Place(..)) {
            self.judge.survey.look(&copy);
        }
        Some(self.best(&copy, seat))
    }
}

impl Bot<Game> for Greedy {
    fn name(&self) -> &'static str {
        "greedy"
    }

    fn choose(&mut self, view: &View, seat: u8, legal: &[Action]) -> Action {
        let game: &Game = view;
        self.judge.survey.begin(game);
        self.judge.survey.look(game);
        let mut best = (i64::MIN, legal[0]);
        for &action in legal {
            if let Some(value) = self.attempt(game, seat, action)
                && value > best.0
            {
                best = (value, action);
            }
        }
        best.1
    }
}
