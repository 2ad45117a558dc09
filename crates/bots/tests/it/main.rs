//! Bots in whole games.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod advice;
mod bots;
mod carcassonne;
mod crew;
mod ghosts_galore;
mod learned;
mod levels;
mod seatings;
mod together;
