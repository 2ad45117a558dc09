//! All games through the one face of the presenter.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod advice;
mod analysis;
mod examples;
mod ghosts_galore;
mod landscape;
mod lesson;
mod puzzles;
mod seats;
mod stars;
mod story;
mod told;
mod turning;
