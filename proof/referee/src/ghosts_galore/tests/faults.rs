//! Traces with faults put in, which must be found, and traces that hide something, which must not
//! be taken for faults.

use serde_json::{Value, json};

use super::selfplay::play;
use crate::tests::{expect, expect_in_setup, first_ask, judge, last_ask};

const PLAIN: [bool; 3] = [false, false, true];
const EVERYTHING: [bool; 3] = [true, true, true];

#[test]
fn t_2_faults_in_a_decision_are_found() {
    let lines = play(3, PLAIN, 2);
    let place = last_ask(&lines, "place");
    let faults: [(&str, Value, &str, &str); 14] = [
        ("/n", json!(1_000), "n", "trace"),
        ("/seat", json!(0), "seat", "T-2.1"),
        ("/round", json!(0), "round", "X-5"),
        ("/legal/0", json!(["place", 0, 7]), "legal", "T-2.3"),
        ("/choice", json!(["place", 9, 0]), "choice", "T-2.3"),
        ("/events", json!([{"kind": "x", "rule": "X-1"}]), "events", "X-5"),
        ("/position/round", json!(7), "position.round", "T-2"),
        ("/position/lamp", json!(7), "position.lamp", "T-2.4"),
        ("/position/active", json!(0), "position.active", "T-2.1"),
        ("/position/stack", json!(1), "position.stack", "T-2.1"),
        ("/position/stacks", json!([7]), "position.stacks", "T-1.4"),
        ("/position/claimed/1", json!(null), "position.claimed", "T-2.1"),
        ("/position/removed/0", json!(99), "position.removed", "T-2.4"),
        ("/position/scores/1/dead_ends", json!(-1), "position.scores.1.dead_ends", "T-3.2"),
    ];
    for (pointer, value, what, rule) in faults {
        expect(&lines, place, pointer, value, what, rule);
    }
    let decide = last_ask(&lines, "decide");
    expect(&lines, decide, "/position/revealed", json!(null), "position.revealed", "T-2.1");
    expect(&lines, decide, "/legal/1", json!(["reveal"]), "legal", "T-2.1");
    let claim = first_ask(&lines, "claim");
    expect(&lines, claim, "/position/face_up/0", json!(99), "position.face_up", "T-2.1");
    expect(&lines, claim, "/ask", json!("decide"), "ask", "T-2.1");
    expect(&lines, claim, "/round", json!(1), "round", "X-5");
    let hidden = first_ask(&lines, "hidden");
    expect(&lines, hidden, "/about/tile", json!(99), "about", "T-2.5");
    expect(&lines, hidden, "/events/0/tile", json!(99), "events", "T-2.3");
    expect(&lines, hidden, "/position/grids/0", json!([null]), "position.grids", "T-2.3");
}

#[test]
fn t_4_every_category_is_compared() {
    let lines = play(3, PLAIN, 2);
    let last = lines.len() - 1;
    for (category, rule) in [
        ("dragons", "T-4.1"),
        ("ghosts", "T-4.2"),
        ("golems", "T-4.3"),
        ("satyrs", "T-4.4"),
        ("skeletons", "T-4.5"),
        ("slimes", "T-4.6"),
        ("bats", "T-4.7"),
        ("werewolves", "T-4.8"),
        ("wisps", "T-4.9"),
        ("diamonds", "T-4.10"),
        ("bone_doors", "T-4.11"),
        ("tooth_doors", "T-4.12"),
        ("other_paths", "T-4.13"),
        ("total", "T-4.14"),
        ("dead_ends", "T-3.2"),
    ] {
        let field = format!("position.scores.2.{category}");
        expect(&lines, last, &format!("/position/scores/2/{category}"), json!(-77), &field, rule);
        let field = format!("result.scores.2.{category}");
        expect(&lines, last, &format!("/result/scores/2/{category}"), json!(-77), &field, rule);
    }
    expect(&lines, last, "/result/ranks/0", json!(4), "result.ranks", "T-4.14");
    expect(&lines, last, "/position/round", json!(8), "position.round", "T-2");
    expect(&lines, last, "/position/lamp", json!(9), "position.lamp", "T-2.4");
}

#[test]
fn t_2_1_seats_in_another_order_are_found() {
    let mut lines = play(3, PLAIN, 2);
    let place = first_ask(&lines, "place");
    lines.swap(place, place + 1);
    let violations = judge(&lines).unwrap_err();
    assert!(violations.iter().any(|one| one.what == "seat" && one.line == place + 1));
}

#[test]
fn t_1_a_faulty_setup_is_found() {
    let lines = play(3, PLAIN, 3);
    let four_bats = json!([{"edges": "NS", "monsters": ["bat", "bat", "bat", "bat"]}]);
    let tiles = lines[0]["tiles"].as_array().unwrap();
    let faults: [(&str, Value, &str); 17] = [
        ("/players", json!(6), "T-1.1"),
        ("/players", json!(2), "T-1.1"),
        ("/start_player", json!(3), "T-1.5"),
        ("/boards/1/name", lines[0]["boards"][0]["name"].clone(), "T-1.1"),
        ("/boards/1/side", json!(2), "T-1.1"),
        ("/boards/1/side", json!(null), "T-1.1"),
        ("/boards/1/sides/0/0/cell", json!(4), "T-1"),
        ("/boards/1/sides/1", json!([]), "T-1"),
        ("/tiles", json!(tiles[..58]), "T-1.4"),
        ("/tiles/5/sections", four_bats, "T-1.2"),
        ("/tiles/5/sections", json!([]), "T-1"),
        ("/tiles/5/sections/0/edges", json!("SN"), "trace"),
        ("/hidden", json!([1]), "T-1.3"),
        ("/hidden", json!(null), "T-1.3"),
        ("/stacks/7", json!([1, 2]), "T-1.4"),
        ("/stacks/0/0", lines[0]["stacks"][0][1].clone(), "T-1.4"),
        ("/hash", json!(null), "trace"),
    ];
    for (pointer, value, rule) in faults {
        expect_in_setup(&lines, pointer, value, rule);
    }
    let lines = play(3, EVERYTHING, 3);
    for (pointer, value, rule) in [
        ("/offers/1", lines[0]["offers"][0].clone(), "T-1.3"),
        ("/mix/1", lines[0]["mix"][0].clone(), "T-1.4"),
        ("/mix", json!(null), "T-1.3"),
        ("/boards/1/side", json!(1), "T-1.1"),
    ] {
        expect_in_setup(&lines, pointer, value, rule);
    }
}

/// The same trace without what `--reveal` adds.
fn covered(players: usize, options: [bool; 3], seed: u64) -> Vec<Value> {
    let mut lines = play(players, options, seed);
    for field in ["hidden", "stacks", "unused", "offers", "mix"] {
        lines[0][field] = Value::Null;
    }
    lines
}

#[test]
fn t_2_6_a_trace_that_hides_the_stacks_is_judged() {
    for (players, options) in [(2, PLAIN), (4, EVERYTHING)] {
        let lines = covered(players, options, 5);
        assert_eq!(judge(&lines).unwrap().scored, 1);
        // A tile may not come to light twice.
        let seen = lines[last_ask(&lines, "place")]["position"]["removed"][0].clone();
        let decide = last_ask(&lines, "decide");
        expect(&lines, decide, "/position/revealed", seen.clone(), "position.revealed", "T-2.1");
        let mut lines = lines;
        let hidden = first_ask(&lines, "hidden");
        lines[hidden]["about"]["tile"] = seen;
        assert!(judge(&lines).unwrap_err().iter().any(|one| one.rule == "T-2.5"));
    }
    let lines = covered(2, EVERYTHING, 5);
    let keep = first_ask(&lines, "keep");
    let first = lines[keep]["legal"][0].clone();
    let mut lines = lines;
    lines[keep + 1]["legal"][0] = first;
    assert!(judge(&lines).unwrap_err().iter().any(|one| one.rule == "T-1.3"));
}

#[test]
fn x_5_a_trace_of_a_running_game_stops_after_whole_decisions_only() {
    let mut lines = covered(3, EVERYTHING, 6);
    for line in &mut lines {
        line["hash"] = Value::Null;
        if line["ask"] == "keep" {
            line["legal"] = Value::Null;
            line["choice"] = Value::Null;
        }
    }
    assert_eq!(judge(&lines).unwrap().scored, 1);
    assert!(judge(&lines[..lines.len() - 1]).is_err(), "the last choice ends the game");
    for at in 0..lines.len() - 2 {
        let after_all = lines[at]["round"].is_null() || lines[at]["seat"] == 2;
        let verdict = judge(&lines[..=at]);
        assert_eq!(verdict.is_ok_and(|summary| summary.running == 1), at == 0 || after_all, "{at}");
    }
}
