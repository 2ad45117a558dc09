//! Random games, their traces judged by the referee, who shares no code with the engine.

use crate::contest::Contest;
use crate::mists::Mists;
use crate::parallel;
use fogbound_game::Seed;
use fogbound_mists::{Game, Order};
use fogbound_referee::Summary;
use std::ops::Range;
use std::sync::Arc;

/// Disagreements shown of one game.
const SHOWN: usize = 5;

/// Plays and judges the games with these numbers.
///
/// # Errors
/// The disagreements about the first game that the referee objects to.
pub fn run(seed: &str, games: Range<u32>) -> Result<Summary, String> {
    parallel::run(games, |number, summary| judge(seed, number, summary), add)
}

fn judge(seed: &str, number: u32, summary: &mut Summary) -> Result<(), String> {
    let lines = trace(seed, number)?;
    let judged = fogbound_referee::check(lines.iter().map(String::as_str));
    let judged = judged.map_err(|violations| {
        let shown: Vec<String> = violations.iter().take(SHOWN).map(ToString::to_string).collect();
        shown.join("\n")
    })?;
    add(summary, judged);
    Ok(())
}

/// The revealed trace of a random game.
///
/// # Errors
/// A refusal, which a sound engine never gives.
pub fn trace(seed: &str, number: u32) -> Result<Vec<String>, String> {
    let seed = Seed::new(format!("{seed}/{number}"));
    let mut rng = seed.stream("referee");
    let (rules, style) = Mists::setup(&mut rng);
    let order = Order::Seed(seed);
    let (mut game, _) = Game::start(Arc::clone(&rules), &order).map_err(|r| r.to_string())?;
    let mut actions = Vec::new();
    while game.decision().is_some() {
        let action = Mists::choose(&game, &game.legal(), style, &mut rng);
        game.apply(action).map_err(|refusal| refusal.to_string())?;
        actions.push(action);
    }
    fogbound_table::trace::of_actions(rules, &order, &actions).map_err(|r| r.to_string())
}

fn add(total: &mut Summary, more: Summary) {
    total.games += more.games;
    total.won += more.won;
    total.lost += more.lost;
    total.running += more.running;
    total.decisions += more.decisions;
}
