//! An independent judge of traces.
//!
//! A trace is the JSON Lines form of a game: setup, every decision with its legal answers and the
//! position, and the result. The judge shares no code with the engine. It plays the game a second
//! time from the setup and the choices alone, slowly and plainly: regions are found by flood fill
//! whenever they are needed, and nothing is kept that could be computed again. Wherever its own
//! run through the rules asks for a decision it reads a line of the trace and compares who decides,
//! what is asked, the whole set of legal answers and the whole position.
//!
//! `judge` cuts the stream into games, `game` is the frame that every game is judged in: it asks,
//! compares a line (with `script` and `events`) and stops. The rules of a game are a folder of their
//! own and implement `game::Judged`: `mists` (M), `carcassonne` (C, G) and `ghosts_galore` (T), which
//! takes its scores from the independent [`scorer`]. The first two share the tiles of `landscape`.
//! `geometry` is X-1. Each module of a folder holds one part of the rules and can be read next to it.
//!
//! Finished games that reveal the order of their tiles are checked in full. Without that order the
//! drawn tiles are taken from the trace; a game without an end line is judged as far as it goes.

mod carcassonne;
mod events;
mod geometry;
mod ghosts_galore;
mod judge;
mod landscape;
mod mists;
mod report;
pub mod scorer;
mod script;
mod trial;

#[cfg(test)]
mod tests;

use serde_json::Value;

pub use judge::{Judge, check};
pub use report::{Summary, Violation};

/// Judges a game, given its setup line and what follows.
type JudgeGame = fn(&Value, script::Script<'_>, &mut Summary) -> Vec<Violation>;

/// All games, by their names in a setup line.
const GAMES: [(&str, JudgeGame); 3] = [
    ("mists", trial::judge::<mists::Mists>),
    ("carcassonne", trial::judge::<carcassonne::Carcassonne>),
    ("ghosts-galore", trial::judge::<ghosts_galore::GhostsGalore>),
];
