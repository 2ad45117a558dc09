//! Properties common to all simulations, game by game.

use super::counted::Stats;
use super::*;
use fogbound_game::{Game as _, Seed};
use fogbound_table::games::{AnyRecord, Carcassonne, GhostsGalore, Mists};
use fogbound_table::record::Sets;
use fogbound_table::with_record;
use serde_json::Value;
use std::fs;
use std::sync::atomic::AtomicBool;

fn plan<G: Counted>(players: u8, chosen: &[(&str, &str)], bot: &str, threads: u32) -> Plan<G> {
    let mut setup = SetupArgs::<G>::new(players);
    chosen.iter().for_each(|(id, value)| setup.choose(id, value));
    Plan {
        rules: setup.rules().unwrap(),
        bots: Bots::new(&[bot.to_owned()], players).unwrap(),
        games: 20,
        seed: Seed::new("a, b"),
        threads,
        record_dir: None,
        texts: Texts::chosen(),
    }
}

/// The sums, and the table of single games.
fn run<G: Counted>(plan: &Plan<G>) -> (Tally, String) {
    let mut csv = Vec::new();
    let tally = plan.run(&AtomicBool::new(false), Some(&mut csv)).unwrap();
    (tally, String::from_utf8(csv).unwrap())
}

fn json<G: Counted>(plan: &Plan<G>, tally: &Tally) -> Value {
    serde_json::to_value(Figures(plan.figures("2", tally, 2.0))).unwrap()
}

fn close(found: &Value, value: f64) {
    assert!((found.as_f64().unwrap() - value).abs() < 1e-9, "{found}, not {value}");
}

#[test]
fn results_do_not_depend_on_the_number_of_threads() {
    fn check<G: Counted>(players: u8) {
        for bot in G::BOTS.iter().filter(|bot| **bot != "planner") {
            let one = run(&plan::<G>(players, &[], bot, 1));
            for threads in [2, 40] {
                assert_eq!(run(&plan::<G>(players, &[], bot, threads)), one);
            }
        }
    }
    for &game in GameId::ALL {
        with_game!(game, G => check::<G>(3));
    }
}

#[test]
fn the_csv_has_a_line_per_game_and_the_table_a_text_for_every_figure() {
    fn check<G: Counted>(players: u8) {
        let plan = plan::<G>(players, &[], "random", 2);
        let (tally, csv) = run(&plan);
        assert_eq!((tally.games, csv.lines().count()), (20, 21));
        let fields = 2 + G::columns(players).len();
        for (number, line) in csv.lines().enumerate().skip(1) {
            assert!(line.starts_with(&format!("{number},\"a, b/{number}\",")), "{line}");
            assert_eq!(line.replace("a, b", "").split(',').count(), fields, "{line}");
        }
        let table = plan.table("2", &tally, 2.0);
        assert!(!table.contains("simulate-"), "a text is missing in\n{table}");
        assert!(table.contains("a, b"), "{table}");
        assert!(table.lines().all(|line| line.chars().count() <= 80), "{table}");
    }
    for &game in GameId::ALL {
        with_game!(game, G => check::<G>(5));
    }
}

#[test]
fn a_record_of_each_game_replays() {
    fn check<G: Counted>() {
        let dir = tempfile::tempdir().unwrap();
        let mut plan = plan::<G>(3, &[], "random", 2);
        plan.record_dir = Some(dir.path().to_owned());
        plan.games = 4;
        plan.seed = Seed::new("../a b");
        run(&plan);
        plan.seed = Seed::new("../a_b");
        run(&plan);
        let files: Vec<_> = fs::read_dir(dir.path()).unwrap().map(|f| f.unwrap().path()).collect();
        assert_eq!(files.len(), 8, "seeds that look alike have files of their own");
        for path in files {
            let text = fs::read_to_string(path).unwrap();
            let record = AnyRecord::parse("record", &text).unwrap();
            assert_eq!(record.game().name(), G::NAME);
            with_record!(record, record => {
                assert!(record.replay(&Sets::shipped()).unwrap().end().is_over());
            });
        }
    }
    for &game in GameId::ALL {
        with_game!(game, G => check::<G>());
    }
}

#[test]
fn a_simulation_that_is_stopped_tells_what_was_played() {
    let plan = plan::<Mists>(2, &[], "random", 2);
    let mut csv = Vec::new();
    let tally = plan.run(&AtomicBool::new(true), Some(&mut csv)).unwrap();
    assert_eq!((tally.games, csv.iter().filter(|&&byte| byte == b'\n').count()), (0, 1));
    assert!(plan.table("1", &tally, 0.0).contains("0.0 %"));
}

#[test]
fn bots_and_tiles_draw_on_streams_of_their_own() {
    let plan = plan::<Mists>(3, &[("level", "5")], "random", 1);
    let order = |number| {
        let order = fogbound_mists::Order::Seed(plan.seed_of(number));
        Mists::start(Arc::clone(&plan.rules), &order).unwrap().0.hash().to_string()
    };
    let different: std::collections::BTreeSet<_> = (1..=3).map(order).collect();
    assert!(different.len() > 1, "every game has an order of its own");
}

/// A game of Mists over Carcassonne as somebody might count it.
fn mists(won: bool) -> Stats {
    let points = if won { 80 } else { 20 };
    Stats {
        decisions: 90,
        lost_by: (!won).then_some("M-12.2"),
        counts: vec![points, 40, 40, i64::from(won), 8, 2, 20, 6, 30],
        ..Stats::default()
    }
}

#[test]
fn the_figures_of_mists() {
    let plan = plan::<Mists>(4, &[("level", "2")], "random", 1);
    let mut tally = Tally::default();
    [false, true, false].into_iter().for_each(|won| tally.add(&mists(won)));
    let third = 1.0 / 3.0;
    let (low, high) = figures::wilson(1, 3);
    let expected = serde_json::json!({
        "level": "2", "players": 4, "bot": "random", "seed": "a, b",
        "games": 3, "wins": 1, "win_rate": third, "win_rate_low": low, "win_rate_high": high,
        "losses": { "M-12.2": 2 },
        "points": 40.0, "turns": 40.0, "unplaceable_draws": third, "decisions": 90.0,
        "unplaceable_share": 1.0 / 120.0, "banks_finished_share": 0.25,
        "ghosts_per_turn": 0.75, "ghosts_left": 6.0, "seconds": 2.0, "games_per_second": 1.5,
    });
    assert_eq!(json(&plan, &tally), expected);
    let shown = serde_json::to_string(&Figures(plan.figures("2", &tally, 2.0))).unwrap();
    assert!(shown.starts_with("{\"level\":\"2\",\"players\":4,\"bot\":"), "{shown}");
    let table = plan.table("2", &tally, 2.0);
    for part in ["level 2", "33.3 %", "66.7 %", "M-12.2"] {
        assert!(table.contains(part), "{part} is missing in\n{table}");
    }
    let columns = "won,rule,points,turns,draws,unplaceable_draws,decisions,banks,banks_finished,\
                   tiles_left,ghosts_left,ghosts_placed";
    assert_eq!(Mists::columns(4).join(","), columns);
    assert_eq!(Mists::fields(&mists(true)).join(","), "true,M-12.1,80,40,40,1,90,8,2,20,6,30");
    assert_eq!(Mists::fields(&mists(false)).join(","), "false,M-12.2,20,40,40,0,90,8,2,20,6,30");
}

#[test]
fn mists_is_counted_right() {
    use fogbound_mists::Event;
    let dir = tempfile::tempdir().unwrap();
    let mut plan = plan::<Mists>(3, &[("level", "5")], "random", 2);
    plan.record_dir = Some(dir.path().to_owned());
    let (_, csv) = run(&plan);
    let mut lines: Vec<String> = csv.lines().skip(1).map(|line| line.replace("a, b", "")).collect();
    let mut files: Vec<_> = fs::read_dir(dir.path()).unwrap().map(|f| f.unwrap().path()).collect();
    files.sort();
    for (path, line) in files.into_iter().zip(&mut lines) {
        let text = fs::read_to_string(path).unwrap();
        let AnyRecord::Mists(record) = AnyRecord::parse("record", &text).unwrap() else { panic!() };
        let replay = record.replay(&Sets::shipped()).unwrap();
        let events: Vec<&Event> = replay
            .start_events()
            .iter()
            .chain(replay.taken().iter().flat_map(|taken| &taken.events))
            .collect();
        let count = |wanted: &dyn Fn(&Event) -> bool| events.iter().filter(|e| wanted(e)).count();
        let ghosts = events.iter().map(|event| match event {
            Event::GhostsPlaced { n, .. } => usize::from(*n),
            _ => 0,
        });
        let outcome = replay.end().outcome().unwrap();
        let fields: Vec<&str> = line.split(',').skip(2).collect();
        assert_eq!(fields[..2], [outcome.won.to_string(), outcome.rule.to_string()]);
        let counted: Vec<usize> = fields[2..].iter().map(|field| field.parse().unwrap()).collect();
        assert_eq!(counted[1], count(&|e| matches!(e, Event::Turn { .. })));
        assert_eq!(counted[2], count(&|e| matches!(e, Event::Drawn { .. })));
        assert_eq!(counted[3], count(&|e| matches!(e, Event::SetAside { .. })));
        assert_eq!(counted[4], replay.taken().len());
        assert_eq!(counted[6], count(&|e| matches!(e, Event::BankFinished { .. })));
        assert_eq!(counted[8], usize::from(replay.end().ghost_supply()));
        assert_eq!(counted[9], ghosts.sum::<usize>());
    }
}

#[test]
fn the_figures_of_rivals_agree_with_the_games() {
    fn check<G: Counted>() -> Value {
        let plan = plan::<G>(2, &[], "random", 2);
        let (tally, csv) = run(&plan);
        let json = json(&plan, &tally);
        let columns = G::columns(2);
        for seat in 0..2 {
            let at = 2 + columns.iter().position(|c| *c == format!("score_{seat}")).unwrap();
            let scores: Vec<f64> = csv
                .lines()
                .skip(1)
                .map(|line| line.replace("a, b", "").split(',').nth(at).unwrap().parse().unwrap())
                .collect();
            let mean = scores.iter().sum::<f64>() / 20.0;
            let sd = scores.iter().map(|score| (score - mean).powi(2)).sum::<f64>() / 19.0;
            close(&json["scores_mean"][seat], mean);
            close(&json["scores_sd"][seat], sd.sqrt());
        }
        json
    }
    let json = check::<Carcassonne>();
    assert_eq!(json["parts"], "mist,castles,guards,cemeteries");
    assert_eq!(json["options"]["ghost_cost"], "everyone");
    let json = check::<GhostsGalore>();
    for seat in 0..2 {
        let categories = json["categories_mean_by_seat"][seat].as_object().unwrap();
        assert_eq!(categories.len(), 13);
        let sum = categories.values().filter_map(Value::as_f64).sum();
        close(&json["scores_mean"][seat], sum);
    }
    let all: f64 =
        json["categories_mean"].as_object().unwrap().values().filter_map(Value::as_f64).sum();
    let means = &json["scores_mean"];
    close(&((means[0].as_f64().unwrap() + means[1].as_f64().unwrap()) / 2.0).into(), all);
}

#[test]
fn c_2_every_tile_of_carcassonne_is_placed_or_discarded() {
    let plan = plan::<Carcassonne>(2, &[("parts", "none")], "random", 2);
    let json = json(&plan, &run(&plan).0);
    let tiles = json["tiles_placed"].as_f64().unwrap() + json["discarded"].as_f64().unwrap();
    assert!((tiles - 71.0).abs() < 1e-9, "{tiles}");
    assert_eq!(json["parts"], "none");
}

#[test]
fn options_of_carcassonne_are_counted_turn_by_turn() {
    use fogbound_carcassonne::{Ask, Order};
    let dir = tempfile::tempdir().unwrap();
    let mut plan = plan::<Carcassonne>(2, &[], "random", 1);
    (plan.games, plan.record_dir) = (1, Some(dir.path().to_owned()));
    let (tally, _) = run(&plan);
    let path = fs::read_dir(dir.path()).unwrap().next().unwrap().unwrap().path();
    let text = fs::read_to_string(path).unwrap();
    let AnyRecord::Carcassonne(record) = AnyRecord::parse("record", &text).unwrap() else {
        panic!()
    };
    let replay = record.replay(&Sets::shipped()).unwrap();
    let order = Order::Seed(plan.seed_of(1));
    let (mut game, _) = Carcassonne::start(Arc::clone(&plan.rules), &order).unwrap();
    let (mut placements, mut meeples, mut turns, mut asked) = (0, 0, 0, 0);
    for taken in replay.taken() {
        let listed = game.legal().len() as i64;
        match game.ask().unwrap() {
            Ask::Place => (placements, turns) = (placements + listed, turns + 1),
            Ask::Meeple => (meeples, asked) = (meeples + listed, asked + 1),
            Ask::GhostOther | Ask::GhostOwn => {}
        }
        game.apply(taken.action).unwrap();
    }
    assert!(asked < turns, "some turn leaves no choice");
    let discarded = game.set_aside().len() as i64;
    assert_eq!(tally.counts, [turns, discarded, placements, meeples + turns - asked]);
}

#[test]
fn a_long_seed_is_cut_in_the_table_only() {
    assert_eq!(shortened("lamplight"), "lamplight");
    let long = shortened(&"x".repeat(3000));
    assert_eq!(long.chars().count(), 33);
}
