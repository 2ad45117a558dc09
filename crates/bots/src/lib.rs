//! Players that are programs.
//!
//! A [`Bot`] sees what its seat sees (a view) and picks one of the legal actions. Each game names
//! its own ([`Seated`]): [`by_name`] makes one, [`bots_for`] one for each seat, [`play`] lets them
//! play a game to its end.
//!
//! ```
//! use fogbound_bots::{bots_for, play};
//! use fogbound_game::{Game as _, Seed};
//! use fogbound_mists::{Game, Level, Order, Setup};
//! use std::sync::Arc;
//!
//! let set = Arc::new(fogbound_sets::fogbound_mists().clone());
//! let level = Level::number(1).ok_or("no such level")?;
//! let rules = Arc::new(Setup::new(set, level, 2).validate()?);
//! let seed = Seed::new("lamplight");
//! let mut bots = bots_for::<Game>("random", &seed, 2).ok_or("no such bot")?;
//! let (mut game, _) = Game::start(rules, &Order::Seed(seed))?;
//! play(&mut game, &mut bots, &mut Vec::new(), &mut |_seat, _action| {}, &mut |_event| {})?;
//! assert!(game.outcome().is_some());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! * [`Random`] — the bot that plays every game.
//! * [`carcassonne`] — greedy bot and the bot that looks ahead for Carcassonne.
//! * [`ghosts_galore`] — the planner for Ghosts Galore.
//! * [`mists`] — greedy bot, the bot that looks ahead, solver and counts for Mists over Carcassonne.
//! * [`crew`] — thinking on several threads.
//!
//! **Invariants.** No clock but one that is lent with a [`Budget`], no I/O, no floats: the same view, seed and history lead to
//! the same choice on every platform. A bot never learns more than its view holds (X-6, M-11.4).

mod advice;
mod bot;
mod budget;
pub mod crew;
pub mod ghosts_galore;
mod landscape;
mod play;
mod random;
mod search;
mod seated;
mod seatings;
mod staged;

pub use advice::{Estimate, Figures, OUTLOOK, Outcome, Outlook, Unit, Weighed, outlook};
pub use bot::{Bot, Veiled};
pub use budget::{Budget, Clock};
pub use landscape::*;
pub use play::{decide, play};
pub use random::Random;
pub use search::Depth;
pub use seated::{
    Seated, bots_for, by_name, fast_bot, known_bots, measured_bot, offered_bots, usual_bot,
};
pub use seatings::seatings;
pub use staged::{Between, between};
