//! Bots for Mists over Carcassonne.

mod banks;
mod greedy;
pub mod solver;

pub use banks::banks;
pub use greedy::{Greedy, Weights};

use crate::search::{self, Depth, Levels};
use crate::{Bot, Seated};
use fogbound_game::Seed;
use fogbound_mists::Game;
use greedy::Judge;

/// How far up a beginner's judgement is wrong, in thousandths of a point.
const EASY: u32 = 6_000;
/// The depth of `hard`.
pub const HARD: Depth = Depth { candidates: 16, same: 2, turns: 2, budget: 150 };
/// The depth of `master`.
pub const MASTER: Depth = Depth { candidates: 16, same: 2, turns: 2, budget: 3_000 };

/// The bot that looks some turns ahead. It uses no chance but what comes of the position.
pub type Ahead = search::Ahead<Game, Judge>;

impl Seated for Game {
    const BOTS: &'static [&'static str] = &["random", "greedy"];
    const LEVELS: &'static [&'static str] = &["easy", "normal", "hard", "master"];

    fn thinker(name: &str, seed: &Seed) -> Option<Box<dyn Bot<Game>>> {
        Levels { easy: EASY, hard: HARD, master: MASTER }.thinker::<Game, Judge>(name, seed)
    }

    fn adviser() -> Box<dyn Bot<Game>> {
        Box::new(Greedy::named("normal"))
    }
}
