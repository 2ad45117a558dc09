//! How well advice is calibrated: what it expects against what comes, in ten bins.
//!
//!     cargo run --release -p fogbound-bots --example calibration -- GAME GAMES SEED [FILE]
//!
//! GAME is `carcassonne` (without and with all parts, in turn), `ghosts-galore`, or `mists` (all levels in turn), all
//! with two to four players in turn (Mists: one to four), or `mists-1` to `mists-6`. Fast bots play GAMES games. In each, some decisions are picked at random. There
//! advice is asked for, and the game is played to its end by the fast bots on the tiles that were there all along: once
//! after the best way to play, once after another one that was compared. What was expected for these two is compared
//! with how the games end. Bins have equal numbers of decisions; those of a chance of winning are tenths. FILE gets a
//! line for each way that was played, so that other outlooks can be tried on the same games.

use fogbound_bots::{Bot, Estimate, Seated, Unit, bots_for, decide, fast_bot, outlook, play};
use fogbound_game::{Game, Rng, Seed};
use std::fmt::Write as _;
use std::fs::File;
use std::io::Write as _;
use std::ops::Range;
use std::sync::Arc;
use std::time::{Duration, Instant};

type Failure = Box<dyn std::error::Error>;

/// The decisions that outlooks may cost, as in advice.
const BUDGET: u32 = fogbound_bots::OUTLOOK;
/// One of so many decisions with a choice is looked at: about two a game. Mists, Carcassonne, Ghosts Galore.
const ONE_OF: [u32; 3] = [40, 120, 60];

/// Games after which it is told how things stand.
const PART: u32 = 250;

/// What was expected, and what came.
#[derive(Clone, Copy)]
struct Pair {
    expected: f64,
    error: f64,
    came: f64,
    /// What `expected` was made of: the outlook after the best way, and the lead of this one.
    outlook: Estimate,
    lead: i64,
}

/// What is measured.
#[derive(Default)]
struct Measured {
    best: Vec<Pair>,
    others: Vec<Pair>,
    ranks: Vec<Pair>,
    /// Weighing, and the outlook.
    times: [Duration; 2],
    /// The lines of the file.
    lines: String,
}

/// The first line of the file. The outlook and the lead are in thousandths.
const COLUMNS: &str = "game,way,outlook,trials,lead,came";

impl Measured {
    fn add(&mut self, other: Measured) {
        self.best.extend(other.best);
        self.others.extend(other.others);
        self.ranks.extend(other.ranks);
        for (time, other) in self.times.iter_mut().zip(other.times) {
            *time += other;
        }
        self.lines += &other.lines;
    }

    /// Writes the lines of this game, which has a number.
    fn write_lines(&mut self, number: u32) {
        for (way, pairs) in [("best", &self.best), ("other", &self.others)] {
            for Pair { outlook: Estimate { mean, trials, .. }, lead, came, .. } in pairs {
                // Nothing can fail where a string is written to.
                let _ = writeln!(self.lines, "{number},{way},{mean},{trials},{lead},{came}");
            }
        }
    }
}

/// Plays on to the end after these decisions of a seat. Returns value and rank of the end.
fn came<G: Seated>(
    game: &G,
    seat: u8,
    line: &[G::Action],
    bots: &mut [Box<dyn Bot<G>>],
) -> Result<(f64, f64), Failure> {
    let mut game = game.clone();
    for &action in line {
        game.apply_with(seat, action, &mut drop)?;
    }
    play(&mut game, bots, &mut Vec::new(), &mut |_, _| {}, &mut drop)?;
    let end = game.outcome_of(seat).ok_or("no end")?;
    Ok((end.value as f64 / 1e3, f64::from(end.rank)))
}

fn measure<G: Seated>(mut game: G, seed: &Seed, one_of: u32) -> Result<Measured, Failure> {
    let mut bots = bots_for::<G>(fast_bot::<G>(), seed, game.players()).ok_or("no bots")?;
    let mut rng: Rng = seed.stream("calibration");
    let (mut measured, mut legal) = (Measured::default(), Vec::new());
    while let Some(seat) = game.deciding().seats().smallest() {
        game.legal_into(seat, &mut legal);
        if legal.len() > 1 && rng.below(one_of) == 0 {
            look(&game, seat, &legal, &mut rng, &mut bots, &mut measured)?;
        }
        decide(&mut game, &mut bots, &mut legal, &mut drop)?;
    }
    Ok(measured)
}

fn look<G: Seated>(
    game: &G,
    seat: u8,
    legal: &[G::Action],
    rng: &mut Rng,
    bots: &mut [Box<dyn Bot<G>>],
    measured: &mut Measured,
) -> Result<(), Failure> {
    let view = game.view_of(Some(seat));
    let start = Instant::now();
    let ways = G::weigh(&view, seat, legal, None);
    let weighed = start.elapsed();
    let outlook = outlook(&view, seat, &ways[0].actions, BUDGET).ok_or("no outlook")?;
    measured.times[0] += weighed;
    measured.times[1] += start.elapsed() - weighed;
    let mut pair = |way: &fogbound_bots::Weighed<G::Action>| -> Result<(Pair, f64), Failure> {
        let expected = outlook.after::<G>(&way.lead);
        let (value, rank) = came(game, seat, &way.actions, bots)?;
        let (expected, error) = (expected.mean as f64 / 1e3, expected.error as f64 / 1e3);
        let (outlook, lead) = (outlook.value, way.lead.mean);
        Ok((Pair { expected, error, came: value, outlook, lead }, rank))
    };
    let (best, rank) = pair(&ways[0])?;
    measured.best.push(best);
    let [expected, error] = [outlook.rank.mean, outlook.rank.error].map(|it| it as f64 / 1e3);
    measured.ranks.push(Pair { expected, error, came: rank, outlook: outlook.rank, lead: 0 });
    let compared = ways.iter().filter(|way| way.lead.trials > 0).count() as u32;
    if compared > 1 {
        let other = 1 + rng.below(compared - 1) as usize;
        measured.others.push(pair(&ways[other])?.0);
    }
    Ok(())
}

/// Plays so many games, and reports after each part of them.
fn measure_all<G: Seated>(
    games: u32,
    seed: &str,
    one_of: u32,
    mut file: Option<File>,
    start: impl Fn(u32, Seed) -> Result<G, Failure> + Sync,
) -> Result<(), Failure> {
    let mut all = Measured::default();
    for from in (0..games).step_by(PART as usize) {
        let to = games.min(from + PART);
        all.add(measure_some(from..to, seed, one_of, &start)?);
        if let Some(file) = &mut file {
            file.write_all(std::mem::take(&mut all.lines).as_bytes())?;
        }
        println!("\n{to} games of {}", G::NAME);
        report(&mut all, G::UNIT);
    }
    Ok(())
}

/// Plays games with these numbers on two threads.
fn measure_some<G: Seated>(
    games: Range<u32>,
    seed: &str,
    one_of: u32,
    start: &(impl Fn(u32, Seed) -> Result<G, Failure> + Sync),
) -> Result<Measured, Failure> {
    let half = |first: u32| -> Result<Measured, String> {
        let mut all = Measured::default();
        for number in games.clone().skip(first as usize).step_by(2) {
            let seed = Seed::new(format!("{seed}/{number}"));
            let game = start(number, seed.clone()).map_err(|failure| failure.to_string())?;
            let mut measured =
                measure(game, &seed, one_of).map_err(|failure| failure.to_string())?;
            measured.write_lines(number);
            all.add(measured);
        }
        Ok(all)
    };
    let halves = std::thread::scope(|scope| {
        let other = scope.spawn(|| half(1));
        [half(0), other.join().unwrap_or_else(|_| Err("a thread failed".to_owned()))]
    });
    let mut all = Measured::default();
    for half in halves {
        all.add(half?);
    }
    Ok(all)
}

/// Prints ten bins.
fn bins(title: &str, pairs: &mut [Pair], is_chance: bool) {
    println!("{title}: {} decisions", pairs.len());
    println!("  expected | came ± 95 % | difference | decisions");
    pairs.sort_by(|one, other| one.expected.total_cmp(&other.expected));
    let of = |at: usize, pair: &Pair| match is_chance {
        true => ((pair.expected * 10.0) as usize).min(9),
        false => at * 10 / pairs.len().max(1),
    };
    let mut worst = 0.0f64;
    for bin in 0..10 {
        let there = pairs.iter().enumerate().filter(|(at, pair)| of(*at, pair) == bin);
        let there: Vec<Pair> = there.map(|(_, pair)| *pair).collect();
        let n = there.len() as f64;
        let mean = |value: fn(&Pair) -> f64| there.iter().map(value).sum::<f64>() / n;
        let (expected, came) = (mean(|pair| pair.expected), mean(|pair| pair.came));
        let squares: f64 = there.iter().map(|pair| (pair.came - came).powi(2)).sum();
        let error = 1.96 * (squares / (n - 1.0).max(1.0) / n).sqrt();
        let gap = came - expected;
        worst = worst.max(gap.abs());
        println!("  {expected:7.3} | {came:7.3} ± {error:.3} | {gap:+.3} | {n}");
    }
    let error = pairs.iter().map(|pair| pair.error).sum::<f64>() / pairs.len() as f64;
    println!("  largest difference {worst:.3}, mean error that was told {error:.3}");
}

fn report(measured: &mut Measured, unit: Unit) {
    let is_chance = unit == Unit::Chance;
    let decisions = measured.best.len() as u32;
    let [weigh, outlook] = measured.times.map(|time| time / decisions.max(1));
    println!("{weigh:?} for weighing, {outlook:?} for the outlook");
    bins("the best way", &mut measured.best, is_chance);
    bins("another way", &mut measured.others, is_chance);
    if !is_chance {
        bins("the rank after the best way", &mut measured.ranks, false);
    }
}

fn main() -> Result<(), Failure> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (game, games, seed, file) = match &args[..] {
        [game, games, seed] => (game, games, seed, None),
        [game, games, seed, file] => (game, games, seed, Some(file)),
        _ => return Err("GAME GAMES SEED [FILE]".into()),
    };
    let games = games.parse()?;
    let mut file = file.map(File::create).transpose()?;
    if let Some(file) = &mut file {
        writeln!(file, "{COLUMNS}")?;
    }
    match game.as_str() {
        "carcassonne" => {
            use fogbound_carcassonne::{Game, Order, Parts, Setup};
            measure_all(games, seed, ONE_OF[1], file, |number, seed| {
                let parts = if number % 4 < 2 { Parts::NONE } else { Parts::ALL };
                let players = 2 + (number / 4 % 3) as u8;
                let rules = Arc::new(Setup::new(parts, players).validate()?);
                Ok(Game::start(rules, &Order::Seed(seed))?.0)
            })?;
        }
        "ghosts-galore" => {
            use fogbound_ghosts_galore::{Game, Order, Setup};
            let set = Arc::new(fogbound_sets::fogbound_ghosts().clone());
            measure_all(games, seed, ONE_OF[2], file, |number, seed| {
                let players = 2 + (number / 2 % 3) as u8;
                let rules = Arc::new(Setup::new(set.clone(), players).validate()?);
                Ok(Game::start(rules, &Order::Seed(seed))?.0)
            })?;
        }
        mists => {
            use fogbound_mists::{Game, Level, Order, Setup};
            let fixed = match mists.strip_prefix("mists") {
                Some("") => None,
                Some(level) => Some(level.trim_start_matches('-').parse::<u8>()?),
                None => return Err("no such game".into()),
            };
            let set = Arc::new(fogbound_sets::fogbound_mists().clone());
            measure_all(games, seed, ONE_OF[0], file, |number, seed| {
                let level = fixed.unwrap_or(1 + (number / 2 % 6) as u8);
                let level = Level::number(level).ok_or("no such level")?;
                let players = 1 + (number / 12 % 4) as u8;
                let rules = Arc::new(Setup::new(set.clone(), level, players).validate()?);
                Ok(Game::start(rules, &Order::Seed(seed))?.0)
            })?;
        }
    }
    Ok(())
}
