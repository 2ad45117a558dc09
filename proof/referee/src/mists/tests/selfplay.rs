//! Whole games without the engine: the judge reports its next question, a simple generator answers
//! at random, and the trace that grows this way is judged, whole and with faults put in.

use serde_json::{Value, json};

use crate::mists::Mists;
use crate::tests::{Dice, expect, expect_in_setup, judge, last_ask, play_until};

fn kind(name: &str, set: &str, count: u32, parts: [Value; 3], building: Value) -> Value {
    let [roads, cities, mists] = parts;
    json!({"name": name, "set": set, "count": count, "roads": roads, "cities": cities,
        "mists": mists, "fields": [], "building": building})
}

fn kinds() -> Vec<Value> {
    let none = || json!([]);
    let mist = |edges: &str, ghosts: u32| json!([{"edges": edges, "ghosts": ghosts}]);
    let city = |edges: &str, coats: u32| json!([{"edges": edges, "coats": coats}]);
    let plain = |name, count, parts| kind(name, "mist", count, parts, Value::Null);
    let quarter = |name, roads, mists| kind(name, "start", 1, [roads, none(), mists], Value::Null);
    vec![
        plain("straight", 8, [json!(["NS"]), none(), mist("N", 1)]),
        plain("bend", 8, [json!(["ES"]), none(), mist("SW", 2)]),
        plain("cap", 8, [none(), city("N", 1), mist("S", 1)]),
        plain("cap and road", 8, [json!(["EW"]), city("N", 0), mist("EW", 1)]),
        plain(
            "two caps",
            4,
            [none(), json!([{"edges": "N", "coats": 0}, {"edges": "E", "coats": 0}]), none()],
        ),
        plain("village", 4, [json!(["N", "E", "S"]), none(), mist("W", 1)]),
        plain(
            "two mists",
            6,
            [none(), none(), json!([{"edges": "N", "ghosts": 1}, {"edges": "ES", "ghosts": 1}])],
        ),
        plain("gate", 4, [json!(["S"]), city("NEW", 1), none()]),
        kind("castle", "castle", 5, [json!(["N"]), none(), mist("E", 1)], json!("castle")),
        kind("cemetery", "cemetery", 3, [json!(["N"]), none(), mist("S", 1)], json!("cemetery")),
        kind("clear cemetery", "cemetery", 2, [none(), city("N", 0), none()], json!("cemetery")),
        quarter("nw", json!(["W"]), mist("N", 1)),
        quarter("sw", none(), mist("SW", 2)),
        quarter("ne", json!(["N"]), json!([])),
        quarter("se", json!(["S"]), json!([])),
    ]
}

/// The numbered levels, and two of one's own that last long enough for every question to come up.
fn levels() -> Vec<Value> {
    let own = |cemeteries: &str, scoring: &str| {
        json!({"ghosts": 60, "milestones": [3, 6], "goal": 90, "castles": true,
            "cemeteries": cemeteries, "scoring": scoring})
    };
    let own = [own("quiet", "team"), own("haunted", "colours"), own("haunted", "team")];
    (1..=6).map(Value::from).chain(own).collect()
}

fn shuffled(castles: bool, dice: &mut Dice) -> Vec<String> {
    let mut tiles = Vec::new();
    for kind in kinds() {
        let set = kind["set"].as_str().unwrap();
        if set == "start" || (!castles && set != "mist") {
            continue;
        }
        for _ in 0..kind["count"].as_u64().unwrap() {
            tiles.push(kind["name"].as_str().unwrap().to_owned());
        }
    }
    dice.shuffle(&mut tiles);
    tiles
}

fn setup(level: &Value, players: usize, dice: &mut Dice) -> Value {
    let colours = ["red", "green", "blue", "yellow", "black", "pink"];
    let seats: &[&[&str]] = match players {
        1 => &[&["red", "pink", "blue", "black"]],
        2 => &[&["pink", "red"], &["blue", "black"]],
        3 => &[&["red"], &["pink"], &["blue"]],
        4 => &[&["red"], &["pink"], &["blue"], &["black"]],
        _ => &[&["red"], &["pink"], &["blue"], &["black"], &["yellow"]],
    };
    let by_colours = *level == 6 || level["scoring"] == "colours";
    let scoring = if by_colours { vec!["blue", "red", "pink"] } else { vec![colours[1]] };
    let tiles = shuffled(*level != 1, dice);
    let piles = if *level == 1 || *level == 2 { 1 } else { 3 };
    let piles = vec![tiles.len() / piles; piles];
    let joint = ["every_colour", "majority"][dice.roll(2)];
    json!({"trace": 1, "game": "mists", "rules_version": "1", "level": level, "piles": piles,
        "players": seats, "scoring": scoring, "start_player": dice.roll(players),
        "options": {"joint_scoring": joint, "meeples_on_misty_roads": dice.roll(2) == 0},
        "kinds": kinds(), "tiles": tiles, "hash": "a",
        "start": [[0, 0, "nw", 0], [0, 1, "sw", 0], [1, 0, "ne", 0], [1, 1, "se", 0]]})
}

/// Rather anything than to pass or to give up ghosts, so that games get somewhere.
fn answer(line: &Value, dice: &mut Dice) -> Value {
    let legal = line["legal"].as_array().unwrap();
    let busy: Vec<&Value> = legal.iter().filter(|one| one[0] != "pass").collect();
    let list = if line["ask"] == "meeple" { busy } else { legal.iter().collect() };
    if line["ask"] == "reward" && dice.roll(3) > 0 {
        return json!(["points"]);
    }
    list[dice.roll(list.len())].clone()
}

fn ghosts_in(position: &Value) -> u64 {
    let board: u64 =
        position["ghosts"].as_array().unwrap().iter().map(|ghost| ghost[3].as_u64().unwrap()).sum();
    board + position["ghost_supply"].as_u64().unwrap()
}

fn meeples_in(position: &Value) -> u64 {
    let supply = position["supply"].as_object().unwrap().values();
    position["meeples"].as_array().unwrap().len() as u64
        + supply.map(|left| left.as_u64().unwrap()).sum::<u64>()
}

/// Plays one game to its end.
pub(in crate::mists) fn play(level: &Value, players: usize, seed: u64) -> Vec<Value> {
    let mut dice = Dice(seed * 10 + players as u64);
    let setup_line = setup(level, players, &mut dice);
    play_until::<Mists>(&setup_line, |line| Some(answer(line, &mut dice))).0
}

#[test]
fn m_2_games_of_every_level_are_accepted_and_conserve_their_pieces() {
    let mut asked = std::collections::BTreeSet::new();
    for level in levels() {
        for (players, seed) in [(1, 1), (2, 2), (3, 3), (4, 4), (5, 5)] {
            let lines = play(&level, players, seed);
            let summary = judge(&lines).unwrap();
            assert_eq!((summary.games, summary.won + summary.lost), (1, 1));
            let first = &lines[1]["position"];
            for line in &lines[1..] {
                assert_eq!(ghosts_in(&line["position"]), ghosts_in(first));
                assert_eq!(meeples_in(&line["position"]), meeples_in(first));
                asked.insert(line["ask"].as_str().unwrap_or("end").to_owned());
            }
        }
    }
    for ask in [
        "place",
        "bury",
        "spare",
        "haunt",
        "cemetery",
        "meeple",
        "reward",
        "split",
        "assign",
        "hound",
        "hound_ghosts",
        "face_down",
        "end",
    ] {
        assert!(asked.contains(ask), "no game asked {ask}");
    }
}

#[test]
fn x_2_faults_in_a_trace_are_found() {
    let lines = play(&json!(3), 2, 2);
    let last = lines.len() - 1;
    let place = last_ask(&lines, "place");
    for (line, pointer, value, what, rule) in [
        (place, "/legal/0", json!(["place", 90, 0, 0]), "legal", "M-3.3"),
        (place, "/choice", json!(["place", 90, 0, 0]), "choice", "M-3.3"),
        (place, "/n", json!(1_000), "n", "trace"),
        (place, "/seat", json!(7), "seat", "M-1.7"),
        (place, "/round", json!(0), "round", "X-5"),
        (place, "/about", json!({}), "about", "M-3.3"),
        (place, "/position/ghost_supply", json!(99), "position.ghost_supply", "M-6.1"),
        (place, "/position/supply/red", json!(9), "position.supply", "M-7.4"),
        (place, "/position/cells/2/3", json!(7), "position.cells", "M-3.2"),
        (last, "/result/won", json!(true), "result.won", "M-12"),
        (last, "/result/points/green", json!(777), "result.points", "M-8.5"),
        (last, "/position/active", json!(0), "position.active", "M-1.7"),
    ] {
        expect(&lines, line, pointer, value, what, rule);
    }
}

#[test]
fn m_1_a_faulty_setup_is_found() {
    let lines = play(&json!(6), 3, 3);
    for (pointer, value, rule) in [
        ("/players/1", json!(["red"]), "M-1.2"),
        ("/scoring", json!(["green"]), "M-1.6"),
        ("/start_player", json!(3), "M-1.7"),
        ("/piles", json!([19, 21, 20]), "M-1.5"),
        ("/tiles/0", json!("nw"), "M-1.5"),
        ("/kinds/0/mists/0/ghosts", json!(4), "M-0.1"),
        ("/start/0", json!([5, 5, "nw", 0]), "M-1.4"),
        ("/start/0/3", json!(1), "X-1"),
        ("/level", json!(9), "trace"),
        ("/game", json!("chess"), "trace"),
        ("/hash", json!(null), "trace"),
        ("/rules_version", json!(""), "trace"),
    ] {
        expect_in_setup(&lines, pointer, value, rule);
    }
}

#[test]
fn m_3_7_a_trace_without_the_order_and_one_that_runs_are_judged() {
    let mut lines = play(&levels()[8], 2, 4);
    lines[0]["tiles"] = Value::Null;
    assert_eq!(judge(&lines).unwrap().games, 1);
    for line in &mut lines {
        line["hash"] = Value::Null;
    }
    let half = lines.len() / 2;
    assert_eq!(judge(&lines[..half]).unwrap().running, 1);
    lines[half]["position"]["ghost_supply"] = json!(0);
    assert!(judge(&lines).is_err());
}
