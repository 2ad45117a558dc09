//! A small valid set to break in one place.

use fogbound_tilesets::{LoadError, TileSet};

/// A valid set of two kinds and four quarters.
pub const VALID: &str = include_str!("little.toml");

/// The valid set with the one place that reads `from` changed to `to`.
pub fn edited(from: &str, to: &str) -> String {
    assert_eq!(VALID.matches(from).count(), 1, "{from} must occur once");
    VALID.replace(from, to)
}

/// The error of a set that must be refused.
pub fn refused(text: &str) -> LoadError {
    TileSet::parse("little.toml", text).expect_err("must be refused")
}

/// Checks that the edit is refused with exactly one problem, under `rule`, in whose technical form
/// `piece` stands: its key, and arguments where they matter.
pub fn assert_refused(from: &str, to: &str, rule: &str, piece: &str) {
    let error = refused(&edited(from, to));
    let problems = error.problems();
    assert_eq!(problems.len(), 1, "{problems:#?}");
    assert_eq!(problems[0].rule(), rule, "{problems:#?}");
    assert!(problems[0].to_string().contains(piece), "{problems:#?}");
    assert!(problems[0].line().is_some());
}
