//! A solver that sees the order of the tiles: it shows that a deal can be won, and how. It is no
//! [`crate::Bot`], because bots see only what their seat may know.
//!
//! Beam search, one turn at a time: every placement with every answer to the questions that follow
//! is tried on copies of the game, and the best positions go on. What is good is what the greedy bot
//! finds good.

use super::greedy::{Judge, Weights, prune};
use fogbound_game::ShortList as _;
use fogbound_game::{Game as _, Refusal};
use fogbound_mists::{Action, Game, Order, Rules};
use std::collections::BTreeSet;
use std::sync::Arc;

/// A line of play from the start.
#[derive(Clone)]
struct Line {
    game: Game,
    actions: Vec<(u8, Action)>,
    value: i64,
}

/// Actions that win this deal, each with its seat, if the search finds some. `width` positions are
/// kept after each turn.
///
/// ```
/// use fogbound_bots::mists::{Weights, solver};
/// use fogbound_game::Seed;
/// use fogbound_mists::{Level, Order, Setup};
/// use std::sync::Arc;
///
/// let set = Arc::new(fogbound_sets::fogbound_mists().clone());
/// let level = Level::number(1).ok_or("no such level")?;
/// let rules = Arc::new(Setup::new(set, level, 2).validate()?);
/// let order = Order::Seed(Seed::new("lamplight"));
/// assert!(solver::solve(&rules, &order, 2, &Weights::default())?.is_some());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// X-6 when `order` is not an order of the tiles in play.
pub fn solve(
    rules: &Arc<Rules>,
    order: &Order,
    width: usize,
    weights: &Weights,
) -> Result<Option<Vec<(u8, Action)>>, Refusal> {
    let (game, _) = Game::start(Arc::clone(rules), order)?;
    let mut judge = Judge::new(weights.clone());
    let mut beam = vec![Line { game, actions: Vec::new(), value: 0 }];
    while !beam.is_empty() {
        let mut next = Vec::new();
        for line in &beam {
            judge.begin_turn(&line.game);
            if let Some(won) = play_turn(line, line.game.turn(), &mut judge, &mut next) {
                return Ok(Some(won));
            }
        }
        next.sort_short_by_key(|line| std::cmp::Reverse(line.value));
        let mut seen = BTreeSet::new();
        next.retain(|line| seen.len() < width && seen.insert(line.game.hash()));
        beam = next;
    }
    Ok(None)
}

/// Plays every way to the end of the turn and returns the actions of a way that wins.
fn play_turn(
    line: &Line,
    turn: u16,
    judge: &mut Judge,
    out: &mut Vec<Line>,
) -> Option<Vec<(u8, Action)>> {
    if let Some(outcome) = line.game.outcome() {
        return outcome.won.then(|| line.actions.clone());
    }
    if line.game.turn() != turn {
        out.push(Line { value: judge.evaluate(&line.game), ..line.clone() });
        return None;
    }
    let mut legal = line.game.legal();
    prune(&line.game, &mut legal);
    legal.into_iter().find_map(|action| {
        let mut next = line.clone();
        next.game.apply_with(next.game.seat(), action, &mut drop).ok()?;
        next.actions.push((line.game.seat(), action));
        play_turn(&next, turn, judge, out)
    })
}
