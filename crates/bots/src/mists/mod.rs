//! Bots for Mists over Carcassonne.

mod banks;
mod greedy;
pub mod solver;

pub use banks::banks;
pub use greedy::{Greedy, Weights};

use crate::{Bot, Random, Seated};
use fogbound_game::Seed;
use fogbound_mists::Game;

impl Seated for Game {
    const BOTS: &'static [&'static str] = &["random", "greedy"];

    fn bot(name: &str, seed: &Seed, seat: u8) -> Option<Box<dyn Bot<Game>>> {
        match name {
            "random" => Some(Box::new(Random::new::<Game>(seed, seat))),
            "greedy" => Some(Box::new(Greedy::default())),
            _ => None,
        }
    }

    fn adviser() -> Box<dyn Bot<Game>> {
        Box::new(Greedy::default())
    }
}
