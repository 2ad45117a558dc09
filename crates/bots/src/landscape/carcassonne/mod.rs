//! Bots for Carcassonne.

mod evaluate;
mod faces;
mod fits;
mod holdings;
mod survey;
mod weights;

use crate::search::{self, Depth, Levels, OneTurn};
use crate::{Bot, Budget, Outcome, Seated, Unit, Weighed};
use evaluate::Judge;
use fogbound_carcassonne::{Action, Game};
use fogbound_game::{Game as _, Seed, View};

/// How far up a beginner's judgement is wrong, in thousandths of a point.
const EASY: u32 = 4_000;
/// The depth of `hard`.
pub const HARD: Depth = Depth { candidates: 8, same: 2, turns: 4, budget: 400 };
/// The depth of `master`.
pub const MASTER: Depth = Depth { candidates: 8, same: 2, turns: 4, budget: 10_000 };

/// The depth of advice: that of `hard`, with a closer look.
const ADVICE: Depth = Depth { candidates: 12, budget: 720, ..HARD };

/// The bot that tries every way to play its own turn. It uses no chance.
pub type Greedy = OneTurn<Game, Judge>;
/// The bot that looks some turns ahead. It uses no chance but what comes of the position.
pub type Ahead = search::Ahead<Game, Judge>;

impl Seated for Game {
    const BOTS: &'static [&'static str] = &["random", "greedy"];
    const LEVELS: &'static [&'static str] = &["easy", "normal", "hard", "master"];

    fn thinker(name: &str, budget: Option<Budget>, seed: &Seed) -> Option<Box<dyn Bot<Game>>> {
        Levels { easy: EASY, hard: HARD, master: MASTER }.thinker::<Game, Judge>(name, budget, seed)
    }

    fn weigh(
        view: &View<Game>,
        seat: u8,
        legal: &[Action],
        also: Option<Action>,
    ) -> Vec<Weighed<Action>> {
        Ahead::new("hard", ADVICE).weigh(view, seat, legal, also)
    }

    const UNIT: Unit = Unit::Margin;

    fn outcome_of(&self, seat: u8) -> Option<Outcome> {
        let points: Vec<i64> = self.scores().iter().map(|&points| points.into()).collect();
        Outcome::by_margin(&points, seat).filter(|_| self.is_over())
    }
}
