//! Tile sets as data: a small TOML language and a loader that finds every mistake.
//!
//! A [`TileSet`] (landscape tiles) and a [`TrackSet`] (track tiles and boards) are validated
//! values: every one that exists obeys M-0.1 and C-2.2, or T-1.1 and T-1.2.
//! The language is described in `docs/tile-sets.md`.
//!
//! * [`TileSet::parse`] and [`TrackSet::parse`] read a file's text, or report all that is wrong
//!   with it. [`AnySet::parse`] goes by the kind named in the file.
//! * [`TileSet::advice`] and [`TrackSet::advice`] remark on what is allowed but unusual.
//!
//! Problems and advice are keys with arguments. Their sentences stand in `texts/`.
//!
//! **Invariants.** No I/O (the caller reads files), no rule of any game beyond what a tile may be.
//! No input makes the loader panic, and its time grows with the length of the file only.

mod advice;
mod any;
mod canonical;
mod check;
mod document;
mod error;
mod model;
mod parse;
mod read;
mod segment;
mod start;
mod tile;
mod track;

pub use advice::Advice;
pub use any::AnySet;
pub use document::{FORMAT, MAX_BYTES, control_line};
pub use error::{LoadError, MAX_PROBLEMS, Mark, Problem};
pub use model::{
    Block, Building, City, Field, Group, Kind, Mist, Road, RoadEnd, Start, Terrain, TileSet,
};
pub use parse::MAX_KINDS;
pub use tile::MAX_CELLS;
pub use track::{
    Door, DoorKind, MAX_BOARDS, MAX_DIAMOND, MAX_DIAMONDS, MAX_MONSTERS, MAX_TRACKS, MIN_BOARDS,
    MIN_TRACKS, Monster, Section, Track, TrackBoard, TrackKind, TrackSet,
};
