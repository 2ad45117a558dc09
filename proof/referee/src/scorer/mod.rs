//! An independent scorer of *Ghosts Galore* boards, finished or not.
//!
//! It shares no code with the engine. Tiles are taken apart into sections with two ends each, the
//! ends are put into a map, and every path is walked from end to end (T-3); each of the 13
//! categories is then counted on its own, straight from the boards (T-4). Nothing is kept that
//! could be counted again, and nothing is done for speed.
//!
//! Input and output have the field names of a trace, so `options` and `tiles` of a setup line can
//! be used as they are.
//!
//! ```
//! let text = r#"{
//!   "options": {"walls_are_dead_ends": true},
//!   "tiles": [{"name": "bend", "sections": [{"edges": "NW", "monsters": ["bat"]}], "diamonds": [3]}],
//!   "boards": [
//!     {"doors": [{"cell": 0, "side": "N", "kind": "bone"}, {"cell": 0, "side": "W", "kind": "bone"},
//!                {"cell": 8, "side": "E", "kind": "tooth"}, {"cell": 8, "side": "S", "kind": "tooth"}],
//!      "grid": [[0, 0], null, null, null, null, null, null, null, null]},
//!     {"doors": [{"cell": 1, "side": "N", "kind": "bone"}, {"cell": 3, "side": "W", "kind": "bone"},
//!                {"cell": 5, "side": "E", "kind": "tooth"}, {"cell": 7, "side": "S", "kind": "tooth"}],
//!      "grid": [null, null, null, null, null, null, null, null, null]}
//!   ]
//! }"#;
//! let outcome = fogbound_referee::scorer::score(&fogbound_referee::scorer::read(text)?)?;
//! let first = &outcome.scores[0];
//! assert_eq!((first.dragons, first.diamonds, first.bone_doors, first.total), (-5, 3, 2, 0));
//! assert_eq!(outcome.ranks, [1, 2]);
//! # Ok::<(), fogbound_referee::scorer::Problem>(())
//! ```

mod check;
mod input;
mod problem;
mod score;
mod track;

#[cfg(test)]
mod tests;

pub use input::{
    Door, DoorKind, Edges, Input, Monster, Options, PlayerBoard, Section, Side, Tile, read,
};
pub use problem::Problem;
pub use score::{Outcome, Score, score};
