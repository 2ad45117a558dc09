//! Turns made by hand, whole games, and faults in them.

mod faults;
mod looks;
mod selfplay;
mod turns;

use serde_json::Value;

/// A whole game, for the tests of all games.
pub(crate) fn whole_game() -> Vec<Value> {
    selfplay::play(2, [true; 3], 3)
}
