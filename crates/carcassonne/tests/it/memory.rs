//! A game is one flat block: small, copied without allocation, and played without any.

use fogbound_carcassonne::{Action, Game, Order, Parts, Setup};
use fogbound_game::{Game as _, Rng, Seed};
use std::hint::black_box;
use std::sync::Arc;

const LARGEST: usize = 16 * 1024;

fn start(parts: Parts, players: u8, seed: &str) -> (Game, Rng) {
    let rules = Arc::new(Setup::new(parts, players).validate().expect("a valid setup"));
    let seed = Seed::new(seed);
    let rng = seed.stream("test");
    let (game, _) = Game::start(rules, &Order::Seed(seed)).expect("a seed always starts");
    (game, rng)
}

/// Plays to the end as searches do: lists, copies, applies to the copy, goes on with it.
fn play(game: &mut Game, rng: &mut Rng, legal: &mut Vec<Action>) -> u32 {
    let mut decisions = 0;
    while game.ask().is_some() {
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
    for parts in Parts::combinations() {
        for players in [2, 6] {
            let (mut game, mut rng) = start(parts, players, &format!("memory {players}"));
            let mut decisions = 0;
            let info = allocation_counter::measure(|| {
                decisions = play(&mut game, &mut rng, &mut legal);
            });
            assert!(decisions > 0 && game.is_over());
            assert_eq!(info.count_total, 0, "{parts:?}, {players} players: {info:?}");
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
