//! Tests of the tile-set language and the shipped sets.

#![allow(clippy::unwrap_used)]

mod boards;
mod common;
mod design;
mod docs;
mod hash;
mod refusals;
mod robust;
mod shipped;
mod shipped_tracks;
mod tracks;
