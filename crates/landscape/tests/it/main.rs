//! The map of square tiles.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod fields;
mod map;
