//! Requirements on the terms of the learned evaluation of Carcassonne, and on the bot that judges by it.

use fogbound_bots::carcassonne::{NAMES, Terms, terms};
use fogbound_bots::{Bot, by_name};
use fogbound_carcassonne::{Feature, Game, Order, Parts, Setup, Worth};
use fogbound_game::{Deciding, Game as _, Seed};
use std::sync::Arc;

/// Lets the bot play games with two and three players. Visits each position between two turns.
fn visit(name: &str, mut visit: impl FnMut(&Game)) {
    for (players, seed) in [(2, "a"), (2, "b"), (2, "c"), (3, "d"), (5, "e")] {
        let rules = Arc::new(Setup::new(Parts::NONE, players).validate().unwrap());
        let (mut game, _) = Game::start(rules, &Order::Seed(Seed::new(seed))).unwrap();
        let mut bot: Box<dyn Bot<Game>> = by_name(name, &Seed::new(seed)).unwrap();
        while game.ask().is_some() {
            let action = bot.choose(&game.view(), game.seat(), &game.legal());
            let mut seen = game.view().into_game();
            game.apply(action).unwrap();
            seen.apply(action).unwrap();
            if seen.deciding() == Deciding::Nobody && !seen.is_over() {
                visit(&seen);
            }
        }
    }
}

/// Returns the sum of the terms whose names begin or end so.
fn sum(terms: &Terms, is_meant: impl Fn(&str) -> bool) -> i64 {
    let meant = NAMES.iter().zip(terms).filter(|(name, _)| is_meant(name));
    meant.map(|(_, term)| term).sum()
}

fn leads(worth: &Worth, seat: usize) -> bool {
    worth.pieces[seat] > 0 && worth.pieces.iter().all(|&other| other <= worth.pieces[seat])
}

#[test]
fn c_6_what_is_sure_is_what_the_final_scoring_would_bring() {
    visit("greedy", |game| {
        for (seat, terms) in terms(game).iter().enumerate() {
            let led = game.worths().into_iter().filter(|(_, worth)| leads(worth, seat));
            let points: i64 = led.map(|(_, worth)| i64::from(worth.points) * 1_000).sum();
            let sure = sum(terms, |name| name == "road" || name.ends_with(", sure"));
            assert_eq!(sure, points, "seat {seat}, {} tiles left", game.pile());
        }
    });
}

#[test]
fn every_meeple_is_on_the_board_or_in_the_supply() {
    visit("greedy", |game| {
        for (seat, terms) in (0u8..).zip(terms(game)) {
            let meeples = game.meeples().iter().filter(|meeple| meeple.seat == seat).count();
            let counted = sum(&terms, |name| name.ends_with(", meeples"));
            assert_eq!(counted, meeples as i64 * 1_000, "seat {seat}");
            let supply = sum(&terms, |name| name.ends_with("in the supply"));
            // What may return counts in part.
            let least = i64::from(game.supply(seat)) * 1_000;
            assert!((least - 4..=least + counted).contains(&supply), "{supply} of seat {seat}");
        }
    });
}

/// Returns the kind of region a feature is, as the names of terms say it.
fn kind(feature: Feature) -> &'static str {
    match feature {
        Feature::Road => "roads to lose",
        Feature::City => "cities to lose",
        Feature::Field => "fields to lose",
        _ => "no join",
    }
}

#[test]
fn whoever_loses_a_region_by_a_join_was_warned() {
    let mut before = (Vec::new(), Vec::new());
    let mut warned = [0; 2];
    visit("learned", |game| {
        let after = game.worths().into_iter();
        let after: Vec<_> = after.map(|(region, worth)| (region.feature(), worth)).collect();
        let (worths, known): &(Vec<(Feature, Worth)>, Vec<Terms>) = &before;
        if game.turn() > 1 {
            for (feature, whole) in &after {
                let is_part = |(other, part): &&(Feature, Worth)| {
                    other == feature && part.cells.iter().all(|cell| whole.cells.contains(cell))
                };
                let parts: Vec<_> = worths.iter().filter(is_part).map(|(_, worth)| worth).collect();
                let [a, b] = parts[..] else { continue };
                let mut together = a.pieces.iter().zip(&b.pieces).map(|(a, b)| a + b);
                if !whole.pieces.iter().all(|&pieces| together.next() == Some(pieces)) {
                    // One of them lies on the same tiles beside it.
                    continue;
                }
                for (seat, terms) in known.iter().enumerate() {
                    let led = [a, b].iter().any(|part| leads(part, seat) && part.points > 0);
                    if led && !leads(whole, seat) {
                        let warning = sum(terms, |name| name.starts_with(kind(*feature)));
                        assert!(warning > 0, "seat {seat}, {feature:?}, {} left", game.pile());
                        warned[usize::from(*feature == Feature::Field)] += 1;
                    }
                }
            }
        }
        before = (after, terms(game));
    });
    assert!(warned[1] > 0, "{warned:?}");
}
