//! The bot that plays anything.

use crate::bot::{Bot, Veiled};
use fogbound_game::{Game, Rng, Seed, View};

/// Picks uniformly among the listed actions of each decision.
#[derive(Clone, Debug)]
pub struct Random(Rng);

impl Random {
    /// Returns the bot of a seat with the stream `GAME bot SEAT` of `seed`, apart from that of the
    /// tiles.
    #[must_use]
    pub fn new<G: Game>(seed: &Seed, seat: u8) -> Random {
        Random(seed.stream(&format!("{} bot {seat}", G::NAME)))
    }

    fn pick<A: Copy>(&mut self, legal: &[A]) -> A {
        // A list of actions is far shorter than 2^32.
        legal[self.0.below(legal.len() as u32) as usize]
    }
}

impl<G: Game> Bot<G> for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn choose(&mut self, _view: &View<G>, _seat: u8, legal: &[G::Action]) -> G::Action {
        self.pick(legal)
    }

    fn choose_veiled(&mut self, _veiled: Veiled<'_, G>, legal: &[G::Action]) -> G::Action {
        self.pick(legal)
    }
}
