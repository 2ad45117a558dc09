//! Pictures of both families of tiles, of positions, and of the paper around them.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod landscape;
mod panel;
mod sight;
mod train;
