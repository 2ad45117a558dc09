//! T-5: two full boards that score in every category, added up by hand.

use super::*;

/// A bone path of 3, a tooth path of 8 that uses both sections of the centre, a path of 2 below.
const FIRST: (&str, [&str; 9]) = (
    "0N bone, 2N bone, 0W tooth, 1N tooth, 6S plain, 7S plain",
    [
        "SW ghost bat, NE skeleton",
        "NS ghost dragon, EW skeleton, 1",
        "NW slime skeleton",
        "NE bat satyr",
        "NS werewolf, EW golem",
        "SW skeleton wisp, 3",
        "ES werewolf",
        "NE wisp, SW werewolf",
        "NW bat",
    ],
);

/// A bone path of 5, a tooth path of 4, a path of 1 in the corner and a path without doors.
const SECOND: (&str, [&str; 9]) = (
    "0N plain, 0W plain, 1N bone, 5E bone, 3W tooth, 2E tooth",
    [
        "NW slime werewolf",
        "NS ghost ghost, 1",
        "ES bat bat, 1, 3",
        "EW golem skeleton",
        "NS ghost, EW werewolf",
        "ES wisp, NW bat",
        "NE wisp wisp",
        "NE ghost bat, 1",
        "NW satyr dragon",
    ],
);

#[test]
fn t_5_two_full_boards() {
    let first = Score {
        dragons: 1,
        ghosts: 6,
        golems: 4,
        satyrs: 8,
        skeletons: 8,
        slimes: 9,
        bats: 10,
        werewolves: 17,
        wisps: 6,
        diamonds: 4,
        bone_doors: 6,
        tooth_doors: 16,
        other_paths: 2,
        total: 97,
        dead_ends: 0,
    };
    let second = Score {
        dragons: 1,
        ghosts: 24,
        golems: 4,
        satyrs: 5,
        skeletons: 4,
        slimes: 7,
        bats: 15,
        werewolves: 8,
        wisps: 9,
        diamonds: 6,
        bone_doors: 10,
        tooth_doors: 8,
        other_paths: 1,
        total: 102,
        dead_ends: 2,
    };
    let outcome = outcome(&input(&[FIRST, SECOND])).unwrap();
    assert_eq!(outcome, Outcome { scores: vec![first, second], ranks: vec![2, 1] });
}
