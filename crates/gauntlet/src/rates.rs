//! How fast random games run, with a fixed piece of work measured in the same run to compare
//! machines by.

use fogbound_game::hash::sha256_hex;
use fogbound_game::{Rng, Seed};
use fogbound_mists::{Action, Game, Level, Order, Rules, Setup};
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The fixed work: the SHA-256 of a block of this many bytes.
pub const BLOCK: usize = 16 * 1024;

/// Measures the time that this thread was running, where the system tells it (Linux), so that other
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

/// What was measured of one level.
#[derive(Clone, Copy, Debug, Default)]
pub struct Rates {
    /// Games played.
    pub games: u32,
    /// Decisions taken in them.
    pub decisions: u64,
    /// Turns begun in them.
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
/// When there is no such level.
#[must_use]
pub fn rules(level: u8) -> Arc<Rules> {
    let set = Arc::new(fogbound_tilesets::fogbound_mists().clone());
    let Some(level) = Level::number(level) else { panic!("there is no level {level}") };
    match Setup::new(set, level, 2).validate() {
        Ok(rules) => Arc::new(rules),
        Err(refusal) => panic!("{refusal}"),
    }
}

/// Plays one game at random to its end; gives its decisions and turns.
pub fn playout(rules: &Arc<Rules>, number: u32, legal: &mut Vec<Action>) -> (u64, u64) {
    let seed = Seed::new(number.to_string());
    let mut rng: Rng = seed.stream("playout");
    let Ok((mut game, _)) = Game::start(Arc::clone(rules), &Order::Seed(seed)) else {
        return (0, 0);
    };
    let mut decisions = 0;
    while game.decision().is_some() {
        game.legal_into(legal);
        let choice = legal[rng.below(legal.len() as u32) as usize];
        // Listed actions apply.
        let _ = game.apply_with(choice, &mut |_| {});
        decisions += 1;
    }
    (decisions, u64::from(game.turn()))
}

/// Plays random games of a level on one thread for about this long.
#[must_use]
pub fn measure(level: u8, time: Duration) -> Rates {
    let rules = rules(level);
    let mut legal = Vec::new();
    let mut rates = Rates::default();
    let clock = Clock::start();
    while clock.elapsed() < time {
        for _ in 0..64 {
            let (decisions, turns) = playout(&rules, rates.games, &mut legal);
            rates.games += 1;
            rates.decisions += decisions;
            rates.turns += turns;
        }
    }
    rates.seconds = clock.elapsed().as_secs_f64();
    rates
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

/// Measures all levels and prints a table.
pub fn print(time: Duration) {
    println!("level   games/s   ns/decision   turns/game   blocks/s   games per block");
    for level in 1..=6 {
        // Right before and after, so that both see the same machine.
        let before = blocks_per_second(time / 8);
        let rates = measure(level, time);
        let blocks = (before + blocks_per_second(time / 8)) / 2.0;
        println!(
            "{level:>5} {:>9.0} {:>13.0} {:>12.1} {blocks:>10.0} {:>17.3}",
            rates.games_per_second(),
            rates.ns_per_decision(),
            rates.turns_per_game(),
            rates.games_per_second() / blocks
        );
    }
}
