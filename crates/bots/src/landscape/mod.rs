//! Bots for the games on landscapes.

pub mod carcassonne;
pub mod mists;
mod patterns;
