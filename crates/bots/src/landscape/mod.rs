//! Bots for the games on landscapes.

mod carcassonne;
pub mod mists;
