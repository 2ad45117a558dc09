//! Hints for people who have never seen the game.

use crate::hints::Hints;
use fogbound_carcassonne::Ask;
use fogbound_table::texts::family;

/// The names of all hints.
const NAMES: [&str; 8] =
    ["place", "meeple", "ghost-other", "ghost-own", "score", "scare", "cost", "end"];

/// All hints.
pub(super) const HINTS: Hints = Hints {
    names: &NAMES,
    say: |texts, name| texts.say(family!("guide-carcassonne-", in NAMES, name)),
    sections: &[("C-5", "score"), ("G-2", "scare"), ("G-4", "cost"), ("C-6", "end")],
};

/// Returns the hint for a question.
pub(crate) const fn hint(ask: Ask) -> &'static str {
    match ask {
        Ask::Place => "place",
        Ask::GhostOther => "ghost-other",
        Ask::GhostOwn => "ghost-own",
        Ask::Meeple => "meeple",
    }
}
