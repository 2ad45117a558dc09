//! Traces: the format, the schema, and hidden things.
use crate::common::mists::rules;
use crate::common::{Dice, Random, expect_refusals, finished_game, schema, values};
use fogbound_game::{Game as _, Seed};
use fogbound_mists::{Action, Event, Game, Order};
use fogbound_table::games::mists::Replay;
use fogbound_table::trace;
use serde_json::Value;

#[test]
fn traces_follow_the_schema() {
    let schema = schema();
    let mut dice = Dice::fresh("schema");
    let mut kinds = std::collections::BTreeSet::new();
    for _ in 0..24 {
        let rules = Game::random_rules(&mut dice);
        let replay = finished_game::<Game>(&mut dice, &rules);
        for reveal in [true, false] {
            for (n, line) in values(&trace::lines(&replay, reveal)).iter().enumerate() {
                if let Err(error) = schema.validate(line) {
                    panic!("{dice}, line {n}: {error} at {}", error.instance_path());
                }
                let events = line["events"].as_array().into_iter().flatten();
                kinds.extend(events.map(|event| event["kind"].as_str().unwrap().to_owned()));
            }
        }
    }
    assert!(kinds.len() > 12, "only these events came: {kinds:?} {dice}");
}

#[test]
fn the_schema_refuses_what_is_no_trace() {
    let replay = finished();
    let lines = values(&trace::lines(&replay, true));
    let (setup, decision, end) = (&lines[0], &lines[1], lines.last().unwrap());
    let changes = [
        (setup, "/level", Value::from(7)),
        (setup, "/tiles/0", Value::from(3)),
        (setup, "/kinds/0/building", Value::from("house")),
        (setup, "/options/joint_scoring", Value::from("nobody")),
        (decision, "/choice/3", Value::from(4)),
        (decision, "/legal/0/0", Value::from("pass")),
        (decision, "/about", serde_json::json!({})),
        (decision, "/events/0/kind", Value::from("rain")),
        (decision, "/position/ghosts/0/3", Value::from(0)),
        (decision, "/hash", Value::from("12")),
        (end, "/position/active", Value::from(0)),
        (end, "/result/rule", Value::from("M-12.4")),
    ];
    expect_refusals(&changes, decision);
}

/// Returns a game in which the first listed answer is always taken.
fn finished() -> Replay {
    let mut replay = Replay::start(rules(1, 2), &Order::Seed(Seed::new("lamplight"))).unwrap();
    while replay.end().decision().is_some() {
        replay.apply(replay.end().seat(), replay.end().legal()[0]).unwrap();
    }
    replay
}

#[test]
fn the_first_lines_are_as_documented() {
    let lines = values(&trace::lines(&finished(), true));
    let mut setup = lines[0].clone();
    // The whole list would only repeat the set.
    setup["kinds"].as_array_mut().unwrap().truncate(2);
    setup["tiles"].as_array_mut().unwrap().truncate(3);
    let shown = [&setup, &lines[1], &lines[2]].map(Value::to_string).join("\n");
    insta::assert_snapshot!(shown);
}

#[test]
fn x_2_forced_decisions_have_no_line() {
    let replay = finished();
    let lines = values(&trace::lines(&replay, true));
    for line in &lines[1..lines.len() - 1] {
        let choices = line["legal"].as_array().unwrap().len();
        assert!(choices > 1 || line["ask"] == "place", "{line}");
    }
    let events = replay.taken().iter().flat_map(|taken| &taken.events);
    let forced = events.chain(replay.start_events()).filter(|e| matches!(e, Event::Forced { .. }));
    let told = lines.iter().flat_map(|line| line["events"].as_array().into_iter().flatten());
    assert_eq!(told.filter(|event| event["kind"] == "forced").count(), forced.count());
}

#[test]
fn finished_games_show_their_tiles_only_when_asked() {
    let replay = finished();
    let (open, closed) = (trace::lines(&replay, true), trace::lines(&replay, false));
    let (mut open, closed) = (values(&open), values(&closed));
    assert_eq!(open[0]["tiles"].as_array().unwrap().len(), 50);
    open[0]["tiles"] = Value::Null;
    assert_eq!(open, closed);
}

#[test]
fn x_4_a_meeple_keeps_the_listed_name() {
    // The trace shows the answer as it was chosen, the position shows its result.
    let order = Order::Seed(Seed::new("lamplight"));
    let mut replay = Replay::start(rules(1, 2), &order).unwrap();
    let mut actions = Vec::new();
    while let Some(decision) = replay.end().decision() {
        let legal = replay.end().legal();
        let turned = |action: &Action| match *action {
            Action::Place(cell, rotation) => Some(Action::Place(cell, rotation.next().next())),
            _ => None,
        };
        let other = legal
            .iter()
            .filter_map(turned)
            .find(|&a| !legal.contains(&a) && replay.end().check(a).is_ok());
        let action = other.unwrap_or(legal[0]);
        actions.push((decision.seat, action));
        replay.apply(replay.end().seat(), action).unwrap();
        if other.is_some() {
            let Action::Place(cell, rotation) = action else { unreachable!() };
            let line = &values(&trace::lines(&replay, true))[replay.taken().len()];
            assert_eq!(line["choice"][3], rotation.quarters());
            assert!(!line["legal"].as_array().unwrap().contains(&line["choice"]));
            let lies = replay.end().tiles().into_iter().find(|tile| tile.cell == cell).unwrap();
            assert_eq!(lies.tile.unwrap().1, rotation, "{decision:?}");
            assert_eq!(
                trace::of_actions::<Game>(rules(1, 2), &order, &actions, true).unwrap().len(),
                actions.len() + 1
            );
            return;
        }
    }
    panic!("no tile of this game looks the same when turned");
}
