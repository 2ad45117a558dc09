//! Bots for Ghosts Galore.

mod board;
mod claim;
mod contents;
mod hopes;
mod planner;
mod survey;
mod tracks;
mod worth;

pub use planner::Planner;

use crate::{Bot, Random, Seated};
use fogbound_game::Seed;
use fogbound_ghosts_galore::Game;

impl Seated for Game {
    const BOTS: &'static [&'static str] = &["random", "planner"];

    fn bot(name: &str, seed: &Seed, seat: u8) -> Option<Box<dyn Bot<Game>>> {
        match name {
            "random" => Some(Box::new(Random::new::<Game>(seed, seat))),
            "planner" => Some(Box::new(Planner::default())),
            _ => None,
        }
    }

    fn adviser() -> Box<dyn Bot<Game>> {
        Box::new(Planner::default())
    }
}
