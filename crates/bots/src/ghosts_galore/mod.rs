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

use crate::{Bot, Seated};
use fogbound_game::Seed;
use fogbound_ghosts_galore::Game;

impl Seated for Game {
    const BOTS: &'static [&'static str] = &["random", "planner"];
    const LEVELS: &'static [&'static str] = &["easy", "normal", "hard", "master"];

    fn thinker(name: &str, seed: &Seed) -> Option<Box<dyn Bot<Game>>> {
        Some(Box::new(match name {
            "easy" => Planner::of_level("easy", EASY).erring(seed),
            "planner" => Planner::default(),
            "normal" => Planner::of_level("normal", NORMAL),
            "hard" => Planner::of_level("hard", HARD),
            "master" => Planner::of_level("master", MASTER),
            _ => return None,
        }))
    }

    fn adviser() -> Box<dyn Bot<Game>> {
        Box::new(Planner::of_level("normal", NORMAL))
    }
}
