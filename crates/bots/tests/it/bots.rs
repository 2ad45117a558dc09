//! Requirements on every bot.

use fogbound_bots::mists::{Greedy, banks};
use fogbound_bots::{Bot, Random, Seated, Veiled, bots_for, by_name, play};
use fogbound_game::{Game as _, Refusal, Seed};
use fogbound_landscape::SegmentKind;
use fogbound_mists::{Action, Event, Game, Level, Order, Rules, Setup};
use std::collections::BTreeSet;
use std::sync::Arc;

fn rules(level: u8, players: u8) -> Arc<Rules> {
    let set = Arc::new(fogbound_sets::fogbound_mists().clone());
    let level = Level::number(level).unwrap();
    Arc::new(Setup::new(set, level, players).validate().unwrap())
}

#[test]
fn names_and_only_names_make_bots() {
    let seed = Seed::new("names");
    for &name in Game::BOTS {
        assert_eq!(by_name::<Game>(name, &seed).unwrap().name(), name);
        assert_eq!(bots_for::<Game>(name, &seed, 5).unwrap().len(), 5);
    }
    assert!(by_name::<Game>("Greedy", &seed).is_none());
    assert!(bots_for::<Game>("", &seed, 2).is_none());
}

#[test]
fn every_choice_is_legal_at_all_levels_with_all_players() {
    for (level, players) in (1..=6).flat_map(|level| (1..=5).map(move |p| (level, p))) {
        let rules = rules(level, players);
        for (name, games) in [("random", 20), ("greedy", 1)] {
            for number in 0..games {
                let seed = Seed::new(format!("{level} {players} {number}"));
                let mut bots = bots_for::<Game>(name, &seed, players).unwrap();
                let (mut game, _) = Game::start(Arc::clone(&rules), &Order::Seed(seed)).unwrap();
                while let Some(decision) = game.decision() {
                    let legal = game.legal();
                    let bot = &mut bots[usize::from(decision.seat)];
                    let action = bot.choose(&game.view(), decision.seat, &legal);
                    assert!(legal.contains(&action), "{name}: {action}");
                    game.apply(action).unwrap();
                }
                assert!(game.outcome().is_some());
            }
        }
    }
}

#[test]
fn m_11_4_a_bot_decides_the_same_whatever_is_hidden() {
    for level in [3, 5] {
        let seed = Seed::new(format!("hidden {level}"));
        let mut deals = seed.stream("test deals");
        let (mut game, _) = Game::start(rules(level, 2), &Order::Seed(seed)).unwrap();
        while game.decision().is_some() {
            let legal = game.legal();
            let action = Greedy::default().choose(&game.view(), game.seat(), &legal);
            let other = game.view().deal(&mut deals);
            let again =
                Greedy::default().choose_veiled(Veiled::new(&other, other.seat()), &other.legal());
            assert_eq!(action, again);
            game.apply(action).unwrap();
        }
    }
}

#[test]
fn greedy_depends_on_nothing_it_met_before() {
    let mut experienced = Greedy::default();
    for level in [6, 2] {
        let seed = Seed::new("experience");
        let (mut game, _) = Game::start(rules(level, 3), &Order::Seed(seed)).unwrap();
        while game.decision().is_some() {
            let (view, legal) = (game.view(), game.legal());
            let action = experienced.choose(&view, game.seat(), &legal);
            assert_eq!(action, Greedy::default().choose(&view, game.seat(), &legal));
            game.apply(action).unwrap();
        }
    }
}

#[test]
fn random_picks_every_action_equally_often() {
    let (game, _) = Game::start(rules(1, 2), &Order::Seed(Seed::new("even"))).unwrap();
    let (view, legal) = (game.view(), game.legal());
    let mut bot = Random::new::<Game>(&Seed::new("even"), 1);
    let mut counts = vec![0u32; legal.len()];
    for _ in 0..1_000 * legal.len() {
        let action = Bot::<Game>::choose(&mut bot, &view, game.seat(), &legal);
        counts[legal.iter().position(|&other| other == action).unwrap()] += 1;
    }
    assert!(legal.len() > 3);
    // Five standard deviations are 160.
    assert!(counts.iter().all(|count| (840..=1_160).contains(count)), "{counts:?}");
}

#[test]
fn x_6_seats_have_streams_of_their_own() {
    let (game, _) = Game::start(rules(1, 5), &Order::Seed(Seed::new("seats"))).unwrap();
    let (view, legal) = (game.view(), game.legal());
    let choices = |seat| -> Vec<Action> {
        let mut bot = Random::new::<Game>(&Seed::new("seats"), seat);
        (0..30).map(|_| Bot::<Game>::choose(&mut bot, &view, game.seat(), &legal)).collect()
    };
    let different: BTreeSet<Vec<Action>> = (0..5).map(choices).collect();
    assert_eq!(different.len(), 5);
    assert_eq!(choices(3), choices(3));
}

/// Plays a game to its end and returns its actions, each with its seat.
fn play_out(
    rules: &Arc<Rules>,
    order: &Order,
    bots: &mut [Box<dyn Bot<Game>>],
) -> Result<(Game, Vec<(u8, Action)>), Refusal> {
    let (mut game, _) = Game::start(Arc::clone(rules), order)?;
    let mut actions = Vec::new();
    let mut taken = |seat, action| actions.push((seat, action));
    play(&mut game, bots, &mut Vec::new(), &mut taken, &mut |_| {})?;
    Ok((game, actions))
}

#[test]
fn banks_are_counted_right_and_bots_repeat_themselves() {
    for (level, players) in [(1, 1), (2, 2), (4, 4), (5, 3), (6, 5)] {
        let rules = rules(level, players);
        for (name, games) in [("random", 30), ("greedy", 2)] {
            for number in 0..games {
                let seed = Seed::new(format!("count {number}"));
                let played = || {
                    let mut bots = bots_for(name, &seed, players).unwrap();
                    play_out(&rules, &Order::Seed(seed.clone()), &mut bots).unwrap()
                };
                let (game, actions) = played();
                assert_eq!(played().1, actions);
                let mut finished = 0;
                let (mut again, mut events) =
                    Game::start(Arc::clone(&rules), &Order::Seed(seed.clone())).unwrap();
                for (seat, action) in actions {
                    assert_eq!(again.seat(), seat);
                    events.extend(again.apply(action).unwrap());
                }
                for event in events {
                    finished += usize::from(matches!(event, Event::BankFinished { .. }));
                }
                let map = game.map();
                let mut all = BTreeSet::new();
                for cell in map.cells() {
                    for (segment, _, _) in map.segments(rules.catalogue(), cell, SegmentKind::Mist)
                    {
                        all.insert(map.region(segment));
                    }
                }
                assert_eq!(banks(&game), (all.len(), finished));
            }
        }
    }
}

#[test]
fn a_playout_without_bots_or_tiles_is_refused() {
    let rules = rules(1, 2);
    let order = Order::Seed(Seed::new("refused"));
    let refusal = play_out(&rules, &order, &mut []).unwrap_err();
    assert_eq!(refusal.rule.as_str(), "X-7");
    let mut bots = bots_for("random", &Seed::new("refused"), 2).unwrap();
    let refusal = play_out(&rules, &Order::Told, &mut bots).unwrap_err();
    assert_eq!(refusal.rule.as_str(), "X-6");
}

#[test]
fn greedy_wins_level_1_most_of_the_time() {
    let rules = rules(1, 2);
    let mut won = 0;
    for number in 0..20 {
        let seed = Seed::new(format!("strong {number}"));
        let mut bots = bots_for("greedy", &seed, 2).unwrap();
        let (game, _) = play_out(&rules, &Order::Seed(seed), &mut bots).unwrap();
        won += u32::from(game.outcome().unwrap().won);
    }
    assert!(won >= 15, "{won} of 20");
}
