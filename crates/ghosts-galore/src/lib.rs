//! The rules of Ghosts Galore: a game as a pure value.
//!
//! A [`Setup`] is untrusted; [`Setup::validate`] makes [`Rules`] of it, and
//! [`Game::start`](fogbound_game::Game::start) a game. [`Game::apply_of`](fogbound_game::Game::apply_of) is the
//! only thing that changes a game; it returns events or a typed refusal. Several decisions are *simultaneous*
//! (X-5): [`Game::deciding`](fogbound_game::Game::deciding) names all seats that have still to choose, they may
//! answer in any order, and nothing happens before the last one has.
//!
//! ```
//! use fogbound_ghosts_galore::{Game, Order, Setup};
//! use fogbound_game::{Game as _, Seed};
//! use std::sync::Arc;
//!
//! let set = Arc::new(fogbound_sets::fogbound_ghosts().clone());
//! let rules = Arc::new(Setup::new(set, 3).validate()?);
//! let (mut game, _) = Game::start(rules, &Order::Seed(Seed::new("lamplight")))?;
//! while let Some(seat) = game.deciding().seats().smallest() {
//!     let action = game.legal_of(seat)[0];
//!     game.apply_of(seat, action)?;
//! }
//! assert_eq!(game.ranks().map(|ranks| ranks.len()), Some(3));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **Where is rule T-3.2?** T-1 `setup.rs`, `deal.rs` and `tile.rs`, its decisions in
//! `steps/before.rs`; T-2.1 and T-2.2 `steps/claim.rs`; T-2.3 to T-2.5 `steps/place.rs`; T-2.6
//! `view.rs`; T-3 `board.rs`; T-4 `score.rs`, its numbers `tables.rs`.
//!
//! **Invariants.** No clock, no I/O, no text for players, no floats. Nothing allocates after setup
//! except lists handed to the caller. Chance comes only from the [`Order`]. A [`View`] holds nothing
//! its seat must not know.

mod action;
mod advice;
pub mod audit;
mod board;
mod deal;
mod event;
mod explain;
mod game;
mod public;
mod score;
mod setup;
mod state;
mod steps;
pub mod tables;
mod tile;
mod view;

pub use action::{Action, Ask};
pub use advice::{Best, Gain};
pub use board::{Doors, End, EndKind, Grid, Path, SPACES, neighbour};
pub use deal::{Cards, Deal, Order, SeatBoard, Sight};
pub use event::Event;
pub use explain::{BoardReport, PathReport, Spot};
pub use game::{Game, View};
pub use score::{Category, PathPoints, Scoring, Sheet, Tally, add_bonus, path_points, ranks};
pub use setup::{MAX_PLAYERS, Options, ROUNDS, Rules, Setup};
pub use tile::{Catalogue, TileId, is_curve};

/// Version of the rules; a game keeps the one it began with.
pub const RULES_VERSION: &str = "1";
