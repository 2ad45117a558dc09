//! Whole games without the engine: the judge reports its next question, a simple generator answers
//! at random, and the trace that grows this way is judged.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::base;
use crate::carcassonne::Carcassonne;
use crate::tests::{Dice, judge, play_until};

/// The kinds of the expansion that these games use.
fn misty_kinds() -> Vec<Value> {
    let none = || json!([]);
    let mist = |edges: &str, ghosts: u32| json!([{"edges": edges, "ghosts": ghosts}]);
    let city = |coats: u32| json!([{"edges": "N", "coats": coats}]);
    let kind = |name: &str, set: &str, parts: [Value; 3], fields: &[&str], building: Value| {
        let [roads, cities, mists] = parts;
        let touched: &[usize] = if cities == none() { &[] } else { &[0] };
        let field = |halves: &&str| json!({"halves": halves, "cities": touched});
        let fields: Vec<Value> = fields.iter().map(field).collect();
        let count = if set == "mist" { 2 } else { 1 };
        json!({"name": name, "set": set, "count": count, "roads": roads, "cities": cities,
            "mists": mists, "fields": fields, "building": building})
    };
    let plain = |name, parts, fields| kind(name, "mist", parts, fields, Value::Null);
    let quarter = |name, roads, mists, fields| {
        kind(name, "start", [roads, none(), mists], fields, Value::Null)
    };
    let two = json!([{"edges": "N", "ghosts": 2}, {"edges": "S", "ghosts": 1}]);
    let grave = |name, parts, fields| kind(name, "cemetery", parts, fields, json!("cemetery"));
    let mut kinds = vec![
        plain("meadow", [none(), none(), mist("N", 1)], &["234567"]),
        plain("lane", [json!(["EW"]), none(), mist("W", 1)], &["012", "345"]),
        plain("cap", [none(), city(1), mist("S", 2)], &["2367"]),
        plain("fog", [none(), none(), mist("NESW", 3)], &[]),
        plain("gate", [json!(["S"]), none(), mist("NE", 1)], &["4567"]),
        plain("gorge", [none(), none(), two], &["23", "67"]),
        grave("grave", [none(), none(), mist("S", 1)], &["012367"]),
        grave("clear grave", [none(), city(0), none()], &["234567"]),
        quarter("nw", none(), mist("N", 1), &["234567"]),
        quarter("sw", none(), mist("SW", 2), &["0123"]),
        quarter("ne", json!(["N"]), json!([]), &["01234567"]),
        quarter("se", json!(["E"]), json!([]), &["01234567"]),
    ];
    let castle = [json!(["N"]), none(), mist("E", 1)];
    kinds.push(kind("castle", "castle", castle, &["014567"], json!("castle")));
    kinds
}

/// A setup with few copies of every kind, in which `all_letters` are those of the box.
pub(super) fn setup(players: usize, switches: [bool; 4], seed: u64, all_letters: bool) -> Value {
    let [mist, castles, guards, cemeteries] = switches;
    let dice = &mut Dice(seed);
    let mut kinds = base::kinds();
    if !all_letters {
        kinds.retain(|kind| kind["name"] != "C");
        for kind in &mut kinds {
            kind["count"] = json!(if kind["name"] == "D" { 2 } else { 1 });
        }
    }
    kinds.extend(misty_kinds());
    let mut tiles: Vec<String> = Vec::new();
    for kind in &kinds {
        let takes_part = match kind["set"].as_str() {
            Some("base") => true,
            Some("mist") => mist,
            Some("castle") => castles,
            Some("cemetery") => cemeteries,
            _ => false,
        };
        let name = kind["name"].as_str().unwrap();
        let lying = u64::from(name == "D");
        for _ in lying..if takes_part { kind["count"].as_u64().unwrap() } else { 0 } {
            tiles.push(name.to_owned());
        }
    }
    dice.shuffle(&mut tiles);
    let quarters = json!([[0, 0, "nw", 0], [0, 1, "sw", 0], [1, 0, "ne", 0], [1, 1, "se", 0]]);
    let start = if mist { quarters } else { json!([[0, 0, "D", 0]]) };
    let cost = ["everyone", "scorers"][dice.roll(2)];
    json!({"trace": 1, "game": "carcassonne", "rules_version": "1", "hash": "a",
        "players": players, "start_player": dice.roll(players), "kinds": kinds, "start": start,
        "tiles": tiles,
        "switches": {"mist": mist, "castles": castles, "guards": guards, "cemeteries": cemeteries},
        "options": {"farmers": dice.roll(4) > 0, "meeples_on_misty_roads": dice.roll(2) == 0,
            "ghost_cost": cost}})
}

/// Places with many neighbours rather than others, buildings rather than fields, and rather
/// anything than to pass, so that something is completed.
fn answer(line: &Value, dice: &mut Dice) -> Value {
    let legal = line["legal"].as_array().unwrap();
    let cells = line["position"]["cells"].as_array().unwrap();
    let neighbours = |place: &Value| {
        let near = |at: usize, cell: &Value| {
            (cell[at - 1].as_i64().unwrap() - place[at].as_i64().unwrap()).abs() <= 1
        };
        cells.iter().filter(|cell| near(1, cell) && near(2, cell)).count()
    };
    let worth = |one: &Value| match one[0].as_str() {
        Some("place") => neighbours(one),
        Some("meeple") if one[2] == "field" => 1,
        Some("meeple") if one[3] == "" => 3,
        Some("meeple") => 2,
        _ => 0,
    };
    let tries = if line["ask"] == "place" { 6 } else { 2 };
    let tried: Vec<&Value> = (0..tries).map(|_| &legal[dice.roll(legal.len())]).collect();
    (*tried.iter().max_by_key(|one| worth(one)).unwrap()).clone()
}

pub(super) fn play(players: usize, switches: [bool; 4], seed: u64) -> Vec<Value> {
    let mut dice = Dice(seed);
    let setup_line = setup(players, switches, seed, false);
    play_until::<Carcassonne>(&setup_line, |line| Some(answer(line, &mut dice))).0
}

/// The nine combinations of G-0.
fn combinations() -> Vec<[bool; 4]> {
    let steps = [(false, false), (true, false), (true, true)];
    let with = |(mist, castles)| steps.map(|(guards, graves)| [mist, castles, guards, graves]);
    steps.into_iter().flat_map(with).collect()
}

#[test]
fn g_0_games_of_every_combination_are_accepted() {
    let mut seen = BTreeSet::new();
    for (seed, switches) in combinations().into_iter().cycle().take(18).enumerate() {
        let lines = play(2 + seed % 5, switches, seed as u64);
        let summary = judge(&lines).unwrap();
        assert_eq!((summary.games, summary.scored, summary.running), (1, 1, 0));
        assert_eq!(summary.decisions, lines.len() - 2);
        for line in &lines[1..] {
            seen.insert(line["ask"].as_str().unwrap_or("end").to_owned());
            for event in line["events"].as_array().unwrap() {
                let kind = event["kind"].as_str().unwrap();
                let feature = event["feature"].as_str().unwrap_or_default();
                let last = if event["final"] == true { " at the end" } else { "" };
                let only = if kind == "forced" { event["ask"].as_str().unwrap() } else { "" };
                seen.insert(format!("{kind} {feature}{last}{only}"));
            }
        }
    }
    for sight in [
        "end",
        "forced ghost_other",
        "forced ghost_own",
        "forced meeple",
        "ghost_other",
        "ghost_own",
        "ghost_skipped ",
        "guard_gained ",
        "meeple_placed castle",
        "meeple_placed cemetery",
        "meeple_placed field",
        "scared ",
        "scored castle",
        "scored castle at the end",
        "scored city",
        "scored field at the end",
        "scored monastery",
        "scored monastery at the end",
        "scored road",
    ] {
        assert!(seen.contains(sight), "{sight} is missing in {seen:?}");
    }
}

#[test]
fn g_2_no_piece_and_no_ghost_is_lost_or_doubled() {
    for line in &play(3, [true; 4], 5)[1..] {
        let position = &line["position"];
        let meeples = position["meeples"].as_array().unwrap();
        let on_board: u64 = meeples.iter().map(|one| one["ghosts"].as_u64().unwrap()).sum();
        assert_eq!(on_board + position["ghost_supply"].as_u64().unwrap(), 15);
        for seat in 0..3 {
            let supply = &position["supply"][seat];
            let left = supply["meeples"].as_u64().unwrap() + supply["guards"].as_u64().unwrap();
            let aside = position["common_guards"][seat].as_u64().unwrap();
            let standing = meeples.iter().filter(|one| one["seat"] == seat).count() as u64;
            assert_eq!(left + aside + standing, 10);
        }
    }
}

#[test]
fn c_2_a_game_with_the_whole_base_set_is_accepted() {
    let mut dice = Dice(8);
    let line = setup(2, [false; 4], 8, true);
    assert_eq!(line["tiles"].as_array().unwrap().len(), 71);
    let (lines, _) = play_until::<Carcassonne>(&line, |line| Some(answer(line, &mut dice)));
    assert_eq!(judge(&lines).unwrap().scored, 1);
}
