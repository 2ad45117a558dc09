//! Scenarios: what ghosts cost (G-4.4, G-5.1). The starting tile is a meadow of 2x2 cells, (0,0) to
//! (1,1).

use crate::scene::haunted;

/// Two meeples of seat 0 and one of seat 1 in a town of six tiles, one ghost beside one of each; seat
/// 1 has 4 points. The last tile completes the town.
const SHARED_TOWN: &str = "E 0 -1 0 | city N
    E 1 -1 0 | city N
    E 2 -1 0 | city N
    E 0 2 2 | city S
    E 0 3 0
    N 0 -2 2
    lane 2 1 1
    lane 2 2 1 | ghost 0 -1
    lane 2 3 1
    R 1 -2 2
    N 2 -2 3";

#[test]
fn g_4_4_everybody_pays_for_ghosts_majority_or_not() {
    let table = haunted().turns(SHARED_TOWN);
    assert_eq!(table.only("scored"), ["scored city 12: 12 0 less 2 2"]);
    assert_eq!(table.scores(), [10, 2]);
    assert_eq!(table.game.ghost_supply(), 15, "G-4.5");
}

#[test]
fn g_4_4_only_those_who_score_pay_with_the_option() {
    let table = haunted().option("ghost_cost", "scorers").turns(SHARED_TOWN);
    assert_eq!(table.only("scored"), ["scored city 12: 12 0 less 2 0"]);
    assert_eq!(table.scores(), [10, 4]);
}

#[test]
fn g_4_4_ghosts_change_no_majority() {
    let script = SHARED_TOWN.replace("R 1 -2 2", "lane 2 4 1 | ghost 2 -1\n R 1 -2 2");
    let table = haunted().turns(&script);
    assert_eq!(table.only("scored"), ["scored city 12: 12 0 less 4 2"], "several ghosts add up");
    assert_eq!(table.scores(), [8, 2]);
}

#[test]
fn g_4_4_a_score_below_zero_becomes_zero() {
    let table = haunted().turns(
        "U 0 -1 1 | road EW
         lane 2 0 1
         A 1 -1 1
         lane 2 -1 1
         meadow -1 0 0
         lane 2 -2 1
         A -1 -1 3",
    );
    assert_eq!(table.only("scored"), ["scored road 3: 3 0 less 4 0"]);
    assert_eq!(table.scores(), [0, 0]);
}

/// A road (3 points, 2 ghosts) and a town (4 points) of seat 0 are completed by one tile.
#[test]
fn g_4_4_all_scorings_of_a_turn_are_added_up_before_the_floor() {
    let table = haunted().turns(
        "A 1 -1 1 | road W
         lane 2 1 1
         meadow 1 -2 0
         lane 2 2 1
         E 0 -2 2 | city S
         lane 2 3 1 | ghost 1 -1
         meadow -1 0 0
         A -1 -1 3
         D 0 -1 0",
    );
    assert_eq!(table.only("scored"), ["scored road 3: 3 0 less 4 0", "scored city 4: 4 0"]);
    assert_eq!(table.scores(), [3, 0]);
}

#[test]
fn g_5_1_ghosts_beside_meeples_cost_one_each_at_the_end() {
    let table = haunted().end(
        "B -1 0 0 | monastery
         lane 2 0 1
         B -1 1 0
         lane 2 -1 1",
    );
    assert_eq!(table.breakdown().monastery[..2], [4, 0], "with three cells of the 2x2 around");
    assert_eq!((table.breakdown().ghosts[..2].to_vec(), table.scores()), (vec![1, 0], &[3, 0][..]));
    assert_eq!(table.only("ghosts_charged"), ["ghosts_charged 1 0"]);
    assert_eq!(table.only("scored"), ["scored monastery 4: 4 0 last"], "not 2 points each");
    assert_eq!(table.meeples(), ["-1 0: 0 monastery +1"]);
}

#[test]
fn g_5_1_farmers_pay_and_the_floor_is_zero() {
    let table = haunted().end(
        "meadow -1 0 0 | field 01234567
         lane 2 0 1
         B -1 1 0
         lane 2 -1 1
         B 0 2 0
         lane 2 -2 1",
    );
    assert_eq!(table.breakdown().ghosts[..2], [2, 0]);
    assert_eq!(table.scores(), [0, 0]);
}

#[test]
fn g_5_1_minorities_pay() {
    let table = haunted().end(&SHARED_TOWN.replace("N 2 -2 3", "R 2 -2 2"));
    assert_eq!(table.breakdown().city[..2], [6, 0]);
    assert_eq!(table.breakdown().ghosts[..2], [1, 1]);
    assert_eq!(table.scores(), [5, 3]);
}

#[test]
fn g_5_1_final_points_and_ghosts_are_one_sum() {
    let table = haunted().end(
        "meadow -1 0 0 | field 01234567
         lane 2 0 1
         E 0 2 2 | city S
         lane 2 -1 1 | ghost -1 0
         meadow -1 1 0
         lane 2 -2 1 | ghost -1 0",
    );
    assert_eq!((table.breakdown().city[0], table.breakdown().ghosts[0]), (1, 2));
    assert_eq!(table.scores(), [0, 0]);
}
