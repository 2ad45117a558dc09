//! An independent judge of traces.
//!
//! A trace is the JSON Lines form of a game: setup, every decision with its legal answers and the
//! position, and the result. The judge shares no code with the engine. It plays the game a second
//! time from the setup and the choices alone, slowly and plainly: regions are found by flood fill
//! whenever they are needed, and nothing is kept that could be computed again. Wherever its own
//! run through the rules asks for a decision it reads a line of the trace and compares who decides,
//! what is asked, the whole set of legal answers and the whole position.
//!
//! The `game` of the setup line names the rules that are judged: `ghosts_galore` holds those of that
//! game and has its scores from the independent [`scorer`], `carcassonne` those of the competitive one.
//! All other modules belong to the cooperative game, save for `judge`, `script`, `report` and
//! `geometry`, which all use.
//!
//! Each module holds one part of the rules and can be read next to it: `setup` and `level` M-1,
//! `tiles` M-0 and X-3, `board` the regions of M-4, M-8 and M-9, `game` the order of a turn M-2,
//! `place` M-3, `mist` M-4, `bury` M-5, `ghosts` M-6, `meeple` M-7, `scoring` M-8, `hounds` M-10,
//! `face_down` M-11, `ending` M-12. `position` and `events` write what a line must show.
//!
//! Finished games that reveal the order of their tiles are checked in full. Without that order the
//! drawn tiles are taken from the trace; a game without an end line is judged as far as it goes.

mod board;
mod bury;
mod carcassonne;
mod ending;
mod events;
mod face_down;
mod game;
mod geometry;
mod ghosts;
mod ghosts_galore;
mod hounds;
mod judge;
mod level;
mod meeple;
mod mist;
mod place;
mod position;
mod report;
pub mod scorer;
mod scoring;
mod script;
mod setup;
mod table;
mod tiles;

#[cfg(test)]
mod selfplay;
#[cfg(test)]
mod steps;
#[cfg(test)]
mod testing;

pub use judge::{Judge, check};
pub use report::{Summary, Violation};
