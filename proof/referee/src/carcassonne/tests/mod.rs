//! Boards made by hand, whole games, and faults in them.

mod base;
mod boards;
mod ending;
mod faults;
mod hauntings;
mod selfplay;
mod turns;

use serde_json::Value;

/// A whole game, for the tests of all games.
pub(crate) fn whole_game() -> Vec<Value> {
    selfplay::play(2, [true; 4], 3)
}
