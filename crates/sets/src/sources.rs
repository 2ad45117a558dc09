//! The files of the shipped sets.

/// The sources of the shipped tile sets, as `(file name, text)`, in the order of
/// [`shipped`](crate::shipped). A set that changes becomes a new file with a new version; old ones
/// stay, so that records made with them stay replayable.
pub const SOURCES: [(&str, &str); 5] = [
    ("fogbound-mists-2.toml", include_str!("../../../sets/fogbound-mists-2.toml")),
    ("fogbound-mists-1.toml", include_str!("../../../sets/fogbound-mists-1.toml")),
    ("base-1.toml", include_str!("../../../sets/base-1.toml")),
    ("first-base-1.toml", include_str!("../../../sets/first-base-1.toml")),
    ("first-mists-1.toml", include_str!("../../../sets/first-mists-1.toml")),
];

/// The sources of the shipped track sets, like [`SOURCES`], in the order of
/// [`shipped_tracks`](crate::shipped_tracks).
pub const TRACK_SOURCES: [(&str, &str); 1] =
    [("fogbound-ghosts-1.toml", include_str!("../../../sets/fogbound-ghosts-1.toml"))];
