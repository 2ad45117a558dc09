//! Games for programs that learn and measure: every game by one face, and many games at once.
//!
//! * [`rules`] validates a [`Wish`] once; [`Rules`] start any number of games from it.
//! * [`Play`] is a running game: legal answers as texts or by their places in the list, undo, views, records.
//!   [`open`] takes up a recorded one.
//! * [`Player`] is a bot. It gets the view of its seat.
//! * [`Batch`] plays many games at once, and starts a new one in the place of each that ends.
//!
//! **Invariants.** No I/O, no clock. The same rules, seeds and answers give the same games, whatever the number of
//! games in a batch, and of threads that step it.

mod batch;
mod observe;
mod play;
mod player;
mod reward;
mod rules;

pub use batch::{Batch, Lengths, Lists, State, StepError};
pub use fogbound_bots::seatings;
pub use fogbound_table::setup::{SetUpFile, Wish};
pub use observe::{Legend, Observation, Shape, TooMany, VERSION, WIDTH};
pub use play::{Answer, Play, open};
pub use player::{Player, bots};
pub use reward::Reward;
pub use rules::{NoRules, Rules, rules, sets};

use fogbound_game::Refusal;
use fogbound_presenter::Presented;
use fogbound_table::texts::Texts;
use fogbound_table::trace::Traced;

/// Returns a refusal in words.
#[must_use]
pub fn in_words(refusal: &Refusal) -> String {
    Texts::english().refusal(refusal)
}

/// A game with everything that is needed of it here.
trait Hosted: Presented + Traced + observe::Observed {}

impl<G: Presented + Traced + observe::Observed> Hosted for G {}
