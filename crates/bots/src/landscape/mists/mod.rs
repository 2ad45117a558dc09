//! Bots for Mists over Carcassonne.

mod banks;
mod greedy;
pub mod solver;

pub use banks::banks;
pub use greedy::{Greedy, Weights};

use crate::{Bot, Seated};
use fogbound_mists::Game;

impl Seated for Game {
    const BOTS: &'static [&'static str] = &["random", "greedy"];

    fn adviser() -> Box<dyn Bot<Game>> {
        Box::new(Greedy::default())
    }
}
