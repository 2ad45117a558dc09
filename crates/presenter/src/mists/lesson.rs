//! The first game that teaches.

use crate::lesson::Lesson;
use fogbound_table::texts::family;

/// The names of all that is said.
const NAMES: [&str; 16] = [
    "hello", "castle", "symbols", "room", "reward", "cemetery", "colours", "hound", "chase",
    "close", "relief", "bank", "surround", "bury", "multiply", "harvest",
];

/// The first game.
pub(super) const LESSON: Lesson = Lesson {
    script: include_str!("../lessons/mists.fogbound"),
    names: &NAMES,
    say: |texts, name| texts.say(family!("lesson-mists-", in NAMES, name)),
};
