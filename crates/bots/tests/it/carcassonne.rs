//! Requirements on the bots for Carcassonne.

use fogbound_bots::{Bot, Seated, Veiled, bots_for, by_name, play};
use fogbound_carcassonne::{Action, Event, Game, Order, Parts, Rules, Setup};
use fogbound_game::{Game as _, Seed};
use std::sync::Arc;

fn rules(players: u8, parts: Parts) -> Arc<Rules> {
    Arc::new(Setup::new(parts, players).validate().unwrap())
}

/// Plays a game with one bot for all seats and returns the decisions and the events.
fn played(name: &str, rules: &Arc<Rules>, seed: &str) -> (Game, Vec<Action>, Vec<Event>) {
    let seed = Seed::new(seed);
    let mut bots = bots_for::<Game>(name, &seed, rules.players()).unwrap();
    let (mut game, mut events) = Game::start(Arc::clone(rules), &Order::Seed(seed)).unwrap();
    let mut actions = Vec::new();
    let taken = &mut |_, action| actions.push(action);
    play(&mut game, &mut bots, &mut Vec::new(), taken, &mut |event| events.push(event)).unwrap();
    (game, actions, events)
}

#[test]
fn names_and_only_names_make_bots() {
    let seed = Seed::new("names");
    for &name in Game::BOTS {
        assert_eq!(by_name::<Game>(name, &seed).unwrap().name(), name);
        assert_eq!(bots_for::<Game>(name, &seed, 6).unwrap().len(), 6);
    }
    assert!(by_name::<Game>("planner", &seed).is_none());
    assert_eq!(Game::adviser(), "hard");
}

#[test]
fn every_bot_plays_with_all_parts_and_players() {
    for &name in Game::BOTS {
        for (n, parts) in (0..).zip(Parts::combinations()) {
            let rules = rules(2 + n % 5, parts);
            let (game, actions, _) = played(name, &rules, "all");
            assert!(game.is_over(), "{name} {parts:?}");
            let again = played(name, &rules, "all");
            assert_eq!((again.1, again.0.hash()), (actions, game.hash()), "{name} {parts:?}");
        }
    }
}

#[test]
fn the_random_bot_picks_each_listed_answer_equally_often() {
    let rules = rules(2, Parts::NONE);
    let (mut asked, mut passed, mut expected) = (0, 0u32, 0.0);
    for n in 0..60 {
        let seed = format!("equal {n}");
        let (_, actions, _) = played("random", &rules, &seed);
        let order = Order::Seed(Seed::new(seed));
        let (mut game, _) = Game::start(Arc::clone(&rules), &order).unwrap();
        for action in actions {
            let legal = game.legal();
            if legal.contains(&Action::Pass) {
                asked += 1;
                expected += 1.0 / legal.len() as f64;
                passed += u32::from(action == Action::Pass);
            }
            game.apply(action).unwrap();
        }
    }
    // Four standard deviations of as many draws.
    let spread = 4.0 * (f64::from(asked) * 0.25).sqrt();
    assert!((f64::from(passed) - expected).abs() < spread, "{passed} of {asked}, not {expected}");
}

fn greedy() -> Box<dyn Bot<Game>> {
    by_name("greedy", &Seed::new("")).unwrap()
}

/// Lets greedy play all seats, each decision checked by a function.
fn watch(rules: &Arc<Rules>, seed: &str, mut check: impl FnMut(&Game, Action)) {
    let order = Order::Seed(Seed::new(seed));
    let (mut game, _) = Game::start(Arc::clone(rules), &order).unwrap();
    while game.ask().is_some() {
        let legal = game.legal();
        let action = greedy().choose(&game.view(), game.seat(), &legal);
        assert!(legal.contains(&action), "{action}");
        check(&game, action);
        game.apply(action).unwrap();
    }
    assert!(game.is_over());
}

#[test]
fn every_choice_of_greedy_is_legal_with_all_parts_and_players() {
    for (n, parts) in (0..).zip(Parts::combinations()) {
        // Two numbers of players for each combination, all five in turn.
        for players in [2 + n % 5, 2 + (n + 3) % 5] {
            watch(&rules(players, parts), &format!("legal {players}"), |_, _| {});
        }
    }
}

#[test]
fn x_6_greedy_decides_the_same_whatever_is_hidden() {
    for (players, parts) in [(2, Parts::NONE), (3, Parts::ALL)] {
        let mut deals = Seed::new("hidden").stream("test deals");
        watch(&rules(players, parts), "hidden", |game, choice| {
            let other = game.view().deal(&mut deals);
            let veiled = Veiled::new(&other, other.seat());
            assert_eq!(greedy().choose_veiled(veiled, &other.legal()), choice);
        });
    }
}

#[test]
fn greedy_depends_on_nothing_it_met_before() {
    let mut experienced = greedy();
    for (players, parts) in [(3, Parts::ALL), (2, Parts::NONE)] {
        watch(&rules(players, parts), "experience", |game, choice| {
            assert_eq!(experienced.choose(&game.view(), game.seat(), &game.legal()), choice);
        });
    }
}

#[test]
fn greedy_beats_the_random_bot() {
    for parts in [Parts::NONE, Parts::ALL] {
        let rules = rules(2, parts);
        let mut won = 0;
        for number in 0..20u8 {
            let seed = Seed::new(format!("match {number}"));
            let seat = usize::from(number % 2);
            let mut bots = bots_for::<Game>("random", &seed, 2).unwrap();
            bots[seat] = greedy();
            let (mut game, _) = Game::start(Arc::clone(&rules), &Order::Seed(seed)).unwrap();
            play(&mut game, &mut bots, &mut Vec::new(), &mut |_, _| {}, &mut |_| {}).unwrap();
            won += u8::from(game.scores()[seat] > game.scores()[1 - seat]);
        }
        assert!(won >= 19, "{won} of 20 with {parts:?}");
    }
}

#[test]
fn greedy_leaves_no_early_monastery_alone() {
    let rules = rules(2, Parts::NONE);
    let monastery = rules.catalogue().iter().filter(|(_, kind)| kind.building.is_some());
    let monasteries: Vec<_> = monastery.map(|(kind, _)| kind).collect();
    let (mut offered, mut taken) = (0, 0);
    for seed in 0..4 {
        watch(&rules, &format!("monastery {seed}"), |game, action| {
            let placed = game.placed().and_then(|cell| game.map().at(cell));
            let kind = placed.and_then(|cell| game.map().tile(cell)).map(|(kind, _)| kind);
            let early = game.pile() >= 12 && kind.is_some_and(|kind| monasteries.contains(&kind));
            if early && game.legal().contains(&Action::Pass) && game.supply(game.seat()) > 1 {
                offered += 1;
                taken += u8::from(action != Action::Pass);
            }
        });
    }
    assert!(offered > 5 && taken == offered, "{taken} of {offered}");
}
