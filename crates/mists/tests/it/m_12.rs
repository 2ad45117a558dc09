//! M-12 The end.

use crate::scene::scene;
use fogbound_game::Game as _;

const NOTHING: [&str; 0] = [];

/// Two points for a short road in the west.
const TWO_POINTS: &str = "end -1 0 1 | meeple red road S\nend -1 1 3";

#[test]
fn m_12_1_won_when_the_goal_is_reached_or_passed() {
    for (goal, outcome) in [(1, "won M-12.1"), (2, "won M-12.1"), (3, "")] {
        let table = scene().goal(goal).play(TWO_POINTS);
        assert_eq!(table.outcome(), outcome, "goal {goal}");
    }
}

/// The game stops with the move of the scoring meeple: red does not return, the second region is
/// not scored, no hound comes.
#[test]
fn m_12_1_nothing_happens_after_the_winning_move() {
    let table = scene().goal(2).piles(&[30, 30], &[2]).play(
        "meadow 2 0 0
         end 0 -1 0 | meeple red road E
         cap 2 -1 2 | meeple green city W
         gate 1 -1 0 | score road 0 -1 E",
    );
    assert_eq!(
        table.last(""),
        [
            "forced reward: points",
            "scored road 0 -1 E: 2*1+0=2 red",
            "moved M-8.6 black 2 to 2",
            "won"
        ]
    );
    assert_eq!(table.meeples(), ["0 -1 red road", "2 -1 green city"]);
    assert_eq!(table.hounds(), ["track"]);
}

/// Level 6: four colours bring 3 points each; red's and green's have long arrived when yellow's does.
/// Blue, the fourth, is never asked.
#[test]
fn m_12_1_level_6_no_further_points_are_moved() {
    let table = scene().goal(7).colours().scoring("yellow green red").play(
        "meadow 2 0 0
         meadow 3 0 0
         meadow 4 0 0
         meadow 5 0 0
         meadow 6 0 0
         end 0 -1 0 | meeple blue road E
         road 2 -1 0 | meeple yellow road EW
         road 4 -1 0 | meeple green road EW
         end 6 -1 2 | meeple red road W
         road 5 -1 0
         road 3 -1 0
         road 1 -1 0",
    );
    assert_eq!(
        table.only("moved won meeple_returned"),
        [
            "moved M-8.10 red 7 to 7 for red",
            "moved M-8.10 green 7 to 7 for green",
            "moved M-8.10 yellow 7 to 7 for yellow",
            "won"
        ]
    );
}

#[test]
fn m_12_1_level_6_needs_all_three() {
    let table = scene().goal(2).colours().play(
        "meadow 2 0 0
         end 0 -1 0 | meeple red road E
         end 2 -1 2 | meeple green road W
         road 1 -1 0",
    );
    assert_eq!((table.points_of("red"), table.points_of("green")), (3, 3));
    assert_eq!(table.outcome(), "", "blue has none");
}

/// The points of the hound lead to the goal; the hound does not even leave.
#[test]
fn m_12_1_won_by_a_hound_scoring() {
    let table = scene().goal(8).piles(&[30, 30], &[2]).play(&format!(
        "cap 0 2 1 | meeple blue city S
         {TWO_POINTS}
         lane3 0 -1 1
         cap 0 3 3 | points"
    ));
    assert_eq!(
        table.only("moved hound won"),
        [
            "moved M-8.6 black 4 to 6",
            "hound_scored rufus blue 3",
            "moved M-8.9 black 3 to 9 for blue",
            "won"
        ]
    );
    assert_eq!(table.hounds(), ["board"]);
}

#[test]
fn m_12_1_after_the_end_nothing_can_be_done() {
    let table = scene().goal(2).play(TWO_POINTS);
    assert_eq!(table.legal(), NOTHING);
    assert_eq!(table.refused("pass"), "X-7");
    assert!(table.game.clone().tell(table.catalogue().find("meadow").unwrap()).is_err());
}

#[test]
fn m_12_2_lost_at_once_by_the_ghosts() {
    let table = scene().ghosts(2).play("lane3 0 -1 0");
    assert_eq!(table.outcome(), "lost M-12.2");
    assert_eq!(table.last("too lost turn"), ["too_few_ghosts 3 2", "lost M-12.2"]);
    assert_eq!(table.legal(), NOTHING);
}

/// The last tile of the only pile is played through 3b: here it still wins, there it does not.
#[test]
fn m_12_3_the_turn_of_the_last_tile_is_played() {
    let table = scene().goal(2).piles(&[2], &[]).play(TWO_POINTS);
    assert_eq!(table.outcome(), "won M-12.1");
    let table = scene().goal(3).piles(&[2], &[]).play(TWO_POINTS);
    assert_eq!(table.outcome(), "lost M-12.3");
    assert_eq!(
        table.only("scored moved meeple_returned lost"),
        [
            "scored road -1 0 S: 2*1+0=2 red",
            "moved M-8.6 black 2 to 2",
            "meeple_returned red -1 0",
            "lost M-12.3"
        ]
    );
}

#[test]
fn m_12_3_a_milestone_reached_by_the_last_tile_of_its_pile_counts() {
    let table = scene().piles(&[2, 20], &[2]).play(TWO_POINTS);
    assert_eq!(table.outcome(), "");
    assert_eq!(table.only("piles"), ["piles_joined 0 20"], "the empty rest");
    assert_eq!(table.game.next_milestone(), 1000);
}

#[test]
fn m_12_3_a_milestone_missed_loses_with_piles_left() {
    let table = scene().piles(&[2, 20], &[3]).play(TWO_POINTS);
    assert_eq!(table.outcome(), "lost M-12.3");
    assert_eq!(table.game.piles(), [0, 20]);
}

#[test]
fn m_12_3_two_milestones_of_which_one_is_missed() {
    let table = scene().piles(&[2, 1, 20], &[2, 5]).play(&format!("{TWO_POINTS}\nmeadow 0 -1 0"));
    assert_eq!(table.outcome(), "lost M-12.3", "Ronja's space is not reached");
}

/// An open cemetery, but the pile is empty after 3b: no face-down tile.
#[test]
fn m_12_3_with_an_empty_pile_3c_does_not_happen() {
    let table = scene().haunted().piles(&[1, 20], &[2]).play("yard 0 -1 0");
    assert_eq!(table.last("forced face_down lost"), ["forced meeple: pass", "lost M-12.3"]);
}

/// The face-down tile is the last of its pile; no cemetery closes, and the loss follows.
#[test]
fn m_12_3_a_face_down_tile_may_be_the_last() {
    let table = scene().haunted().piles(&[2], &[]).play("yard 0 -1 0 | face_down 1 -1");
    assert_eq!(table.last(""), ["face_down 1 -1", "lost M-12.3"]);
}

/// It closes the cemetery: the burial is still decided.
#[test]
fn m_12_3_burials_of_the_last_face_down_tile_are_decided() {
    let mut table = scene().haunted().piles(&[9], &[]).play(
        "end 0 2 0 | meeple red road E
         cap 2 0 0 | meeple green city E
         meadow 1 -1 0
         meadow 1 -2 0
         meadow 0 -2 0
         meadow -1 -2 0
         meadow -1 -1 0
         yard 0 -1 0",
    );
    assert_eq!(table.asked(), "bury");
    assert_eq!(table.outcome(), "");
    table.act("bury 2 0");
    assert_eq!(table.last("buried lost"), ["buried M-5.3 0 -1 green", "lost M-12.3"]);
}

#[test]
fn m_12_3_during_m_3_5_the_loss_is_immediate() {
    let table = scene().piles(&[2], &[]).play("meadow 0 -1 0\naside all-town");
    assert_eq!(table.only(""), ["drawn all-town", "set_aside all-town", "lost M-12.3"]);
}

/// Red on an open road, blue in an open city with a coat: worth nothing at the end.
#[test]
fn m_12_4_there_is_no_final_scoring() {
    let table = scene().piles(&[2], &[]).play(
        "road 0 -1 0 | meeple red road EW
         cap-coat 0 2 0 | meeple blue city E",
    );
    assert_eq!(table.outcome(), "lost M-12.3");
    assert_eq!(table.points(), 0);
    assert_eq!(table.meeples(), ["0 -1 red road", "0 2 blue city"]);
    assert_eq!(table.only("scored moved"), NOTHING);
}
