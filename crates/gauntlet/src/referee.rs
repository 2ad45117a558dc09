//! Random games, their traces judged by the referee, who shares no code with the engine.

use crate::contest::{Chance, Contest};
use crate::parallel;
use fogbound_game::{Game as _, Rng, Seed};
use fogbound_referee::Summary;
use fogbound_table::trace::Traced;
use std::ops::Range;
use std::sync::Arc;

/// Disagreements shown of one game.
const SHOWN: usize = 5;

/// Plays and judges the games with these numbers.
///
/// # Errors
/// The disagreements about the first game that the referee objects to.
pub fn run<C: Contest<Game: Traced>>(seed: &str, games: Range<u32>) -> Result<Summary, String> {
    parallel::run(games, |number, summary| judge::<C>(seed, number, summary), add)
}

fn judge<C: Contest<Game: Traced>>(
    seed: &str,
    number: u32,
    summary: &mut Summary,
) -> Result<(), String> {
    let lines = trace::<C>(seed, number)?;
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
pub fn trace<C: Contest<Game: Traced>>(seed: &str, number: u32) -> Result<Vec<String>, String> {
    let seed = Seed::new(format!("{seed}/{number}"));
    let mut rng = seed.stream("referee");
    let (rules, style) = loop {
        let (rules, style) = C::setup(&mut rng);
        if C::is_told_by_traces(&rules) {
            break (rules, style);
        }
    };
    let order = C::order(&Chance::Seed(&seed));
    let start = C::Game::start(Arc::clone(&rules), &order);
    let (mut game, _) = start.map_err(|refusal| refusal.to_string())?;
    let mut actions = Vec::new();
    while let Some(seat) = pick(&game, &mut rng) {
        let action = C::choose(&game, seat, &game.legal_of(seat), style, &mut rng);
        actions.push((seat, action));
        game.apply_with(seat, action, &mut |_| {}).map_err(|refusal| refusal.to_string())?;
    }
    fogbound_table::trace::of_actions::<C::Game>(rules, &order, &actions).map_err(|r| r.to_string())
}

/// One of the seats that have to decide.
fn pick<G: fogbound_game::Game>(game: &G, rng: &mut Rng) -> Option<u8> {
    let seats: Vec<u8> = game.deciding().seats().iter().collect();
    seats.get(rng.below(seats.len() as u32) as usize).copied()
}

fn add(total: &mut Summary, more: Summary) {
    total.games += more.games;
    total.won += more.won;
    total.lost += more.lost;
    total.scored += more.scored;
    total.running += more.running;
    total.decisions += more.decisions;
}
