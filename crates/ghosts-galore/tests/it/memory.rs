//! A game is one flat block: small, copied without allocation, and played without any.

use fogbound_game::{Game as _, Rng, Seed};
use fogbound_ghosts_galore::{Action, Game, Order, Setup};
use std::hint::black_box;
use std::sync::Arc;

const LARGEST: usize = 1024;

fn start(players: u8, chosen: bool, seed: &str) -> (Game, Rng) {
    let set = Arc::new(fogbound_sets::fogbound_ghosts().clone());
    let mut setup = Setup::new(set, players);
    setup.options.choose_side = chosen;
    setup.options.experienced = chosen;
    let rules = Arc::new(setup.validate().expect("a valid setup"));
    let seed = Seed::new(seed);
    let rng = seed.stream("test");
    let (game, _) = Game::start(rules, &Order::Seed(seed)).expect("a seed always starts");
    (game, rng)
}

/// Plays to the end as searches do: lists, copies, applies to the copy, goes on with it.
fn play(game: &mut Game, rng: &mut Rng, legal: &mut Vec<Action>) -> u32 {
    let mut decisions = 0;
    while let Some(seat) = game.deciding().seats().smallest() {
        game.legal_into(seat, legal);
        let choice = legal[rng.below(legal.len() as u32) as usize];
        let mut copy = game.clone();
        let mut told = 0;
        copy.apply_with(seat, choice, &mut |_| told += 1).expect("listed actions apply");
        black_box(told);
        *game = copy;
        let scoring = game.rules().scoring();
        black_box(scoring.tally(game.grid(seat), game.doors(seat)));
        decisions += 1;
    }
    decisions
}

#[test]
fn a_game_is_under_1_kib() {
    let size = size_of::<Game>();
    assert!(size < LARGEST, "{size} bytes");
}

#[test]
fn playing_allocates_nothing() {
    // Room for the longest list of legal actions.
    let mut legal = Vec::with_capacity(64);
    for players in 2..=5 {
        for chosen in [false, true] {
            for number in 0..10 {
                let (mut game, mut rng) = start(players, chosen, &format!("memory {number}"));
                let mut decisions = 0;
                let info = allocation_counter::measure(|| {
                    decisions = play(&mut game, &mut rng, &mut legal);
                });
                assert!(decisions > 0 && game.is_over());
                assert_eq!(info.count_total, 0, "{players} players, game {number}: {info:?}");
            }
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
