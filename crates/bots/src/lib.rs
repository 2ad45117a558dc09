//! Players that are programs.
//!
//! A [`Bot`] sees what its seat sees (a [`View`]) and picks one of the legal actions. [`by_name`]
//! makes one, [`play_out`] lets a table of them play a whole game.
//!
//! ```
//! use fogbound_bots::{Playout, bots_for, play_out};
//! use fogbound_game::Seed;
//! use fogbound_mists::{Level, Order, Setup};
//! use std::sync::Arc;
//!
//! let set = Arc::new(fogbound_tilesets::fogbound_mists().clone());
//! let level = Level::number(1).ok_or("no such level")?;
//! let rules = Arc::new(Setup::new(set, level, 2).validate()?);
//! let seed = Seed::new("lamplight");
//! let mut bots = bots_for("random", &seed, 2).ok_or("no such bot")?;
//! let stats = play_out(&rules, &Order::Seed(seed), &mut bots, &mut Playout::default())?;
//! assert!(stats.turns > 0);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! **Invariants.** No clock, no I/O, no floats: the same view, seed and history give the same choice
//! on every platform. A bot never learns more than its view holds (X-6, M-11.4).

mod greedy;
mod playout;
mod random;
pub mod solver;

pub use greedy::{Greedy, Weights};
pub use playout::{Playout, Stats, play_out};
pub use random::Random;

use fogbound_game::Seed;
use fogbound_mists::{Action, Game, View};

/// A player that is a program.
pub trait Bot: Send {
    /// The name it is chosen by.
    fn name(&self) -> &'static str;

    /// One of the `legal` actions, given what the seat sees. `legal` is [`Game::legal`] of the view
    /// and never empty.
    fn choose(&mut self, view: &View, legal: &[Action]) -> Action;

    /// [`Bot::choose`], with the view made only if the bot asks for it: bots that need nothing but
    /// the list of actions save the copy.
    fn choose_veiled(&mut self, veiled: Veiled<'_>, legal: &[Action]) -> Action {
        self.choose(&veiled.view(), legal)
    }
}

/// A game behind a veil: all that can be had from it is the view.
#[derive(Clone, Copy)]
pub struct Veiled<'a>(&'a Game);

impl<'a> Veiled<'a> {
    /// Hides a game.
    #[must_use]
    pub fn new(game: &'a Game) -> Veiled<'a> {
        Veiled(game)
    }

    /// What the seat sees.
    #[must_use]
    pub fn view(self) -> View {
        self.0.view()
    }
}

/// The names of all bots; texts describe each under the key `bot-NAME`.
pub const NAMES: [&str; 2] = ["random", "greedy"];

/// Makes the bot with this name; `None` when there is none. `seed` is the only chance it uses.
#[must_use]
pub fn by_name(name: &str, seed: &Seed) -> Option<Box<dyn Bot>> {
    seated(name, seed, 0)
}

/// One bot with this name for each seat, each with a random stream of its own; `None` when there is
/// no such bot.
#[must_use]
pub fn bots_for(name: &str, seed: &Seed, players: u8) -> Option<Vec<Box<dyn Bot>>> {
    (0..players).map(|seat| seated(name, seed, seat)).collect()
}

fn seated(name: &str, seed: &Seed, seat: u8) -> Option<Box<dyn Bot>> {
    match name {
        "random" => Some(Box::new(Random::new(seed, seat))),
        "greedy" => Some(Box::new(Greedy::default())),
        _ => None,
    }
}
