//! Small games by hand: tiles drawn in a stated order, choices, and what must come of them.

use serde_json::{Value, json};

use super::{base, selfplay};
use crate::carcassonne::Carcassonne;
use crate::tests::{judge, play_until, told as kinds};

/// A game of two without the expansion in which exactly these tiles are drawn; seat 0 begins.
fn base_game(tiles: &[&str]) -> Value {
    let mut line = selfplay::setup(2, [false; 4], 1, false);
    let mut kinds = base::kinds();
    for kind in &mut kinds {
        let name = kind["name"].clone();
        let drawn = tiles.iter().filter(|tile| name == **tile).count();
        kind["count"] = json!(drawn + usize::from(name == "D"));
    }
    kinds.retain(|kind| kind["count"] != 0);
    line["kinds"] = json!(kinds);
    line["tiles"] = json!(tiles);
    with_defaults(line)
}

/// The same with mist, from kinds of the generator alone.
fn misty_game(tiles: &[&str]) -> Value {
    let mut line = selfplay::setup(2, [true, false, false, false], 1, false);
    for kind in line["kinds"].as_array_mut().unwrap() {
        let name = kind["name"].clone();
        let drawn = tiles.iter().filter(|tile| name == **tile).count();
        kind["count"] = json!(if kind["set"] == "start" { 1 } else { drawn });
    }
    line["kinds"].as_array_mut().unwrap().retain(|kind| kind["count"] != 0);
    line["tiles"] = json!(tiles);
    with_defaults(line)
}

fn with_defaults(mut line: Value) -> Value {
    line["start_player"] = json!(0);
    line["options"] =
        json!({"farmers": true, "meeples_on_misty_roads": true, "ghost_cost": "everyone"});
    line
}

/// Plays these choices; the lines, and what is asked after the last of them.
fn after(setup_line: &Value, choices: &[Value]) -> (Vec<Value>, Option<Value>) {
    let mut choices = choices.iter().cloned();
    let (lines, pending) = play_until::<Carcassonne>(setup_line, |_| choices.next());
    assert_eq!(choices.next(), None, "a choice is left");
    if pending.is_none() {
        assert_eq!(judge(&lines).unwrap().scored, 1);
    }
    (lines, pending)
}

/// The end line of a game.
fn end(setup_line: &Value, choices: &[Value]) -> Value {
    let (lines, pending) = after(setup_line, choices);
    assert_eq!(pending, None);
    lines.last().unwrap().clone()
}

#[test]
fn c_3_the_first_tile_goes_where_its_edges_fit() {
    let line = after(&base_game(&["E", "U"]), &[]).1.unwrap();
    let legal = [["0", "-1", "2"], ["0", "1", "1"], ["0", "1", "2"], ["0", "1", "3"]];
    let legal = legal.map(|place| place.map(|one| one.parse::<i32>().unwrap()));
    let legal: Vec<Value> = legal.iter().map(|[x, y, r]| json!(["place", x, y, r])).collect();
    assert_eq!(line["legal"], json!(legal));
    let position = &line["position"];
    assert_eq!((&position["hand"], &position["placed"]), (&json!("E"), &json!(null)));
    assert_eq!((&position["pile"], &position["ghost_supply"]), (&json!(1), &json!(0)));
    assert_eq!(position["supply"][1], json!({"meeples": 7, "guards": 0}));
}

#[test]
fn c_6_the_turn_in_which_the_pile_runs_out_is_the_last() {
    let game = base_game(&["E", "U"]);
    let first = [json!(["place", 0, -1, 2]), json!(["meeple", "meeple", "city", "S"])];
    let (_, pending) = after(&game, &first);
    let line = pending.unwrap();
    assert_eq!((&line["seat"], &line["n"]), (&json!(1), &json!(2)));
    assert_eq!(kinds(&line), ["meeple_placed", "scored", "meeple_returned", "turn", "drawn"]);
    let scored = &line["events"][1];
    assert_eq!((&scored["points"], &scored["gains"]), (&json!(4), &json!([4, 0])));
    assert_eq!((&scored["cells"], &scored["final"]), (&json!([[0, -1], [0, 0]]), &json!(false)));
    assert_eq!(line["position"]["scores"], json!([4, 0]));
    assert_eq!(line["position"]["supply"][0]["meeples"], 7);
    for (wish, part, points) in [
        (json!(["meeple", "meeple", "road", "EW"]), "road", 2),
        (json!(["meeple", "meeple", "field", "0127"]), "field", 3),
        (json!(["meeple", "meeple", "field", "3456"]), "field", 0),
    ] {
        let end = end(&game, &[&first[..], &[json!(["place", 1, 0, 3]), wish]].concat());
        assert_eq!(end["result"]["breakdown"][part], json!([0, points]));
        assert_eq!(end["result"]["breakdown"]["before"], json!([4, 0]));
        assert_eq!(end["result"]["scores"], json!([4, points]));
        assert_eq!(end["result"]["ranks"], json!([1, 2]));
        assert_eq!(end["position"]["scores"], json!([4, points]));
        assert_eq!(end["position"]["meeples"].as_array().unwrap().len(), 1);
        assert_eq!(end["position"]["cells"][2], json!([1, 0, "U", 3]), "the rotation given (X-3)");
        assert_eq!(end["position"]["active"], json!(null));
    }
}

#[test]
fn c_6_the_game_ends_when_nothing_that_remains_can_be_placed() {
    let first = [json!(["place", 0, -1, 2]), json!(["pass"])];
    let last = end(&base_game(&["E", "C", "C"]), &first);
    assert_eq!(last["position"]["set_aside"], json!(["C", "C"]));
    assert_eq!((&last["position"]["pile"], &last["result"]["scores"]), (&json!(0), &json!([0, 0])));
    assert_eq!(kinds(&last), ["turn", "drawn", "set_aside", "drawn", "set_aside"]);
    let game = base_game(&["E", "C", "U", "C"]);
    let line = after(&game, &first).1.unwrap();
    assert_eq!((&line["seat"], &line["position"]["hand"]), (&json!(1), &json!("U")));
    assert_eq!(line["position"]["set_aside"], json!(["C"]));
    let road = [json!(["place", 1, 0, 1]), json!(["meeple", "meeple", "road", "EW"])];
    let last = end(&game, &[&first[..], &road].concat());
    assert_eq!(last["result"]["scores"], json!([0, 2]));
    assert_eq!(last["position"]["set_aside"], json!(["C", "C"]));
}

#[test]
fn g_2_2_a_ghost_comes_before_the_meeple_of_the_turn() {
    let game = misty_game(&["meadow", "meadow", "gorge", "cap"]);
    // Mist meets mist in the north: nobody has a meeple yet.
    let farmer = json!(["meeple", "meeple", "field", "012367"]);
    let first = [json!(["place", 0, -1, 2]), farmer];
    let line = after(&game, &first).1.unwrap();
    assert_eq!(line["events"][0]["kind"], "meeple_placed");
    let asked = after(&game, &first[..1]).1.unwrap();
    assert_eq!(kinds(&asked), ["placed", "ghost_skipped"]);
    assert_eq!((&asked["events"][1]["of"], &asked["ask"]), (&json!("G-2.2"), &json!("meeple")));
    // And again in the west: the farmer is the only one.
    let second = [&first[..], &[json!(["place", -1, 1, 1])]].concat();
    let asked = after(&game, &second).1.unwrap();
    assert_eq!(kinds(&asked), ["placed", "forced", "ghost_placed"]);
    assert_eq!(asked["position"]["meeples"][0]["ghosts"], 1);
    assert_eq!(asked["position"]["ghost_supply"], 14);
    // Clear against mist: the farmer's owner, not the others.
    let third = [&second[..], &[json!(["pass"]), json!(["place", 0, 2, 1])]].concat();
    let asked = after(&game, &third).1.unwrap();
    assert_eq!(kinds(&asked), ["placed", "forced", "ghost_placed"]);
    assert_eq!(asked["events"][1]["ask"], "ghost_own");
    assert_eq!(asked["position"]["meeples"][0]["ghosts"], 2);
    // The third ghost scares it.
    let last = [json!(["pass"]), json!(["place", 1, 2, 1]), json!(["pass"])];
    let end = end(&game, &[&third[..], &last].concat());
    let position = &end["position"];
    assert_eq!((&position["meeples"], &position["ghost_supply"]), (&json!([]), &json!(15)));
    assert_eq!(position["supply"][0]["meeples"], 7);
    assert_eq!(end["result"]["ranks"], json!([1, 1]));
}

#[test]
fn g_5_1_ghosts_at_the_end_cost_no_more_than_there_is() {
    let game = misty_game(&["meadow", "meadow", "gorge"]);
    let farmer = json!(["meeple", "meeple", "field", "012367"]);
    let other = json!(["meeple", "meeple", "field", "014567"]);
    let choices = [
        json!(["place", 0, -1, 2]),
        farmer,
        json!(["place", -1, 1, 1]),
        other,
        json!(["place", 0, 2, 0]),
        json!(["pass"]),
    ];
    let end = end(&game, &choices);
    assert_eq!(end["result"]["breakdown"]["ghosts"], json!([-1, -1]));
    assert_eq!(end["result"]["scores"], json!([0, 0]));
}
