//! What a team of Mists over Carcassonne pays for ignoring a part of the rules, with the shipped set.

use crate::parallel;
use fogbound_bots::mists::Greedy;
use fogbound_bots::{Bot, play};
use fogbound_game::{Game as _, Seed, View};
use fogbound_mists::{Action, Event, Game, Level, Order, Setup};
use fogbound_sets::fogbound_mists;
use std::sync::Arc;

/// Something that a team never does if it can help it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Handicap {
    None,
    /// It takes the points of every scoring (M-8.4).
    Removal,
    /// It does not join features of different colours (M-8.6).
    Joining,
}

impl Handicap {
    const ALL: [Handicap; 3] = [Handicap::None, Handicap::Removal, Handicap::Joining];

    /// Returns what is ignored, in words.
    fn words(self) -> &'static str {
        match self {
            Handicap::None => "nothing",
            Handicap::Removal => "removing ghosts by a scoring (M-8.4)",
            Handicap::Joining => "joint scoring (M-8.6)",
        }
    }

    /// Returns true if a team with this handicap keeps from an action.
    fn forbids(self, game: &Game, seat: u8, action: Action) -> bool {
        match (self, action) {
            (Handicap::Removal, Action::Ghosts(..)) => true,
            (Handicap::Joining, Action::Place(..)) => joins(game, seat, action),
            _ => false,
        }
    }
}

/// Returns true if a placement joins regions of different colours, be they scored at once or not.
fn joins(game: &Game, seat: u8, action: Action) -> bool {
    // Each colour on a region beyond the first.
    let shared = |game: &Game| -> u32 {
        game.occupied().iter().map(|region| u32::from(region.colours.len()).saturating_sub(1)).sum()
    };
    let mut after = game.clone();
    let mut is_scored = false;
    let applied = after.apply_with(seat, action, &mut |event| is_scored |= scores_jointly(&event));
    applied.is_ok() && (is_scored || shared(&after) > shared(game))
}

/// Returns true for the scoring of a region of several colours.
fn scores_jointly(event: &Event) -> bool {
    matches!(event, Event::Scored { colours, .. } if colours.len() > 1)
}

/// The bot `greedy` with a handicap.
struct Handicapped {
    bot: Greedy,
    handicap: Handicap,
}

impl Bot<Game> for Handicapped {
    fn name(&self) -> &'static str {
        "handicapped"
    }

    fn choose(&mut self, view: &View<Game>, seat: u8, legal: &[Action]) -> Action {
        let is_left = |action: &&Action| !self.handicap.forbids(view, seat, **action);
        let left: Vec<Action> = legal.iter().filter(is_left).copied().collect();
        self.bot.choose(view, seat, if left.is_empty() { legal } else { &left })
    }
}

/// Plays a game of a team of two; returns whether it is won.
fn play_one(
    level: u8,
    handicap: Handicap,
    seed: Seed,
    note: &mut impl FnMut(Event),
) -> Result<bool, String> {
    let level = Level::number(level).ok_or("no such level")?;
    let setup = Setup::new(Arc::new(fogbound_mists().clone()), level, 2);
    let refused = |refusal| format!("{refusal:?}");
    let rules = setup.validate().map_err(refused)?;
    let (mut game, _) = Game::start(Arc::new(rules), &Order::Seed(seed)).map_err(refused)?;
    let bot = || Box::new(Handicapped { bot: Greedy::default(), handicap });
    let mut bots: Vec<Box<dyn Bot<Game>>> = vec![bot(), bot()];
    play(&mut game, &mut bots, &mut Vec::new(), &mut |_, _| {}, note).map_err(refused)?;
    Ok(game.outcome().is_some_and(|outcome| outcome.won))
}

/// Returns how many of `count` games a team of two wins.
fn won(level: u8, handicap: Handicap, seed: &str, count: u32) -> Result<u32, String> {
    let round = |number: u32, won: &mut u32| {
        let seed = Seed::new(format!("{seed}/{}", number + 1));
        *won += u32::from(play_one(level, handicap, seed, &mut drop)?);
        Ok(())
    };
    parallel::run(0..count, round, |won, more| *won += more)
}

/// Prints a table: how many of `count` games a team of two wins at each level that ignores nothing, ghost
/// removal, or joint scoring.
///
/// # Errors
/// The failure in a game.
pub fn print(seed: &str, count: u32) -> Result<(), String> {
    println!("| ignored | level 1 | 2 | 3 | 4 | 5 | 6 |");
    println!("|---|---|---|---|---|---|---|");
    for handicap in Handicap::ALL {
        let rate = |level| {
            let won = won(level, handicap, seed, count)?;
            Ok(format!(" {:.1} % |", 100.0 * f64::from(won) / f64::from(count.max(1))))
        };
        let rates: String = (1..=6).map(rate).collect::<Result<_, String>>()?;
        println!("| {} |{rates}", handicap.words());
    }
    Ok(())
}

#[cfg(test)]
mod tests;
