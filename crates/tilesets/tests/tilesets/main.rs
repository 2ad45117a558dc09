//! Tests of the tile-set language and the shipped sets.

#![allow(clippy::unwrap_used)]

mod common;
mod design;
mod docs;
mod hash;
mod refusals;
mod robust;
mod shipped;
