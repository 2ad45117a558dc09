//! The program `fogbound`, run as a person runs it.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod analyse;
mod arena;
mod common;
mod deploy;
mod gallery;
mod language;
mod online;
mod pictures;
mod play;
mod play_carcassonne;
mod play_ghosts_galore;
mod play_table;
mod puzzles;
mod records;
mod rules;
mod score;
mod score_carcassonne;
mod serve;
mod simulate;
// Only there are there many addresses of the same machine.
#[cfg(target_os = "linux")]
mod slow;
mod tables;
mod transcripts;
