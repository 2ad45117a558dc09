//! The bots that each game has.

use crate::advice::{Outcome, Unit, Weighed};
use crate::bot::Bot;
use crate::budget::Budget;
use crate::random::Random;
use fogbound_game::{Game, Seed, View};

/// A game that bots can sit down to.
pub trait Seated: Game {
    /// The names of the bots that measurements are made with, the simplest first.
    const BOTS: &'static [&'static str];

    /// The names of its levels, the weakest first: what people choose from. Texts describe each under the key
    /// `bot-NAME`.
    const LEVELS: &'static [&'static str] = &[];

    /// The names of its bots that are nearly as strong as `normal` and play in a manner of their own, for those who want
    /// such team-mates. Texts describe them as they do levels.
    const STYLES: &'static [&'static str] = &[];

    /// Makes a bot that is no [`Random`] one; `None` when there is none with this name. What it needs of chance
    /// comes from `seed` and the position alone. With a `budget` it spends that on a decision instead of what is
    /// usual; `None` if it has none.
    fn thinker(name: &str, budget: Option<Budget>, seed: &Seed) -> Option<Box<dyn Bot<Self>>> {
        let _ = (name, budget, seed);
        None
    }

    /// Makes the bot of a seat with this name; `None` when there is none. `seed` is the only chance
    /// it uses.
    fn bot(name: &str, seed: &Seed, seat: u8) -> Option<Box<dyn Bot<Self>>> {
        match name {
            "random" => Some(Box::new(Random::new::<Self>(seed, seat))),
            _ => Self::thinker(name, None, seed),
        }
    }

    /// Returns the name of the bot whose judgement people are told: one that looks ahead, if there is one.
    fn adviser() -> &'static str {
        let ahead = Self::LEVELS.iter().find(|level| **level == "hard");
        ahead.copied().unwrap_or_else(usual_bot::<Self>)
    }

    /// Returns the ways to play the rest of the turn of a seat, the best first, by what they lead to. `legal` is the
    /// list of its next actions, never empty. The best way that begins with `also` is compared, too.
    /// All that is decided by advice comes from here.
    fn weigh(
        view: &View<Self>,
        seat: u8,
        legal: &[Self::Action],
        also: Option<Self::Action>,
    ) -> Vec<Weighed<Self::Action>> {
        let _ = also;
        let bot = Self::bot(Self::adviser(), &Seed::new("adviser"), seat);
        let choice = bot.map_or(legal[0], |mut bot| bot.choose(view, seat, legal));
        vec![Weighed::only(vec![choice])]
    }

    /// The words for what the adviser's evaluation is made of, in the order of [`Weighed::parts`]; none where a lead is
    /// not explained. Texts name them under the key `advice-part`.
    const PARTS: &'static [&'static str] = &[];

    /// The unit in which the ends of its games are valued.
    const UNIT: Unit = Unit::Score;

    /// Returns the end of a finished game for a seat; `None` while it is not over, or where nothing is forecast.
    fn outcome_of(&self, seat: u8) -> Option<Outcome> {
        let _ = seat;
        None
    }

    /// Returns what a lead in thousandths of a point of the adviser's evaluation is worth where `value` is expected,
    /// both in thousandths of [`Seated::UNIT`].
    fn worth_of(lead: i64, value: i64) -> i64 {
        let _ = value;
        lead
    }
}

/// The level of whoever has not chosen one.
const USUAL: &str = "normal";

/// Returns the last of the bots that measurements are made with. It looks at its own turn only, and so is fast.
#[must_use]
pub fn fast_bot<G: Seated>() -> &'static str {
    G::BOTS.last().copied().unwrap_or_default()
}

/// Returns the bots that people choose from: the levels of the game, the weakest first, if it has any, then its styles.
#[must_use]
pub fn offered_bots<G: Seated>() -> Vec<&'static str> {
    let levels = if G::LEVELS.is_empty() { G::BOTS } else { G::LEVELS };
    [levels, G::STYLES].concat()
}

/// Returns the bot of whoever has not chosen one: an equal for most people, and fast.
#[must_use]
pub fn usual_bot<G: Seated>() -> &'static str {
    let is_usual = |bot: &&str| *bot == USUAL;
    offered_bots::<G>().into_iter().find(is_usual).unwrap_or_else(fast_bot::<G>)
}

/// Returns the names of all bots of a game.
#[must_use]
pub fn known_bots<G: Seated>() -> Vec<&'static str> {
    [G::LEVELS, G::STYLES, G::BOTS].concat()
}

/// Makes the bot of a seat for a measurement; `None` when there is none. Its word is a name, or a name and a budget of at
/// least 1: `hard@2000`. Words of strangers go to [`Seated::bot`], since a large budget takes for ever.
#[must_use]
pub fn measured_bot<G: Seated>(word: &str, seed: &Seed, seat: u8) -> Option<Box<dyn Bot<G>>> {
    let Some((name, budget)) = word.split_once('@') else { return G::bot(word, seed, seat) };
    let budget = budget.parse().ok().filter(|&budget| budget > 0)?;
    G::thinker(name, Some(Budget::Count(budget)), seed)
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
