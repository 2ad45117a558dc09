//! Random games with every property checked after every ply.
//!
//! For each ply: everything counted again agrees ([`Contest::audit`]), and so do the changes of the
//! decision ([`Contest::check_step`]). The view of each seat and of a spectator is the same whatever is
//! hidden from them, and a game dealt again from a view plays on. Taking the decision again from a kept
//! copy leads to the same hash (which is how undo works). A game that is told its draws goes the same
//! way. Every action that could be named is tried: listed ones apply, the others are refused with a rule
//! id and change nothing, or are twins of a listed one. If several seats choose at once, all
//! orders of arrival come to the same, and no choice is seen before the last. At the end the record
//! is played again from the seed and from the open order.

mod exhaust;
mod look;
mod round;
mod tally;
mod together;

use crate::contest::Contest;
use crate::parallel;
use fogbound_game::{Refusal, Seed};
use round::Round;
use std::ops::Range;

pub use tally::Tally;

/// Plays the games with these numbers.
///
/// # Errors
/// The first property that does not hold, with the number of its game.
pub fn run<C: Contest>(seed: &str, games: Range<u32>) -> Result<Tally, String> {
    let round = |number, tally: &mut Tally| {
        let seed = Seed::new(format!("{seed}/{number}"));
        let mut rng = seed.stream("gauntlet");
        let (rules, style) = C::setup(&mut rng);
        let context = |message| format!("{message}\n  in {} ({style:?})", C::describe(&rules));
        let mut round = Round::<C>::start(&rules, style, &seed, rng, tally).map_err(context)?;
        round.play().map_err(context)
    };
    parallel::run(games, round, Tally::add)
}

/// Times the games asked for that are played at the most to meet everything: other names of a meeple's
/// place are met in one of a thousand games.
const PATIENCE: u32 = 30;

/// Plays games from number 0 on, and as many more as it takes to meet everything, up to 30 times as
/// many.
///
/// # Errors
/// As [`run`], or what was never met.
pub fn run_until_covered<C: Contest>(seed: &str, games: u32) -> Result<Tally, String> {
    let mut tally = run::<C>(seed, 0..games)?;
    while let Err(missing) = tally.check_coverage::<C>() {
        if tally.games >= PATIENCE * games {
            return Err(missing);
        }
        let more = tally.games..tally.games + games;
        tally.add(run::<C>(seed, more)?);
    }
    Ok(tally)
}

pub(crate) fn ensure(holds: bool, message: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(message()) }
}

pub(crate) fn in_words(refusal: Refusal) -> String {
    format!("refused by {refusal}")
}
