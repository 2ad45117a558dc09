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

pub(crate) use board::{Board, FaceUp, Region, Segment, Tile, flood};
pub(crate) use meeple::where_to;
pub(crate) use place::{Land, Landscape, Look};
pub(crate) use set::{QUARTERS, Set};
pub(crate) use tiles::{Building, Counted, Face, Field, Kind, Net, Origin};

#[cfg(test)]
pub(crate) use tests::{board, kind};
#[cfg(test)]
pub(crate) use tiles::Terrain;
