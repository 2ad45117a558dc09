//! The first game that teaches.

use crate::lesson::Lesson;
use fogbound_table::texts::family;

/// The names of all that is said.
const NAMES: [&str; 15] = [
    "hello",
    "traveller",
    "haunted",
    "knight",
    "complete",
    "town",
    "farmer",
    "spoil",
    "scare",
    "monastery",
    "monk",
    "second",
    "lane",
    "guard",
    "last",
];

/// The first game.
pub(super) const LESSON: Lesson = Lesson {
    script: include_str!("../lessons/carcassonne.fogbound"),
    names: &NAMES,
    say: |texts, name| texts.say(family!("lesson-carcassonne-", in NAMES, name)),
};
