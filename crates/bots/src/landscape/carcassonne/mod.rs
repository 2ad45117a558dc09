//! Bots for Carcassonne.

mod buildings;
mod evaluate;
mod faces;
mod fits;
mod holdings;
mod learned;
mod survey;
mod weights;

use crate::search::{self, Depth, Levels, OneTurn};
use crate::{Bot, Budget, Outcome, Seated, Unit, Weighed};
use evaluate::Judge;
use fogbound_carcassonne::{Action, Game};
use fogbound_game::{Game as _, Seed, View};
use learned::Learned;
pub use learned::{NAMES, STAGES, TERMS, Terms, terms};

/// How far up a beginner's judgement is wrong, in thousandths of a point.
const EASY: u32 = 4_000;
/// The depth of `hard`.
pub const HARD: Depth =
    Depth { candidates: 5, same: 2, turns: 4, whole_round: true, budget: 400, usual_turn: 60 };
/// The depth of `master`, which judges by what was learned.
pub const MASTER: Depth = Depth { candidates: 8, budget: 6_000, ..HARD };

/// The depth of advice: that of `hard`, with a closer look. It judges by what was learned.
const ADVICE: Depth = Depth { candidates: 12, budget: 720, ..HARD };

/// The bot that tries every way to play its own turn. It uses no chance.
pub type Greedy = OneTurn<Game, Judge>;
/// The bot that looks some turns ahead. It uses no chance but what comes of the position.
pub type Ahead = search::Ahead<Game, Judge>;

impl Seated for Game {
    const BOTS: &'static [&'static str] = &["random", "learned", "greedy"];
    const LEVELS: &'static [&'static str] = &["easy", "normal", "hard", "master"];

    fn thinker(name: &str, budget: Option<Budget>, seed: &Seed) -> Option<Box<dyn Bot<Game>>> {
        let levels = Levels { easy: EASY, hard: HARD, master: MASTER };
        match (name, budget) {
            ("learned", None) => Some(Box::new(OneTurn::<Game, Learned>::named("learned"))),
            _ => levels.thinker::<Game, Judge, _>(name, budget, seed, Learned::default()),
        }
    }

    fn weigh(
        view: &View<Game>,
        seat: u8,
        legal: &[Action],
        also: Option<Action>,
    ) -> Vec<Weighed<Action>> {
        search::Ahead::<Game, Learned>::new("hard", ADVICE).weigh(view, seat, legal, also)
    }

    const PARTS: &'static [&'static str] = &learned::PARTS;

    const UNIT: Unit = Unit::Margin;

    fn outcome_of(&self, seat: u8) -> Option<Outcome> {
        let points: Vec<i64> = self.scores().iter().map(|&points| points.into()).collect();
        Outcome::by_margin(&points, seat).filter(|_| self.is_over())
    }
}
