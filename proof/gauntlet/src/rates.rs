//! Speed of random games and of scoring boards, with a fixed piece of work measured in the same run to
//! compare machines by.

use crate::contest::{Action, Chance, Contest, Contested, Rules};
use crate::ghosts_galore::GhostsGalore;
use cpu_time::ThreadTime;
use fogbound_game::hash::sha256_hex;
use fogbound_game::setup::Setup as _;
use fogbound_game::{Game as _, Refusal, Rng, Seed, Values};
use fogbound_ghosts_galore::Game;
use fogbound_table::games::GameId;
use fogbound_table::setup::{self, SetUp as _};
use fogbound_table::with_game;
use std::hint::black_box;
use std::sync::Arc;
use std::time::Duration;

/// The fixed work: the SHA-256 of a block of this many bytes.
pub const BLOCK: usize = 16 * 1024;

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

/// Plays one game at random to its end; returns it with its number of decisions.
///
/// # Errors
/// A refusal, which a sound engine never returns.
pub fn playout<C: Contest>(
    rules: &Arc<Rules<C>>,
    number: u32,
    legal: &mut Vec<Action<C>>,
) -> Result<(C::Game, u64), Refusal> {
    let seed = Seed::new(number.to_string());
    let mut rng: Rng = seed.stream("playout");
    let order = C::order(&Chance::Seed(&seed));
    let (mut game, _) = C::Game::start(Arc::clone(rules), &order)?;
    let decisions = game.play_out(&mut rng, legal);
    Ok((game, decisions))
}

/// Plays random games on one thread for about this long; `playout` returns the decisions and turns
/// of the game with a number.
fn measure(time: Duration, mut playout: impl FnMut(u32) -> (u64, u64)) -> Rates {
    let mut rates = Rates::default();
    let clock = ThreadTime::now();
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

/// Measures random games of two with the shipped tiles, for each value of the first choice there is: each level,
/// or none and all of the parts.
///
/// # Errors
/// The refusal of such a setup.
pub fn measure_all<C: Contest>(time: Duration) -> Result<(), Refusal> {
    let choice = setup::choices::<C::Game>().first();
    let values = match choice.map(|choice| choice.values) {
        None => &[""][..],
        Some(Values::One(values)) => values,
        Some(Values::Some(_)) => &["none", "all"][..],
    };
    for value in values {
        let mut setup = C::Game::usual(2);
        let mut name = C::Game::NAME.to_owned();
        if let Some(choice) = choice {
            setup.set(choice.id, value)?;
            name = format!("{name}, {} {value}", choice.id);
        }
        let rules = Arc::new(setup.validate()?);
        let mut legal = Vec::new();
        print_line(time, &name, |number| {
            let played = playout::<C>(&rules, number, &mut legal);
            played.map_or((0, 0), |(game, n)| (n, u64::from(C::turns(&game))))
        });
        if C::play_turns(&rules, 0).is_some() {
            let in_turns = |number| C::play_turns(&rules, number).unwrap_or_default();
            print_line(time, &format!("{name}, whole turns"), in_turns);
        }
    }
    Ok(())
}

/// Blocks hashed each second.
#[must_use]
pub fn blocks_per_second(time: Duration) -> f64 {
    let mut block = vec![0x5a; BLOCK];
    let mut count = 0u32;
    let clock = ThreadTime::now();
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

/// Returns the nanoseconds that it takes to score the full board of a random game.
///
/// # Errors
/// A refusal, which a sound engine never returns.
pub fn ns_per_board(time: Duration) -> Result<f64, Refusal> {
    let rules = Arc::new(Game::usual(2).validate()?);
    let mut legal = Vec::new();
    let played = (0..256).map(|number| playout::<GhostsGalore>(&rules, number, &mut legal));
    let games = played.map(|game| Ok(game?.0)).collect::<Result<Vec<Game>, Refusal>>()?;
    let scoring = rules.scoring();
    let (mut boards, mut points) = (0u64, 0i64);
    let clock = ThreadTime::now();
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
    Ok(clock.elapsed().as_secs_f64() * 1e9 / boards as f64)
}

/// Measures all games and prints a table.
///
/// # Errors
/// The refusal of a setup.
pub fn print(time: Duration) -> Result<(), Refusal> {
    println!(
        "random games of two             games/s   ns/decision   turns/game   blocks/s   games per block"
    );
    for &game in GameId::ALL {
        with_game!(game, G => measure_all::<<G as Contested>::Contest>(time))?;
    }
    println!("ghosts-galore: a full board is scored in {:.0} ns", ns_per_board(time / 4)?);
    Ok(())
}

fn print_line(time: Duration, name: &str, playout: impl FnMut(u32) -> (u64, u64)) {
    // Right before and after, so that both see the same machine.
    let before = blocks_per_second(time / 8);
    let rates = measure(time, playout);
    let blocks = (before + blocks_per_second(time / 8)) / 2.0;
    println!(
        "{name:<29} {:>9.0} {:>13.0} {:>12.1} {blocks:>10.0} {:>17.3}",
        rates.games_per_second(),
        rates.ns_per_decision(),
        rates.turns_per_game(),
        rates.games_per_second() / blocks
    );
}
