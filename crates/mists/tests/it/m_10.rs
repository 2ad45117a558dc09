//! M-10 3b Hounds.

use crate::scene::{Played, scene};

const NOTHING: [&str; 0] = [];

/// Two points for a short road in the west.
const TWO_POINTS: &str = "end -1 0 1 | meeple red road S\nend -1 1 3";

#[test]
fn m_10_1_reaching_or_passing_the_space_is_enough() {
    for (space, reached) in [(1, true), (2, true), (3, false)] {
        let script = format!("cap 0 2 1 | meeple blue city S\n{TWO_POINTS}");
        let table = scene().piles(&[30, 30], &[space]).play(&script);
        let milestones = table.only("milestone");
        assert_eq!(!milestones.is_empty(), reached, "space {space}");
        assert_eq!(table.hounds() == ["board"], reached, "space {space}");
    }
}

#[test]
fn m_10_1_a_milestone_is_resolved_once() {
    let mut table = scene()
        .piles(&[20, 20, 20], &[2, 50])
        .with("meadow")
        .play(&format!("cap 0 2 1 | meeple blue city S\n{TWO_POINTS}"));
    assert_eq!(table.only("milestone"), ["milestone rufus 2"]);
    assert_eq!(table.game.next_milestone(), 50);
    table.then("meadow 0 -1 0");
    assert_eq!(table.only("milestone"), NOTHING);
}

/// The road alone reaches the space, but the city of the same tile is scored first, and neither
/// red nor green can be joined: blue alone is left.
#[test]
fn m_10_1_only_after_the_last_scoring() {
    let table = scene().piles(&[30, 30], &[2]).play(
        "meadow 2 0 0
         cap 0 2 1 | meeple blue city S
         end 0 -1 0 | meeple red road E
         cap 2 -1 2 | meeple green city W
         gate 1 -1 0 | score road 0 -1 E",
    );
    assert_eq!(
        table.only("scored meeple_returned milestone hound"),
        [
            "scored road 0 -1 E: 2*1+0=2 red",
            "meeple_returned red 0 -1",
            "scored city 1 -1 E: 2*2+0=4 green",
            "meeple_returned green 2 -1",
            "milestone rufus 2",
            "hound_joined rufus 0 2 blue",
        ]
    );
}

/// The first hound brings the points that lead to Ronja's space, hers comes in the same 3b.
#[test]
fn m_10_1_points_of_a_hound_count_for_the_next_milestone() {
    let table = scene().piles(&[20, 20, 20], &[2, 8]).play(&format!(
        "cap 0 2 1 | meeple blue city S
         {TWO_POINTS}
         lane2 0 -1 1
         cap 2 1 0 | meeple green city E
         cap 0 3 3 | points"
    ));
    assert_eq!(
        table.only("moved milestone hound_joined"),
        [
            "moved M-8.6 black 4 to 6",
            "moved M-8.9 black 2 to 8 for blue",
            "milestone ronja 8",
            "hound_joined ronja 2 1 green",
        ]
    );
}

/// All of Rufus, then all of Ronja: join, remove, join the piles. Both use the same meeple and cell.
#[test]
fn m_10_1_two_milestones_in_one_turn() {
    let mut table = scene().piles(&[20, 20, 20], &[1, 2]).play(
        "lane3 1 2 0
         cap 0 2 1 | meeple blue city S
         end -1 0 1 | meeple red road S
         end -1 1 3 | points | hound_ghosts 1 2 1",
    );
    assert_eq!(table.asked(), "hound_ghosts", "Ronja's");
    table.act("hound_ghosts 1 2 2");
    assert_eq!(
        table.only("milestone hound_joined ghosts_removed piles"),
        [
            "milestone rufus 1",
            "hound_joined rufus 0 2 blue",
            "ghosts_removed M-10.2 1 2 EW 1",
            "piles_joined 16 36",
            "milestone ronja 2",
            "hound_joined ronja 0 2 blue",
            "ghosts_removed M-10.2 1 2 EW 2",
            "piles_joined 36 56",
        ]
    );
    assert_eq!(table.meeples(), ["0 2 blue city rufus ronja"]);
}

/// Level 6: red and green have reached the space, blue has not; then it does.
#[test]
fn m_10_1_all_three_scoring_meeples_must_reach_it() {
    let mut table = scene().colours().piles(&[30, 30], &[2]).with("end end").play(
        "meadow 2 0 0
         cap 2 1 0 | meeple yellow city E
         end 0 -1 0 | meeple red road E
         end 2 -1 2 | meeple green road W
         road 1 -1 0",
    );
    assert_eq!((table.points_of("red"), table.points_of("green")), (3, 3));
    assert_eq!(table.only("milestone"), NOTHING);
    table.then("end 0 2 0 | meeple blue road E\nend 1 2 2");
    assert_eq!(table.only("milestone"), ["milestone rufus 2"]);
}

/// Red and blue stand, yellow is buried.
#[test]
fn m_10_2_the_hound_joins_any_unburied_meeple() {
    let mut table = scene().players(2).quiet().piles(&[30, 30], &[2]).play(
        "cap 0 2 1 | meeple red city S
         yard 0 -1 0
         meadow -1 -1 0
         cap 2 1 0 | meeple yellow city E
         meadow 1 -1 0
         meadow 0 -2 0 | bury 2 1
         cap 1 2 1 | meeple green city S
         end -1 0 1 | meeple blue road S
         end -1 1 3",
    );
    assert_eq!(table.legal(), ["hound 0 2", "hound 1 2"]);
    assert_eq!(table.refused("hound 0 -1"), "M-10.2", "buried");
    assert_eq!(table.refused("hound 1 1"), "M-10.2", "nobody there");
    table.act("hound 1 2");
    assert_eq!(table.only("hound_joined"), ["hound_joined rufus 1 2 green"]);
}

/// Blue stands on a foggy town with a ghost of its own; a yard with two ghosts and a lane with three
/// lie around it, another lane two cells away.
///
/// ```text
///             lane3             y = -2
///    yard   fog-town1   .       y = -1
///             start
/// ```
pub fn rufus_among_ghosts() -> Played {
    scene().quiet().piles(&[30, 30], &[2]).play(
        "yard -1 0 0
         lane3 -1 1 0
         fog-town1 0 -1 0 | meeple blue city E
         lane3 0 -2 0
         lane1 0 -3 0
         end 1 2 0 | meeple red road E
         end 2 2 2 | points",
    )
}

#[test]
fn m_10_2_from_the_meeples_cell_and_the_eight_around_it() {
    let table = rufus_among_ghosts();
    assert_eq!(
        table.ghosts(),
        ["-1 0 cemetery 4", "-1 1 EW 3", "0 -3 EW 1", "0 -2 EW 3", "0 -1 W 1"]
    );
    assert_eq!(
        table.legal(),
        [
            "hound_done",
            "hound_ghosts -1 0 1",
            "hound_ghosts -1 0 2",
            "hound_ghosts -1 0 3",
            "hound_ghosts 0 -1 1",
            "hound_ghosts 0 -2 1",
            "hound_ghosts 0 -2 2",
            "hound_ghosts 0 -2 3",
        ]
    );
    assert_eq!(table.refused("hound_ghosts -1 1 1"), "M-10.2", "two cells away");
    assert_eq!(table.refused("hound_ghosts 0 -3 1"), "M-10.2", "two cells away");
    assert_eq!(table.refused("hound_ghosts -1 0 4"), "M-10.2", "at most three");
    assert_eq!(table.refused("hound_ghosts -1 0 0"), "M-10.2");
    assert_eq!(table.refused("hound_ghosts 0 0 1"), "M-10.2", "none there");
}

#[test]
fn m_10_2_up_to_two_different_cells() {
    let mut table = rufus_among_ghosts();
    table.act("hound_ghosts -1 0 2");
    assert_eq!(
        table.legal(),
        [
            "hound_done",
            "hound_ghosts 0 -1 1",
            "hound_ghosts 0 -2 1",
            "hound_ghosts 0 -2 2",
            "hound_ghosts 0 -2 3",
        ]
    );
    assert_eq!(table.refused("hound_ghosts -1 0 1"), "M-10.2", "the same cell again");
    table.act("hound_ghosts 0 -1 1");
    assert_eq!(
        table.only("ghosts_removed"),
        ["ghosts_removed M-10.2 -1 0 cemetery 2", "ghosts_removed M-10.2 0 -1 W 1"]
    );
    assert_eq!(table.asked(), "", "two cells are all");
}

#[test]
fn m_10_2_the_player_may_stop_before_the_first_or_the_second() {
    let mut none = rufus_among_ghosts();
    none.act("hound_done");
    assert_eq!(none.only("ghosts_removed"), NOTHING);
    assert_eq!(none.asked(), "");
    let mut one = rufus_among_ghosts();
    one.act("hound_ghosts 0 -2 3").act("hound_done");
    assert_eq!(one.only("ghosts_removed"), ["ghosts_removed M-10.2 0 -2 EW 3"]);
    assert_eq!(one.asked(), "");
}

#[test]
fn m_10_2_with_nothing_near_nothing_is_asked() {
    let script = format!("cap 0 2 1 | meeple blue city S\n{TWO_POINTS}");
    let table = scene().piles(&[30, 30], &[2]).play(&script);
    assert!(table.only("forced").contains(&"forced hound_ghosts: hound_done".to_owned()));
}

/// Three ghosts on two mists of one cell: the hound takes two of them from chosen spots.
#[test]
fn m_10_2_the_spots_are_chosen() {
    let mut table = scene()
        .piles(&[30, 30], &[2])
        .play(&format!("two-fogs21 1 2 0\ncap 0 2 1 | meeple blue city S\n{TWO_POINTS} | points"));
    table.act("hound_ghosts 1 2 2");
    assert_eq!(table.legal(), ["split 1 1", "split 2 0"]);
    table.act("split 2 0");
    assert_eq!(table.only("ghosts_removed"), ["ghosts_removed M-10.2 1 2 E 2"]);
}

/// Ghosts lie near, but the only meeple returned with the scoring.
#[test]
fn m_10_3_without_a_meeple_the_hound_is_lost() {
    let table = scene().piles(&[30, 30], &[2]).play(&format!("lane3 0 2 0\n{TWO_POINTS} | points"));
    assert_eq!(
        table.only("milestone hound ghosts piles"),
        ["milestone rufus 2", "hound_lost rufus", "piles_joined 27 57"]
    );
    assert_eq!(table.hounds(), ["gone"]);
    assert_eq!(table.ghosts(), ["0 2 EW 3"]);
}

/// The milestone of a lost hound stays reached.
#[test]
fn m_10_3_a_milestone_stays_reached() {
    let mut table =
        scene().piles(&[3, 57], &[2]).with("cap").play(&format!("{TWO_POINTS}\nmeadow 0 -1 0"));
    table.then("cap 0 2 1 | meeple blue city S");
    assert_eq!(table.only("milestone hound"), NOTHING);
    assert_eq!(table.outcome(), "", "the first pile would be empty by now");
}

/// The order of drawing: what is left of the first pile comes before the second.
#[test]
fn m_10_4_the_rest_of_the_pile_goes_on_top_of_the_next() {
    let mut table = scene().piles(&[4, 3], &[2]).deal(
        "end end cap tube road bend fork",
        "end -1 0 1 | meeple red road S
         end -1 1 3",
    );
    assert_eq!(table.only("piles"), ["piles_joined 2 5"]);
    assert_eq!(table.game.piles(), [4], "and one tile in hand");
    table.then("cap 0 2 1\ntube 2 0 1 | pass");
    assert_eq!(table.game.hand(), table.catalogue().find("road"));
}

#[test]
fn m_10_5_a_meeple_can_carry_both_hounds() {
    let mut table = scene()
        .piles(&[20, 20, 20], &[2, 4])
        .with("end end")
        .play(&format!("cap 0 2 1 | meeple blue city S\n{TWO_POINTS}"));
    assert_eq!(table.meeples(), ["0 2 blue city rufus"]);
    table.then("end 2 0 0 | meeple red road E\nend 3 0 2");
    assert_eq!(table.meeples(), ["0 2 blue city rufus ronja"]);
    assert_eq!(table.hounds(), ["board", "board"]);
}
