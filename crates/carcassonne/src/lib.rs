//! The rules of competitive Carcassonne, base game and the expansion with ghosts, castles and
//! cemeteries: a game as a pure value.
//!
//! A [`Setup`] is untrusted; [`Setup::validate`] makes [`Rules`] of it, and
//! [`Game::start`](fogbound_game::Game::start) a game. [`Game::apply_of`](fogbound_game::Game::apply_of) is the
//! only thing that changes a game; it returns events or a typed refusal.
//!
//! ```
//! use fogbound_carcassonne::{Game, Order, Parts, Setup};
//! use fogbound_game::{Game as _, Seed};
//! use std::sync::Arc;
//!
//! let rules = Arc::new(Setup::new(Parts::ALL, 3).validate()?);
//! let (mut game, _) = Game::start(rules, &Order::Seed(Seed::new("lamplight")))?;
//! while game.ask().is_some() {
//!     let action = game.legal()[0];
//!     game.apply(action)?;
//! }
//! assert_eq!(game.ranks().map(|ranks| ranks.len()), Some(3));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **Where is rule G-2.2?** G-0 `parts.rs`; C-1, C-2, G-1 `setup.rs`; then `steps/`, one file for each step of
//! a turn: C-3 `place.rs`, G-2 `ghosts.rs`, C-3, C-4 and G-3 `meeple.rs` and `site.rs` with `../offers.rs`, C-5 and G-4 `score.rs`, C-6
//! and G-5 `last.rs`; C-7 `game.rs`. Placing, regions, fields, mist
//! and the deck are those of
//! `fogbound_landscape`.
//!
//! **Invariants.** No clock, no I/O, no text for players, no floats. Nothing allocates after setup
//! except lists handed to the caller. Chance comes only from the [`Order`]. A [`View`] holds nothing
//! its seat must not know.

mod action;
pub mod audit;
mod event;
mod game;
mod offers;
mod parts;
mod public;
mod setup;
mod state;
mod steps;

pub use action::{Action, Ask, Piece, Stand};
pub use event::{Event, Feature};
pub use fogbound_landscape::Order;
pub use game::{Game, View};
pub use parts::Parts;
pub use public::{Holder, MeepleView, TileView};
pub use setup::{GhostCost, MAX_PLAYERS, Options, Rules, Setup};
pub use state::Breakdown;
pub use steps::{Region, Worth};

/// Version of the rules; a game keeps the one it began with.
pub const RULES_VERSION: &str = "1";
