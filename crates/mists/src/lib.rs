//! The rules of Mists over Carcassonne: a game as a pure value.
//!
//! A [`Setup`] is untrusted; [`Setup::validate`] makes [`Rules`] of it, and
//! [`Game::start`](fogbound_game::Game::start) a game.
//! [`Game::apply`](fogbound_game::Game::apply) is the only thing that changes a game; it returns events or a
//! typed refusal.
//!
//! ```
//! use fogbound_mists::{Game, Level, Order, Setup};
//! use fogbound_game::{Game as _, Seed};
//! use std::sync::Arc;
//!
//! let set = Arc::new(fogbound_sets::fogbound_mists().clone());
//! let level = Level::number(1).ok_or("no such level")?;
//! let rules = Arc::new(Setup::new(set, level, 2).validate()?);
//! let (mut game, _) = Game::start(rules, &Order::Seed(Seed::new("lamplight")))?;
//! while let Some(decision) = game.decision() {
//!     let action = game.legal()[0];
//!     let events = game.apply(action)?;
//!     assert!(!events.is_empty(), "{decision:?}");
//! }
//! assert!(game.outcome().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **Where is rule M-6.2?** In `steps/`, one file for each step of a turn, each section named in its
//! first line: M-1 `setup.rs` and `level.rs`, M-3 `steps/place.rs`, M-4 `steps/mist.rs` and
//! `steps/split.rs`, M-5 `steps/bury.rs`, M-6 `steps/ghosts.rs`, M-7 `steps/meeple.rs`, M-8 and M-9
//! `steps/score.rs`, M-10 `steps/hounds.rs`, M-11 `steps/face_down.rs`, M-12 `steps/end.rs`. Placing,
//! regions and mist banks themselves are those of `fogbound_landscape`.
//!
//! **Invariants.** No clock, no I/O, no text for players, no floats. Nothing allocates after setup
//! except lists handed to the caller. Chance comes only from the [`Order`]. A [`View`] holds nothing
//! its seat must not know.

mod action;
pub mod audit;
mod event;
mod game;
mod hash;
mod level;
mod public;
mod setup;
mod state;
mod steps;

pub use action::{About, Action, Ask, Decision, Feature, Hound, Region, Split};
pub use event::{Event, Spot};
pub use fogbound_landscape::Order;
pub use game::{Game, View};
pub use level::{Cemeteries, Level, MAX_GOAL, Piles, Scoring};
pub use public::{Holder, RegionInfo};
pub use setup::{JointScoring, Options, Rules, Setup};
pub use state::{GhostsView, HoundPlace, MeepleView, Outcome, Target, TileView};

/// Version of the rules; a game keeps the one it began with.
pub const RULES_VERSION: &str = "1";
