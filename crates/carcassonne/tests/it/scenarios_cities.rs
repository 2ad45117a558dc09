//! Scenarios: cities (C-3, C-5). Tile D with its town in the north lies at (0,0).

use crate::scene::{base, haunted};

#[test]
fn c_5_a_city_of_two_tiles_is_worth_four() {
    let table = base().play("E 0 -1 2 | city S");
    assert_eq!(table.only("scored"), ["scored city 4: 4 0"]);
    assert_eq!((table.scores(), table.supply(0)), (&[4, 0][..], (7, 0)));
    assert_eq!(table.meeples(), [""; 0]);
}

#[test]
fn c_5_a_city_of_three_tiles_with_a_coat() {
    let table = base().turns("M 0 -1 3 | city SW\nE -1 -1 1");
    assert_eq!(table.only("scored"), ["scored city 8: 8 0"]);
}

#[test]
fn c_5_two_coats_in_one_city() {
    let table = base().turns("M 0 -1 3 | city SW\nM -1 -1 1\nE -1 -2 2");
    assert_eq!(table.only("scored"), ["scored city 12: 12 0"], "four tiles, two coats");
}

#[test]
fn c_5_a_city_on_all_four_sides_with_its_coat() {
    let table = base().turns("C 0 -1 0 | city NESW\nE 0 -2 2\nE -1 -1 1\nE 1 -1 3");
    assert_eq!(table.only("scored"), ["scored city 12: 12 0"], "five tiles, one coat");
}

#[test]
fn c_5_whoever_completes_a_city_its_owner_is_paid() {
    let table = base().turns("G 0 -1 1 | city NS\nE 0 -2 2");
    assert_eq!(table.only("scored"), ["scored city 6: 6 0"]);
    assert_eq!(table.only("meeple_returned"), ["meeple_returned 0 -1: 0 meeple"]);
}

#[test]
fn c_5_a_complete_city_without_meeples_scores_nothing() {
    let table = base().play("E 0 -1 2 | pass");
    assert_eq!(table.only("scored meeple_returned"), [""; 0]);
    assert_eq!(table.scores(), [0, 0]);
}

#[test]
fn c_5_an_open_city_is_not_scored() {
    let table = base().play("G 0 -1 1 | city NS");
    assert_eq!(table.only("scored"), [""; 0]);
    assert_eq!(table.meeples(), ["0 -1: 0 city NS"]);
}

const ONE_EACH: &str = "G 0 -1 1 | city NS\nE 1 -1 0 | city N\nN 0 -2 2";

#[test]
fn c_5_equal_meeples_both_take_all_of_a_joined_city() {
    let mut table = base().with("N").play(ONE_EACH);
    table.then("N 1 -2 3 | pass");
    assert_eq!(table.only("scored"), ["scored city 10: 10 10"]);
    assert_eq!((table.supply(0), table.supply(1)), ((7, 0), (7, 0)));
}

const TWO_TO_ONE: &str = "G 0 -1 1 | city NS
    E 1 -1 0 | city N
    E 2 -1 0 | city N
    N 0 -2 2
    R 1 -2 2
    N 2 -2 3 | pass";

#[test]
fn c_5_most_meeples_take_all_the_others_get_nothing_but_their_meeple() {
    let table = base().play(TWO_TO_ONE);
    assert_eq!(table.only("scored"), ["scored city 14: 14 0"]);
    assert_eq!(table.only("meeple_returned").len(), 3);
    assert_eq!((table.supply(0), table.supply(1)), ((7, 0), (7, 0)));
}

#[test]
fn c_5_a_tie_of_two_against_a_third_player() {
    let table = base().players(3).play(
        "G 0 -1 1 | city NS
         E 1 -1 0 | city N
         E 2 -1 0 | pass
         N 0 -2 2
         R 1 -2 2
         N 2 -2 3 | pass",
    );
    assert_eq!(table.scores(), [14, 14, 0]);
}

#[test]
fn c_3_joining_two_occupied_cities_is_allowed_but_not_a_third_meeple() {
    let mut table = base().with("N").play(ONE_EACH);
    table.then("N 1 -2 3");
    assert_eq!(table.refused("city SW"), "C-3: meeple-region-occupied");
    assert_eq!(table.legal(), ["meeple field 0123", "pass"]);
}

#[test]
fn c_3_no_meeple_on_a_city_that_another_tile_has_taken() {
    let table = base().play("G 0 -1 1 | city NS\nR 0 -2 2");
    assert_eq!(table.refused("city ESW"), "C-3: meeple-region-occupied");
    let own = base().play("G 0 -1 1 | city NS\nB 0 1 0\nR 0 -2 2");
    assert_eq!(own.refused("city ESW"), "C-3: meeple-region-occupied", "one's own too");
}

#[test]
fn c_3_two_cities_of_one_tile_are_two_regions() {
    let mut table = base().with("E").play("H 0 -1 1 | city S");
    assert_eq!(table.only("scored"), ["scored city 4: 4 0"], "the southern one is complete");
    table.then("E 0 -2 2 | city S");
    assert_eq!(table.only("scored"), ["scored city 4: 0 4"]);
}

#[test]
fn c_5_one_tile_completes_cities_of_two_players() {
    let table = base().play("U -1 0 1\nE -1 -1 1 | city E\nI 0 -1 3 | city S");
    assert_eq!(table.scores(), [4, 4]);
    assert_eq!(table.only("scored").len(), 2);
}

#[test]
fn c_5_one_tile_completes_two_cities_of_one_player() {
    let table = base().play("B 0 1 0\nU -1 0 1\nE -1 -1 1 | pass\nB 0 2 0\nI 0 -1 3 | city S");
    assert_eq!(table.scores(), [4, 0], "the other city is nobody's");
    let both = base().play("U -1 0 1\nB 0 1 0\nE -1 -1 1 | city E\nB 0 2 0\nI 0 -1 3 | city S");
    assert_eq!(both.scores(), [8, 0]);
}

/// Both towns of tile I become one city by way of three other tiles: it is one of five tiles.
#[test]
fn c_5_a_city_that_uses_both_segments_of_a_tile_counts_it_once() {
    let table = base().turns(
        "R 0 -1 1 | city NES
         N 0 -2 2
         N 1 -1 0
         I 1 -2 3",
    );
    assert_eq!(table.only("scored"), ["scored city 10: 10 0"]);
}

#[test]
fn c_5_the_city_beside_a_road_is_not_scored_with_it() {
    let table = base().turns("P 0 -1 2 | city ES\nE 1 -1 3");
    assert_eq!(table.only("scored"), ["scored city 6: 6 0"]);
    let road = base().turns("P 0 -1 2 | road NW\nE 1 -1 3");
    assert_eq!(road.only("scored"), [""; 0]);
}

#[test]
fn c_3_a_meeple_that_returns_in_the_scoring_comes_too_late_for_this_turn() {
    let column = |from: u8, to: u8| -> String {
        (from..=to).map(|y| format!("B 0 {y} 0 | monastery\n")).collect()
    };
    let mut script = "G 0 -1 1 | city NS\n".to_owned();
    script += &column(1, 13);
    let mut table = base().with("E U").play(&script);
    assert_eq!((table.supply(0), table.supply(1)), ((0, 0), (0, 0)));
    table.then("E 0 -2 2");
    assert_eq!(table.only("forced"), ["forced 0 meeple: pass"], "X-2");
    assert_eq!(table.only("scored"), ["scored city 6: 6 0"]);
    assert_eq!(table.supply(0), (1, 0));
}

#[test]
fn c_3_only_on_the_tile_just_placed() {
    let table = base().play("G 0 -1 1\nB 0 1 0");
    assert_eq!(table.refused("city NS"), "C-4: meeple-nothing-there");
    assert_eq!(table.legal(), ["meeple field 01234567", "meeple monastery -", "pass"]);
}

#[test]
fn c_5_an_own_city_is_scored_in_the_turn_that_occupies_it() {
    let table = base().play("G 0 -1 1\nE 0 -2 2 | city S");
    assert_eq!((table.scores(), table.supply(1)), (&[0, 6][..], (7, 0)));
    assert_eq!(
        table.only("meeple_placed scored meeple_returned"),
        [
            "meeple_placed 0 -2: 1 meeple city S",
            "scored city 6: 0 6",
            "meeple_returned 0 -2: 1 meeple"
        ]
    );
}

#[test]
fn c_5_a_guard_counts_like_a_meeple_in_a_city() {
    let mut table = haunted().with("N").play(
        "E 0 -1 0 | guard city N
         E 1 -1 0 | city N
         N 0 -2 2",
    );
    table.then("N 1 -2 3 | pass");
    assert_eq!(table.only("scored"), ["scored city 8: 8 8"]);
    assert_eq!((table.supply(0), table.supply(1)), ((5, 2), (5, 2)));
}
