//! The table of Carcassonne: its records, sentences and traces, and the generic types for this game.

mod record;
pub(crate) mod texts;
mod trace;

pub use trace::meeple;

crate::games::types!(fogbound_carcassonne);
