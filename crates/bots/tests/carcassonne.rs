//! What is asked of the bots for Carcassonne.

#![allow(clippy::unwrap_used)]

use fogbound_bots::{Seated, bots_for, by_name, play};
use fogbound_carcassonne::{Action, Event, Game, Order, Parts, Rules, Setup};
use fogbound_game::Seed;
use std::sync::Arc;

fn rules(players: u8, parts: Parts) -> Arc<Rules> {
    Arc::new(Setup::new(parts, players).validate().unwrap())
}

/// Plays a game with one bot for all seats; gives the decisions and the events.
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
    assert!(Game::BOTS.contains(&Game::adviser().name()));
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
