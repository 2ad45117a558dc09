//! Bots for Ghosts Galore.

mod board;
mod claim;
mod contents;
mod effort;
mod hopes;
mod planner;
mod prospects;
mod survey;
mod tracks;
mod worth;

pub use effort::{EASY, Effort, HARD, MASTER, NORMAL};
pub use planner::Planner;

use crate::{Bot, Budget, Outcome, Seated, Weighed};
use fogbound_game::{Game as _, Seed};
use fogbound_ghosts_galore::{Action, Category, Game, View};

/// The names of the categories.
const PARTS: [&str; Category::ALL.len()] = {
    let mut names = [""; Category::ALL.len()];
    let mut at = 0;
    while at < names.len() {
        names[at] = Category::ALL[at].name();
        at += 1;
    }
    names
};

impl Seated for Game {
    const BOTS: &'static [&'static str] = &["random", "planner"];
    const LEVELS: &'static [&'static str] = &["easy", "normal", "hard", "master"];

    fn thinker(name: &str, budget: Option<Budget>, seed: &Seed) -> Option<Box<dyn Bot<Game>>> {
        Some(Box::new(match (name, budget) {
            ("easy", None) => Planner::of_level("easy", EASY).erring(seed),
            ("planner", None) => Planner::default(),
            ("normal", None) => Planner::of_level("normal", NORMAL),
            ("hard", _) => Planner::of_level("hard", HARD).within(budget),
            ("master", _) => Planner::of_level("master", MASTER).within(budget),
            _ => return None,
        }))
    }

    fn weigh(
        view: &View,
        seat: u8,
        legal: &[Action],
        also: Option<Action>,
    ) -> Vec<Weighed<Action>> {
        Planner::of_level("hard", HARD).weigh(view, seat, legal, also)
    }

    const PARTS: &'static [&'static str] = &PARTS;

    fn outcome_of(&self, seat: u8) -> Option<Outcome> {
        let sheets = self.sheets();
        let points: Vec<i64> = sheets.iter().map(|sheet| sheet.total().into()).collect();
        Outcome::by_score(&points, seat).filter(|_| self.is_over())
    }
}
