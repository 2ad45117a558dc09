//! One running game: seats, undo, the record, the trace, and the texts a player reads.
//!
//! **Invariants.** No I/O (the caller reads and writes files), no clock.

pub mod level_file;
pub mod record;
pub mod session;
pub mod texts;
pub mod tile_set_file;
pub mod trace;
