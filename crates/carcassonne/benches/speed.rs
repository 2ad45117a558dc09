//! Benchmarks: `cargo xtask bench -p fogbound-carcassonne`. `docs/speed.md` holds figures.

use divan::counter::{BytesCount, ItemsCount};
use divan::{Bencher, black_box};
use fogbound_carcassonne::{Action, Ask, Game, Order, Parts, Rules, Setup};
use fogbound_game::{Game as _, Rng, Seed};
use std::sync::Arc;

/// Positions that a benchmark goes through.
const POSITIONS: usize = 256;
/// Turns of a game that count as its middle; the full expansion has some 130.
const MIDDLE: std::ops::Range<u16> = 40..90;

fn main() {
    divan::main();
}

fn rules(parts: Parts) -> Arc<Rules> {
    Arc::new(Setup::new(parts, 2).validate().expect("a valid setup"))
}

/// A random game, with what its next choice will be.
struct Playout {
    game: Game,
    rng: Rng,
    legal: Vec<Action>,
}

impl Playout {
    fn new(rules: &Arc<Rules>, number: u32) -> Playout {
        let seed = Seed::new(number.to_string());
        let rng = seed.stream("bench");
        let (game, _) = Game::start(Arc::clone(rules), &Order::Seed(seed)).expect("seeds start");
        Playout { game, rng, legal: Vec::new() }
    }

    /// Takes a decision and passes it on with the position before it; `None` at the end.
    fn step(&mut self, before: &mut impl FnMut(&Game, Action)) -> Option<()> {
        self.game.ask()?;
        self.game.legal_into(self.game.seat(), &mut self.legal);
        let choice = self.legal[self.rng.below(self.legal.len() as u32) as usize];
        before(&self.game, choice);
        self.game.apply_with(self.game.seat(), choice, &mut |_| {}).expect("listed actions apply");
        Some(())
    }

    fn finish(mut self) -> Game {
        while self.step(&mut |_, _| {}).is_some() {}
        self.game
    }
}

/// Positions in the middle of games of the full expansion, each before a decision of this kind (of
/// any kind for `None`), with the decision.
fn positions(wanted: Option<Ask>) -> Vec<(Game, Action)> {
    let rules = rules(Parts::ALL);
    let mut found = Vec::new();
    // Games enough for every question.
    for number in 0..POSITIONS as u32 {
        let mut playout = Playout::new(&rules, number);
        let mut keep = |game: &Game, choice| {
            let enough = found.len() == POSITIONS;
            if !enough
                && MIDDLE.contains(&game.turn())
                && wanted.is_none_or(|ask| game.ask() == Some(ask))
            {
                found.push((game.clone(), choice));
            }
        };
        while playout.step(&mut keep).is_some() {}
    }
    assert_eq!(found.len(), POSITIONS, "too few positions before {wanted:?}");
    found
}

/// Measures one piece of work on one position after the other.
fn each<T>(
    bencher: Bencher<'_, '_>,
    wanted: Option<Ask>,
    mut work: impl FnMut(&Game, Action) -> T,
) {
    let positions = positions(wanted);
    let mut around = positions.iter().cycle();
    bencher
        .counter(ItemsCount::new(1u32))
        .bench_local(|| around.next().map(|(game, choice)| work(black_box(game), *choice)));
}

/// One complete random game, its shuffle included: of the base game and of the full expansion.
#[divan::bench(args = ["none", "all"])]
fn random_game(bencher: Bencher<'_, '_>, parts: &str) {
    let rules = rules(Parts::parse(parts).expect("known parts"));
    let mut number = 0;
    bencher.counter(ItemsCount::new(1u32)).bench_local(|| {
        number += 1;
        Playout::new(&rules, number).finish().turn()
    });
}

/// Everything up to the first decision.
#[divan::bench]
fn setup_and_shuffle(bencher: Bencher<'_, '_>) {
    let rules = rules(Parts::ALL);
    bencher.bench_local(|| Playout::new(black_box(&rules), 0).game);
}

/// All legal placements of a tile.
#[divan::bench]
fn legal_placements(bencher: Bencher<'_, '_>) {
    let mut legal = Vec::new();
    each(bencher, Some(Ask::Place), |game, _| {
        game.legal_into(game.seat(), &mut legal);
        legal.len()
    });
}

/// All that a meeple can be put on.
#[divan::bench]
fn legal_meeples(bencher: Bencher<'_, '_>) {
    let mut legal = Vec::new();
    each(bencher, Some(Ask::Meeple), |game, _| {
        game.legal_into(game.seat(), &mut legal);
        legal.len()
    });
}

/// A copy, and one decision on it. [`copy`] is the part that copying takes.
#[divan::bench]
fn copy_and_apply(bencher: Bencher<'_, '_>) {
    each(bencher, None, |game, choice| {
        let mut copy = game.clone();
        copy.apply_with(copy.seat(), choice, &mut |_| {}).expect("listed actions apply");
        copy
    });
}

#[divan::bench]
fn copy(bencher: Bencher<'_, '_>) {
    let bencher = bencher.counter(BytesCount::of::<Game>());
    each(bencher, None, |game, _| game.clone());
}

/// The view of a seat.
#[divan::bench]
fn view(bencher: Bencher<'_, '_>) {
    each(bencher, None, |game, _| game.view());
}

/// A game that could be the one seen.
#[divan::bench]
fn deal_again(bencher: Bencher<'_, '_>) {
    let mut rng = Seed::new("bench").stream("deal");
    each(bencher, None, |game, _| game.view().deal(&mut rng));
}

/// The points that all regions with meeples would bring.
#[divan::bench]
fn worths(bencher: Bencher<'_, '_>) {
    each(bencher, None, |game, _| game.worths());
}

#[divan::bench]
fn state_hash(bencher: Bencher<'_, '_>) {
    each(bencher, None, |game, _| game.hash());
}
