//! Speed of random games and of scoring boards, with a fixed piece of work measured in the same run to
//! compare machines by.

use crate::playouts::{self, Lists, Mode};
use fogbound_carcassonne::Parts;
use fogbound_game::hash::sha256_hex;
use fogbound_game::{Game as _, Refusal, Rng, Seed};
use fogbound_ghosts_galore as ghosts;
use fogbound_mists::{Action, Game, Level, Order, Rules, Setup};
use std::hint::black_box;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The fixed work: the SHA-256 of a block of this many bytes.
pub const BLOCK: usize = 16 * 1024;

/// Measures the time that this thread was running, if the system reports it (Linux), so that other
/// work on the machine does not count; else the time that went by.
struct Clock {
    begin: Instant,
    ran_before: Option<Duration>,
}

impl Clock {
    fn start() -> Clock {
        Clock { begin: Instant::now(), ran_before: Clock::ran() }
    }

    fn ran() -> Option<Duration> {
        let text = std::fs::read_to_string("/proc/thread-self/schedstat").ok()?;
        Some(Duration::from_nanos(text.split_ascii_whitespace().next()?.parse().ok()?))
    }

    fn elapsed(&self) -> Duration {
        match (self.ran_before, Clock::ran()) {
            (Some(before), Some(now)) => now.saturating_sub(before),
            _ => self.begin.elapsed(),
        }
    }
}

/// The measurements of random games.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rates {
    /// Games played.
    pub games: u32,
    /// Decisions taken in them.
    pub decisions: u64,
    /// Turns or rounds begun in them.
    pub turns: u64,
    /// Time they took, in seconds.
    pub seconds: f64,
}

impl Rates {
    /// Complete games each second.
    #[must_use]
    pub fn games_per_second(&self) -> f64 {
        f64::from(self.games) / self.seconds
    }

    /// Nanoseconds for each decision.
    #[must_use]
    pub fn ns_per_decision(&self) -> f64 {
        self.seconds * 1e9 / self.decisions as f64
    }

    /// Turns in each game.
    #[must_use]
    pub fn turns_per_game(&self) -> f64 {
        self.turns as f64 / f64::from(self.games)
    }
}

/// The rules of a level for two players with the shipped set.
///
/// # Panics
/// If there is no such level.
#[must_use]
pub fn rules(level: u8) -> Arc<Rules> {
    let set = Arc::new(fogbound_sets::fogbound_mists().clone());
    let Some(level) = Level::number(level) else { panic!("there is no level {level}") };
    match Setup::new(set, level, 2).validate() {
        Ok(rules) => Arc::new(rules),
        Err(refusal) => panic!("{refusal}"),
    }
}

/// Plays one game at random to its end; returns its decisions and turns.
pub fn playout(rules: &Arc<Rules>, number: u32, legal: &mut Vec<Action>) -> (u64, u64) {
    let seed = Seed::new(number.to_string());
    let mut rng: Rng = seed.stream("playout");
    let Ok((mut game, _)) = Game::start(Arc::clone(rules), &Order::Seed(seed)) else {
        return (0, 0);
    };
    let mut decisions = 0;
    while game.decision().is_some() {
        game.legal_into(game.seat(), legal);
        let choice = legal[rng.below(legal.len() as u32) as usize];
        // Listed actions apply.
        let _ = game.apply_with(game.seat(), choice, &mut |_| {});
        decisions += 1;
    }
    (decisions, u64::from(game.turn()))
}

/// The rules of Ghosts Galore for two players with the shipped set.
///
/// # Panics
/// If the shipped set has too little for two.
#[must_use]
pub fn ghosts_rules() -> Arc<ghosts::Rules> {
    let set = Arc::new(fogbound_sets::fogbound_ghosts().clone());
    match ghosts::Setup::new(set, 2).validate() {
        Ok(rules) => Arc::new(rules),
        Err(refusal) => panic!("{refusal}"),
    }
}

/// Plays one game of Ghosts Galore at random to its end; returns it with its number of decisions.
///
/// # Errors
/// A refusal, which a sound engine never returns.
pub fn ghosts_playout(
    rules: &Arc<ghosts::Rules>,
    number: u32,
    legal: &mut Vec<ghosts::Action>,
) -> Result<(ghosts::Game, u64), Refusal> {
    let seed = Seed::new(number.to_string());
    let mut rng: Rng = seed.stream("playout");
    let (mut game, _) = ghosts::Game::start(Arc::clone(rules), &ghosts::Order::Seed(seed))?;
    let mut decisions = 0;
    while let Some(seat) = game.deciding().seats().smallest() {
        game.legal_into(seat, legal);
        let choice = legal[rng.below(legal.len() as u32) as usize];
        game.apply_with(seat, choice, &mut |_| {})?;
        decisions += 1;
    }
    Ok((game, decisions))
}

/// Plays random games on one thread for about this long; `playout` returns the decisions and turns
/// of the game with a number.
fn measure(time: Duration, mut playout: impl FnMut(u32) -> (u64, u64)) -> Rates {
    let mut rates = Rates::default();
    let clock = Clock::start();
    while clock.elapsed() < time {
        for _ in 0..16 {
            let (decisions, turns) = playout(rates.games);
            rates.games += 1;
            rates.decisions += decisions;
            rates.turns += turns;
        }
    }
    rates.seconds = clock.elapsed().as_secs_f64();
    rates
}

/// Plays random games of a level of Mists over Carcassonne.
#[must_use]
pub fn measure_mists(level: u8, time: Duration) -> Rates {
    let rules = rules(level);
    let mut legal = Vec::new();
    measure(time, |number| playout(&rules, number, &mut legal))
}

/// Plays random games of Ghosts Galore.
#[must_use]
pub fn measure_ghosts(time: Duration) -> Rates {
    let rules = ghosts_rules();
    let mut legal = Vec::new();
    measure(time, |number| match ghosts_playout(&rules, number, &mut legal) {
        Ok((game, decisions)) => (decisions, u64::from(game.round())),
        Err(_) => (0, 0),
    })
}

/// Plays random games of Carcassonne.
#[must_use]
pub fn measure_carcassonne(parts: Parts, mode: Mode, time: Duration) -> Rates {
    let rules = playouts::rules(parts);
    let mut lists = Lists::default();
    measure(time, |number| playouts::play(&rules, number, mode, &mut lists).unwrap_or_default())
}

/// Nanoseconds that it takes to score the full board of a random game.
#[must_use]
pub fn ns_per_board(time: Duration) -> f64 {
    let rules = ghosts_rules();
    let mut legal = Vec::new();
    let played = (0..256).filter_map(|number| ghosts_playout(&rules, number, &mut legal).ok());
    let games: Vec<ghosts::Game> = played.map(|(game, _)| game).collect();
    let scoring = rules.scoring();
    let (mut boards, mut points) = (0u64, 0i64);
    let clock = Clock::start();
    while clock.elapsed() < time {
        for game in &games {
            for seat in 0..2 {
                let tally = scoring.tally(black_box(game.grid(seat)), game.doors(seat));
                points += i64::from(tally.sheet.total());
                boards += 1;
            }
        }
    }
    black_box(points);
    clock.elapsed().as_secs_f64() * 1e9 / boards as f64
}

/// Blocks hashed each second.
#[must_use]
pub fn blocks_per_second(time: Duration) -> f64 {
    let mut block = vec![0x5a; BLOCK];
    let mut count = 0u32;
    let clock = Clock::start();
    while clock.elapsed() < time {
        for _ in 0..64 {
            // Each block depends on the hash of the one before.
            let hash = sha256_hex(&block);
            block[..64].copy_from_slice(hash.as_bytes());
            count += 1;
        }
    }
    f64::from(count) / clock.elapsed().as_secs_f64()
}

/// Measures all levels of Mists over Carcassonne, Ghosts Galore and Carcassonne, and prints a table.
pub fn print(time: Duration) {
    println!(
        "random games of two          games/s   ns/decision   turns/game   blocks/s   games per block"
    );
    for level in 1..=6 {
        print_line(time, &format!("mists, level {level}"), || measure_mists(level, time));
    }
    print_line(time, "ghosts-galore", || measure_ghosts(time));
    for (name, parts, mode) in [
        ("carcassonne, base", Parts::NONE, Mode::Decisions),
        ("carcassonne, base, pairs", Parts::NONE, Mode::Pairs),
        ("carcassonne, all", Parts::ALL, Mode::Decisions),
        ("carcassonne, all, pairs", Parts::ALL, Mode::Pairs),
    ] {
        print_line(time, name, || measure_carcassonne(parts, mode, time));
    }
    println!("ghosts-galore: a full board is scored in {:.0} ns", ns_per_board(time / 4));
}

fn print_line(time: Duration, name: &str, measure: impl FnOnce() -> Rates) {
    // Right before and after, so that both see the same machine.
    let before = blocks_per_second(time / 8);
    let rates = measure();
    let blocks = (before + blocks_per_second(time / 8)) / 2.0;
    println!(
        "{name:<26} {:>9.0} {:>13.0} {:>12.1} {blocks:>10.0} {:>17.3}",
        rates.games_per_second(),
        rates.ns_per_decision(),
        rates.turns_per_game(),
        rates.games_per_second() / blocks
    );
}
