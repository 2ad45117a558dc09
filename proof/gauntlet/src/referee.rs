//! Random games, their traces judged by the referee, who shares no code with the engine.

use crate::contest::{Chance, Contest};
use crate::parallel;
use fogbound_game::{Game as _, Rng, Seed};
use fogbound_referee::Summary;
use std::collections::BTreeSet;
use std::ops::Range;
use std::sync::Arc;

/// Disagreements shown of one game.
const SHOWN: usize = 5;
/// Of so many games one is left before it ends.
const RUNNING: u32 = 6;
/// Of so many traces one does not reveal the order of the tiles.
const SECRET: u32 = 8;

/// The games that were judged, and the questions asked in them.
#[derive(Clone, Debug, Default)]
pub struct Judged {
    /// The games and decisions that the referee has judged.
    pub summary: Summary,
    /// The words of the questions, as traces have them.
    pub asked: BTreeSet<String>,
}

/// Plays and judges the games with these numbers.
///
/// # Errors
/// The disagreements about the first game that the referee objects to.
pub fn run<C: Contest>(seed: &str, games: Range<u32>) -> Result<Judged, String> {
    parallel::run(games, |number, judged| judge::<C>(seed, number, judged), Judged::add)
}

/// Plays and judges this many games from number 0 on, and as many more until all has been met, up to
/// ten times as many.
///
/// # Errors
/// As [`run`].
pub fn run_until<C: Contest>(
    seed: &str,
    games: u32,
    is_complete: impl Fn(&Judged) -> bool,
) -> Result<Judged, String> {
    let round = |number, judged: &mut Judged| judge::<C>(seed, number, judged);
    parallel::run_until(games, round, Judged::add, is_complete)
}

fn judge<C: Contest>(seed: &str, number: u32, judged: &mut Judged) -> Result<(), String> {
    let lines = trace::<C>(seed, number)?;
    let summary = fogbound_referee::check(lines.iter().map(String::as_str));
    let summary = summary.map_err(|violations| {
        let shown: Vec<String> = violations.iter().take(SHOWN).map(ToString::to_string).collect();
        shown.join("\n")
    })?;
    let asked = lines.iter().filter_map(|line| line.split_once("\"ask\":\"")?.1.split('"').next());
    judged.add(Judged { summary, asked: asked.map(str::to_owned).collect() });
    Ok(())
}

/// Returns the trace of a random game. One game in `RUNNING` is left before it ends, one trace in
/// `SECRET` keeps the order of the tiles.
///
/// # Errors
/// A refusal, which a sound engine never returns.
pub fn trace<C: Contest>(seed: &str, number: u32) -> Result<Vec<String>, String> {
    let seed = Seed::new(format!("{seed}/{number}"));
    let mut rng = seed.stream("referee");
    let (rules, style) = loop {
        let (rules, style) = C::setup(&mut rng);
        if C::is_told_by_traces(&rules) {
            break (rules, style);
        }
    };
    let most = if rng.below(RUNNING) == 0 { rng.below(60) as usize } else { usize::MAX };
    let reveals = rng.below(SECRET) > 0;
    let order = C::order(&Chance::Seed(&seed));
    let start = C::Game::start(Arc::clone(&rules), &order);
    let (mut game, _) = start.map_err(|refusal| refusal.to_string())?;
    let mut actions = Vec::new();
    while let Some(seat) = pick(&game, &mut rng).filter(|_| actions.len() < most) {
        let action = C::choose(&game, seat, &game.legal_of(seat), style, &mut rng);
        actions.push((seat, action));
        game.apply_with(seat, action, &mut |_| {}).map_err(|refusal| refusal.to_string())?;
    }
    fogbound_table::trace::of_actions::<C::Game>(rules, &order, &actions, reveals)
        .map_err(|refusal| refusal.to_string())
}

/// One of the seats that have to decide.
fn pick<G: fogbound_game::Game>(game: &G, rng: &mut Rng) -> Option<u8> {
    let seats: Vec<u8> = game.deciding().seats().iter().collect();
    seats.get(rng.below(seats.len() as u32) as usize).copied()
}

impl Judged {
    fn add(&mut self, more: Judged) {
        let (total, new) = (&mut self.summary, more.summary);
        total.games += new.games;
        total.won += new.won;
        total.lost += new.lost;
        total.scored += new.scored;
        total.running += new.running;
        total.decisions += new.decisions;
        self.asked.extend(more.asked);
    }
}
