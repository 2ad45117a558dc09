//! Everything that all Fogbound games share, and nothing that belongs to one of them.
//!
//! * [`geometry`] — cells, sides, rotations.
//! * [`edges`] — sets of sides and of half-edges.
//! * [`colour`] — the six meeple colours.
//! * [`rules`] — rule ids and [`Refusal`], the typed answer to an illegal action.
//! * [`play`] — [`Game`], what every game of the family can do.
//! * [`seats`] — sets of seats, who has to decide.
//! * [`setup`] — setups in words, the readings of the rules ([`options!`]).
//! * [`short`] — sorting short lists with little code.
//! * [`simultaneous`] — decisions of several seats at once.
//! * [`chance`] — seeds and our own documented shuffle.
//! * [`vocabulary`](mod@vocabulary) — questions, answers and events, each declared once.
//! * [`hash`] — the state hash, equal on every platform.
//!
//! **Invariants.** No clock, no I/O, no threads, no floats, no hash order, no text a player reads.

mod bits;
pub mod chance;
pub mod colour;
pub mod edges;
pub mod geometry;
pub mod hash;
pub mod play;
pub mod rules;
pub mod seats;
pub mod setup;
pub mod short;
pub mod simultaneous;
mod view;
pub mod vocabulary;

pub use chance::{Rng, Seed};
pub use colour::{Colour, Colours};
pub use edges::{Edges, Halves};
pub use geometry::{Cell, Rotation, Side};
pub use hash::{StateHash, StateHasher};
pub use play::{Game, into_list};
pub use rules::{Refusal, RuleId};
pub use seats::{Deciding, MAX_SEATS, Seats};
pub use setup::{Choice, Readings, Values};
pub use short::ShortList;
pub use simultaneous::Simultaneous;
pub use view::View;
pub use vocabulary::{Answer, Fields, Happening, Worded};
