//! Matches between two bots, and how long they think.
//!
//!     cargo run --release -p fogbound-bots --example match -- GAME PLAYERS A B PAIRS SEED
//!
//! GAME is `carcassonne` (the base game), `carcassonne-full` (with all parts), `ghosts-galore`, or
//! `mists-1` to `mists-6` for a level. A and B are names of bots; also the
//! numbers of a `Depth` (`CANDIDATES,SAME,TURNS,BUDGET`, with that many turns for any number of seats), in
//! Ghosts Galore of an `Effort`.
//!
//! In a pair the same tiles are played twice: A has the even seats, then the odd ones, and B the
//! others. A win is a point, a draw half a point. In Mists over Carcassonne all seats belong to A in
//! one game and to B in the other, and their wins are counted.

use cpu_time::ThreadTime;
use fogbound_bots::ghosts_galore::{Effort, Planner};
use fogbound_bots::{Bot, Depth, Seated, Veiled, carcassonne, measured_bot, mists};
use fogbound_game::{Game, Seed};
use std::sync::Arc;
use std::time::Duration;

/// A bot, if there is such a one.
type Made<G> = Option<Box<dyn Bot<G>>>;
type Failure = Box<dyn std::error::Error>;

/// Time that a bot took for its decisions.
#[derive(Default)]
struct Clock {
    decisions: u32,
    all: Duration,
    longest: Duration,
}

/// Plays a game; `owner` says whose bot has a seat. Questions with one answer are not timed.
fn play<G: Seated>(
    game: &mut G,
    bots: &mut [Box<dyn Bot<G>>],
    owner: impl Fn(u8) -> usize,
    clocks: &mut [Clock; 2],
) -> Result<(), Failure> {
    let mut legal = Vec::new();
    while let Some(seat) = game.deciding().seats().smallest() {
        game.legal_into(seat, &mut legal);
        let start = ThreadTime::now();
        let action = bots[usize::from(seat)].choose_veiled(Veiled::new(game, seat), &legal);
        let time = start.elapsed();
        let clock = &mut clocks[owner(seat)];
        clock.decisions += u32::from(legal.len() > 1);
        clock.all += time;
        clock.longest = clock.longest.max(time);
        game.apply_with(seat, action, &mut drop)?;
    }
    Ok(())
}

/// A kind of game to hold matches in.
struct Arena<G: Game> {
    rules: Arc<G::Rules>,
    /// Points of each seat; of a common game those of all.
    points: fn(&G) -> Vec<i64>,
    /// Makes the bot that numbers describe.
    ahead: fn(&[u32]) -> Made<G>,
    common: bool,
}

impl<G: Seated> Arena<G> {
    fn bot(&self, name: &str, seed: &Seed, seat: u8) -> Result<Box<dyn Bot<G>>, Failure> {
        let numbers: Vec<u32> = name.split(',').map_while(|part| part.parse().ok()).collect();
        let bot = if numbers.is_empty() {
            measured_bot::<G>(name, seed, seat)
        } else {
            (self.ahead)(&numbers)
        };
        bot.ok_or_else(|| format!("no bot {name}").into())
    }

    fn hold(&self, names: [&str; 2], pairs: u32, seed: &str) -> Result<(), Failure> {
        let mut clocks = [Clock::default(), Clock::default()];
        let (mut score, mut margin) = (Sample::default(), Sample::default());
        let mut wins = [0u32; 2];
        for pair in 1..=pairs {
            let seed = Seed::new(format!("{seed}/{pair}"));
            let (mut scores, mut margins) = (0.0, 0.0);
            for first in [0, 1] {
                let (mut game, _) = G::start(Arc::clone(&self.rules), &seed.clone().into())?;
                let common = self.common;
                let owner = |seat: u8| if common { first } else { (usize::from(seat) + first) % 2 };
                let bots =
                    (0..game.players()).map(|seat| self.bot(names[owner(seat)], &seed, seat));
                let mut bots = bots.collect::<Result<Vec<_>, _>>()?;
                play(&mut game, &mut bots, owner, &mut clocks)?;
                let points = (self.points)(&game);
                if common {
                    wins[first] += u32::from(points[0] > 0);
                    scores += if first == 0 { 1.0 } else { -1.0 } * f64::from(points[0] > 0);
                    continue;
                }
                let best = |side| {
                    let own = (0..).zip(&points).filter(|&(seat, _)| owner(seat) == side);
                    own.map(|(_, &points)| points).max().unwrap_or(0) as f64
                };
                let lead = best(0) - best(1);
                margins += lead / 2.0;
                scores += (1.0 + lead.clamp(-1.0, 1.0)) / 4.0;
            }
            score.add(scores);
            margin.add(margins);
            eprintln!("{pair} of {pairs}: {score} points, margin {margin}, wins {wins:?}");
        }
        let [a, b] = names;
        if self.common {
            println!("{a} won {} of {pairs}, {b} {}; difference {score}", wins[0], wins[1]);
        } else {
            println!("{a} against {b}, {pairs} pairs: {score} points, margin {margin}");
        }
        for (name, clock) in names.iter().zip(clocks) {
            let mean = clock.all.as_secs_f64() * 1e3 / f64::from(clock.decisions.max(1));
            let longest = clock.longest.as_secs_f64() * 1e3;
            println!("  {name}: {mean:.2} ms a decision, longest {longest:.0} ms");
        }
        Ok(())
    }
}

/// Numbers, for their mean and its standard error.
#[derive(Default)]
struct Sample(Vec<f64>);

impl Sample {
    fn add(&mut self, number: f64) {
        self.0.push(number);
    }
}

impl std::fmt::Display for Sample {
    /// The interval is one of 95 %.
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let n = self.0.len() as f64;
        let mean = self.0.iter().sum::<f64>() / n;
        let squares: f64 = self.0.iter().map(|number| (number - mean).powi(2)).sum();
        let error = (squares / (n - 1.0).max(1.0) / n).sqrt();
        write!(f, "{mean:.3} ± {:.3}", 1.97 * error)
    }
}

/// Returns a depth of these numbers, in which turns cost what they do for `hard`.
fn depth(numbers: &[u32], hard: Depth) -> Option<Depth> {
    let &[candidates, same, turns, budget] = numbers else { return None };
    let (candidates, same) = (candidates.try_into().ok()?, same.try_into().ok()?);
    let turns = turns.try_into().ok()?;
    Some(Depth { candidates, same, turns, whole_round: false, budget, ..hard })
}

fn effort(numbers: &[u32]) -> Option<Effort> {
    let &[ways, draws, rounds, budget, sample, trials, claim_ways, claim_deals, error] = numbers
    else {
        return None;
    };
    Some(Effort {
        ways: ways.try_into().ok()?,
        draws: draws.try_into().ok()?,
        rounds: rounds.try_into().ok()?,
        budget,
        sample: sample.try_into().ok()?,
        trials: trials.try_into().ok()?,
        claim_ways: claim_ways.try_into().ok()?,
        claim_deals: claim_deals.try_into().ok()?,
        error: error.try_into().ok()?,
    })
}

fn main() -> Result<(), Failure> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, players, a, b, pairs, seed] = &args[..] else {
        return Err("GAME PLAYERS A B PAIRS SEED".into());
    };
    let (players, pairs, names) = (players.parse()?, pairs.parse()?, [a.as_str(), b.as_str()]);
    match game.as_str() {
        "carcassonne" | "carcassonne-full" => {
            use fogbound_carcassonne::{Game, Parts, Setup};
            let parts = if game == "carcassonne" { Parts::NONE } else { Parts::ALL };
            let arena = Arena::<Game> {
                rules: Arc::new(Setup::new(parts, players).validate()?),
                points: |game| game.scores().iter().map(|&score| i64::from(score)).collect(),
                ahead: |numbers| {
                    Some(Box::new(carcassonne::Ahead::new(
                        "ahead",
                        depth(numbers, carcassonne::HARD)?,
                    )))
                },
                common: false,
            };
            arena.hold(names, pairs, seed)
        }
        "ghosts-galore" => {
            use fogbound_ghosts_galore::{Game, Setup};
            let set = Arc::new(fogbound_sets::fogbound_ghosts().clone());
            let arena = Arena::<Game> {
                rules: Arc::new(Setup::new(set, players).validate()?),
                points: |game| game.sheets().iter().map(|sheet| i64::from(sheet.total())).collect(),
                ahead: |numbers| Some(Box::new(Planner::of_level("ahead", effort(numbers)?))),
                common: false,
            };
            arena.hold(names, pairs, seed)
        }
        mists => {
            use fogbound_mists::{Game, Level, Setup};
            let level = mists.strip_prefix("mists-").ok_or("no such game")?.parse()?;
            let level = Level::number(level).ok_or("no such level")?;
            let set = Arc::new(fogbound_sets::fogbound_mists().clone());
            let arena = Arena::<Game> {
                rules: Arc::new(Setup::new(set, level, players).validate()?),
                points: |game| vec![i64::from(game.outcome().is_some_and(|end| end.won))],
                ahead: |numbers| {
                    Some(Box::new(mists::Ahead::new("ahead", depth(numbers, mists::HARD)?)))
                },
                common: true,
            };
            arena.hold(names, pairs, seed)
        }
    }
}
