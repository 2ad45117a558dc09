//! The gauntlet every game must pass, and fuzzing of everything that reads files.
//!
//! * [`properties`] — random games with every property checked after every ply; a game takes part
//!   by implementing [`Contest`].
//! * [`previews`] — random games at a table: drafts, previews, undo, consent.
//! * [`landscape`], [`ghosts_galore`] — the games in the gauntlet.
//! * [`scorer`] — random boards scored by an independent scorer.
//! * [`fuzz`] — random and mutated files for every reader.
//! * [`referee`] — random games judged by an independent referee.
//! * [`rates`] — how fast random games run.
//! * [`balance`] — what each category of Ghosts Galore brings with the shipped set.
//! * [`handicaps`] — what a team of Mists pays for ignoring ghost removal or joint scoring.
//! * [`parallel`] — rounds on all cores, with a seed that repeats a failure.
//!
//! Tests run a fraction of it with a fresh seed; `cargo xtask soak` runs all of it.

pub mod balance;
mod contest;
pub mod fuzz;
pub mod ghosts_galore;
pub mod handicaps;
pub mod landscape;
pub mod parallel;
pub mod previews;
pub mod properties;
pub mod rates;
pub mod referee;
pub mod scorer;
pub mod solve;

pub use contest::{Chance, Contest, Contested, Style, Twin};
