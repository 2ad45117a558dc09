//! T-4.14: who wins. A tile in the centre scores its diamonds; it has two or four dead ends.

use super::*;

fn ranks(centres: &[&str]) -> Vec<usize> {
    let grids: Vec<[&str; 9]> =
        centres.iter().map(|centre| ["", "", "", "", centre, "", "", "", ""]).collect();
    together(&grids).ranks
}

#[test]
fn t_4_14_most_points_win_even_with_more_dead_ends() {
    assert_eq!(ranks(&["EW, 3", "EW, NS, 4"]), [2, 1]);
    assert_eq!(ranks(&["EW, 1", "EW, 9", "EW, 5"]), [3, 1, 2]);
}

#[test]
fn t_4_14_fewer_dead_ends_break_a_tie() {
    assert_eq!(ranks(&["EW, NS, 3", "EW, 3"]), [2, 1]);
    assert_eq!(ranks(&["EW, NS, 3", "EW, 3", "EW, 9"]), [3, 2, 1]);
}

#[test]
fn t_4_14_what_is_still_tied_is_shared() {
    assert_eq!(ranks(&["EW, 3", "NS, 3"]), [1, 1]);
    assert_eq!(ranks(&["EW, NS, 3", "EW, 3", "EW, NS, 3"]), [2, 1, 2]);
    assert_eq!(ranks(&["EW, 1", "EW, 3", "EW, 3", "EW, NS, 3"]), [4, 1, 1, 3]);
}

#[test]
fn t_4_14_the_thirteen_values_are_added_without_a_floor() {
    let scores = together(&[["EW bat", "", "", "", "", "", "", "", ""], EMPTY]).scores;
    assert_eq!(scores[0].total, -5);
    let row = [
        "EW dragon ghost",
        "EW golem satyr",
        "SW skeleton slime, 3",
        "NW bat bat, ES",
        "NE bat",
        "NW werewolf wisp, 2",
        "",
        "",
        "",
    ];
    let score = &together(&[row, EMPTY]).scores[0];
    let expected = Score {
        dragons: 1,
        ghosts: 3,
        golems: 4,
        satyrs: 9,
        skeletons: 2,
        slimes: 5,
        bats: 15,
        werewolves: 9,
        wisps: 3,
        diamonds: 5,
        bone_doors: 0,
        tooth_doors: 0,
        other_paths: 0,
        total: 56,
        dead_ends: 5,
    };
    assert_eq!(*score, expected);
}
