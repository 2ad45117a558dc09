//! All games through the one face of the presenter.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod ghosts_galore;
mod landscape;
mod puzzles;
mod story;
mod turning;
