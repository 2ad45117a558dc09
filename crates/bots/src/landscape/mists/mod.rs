//! Bots for Mists over Carcassonne.

mod banks;
mod greedy;
pub mod solver;

pub use banks::banks;
pub use greedy::{Greedy, Weights};

use crate::search::{self, Depth, Levels};
use crate::{Bot, Budget, Outcome, Seated, Unit, Weighed};
use fogbound_game::{Seed, View};
use fogbound_mists::{Action, Game};
use greedy::Judge;

/// How far up a beginner's judgement is wrong, in thousandths of a point.
const EASY: u32 = 6_000;
/// The depth of `hard`.
pub const HARD: Depth =
    Depth { candidates: 16, same: 2, turns: 2, whole_round: false, budget: 300, usual_turn: 95 };
/// The depth of advice: that of `hard`, with more time for turns that can be played in many ways. It judges by what was
/// learned.
const ADVICE: Depth = Depth { usual_turn: u32::MAX, ..HARD };
/// The depth of `master`, which judges by what was learned, too.
pub const MASTER: Depth = Depth { budget: 6_000, ..ADVICE };

/// The points of the adviser's evaluation that multiply the odds of winning by e. Of numbers from 16 to 50 this one foretells
/// best how games go on after other ways to play than the best (docs/bots.md, Calibration).
const POINTS_OF_CHANCE: i64 = 32;

/// The bot that looks some turns ahead. It uses no chance but what comes of the position.
pub type Ahead = search::Ahead<Game, Judge>;

/// Returns the bot that tries every way to play its own turn, with a name and priorities of its own.
#[must_use]
pub fn greedy_with(name: &'static str, weights: Weights) -> Greedy {
    Greedy::judging(name, Judge::new(weights))
}

/// One, where small factors are told in whole numbers.
const ONE: i64 = 1 << 30;

/// Returns e to the power of minus so many thousandths, as a part of [`ONE`].
fn shrunk(thousandths: i64) -> i64 {
    // (1 - x / n)^n for n = 2^10, by squares. From 30 on it is 0.
    let step = ONE - thousandths.min(30_000) * ONE / (1_000 << 10);
    (0..10).fold(step, |power, _| power * power / ONE)
}

impl Seated for Game {
    const BOTS: &'static [&'static str] = &["random", "learned", "greedy"];
    const LEVELS: &'static [&'static str] = &["easy", "normal", "hard", "master"];

    const STYLES: &'static [&'static str] = &["careful", "bold", "builder"];

    fn thinker(name: &str, budget: Option<Budget>, seed: &Seed) -> Option<Box<dyn Bot<Game>>> {
        if let Some(&style) = Self::STYLES.iter().find(|style| **style == name) {
            let weights = Weights::of_style(style).filter(|_| budget.is_none())?;
            return Some(Box::new(greedy_with(style, weights)));
        }
        let levels = Levels { easy: EASY, hard: HARD, master: MASTER };
        match (name, budget) {
            ("learned", None) => Some(Box::new(Greedy::judging("learned", Judge::learned()))),
            _ => levels.thinker::<Game, Judge, _>(name, budget, seed, Judge::learned()),
        }
    }

    fn weigh(
        view: &View<Game>,
        seat: u8,
        legal: &[Action],
        also: Option<Action>,
    ) -> Vec<Weighed<Action>> {
        Ahead::judging("hard", ADVICE, Judge::learned()).weigh(view, seat, legal, also)
    }

    const PARTS: &'static [&'static str] = &greedy::PARTS;

    const UNIT: Unit = Unit::Chance;

    fn outcome_of(&self, _seat: u8) -> Option<Outcome> {
        let value = |won| if won { 1_000 } else { 0 };
        self.outcome().map(|outcome| Outcome { value: value(outcome.won), rank: 1 })
    }

    /// As on a logistic curve: a point decides most where the game hangs in the balance.
    fn worth_of(lead: i64, value: i64) -> i64 {
        let factor = shrunk(lead.abs() / POINTS_OF_CHANCE);
        // The odds are multiplied by the factor, or divided by it.
        let (won, lost) = (value.clamp(0, 1_000), 1_000 - value.clamp(0, 1_000));
        let (won, lost) =
            if lead < 0 { (won * factor, lost * ONE) } else { (won * ONE, lost * factor) };
        won * 1_000 / (won + lost).max(1) - value
    }
}
