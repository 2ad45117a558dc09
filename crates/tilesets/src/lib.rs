//! Tile sets as data: a small TOML language, a loader that finds every mistake, the shipped sets.
//!
//! A [`TileSet`] is a validated value: every set that exists obeys M-0.1 and C-2.2.
//! The language is described in `docs/tile-sets.md`.
//!
//! * [`TileSet::parse`] reads a file's text, or reports all that is wrong with it.
//! * [`fogbound_mists`] and [`base`] are the shipped sets, [`find`] looks one up for a record.
//! * [`TileSet::advice`] remarks on what is allowed but unusual.
//!
//! Problems and advice are keys with arguments; their sentences stand in `texts/`.
//!
//! **Invariants.** No I/O (the caller reads files), no rule of any game beyond what a tile may be.
//! No input makes the loader panic, and its time grows with the length of the file only.

mod advice;
mod canonical;
mod check;
mod error;
mod model;
mod parse;
mod read;
mod segment;
mod shipped;
mod start;
mod tile;
mod track;

pub use advice::Advice;
pub use error::{LoadError, MAX_PROBLEMS, Mark, Problem};
pub use model::{
    Block, Building, City, Field, Group, Kind, Mist, Road, RoadEnd, Start, Terrain, TileSet,
};
pub use parse::{FORMAT, MAX_BYTES, MAX_KINDS};
pub use shipped::{SOURCES, base, find, fogbound_mists, newest, shipped};
pub use tile::MAX_CELLS;
pub use track::{Board, Door, DoorKind, Monster, Section, TrackKind, TrackSet};
