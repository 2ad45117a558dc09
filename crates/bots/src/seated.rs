//! The bots that each game has.

use crate::bot::Bot;
use crate::random::Random;
use fogbound_game::{Game, Seed};

/// A game that bots can sit down to.
pub trait Seated: Game {
    /// The names of its bots, the simplest first. Texts describe each under the key `bot-NAME`.
    const BOTS: &'static [&'static str];

    /// The names of its levels, the weakest first. Their bots can be had by name like the others.
    const LEVELS: &'static [&'static str] = &[];

    /// Makes the bot of a level; `None` when there is no such level. What it needs of chance comes
    /// from `seed` and the position alone.
    fn level(name: &str, seed: &Seed) -> Option<Box<dyn Bot<Self>>> {
        let _ = (name, seed);
        None
    }

    /// Makes the bot of a seat with this name; `None` when there is none. `seed` is the only chance
    /// it uses. Beside [`Random`] a game usually has its adviser.
    fn bot(name: &str, seed: &Seed, seat: u8) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new::<Self>(seed, seat))),
            _ if Self::BOTS.contains(&name) => Some(Self::adviser()),
            _ => Self::level(name, seed),
        }
    }

    /// Makes the bot that gives people hints. It uses no chance but the one it is made with.
    fn adviser() -> Box<dyn Bot<Self>>;
}

/// Returns the last of a game's bots, which are listed from the simplest on.
#[must_use]
pub fn best_bot<G: Seated>() -> &'static str {
    G::BOTS.last().copied().unwrap_or_default()
}

/// Makes the bot with this name for seat 0; `None` when there is none.
#[must_use]
pub fn by_name<G: Seated>(name: &str, seed: &Seed) -> Option<Box<dyn Bot<G>>> {
    G::bot(name, seed, 0)
}

/// Makes one bot with this name for each seat, each with a random stream of its own; `None` when
/// there is no such bot.
#[must_use]
pub fn bots_for<G: Seated>(name: &str, seed: &Seed, players: u8) -> Option<Vec<Box<dyn Bot<G>>>> {
    (0..players).map(|seat| G::bot(name, seed, seat)).collect()
}
