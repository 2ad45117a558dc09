//! The publishers' answers, in the order of `docs/official-answers.md`: Dized.MoC.0001 to 0049.

use crate::m_5::{QUIET, RING};
use crate::m_8::{CASTLE, SHELF, ghosts_to_choose, haunted_castle, two_scorings};
use crate::m_8_points::{blue_with_rufus, joint_road};
use crate::m_9::scoring_beside_the_ruin;
use crate::m_10::rufus_among_ghosts;
use crate::scene::scene;
use fogbound_game::Game as _;

const NOTHING: [&str; 0] = [];

#[test]
fn dized_moc_0001_joint_scoring_multiplies_coats() {
    let table = scene().play(
        "meadow 2 0 0
         cap 0 -1 0 | meeple blue city E
         cap-coat 2 -1 2 | meeple red city W
         tube 1 -1 0",
    );
    assert_eq!(table.only("scored"), ["scored city 0 -1 E: 3*2+2=8 red blue"]);
    assert_eq!(table.points(), 16, "12 for the tiles, 4 for the one coat");
}

#[test]
fn dized_moc_0002_ghosts_from_one_quarter_only() {
    let mut table = scoring_beside_the_ruin();
    table.act("ghosts 0 0 2");
    assert_eq!(table.ghosts(), ["0 1 N 1"]);
}

#[test]
fn dized_moc_0003_ghosts_forgo_the_joint_scoring() {
    let mut table = joint_road("every_colour");
    table.act("ghosts 0 2 2");
    assert_eq!(table.points(), 0);
    assert_eq!(table.meeples(), NOTHING, "all are back");
}

#[test]
fn dized_moc_0004_two_blue_one_red_count_twice() {
    let mut table = joint_road("every_colour");
    table.act("points");
    assert_eq!(table.points(), 10);
}

#[test]
fn dized_moc_0015_face_down_neighbour_alone_is_not_enough() {
    let mut table = scene().haunted().with("meadow").play("yard 0 -1 0 | face_down 1 -1");
    table.tell("meadow");
    assert!(!table.legal().iter().any(|action| action.starts_with("place 2 -1")));
    assert_eq!(table.refused("place 2 -1 0"), "M-3.2");
}

#[test]
fn dized_moc_0016_one_face_down_tile_for_two_open_cemeteries() {
    let mut table =
        scene().haunted().piles(&[20], &[]).play("yard 0 -1 0 | face_down 1 -1\nyard 0 2 0");
    assert!(table.accepts("face_down -1 -1") && table.accepts("face_down 1 2"));
    table.act("face_down 1 2");
    assert_eq!(table.asked(), "", "the next turn begins");
    assert_eq!(table.game.piles(), [16], "two placed, two face down");
}

#[test]
fn dized_moc_0017_face_down_tile_is_drawn_unseen() {
    let with = |hidden: &str, last: &str| {
        let order = format!("yard {hidden} meadow {last}");
        scene().haunted().piles(&[4], &[]).deal(&order, "yard 0 -1 0 | face_down 1 -1")
    };
    let (one, other) = (with("road", "lane2"), with("lane2", "road"));
    assert_eq!(one.only("drawn face_down"), ["face_down 1 -1", "drawn meadow"]);
    assert_eq!(one.only(""), other.only(""));
    assert_eq!(format!("{:?}", one.game.view()), format!("{:?}", other.game.view()));
}

#[test]
fn dized_moc_0018_castle_with_a_face_down_tile_never_completes() {
    let table = haunted_castle();
    assert_eq!(table.only("forced scored"), ["forced meeple: pass"], "not due");
    assert_eq!(table.asked(), "", "the turn is over");
    assert_eq!(table.region("castle 0 -1 -"), "open 1 haunted");
}

#[test]
fn dized_moc_0019_road_and_city_against_a_face_down_tile_never_complete() {
    for (kind, feature) in [("end", "road"), ("cap", "city")] {
        let table = scene().haunted().play(&format!(
            "{kind} 1 -1 3 | meeple red {feature} N
             yard 0 -1 0 | face_down 1 -2"
        ));
        assert_eq!(table.region(&format!("{feature} 1 -1 N")), "open 1 haunted");
        assert_eq!(table.only("scored"), NOTHING);
    }
}

#[test]
fn dized_moc_0020_haunted_cemetery_adds_ghosts_to_finished_mist() {
    let table = scene().haunted().play("fog1 0 -1 0\nfog1 1 -1 2\nyard 2 0 0");
    assert_eq!(table.ghosts(), ["1 -1 W 1"], "finished, and beside the yard");
}

#[test]
fn dized_moc_0021_haunted_cemetery_closes_with_eight() {
    let mut table = scene().haunted().with("meadow").play(&format!("{RING}yard 0 -1 0"));
    assert_eq!(table.open_cemeteries(), ["0 -1"]);
    table.act("face_down -1 -1");
    assert_eq!(table.open_cemeteries(), ["0 -1"], "all four sides and seven in all");
    table.then("meadow -1 0 0");
    assert_eq!(table.only("buried"), ["buried M-5.3 0 -1 red"]);
}

#[test]
fn dized_moc_0022_hound_points_cannot_be_exchanged() {
    let mut table = blue_with_rufus();
    table.then("cap 0 3 3");
    assert_eq!(table.asked(), "reward", "for the city");
    table.act("points");
    assert_eq!(table.last("hound_scored"), ["hound_scored rufus blue 6"]);
    assert_eq!(table.asked(), "", "no second question");
}

#[test]
fn dized_moc_0023_hound_removes_ghosts_from_a_cemetery() {
    let mut table = rufus_among_ghosts();
    table.act("hound_ghosts -1 0 3");
    assert_eq!(table.only("ghosts_removed"), ["ghosts_removed M-10.2 -1 0 cemetery 3"]);
}

#[test]
fn dized_moc_0024_hound_removes_ghosts_from_its_own_cell() {
    let mut table = rufus_among_ghosts();
    table.act("hound_ghosts 0 -1 1");
    assert_eq!(table.only("ghosts_removed"), ["ghosts_removed M-10.2 0 -1 W 1"]);
}

#[test]
fn dized_moc_0025_one_extra_ghost_for_two_open_cemeteries() {
    let table = scene().quiet().play("yard 0 -1 0\nyard 0 2 0\nlane3 2 0 0 | cemetery 0 -1");
    assert_eq!(table.ghosts(), ["0 -1 cemetery 1", "2 0 EW 3"]);
}

#[test]
fn dized_moc_0026_burial_from_the_supply() {
    let table = scene().players(3).quiet().play(
        "yard 0 -1 0
         meadow -1 -1 0
         meadow 1 -1 0
         meadow 0 -2 0",
    );
    assert_eq!(table.only("buried"), ["buried M-5.4 0 -1 red"]);
    assert_eq!(table.supply("red"), 4);
}

#[test]
fn dized_moc_0027_closed_cemetery_loses_its_ghosts() {
    let script = format!("{QUIET}lane2 2 0 0\nmeadow 0 -2 0");
    let table = scene().quiet().play(&script);
    assert_eq!(
        table.only("buried ghosts_removed"),
        ["buried M-5.3 0 -1 red", "ghosts_removed M-5.6 0 -1 cemetery 1"]
    );
}

#[test]
fn dized_moc_0028_quiet_cemetery_closes_with_four_sides() {
    let corners = "meadow -1 0 0\nmeadow -1 -2 0\nmeadow 1 -2 0";
    let mut table = scene().quiet().with("meadow").play(&format!("{QUIET}{corners}"));
    assert_eq!(table.open_cemeteries(), ["0 -1"], "three sides and all corners");
    table.then("meadow 0 -2 0");
    assert_eq!(table.open_cemeteries(), NOTHING);
    let bare = scene().quiet().play(&format!("{QUIET}meadow 0 -2 0"));
    assert_eq!(bare.open_cemeteries(), NOTHING, "with empty corners");
}

#[test]
fn dized_moc_0029_castle_scores_when_surrounded() {
    let mut table = scene().with("meadow").play(CASTLE);
    assert_eq!(table.only("scored"), NOTHING);
    table.then("meadow -1 0 0");
    assert!(table.only("forced").contains(&"forced score: score castle 0 -1 -".to_owned()));
}

#[test]
fn dized_moc_0030_castle_counts_its_own_tile() {
    let table = scene().play(&format!("{CASTLE}meadow -1 0 0 | points"));
    assert_eq!(table.points(), 2);
}

#[test]
fn dized_moc_0031_castle_two_points_per_misty_tile() {
    let table = scene().play(
        "keep 0 -1 0 | meeple red castle -
         lane1 1 -1 1
         lane1 1 -2 1
         lane1 0 -2 1
         lane1 -1 -2 1
         lane1 -1 -1 1
         meadow -1 0 0 | points",
    );
    assert_eq!(table.points(), 12, "five misty tiles and its own");
}

#[test]
fn dized_moc_0032_passing_the_goal_wins_at_once() {
    let table = scene().goal(3).play(
        "cap 0 2 1 | meeple blue city S
         cap 0 3 3",
    );
    assert_eq!(table.last("moved won meeple_returned"), ["moved M-8.6 black 4 to 4", "won"]);
}

#[test]
fn dized_moc_0033_no_final_scoring() {
    let table = scene().piles(&[4], &[]).play(
        "end 0 -1 0 | meeple red road E
         end 1 -1 2
         road 0 2 0 | meeple red road EW
         cap-coat 2 0 0 | meeple blue city E",
    );
    assert_eq!(table.outcome(), "lost M-12.3");
    assert_eq!(table.points(), 2, "those of the finished road");
}

#[test]
fn dized_moc_0034_two_meeples_of_one_colour_count_once() {
    let table = scene().play(
        "meadow 2 0 0
         end 0 -1 0 | meeple blue road E
         end 2 -1 2 | meeple blue road W
         road 1 -1 0",
    );
    assert_eq!(table.points(), 3);
    assert_eq!(table.supply("blue"), 3);
}

#[test]
fn dized_moc_0035_value_counts_once_per_colour() {
    let table = scene().play(&format!(
        "{SHELF}end 0 -1 0 | meeple blue road E
         road 2 -1 0 | meeple red road EW
         road 3 -1 0
         end 4 -1 2
         road 1 -1 0"
    ));
    assert_eq!(table.only("scored"), ["scored road 0 -1 E: 5*1+0=5 red blue"]);
    assert_eq!(table.points(), 10);
}

#[test]
fn dized_moc_0036_each_scoring_is_decided_separately() {
    let mut table = two_scorings();
    table.act("score city 1 -1 E").act("points");
    assert_eq!(table.points(), 4);
    table.act("ghosts 0 2 2");
    assert_eq!(table.points(), 4);
    assert_eq!(table.ghosts(), NOTHING);
}

#[test]
fn dized_moc_0037_ghosts_from_one_cell_only() {
    let mut table = ghosts_to_choose();
    table.act("ghosts 0 2 3");
    assert_eq!(table.ghosts(), ["0 2 EW 1", "1 2 E 1"]);
    assert!(!["reward", "split"].contains(&table.asked()));
}

#[test]
fn dized_moc_0038_at_most_three_ghosts() {
    let table = ghosts_to_choose();
    assert!((1..=3).all(|n| table.accepts(&format!("ghosts 0 2 {n}"))));
    assert_eq!(table.refused("ghosts 0 2 4"), "M-8.4");
}

#[test]
fn dized_moc_0039_mist_is_never_scored() {
    let table = scene().play("fog2 0 -1 0\nfog1 1 -1 2");
    assert_eq!(table.only("bank scored forced"), ["bank_finished 0 -1 E 2", "forced meeple: pass"]);
    let table = scene().play("misty-end1 0 -1 0 | meeple red road E\nmisty-end1 1 -1 2");
    assert_eq!(
        table.only("bank scored"),
        ["bank_finished 0 -1 E 2", "scored road 0 -1 E: 2*1+0=2 red"]
    );
}

#[test]
fn dized_moc_0040_no_meeple_on_mist() {
    let table = scene().players(3).play("fog-town1 0 -1 0");
    assert_eq!(table.legal(), ["meeple red city E", "pass"]);
}

#[test]
fn dized_moc_0040_clear_roads_only_with_the_option_off() {
    // The bend from east to south has a misty edge, the other one none.
    let script = "end 0 -1 3\nfoggy-bends 0 -2 0";
    let strict = scene().option("meeples_on_misty_roads", "false").play(script);
    assert_eq!(strict.refused("meeple red road ES"), "M-7.2");
    let table = scene().option("meeples_on_misty_roads", "true").play(script);
    assert!(table.legal().contains(&"meeple red road ES".to_owned()));
}

#[test]
fn dized_moc_0041_single_symbol_extending_mist_gets_no_ghost() {
    let table = scene().play("lane2 0 -1 0\nlane1 1 -1 0");
    assert_eq!(table.only("ghosts bank"), NOTHING);
}

#[test]
fn dized_moc_0042_finished_bank_is_cleared_at_once() {
    let table = scene().start("ruin").quiet().play("lane3 -1 0 0\nfog2 -2 0 0");
    assert_eq!(table.only("bank ghosts_removed ghosts_placed").len(), 4);
    assert_eq!(table.only("bank"), ["bank_finished -2 0 E 4"]);
    assert_eq!(table.ghosts(), NOTHING, "2 and 1 on the ruin, 2 on the lane");
}

#[test]
fn dized_moc_0043_clear_edge_breaks_a_bank() {
    let table = scene().play("lane2 0 -1 0\nmeadow -1 -1 0\nfog1 1 -1 2");
    assert_eq!(table.only("bank"), NOTHING);
    assert_eq!(table.ghosts(), ["0 -1 EW 2"]);
}

#[test]
fn dized_moc_0044_mist_is_ignored_when_placing() {
    let mut table = scene().with("misty-end1 lane1").play("end 0 -1 0");
    table.act("pass").tell("misty-end1").act("place 1 -1 2").act("pass").tell("lane1");
    assert!(table.accepts("place 2 -1 0"), "beside the clear field of the end of the road");
}

#[test]
fn dized_moc_0045_no_points_for_coats_in_an_open_city() {
    let table = scene().piles(&[2], &[]).play("cap-coat 0 -1 0 | meeple red city E\ntube 1 -1 0");
    assert_eq!(table.outcome(), "lost M-12.3");
    assert_eq!(table.points(), 0);
}

#[test]
fn dized_moc_0046_coat_of_arms_is_worth_two() {
    let table = scene()
        .play(&format!("{SHELF}cap 0 -1 0 | meeple red city E\ntube-coat 1 -1 0\ncap 2 -1 2"));
    assert_eq!(table.points(), 8);
}

#[test]
fn dized_moc_0047_no_meeple_returns_from_an_open_region() {
    let mut table = scene().with("meadow meadow meadow road").play(
        "end 0 -1 0 | meeple red road E
         cap 0 2 1 | meeple red city S",
    );
    table.then("road 1 -1 0\nmeadow 2 0 0\nmeadow 2 1 0\nmeadow 3 0 0");
    assert_eq!(table.supply("red"), 1);
    assert_eq!(table.meeples(), ["0 -1 red road", "0 2 red city"]);
}

#[test]
fn dized_moc_0048_city_two_points_per_tile() {
    let table = scene().play(&format!(
        "{SHELF}cap 0 -1 0 | meeple red city E\ntube 1 -1 0\ntube 2 -1 0\ncap 3 -1 2"
    ));
    assert_eq!(table.points(), 8);
}

#[test]
fn dized_moc_0049_road_one_point_per_tile() {
    let table =
        scene().play(&format!("{SHELF}end 0 -1 0 | meeple red road E\nroad 1 -1 0\nend 2 -1 2"));
    assert_eq!(table.points(), 3);
}
