//! Traces with faults put in, which must be found, and traces that hide something, which must not
//! be taken for faults.

use serde_json::{Value, json};

use super::selfplay::play;
use crate::tests::{expect, expect_in_setup, judge, last_ask};

/// A game in which every kind of event is reported.
fn full() -> Vec<Value> {
    play(3, [true; 4], 46)
}

fn find(lines: &[Value], is_it: impl Fn(&Value) -> bool) -> usize {
    lines.iter().rposition(is_it).unwrap()
}

/// Finds the last line that reports such an event, and the event's place there.
fn told(lines: &[Value], kind: &str, is_final: bool) -> (usize, usize) {
    let is_it =
        |event: &Value| event["kind"] == kind && (kind != "scored" || event["final"] == is_final);
    let place = |line: &Value| line["events"].as_array().and_then(|all| all.iter().position(is_it));
    let at = find(lines, |line| place(line).is_some());
    (at, place(&lines[at]).unwrap())
}

#[test]
fn c_3_faults_in_a_decision_are_found() {
    let lines = full();
    let place = last_ask(&lines, "place");
    for (pointer, value, what, rule) in [
        ("/n", json!(1_000), "n", "trace"),
        ("/seat", json!(5), "seat", "C-1"),
        ("/about", json!({}), "about", "C-3"),
        ("/round", json!(0), "round", "X-5"),
        ("/hash", json!(null), "hash", "trace"),
        ("/ask", json!("meeple"), "ask", "C-3"),
        ("/legal/0", json!(["place", 0, 0, 0]), "legal", "C-3"),
        ("/choice", json!(["place", 0, 0, 0]), "choice", "C-3"),
        ("/position/active", json!(7), "position.active", "C-1"),
        ("/position/hand", json!("C"), "position.hand", "C-3"),
        ("/position/placed", json!([0, 0]), "position.placed", "C-3"),
        ("/position/cells/0/3", json!(7), "position.cells", "C-3"),
        ("/position/meeples/0/ghosts", json!(9), "position.meeples", "C-4"),
        ("/position/meeples/0/name", json!("9"), "position.meeples", "C-4"),
        ("/position/supply/1/guards", json!(9), "position.supply", "G-1.2"),
        ("/position/common_guards/2", json!(9), "position.common_guards", "G-4.3"),
        ("/position/ghost_supply", json!(99), "position.ghost_supply", "G-1.3"),
        ("/position/scores/0", json!(-1), "position.scores", "C-5"),
        ("/position/pile", json!(99), "position.pile", "C-6"),
        ("/position/set_aside", json!(["C"]), "position.set_aside", "C-3"),
    ] {
        expect(&lines, place, pointer, value, what, rule);
    }
    for (ask, rule) in [("ghost_other", "G-2.2"), ("ghost_own", "G-2.3")] {
        let at = last_ask(&lines, ask);
        expect(&lines, at, "/legal/0", json!(["ghost", 0, 0]), "legal", rule);
        expect(&lines, at, "/choice", json!(["ghost", 0, 0]), "choice", rule);
    }
    let meeple = last_ask(&lines, "meeple");
    expect(&lines, meeple, "/legal", json!([["pass"]]), "legal", "C-4");
    let wish = json!(["meeple", "meeple", "city", "NESW"]);
    expect(&lines, meeple, "/choice", wish, "choice", "C-4");
}

#[test]
fn c_5_faults_in_events_are_found() {
    let lines = full();
    for (kind, is_final, field, value, rule) in [
        ("scored", false, "points", json!(77), "C-5"),
        ("scored", false, "gains", json!([77, 0, 0]), "C-5"),
        ("scored", false, "costs", json!([77, 0, 0]), "C-5"),
        ("scored", false, "cells", json!([]), "C-5"),
        ("scored", false, "final", json!(true), "C-5"),
        ("scored", true, "points", json!(77), "C-5"),
        ("scored", true, "feature", json!("cemetery"), "C-5"),
        ("meeple_returned", false, "seat", json!(7), "C-5"),
        ("meeple_placed", false, "piece", json!("abbot"), "C-3"),
        ("guard_gained", false, "seat", json!(7), "G-4.3"),
        ("scared", false, "seat", json!(7), "G-2.7"),
        ("ghost_placed", false, "x", json!(77), "G-2.2"),
        ("ghost_skipped", false, "of", json!("G-2.1"), "G-2.5"),
        ("placed", false, "tile", json!("C"), "C-3"),
        ("drawn", false, "tile", json!("C"), "C-3"),
        ("turn", false, "seat", json!(7), "C-1"),
        ("forced", false, "choice", json!(["reveal"]), "X-2"),
    ] {
        let (at, place) = told(&lines, kind, is_final);
        let pointer = format!("/events/{place}/{field}");
        expect(&lines, at, &pointer, value, "events", rule);
    }
    let (at, place) = told(&lines, "guard_gained", false);
    let mut silent = lines.clone();
    silent[at]["events"].as_array_mut().unwrap().remove(place);
    assert_eq!(judge(&silent).unwrap_err()[0].rule, "G-4.3");
}

#[test]
fn c_6_faults_in_the_result_are_found() {
    let lines = full();
    let last = lines.len() - 1;
    for (part, rule) in [
        ("before", "C-5"),
        ("road", "C-6"),
        ("city", "C-6"),
        ("monastery", "C-6"),
        ("castle", "G-5.1"),
        ("field", "C-6"),
        ("ghosts", "G-5.1"),
    ] {
        let (pointer, what) =
            (format!("/result/breakdown/{part}/1"), format!("result.breakdown.{part}"));
        expect(&lines, last, &pointer, json!(-77), &what, rule);
    }
    expect(&lines, last, "/result/scores/0", json!(-1), "result.scores", "C-6");
    expect(&lines, last, "/result/ranks/0", json!(4), "result.ranks", "C-6");
    expect(&lines, last, "/position/scores/0", json!(-1), "position.scores", "C-5");
    expect(&lines, last, "/position/active", json!(0), "position.active", "C-1");
    expect(&lines, last, "/end", json!(1), "end", "trace");
}

#[test]
fn g_0_a_faulty_setup_is_found() {
    let lines = full();
    let kind = |name: &str| {
        let kinds = lines[0]["kinds"].as_array().unwrap();
        kinds.iter().position(|kind| kind["name"] == name).unwrap()
    };
    let of = |name: &str, field: &str| format!("/kinds/{}/{field}", kind(name));
    let faults = [
        ("/players".to_owned(), json!(7), "C-1"),
        ("/players".to_owned(), json!(1), "C-1"),
        ("/start_player".to_owned(), json!(3), "C-1"),
        ("/switches/mist".to_owned(), json!(false), "G-0"),
        ("/switches/guards".to_owned(), json!(false), "G-0"),
        ("/switches/castles".to_owned(), json!(false), "G-0"),
        ("/options/ghost_cost".to_owned(), json!("nobody"), "trace"),
        ("/start/0/2".to_owned(), json!("meadow"), "G-1.1"),
        ("/start/0/3".to_owned(), json!(1), "X-1"),
        ("/start/1/1".to_owned(), json!(5), "G-1.1"),
        ("/tiles/0".to_owned(), json!("D"), "G-0"),
        ("/tiles".to_owned(), json!([]), "C-2"),
        ("/hash".to_owned(), json!(null), "trace"),
        (of("F", "cities/0/coats"), json!(0), "C-2"),
        (of("J", "fields/1/halves"), json!("3"), "C-2.1"),
        (of("lane", "fields/0/halves"), json!("01"), "C-2.2"),
        (of("lane", "fields/0/cities"), json!([0]), "trace"),
        (of("cap", "fields"), json!([]), "C-2.2"),
        (of("castle", "mists"), json!([]), "M-0.1"),
        (of("nw", "mists/0/edges"), json!("E"), "M-0.1"),
        (of("U", "name"), json!("V"), "trace"),
    ];
    for (pointer, value, rule) in faults {
        expect_in_setup(&lines, &pointer, value, rule);
    }
}

#[test]
fn c_7_a_trace_that_hides_the_order_is_judged() {
    let mut lines = full();
    lines[0]["tiles"] = json!(null);
    for line in &mut lines {
        line["hash"] = json!(null);
    }
    assert_eq!(judge(&lines).unwrap().scored, 1);
    for length in [1, 2, 3, lines.len() / 2, lines.len() - 2] {
        let summary = judge(&lines[..length]).unwrap();
        assert_eq!((summary.running, summary.decisions), (1, length - 1));
    }
    assert!(judge(&lines[..lines.len() - 1]).is_err(), "the last choice ends the game");
    // No kind comes to light more often than the set has it.
    let place = last_ask(&lines, "place");
    let name = lines[1]["position"]["hand"].clone();
    lines[place]["position"]["hand"] = name;
    assert_eq!(judge(&lines).unwrap_err()[0].rule, "C-7");
}
