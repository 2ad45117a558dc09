//! The presentation of a game, as plain data: questions, answers, consequences, boards, words.
//!
//! A screen knows every game by one face, [`Presenter`]. Answers are texts as records write them,
//! sentences are finished, boards are scenes, and small things are glyphs: whoever shows them needs to know no
//! rule, and draws them as it likes, in pictures or in characters.
//!
//! * [`start`] begins the game of a [`Wish`]; [`open`] takes up a recorded one; [`form`] lists what there
//!   is to wish for.
//! * [`Course`] is a game around one screen: whose turn it is, who looks, what is taken back.
//! * [`pack`] makes a record part of an address, [`unpack`] reads it there.
//! * [`decide`] and [`hint`] are what bots do; they need nothing but the record, so that they can run where
//!   they keep nobody waiting.
//! * [`Presented`] is what each game says of itself, in `mists/`, `carcassonne/`, `ghosts_galore/`;
//!   `playing.rs` is what is the same for all.
//!
//! **Invariants.** No I/O, no clock, no page. Whatever is asked with a [`Look`] tells only what that seat may
//! know.

mod brief;
pub mod carcassonne;
mod course;
pub mod ghosts_galore;
mod hints;
mod landscape;
mod link;
pub mod mists;
mod model;
mod open;
mod playing;
mod presented;
mod presenter;
mod showcase;
mod told;
mod voice;

pub use course::{Course, Due, Offer};
pub use fogbound_table::setup::{Form, Wish, form};
pub use hints::{Hints, books};
pub use landscape::{Chance, Landscape, Outlines};
pub use link::{LinkError, pack, unpack};
pub use model::*;
pub use open::{at_table, decide, hint, open, open_with, start};
pub use presented::{Presented, Words};
pub use presenter::Presenter;
pub use showcase::showcase;
pub use told::Told as InWords;
