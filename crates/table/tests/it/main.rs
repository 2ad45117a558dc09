//! Sessions, records, traces, files and texts, for every game.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod all_games;
mod carcassonne_records;
mod carcassonne_session;
mod carcassonne_trace;
mod common;
mod ghosts_galore_public;
mod ghosts_galore_records;
mod ghosts_galore_session;
mod ghosts_galore_trace;
mod levels;
mod memory;
mod recorded_games;
mod records;
mod score_file;
mod table;
mod tile_sets;
mod trace;
mod variations;
