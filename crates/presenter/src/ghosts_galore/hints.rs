//! Hints for people who have never seen the game.

use crate::hints::Hints;
use fogbound_ghosts_galore::Ask;
use fogbound_table::texts::family;

/// The names of all hints.
const NAMES: [&str; 8] = ["side", "keep", "claim", "decide", "place", "lamp", "hidden", "score"];

/// All hints.
pub(super) const HINTS: Hints = Hints {
    names: &NAMES,
    say: |texts, name| texts.say(family!("guide-ghosts-galore-", in NAMES, name)),
    sections: &[("T-2.4", "lamp"), ("T-4", "score")],
};

/// Returns the hint for a question.
pub(crate) const fn hint(ask: Ask) -> &'static str {
    match ask {
        Ask::Side => "side",
        Ask::Keep => "keep",
        Ask::Claim => "claim",
        Ask::Decide => "decide",
        Ask::Place => "place",
        Ask::Hidden => "hidden",
    }
}
