//! Tile sets as data: a small TOML language, a loader that explains every mistake, the shipped sets.
//!
//! A [`TileSet`] is a validated value: every set that exists obeys M-0.1 and C-2.2.
//! The language is described in `docs/tile-sets.md`.
//!
//! **Invariants.** No I/O (the caller reads files), no rule of any game beyond what a tile may be.

mod model;

pub use model::{
    Block, Building, City, Field, Group, Kind, Mist, Road, RoadEnd, Start, Terrain, TileSet,
};
