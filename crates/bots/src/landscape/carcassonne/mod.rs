//! Bots for Carcassonne.

mod evaluate;
mod faces;
mod fits;
mod greedy;
mod holdings;
mod survey;
mod weights;

use crate::{Bot, Seated};
use fogbound_carcassonne::Game;
use greedy::Greedy;

impl Seated for Game {
    const BOTS: &'static [&'static str] = &["random", "greedy"];

    fn adviser() -> Box<dyn Bot<Game>> {
        Box::new(Greedy::default())
    }
}
