//! The table of Mists over Carcassonne: its records, sentences and traces, and the generic types for this game.

mod record;
pub(crate) mod texts;
mod trace;

crate::games::types!(fogbound_mists);
