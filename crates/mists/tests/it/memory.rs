//! A game is one flat block: small, copied without allocation, and played without any.

use fogbound_game::{Game as _, Rng, Seed};
use fogbound_mists::{Action, Game, Level, Order, Setup};
use std::hint::black_box;
use std::sync::Arc;

const LARGEST: usize = 16 * 1024;

fn start(level: u8, seed: &str) -> (Game, Rng) {
    let set = Arc::new(fogbound_sets::fogbound_mists().clone());
    let level = Level::number(level).expect("a level of the table");
    let rules = Arc::new(Setup::new(set, level, 3).validate().expect("a valid setup"));
    let seed = Seed::new(seed);
    let rng = seed.stream("test");
    let (game, _) = Game::start(rules, &Order::Seed(seed)).expect("a seed always starts");
    (game, rng)
}

/// Plays to the end as searches do: lists, copies, applies to the copy, goes on with it.
fn play(game: &mut Game, rng: &mut Rng, legal: &mut Vec<Action>) -> u32 {
    let mut decisions = 0;
    while game.decision().is_some() {
        game.legal_into(game.seat(), legal);
        let choice = legal[rng.below(legal.len() as u32) as usize];
        let mut copy = game.clone();
        let mut told = 0;
        copy.apply_with(copy.seat(), choice, &mut |_| told += 1).expect("listed actions apply");
        black_box(told);
        *game = copy;
        decisions += 1;
    }
    decisions
}

#[test]
fn a_game_is_under_16_kib() {
    let size = size_of::<Game>();
    assert!(size < LARGEST, "{size} bytes");
}

#[test]
fn playing_allocates_nothing() {
    // Room for the longest list of legal actions.
    let mut legal = Vec::with_capacity(4096);
    for level in 1..=6 {
        for number in 0..20 {
            let (mut game, mut rng) = start(level, &format!("memory {level} {number}"));
            let mut decisions = 0;
            let info = allocation_counter::measure(|| {
                decisions = play(&mut game, &mut rng, &mut legal);
            });
            assert!(decisions > 0 && game.outcome().is_some());
            assert_eq!(info.count_total, 0, "level {level}, game {number}: {info:?}");
        }
    }
}

#[test]
fn the_counter_counts() {
    let info = allocation_counter::measure(|| {
        black_box(Vec::<u8>::with_capacity(100));
    });
    assert_eq!(info.count_total, 1);
}
