//! Hints for people who have never seen the game.

use crate::hints::Hints;
use fogbound_mists::Ask;
use fogbound_table::texts::family;

/// The names of all hints.
const NAMES: [&str; 17] = [
    "place",
    "meeple",
    "ghosts",
    "bank",
    "score",
    "haunt",
    "cemetery",
    "bury",
    "spare",
    "order",
    "reward",
    "split",
    "assign",
    "hound",
    "pile",
    "face-down",
    "end",
];

/// All hints.
pub(super) const HINTS: Hints = Hints {
    names: &NAMES,
    say: |texts, name| texts.say(family!("guide-mists-", in NAMES, name)),
    sections: &[
        ("M-6", "ghosts"),
        ("M-4", "bank"),
        ("M-8", "score"),
        ("M-10", "pile"),
        ("M-11", "face-down"),
        ("M-12", "end"),
    ],
};

/// Returns the hint for a question.
pub(crate) const fn hint(ask: Ask) -> &'static str {
    match ask {
        Ask::Place => "place",
        Ask::BuryAt | Ask::Bury => "bury",
        Ask::Spare => "spare",
        Ask::Haunt => "haunt",
        Ask::Cemetery => "cemetery",
        Ask::Meeple => "meeple",
        Ask::Score => "order",
        Ask::Reward => "reward",
        Ask::Split => "split",
        Ask::Assign => "assign",
        Ask::Hound | Ask::HoundGhosts => "hound",
        Ask::FaceDown => "face-down",
    }
}
