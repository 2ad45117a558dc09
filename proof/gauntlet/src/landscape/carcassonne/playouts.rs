//! Random games of Carcassonne, and what is counted of them.

use crate::parallel;
use fogbound_carcassonne::{Action, Ask, Event, Game, Order, Parts, Rules, Setup};
use fogbound_game::{Game as _, Refusal, Seed};
use std::fmt;
use std::sync::Arc;

/// Plays one game at random to its end; returns the numbers of its decisions and its turns. Each choice is
/// uniform among all pairs of a placement and what a meeple can do after it, all of them listed before. Where
/// mist asks for ghosts in between, each answer is chosen by itself, and so is the meeple.
///
/// # Errors
/// A refusal, which a sound engine never returns.
pub fn play_turns(rules: &Arc<Rules>, number: u32) -> Result<(u64, u64), Refusal> {
    let seed = Seed::new(number.to_string());
    let mut rng = seed.stream("playout");
    let (mut game, _) = Game::start(Arc::clone(rules), &Order::Seed(seed))?;
    let (mut legal, mut pairs, mut decisions) = (Vec::new(), Vec::new(), 0);
    while let Some(ask) = game.ask() {
        decisions += 1;
        if ask != Ask::Place {
            game.legal_into(game.seat(), &mut legal);
            let choice = legal[rng.below(legal.len() as u32) as usize];
            game.apply_with(game.seat(), choice, &mut drop)?;
            continue;
        }
        game.turns_into(&mut pairs);
        let (placement, meeple) = pairs[rng.below(pairs.len() as u32) as usize];
        game.apply_with(game.seat(), placement, &mut drop)?;
        if let Some(meeple) = meeple {
            decisions += 1;
            game.apply_with(game.seat(), meeple, &mut drop)?;
        }
    }
    Ok((decisions, u64::from(game.turn())))
}

/// The counts of random games.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counts {
    games: u32,
    /// Tiles on the board at the end, the starting one included.
    tiles: u64,
    set_aside: u64,
    turns: u64,
    /// Placements listed, look-alike rotations once.
    merged: u64,
    /// Placements, look-alike rotations each.
    unmerged: u64,
    /// Answers to where a meeple goes, passing included; 1 where passing is all there is.
    meeples: u64,
    points: u64,
}

impl Counts {
    fn add(&mut self, more: Counts) {
        self.games += more.games;
        self.tiles += more.tiles;
        self.set_aside += more.set_aside;
        self.turns += more.turns;
        self.merged += more.merged;
        self.unmerged += more.unmerged;
        self.meeples += more.meeples;
        self.points += more.points;
    }

    /// A game of the base game for two, all decisions uniform.
    fn count(&mut self, rules: &Arc<Rules>, seed: &Seed) -> Result<(), Refusal> {
        let mut rng = seed.stream("counts");
        let (mut game, _) = Game::start(Arc::clone(rules), &Order::Seed(seed.clone()))?;
        while let Some(ask) = game.ask() {
            let legal = game.legal();
            match ask {
                Ask::Place => {
                    self.turns += 1;
                    self.merged += legal.len() as u64;
                    self.unmerged += legal.iter().map(|&action| looks(&game, action)).sum::<u64>();
                }
                Ask::Meeple => self.meeples += legal.len() as u64,
                Ask::GhostOther | Ask::GhostOwn => {}
            }
            let choice = legal[rng.below(legal.len() as u32) as usize];
            let forced = &mut self.meeples;
            game.apply_with(game.seat(), choice, &mut |event| {
                let passed = matches!(event, Event::Forced { ask: Ask::Meeple, .. });
                *forced += u64::from(passed);
            })?;
        }
        self.games += 1;
        self.tiles += u64::from(game.map().len());
        self.set_aside += game.set_aside().len() as u64;
        self.points += game.scores().iter().map(|&score| u64::from(score)).sum::<u64>();
        Ok(())
    }
}

/// Returns the number of rotations that come to the same as a listed placement.
fn looks(game: &Game, action: Action) -> u64 {
    let (Action::Place(_, rotation), Some(hand)) = (action, game.hand()) else { return 0 };
    let alike = &game.rules().catalogue().kind(hand).alike;
    alike.iter().filter(|&&smallest| smallest == rotation).count() as u64
}

impl fmt::Display for Counts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let each = |count: u64, of: u64| count as f64 / of.max(1) as f64;
        let games = u64::from(self.games);
        write!(
            f,
            "{} random base games of two: {:.3} tiles on the board, {:.4} discarded, {:.2} points \
             each; a turn has {:.3} placements ({:.3} with look-alike rotations) and {:.3} \
             answers about a meeple, passing included",
            self.games,
            each(self.tiles, games),
            each(self.set_aside, games),
            each(self.points, 2 * games),
            each(self.merged, self.turns),
            each(self.unmerged, self.turns),
            each(self.meeples, self.turns)
        )
    }
}

/// Counts random games of the base game for two; returns the line that reports the counts.
///
/// # Errors
/// A refusal, which a sound engine never returns, with the number of the game.
pub fn count(seed: &str, games: u32) -> Result<String, String> {
    let rules = Setup::new(Parts::NONE, 2).validate().map_err(|refusal| refusal.to_string())?;
    let rules = Arc::new(rules);
    let round = |number, counts: &mut Counts| {
        let seed = Seed::new(format!("{seed}/{number}"));
        counts.count(&rules, &seed).map_err(|refusal| refusal.to_string())
    };
    parallel::run(0..games, round, Counts::add).map(|counts| counts.to_string())
}

#[cfg(test)]
mod tests;
