//! Scenarios: roads and monasteries (C-3, C-5). The road of tile D at (0,0) runs from west to east.

use crate::scene::base;

#[test]
fn c_5_a_road_between_two_villages() {
    let table = base().turns("W 1 0 0 | road W\nW -1 0 0");
    assert_eq!(table.only("scored"), ["scored road 3: 3 0"]);
    assert_eq!(table.supply(0), (7, 0));
}

#[test]
fn c_5_a_road_that_is_open_at_one_end_is_not_complete() {
    let table = base().turns("W 1 0 0 | road W\nU -1 0 1");
    assert_eq!(table.only("scored"), [""; 0]);
    assert_eq!(table.meeples(), ["1 0: 0 road W"]);
}

#[test]
fn c_5_a_road_ends_at_a_crossing() {
    let table = base().turns("X 1 0 0 | road W\nX -1 0 0");
    assert_eq!(table.only("scored"), ["scored road 3: 3 0"]);
}

#[test]
fn c_5_a_road_ends_at_a_monastery() {
    let table = base().turns("A 1 0 1 | road W\nW -1 0 0");
    assert_eq!(table.only("scored"), ["scored road 3: 3 0"]);
}

#[test]
fn c_5_a_road_ends_at_a_city_gate() {
    let table = base().turns("T 1 0 1 | road W\nW -1 0 0");
    assert_eq!(table.only("scored"), ["scored road 3: 3 0"]);
}

#[test]
fn c_5_a_road_of_two_tiles() {
    let table = base().play("A 1 0 1\nB 0 1 0\nA -1 0 3\nA 1 1 0\nA 1 2 2 | road N");
    assert_eq!(table.only("scored"), ["scored road 2: 2 0"]);
}

#[test]
fn c_5_a_ring_road_without_an_end() {
    let table = base().turns("V 0 1 3 | road ES\nV 1 1 0\nV 1 2 1\nV 0 2 2");
    assert_eq!(table.only("scored"), ["scored road 4: 4 0"]);
}

/// Two roads of the village are one: its tile counts once.
#[test]
fn c_5_a_road_that_leaves_a_village_and_comes_back() {
    let table = base().turns("W 1 0 0 | road E\nV 2 0 0\nV 2 1 1\nV 1 1 2");
    assert_eq!(table.only("scored"), ["scored road 4: 4 0"]);
}

#[test]
fn c_5_the_third_road_of_that_village_is_another_one() {
    let mut table = base().with("V V").play("W 1 0 0 | road W\nV 2 0 0 | road SW");
    assert_eq!(table.meeples(), ["1 0: 0 road W", "2 0: 1 road SW"]);
    table.then("V 2 1 1\nV 1 1 2 | pass");
    assert_eq!(table.only("scored"), ["scored road 4: 0 4"]);
}

#[test]
fn c_5_a_road_that_ends_twice_in_one_crossing_and_passes_a_third_tile() {
    let table = base().play("X 1 0 0 | road N\nV 1 -1 3\nV 2 -1 0\nV 2 0 1 | pass");
    assert_eq!(table.only("scored"), ["scored road 4: 4 0"]);
}

#[test]
fn c_5_equal_meeples_on_a_joined_road() {
    let table = base().play(
        "U 1 0 1 | road EW
         V 1 1 3 | road ES
         V 2 0 0
         V 2 1 1
         W -1 0 0
         A 1 2 2 | pass",
    );
    assert_eq!(table.only("scored"), ["scored road 7: 7 7"]);
}

/// Three roads become one ring: two of them are seat 0's.
#[test]
fn c_5_unequal_meeples_on_a_joined_road() {
    let table = base().play(
        "U 1 0 1 | road EW
         V 1 1 3 | road ES
         V 0 1 0 | road SW
         V 2 0 0
         V 2 1 1
         V 0 2 2
         V 1 2 1
         V -1 0 3
         V -1 1 2 | pass",
    );
    assert_eq!(table.only("scored"), ["scored road 10: 10 0"]);
    assert_eq!(table.only("meeple_returned").len(), 3);
}

#[test]
fn c_3_no_meeple_on_a_road_that_is_taken_further_on() {
    let table = base().play("U 1 0 1 | road EW\nU -1 0 1");
    assert_eq!(table.refused("road EW"), "C-3: meeple-region-occupied");
    assert_eq!(table.legal(), ["meeple field 0127", "meeple field 3456", "pass"]);
}

#[test]
fn c_3_the_other_roads_of_a_village_are_free() {
    let table = base().play("W 1 0 0 | road W\nU 2 0 1");
    assert!(table.accepts("road EW"));
}

#[test]
fn c_5_one_crossing_completes_roads_of_two_players() {
    let table = base().turns(
        "W -1 0 0 | road E
         B 0 1 0
         B 0 2 0
         A 1 1 2 | road N
         X 1 0 0",
    );
    assert_eq!(table.only("scored").len(), 2);
    assert_eq!(table.scores(), [3, 2]);
}

#[test]
fn c_5_the_monastery_at_the_end_of_a_road_is_not_scored_with_it() {
    let table = base().turns("A 1 0 1 | monastery\nW -1 0 0");
    assert_eq!(table.only("scored"), [""; 0]);
    assert_eq!(table.meeples(), ["1 0: 0 monastery"]);
}

const SEVEN_AROUND: &str = "B 0 1 0 | monastery
    B -1 1 0
    B 1 1 0
    B 0 2 0
    B -1 2 0
    B 1 2 0
    U -1 0 1";

#[test]
fn c_5_a_monastery_finished_by_a_tile_at_its_corner() {
    let mut table = base().with("U").play(SEVEN_AROUND);
    assert_eq!(table.ever("scored"), [""; 0], "seven are not enough");
    table.then("U 1 0 1 | pass");
    assert_eq!(table.only("scored"), ["scored monastery 9: 9 0"]);
    assert_eq!(table.supply(0), (7, 0));
}

#[test]
fn c_5_a_monastery_placed_into_the_last_hole() {
    let table = base().play(
        "U -1 0 1
         U 1 0 1
         B -1 1 0
         B 1 1 0
         B -1 2 0
         B 1 2 0
         B 0 2 0
         B 0 1 0 | monastery",
    );
    assert_eq!(table.only("scored"), ["scored monastery 9: 0 9"]);
}

#[test]
fn c_5_a_complete_monastery_nobody_is_on() {
    let mut table = base().with("U").play(&SEVEN_AROUND.replace(" | monastery", ""));
    table.then("U 1 0 1 | pass");
    assert_eq!(table.ever("scored"), [""; 0]);
}

#[test]
fn c_5_a_farmer_on_the_tile_of_a_monastery_is_no_monk() {
    let mut table = base().with("U").play(&SEVEN_AROUND.replace("monastery", "field 01234567"));
    table.then("U 1 0 1 | pass");
    assert_eq!(table.ever("scored"), [""; 0]);
    assert_eq!(table.meeples(), ["0 1: 0 field 01234567"]);
}

#[test]
fn c_5_one_tile_completes_monasteries_of_two_players() {
    let table = base().turns(
        "B 0 1 0 | monastery
         B 1 1 0 | monastery
         B -1 1 0
         B 2 1 0
         B 0 2 0
         B 1 2 0
         B -1 2 0
         B 2 2 0
         U -1 0 1
         U 2 0 1
         U 1 0 1",
    );
    assert_eq!(table.only("scored").len(), 2);
    assert_eq!(table.scores(), [9, 9]);
}

#[test]
fn c_3_neighbouring_monasteries_are_no_region() {
    let table = base().play("B 0 1 0 | monastery\nB 0 2 0");
    assert!(table.accepts("monastery"));
    assert!(table.accepts("field 01234567"), "a monk is no farmer");
}
