//! Whole games without the engine: the judge reports its next question, a simple generator answers
//! at random, and the trace that grows this way is judged.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use crate::ghosts_galore::GhostsGalore;
use crate::tests::{Dice, judge, play_until};

const MONSTERS: [&str; 9] =
    ["dragon", "ghost", "golem", "satyr", "skeleton", "slime", "bat", "werewolf", "wisp"];

fn tile(number: usize, dice: &mut Dice) -> Value {
    let edges: &[&str] = [&["NS"][..], &["NE"], &["NS", "EW"], &["NE", "SW"]][number % 4];
    let mut sections: Vec<Value> =
        edges.iter().map(|edges| json!({"edges": edges, "monsters": []})).collect();
    for _ in 0..dice.roll(4) {
        let at = dice.roll(sections.len());
        sections[at]["monsters"].as_array_mut().unwrap().push(json!(MONSTERS[dice.roll(9)]));
    }
    let diamonds = [json!([]), json!([1]), json!([3, 1])][dice.roll(3)].clone();
    json!({"name": format!("track {number}"), "sections": sections, "diamonds": diamonds})
}

fn side(dice: &mut Dice) -> Value {
    let mut edges: Vec<(u8, &str)> = Vec::new();
    for (cells, side) in [([0, 1, 2], "N"), ([2, 5, 8], "E"), ([6, 7, 8], "S"), ([0, 3, 6], "W")] {
        edges.extend(cells.map(|cell| (cell, side)));
    }
    dice.shuffle(&mut edges);
    let kinds = ["bone", "bone", "tooth", "tooth", "plain", "plain", "plain"];
    let door = |((cell, side), kind): (&(u8, &str), &str)| json!({"cell": cell, "side": side, "kind": kind});
    edges.iter().zip(kinds).map(door).collect()
}

pub(super) fn setup(players: usize, options: [bool; 3], dice: &mut Dice) -> Value {
    let [experienced, choose_side, walls_are_dead_ends] = options;
    let tiles: Vec<Value> = (0..78).map(|number| tile(number, dice)).collect();
    let mut deal: Vec<usize> = (0..tiles.len()).collect();
    dice.shuffle(&mut deal);
    let mut mix = deal.clone();
    dice.shuffle(&mut mix);
    let (hidden, rest) = deal.split_at(players);
    let stacks: Vec<&[usize]> = rest.chunks_exact(players + 4).take(8).collect();
    let unused = &rest[8 * (players + 4)..];
    let offers: Vec<&[usize]> = deal.chunks_exact(2).take(players).collect();
    let boards: Vec<Value> = (0..players)
        .map(|seat| {
            let dealt = if choose_side { Value::Null } else { json!(dice.roll(2)) };
            json!({"name": format!("board {seat}"), "sides": [side(dice), side(dice)], "side": dealt})
        })
        .collect();
    let when = |wanted: bool, value: Value| if wanted { value } else { Value::Null };
    json!({
        "trace": 1, "game": "ghosts-galore", "rules_version": "1", "hash": "a",
        "players": players, "start_player": dice.roll(players), "tiles": tiles, "boards": boards,
        "options": {"experienced": experienced, "choose_side": choose_side,
            "walls_are_dead_ends": walls_are_dead_ends},
        "hidden": when(!experienced, json!(hidden)),
        "stacks": when(!experienced, json!(stacks)),
        "unused": when(!experienced, json!(unused)),
        "offers": when(experienced, json!(offers)),
        "mix": when(experienced, json!(mix)),
    })
}

/// Any answer, but tiles are left so often that stacks run out.
fn answer(line: &Value, dice: &mut Dice) -> Value {
    let legal = line["legal"].as_array().unwrap();
    if matches!(line["ask"].as_str(), Some("claim" | "decide")) && dice.roll(3) > 0 {
        let last = if line["ask"] == "decide" { legal.len() - 1 } else { 0 };
        return legal[last].clone();
    }
    legal[dice.roll(legal.len())].clone()
}

pub(super) fn play(players: usize, options: [bool; 3], seed: u64) -> Vec<Value> {
    let mut dice = Dice(seed * 10 + players as u64);
    let setup_line = setup(players, options, &mut dice);
    play_until::<GhostsGalore>(&setup_line, |line| Some(answer(line, &mut dice))).0
}

#[test]
fn t_2_games_with_every_option_are_accepted() {
    let mut asked = BTreeSet::new();
    let games = [
        (2, [false, false, true], 1),
        (3, [true, false, true], 2),
        (4, [false, true, false], 3),
        (5, [true, true, true], 4),
        (2, [true, true, false], 5),
    ];
    for (players, options, seed) in games {
        let lines = play(players, options, seed);
        let summary = judge(&lines).unwrap();
        assert_eq!((summary.games, summary.scored, summary.running), (1, 1, 0));
        assert_eq!(summary.decisions, lines.len() - 2);
        for line in &lines[1..] {
            asked.insert(line["ask"].as_str().unwrap_or("end").to_owned());
            let stack_is_empty = line["ask"] == "claim" && line["position"]["stack"] == 0;
            if stack_is_empty && line["legal"].as_array().unwrap().len() > 5 {
                asked.insert("empty stack".to_owned());
            }
        }
    }
    let all = ["claim", "decide", "empty stack", "end", "hidden", "keep", "place", "side"];
    assert!(asked.iter().eq(all), "{asked:?}");
}

#[test]
fn t_1_4_no_tile_is_lost_or_doubled() {
    for line in &play(3, [false, false, true], 7)[1..] {
        let position = &line["position"];
        let count =
            |value: &Value| value.as_array().unwrap().iter().filter(|one| !one.is_null()).count();
        let grids = position["grids"].as_array().unwrap();
        let stacks = position["stacks"].as_array().unwrap();
        let tiles = count(&position["face_up"])
            + count(&position["claimed"])
            + count(&position["removed"])
            + usize::from(!position["revealed"].is_null())
            + grids.iter().map(count).sum::<usize>()
            + position["stack"].as_u64().unwrap() as usize
            + stacks.iter().map(|size| size.as_u64().unwrap() as usize).sum::<usize>();
        let hidden = if line.get("end").is_some() { 3 } else { 0 };
        assert_eq!(tiles, 8 * 7 + hidden);
    }
}
