//! Requirements on the bots for Ghosts Galore.

use fogbound_bots::ghosts_galore::Planner;
use fogbound_bots::{Bot, Seated, Veiled, bots_for, by_name, play};
use fogbound_game::{Game as _, Seed};
use fogbound_ghosts_galore::{Category, Game, Order, Rules, Setup, Sheet};
use std::sync::Arc;

fn rules(players: u8, options: &[&str]) -> Arc<Rules> {
    let set = Arc::new(fogbound_sets::fogbound_ghosts().clone());
    let mut setup = Setup::new(set, players);
    for option in options {
        let value = if *option == "walls_are_dead_ends" { "false" } else { "true" };
        setup.options.set(option, value).unwrap();
    }
    Arc::new(setup.validate().unwrap())
}

fn start(rules: &Arc<Rules>, seed: &str) -> Game {
    Game::start(Arc::clone(rules), &Order::Seed(Seed::new(seed))).unwrap().0
}

/// Plays a game to its end and returns the totals.
fn finish(game: &mut Game, bots: &mut [Box<dyn Bot<Game>>]) -> Vec<i16> {
    play(game, bots, &mut Vec::new(), &mut |_, _| {}, &mut |_| {}).unwrap();
    game.sheets().iter().map(Sheet::total).collect()
}

/// Lets planners play, each decision checked by a function.
fn watch(rules: &Arc<Rules>, seed: &str, mut check: impl FnMut(&Game, u8)) {
    let mut game = start(rules, seed);
    while let Some(seat) = game.deciding().seats().smallest() {
        check(&game, seat);
        let legal = game.legal_of(seat);
        let action = Planner::default().choose(&game.view_of(Some(seat)), seat, &legal);
        assert!(legal.contains(&action), "{action}");
        game.apply_of(seat, action).unwrap();
    }
    assert!(game.is_over());
}

#[test]
fn names_and_only_names_make_bots() {
    let seed = Seed::new("names");
    for &name in Game::BOTS {
        assert_eq!(by_name::<Game>(name, &seed).unwrap().name(), name);
        assert_eq!(bots_for::<Game>(name, &seed, 5).unwrap().len(), 5);
    }
    assert!(by_name::<Game>("greedy", &seed).is_none());
    assert_eq!(Game::adviser(), "hard");
}

#[test]
fn every_choice_is_legal_with_all_options_and_players() {
    for players in 2..=5 {
        for options in [
            &[][..],
            &["experienced"],
            &["choose_side"],
            &["experienced", "choose_side", "walls_are_dead_ends"],
        ] {
            watch(&rules(players, options), &format!("legal {players}"), |_, _| {});
        }
    }
}

#[test]
fn x_6_the_planner_decides_the_same_whatever_is_hidden() {
    for players in [2, 4] {
        let rules = rules(players, &["experienced", "choose_side"]);
        let mut deals = Seed::new("hidden").stream("test deals");
        watch(&rules, "hidden", |game, seat| {
            let (view, legal) = (game.view_of(Some(seat)), game.legal_of(seat));
            let choice = Planner::default().choose(&view, seat, &legal);
            let other = view.deal(&mut deals);
            let veiled = Veiled::new(&other, seat);
            assert_eq!(Planner::default().choose_veiled(veiled, &other.legal_of(seat)), choice);
        });
    }
}

#[test]
fn the_planner_depends_on_nothing_it_met_before() {
    let mut experienced = Planner::default();
    for players in [3, 2] {
        watch(&rules(players, &[]), "experience", |game, seat| {
            let (view, legal) = (game.view_of(Some(seat)), game.legal_of(seat));
            let choice = experienced.choose(&view, seat, &legal);
            assert_eq!(choice, Planner::default().choose(&view, seat, &legal));
        });
    }
}

#[test]
fn the_planner_beats_the_random_bot() {
    let rules = rules(2, &[]);
    let mut won = 0;
    for number in 0..40u8 {
        let seed = Seed::new(format!("match {number}"));
        let seat = usize::from(number % 2);
        let mut bots = bots_for::<Game>("random", &seed, 2).unwrap();
        bots[seat] = by_name("planner", &seed).unwrap();
        let totals = finish(&mut start(&rules, seed.as_str()), &mut bots);
        won += u8::from(totals[seat] > totals[1 - seat]);
    }
    assert!(won >= 39, "{won} of 40");
}

#[test]
fn planners_score_like_good_players() {
    let rules = rules(2, &[]);
    let totals = (0..10).flat_map(|number| {
        let mut bots = bots_for::<Game>("planner", &Seed::new(""), 2).unwrap();
        finish(&mut start(&rules, &format!("scores {number}")), &mut bots)
    });
    let sum: i32 = totals.map(i32::from).sum();
    assert!(sum >= 20 * 95, "{} on average", sum / 20);
}

#[test]
fn who_favours_a_category_gets_more_of_it() {
    let rules = rules(2, &[]);
    let sheets_of = |planner: Planner| -> Vec<Sheet> {
        let game = |number| {
            let mut game = start(&rules, &format!("favour {number}"));
            let mut bots = bots_for::<Game>("planner", &Seed::new(""), 2).unwrap();
            bots[0] = Box::new(planner.clone());
            finish(&mut game, &mut bots);
            game.sheets()[0]
        };
        (0..6).map(game).collect()
    };
    let plain = sheets_of(Planner::default());
    for category in [Category::Dragons, Category::Golems, Category::Ghosts, Category::BoneDoors] {
        let favoured = sheets_of(Planner::favouring(category, 200));
        let points = |sheets: &[Sheet]| sheets.iter().map(|sheet| sheet[category]).sum::<i16>();
        assert!(points(&favoured) > points(&plain), "{category:?}");
    }
}
