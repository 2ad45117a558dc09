//! Learns the priorities of a bot of Mists over Carcassonne from games.
//!
//!     cargo run --profile fast -p fogbound-bots --example tune -- LEVEL ROUNDS GAMES SEED
//!
//! In each of ROUNDS rounds the bot that looks at its own turn plays GAMES games of LEVEL, with one to five players in
//! turn. In each game every knob is turned down, left or turned up at random, all of them at once. A game is worth half
//! for being won, and half for the part of the way to the goal. After a round the games with a knob down, left and up
//! give three means, and the knob moves to the top of the parabola through them, though never beyond its ends, and only
//! where chance can hardly explain that the ends differ. Written are the priorities; on the way, how each round went.

use fogbound_bots::Bot;
use fogbound_bots::mists::{Weights, greedy_with};
use fogbound_game::{Colour, Game as _, Rng, Seed};
use fogbound_mists::{Game, Level, Order, Rules, Setup};
use std::sync::Arc;

type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Something that is turned: its name, and how far the priorities change.
type Knob = (&'static str, fn(&mut Weights, f64));

/// How far a knob is turned: the logarithm of a factor, and the part of 1 that is added to a percentage that may be 0.
const TURN: f64 = 0.3;

/// Standard errors by which the two ends must differ for a knob to move.
const SURE: f64 = 1.5;

/// Rounds in which knobs move the whole way; in later ones they move less and less, so that chance moves them less, too.
const WHOLE: f64 = 3.0;

fn scale(value: &mut i64, by: f64) {
    *value = (*value as f64 * by.exp()).round() as i64;
}

fn scale_all(values: &mut [i64], by: f64) {
    values.iter_mut().for_each(|value| scale(value, by));
}

fn add(percent: &mut i64, by: f64) {
    *percent = (*percent + (by * 100.0).round() as i64).max(0);
}

const KNOBS: [Knob; 25] = [
    ("region", |it, by| scale(&mut it.region, by)),
    ("join", |it, by| scale(&mut it.join, by)),
    ("attention", |it, by| scale(&mut it.attention, by)),
    ("horizon", |it, by| scale(&mut it.horizon, by)),
    ("cell", |it, by| scale(&mut it.cell, by)),
    ("trust", |it, by| add(&mut it.trust, by)),
    ("further", |it, by| scale(&mut it.further, by)),
    ("castle", |it, by| scale(&mut it.castle, by)),
    ("fear", |it, by| scale_all(&mut it.fear, by)),
    ("ghost", |it, by| scale(&mut it.ghost, by)),
    ("bank", |it, by| scale(&mut it.bank, by)),
    ("chase", |it, by| add(&mut it.chase, by)),
    ("due", |it, by| scale(&mut it.due, by)),
    ("defeat", |it, by| scale(&mut it.defeat, by)),
    ("meeples", |it, by| scale_all(&mut it.meeples, by)),
    ("colour", |it, by| scale(&mut it.colour, by)),
    ("pressure", |it, by| scale(&mut it.pressure, by)),
    ("short", |it, by| scale(&mut it.short, by)),
    ("short_join", |it, by| add(&mut it.short_join, by)),
    ("furthest", |it, by| add(&mut it.furthest, by)),
    ("cemetery", |it, by| scale(&mut it.cemetery, by)),
    ("flank", |it, by| scale(&mut it.flank, by)),
    ("haunted", |it, by| scale(&mut it.haunted, by)),
    ("first meeples", |it, by| scale_all(&mut it.meeples[..2], by)),
    ("small supplies", |it, by| scale_all(&mut it.fear[..4], by)),
];

/// What games were worth, in thousandths.
#[derive(Clone, Copy, Default)]
struct Sum {
    games: i64,
    worth: i64,
    squares: i64,
}

impl Sum {
    fn add(&mut self, worth: i64) {
        self.merge(Sum { games: 1, worth, squares: worth * worth });
    }

    fn merge(&mut self, other: Sum) {
        self.games += other.games;
        self.worth += other.worth;
        self.squares += other.squares;
    }

    fn mean(&self) -> f64 {
        self.worth as f64 / self.games.max(1) as f64
    }

    /// Returns the square of the standard error.
    fn error(&self) -> f64 {
        let games = self.games.max(1) as f64;
        (self.squares as f64 / games - self.mean().powi(2)) / games
    }
}

/// The games with each knob down, left and up.
type Sums = [[Sum; 3]; KNOBS.len()];

/// Returns how far the team came, in thousandths: half for winning, half for the milestones reached and the part of the
/// way to the next.
fn worth(game: &Game) -> i64 {
    if game.outcome().is_some_and(|end| end.won) {
        return 1_000;
    }
    let (level, scoring) = (game.rules().level(), game.rules().scoring());
    let marks: Vec<u16> = level.milestones.iter().copied().chain([level.goal]).collect();
    let points = |&colour: &Colour| game.points(colour);
    let reached = |&&mark: &&u16| scoring.iter().all(|colour| points(colour) >= mark);
    let passed = marks.iter().take_while(reached).count();
    let from = passed.checked_sub(1).map_or(0, |last| marks[last]);
    let to = marks.get(passed).copied().unwrap_or(level.goal).max(from + 1);
    let part = |colour| i64::from(points(colour).clamp(from, to) - from);
    let parts: i64 = scoring.iter().map(part).sum();
    let whole = i64::from(to - from) * scoring.len() as i64;
    (passed as i64 * 1_000 + 1_000 * parts / whole) / marks.len() as i64 / 2
}

/// Plays a game with the knobs turned by its seed.
fn play(
    rules: &Arc<Rules>,
    centre: &Weights,
    seed: &Seed,
) -> Result<([usize; KNOBS.len()], i64), Failure> {
    let mut rng: Rng = seed.stream("knobs");
    let turned = KNOBS.map(|_| rng.below(3) as usize);
    let mut weights = centre.clone();
    for ((_, turn), at) in KNOBS.iter().zip(turned) {
        turn(&mut weights, TURN * (at as f64 - 1.0));
    }
    let (mut game, _) = Game::start(Arc::clone(rules), &Order::Seed(seed.clone()))?;
    let bot: Box<dyn Bot<Game>> = Box::new(greedy_with("tuned", weights));
    fogbound_bots::play(&mut game, &mut [bot], &mut Vec::new(), &mut |_, _| {}, &mut drop)?;
    Ok((turned, worth(&game)))
}

/// Plays a round of games.
fn round(rules: &[Arc<Rules>], centre: &Weights, games: u32, seed: &str) -> Result<Sums, Failure> {
    let threads = std::thread::available_parallelism().map_or(1, usize::from);
    let share = |first: usize| {
        let mut sums = Sums::default();
        for n in (first..games as usize).step_by(threads) {
            let seed = Seed::new(format!("{seed}/{n}"));
            let (turned, worth) = play(&rules[n % rules.len()], centre, &seed)?;
            sums.iter_mut().zip(turned).for_each(|(knob, at)| knob[at].add(worth));
        }
        Ok::<Sums, Failure>(sums)
    };
    let shares = std::thread::scope(|scope| {
        let share = &share;
        let running: Vec<_> = (0..threads).map(|first| scope.spawn(move || share(first))).collect();
        running.into_iter().map(std::thread::ScopedJoinHandle::join).collect::<Vec<_>>()
    });
    let mut all = Sums::default();
    for share in shares {
        let share = share.map_err(|_| "a thread has panicked")??;
        let sums = all.as_flattened_mut().iter_mut().zip(share.as_flattened());
        sums.for_each(|(sum, other)| sum.merge(*other));
    }
    Ok(all)
}

/// Returns how far a knob moves, by the games with it down, left and up.
fn step([down, left, up]: &[Sum; 3]) -> f64 {
    let slope = up.mean() - down.mean();
    if slope.abs() < SURE * (up.error() + down.error()).sqrt() {
        return 0.0;
    }
    let bend = up.mean() + down.mean() - 2.0 * left.mean();
    let top = if bend < 0.0 { -slope / (2.0 * bend) } else { slope.signum() };
    TURN * top.clamp(-1.0, 1.0)
}

fn main() -> Result<(), Failure> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [level, rounds, games, seed] = &args[..] else {
        return Err("LEVEL ROUNDS GAMES SEED".into());
    };
    let (rounds, games): (u32, u32) = (rounds.parse()?, games.parse()?);
    let level = Level::number(level.parse()?).ok_or("no such level")?;
    let set = Arc::new(fogbound_sets::fogbound_mists().clone());
    let rules =
        (1..=5).map(|players| Setup::new(Arc::clone(&set), level.clone(), players).validate());
    let rules: Vec<Arc<Rules>> =
        rules.map(|rules| rules.map(Arc::new)).collect::<Result<_, _>>()?;
    let mut weights = Weights::default();
    for n in 1..=rounds {
        let sums = round(&rules, &weights, games, &format!("{seed}/{n}"))?;
        let mut all = Sum::default();
        sums[0].into_iter().for_each(|sum| all.merge(sum));
        eprintln!("round {n}: {:.1} of 1,000 ± {:.1}", all.mean(), 1.96 * all.error().sqrt());
        for ((name, turn), sums) in KNOBS.iter().zip(&sums) {
            let by = step(sums) * (WHOLE / f64::from(n)).min(1.0);
            if by != 0.0 {
                turn(&mut weights, by);
                eprintln!("  {name} by {by:+.2}");
            }
        }
    }
    println!("{weights:#?}");
    Ok(())
}
