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

use crate::{Bot, Seated};
use fogbound_ghosts_galore::Game;

impl Seated for Game {
    const BOTS: &'static [&'static str] = &["random", "planner"];

    fn adviser() -> Box<dyn Bot<Game>> {
        Box::new(Planner::default())
    }
}
