//! Games by hand: choices made up to some point, and what must be asked then.

use serde_json::{Value, json};

use super::selfplay::setup;
use crate::ghosts_galore::GhostsGalore;
use crate::tests::{Dice, judge, play_until, told as kinds};

/// Tiles dealt in the order of their numbers, first to the seats, then stack by stack; seat 1 has
/// the lamp. Tiles 0 to 4 are a bend, a straight track, a bridge, a bridge with one werewolf and a
/// straight track; all others are bends.
fn dealt(players: usize) -> Value {
    let mut line = setup(players, [false, false, true], &mut Dice(1));
    let section = |edges: &str, monsters: &[&str]| json!({"edges": edges, "monsters": monsters});
    let tile = |sections: &[Value]| json!({"name": "t", "sections": sections, "diamonds": []});
    let mut tiles = vec![tile(&[section("NE", &[])]); 78];
    tiles[1] = tile(&[section("NS", &["bat"])]);
    tiles[2] = tile(&[section("NS", &[]), section("EW", &[])]);
    tiles[3] = tile(&[section("NS", &["werewolf"]), section("EW", &[])]);
    tiles[4] = tile(&[section("NS", &[])]);
    line["tiles"] = json!(tiles);
    let all: Vec<usize> = (0..78).collect();
    let (hidden, rest) = all.split_at(players);
    line["hidden"] = json!(hidden);
    line["stacks"] = json!(rest.chunks(players + 4).take(8).collect::<Vec<_>>());
    line["unused"] = json!(rest[8 * (players + 4)..]);
    line["start_player"] = json!(1);
    let door = |cell: u8, side: &str, kind: &str| json!({"cell": cell, "side": side, "kind": kind});
    let first = json!([
        door(0, "N", "bone"),
        door(0, "W", "bone"),
        door(8, "E", "tooth"),
        door(8, "S", "tooth")
    ]);
    let second = json!([
        door(2, "N", "bone"),
        door(2, "E", "bone"),
        door(6, "S", "tooth"),
        door(6, "W", "tooth")
    ]);
    for seat in 0..players {
        line["boards"][seat]["sides"] = json!([first, second]);
        line["boards"][seat]["side"] = json!(0);
    }
    line
}

/// Returns the question after these choices.
fn after(setup_line: &Value, choices: &[Value]) -> Value {
    let mut choices = choices.iter().cloned();
    let (_, pending) = play_until::<GhostsGalore>(setup_line, |_| choices.next());
    pending.unwrap()
}

/// The choices of a round in which the tiles from `first` on are claimed one after the other, and
/// all placed on one space.
fn simple_round(players: usize, space: usize, first: usize) -> Vec<Value> {
    let claims = (first..first + players).map(|tile| json!(["claim", tile]));
    claims.chain(vec![json!(["place", space, 0]); players]).collect()
}

#[test]
fn t_2_1_the_first_reveal_is_forced_and_may_be_claimed_or_left() {
    let line = after(&dealt(3), &[]);
    assert_eq!((&line["seat"], &line["ask"], &line["n"]), (&json!(1), &json!("decide"), &json!(0)));
    assert_eq!(line["legal"], json!([["claim", 3], ["leave"]]));
    assert_eq!(kinds(&line), ["stack_begun", "forced", "revealed"]);
    let position = &line["position"];
    assert_eq!((&position["revealed"], &position["stack"]), (&json!(3), &json!(6)));
    assert_eq!(position["stacks"], json!([7, 7, 7, 7, 7, 7, 7]));
    assert_eq!((&position["lamp"], &position["active"]), (&json!(1), &json!(1)));
    assert_eq!(position["scores"][2]["total"], -5);
}

#[test]
fn t_2_1_players_without_a_tile_act_in_turn() {
    let line = after(&dealt(3), &[json!(["leave"])]);
    assert_eq!((&line["seat"], &line["ask"]), (&json!(2), &json!("claim")));
    assert_eq!(line["legal"], json!([["reveal"], ["claim", 3]]));
    let reveal = [json!(["leave"]), json!(["reveal"])];
    let line = after(&dealt(3), &reveal);
    assert_eq!(line["legal"], json!([["claim", 4], ["leave"]]), "only the tile just revealed");
    assert_eq!(line["position"]["face_up"], json!([3]));
    let line = after(&dealt(3), &[&reveal[..], &[json!(["claim", 4])]].concat());
    assert_eq!((&line["seat"], &line["legal"]), (&json!(0), &json!([["reveal"], ["claim", 3]])));
    assert_eq!(line["position"]["claimed"], json!([null, null, 4]));
    let choices =
        [&reveal[..], &[json!(["claim", 4]), json!(["reveal"]), json!(["leave"])]].concat();
    let line = after(&dealt(3), &choices);
    assert_eq!(line["seat"], 1, "the lamp again");
    let choices = [&choices[..], &[json!(["reveal"]), json!(["leave"])]].concat();
    assert_eq!(after(&dealt(3), &choices)["seat"], 0, "seat 2 has a tile");
}

#[test]
fn t_2_1_with_the_stack_empty_only_face_up_tiles_are_left() {
    let mut choices = vec![json!(["leave"])];
    for _ in 1..6 {
        choices.extend([json!(["reveal"]), json!(["leave"])]);
    }
    let line = after(&dealt(2), &choices);
    assert_eq!((&line["seat"], &line["position"]["stack"]), (&json!(1), &json!(0)));
    let all =
        json!([["claim", 2], ["claim", 3], ["claim", 4], ["claim", 5], ["claim", 6], ["claim", 7]]);
    assert_eq!(line["legal"], all);
}

#[test]
fn t_2_2_the_last_player_chooses_among_five() {
    for players in 2..=5 {
        let mut choices = vec![json!(["claim", players])];
        for turn in 1..players - 1 {
            choices.push(json!(["claim", players + turn]));
        }
        let line = after(&dealt(players), &choices);
        let five: Vec<Value> =
            (2 * players - 1..2 * players + 4).map(|tile| json!(["claim", tile])).collect();
        assert_eq!(line["legal"], json!(five), "{players}");
        assert_eq!((&line["seat"], &line["position"]["stack"]), (&json!(0), &json!(0)));
        assert!(kinds(&line).ends_with(&["revealed"; 5]));
    }
}

#[test]
fn t_2_3_all_place_at_once_and_see_nothing_of_each_other() {
    let first = after(&dealt(2), &simple_round(2, 4, 2)[..2]);
    assert_eq!((&first["seat"], &first["ask"]), (&json!(0), &json!("place")));
    assert_eq!((&first["n"], &first["round"]), (&json!(2), &json!(2)));
    assert_eq!(first["position"]["active"], Value::Null);
    assert_eq!(first["position"]["claimed"], json!([3, 2]));
    assert_eq!(first["position"]["face_up"], json!([4, 5, 6, 7]));
    assert_eq!(first["legal"].as_array().unwrap().len(), 18, "nine spaces, two looks of tile 3");
    let second = after(&dealt(2), &simple_round(2, 4, 2)[..3]);
    assert_eq!(
        (&second["seat"], &second["n"], &second["round"]),
        (&json!(1), &json!(3), &json!(2))
    );
    assert_eq!(second["position"], first["position"]);
    assert_eq!(second["events"], json!([]));
    assert_eq!(second["legal"].as_array().unwrap().len(), 9, "one look of tile 2");
}

#[test]
fn t_2_4_four_tiles_leave_and_the_lamp_passes() {
    let line = after(&dealt(2), &simple_round(2, 4, 2));
    let position = &line["position"];
    assert_eq!((&position["round"], &position["lamp"]), (&json!(2), &json!(0)));
    assert_eq!((&line["seat"], &position["stack"]), (&json!(0), &json!(5)));
    assert_eq!(position["removed"], json!([4, 5, 6, 7]));
    assert_eq!(position["grids"][0][4], json!([3, 0]));
    assert_eq!(position["claimed"], json!([null, null]));
    let all = ["placed", "placed", "removed", "lamp", "stack_begun", "forced", "revealed"];
    assert_eq!(kinds(&line), all);
    let score = &position["scores"][0];
    assert_eq!((&score["werewolves"], &score["dead_ends"]), (&json!(9), &json!(4)), "T-4.8 live");
}

#[test]
fn t_2_5_the_hidden_tiles_fill_the_last_space() {
    let mut choices = Vec::new();
    for round in 0..8 {
        choices.extend(simple_round(2, 8 - round, 2 + 6 * round));
    }
    let line = after(&dealt(2), &choices);
    assert_eq!((&line["ask"], &line["about"]), (&json!("hidden"), &json!({"tile": 0})));
    assert_eq!(
        line["legal"],
        json!([["place", 0, 0], ["place", 0, 1], ["place", 0, 2], ["place", 0, 3]])
    );
    assert_eq!((&line["position"]["round"], &line["position"]["lamp"]), (&json!(9), &json!(1)));
    choices.push(json!(["place", 0, 3]));
    let line = after(&dealt(2), &choices);
    assert_eq!((&line["seat"], &line["about"]), (&json!(1), &json!({"tile": 1})));
    assert_eq!(line["legal"], json!([["place", 0, 0], ["place", 0, 1]]));
    choices.push(json!(["place", 0, 3]));
    let mut choices = choices.into_iter();
    let (lines, _) = play_until::<GhostsGalore>(&dealt(2), |_| choices.next());
    let end = lines.last().unwrap();
    assert_eq!(end["position"]["grids"][1][0], json!([1, 3]), "X-3: the rotation given");
    assert_eq!(end["result"]["scores"][0]["bone_doors"], 2);
    assert_eq!(end["result"]["scores"][1]["bone_doors"], 0);
    assert_eq!(end["position"]["stacks"], json!([]));
    assert_eq!(judge(&lines).unwrap().scored, 1);
}

#[test]
fn t_1_1_chosen_sides_bring_their_doors() {
    let mut line = dealt(2);
    line["options"]["choose_side"] = json!(true);
    for seat in 0..2 {
        line["boards"][seat]["side"] = Value::Null;
    }
    let mut choices = vec![json!(["side", 1]), json!(["side", 0])];
    let first = after(&line, &choices[..1]);
    assert_eq!(
        (&first["ask"], &first["seat"], &first["round"]),
        (&json!("side"), &json!(1), &json!(0))
    );
    assert_eq!(
        (&first["position"]["round"], &first["position"]["stacks"]),
        (&json!(0), &json!([]))
    );
    let both = after(&line, &choices);
    assert_eq!(kinds(&both)[..2], ["side_chosen"; 2]);
    // Tiles 4 and 5 are a straight track and a bend; the bend comes to seat 0, into the corner.
    choices.extend([json!(["leave"]), json!(["reveal"]), json!(["leave"]), json!(["reveal"])]);
    choices.extend([json!(["claim", 4]), json!(["claim", 5])]);
    choices.extend([json!(["place", 2, 0]), json!(["place", 0, 0])]);
    let placed = after(&line, &choices);
    let scores = &placed["position"]["scores"];
    assert_eq!((&scores[0]["bone_doors"], &scores[0]["dead_ends"]), (&json!(2), &json!(0)));
    assert_eq!((&scores[1]["bone_doors"], &scores[1]["dead_ends"]), (&json!(0), &json!(1)));
}

#[test]
fn t_1_3_stacks_are_cut_from_the_mix_without_the_kept_tiles() {
    let mut line = dealt(2);
    line["options"]["experienced"] = json!(true);
    for field in ["hidden", "stacks", "unused"] {
        line[field] = Value::Null;
    }
    line["offers"] = json!([[7, 4], [1, 70]]);
    line["mix"] = json!((0..78).collect::<Vec<_>>());
    let first = after(&line, &[]);
    assert_eq!((&first["ask"], &first["round"]), (&json!("keep"), &json!(0)));
    assert_eq!(first["legal"], json!([["keep", 7], ["keep", 4]]));
    let choices = [json!(["keep", 4]), json!(["keep", 1]), json!(["claim", 0])];
    let claim = after(&line, &choices);
    assert_eq!(claim["position"]["face_up"], json!([2, 3, 5, 6, 7]));
    assert_eq!(claim["position"]["stacks"], json!([6, 6, 6, 6, 6, 6, 6]));
    assert_eq!(after(&line, &choices[..2])["position"]["revealed"], 0);
}
