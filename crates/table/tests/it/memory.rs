//! A game is one flat block: small, copied without allocation, and played without any.

use crate::common::{carcassonne, ghosts, mists};
use fogbound_game::{Game, Rng, Seed};
use fogbound_ghosts_galore::Options;
use std::hint::black_box;
use std::sync::Arc;

/// Plays to the end as searches do: lists, copies, applies to the copy, goes on with it; `look` is what
/// they look at after a decision.
fn play<G: Game>(
    game: &mut G,
    rng: &mut Rng,
    legal: &mut Vec<G::Action>,
    look: impl Fn(&G, u8),
) -> u32 {
    let mut decisions = 0;
    while let Some(seat) = game.deciding().seats().smallest() {
        game.legal_into(seat, legal);
        let choice = legal[rng.below(legal.len() as u32) as usize];
        let mut copy = game.clone();
        let mut told = 0;
        copy.apply_with(seat, choice, &mut |_| told += 1).expect("listed actions apply");
        black_box(told);
        *game = copy;
        look(game, seat);
        decisions += 1;
    }
    decisions
}

/// Plays games with these rules; `list` is the length of the longest list of legal actions.
fn expect_no_allocation<G: Game>(
    rules: &Arc<G::Rules>,
    games: u32,
    list: usize,
    order: impl Fn(Seed) -> G::Order,
    look: impl Fn(&G, u8),
) {
    let mut legal = Vec::with_capacity(list);
    for number in 0..games {
        let seed = Seed::new(format!("memory {number}"));
        let mut rng = seed.stream("test");
        let (mut game, _) =
            G::start(Arc::clone(rules), &order(seed)).expect("a seed always starts");
        let mut decisions = 0;
        let info = allocation_counter::measure(|| {
            decisions = play(&mut game, &mut rng, &mut legal, &look);
        });
        assert!(decisions > 0 && game.is_over());
        assert_eq!(info.count_total, 0, "game {number} of {rules:?}: {info:?}");
    }
}

#[test]
fn a_game_is_small() {
    const KIB: usize = 1024;
    for (size, largest) in [
        (size_of::<fogbound_mists::Game>(), 11 * KIB),
        (size_of::<fogbound_carcassonne::Game>(), 11 * KIB),
        (size_of::<fogbound_ghosts_galore::Game>(), KIB),
    ] {
        assert!(size < largest, "{size} bytes");
    }
}

#[test]
fn playing_mists_allocates_nothing() {
    use fogbound_mists::{Game, Order};
    for level in 1..=6 {
        let rules = mists::rules(level, 3);
        expect_no_allocation::<Game>(&rules, 20, 4096, Order::Seed, |_, _| ());
    }
}

#[test]
fn playing_carcassonne_allocates_nothing() {
    use fogbound_carcassonne::{Game, Order, Parts};
    for parts in Parts::combinations() {
        for players in [2, 6] {
            let rules = carcassonne::rules(players, parts);
            expect_no_allocation::<Game>(&rules, 1, 4096, Order::Seed, |_, _| ());
        }
    }
}

#[test]
fn playing_ghosts_galore_allocates_nothing() {
    use fogbound_ghosts_galore::{Game, Order};
    let tally = |game: &Game, seat| {
        let scoring = game.rules().scoring();
        black_box(scoring.tally(game.grid(seat), game.doors(seat)));
    };
    for players in 2..=5 {
        for chosen in [false, true] {
            let options =
                Options { choose_side: chosen, experienced: chosen, ..Options::default() };
            let rules = ghosts::rules(players, options);
            expect_no_allocation::<Game>(&rules, 10, 64, Order::Seed, tally);
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
