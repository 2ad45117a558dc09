//! Traces of Ghosts Galore: the format, the schema, simultaneous decisions, and hidden things.
use crate::common::ghosts::rules;
use crate::common::{Dice, Random, expect_refusals, finished_game, schema, values};
use fogbound_game::{Game as _, Seed};
use fogbound_ghosts_galore::{Action, Game, Options, Order};
use fogbound_table::games::ghosts_galore::Replay;
use fogbound_table::trace;
use serde_json::{Value, json};
use std::collections::BTreeSet;

/// Returns a game in which the first seat always takes its first listed answer.
fn finished(options: Options) -> Replay {
    let order = Order::Seed(Seed::new("lamplight"));
    let mut replay = Replay::start(rules(2, options), &order).unwrap();
    while let Some(seat) = replay.end().deciding().seats().smallest() {
        replay.apply(seat, replay.end().legal_of(seat)[0]).unwrap();
    }
    replay
}

const ALL: Options = Options { experienced: true, choose_side: true, walls_are_dead_ends: true };

#[test]
fn traces_follow_the_schema() {
    let schema = schema();
    let mut dice = Dice::fresh("ghost schema");
    let (mut kinds, mut asks) = (BTreeSet::new(), BTreeSet::new());
    for game in 0..12 {
        let rules = Game::random_rules(&mut dice);
        let mut replay = finished_game::<Game>(&mut dice, &rules);
        if game % 3 == 0 {
            // One that still runs.
            let order = Order::Seed(dice.seed());
            replay = Replay::start(rules, &order).unwrap();
            for _ in 0..dice.below(80) {
                let Some((seat, action)) = Game::random_answer(&mut dice, replay.end()) else {
                    break;
                };
                replay.apply(seat, action).unwrap();
            }
        }
        for reveal in [true, false] {
            for (n, line) in values(&trace::lines(&replay, reveal)).iter().enumerate() {
                if let Err(error) = schema.validate(line) {
                    panic!("{dice}, game {game}, line {n}: {error} at {}", error.instance_path());
                }
                let events = line["events"].as_array().into_iter().flatten();
                kinds.extend(events.map(|event| event["kind"].as_str().unwrap().to_owned()));
                asks.extend(line["ask"].as_str().map(str::to_owned));
            }
        }
    }
    assert!(kinds.len() >= 9, "only these events came: {kinds:?} {dice}");
    assert!(asks.len() >= 5, "only these questions came: {asks:?} {dice}");
}

#[test]
fn the_schema_refuses_what_is_no_trace() {
    let lines = values(&trace::lines(&finished(ALL), true));
    let line = |ask: &str| lines.iter().find(|line| line["ask"] == ask).unwrap();
    let (setup, end) = (&lines[0], lines.last().unwrap());
    let changes = [
        (setup, "/players", json!(6)),
        (setup, "/tiles/0/sections", json!([])),
        (setup, "/boards/0/side", json!(2)),
        (setup, "/options/experienced", json!("yes")),
        (setup, "/offers/0", json!([1])),
        (line("side"), "/round", Value::Null),
        (line("side"), "/choice/1", json!(2)),
        (line("keep"), "/legal", json!([])),
        (line("claim"), "/round", json!(3)),
        (line("decide"), "/choice", json!(["reveal"])),
        (line("place"), "/choice/1", json!(9)),
        (line("place"), "/position/grids/0", json!([])),
        (line("place"), "/position/scores/0/total", Value::Null),
        (line("hidden"), "/about", Value::Null),
        (line("hidden"), "/hash", json!("12")),
        (end, "/result/ranks", json!([0, 1])),
        (end, "/position/active", json!(0)),
        (end, "/events/0/kind", json!("rain")),
    ];
    expect_refusals(&changes, line("place"));
}

#[test]
fn the_first_lines_are_as_documented() {
    let lines = values(&trace::lines(&finished(Options::default()), true));
    let mut setup = lines[0].clone();
    // The whole lists would only repeat the set.
    setup["tiles"].as_array_mut().unwrap().truncate(2);
    setup["stacks"].as_array_mut().unwrap().truncate(1);
    let shown = [&setup, &lines[1], &lines[2], &lines[3]].map(Value::to_string).join("\n");
    insta::assert_snapshot!(shown);
}

#[test]
fn x_5_simultaneous_decisions_stand_in_seat_order_with_one_position() {
    let mut dice = Dice::fresh("ghost rounds");
    for _ in 0..8 {
        let rules = Game::random_rules(&mut dice);
        let replay = finished_game::<Game>(&mut dice, &rules);
        let lines = values(&trace::lines(&replay, true));
        let decisions = &lines[1..lines.len() - 1];
        assert_eq!(decisions.len(), replay.taken().len());
        for (n, line) in decisions.iter().enumerate() {
            assert_eq!(line["n"], json!(n));
            let Some(first) = line["round"].as_u64() else {
                assert!(line["ask"] == "claim" || line["ask"] == "decide");
                continue;
            };
            let first = &decisions[first as usize];
            assert_eq!(first["round"], first["n"]);
            assert_eq!(line["seat"], json!(n as u64 - first["n"].as_u64().unwrap()));
            assert_eq!((&line["position"], &line["hash"]), (&first["position"], &first["hash"]));
            assert!(line["n"] == first["n"] || line["events"] == json!([]), "{line}");
        }
    }
}

#[test]
fn x_5_the_order_of_arrival_is_not_in_the_trace() {
    let mut dice = Dice::fresh("ghost arrivals");
    let rules = Game::random_rules(&mut dice);
    let replay = finished_game::<Game>(&mut dice, &rules);
    let order = Order::Dealt(replay.end().dealt().unwrap());
    let mut other = Replay::start(rules, &order).unwrap();
    let mut n = 0;
    while let Some(length) = replay.round(n) {
        for taken in replay.taken()[n..n + length].iter().rev() {
            other.apply(taken.seat, taken.action).unwrap();
        }
        n += length;
    }
    assert_eq!(trace::lines(&other, true), trace::lines(&replay, true), "{dice}");
}

#[test]
fn x_2_forced_decisions_have_no_line() {
    let lines = values(&trace::lines(&finished(Options::default()), true));
    for line in &lines[1..lines.len() - 1] {
        let choices = line["legal"].as_array().unwrap().len();
        assert!(choices > 1 || line["ask"] == "place" || line["ask"] == "hidden", "{line}");
    }
    let told = lines.iter().flat_map(|line| line["events"].as_array().into_iter().flatten());
    let forced = told.filter(|event| event["kind"] == "forced").count();
    assert!(forced >= 8, "the first to claim can only reveal");
}

#[test]
fn finished_games_show_what_was_dealt_only_when_asked() {
    for options in [Options::default(), ALL] {
        let replay = finished(options);
        let (open, closed) = (trace::lines(&replay, true), trace::lines(&replay, false));
        let (mut open, closed) = (values(&open), values(&closed));
        let dealt = ["offers", "mix", "hidden", "stacks", "unused"];
        let shown = dealt.iter().filter(|field| !open[0][**field].is_null()).count();
        assert_eq!(shown, if options.experienced { 2 } else { 3 });
        dealt.iter().for_each(|field| open[0][*field] = Value::Null);
        assert_eq!(open, closed);
    }
}

#[test]
fn x_3_the_choice_is_written_as_it_was_given() {
    let order = Order::Seed(Seed::new("rotations"));
    let mut replay = Replay::start(rules(2, Options::default()), &order).unwrap();
    let mut decisions = Vec::new();
    let mut unlisted = 0;
    while let Some(seat) = replay.end().deciding().seats().smallest() {
        let action = match replay.end().legal_of(seat)[0] {
            Action::Place(space, rotation) => Action::Place(space, rotation.next().next()),
            action => action,
        };
        unlisted += usize::from(!replay.end().legal_of(seat).contains(&action));
        decisions.push((seat, action));
        replay.apply(seat, action).unwrap();
    }
    assert!(unlisted > 0);
    let lines = trace::of_actions::<Game>(rules(2, Options::default()), &order, &decisions, true);
    let lines = values(&lines.unwrap());
    let open = lines.iter().filter(|line| {
        line["legal"].as_array().is_some_and(|legal| !legal.contains(&line["choice"]))
    });
    assert_eq!(open.count(), unlisted);
}
