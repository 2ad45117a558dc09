//! Bots for Carcassonne.

use crate::{Bot, Random, Seated};
use fogbound_carcassonne::Game;
use fogbound_game::Seed;

impl Seated for Game {
    const BOTS: &'static [&'static str] = &["random"];

    fn bot(name: &str, seed: &Seed, seat: u8) -> Option<Box<dyn Bot<Game>>> {
        match name {
            "random" => Some(Box::new(Random::new::<Game>(seed, seat))),
            _ => None,
        }
    }

    fn adviser() -> Box<dyn Bot<Game>> {
        Box::new(Random::new::<Game>(&Seed::new("adviser"), 0))
    }
}
