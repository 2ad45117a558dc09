//! Tests of the shipped sets.

#![allow(clippy::unwrap_used)]

mod design;
mod docs;
mod shipped;
mod shipped_tracks;
