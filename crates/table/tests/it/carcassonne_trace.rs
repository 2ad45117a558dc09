//! Traces of Carcassonne: the format, the schema, and the secrets of a running game.
use crate::common::carcassonne::rules;
use crate::common::{Dice, Random, expect_refusals, finished_game, random_game, schema, values};
use fogbound_carcassonne::{Action, Event, Game, Order, Parts};
use fogbound_game::{Game as _, Seed};
use fogbound_table::games::carcassonne::Replay;
use fogbound_table::trace;
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::sync::Arc;

fn events(lines: &[Value]) -> impl Iterator<Item = &Value> {
    lines.iter().flat_map(|line| line["events"].as_array().into_iter().flatten())
}

#[test]
fn traces_follow_the_schema() {
    let schema = schema();
    let mut dice = Dice::fresh("carcassonne schema");
    let (mut kinds, mut asks) = (BTreeSet::new(), BTreeSet::new());
    for game in 0..12 {
        let rules =
            if game % 2 == 0 { rules(3, Parts::ALL) } else { Game::random_rules(&mut dice) };
        let most = if game % 3 == 2 { dice.below(80) } else { usize::MAX };
        let replay = random_game::<Game>(&mut dice, &rules, most);
        for reveal in [true, false] {
            let lines = values(&trace::lines(&replay, reveal));
            for (n, line) in lines.iter().enumerate() {
                if let Err(error) = schema.validate(line) {
                    panic!("{dice}, game {game}, line {n}: {error} at {}", error.instance_path());
                }
                asks.extend(line["ask"].as_str().map(str::to_owned));
            }
            kinds.extend(events(&lines).map(|event| event["kind"].as_str().unwrap().to_owned()));
        }
    }
    let missing: Vec<_> = Event::WORDS.iter().filter(|word| !kinds.contains(**word)).collect();
    // These two happen in few games only.
    let rare = |word: &&&str| ["set_aside", "guard_gained"].contains(*word);
    assert!(missing.iter().all(rare), "{missing:?} never came, {dice}");
    assert_eq!(asks.len(), 4, "only these questions came: {asks:?} {dice}");
}

#[test]
fn the_schema_refuses_what_is_no_trace() {
    let mut dice = Dice::new("no trace");
    let lines =
        values(&trace::lines(&finished_game::<Game>(&mut dice, &rules(3, Parts::ALL)), true));
    let line = |ask: &str| lines.iter().find(|line| line["ask"] == ask).unwrap();
    let occupied = lines.iter().find(|line| !line["position"]["meeples"][0].is_null()).unwrap();
    let (setup, end) = (&lines[0], lines.last().unwrap());
    let changes = [
        (setup, "/players", json!(7)),
        (setup, "/switches/mist", json!(1)),
        (setup, "/options/ghost_cost", json!("nobody")),
        (setup, "/start", json!([])),
        (setup, "/kinds/0/building", json!("inn")),
        (line("place"), "/legal", json!([])),
        (line("place"), "/choice/3", json!(4)),
        (line("place"), "/about", json!({})),
        (line("place"), "/round", json!(1)),
        (line("place"), "/position/common_guards/0", json!(4)),
        (line("place"), "/position/scores/0", json!(-1)),
        (line("place"), "/hash", json!("12")),
        (line("ghost_other"), "/choice", json!(["pass"])),
        (line("ghost_own"), "/choice/0", json!("spook")),
        (line("meeple"), "/choice", json!(["meeple", "guard", "castle", "N"])),
        (line("meeple"), "/choice", json!(["meeple", "guard", "field", "N"])),
        (line("meeple"), "/choice", json!(["meeple", "red", "road", "N"])),
        (occupied, "/position/meeples/0/name", json!("NN")),
        (occupied, "/position/meeples/0/ghosts", json!(3)),
        (end, "/result/ranks", json!([0, 1])),
        (end, "/result/breakdown/ghosts/0", json!(1)),
        (end, "/position/active", json!(0)),
        (end, "/events/0/kind", json!("rain")),
    ];
    expect_refusals(&changes, line("place"));
}

#[test]
fn the_first_lines_are_as_documented() {
    let order = Order::Seed(Seed::new("lamplight"));
    let mut replay = Replay::start(rules(2, Parts::ALL), &order).unwrap();
    while !replay.end().is_over() {
        let action = *replay.end().legal().last().unwrap();
        replay.apply(replay.end().seat(), action).unwrap();
    }
    let lines = values(&trace::lines(&replay, true));
    let (mut setup, end) = (lines[0].clone(), lines.last().unwrap());
    // The whole lists would only repeat the sets.
    setup["kinds"].as_array_mut().unwrap().truncate(2);
    setup["tiles"].as_array_mut().unwrap().truncate(3);
    let shown = [&setup, &lines[1], &lines[2], &lines[3], &end["result"]];
    insta::assert_snapshot!(shown.map(Value::to_string).join("\n"));
}

#[test]
fn x_2_forced_decisions_have_no_line() {
    let mut dice = Dice::fresh("forced");
    let lines =
        values(&trace::lines(&finished_game::<Game>(&mut dice, &rules(2, Parts::ALL)), true));
    for (n, line) in lines[1..lines.len() - 1].iter().enumerate() {
        assert_eq!(line["n"], json!(n));
        let choices = line["legal"].as_array().unwrap().len();
        assert!(choices > 1 || line["ask"] == "place", "{line}");
    }
    let forced = events(&lines).filter(|event| event["kind"] == "forced").count();
    assert!(forced > 0, "{dice}");
}

#[test]
fn c_6_the_breakdown_adds_up_to_the_scores() {
    let mut dice = Dice::fresh("breakdown");
    let mut parts = BTreeSet::new();
    for _ in 0..10 {
        let rules = Game::random_rules(&mut dice);
        let replay = finished_game::<Game>(&mut dice, &rules);
        let result = trace::result(replay.end()).unwrap();
        let breakdown = result["breakdown"].as_object().unwrap();
        for seat in 0..usize::from(replay.rules().players()) {
            let sum: i64 = breakdown.values().map(|list| list[seat].as_i64().unwrap()).sum();
            assert_eq!(result["scores"][seat], json!(sum.max(0)), "{result} {dice}");
        }
        let used = breakdown
            .iter()
            .filter(|(_, list)| list.as_array().unwrap().iter().any(|points| *points != json!(0)));
        parts.extend(used.map(|(name, _)| name.clone()));
    }
    assert!(parts.len() >= 6, "{parts:?} {dice}");
}

#[test]
fn g_4_4_scored_events_add_up_to_the_scores() {
    let mut dice = Dice::fresh("scored");
    for _ in 0..6 {
        let rules = Game::random_rules(&mut dice);
        let replay = finished_game::<Game>(&mut dice, &rules);
        let lines = values(&trace::lines(&replay, true));
        let mut scores = vec![0i64; usize::from(replay.rules().players())];
        // Each line has the events since the line before: the scoring of one turn, or of the last.
        for line in &lines[1..] {
            let number = |list: &Value, seat: usize| list[seat].as_i64().unwrap_or(0);
            for last in [false, true] {
                let mut sums = scores.clone();
                for event in line["events"].as_array().unwrap() {
                    let charged = event["kind"] == "ghosts_charged";
                    let meant = event["kind"] == "scored" && event["final"] == json!(last);
                    for (seat, sum) in sums.iter_mut().enumerate() {
                        if meant || charged && last {
                            *sum += number(&event["gains"], seat) - number(&event["costs"], seat);
                        }
                    }
                }
                scores = sums.into_iter().map(|sum| sum.max(0)).collect();
            }
            assert_eq!(line["position"]["scores"], json!(scores), "{line} {dice}");
        }
    }
}

#[test]
fn finished_games_show_the_order_of_tiles_only_when_asked() {
    let mut dice = Dice::fresh("order");
    let rules = Game::random_rules(&mut dice);
    let replay = finished_game::<Game>(&mut dice, &rules);
    let (open, closed) = (trace::lines(&replay, true), trace::lines(&replay, false));
    let (mut open, closed) = (values(&open), values(&closed));
    assert_eq!(open[0]["tiles"].as_array().unwrap().len(), rules.tiles().len());
    open[0]["tiles"] = Value::Null;
    assert_eq!(open, closed);
}

#[test]
fn x_3_the_choice_is_written_as_it_was_given() {
    let mut dice = Dice::fresh("rotations");
    let rules = rules(2, Parts::ALL);
    let replay = finished_game::<Game>(&mut dice, &rules);
    let decisions: Vec<(u8, Action)> =
        replay.taken().iter().map(|taken| (taken.seat, taken.action)).collect();
    let order = Order::Tiles(replay.end().deck().map(Option::unwrap).collect());
    let lines =
        values(&trace::of_actions::<Game>(Arc::clone(&rules), &order, &decisions, true).unwrap());
    let mut unlisted = 0;
    for (n, taken) in replay.taken().iter().enumerate() {
        let listed = replay.at(n).unwrap().legal().contains(&taken.action);
        let legal = lines[n + 1]["legal"].as_array().unwrap();
        assert_eq!(legal.contains(&lines[n + 1]["choice"]), listed, "{dice}");
        unlisted += u32::from(!listed);
    }
    assert!(unlisted > 0, "{dice}");
}
