//! Requirements on advice.

use crate::crew::in_programs;
use fogbound_bots::crew::think_on;
use fogbound_bots::{Budget, Estimate, Seated, Unit, bots_for, decide, fast_bot, outlook};
use fogbound_game::{Game, Seed};
use std::sync::Arc;

fn mists(level: u8) -> fogbound_mists::Game {
    use fogbound_mists::{Game, Level, Order, Setup};
    let set = Arc::new(fogbound_sets::fogbound_mists().clone());
    let setup = Setup::new(set, Level::number(level).unwrap(), 2);
    Game::start(Arc::new(setup.validate().unwrap()), &Order::Seed(Seed::new("advice"))).unwrap().0
}

fn carcassonne() -> fogbound_carcassonne::Game {
    use fogbound_carcassonne::{Game, Order, Parts, Setup};
    let rules = Arc::new(Setup::new(Parts::ALL, 3).validate().unwrap());
    Game::start(rules, &Order::Seed(Seed::new("advice"))).unwrap().0
}

fn ghosts_galore() -> fogbound_ghosts_galore::Game {
    use fogbound_ghosts_galore::{Game, Order, Setup};
    let set = Arc::new(fogbound_sets::fogbound_ghosts().clone());
    let rules = Arc::new(Setup::new(set, 2).validate().unwrap());
    Game::start(rules, &Order::Seed(Seed::new("advice"))).unwrap().0
}

/// Visits some positions of a game in which there is a choice, with the seat that has it.
fn visit<G: Seated>(mut game: G, visit: &mut dyn FnMut(&G, u8)) {
    let mut bots = bots_for::<G>(fast_bot::<G>(), &Seed::new("advice"), game.players()).unwrap();
    let mut legal = Vec::new();
    for decision in 1.. {
        let Some(seat) = game.deciding().seats().smallest() else { break };
        if decision % 13 == 0 && game.legal_of(seat).len() > 1 {
            visit(&game, seat);
        }
        decide(&mut game, &mut bots, &mut legal, &mut drop).unwrap();
        if decision > 60 {
            break;
        }
    }
}

/// Checks advice in a game: what is dealt again changes nothing in it.
fn check<G: Seated>(game: G) {
    let mut deals = Seed::new("hidden").stream("test deals");
    let (mut visited, mut explained) = (0, 0);
    visit(game, &mut |game, seat| {
        visited += 1;
        let view = game.view_of(Some(seat));
        let legal = view.legal_of(seat);
        let ways = G::weigh(&view, seat, &legal, None);
        let other = view.deal(&mut deals).view_of(Some(seat));
        assert_eq!(G::weigh(&other, seat, &legal, None), ways, "{}", G::NAME);
        let best = &ways[0].actions;
        let expected = outlook(&view, seat, best, 100).unwrap();
        assert_eq!(outlook(&other, seat, best, 100), Some(expected), "{}", G::NAME);
        assert!(expected.value.trials >= 8 && expected.rank.mean >= 1_000);

        assert_eq!(ways[0].lead.mean, 0);
        assert!(ways.iter().all(|way| way.lead.mean <= 0 && legal.contains(&way.actions[0])));
        let values = ways.iter().filter(|way| way.lead.trials > 0);
        let values: Vec<Estimate> = values.map(|way| expected.after::<G>(&way.lead)).collect();
        assert!(values.is_sorted_by(|one, next| one.mean >= next.mean), "{values:?}");
        // A lead is made of its parts; only the divisions of each deal are rounded.
        for way in ways.iter().filter(|way| way.lead.mean < 0 && !way.parts.is_empty()) {
            assert_eq!(way.parts.len(), G::PARTS.len() + 1);
            let sum: i64 = way.parts.iter().map(|part| part.mean).sum();
            assert!((sum - way.lead.mean).abs() <= 20, "{}: {:?}", G::NAME, way.parts);
            explained += 1;
        }
        if G::UNIT == Unit::Chance {
            assert!(values.iter().all(|value| (0..=1_000).contains(&value.mean)), "{values:?}");
        }
        // Whoever wants to know about the worst answer is told as well as about the best.
        let worst = ways.iter().rev().find(|way| way.actions[0] != best[0]);
        if let Some(worst) = worst.map(|way| way.actions[0]) {
            let ways = G::weigh(&view, seat, &legal, Some(worst));
            let asked = ways.iter().find(|way| way.actions[0] == worst).unwrap();
            assert!(asked.lead.trials > 0, "{}", G::NAME);
        }
    });
    assert!(visited > 1, "{}: {visited}", G::NAME);
    assert_eq!(explained > 0, !G::PARTS.is_empty(), "{}", G::NAME);
}

#[test]
fn m_11_4_advice_about_mists_does_not_depend_on_what_is_hidden() {
    check(mists(1));
    check(mists(5));
}

#[test]
fn x_6_advice_about_carcassonne_does_not_depend_on_what_is_hidden() {
    check(carcassonne());
}

#[test]
fn x_6_advice_about_ghosts_galore_does_not_depend_on_what_is_hidden() {
    check(ghosts_galore());
}

/// Checks that bots and advice think the same on several threads and in several programs as on one.
fn check_threads<G: Seated>(game: G) {
    let mut visited = 0;
    visit(game, &mut |game, seat| {
        visited += 1;
        let view = game.view_of(Some(seat));
        let legal = view.legal_of(seat);
        let think = || {
            let mut master =
                G::thinker("master", Some(Budget::Count(500)), &Seed::new("threads")).unwrap();
            let choice = master.choose(&view, seat, &legal);
            let ways = G::weigh(&view, seat, &legal, legal.last().copied());
            (choice, outlook(&view, seat, &ways[0].actions, 100), ways)
        };
        let [one, three] = [1, 3].map(|threads| {
            think_on(threads);
            think()
        });
        assert_eq!(one, three, "{}", G::NAME);
        for (programs, pieces) in [(1, 7), (3, 15)] {
            assert_eq!(in_programs(programs, pieces, think).0, one, "{}", G::NAME);
        }
    });
    assert!(visited > 1, "{}: {visited}", G::NAME);
}

#[test]
fn all_is_thought_the_same_on_any_number_of_threads_and_in_any_number_of_programs() {
    let _kept = crate::crew::keep_threads();
    check_threads(mists(4));
    check_threads(carcassonne());
    check_threads(ghosts_galore());
}

#[test]
fn a_mean_has_the_error_that_its_numbers_have() {
    let numbers: Vec<i64> = (0..400).map(|n| if n % 4 == 0 { 1_000 } else { 0 }).collect();
    let Estimate { mean, error, spread, trials } = Estimate::of(&numbers);
    // The root of a quarter times three quarters, and a twentieth of it.
    assert_eq!((mean, spread, error, trials), (250, 433, 21, 400));
    assert_eq!(Estimate::of(&[]), Estimate::default());
    assert_eq!(Estimate::of(&[-7]).mean, -7);
    assert_eq!(Estimate::of(&[-1, -2, -2]).mean, -2, "to the nearest number");
}

#[test]
fn points_decide_most_where_a_game_hangs_in_the_balance() {
    type Mists = fogbound_mists::Game;
    let worth = |lead, value| <Mists as Seated>::worth_of(lead, value);
    assert!(worth(-10_000, 500) < 2 * worth(-10_000, 50));
    for value in (0..=1_000).step_by(50) {
        let values: Vec<i64> = (-60..=60).map(|lead| value + worth(lead * 1_000, value)).collect();
        assert!(values.is_sorted() && values[0] >= 0 && values[120] <= 1_000, "{values:?}");
        assert_eq!(worth(0, value), 0);
    }
    // The odds of 1 to 1, divided by e.
    assert!((worth(-32_000, 500) + 231).abs() <= 1, "{}", worth(-32_000, 500));
    assert_eq!(<fogbound_carcassonne::Game as Seated>::worth_of(-700, 3_000), -700);
}
