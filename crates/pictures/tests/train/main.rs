//! Tests of figures and of the pictures of Ghosts Galore.

#![allow(clippy::unwrap_used, reason = "a test may panic")]

mod boards;
mod budget;
mod common;
mod distinct;
mod files;
mod layers;
mod looks;
#[path = "../shared/sight.rs"]
mod sight;
mod view;
