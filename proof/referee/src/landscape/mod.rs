//! The common part of the games with landscape tiles: `tiles` is M-0.1, C-2.2 and X-3, `board` what
//! lies there and what is joined, `set` the tiles as a setup line names them, `place` drawing and
//! placing, `meeple` the question where a meeple goes.

mod board;
mod meeple;
mod place;
mod set;
mod tiles;

#[cfg(test)]
mod tests;

pub(crate) use board::{FaceUp, Region, Segment, Tile, TileMap, flood};
pub(crate) use meeple::where_to;
pub(crate) use place::{Appearance, Land, Landscape};
pub(crate) use set::{QUARTERS, Set};
pub(crate) use tiles::{Building, Counted, Face, Field, Kind, Net, Origin};

#[cfg(test)]
pub(crate) use tests::{board, kind};
#[cfg(test)]
pub(crate) use tiles::Terrain;
