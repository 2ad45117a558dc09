//! What is asked of every bot.

use fogbound_bots::mists::{Greedy, Playout, play_out};
use fogbound_bots::{Bot, Random, Seated, Veiled, bots_for, by_name};
use fogbound_game::{Game as _, Seed};
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

/// Plays the actions again and counts everything in another way.
fn recount(rules: &Arc<Rules>, order: &Order, playout: &Playout) -> [u32; 7] {
    let (mut game, mut events) = Game::start(Arc::clone(rules), order).unwrap();
    for &(seat, action) in playout.actions() {
        assert_eq!(game.seat(), seat);
        events.extend(game.apply(action).unwrap());
    }
    assert!(game.outcome().is_some());
    let count = |wanted: &dyn Fn(&Event) -> bool| events.iter().filter(|e| wanted(e)).count();
    let ghosts = events.iter().map(|event| match event {
        Event::GhostsPlaced { n, .. } => u32::from(*n),
        _ => 0,
    });
    let mut banks = BTreeSet::new();
    let map = game.map();
    for cell in map.cells() {
        for (segment, _, _) in map.segments(rules.catalogue(), cell, SegmentKind::Mist) {
            banks.insert(map.region(segment));
        }
    }
    [
        u32::from(game.outcome().unwrap().won),
        count(&|e| matches!(e, Event::Turn { .. })) as u32,
        count(&|e| matches!(e, Event::Drawn { .. })) as u32,
        count(&|e| matches!(e, Event::SetAside { .. })) as u32,
        banks.len() as u32,
        count(&|e| matches!(e, Event::BankFinished { .. })) as u32,
        ghosts.sum(),
    ]
}

#[test]
fn a_playout_is_counted_right() {
    let mut playout = Playout::default();
    for (level, players) in [(1, 1), (2, 2), (4, 4), (5, 3), (6, 5)] {
        let rules = rules(level, players);
        for (name, games) in [("random", 30), ("greedy", 2)] {
            for number in 0..games {
                let seed = Seed::new(format!("count {number}"));
                let mut bots = bots_for(name, &seed, players).unwrap();
                let order = Order::Seed(seed);
                let stats = play_out(&rules, &order, &mut bots, &mut playout).unwrap();
                let counted = [
                    u32::from(stats.won),
                    u32::from(stats.turns),
                    u32::from(stats.draws),
                    u32::from(stats.unplaceable_draws),
                    u32::from(stats.banks),
                    u32::from(stats.banks_finished),
                    u32::from(stats.ghosts_placed),
                ];
                assert_eq!(counted, recount(&rules, &order, &playout));
                assert_eq!(stats.decisions as usize, playout.actions().len());
                let again = bots_for(name, &Seed::new(format!("count {number}")), players);
                let mut again = again.unwrap();
                assert_eq!(
                    play_out(&rules, &order, &mut again, &mut Playout::default()),
                    Ok(stats)
                );
            }
        }
    }
}

#[test]
fn a_playout_without_bots_or_tiles_is_refused() {
    let rules = rules(1, 2);
    let order = Order::Seed(Seed::new("refused"));
    let mut playout = Playout::default();
    let refusal = play_out(&rules, &order, &mut [], &mut playout).unwrap_err();
    assert_eq!(refusal.rule.as_str(), "X-7");
    let mut bots = bots_for("random", &Seed::new("refused"), 2).unwrap();
    let refusal = play_out(&rules, &Order::Told, &mut bots, &mut playout).unwrap_err();
    assert_eq!(refusal.rule.as_str(), "X-6");
}

#[test]
fn greedy_wins_level_1_most_of_the_time() {
    let rules = rules(1, 2);
    let mut playout = Playout::default();
    let mut won = 0;
    for number in 0..20 {
        let seed = Seed::new(format!("strong {number}"));
        let mut bots = bots_for("greedy", &seed, 2).unwrap();
        won +=
            u32::from(play_out(&rules, &Order::Seed(seed), &mut bots, &mut playout).unwrap().won);
    }
    assert!(won >= 15, "{won} of 20");
}
