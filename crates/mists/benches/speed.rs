//! Benchmarks: `cargo xtask bench -p fogbound-mists`. `docs/speed.md` holds figures.

use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};
use fogbound_game::{Game as _, Rng, Seed};
use fogbound_mists::{Action, Ask, Game, Level, Order, Rules, Setup};
use std::sync::Arc;

/// Size of the fixed piece of work that machines are compared by.
const BLOCK: usize = 16 * 1024;

fn main() {
    divan::main();
}

fn rules(level: u8) -> Arc<Rules> {
    let set = Arc::new(fogbound_sets::fogbound_mists().clone());
    let level = Level::number(level).expect("a level of the table");
    Arc::new(Setup::new(set, level, 2).validate().expect("a valid setup"))
}

fn start(rules: &Arc<Rules>, seed: Seed) -> Game {
    Game::start(Arc::clone(rules), &Order::Seed(seed)).expect("a seed always starts").0
}

fn choose(game: &Game, legal: &mut Vec<Action>, rng: &mut Rng) -> Action {
    game.legal_into(game.seat(), legal);
    legal[rng.below(legal.len() as u32) as usize]
}

/// Positions in the middle of games, each before a decision of this kind (of any kind for `None`).
fn positions(wanted: Option<Ask>) -> Vec<(Game, Action)> {
    let rules = rules(5);
    let mut legal = Vec::new();
    let mut found = Vec::new();
    for number in 0u32.. {
        let seed = Seed::new(number.to_string());
        let mut rng = seed.stream("bench");
        let mut game = start(&rules, seed);
        while let Some(decision) = game.decision() {
            let choice = choose(&game, &mut legal, &mut rng);
            if game.turn() > 5 && wanted.is_none_or(|ask| ask == decision.ask) {
                found.push((game.clone(), choice));
            }
            if found.len() == 256 {
                return found;
            }
            game.apply_with(game.seat(), choice, &mut |_| {}).expect("listed actions apply");
        }
    }
    found
}

/// One complete random game, its shuffle included.
#[divan::bench(args = 1..=6)]
fn playout(bencher: Bencher<'_, '_>, level: u8) {
    let rules = rules(level);
    let mut legal = Vec::new();
    let mut number = 0u32;
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        number += 1;
        let seed = Seed::new(number.to_string());
        let mut rng = seed.stream("playout");
        let mut game = start(&rules, seed);
        while game.decision().is_some() {
            let choice = choose(&game, &mut legal, &mut rng);
            game.apply_with(game.seat(), choice, &mut |_| {}).expect("listed actions apply");
        }
        game.turn()
    });
}

/// Everything up to the first decision.
#[divan::bench]
fn setup_and_shuffle(bencher: Bencher<'_, '_>) {
    let rules = rules(5);
    bencher.bench_local(|| start(black_box(&rules), Seed::new("bench")));
}

/// All legal placements of a tile.
#[divan::bench]
fn legal_placements(bencher: Bencher<'_, '_>) {
    let positions = positions(Some(Ask::Place));
    let mut legal = Vec::new();
    let mut at = 0;
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        at = (at + 1) % positions.len();
        positions[at].0.legal_into(positions[at].0.seat(), &mut legal);
        legal.len()
    });
}

/// A copy, and one decision on it. [`copy`] is the part that copying takes.
#[divan::bench]
fn copy_and_apply(bencher: Bencher<'_, '_>) {
    let positions = positions(None);
    let mut at = 0;
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        at = (at + 1) % positions.len();
        let (game, choice) = &positions[at];
        let mut copy = game.clone();
        copy.apply_with(copy.seat(), *choice, &mut |_| {}).expect("listed actions apply");
        copy
    });
}

#[divan::bench]
fn copy(bencher: Bencher<'_, '_>) {
    let positions = positions(None);
    let mut at = 0;
    bencher.counter(BytesCount::of::<Game>()).bench_local(|| {
        at = (at + 1) % positions.len();
        positions[at].0.clone()
    });
}

#[divan::bench]
fn state_hash(bencher: Bencher<'_, '_>) {
    let positions = positions(None);
    let mut at = 0;
    bencher.bench_local(|| {
        at = (at + 1) % positions.len();
        positions[at].0.hash()
    });
}

/// The fixed piece of work.
#[divan::bench]
fn sha256_of_16_kib(bencher: Bencher<'_, '_>) {
    let block = vec![0x5a; BLOCK];
    bencher
        .counter(BytesCount::new(BLOCK))
        .bench_local(|| fogbound_game::hash::sha256_hex(black_box(&block)));
}
