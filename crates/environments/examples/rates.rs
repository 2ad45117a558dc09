//! How many decisions of batches of random games are taken in a second on one thread, and in the time of hashing
//! 16 KiB by SHA-256: `cargo run --profile fast -p fogbound-environments --example rates [GAME …]`. Compare
//! `python/benchmarks/rates.py`.

use fogbound_environments::{Lists, Reward, Wish, rules};
use fogbound_game::hash::sha256_hex;
use fogbound_table::games::GameId;
use std::env;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// The time that is measured, for each line.
const LONG: Duration = Duration::from_secs(3);

/// Returns how often something is done in a second.
fn rate(mut once: impl FnMut() -> usize) -> f64 {
    let (begin, mut done) = (Instant::now(), 0);
    while begin.elapsed() < LONG {
        done += once();
    }
    done as f64 / begin.elapsed().as_secs_f64()
}

fn main() {
    let block = vec![7_u8; 16 * 1024];
    println!("game           games  observed  decisions/s  decisions/block");
    let wanted: Vec<String> = env::args().skip(1).collect();
    let is_wanted = |game: &GameId| wanted.is_empty() || wanted.contains(&game.to_string());
    for game in GameId::ALL.iter().copied().filter(is_wanted) {
        for games in [64, 1024, 4096] {
            for observed in [false, true] {
                let wish = Wish { seats: vec![String::new(); 2], ..Wish::new(game) };
                let rules = rules(wish).expect("usual rules");
                let mut batch =
                    rules.batch(games, "rates", observed, Reward::Win, 1).expect("a batch");
                let mut seen = Lists::of(batch.as_ref());
                batch.show(seen.state()).expect("lists of the right lengths");
                let mut places = vec![0; batch.len()];
                let decisions = rate(|| {
                    batch.sample(&mut places).expect("a list of the right length");
                    batch.step(&places, seen.state()).expect("places in the lists");
                    places.len()
                });
                let blocks = rate(|| {
                    black_box(sha256_hex(black_box(&block)));
                    1
                });
                let per_block = decisions / blocks;
                println!("{game:14} {games:5}  {observed:8}  {decisions:11.0}  {per_block:15.2}");
            }
        }
    }
}
