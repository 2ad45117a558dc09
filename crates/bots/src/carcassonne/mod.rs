//! Bots for Carcassonne.

mod evaluate;
mod faces;
mod fits;
mod greedy;
mod holdings;
mod survey;
mod weights;

use crate::{Bot, Random, Seated};
use fogbound_carcassonne::Game;
use fogbound_game::Seed;
use greedy::Greedy;

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
