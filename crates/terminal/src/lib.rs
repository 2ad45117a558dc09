//! Games in a terminal, line by line.
//!
//! This crate knows no game: it asks a [`Course`](fogbound_presenter::Course) whose turn it is and a
//! [`Presenter`](fogbound_presenter::Presenter) for everything to be printed, and draws scenes in
//! characters.
//!
//! * [`Front`] plays a game with the people at the screen; [`menu`] sets one up by questions; [`replay`] shows
//!   a position of a record.
//! * [`Store`] is the file of a running game; [`saved`] tells what is in one.
//! * [`online`] is the place at a table elsewhere; [`qr_lines`] is its link for phones.
//! * [`draw`] draws tiles and boards, [`Screen`] prints lines, [`Input`] reads them.

mod analyse;
mod choosing;
pub mod draw;
mod ending;
mod example;
mod front;
mod input;
pub mod menu;
pub mod online;
mod panels;
mod puzzle;
mod qr;
mod question;
pub mod replay;
mod rules;
pub mod saved;
mod screen;
pub mod store;
mod told;
mod words;

pub use analyse::Analyst;
pub use example::example_lines;
pub use front::{Front, Manner};
pub use input::Input;
pub use puzzle::Solver;
pub use qr::qr_lines;
pub use rules::find_rules;
pub use screen::{Screen, has_failed, wants_colour, wrap};
pub use store::{Store, Trouble};
