//! The contents of a screen, as plain data: sentences are finished, pictures are yet to be drawn, answers are
//! texts as records write them.

mod advice;
mod board;
mod example;
mod panel;
mod question;
mod story;
mod told;
mod verdict;

pub use advice::*;
pub use board::*;
pub use example::*;
pub use fogbound_pictures::Glyph;
pub use fogbound_pictures::panel::Entry;
pub use panel::*;
pub use question::*;
pub use story::*;
pub use told::*;
pub use verdict::Verdict;
