//! Scenarios: farmers (C-4, C-6). South of the road of tile D lies the field `3456`; the strips north
//! of it, `27`, touch its town.

use crate::scene::{Played, base};

/// Points for fields at the end of this script.
fn fields(script: &str) -> [u16; 2] {
    farmers(&base().end(script))
}

fn farmers(table: &Played) -> [u16; 2] {
    let [first, second, ..] = table.breakdown().field;
    [first, second]
}

#[test]
fn c_6_a_field_brings_three_for_a_complete_city() {
    assert_eq!(fields("E 0 -1 2 | field 012367"), [3, 0]);
}

#[test]
fn c_6_an_incomplete_city_brings_a_farmer_nothing() {
    assert_eq!(fields("G 0 -1 1 | field 23"), [0, 0]);
}

#[test]
fn c_6_a_city_is_complete_for_farmers_whoever_held_it() {
    assert_eq!(fields("U 1 0 1 | field 0127\nE 0 -1 2 | city S"), [3, 0]);
}

#[test]
fn c_6_a_field_between_two_cities() {
    assert_eq!(fields("H 0 1 0 | field 0145\nE 1 1 3\nE -1 1 1"), [6, 0]);
}

#[test]
fn c_6_only_the_complete_one_of_two_cities_counts() {
    assert_eq!(fields("H 0 1 0 | field 0145\nE 1 1 3\nG -1 1 0"), [3, 0]);
}

/// The two strips of tile G are one field by way of the east.
#[test]
fn c_6_a_field_that_touches_a_city_twice_counts_it_once() {
    let script = "G 0 -1 1 | field 23\nE 0 -2 2\nB 1 -2 0\nB 1 -1 0";
    assert_eq!(fields(script), [3, 0]);
}

#[test]
fn c_6_three_fields_share_one_city() {
    let script = "G 0 -1 1 | field 23\nE 0 -2 2 | field 012367\nU 1 0 1 | field 0127";
    assert_eq!(fields(script), [6, 3]);
}

#[test]
fn c_6_both_strips_of_a_city_tile_are_fields_of_their_own() {
    let mut table = base().with("B").play("G 0 -1 1 | field 23");
    table.then("B 1 -1 0");
    assert_eq!(table.refused("field 01234567"), "C-3: meeple-region-occupied");
    let mut west = base().with("B").play("G 0 -1 1 | field 23");
    west.then("B -1 -1 0");
    assert!(west.accepts("field 01234567"));
}

#[test]
fn c_6_a_tie_of_farmers_pays_both() {
    let script = "U 1 0 1 | field 0127\nE 0 -1 2 | field 012367\nB 1 -1 0 | pass";
    assert_eq!(fields(script), [3, 3]);
}

#[test]
fn c_6_most_farmers_take_the_field() {
    let script = "G 0 -1 1 | field 23
        G 0 -2 1 | field 23
        E 0 -3 2 | field 012367
        B 1 -3 0
        B 1 -2 0
        B 1 -1 0";
    assert_eq!(fields(script), [3, 0]);
}

#[test]
fn c_3_no_farmer_on_a_joined_field_that_has_one() {
    let mut table = base().with("B").play("U 1 0 1 | field 0127\nE 0 -1 2 | field 012367");
    table.then("B 1 -1 0");
    assert_eq!(table.legal(), ["meeple monastery -", "pass"]);
    assert_eq!(table.refused("field 01234567"), "C-3: meeple-region-occupied");
}

#[test]
fn c_2_1_the_strips_of_the_starting_tile_are_one_field() {
    let table = base().play("U 1 0 1 | field 0127\nU -1 0 1");
    assert_eq!(table.refused("field 0127"), "C-3: meeple-region-occupied");
    assert!(table.accepts("field 3456"));
}

#[test]
fn c_6_a_farmer_behind_the_road_does_not_reach_the_city() {
    assert_eq!(fields("U 1 0 1 | field 3456\nE 0 -1 2"), [0, 0]);
}

/// A road that ends in a monastery lets the fields meet behind it.
#[test]
fn c_6_a_farmer_reaches_the_city_around_the_end_of_a_road() {
    assert_eq!(fields("U 1 0 1 | field 3456\nA 2 0 1\nE 0 -1 2"), [3, 0]);
}

/// A village is no end for the strips: each is a field of its own.
#[test]
fn c_6_a_village_separates_the_fields_between_its_roads() {
    assert_eq!(fields("U 1 0 1 | field 3456\nW 2 0 0\nE 0 -1 2"), [0, 0]);
    let table = base().play("W 1 0 0 | field 56\nB 0 1 0");
    assert_eq!(table.refused("field 01234567"), "C-3: meeple-region-occupied");
    let other = base().play("W 1 0 0 | field 34\nB 0 1 0");
    assert!(other.accepts("field 01234567"));
}

/// The farmer inside the ring is cut off when it closes; the field outside is another.
#[test]
fn c_6_a_farmer_cut_off_by_a_ring_road() {
    let ring = "V 0 1 3 | field 34\nV 1 1 0\nV 1 2 1\nV 0 2 2";
    let table = base().play(ring);
    assert_eq!(table.refused("field 12"), "C-3: meeple-region-occupied");
    assert!(table.accepts("field 034567"));
    assert_eq!(fields(ring), [0, 0]);
}

/// A road closes around the farmer south of D; the towns of tile H lie beyond it.
#[test]
fn c_6_a_farmer_cut_off_by_a_road_that_later_loops() {
    let towns = "H 0 2 0\nE 1 2 3\nE -1 2 1";
    assert_eq!(fields(&format!("V 1 0 0 | field 56\nB 0 1 0\n{towns}")), [6, 0]);
    let shut = "V 1 0 0 | field 56\nV -1 0 3\nV -1 1 2\nV 1 1 1\nU 0 1 1";
    let table = base().play(shut);
    assert_eq!(table.refused("field 0127"), "C-3: meeple-region-occupied", "inside");
    assert!(table.accepts("field 3456"), "outside");
    assert_eq!(fields(&format!("{shut}\n{towns}")), [0, 0]);
}

#[test]
fn c_6_the_strips_of_a_gate_are_two_fields() {
    let script = "T 0 -1 2 | field 0\nE 1 -1 3\nE -1 -1 1";
    assert_eq!(fields(script), [3, 0]);
    let mut table = base().with("U").play("T 0 -1 2 | field 0");
    table.then("U 0 -2 0");
    assert_eq!(table.refused("field 0567"), "C-3: meeple-region-occupied");
    assert!(table.accepts("field 1234"));
}

/// The corner of tile K has the city in sight and does not touch it.
#[test]
fn c_6_touching_is_a_property_of_the_tile() {
    assert_eq!(fields("K 0 -1 2 | field 12\nU 1 -1 1 | field 3456"), [0, 3]);
}

/// The farmer in the east of tile I touches its eastern town, and its southern one by a corner.
#[test]
fn c_6_a_common_corner_is_no_touch() {
    assert_eq!(fields("I 0 1 2\nE 1 1 3 | field 012345\nE 0 2 0"), [0, 3]);
}

#[test]
fn c_6_farmers_stay_when_their_city_is_scored() {
    let mut table = base().with("E").play("G 0 -1 1 | field 23");
    table.then("E 0 -2 2 | city S");
    assert_eq!(table.only("scored"), ["scored city 6: 0 6"]);
    assert_eq!(table.meeples(), ["0 -1: 0 field 23"]);
    assert_eq!(table.supply(0), (6, 0));
}

#[test]
fn c_6_one_farmer_for_two_cities_and_a_rival_for_one() {
    let script = "H 0 1 0 | field 0145
        E 1 1 3 | field 012345
        E -1 1 1
        E 0 -1 2 | field 012367";
    assert_eq!(fields(script), [6, 3 + 3], "each field for itself");
}

#[test]
fn c_6_fields_join_late_and_the_cities_of_both_count_once() {
    // The field of the E in the east and that of H meet south of them.
    let script = "H 0 1 0 | field 0145
        E 1 1 3 | field 012345
        E -1 1 1
        B 0 2 0
        B 1 2 0 | pass";
    assert_eq!(fields(script), [6, 6]);
}

#[test]
fn c_4_no_farmers_with_the_option() {
    let table = base().option("farmers", "false").play("E 0 -1 2");
    assert_eq!(table.refused("field 012367"), "C-4: meeple-no-farmers");
    assert_eq!(table.legal(), ["meeple city S", "pass"]);
    assert!(base().play("E 0 -1 2").accepts("field 012367"), "on by default");
}
