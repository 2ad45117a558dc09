//! M-8 3a Score, continued: what a scoring brings (M-8.5 to M-8.10).

use crate::m_8::SHELF;
use crate::scene::{Played, scene};

const NOTHING: [&str; 0] = [];

#[test]
fn m_8_5_road_city_and_coats() {
    let row = |tiles: &str| scene().play(&format!("{SHELF}{tiles}"));
    let table = row("end 0 -1 0 | meeple red road E\nroad 1 -1 0\nroad 2 -1 0\nend 3 -1 2");
    assert_eq!(table.only("scored"), ["scored road 0 -1 E: 4*1+0=4 red"]);
    let table = row("cap 0 -1 0 | meeple red city E\ntube-coat 1 -1 0\ncap-coat 2 -1 2");
    assert_eq!(table.only("scored"), ["scored city 0 -1 E: 3*2+4=10 red"], "two coats");
}

/// Around the castle: an open fog, two tiles of a finished bank, and the ruin's misty quarter.
#[test]
fn m_8_5_castle_two_for_each_tile_with_mist_and_its_own() {
    let table = scene().start("ruin").play(
        "keep 0 -1 0 | meeple red castle -
         meadow 1 -1 0
         fog1 1 -2 2
         fog1 0 -2 0
         lane1 -1 -2 1
         meadow -1 -1 0
         meadow -1 0 0 | points",
    );
    assert_eq!(table.only("scored"), ["scored castle 0 -1 : 5*2+0=10 red"], "4 misty tiles and 1");
}

/// Pieces of a road of five tiles: blue in the west, red in the middle, blue in the east. The last
/// tile joins them; a lane keeps two ghosts on the board.
pub fn joint_road(option: &str) -> Played {
    scene().option("joint_scoring", option).play(&format!(
        "{SHELF}lane2 0 2 0
         end 0 -1 0 | meeple blue road E
         road 2 -1 0 | meeple red road EW
         end 4 -1 2 | meeple blue road W
         road 3 -1 0
         road 1 -1 0"
    ))
}

#[test]
fn m_8_6_each_different_colour_counts_once() {
    let mut table = joint_road("every_colour");
    table.act("points");
    assert_eq!(
        table.only("scored moved"),
        ["scored road 0 -1 E: 5*1+0=5 red blue", "moved M-8.6 black 10 to 10"]
    );
}

#[test]
fn m_8_6_option_majority() {
    let mut table = joint_road("majority");
    table.act("points");
    assert_eq!(
        table.only("scored moved meeple_returned").len(),
        5,
        "red returns, too: {:?}",
        table.only("")
    );
    assert_eq!(table.only("scored")[0], "scored road 0 -1 E: 5*1+0=5 blue");
    assert_eq!(table.only("moved"), ["moved M-8.6 black 5 to 5"]);
}

#[test]
fn m_8_6_option_majority_counts_ties_once_each() {
    let table = scene().option("joint_scoring", "majority").play(
        "meadow 2 0 0
         end 0 -1 0 | meeple blue road E
         end 2 -1 2 | meeple red road W
         road 1 -1 0",
    );
    assert_eq!(table.only("scored"), ["scored road 0 -1 E: 3*1+0=3 red blue"]);
    assert_eq!(table.points(), 6);
}

#[test]
fn m_8_6_coats_of_arms_multiply_along() {
    let table = scene().play(
        "meadow 2 0 0
         cap 0 -1 0 | meeple blue city E
         cap 2 -1 2 | meeple red city W
         tube-coat 1 -1 0",
    );
    assert_eq!(table.only("scored"), ["scored city 0 -1 E: 3*2+2=8 red blue"]);
    assert_eq!(table.points(), 16);
}

/// The majority option at level 6: only blue's meeple moves.
#[test]
fn m_8_6_option_majority_at_level_6() {
    let mut table = scene().colours().option("joint_scoring", "majority").play(&format!(
        "{SHELF}lane2 0 2 0
         end 0 -1 0 | meeple blue road E
         road 2 -1 0 | meeple red road EW
         end 4 -1 2 | meeple blue road W
         road 3 -1 0
         road 1 -1 0"
    ));
    table.act("points");
    assert_eq!(table.only("moved"), ["moved M-8.10 blue 5 to 5 for blue"]);
}

#[test]
fn m_8_7_ghosts_forgo_the_points_of_all_colours() {
    let mut table = joint_road("every_colour");
    table.act("ghosts 0 2 1");
    assert_eq!(table.only("scored moved"), NOTHING);
    assert_eq!(table.points(), 0);
}

#[test]
fn m_8_8_all_meeples_return_whichever_was_chosen() {
    for reward in ["points", "ghosts 0 2 1"] {
        let mut table = joint_road("every_colour");
        table.act(reward);
        assert_eq!(
            table.only("meeple_returned"),
            ["meeple_returned blue 0 -1", "meeple_returned red 2 -1", "meeple_returned blue 4 -1"]
        );
        assert_eq!((table.supply("blue"), table.supply("red")), (3, 3));
        assert_eq!(table.meeples(), NOTHING);
    }
}

/// A city at (0,2) with blue and Rufus, six ghosts on two lanes in the north.
pub fn blue_with_rufus() -> Played {
    scene().piles(&[30, 30], &[2]).with("cap").play(
        "cap 0 2 1 | meeple blue city S
         end -1 0 1 | meeple red road S
         end -1 1 3
         lane3 0 -1 1
         lane3 1 -1 1",
    )
}

/// Points or ghosts, then the meeples, then the hound.
#[test]
fn m_8_8_the_order_of_one_scoring() {
    let mut table = blue_with_rufus();
    table.then("cap 0 3 3 | points");
    assert_eq!(
        table.only("scored moved meeple_returned hound"),
        [
            "scored city 0 2 S: 2*2+0=4 blue",
            "moved M-8.6 black 4 to 6",
            "meeple_returned blue 0 2",
            "hound_scored rufus blue 6",
            "moved M-8.9 black 6 to 12 for blue",
            "hound_left M-8.9 rufus",
        ]
    );
}

#[test]
fn m_8_9_a_hound_brings_a_point_for_each_ghost_left() {
    let mut table = blue_with_rufus();
    table.then("cap 0 3 3 | ghosts 0 -1 2");
    assert_eq!(
        table.only("scored moved hound"),
        [
            "hound_scored rufus blue 4",
            "moved M-8.9 black 4 to 6 for blue",
            "hound_left M-8.9 rufus"
        ],
        "after the removal, and without a question"
    );
    assert_eq!(table.hounds(), ["gone"]);
}

#[test]
fn m_8_9_with_no_ghost_it_brings_nothing_and_leaves() {
    let table = scene().piles(&[30, 30], &[2]).play(
        "cap 0 2 1 | meeple blue city S
         end -1 0 1 | meeple red road S
         end -1 1 3
         cap 0 3 3",
    );
    assert_eq!(
        table.only("moved hound"),
        ["moved M-8.6 black 4 to 6", "hound_scored rufus blue 0", "hound_left M-8.9 rufus"]
    );
}

/// Both hounds with one meeple: Rufus before Ronja, each for all ghosts.
#[test]
fn m_8_9_rufus_before_ronja() {
    let table = scene().piles(&[20, 20, 20], &[2, 2]).play(
        "cap 0 2 1 | meeple blue city S
         end -1 0 1 | meeple red road S
         end -1 1 3
         lane2 0 -1 1
         cap 0 3 3 | points",
    );
    assert_eq!(
        table.only("hound moved"),
        [
            "moved M-8.6 black 4 to 6",
            "hound_scored rufus blue 2",
            "moved M-8.9 black 2 to 8 for blue",
            "hound_left M-8.9 rufus",
            "hound_scored ronja blue 2",
            "moved M-8.9 black 2 to 10 for blue",
            "hound_left M-8.9 ronja",
        ]
    );
}

/// Majority or not: the hound's meeple is in the minority, and its points come all the same.
#[test]
fn m_8_9_a_hound_needs_no_majority() {
    let table = scene().piles(&[30, 30], &[2]).option("joint_scoring", "majority").play(&format!(
        "{SHELF}end -1 0 1 | meeple yellow road S
         road 2 -1 0 | meeple red road EW
         end -1 1 3
         end 0 -1 0 | meeple blue road E
         end 4 -1 2 | meeple blue road W
         lane2 0 2 0
         road 3 -1 0
         road 1 -1 0 | points"
    ));
    assert_eq!(
        table.only("scored moved hound"),
        [
            "scored road 0 -1 E: 5*1+0=5 blue",
            "moved M-8.6 black 5 to 7",
            "hound_scored rufus red 2",
            "moved M-8.9 black 2 to 9 for red",
            "hound_left M-8.9 rufus",
        ]
    );
}

/// Level 6 with scoring meeples in yellow, green and red: a road with red, green, blue and yellow.
pub fn four_colours_at_level_6() -> Played {
    scene().colours().scoring("yellow green red").play(&format!(
        "{SHELF}meadow 6 0 0
         end 0 -1 0 | meeple blue road E
         road 2 -1 0 | meeple yellow road EW
         road 4 -1 0 | meeple green road EW
         end 6 -1 2 | meeple red road W
         road 5 -1 0
         road 3 -1 0
         road 1 -1 0"
    ))
}

#[test]
fn m_8_10_colours_with_a_scoring_meeple_first_then_the_others() {
    let mut table = four_colours_at_level_6();
    assert_eq!(
        table.only("moved"),
        [
            "moved M-8.10 red 7 to 7 for red",
            "moved M-8.10 green 7 to 7 for green",
            "moved M-8.10 yellow 7 to 7 for yellow",
        ]
    );
    assert_eq!(table.asked(), "assign", "for blue");
    assert_eq!(table.legal(), ["assign green", "assign red", "assign yellow"]);
    assert_eq!(table.refused("assign blue"), "M-8.10", "blue has no scoring meeple");
    table.act("assign green");
    assert_eq!(table.points_of("green"), 14, "all seven, never split");
    assert_eq!(table.only("moved")[3], "moved M-8.10 green 7 to 14 for blue");
    assert_eq!(table.asked(), "");
}

/// Two colours without a scoring meeple: red before yellow.
#[test]
fn m_8_10_the_others_too_in_the_order_of_colours() {
    let mut table = scene().players(2).colours().scoring("green blue yellow").play(
        "meadow 2 0 0
         end 0 -1 0 | meeple blue road E
         end 2 -1 2 | meeple red road W
         road 1 -1 0",
    );
    assert_eq!(table.only("moved"), ["moved M-8.10 blue 3 to 3 for blue"]);
    table.act("assign yellow");
    assert_eq!(table.only("moved")[1], "moved M-8.10 yellow 3 to 3 for red");
}

#[test]
fn m_8_10_a_scoring_meeple_beyond_its_goal_may_move() {
    let mut table = scene().goal(2).colours().scoring("green red blue").with("end end").play(
        "end 0 -1 0 | meeple red road E
         end 1 -1 2
         end 0 2 0 | meeple yellow road E
         end 1 2 2",
    );
    assert_eq!(table.points_of("red"), 2);
    table.act("assign red");
    assert_eq!(table.points_of("red"), 4);
    assert_eq!(table.outcome(), "");
}

/// Level 6: a road brings 5 points to each of three colours, so Rufus joins blue in the city in the
/// south; then that city of three tiles is completed, with red in it, too.
pub fn level_6_hound(scoring: &str, last_colour: &str, lane: &str) -> Played {
    scene().colours().scoring(scoring).piles(&[30, 30], &[5]).play(&format!(
        "{SHELF}meadow 1 2 0
         meadow 1 3 0
         meadow 1 4 0
         cap 0 2 1 | meeple blue city S
         cap 0 4 3 | meeple red city N
         end 0 -1 0 | meeple red road E
         road 2 -1 0 | meeple green road EW
         end 4 -1 2 | meeple {last_colour} road W
         road 3 -1 0
         road 1 -1 0 | hound 0 2
         {lane} -1 0 0
         tube 0 3 1"
    ))
}

#[test]
fn m_8_10_hound_points_belong_to_the_colour_of_its_meeple() {
    let mut table = level_6_hound("red green blue", "blue", "lane2");
    table.act("points");
    assert_eq!(
        table.only("moved hound_scored"),
        [
            "moved M-8.10 red 6 to 11 for red",
            "moved M-8.10 blue 6 to 11 for blue",
            "hound_scored rufus blue 2",
            "moved M-8.10 blue 2 to 13 for blue",
        ]
    );
}

#[test]
fn m_8_10_hound_points_of_a_colour_without_a_scoring_meeple_are_assigned() {
    let mut table = level_6_hound("red green yellow", "yellow", "lane2");
    table.act("points").act("assign yellow");
    assert_eq!(table.asked(), "assign");
    table.act("assign red");
    assert_eq!(
        table.only("moved hound_scored"),
        [
            "moved M-8.10 red 6 to 11 for red",
            "moved M-8.10 yellow 6 to 11 for blue",
            "hound_scored rufus blue 2",
            "moved M-8.10 red 2 to 13 for blue",
        ]
    );
}

#[test]
fn m_8_10_for_no_points_nothing_is_asked() {
    let mut table = level_6_hound("red green yellow", "yellow", "meadow");
    table.act("assign yellow");
    assert_eq!(
        table.last("moved hound"),
        [
            "moved M-8.10 yellow 6 to 11 for blue",
            "hound_scored rufus blue 0",
            "hound_left M-8.9 rufus"
        ]
    );
    assert_eq!(table.asked(), "");
}

#[test]
fn m_8_4_ghosts_are_taken_instead_of_the_points_of_all_colours() {
    let mut table = joint_road("every_colour");
    let ghosts = table.legal().into_iter().find(|action| action.starts_with("ghosts")).unwrap();
    table.act(&ghosts);
    assert_eq!(table.only("forgone scored"), ["forgone road 0 -1 E: 10"]);
    assert_eq!(table.points(), 0);
}
