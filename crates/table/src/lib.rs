//! One running game: seats, undo, the record, the trace, and the texts a player reads.
//!
//! Records, sessions and traces are written once for all games; what each game adds is in [`games`].
//!
//! **Invariants.** No I/O (the caller reads and writes files), no clock.

pub mod aid;
pub mod file_report;
pub mod games;
pub mod level_file;
pub mod record;
pub mod score_file;
pub mod session;
pub mod setup;
pub mod texts;
pub mod tile_set_file;
pub mod trace;
