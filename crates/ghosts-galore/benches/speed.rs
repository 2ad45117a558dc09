//! Benchmarks: `cargo xtask bench -p fogbound-ghosts-galore`. `docs/speed.md` holds figures.

use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};
use fogbound_game::{Game as _, Rng, Seed};
use fogbound_ghosts_galore::{Action, Ask, Game, Order, Rules, Setup};
use std::sync::Arc;

/// Size of the fixed piece of work that machines are compared by.
const BLOCK: usize = 16 * 1024;
/// Positions that a benchmark goes through.
const POSITIONS: usize = 256;

fn main() {
    divan::main();
}

fn rules(players: u8) -> Arc<Rules> {
    let set = Arc::new(fogbound_sets::fogbound_ghosts().clone());
    Arc::new(Setup::new(set, players).validate().expect("a valid setup"))
}

fn start(rules: &Arc<Rules>, seed: Seed) -> Game {
    Game::start(Arc::clone(rules), &Order::Seed(seed)).expect("a seed always starts").0
}

/// The next seat to decide, with a random choice of it.
fn choose(game: &Game, legal: &mut Vec<Action>, rng: &mut Rng) -> Option<(u8, Action)> {
    let seat = game.deciding().seats().smallest()?;
    game.legal_into(seat, legal);
    Some((seat, legal[rng.below(legal.len() as u32) as usize]))
}

fn playout(rules: &Arc<Rules>, number: u32, legal: &mut Vec<Action>) -> Game {
    let seed = Seed::new(number.to_string());
    let mut rng = seed.stream("playout");
    let mut game = start(rules, seed);
    while let Some((seat, choice)) = choose(&game, legal, &mut rng) {
        game.apply_with(seat, choice, &mut |_| {}).expect("listed actions apply");
    }
    game
}

/// Positions in the middle of games, each before a decision of this kind (of any kind for `None`).
fn positions(wanted: Option<Ask>) -> Vec<(Game, u8, Action)> {
    let rules = rules(2);
    let mut legal = Vec::new();
    let mut found = Vec::new();
    for number in 0u32.. {
        let seed = Seed::new(number.to_string());
        let mut rng = seed.stream("bench");
        let mut game = start(&rules, seed);
        while let Some((seat, choice)) = choose(&game, &mut legal, &mut rng) {
            if game.round() > 3 && wanted.is_none_or(|ask| game.ask() == Some(ask)) {
                found.push((game.clone(), seat, choice));
            }
            if found.len() == POSITIONS {
                return found;
            }
            game.apply_with(seat, choice, &mut |_| {}).expect("listed actions apply");
        }
    }
    found
}

/// One complete random game, its shuffle included.
#[divan::bench(args = 2..=5)]
fn random_game(bencher: Bencher<'_, '_>, players: u8) {
    let rules = rules(players);
    let mut legal = Vec::new();
    let mut number = 0u32;
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        number += 1;
        playout(&rules, number, &mut legal).round()
    });
}

/// Everything up to the first decision.
#[divan::bench]
fn setup_and_shuffle(bencher: Bencher<'_, '_>) {
    let rules = rules(2);
    bencher.bench_local(|| start(black_box(&rules), Seed::new("bench")));
}

/// The score of a full board.
#[divan::bench]
fn tally_of_a_full_board(bencher: Bencher<'_, '_>) {
    let rules = rules(2);
    let mut legal = Vec::new();
    let games: Vec<Game> =
        (0..POSITIONS as u32).map(|number| playout(&rules, number, &mut legal)).collect();
    let mut at = 0;
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        at = (at + 1) % games.len();
        let game = &games[at];
        rules.scoring().tally(black_box(game.grid(0)), game.doors(0))
    });
}

/// All places for a claimed tile.
#[divan::bench]
fn legal_placements(bencher: Bencher<'_, '_>) {
    let positions = positions(Some(Ask::Place));
    let mut legal = Vec::new();
    let mut at = 0;
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        at = (at + 1) % positions.len();
        let (game, seat, _) = &positions[at];
        game.legal_into(*seat, &mut legal);
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
        let (game, seat, choice) = &positions[at];
        let mut copy = game.clone();
        copy.apply_with(*seat, *choice, &mut |_| {}).expect("listed actions apply");
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

/// The view of a seat.
#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    let positions = positions(None);
    let mut at = 0;
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        at = (at + 1) % positions.len();
        let (game, seat, _) = &positions[at];
        game.view_of(Some(*seat))
    });
}

/// A game that could be the one seen.
#[divan::bench]
fn deal_again(bencher: Bencher<'_, '_>) {
    let positions = positions(None);
    let views: Vec<_> = positions.iter().map(|(game, seat, _)| game.view_of(Some(*seat))).collect();
    let mut rng = Seed::new("bench").stream("deal");
    let mut at = 0;
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        at = (at + 1) % views.len();
        views[at].deal(&mut rng)
    });
}

/// The gain of a claimed tile, alone and together with the hidden one.
#[divan::bench]
fn gain(bencher: Bencher<'_, '_>) {
    let positions = positions(Some(Ask::Place));
    let mut at = 0;
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        at = (at + 1) % positions.len();
        let (game, seat, _) = &positions[at];
        game.claimed(*seat).and_then(|tile| game.gain(*seat, tile))
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
