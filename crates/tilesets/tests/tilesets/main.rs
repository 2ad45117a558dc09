//! Tests of the tile-set language.

#![allow(clippy::unwrap_used)]

mod boards;
mod common;
mod hash;
mod refusals;
mod robust;
mod tracks;
