//! The first game that teaches.

use crate::lesson::Lesson;
use fogbound_table::texts::family;

/// The names of all that is said.
const NAMES: [&str; 12] = [
    "hello", "claim", "place", "last", "golem", "skeleton", "dead-end", "diamond", "doors",
    "ghost", "slime", "hidden",
];

/// The first game.
pub(super) const LESSON: Lesson = Lesson {
    script: include_str!("../lessons/ghosts-galore.fogbound"),
    names: &NAMES,
    say: |texts, name| texts.say(family!("lesson-ghosts-galore-", in NAMES, name)),
};
