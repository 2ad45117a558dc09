//! The terminal beside the face it is a front of.

// Helpers of tests may panic.
#![allow(clippy::unwrap_used)]

mod boards;
mod fourth_game;
mod fronts;
mod qr;
