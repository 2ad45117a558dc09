//! The sets that come with the program: the files of `sets/`, read and checked when it is built.
//!
//! [`fogbound_mists`] and [`base`] are the shipped tile sets, [`fogbound_ghosts`] is the shipped track set;
//! [`shipped`] and [`shipped_tracks`] list all versions for records. A set is unpacked from bytes when it is
//! first asked for. So a program that reads no files of sets, like the client for the browser, holds no
//! reader either. [`SOURCES`] and [`TRACK_SOURCES`] are the texts.

// Only the build script packs.
#[allow(dead_code)]
mod packed;
mod sources;

use std::sync::LazyLock;

use fogbound_tilesets::{TileSet, TrackSet};
use packed::Packed as _;

pub use sources::{SOURCES, TRACK_SOURCES};

static SHIPPED: LazyLock<[TileSet; SOURCES.len()]> =
    LazyLock::new(|| <_>::unpack(&mut include_bytes!(concat!(env!("OUT_DIR"), "/tiles")).iter()));

static SHIPPED_TRACKS: LazyLock<[TrackSet; TRACK_SOURCES.len()]> =
    LazyLock::new(|| <_>::unpack(&mut include_bytes!(concat!(env!("OUT_DIR"), "/tracks")).iter()));

/// Returns all shipped tile sets.
#[must_use]
pub fn shipped() -> &'static [TileSet] {
    &*SHIPPED
}

/// Returns the newest shipped tile set with this id.
#[must_use]
pub fn newest(id: &str) -> Option<&'static TileSet> {
    shipped().iter().filter(|set| set.id == id).max_by_key(|set| set.version)
}

/// Returns the newest mist set of our own design (`fogbound-mists`).
#[must_use]
pub fn fogbound_mists() -> &'static TileSet {
    &SHIPPED[0]
}

/// Returns the newest set of the base game's 72 tiles (`base`, C-2).
#[must_use]
pub fn base() -> &'static TileSet {
    &SHIPPED[2]
}

/// Returns all shipped track sets.
#[must_use]
pub fn shipped_tracks() -> &'static [TrackSet] {
    &*SHIPPED_TRACKS
}

/// Returns the newest shipped track set with this id.
#[must_use]
pub fn newest_tracks(id: &str) -> Option<&'static TrackSet> {
    shipped_tracks().iter().filter(|set| set.id == id).max_by_key(|set| set.version)
}

/// Returns the newest track set of our own design (`fogbound-ghosts`).
#[must_use]
pub fn fogbound_ghosts() -> &'static TrackSet {
    &SHIPPED_TRACKS[0]
}
