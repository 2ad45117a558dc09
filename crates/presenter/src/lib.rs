//! The presentation of a game, as plain data: questions, answers, consequences, boards, words.
//!
//! A screen knows every game by one face, [`Presenter`]. Answers are texts as records write them, sentences
//! are finished, boards are scenes, and small things are glyphs. A front end needs to know no rule, and draws
//! them as it likes, in pictures or in characters.
//!
//! * [`start`] begins the game of a [`Wish`], [`empty`] a position to set up; [`open`] takes up a recorded one; [`form`] lists the
//!   choices, [`length()`] says how long it would take.
//! * [`Course`] is a game around one screen: turns, viewer, taking back.
//! * [`pack`] makes a record part of an address, [`unpack`] reads it there.
//! * [`decide`] is the decision of a bot, [`counsel`] advice. They need only the record, so that they can run where
//!   they keep nobody waiting. [`Review`] looks at a finished game again, by what [`review`] finds at a position.
//! * [`Turning`] looks for the turn that a defeat hung on, by tries that [`attempt`] plays.
//! * [`Recorded`] draws pictures and films of a game for others.
//! * [`daily`] is the deal of a day, the same for everybody.
//! * [`puzzles`] are small positions to solve; [`Presenter::verdict`] judges an answer.
//! * [`Presented`] is the part of each game, in `mists/`, `carcassonne/`, `ghosts_galore/`;
//!   `playing.rs` is the part that is the same for all.
//!
//! **Invariants.** No I/O, no clock, no page. Whatever is asked with a [`Look`] reveals only what that seat
//! may know.

mod advice;
mod analysis;
mod brief;
pub mod carcassonne;
mod course;
pub mod daily;
mod examples;
pub mod ghosts_galore;
mod hints;
mod in_words;
mod landscape;
mod length;
mod lesson;
mod link;
pub mod mists;
mod model;
mod open;
mod playing;
mod poster;
mod presented;
mod presenter;
mod puzzle;
mod rulebook;
mod showcase;
mod story;
mod turning;
mod voice;
mod walk;

pub use advice::{Care, Counsel, Judged, Review, Stop, counsel, review};
pub use analysis::{Analysis, MoveLine};
pub use course::{AskedBack, Course, Due, Offer, Proposed, Sent};
pub use examples::Examples;
pub use fogbound_bots::Budget;
pub use fogbound_bots::crew::{Portion, share};
pub use fogbound_table::setup::{Form, Wish, form};
pub use hints::{Hints, books};
pub use in_words::InWords;
pub use landscape::{Chance, Landscape};
pub use length::{Length, length};
pub use lesson::{Lesson, has_lesson, lesson};
pub use link::{LinkError, pack, unpack};
pub use model::*;
pub use open::{at_table, decide, emptied, empty, open, open_with, start};
pub use poster::{Recorded, Wanted};
pub use presented::{Presented, Words};
pub use presenter::Presenter;
pub use puzzle::{
    Aim, Candidate, Checked, Fault, HARDEST, Puzzle, TRIES, aim_of, announced,
    check as check_puzzle, find as find_puzzles, missed_comment, next_puzzle, puzzles, solving,
};
pub use rulebook::{RulePart, rulebook, rules_about};
pub use showcase::showcase;
pub use story::RACES;
pub use turning::{Attempt, Found, Tried, Turning, attempt};
