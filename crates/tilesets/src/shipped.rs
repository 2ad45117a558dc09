//! The sets that come with the program.

use std::sync::LazyLock;

use crate::model::TileSet;

/// The sources of the shipped sets, as `(file name, text)`, in the order of [`shipped`].
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

/// All shipped sets.
#[must_use]
pub fn shipped() -> &'static [TileSet] {
    &*SHIPPED
}

/// The shipped set with this id and version.
#[must_use]
pub fn find(id: &str, version: u32) -> Option<&'static TileSet> {
    shipped().iter().find(|set| set.id == id && set.version == version)
}

/// The newest shipped set with this id.
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
