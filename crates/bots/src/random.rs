//! The bot that plays anything.

use crate::{Bot, Veiled};
use fogbound_game::{Rng, Seed};
use fogbound_mists::{Action, View};

/// Picks uniformly among the listed actions of each decision.
#[derive(Clone, Debug)]
pub struct Random(Rng);

/// Random streams of the seats, apart from that of the tiles.
const STREAMS: [&str; 5] =
    ["mists bot 0", "mists bot 1", "mists bot 2", "mists bot 3", "mists bot 4"];

impl Random {
    /// The bot of a seat (0–4) with the stream `mists bot SEAT` of `seed`.
    #[must_use]
    pub fn new(seed: &Seed, seat: u8) -> Random {
        Random(seed.stream(STREAMS[usize::from(seat) % STREAMS.len()]))
    }

    fn pick(&mut self, legal: &[Action]) -> Action {
        // A list of actions is far shorter than 2^32.
        legal[self.0.below(legal.len() as u32) as usize]
    }
}

impl Bot for Random {
    fn name(&self) -> &'static str {
        "random"
    }

    fn choose(&mut self, _view: &View, legal: &[Action]) -> Action {
        self.pick(legal)
    }

    fn choose_veiled(&mut self, _veiled: Veiled<'_>, legal: &[Action]) -> Action {
        self.pick(legal)
    }
}
