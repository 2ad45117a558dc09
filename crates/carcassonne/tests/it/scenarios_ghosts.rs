//! Scenarios: ghosts come and scare (G-2). The starting tile is a meadow of 2x2 cells, (0,0) to (1,1).

use crate::scene::{Played, haunted, parts};
use fogbound_game::Game as _;

/// Both seats have four monks, seat 0 on (0,2), (0,4), (0,6), (0,8), seat 1 on (0,3) and so on. Then
/// the bank on (2,0), open in the south at (2,1), grows by one lane for each ghost: seat 1 begins,
/// each fills its rival's meeples up to two, the first one first.
fn crowd(ghosts: i16) -> String {
    let monks: String = (2..=9).map(|y| format!("B 0 {y} 0 | monastery\n")).collect();
    let lanes = (1..=ghosts).map(|n| {
        let rival = (n + 1) % 2;
        format!("lane 2 -{n} 1 | ghost 0 {}\n", 2 + 2 * ((n - 1) / 4) + rival)
    });
    monks + "lane 2 0 1\n" + &lanes.collect::<String>()
}

fn crowded(ghosts: i16) -> Played {
    haunted().with("deep lane lane meadow B").play(&crowd(ghosts))
}

#[test]
fn g_2_2_mist_that_meets_mist_brings_a_ghost_to_a_rival() {
    let table = haunted().play("B -1 0 0 | monastery\nfog 2 0 0\nB -1 1 0\nfog 3 0 2");
    assert_eq!(
        table.only("forced ghost_placed"),
        ["forced 1 ghost_other: ghost -1 0", "ghost_placed G-2.2 -1 0: 0"],
        "a finished bank too"
    );
    assert_eq!(table.meeples(), ["-1 0: 0 monastery +1"]);
    assert_eq!((table.game.ghost_supply(), table.asked()), (14, "meeple"));
}

#[test]
fn g_2_2_the_active_player_chooses_among_the_meeples_of_all_others() {
    let table = haunted().players(3).play(
        "B -1 0 0 | monastery
         B -1 1 0 | field 01234567
         B 0 2 0 | monastery
         lane 2 0 1
         B 0 3 0 | monastery
         lane 2 -1 1",
    );
    assert_eq!(table.asked(), "ghost_other");
    assert_eq!(table.legal(), ["ghost -1 0", "ghost -1 1", "ghost 0 3"], "any role, anywhere");
}

#[test]
fn g_2_2_refusals() {
    let table = haunted().play(
        "B -1 0 0 | monastery
         B -1 1 0 | monastery
         B 0 2 0 | guard monastery
         lane 2 0 1
         B 0 3 0 | monastery
         lane 2 -1 1",
    );
    assert_eq!(table.legal(), ["ghost -1 0", "ghost 0 3"]);
    assert_eq!(table.refused("ghost 0 0"), "G-2.2: ghost-no-meeple");
    assert_eq!(table.refused("ghost 9 9"), "G-2.2: ghost-no-meeple");
    assert_eq!(table.refused("ghost -1 1"), "G-2.2: ghost-needs-other");
    assert_eq!(table.refused("ghost 0 2"), "G-2.6: ghost-fears-guard");
    assert_eq!(table.refused("pass"), "X-7: not-your-decision");
    assert_eq!(table.refused("place 0 0 0"), "X-7: not-your-decision");
    assert_eq!(table.refused("monastery"), "X-7: not-your-decision");
}

#[test]
fn g_2_2_several_misty_edges_bring_one_ghost() {
    let mut table = haunted().with("deep").play(
        "B -1 0 0 | monastery
         lane 2 0 0
         B -1 1 0
         lane 2 1 0
         meadow -2 0 0
         deep 3 0 0",
    );
    table.then("B -1 2 0\ndeep 3 1 0");
    assert_eq!(table.only("ghost_placed").len(), 1, "north and west");
    assert_eq!(table.meeples(), ["-1 0: 0 monastery +2"]);
}

#[test]
fn g_2_3_mist_against_a_clear_edge_brings_a_ghost_to_an_own_meeple() {
    let clear_is_new = "fog 2 0 0\nB -1 0 0 | monastery\nB -1 1 0\nmeadow 3 0 0";
    let table = haunted().play(clear_is_new);
    assert_eq!(table.only("ghost_placed"), ["ghost_placed G-2.3 -1 0: 1"]);
    let mist_is_new = "B -1 0 0 | monastery\nB -1 1 0\nfog 2 0 2";
    let table = haunted().play(mist_is_new);
    assert_eq!(table.only("ghost_placed"), ["ghost_placed G-2.3 -1 0: 0"]);
    assert_eq!(table.only("forced"), ["forced 0 ghost_own: ghost -1 0"]);
}

#[test]
fn g_2_3_misty_roads_against_clear_ones_too() {
    let table = haunted().play("B -1 0 0 | monastery\nroad 0 -1 0\nfog-road -1 -1 0");
    assert_eq!(table.only("ghost_placed"), ["ghost_placed G-2.3 -1 0: 0"]);
}

#[test]
fn g_2_3_mist_beside_a_city_or_nothing_is_no_harm() {
    let table = haunted().play("B -1 0 0 | monastery\nE 2 0 1\nfog-cap 3 0 2");
    assert_eq!(table.only("ghost_placed ghost_skipped"), [""; 0]);
    assert_eq!(table.game.ghost_supply(), 15);
}

#[test]
fn g_2_3_refusals_and_the_choice() {
    let table = haunted().play(
        "B -1 0 0 | monastery
         B -1 1 0 | monastery
         B 0 2 0 | guard monastery
         B 0 3 0
         B 0 4 0 | monastery
         B 0 5 0
         fog 2 0 2",
    );
    assert_eq!(table.asked(), "ghost_own");
    assert_eq!(table.legal(), ["ghost -1 0", "ghost 0 4"]);
    assert_eq!(table.refused("ghost -1 1"), "G-2.3: ghost-needs-own");
    assert_eq!(table.refused("ghost 0 0"), "G-2.3: ghost-no-meeple");
    assert_eq!(table.refused("ghost 0 2"), "G-2.6: ghost-fears-guard");
}

#[test]
fn g_2_3_several_clear_edges_bring_one_ghost() {
    let table = haunted().play(
        "B -1 0 0 | monastery
         meadow 1 -1 0
         meadow 2 -1 0
         meadow 0 2 0
         deep 2 0 0",
    );
    assert_eq!(table.only("ghost_placed").len(), 1, "north and west");
}

#[test]
fn g_2_4_first_the_rival_then_oneself() {
    let table = haunted().play(
        "fog 2 0 0
         B 2 -1 0 | monastery
         B 3 -1 0 | monastery
         deep 3 0 0",
    );
    assert_eq!(
        table.only("ghost_placed"),
        ["ghost_placed G-2.2 3 -1: 0", "ghost_placed G-2.3 2 -1: 1"]
    );
}

#[test]
fn g_2_4_the_meeple_of_this_turn_comes_after_the_ghosts() {
    let table = haunted().play("fog 2 0 2 | field 012345");
    assert_eq!(table.only("ghost_skipped"), ["ghost_skipped G-2.3"], "no meeple was there yet");
    assert_eq!(table.meeples(), ["2 0: 0 field 012345"]);
}

#[test]
fn g_2_5_a_ghost_without_an_eligible_meeple_is_skipped() {
    let table = haunted().play("B -1 0 0 | monastery\nlane 2 0 1\nlane 2 -1 1");
    assert_eq!(table.only("ghost_skipped"), ["ghost_skipped G-2.2"], "all are one's own");
    assert_eq!((table.game.ghost_supply(), table.asked()), (15, "meeple"));
}

#[test]
fn g_2_5_one_of_two_ghosts_is_skipped_for_want_of_a_meeple() {
    let table = haunted().play("fog 2 0 0\nB 2 -1 0 | monastery\nB 3 -1 0\nB 0 2 0\ndeep 3 0 0");
    assert_eq!(
        table.only("ghost_placed ghost_skipped"),
        ["ghost_placed G-2.2 2 -1: 1", "ghost_skipped G-2.3"]
    );
}

#[test]
fn g_2_5_two_ghosts_are_due_with_one_in_the_supply() {
    let mut table = crowded(14);
    assert_eq!(table.game.ghost_supply(), 1);
    table.then("deep 2 1 0 | ghost 0 8");
    assert_eq!(table.game.ghost_supply(), 0);
    assert_eq!(table.only("ghost_skipped"), ["ghost_skipped G-2.3"], "that one only");
    assert_eq!(table.meeples().iter().filter(|meeple| meeple.ends_with("+2")).count(), 7);
}

#[test]
fn g_2_5_with_an_empty_supply_both_are_skipped_and_nobody_loses() {
    let mut table = crowded(15);
    assert_eq!(table.game.ghost_supply(), 0);
    table.then("deep 2 1 0");
    assert_eq!(table.only("ghost_skipped"), ["ghost_skipped G-2.2", "ghost_skipped G-2.3"]);
    assert!(!table.game.is_over());
}

#[test]
fn g_2_7_the_third_ghost_scares_and_all_three_serve_the_second_one_due() {
    let mut table = crowded(14);
    table.then("deep 2 1 0 | ghost 0 2");
    assert_eq!(table.only("scared"), ["scared 0 2: 0"]);
    assert_eq!((table.game.ghost_supply(), table.supply(0)), (3, (2, 2)));
    assert_eq!(table.asked(), "ghost_own", "the supply was empty before");
    table.act("ghost 0 9");
    assert_eq!(table.game.ghost_supply(), 2);
}

#[test]
fn g_2_7_the_ghosts_go_home_at_once() {
    let mut table = crowded(8);
    assert_eq!(table.game.ghost_supply(), 7);
    table.then("lane 2 -9 1 | ghost 0 2");
    assert_eq!(table.game.ghost_supply(), 9);
    assert_eq!(table.only("ghost_placed scared"), ["ghost_placed G-2.2 0 2: 0", "scared 0 2: 0"]);
    assert!(!table.meeples().iter().any(|meeple| meeple.starts_with("0 2:")));
}

/// A town of seat 0 on (-1,0) with two ghosts; a last tile completes it and brings the third.
const HAUNTED_TOWN: &str = "E -1 0 3 | city W
    meadow -1 1 0
    lane 2 0 1
    lane 2 -1 1
    meadow -2 1 0
    lane 2 -2 1
    meadow -3 1 0
    fog -3 0 0
    meadow -4 1 0
    fog-cap -2 0 0";

#[test]
fn g_2_7_a_meeple_scared_by_the_tile_that_completes_its_city_scores_nothing() {
    let mut table = haunted().play(HAUNTED_TOWN);
    assert_eq!(table.only("scared"), ["scared -1 0: 0"]);
    assert_eq!((table.supply(0), table.game.ghost_supply()), ((5, 2), 15));
    table.act("pass");
    assert_eq!((table.only("scored").len(), table.scores()), (0, &[0, 0][..]));
}

#[test]
fn g_2_7_the_region_it_leaves_is_free_for_the_active_player() {
    let mut table = haunted().play(HAUNTED_TOWN);
    table.act("city E");
    assert_eq!(table.only("scored"), ["scored city 4: 0 4"]);
}

#[test]
fn g_2_7_a_scared_farmer_leaves_its_field_free() {
    let table = haunted().play(
        "meadow -1 0 0 | field 01234567
         lane 2 0 1
         meadow -1 1 0
         lane 2 -1 1
         meadow 0 2 0
         lane 2 -2 1
         meadow 0 3 0
         fog 2 1 3",
    );
    assert_eq!(table.only("scared"), ["scared -1 0: 0"]);
    assert!(table.accepts("field 234567"));
}

#[test]
fn g_2_7_an_own_scared_meeple_is_placed_again_this_turn() {
    let monks = "B -1 0 0 | monastery
        lane 2 0 1
        B -1 1 0 | monastery
        lane 2 -1 1 | ghost -1 0
        B -1 2 0 | monastery
        lane 2 -2 1 | ghost -1 0
        B -1 3 0 | monastery
        meadow 0 2 0
        B -1 4 0 | monastery
        meadow 0 3 0";
    let mut table = haunted().with("B").play(monks);
    assert_eq!(table.supply(0), (0, 2));
    table.then("B 2 1 0");
    assert_eq!(table.asked(), "ghost_own");
    table.act("ghost -1 0");
    assert_eq!(table.only("scared"), ["scared -1 0: 0"]);
    table.act("monastery");
    assert_eq!((table.supply(0), table.game.ghost_supply()), ((0, 2), 15));
}

#[test]
fn g_2_6_a_guard_never_gets_a_ghost() {
    let table = haunted().play("B -1 0 0 | guard monastery\nlane 2 0 1\nB 0 2 0\nlane 2 -1 1");
    assert_eq!(table.only("ghost_skipped"), ["ghost_skipped G-2.2"]);
    let own = haunted().play("B -1 0 0 | guard monastery\nB -1 1 0\nfog 2 0 2");
    assert_eq!(own.only("ghost_skipped"), ["ghost_skipped G-2.3"]);
    assert_eq!(own.game.ghost_supply(), 15);
}

#[test]
fn g_0_without_mist_printed_mist_brings_no_ghosts() {
    let table = parts("guards,cemeteries").play("fog-cemetery 0 1 0 | field 014567\nB 1 1 0");
    assert_eq!(table.only("ghost_placed ghost_skipped"), [""; 0]);
    assert_eq!(table.game.ghost_supply(), 0);
    assert!(table.accepts("field 01234567"), "G-3.2: mist bounds fields all the same");
}
