//! The sets that come with the program.

use std::sync::LazyLock;

use crate::model::TileSet;
use crate::track::TrackSet;

/// The sources of the shipped tile sets, as `(file name, text)`, in the order of [`shipped`].
/// A set that changes becomes a new file with a new version; old ones stay, so that records
/// made with them stay replayable.
pub const SOURCES: [(&str, &str); 2] = [
    ("fogbound-mists-1.toml", include_str!("../../../sets/fogbound-mists-1.toml")),
    ("base-1.toml", include_str!("../../../sets/base-1.toml")),
];

static SHIPPED: LazyLock<[TileSet; 2]> = LazyLock::new(|| {
    SOURCES.map(|(name, text)| match TileSet::parse(name, text) {
        Ok(set) => set,
        // The texts are part of the program, and a test loads them.
        Err(error) => unreachable!("{error}"),
    })
});

/// The sources of the shipped track sets, like [`SOURCES`], in the order of [`shipped_tracks`].
pub const TRACK_SOURCES: [(&str, &str); 1] =
    [("fogbound-ghosts-1.toml", include_str!("../../../sets/fogbound-ghosts-1.toml"))];

static SHIPPED_TRACKS: LazyLock<[TrackSet; 1]> = LazyLock::new(|| {
    TRACK_SOURCES.map(|(name, text)| match TrackSet::parse(name, text) {
        Ok(set) => set,
        // The texts are part of the program, and a test loads them.
        Err(error) => unreachable!("{error}"),
    })
});

/// All shipped tile sets.
#[must_use]
pub fn shipped() -> &'static [TileSet] {
    &*SHIPPED
}

/// The shipped tile set with this id and version.
#[must_use]
pub fn find(id: &str, version: u32) -> Option<&'static TileSet> {
    shipped().iter().find(|set| set.id == id && set.version == version)
}

/// The newest shipped tile set with this id.
#[must_use]
pub fn newest(id: &str) -> Option<&'static TileSet> {
    shipped().iter().filter(|set| set.id == id).max_by_key(|set| set.version)
}

/// The newest mist set of our own design (`fogbound-mists`).
#[must_use]
pub fn fogbound_mists() -> &'static TileSet {
    &SHIPPED[0]
}

/// The newest set of the base game's 72 tiles (`base`, C-2).
#[must_use]
pub fn base() -> &'static TileSet {
    &SHIPPED[1]
}

/// All shipped track sets.
#[must_use]
pub fn shipped_tracks() -> &'static [TrackSet] {
    &*SHIPPED_TRACKS
}

/// The shipped track set with this id and version.
#[must_use]
pub fn find_tracks(id: &str, version: u32) -> Option<&'static TrackSet> {
    shipped_tracks().iter().find(|set| set.id == id && set.version == version)
}

/// The newest shipped track set with this id.
#[must_use]
pub fn newest_tracks(id: &str) -> Option<&'static TrackSet> {
    shipped_tracks().iter().filter(|set| set.id == id).max_by_key(|set| set.version)
}

/// The newest track set of our own design (`fogbound-ghosts`).
#[must_use]
pub fn fogbound_ghosts() -> &'static TrackSet {
    &SHIPPED_TRACKS[0]
}
