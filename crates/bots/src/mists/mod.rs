//! Bots for Mists over Carcassonne.

mod greedy;
mod playout;
pub mod solver;

pub use greedy::{Greedy, Weights};
pub use playout::{Playout, Stats, play_out};

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
