//! M-5 1c Bury a meeple.

use crate::scene::{Played, scene};

const NOTHING: [&str; 0] = [];

/// A red meeple far from the yard at (0,-1), whose south side is the starting tile.
pub const QUIET: &str = "end 0 2 0 | meeple red road E
     yard 0 -1 0
     meadow -1 -1 0
     meadow 1 -1 0\n";

#[test]
fn m_5_1_a_quiet_cemetery_closes_with_four_sides() {
    let table = scene().quiet().play(&format!("{QUIET} meadow 0 -2 0"));
    assert_eq!(
        table.only("forced buried"),
        ["forced bury: bury 0 2", "buried M-5.3 0 -1 red", "forced meeple: pass"]
    );
    assert_eq!(table.open_cemeteries(), NOTHING);
}

#[test]
fn m_5_1_three_sides_and_all_corners_are_not_enough() {
    let script = format!("{QUIET} meadow -1 0 0\nmeadow -1 -2 0\nmeadow 1 -2 0");
    let table = scene().quiet().play(&script);
    assert_eq!(table.only("buried"), NOTHING);
    assert_eq!(table.open_cemeteries(), ["0 -1"]);
}

#[test]
fn m_5_1_a_cemetery_placed_into_its_last_hole_closes_at_once() {
    let table = scene().quiet().play(
        "end 0 2 0 | meeple red road E
         meadow 1 -1 0
         meadow 1 -2 0
         meadow 0 -2 0
         meadow -1 -2 0
         meadow -1 -1 0
         yard 0 -1 0",
    );
    assert_eq!(table.only("buried"), ["buried M-5.3 0 -1 red"]);
}

/// A red meeple, and five of the six tiles that surround (0,-1) with the starting tile.
pub const RING: &str = "end 0 2 0 | meeple red road E
     meadow 1 -1 0
     meadow 1 -2 0
     meadow 0 -2 0
     meadow -1 -2 0\n";

/// Seven tiles, all four sides among them, leave it open: then the face-down tile closes it.
#[test]
fn m_5_2_a_haunted_cemetery_needs_all_eight() {
    let table = scene().haunted().play(&format!("{RING} meadow -1 -1 0\nyard 0 -1 0"));
    assert_eq!(
        table.only("face_down buried"),
        ["face_down -1 0", "buried M-5.3 0 -1 red"],
        "not in 1c"
    );
}

#[test]
fn m_5_2_face_up_and_face_down_tiles_close_it() {
    let script = format!("{RING} yard 0 -1 0 | face_down -1 0\nmeadow -1 -1 0");
    let table = scene().haunted().play(&script);
    assert_eq!(table.only("buried face_down"), ["buried M-5.3 0 -1 red"]);
    assert_eq!(table.open_cemeteries(), NOTHING);
}

#[test]
fn m_5_2_placed_into_its_last_hole_it_closes_in_its_own_1c() {
    let script = format!("{RING} meadow -1 -1 0\nmeadow -1 0 0\nyard 0 -1 0");
    let table = scene().haunted().play(&script);
    assert_eq!(table.only("buried face_down"), ["buried M-5.3 0 -1 red"]);
}

/// Red on a road, green in a city on the cemetery's own tile, blue (the other player's) in a
/// castle.
#[test]
fn m_5_3_any_meeple_on_the_board_can_be_buried() {
    let mut table = scene().players(2).quiet().play(
        "end 0 2 0 | meeple red road E
         keep 0 3 0 | meeple blue castle -
         yard-town 0 -1 0 | meeple green city E
         meadow -1 -1 0
         meadow 0 -2 0
         tube 1 -1 0",
    );
    assert_eq!(table.legal(), ["bury 0 -1", "bury 0 2", "bury 0 3"]);
    assert_eq!(table.refused("bury 1 1"), "M-5.3", "nobody stands there");
    table.act("bury 0 -1");
    assert_eq!(table.meeples(), ["0 -1 green buried", "0 2 red road", "0 3 blue castle"]);
    assert_eq!((table.supply("green"), table.supply("red"), table.supply("blue")), (2, 2, 2));
}

#[test]
fn m_5_3_a_buried_meeple_is_out_of_play_to_the_end() {
    let script = format!("{QUIET} meadow 0 -2 0\nend 1 2 2");
    let table = scene().quiet().play(&script);
    assert_eq!(table.only("scored"), NOTHING, "its road is empty now");
    assert_eq!(table.supply("red"), 2);
    assert_eq!(table.meeples(), ["0 -1 red buried"]);
}

/// The last side of the yard at (1,-2) is filled by the tile that completes red's road.
///
/// ```text
///   meadow   yard     meadow
///            [end     end] red
///   start    start    meadow
/// ```
fn red_road_completed_beside_a_yard() -> Played {
    scene().quiet().play(
        "meadow 2 0 0
         end 2 -1 2 | meeple red road W
         meadow 2 -2 0
         yard 1 -2 0
         meadow 0 -2 0
         meadow 1 -3 0
         cap 0 2 1 | meeple blue city S
         end 1 -1 0",
    )
}

#[test]
fn m_5_3_a_completed_region_that_is_not_scored_yet_can_be_freed() {
    let mut table = red_road_completed_beside_a_yard();
    table.act("bury 2 -1");
    assert_eq!(table.asked(), "meeple");
    table.act("meeple green road E");
    assert_eq!(table.only("scored"), ["scored road 1 -1 E: 2*1+0=2 green"]);
}

#[test]
fn m_5_3_burying_another_meeple_leaves_the_region_occupied() {
    let mut table = red_road_completed_beside_a_yard();
    table.act("bury 0 2");
    assert_eq!(table.only("forced scored").last().unwrap(), "scored road 1 -1 E: 2*1+0=2 red");
}

#[test]
fn m_5_4_with_no_meeple_on_the_board_one_of_the_active_players_supply() {
    let mut table = scene().players(2).quiet().play(
        "yard 0 -1 0
         meadow -1 -1 0
         meadow 1 -1 0
         meadow 0 -2 0",
    );
    assert_eq!(table.legal(), ["bury_supply blue", "bury_supply yellow"]);
    assert_eq!(table.refused("bury_supply red"), "M-5.4", "the other player's");
    assert_eq!(table.refused("bury 0 -1"), "M-5.3");
    table.act("bury_supply yellow");
    assert_eq!(table.only("buried"), ["buried M-5.4 0 -1 yellow"]);
    assert_eq!((table.supply("yellow"), table.supply("blue")), (2, 3));
}

#[test]
fn m_5_4_not_from_the_supply_while_somebody_stands_on_the_board() {
    let table = red_road_completed_beside_a_yard();
    assert_eq!(table.refused("bury_supply green"), "M-5.4");
}

/// Five cemeteries in a cross, the middle one last: all close at once, no meeple is on the board,
/// and the active player has four. Each of the four arms has a corner tile on either side.
fn cross_of_five_cemeteries() -> Played {
    scene().players(3).colours().quiet().play(
        "yard-lane2 0 -1 1
         meadow -1 -1 0
         meadow 1 -1 0
         yard -1 -2 0
         yard 1 -2 0
         meadow -2 -2 0
         meadow 2 -2 0
         meadow -1 -3 0
         meadow 1 -3 0
         yard 0 -3 0
         meadow 0 -4 0
         yard 0 -2 0",
    )
}

#[test]
fn m_5_4_nothing_is_buried_when_the_supply_is_empty_too() {
    let mut table = cross_of_five_cemeteries();
    table.act("bury_at -1 -2").act("bury_at 1 -2").act("bury_at 0 -2").act("bury_at 0 -3");
    assert_eq!(
        table.only("buried nothing_buried ghosts_removed"),
        [
            "buried M-5.4 -1 -2 blue",
            "buried M-5.4 1 -2 blue",
            "buried M-5.4 0 -2 blue",
            "buried M-5.4 0 -3 blue",
            "nothing_buried 0 -1",
            "ghosts_removed M-5.6 0 -1 NS 2",
            "ghosts_removed M-5.6 0 -1 cemetery 1",
        ],
        "closed all the same, and M-5.6 applies"
    );
    assert_eq!(table.open_cemeteries(), NOTHING);
    assert_eq!(table.supply("blue"), 0);
}

/// Rufus walks with blue at (0,2) when the cemetery closes.
#[test]
fn m_5_5_hounds_of_a_buried_meeple_leave_the_game() {
    let table = scene().quiet().piles(&[30, 30], &[2]).play(
        "cap 0 2 1 | meeple blue city S
         end -1 0 1 | meeple red road S
         end -1 1 3
         yard 0 -1 0
         meadow -1 -1 0
         meadow 1 -1 0
         meadow 0 -2 0",
    );
    assert_eq!(table.only("buried hound"), ["buried M-5.3 0 -1 blue", "hound_left M-5.5 rufus"]);
    assert_eq!(table.hounds(), ["gone"]);
    assert_eq!(table.meeples(), ["0 -1 blue buried"]);
}

#[test]
fn m_5_6_a_closing_quiet_cemetery_loses_the_ghosts_of_all_its_spots() {
    let mut table = scene().quiet().with("meadow").play(
        "end 0 2 0 | meeple red road E
         yard-lane2 0 -1 0
         meadow -1 -1 0
         meadow 1 -1 0",
    );
    assert_eq!(table.ghosts(), ["0 -1 EW 2", "0 -1 cemetery 1"]);
    table.then("meadow 0 -2 0");
    assert_eq!(
        table.only("buried ghosts"),
        [
            "buried M-5.3 0 -1 red",
            "ghosts_removed M-5.6 0 -1 EW 2",
            "ghosts_removed M-5.6 0 -1 cemetery 1",
        ]
    );
}

#[test]
fn m_5_6_a_closing_haunted_cemetery_keeps_its_ghosts() {
    let table = scene().haunted().play(&format!("{RING} meadow -1 -1 0\nyard-lane2 0 -1 0"));
    assert_eq!(table.only("buried ghosts_removed"), ["buried M-5.3 0 -1 red"]);
    assert_eq!(table.ghosts(), ["0 -1 EW 2"]);
}

/// Cemetery, then meeple, then the next cemetery, in an order the active player chooses.
#[test]
fn m_5_7_several_cemeteries_one_burial_each() {
    let mut table = scene().quiet().with("meadow").play(
        "end 0 2 0 | meeple red road E
         cap -1 1 2 | meeple blue city W
         yard 0 -1 0
         meadow -1 -1 0
         meadow 1 -1 0
         meadow -1 -2 0
         meadow 1 -2 0
         meadow 1 -3 0
         yard 0 -3 0
         meadow -1 -3 0
         meadow 0 -4 0
         meadow 0 -2 0",
    );
    assert_eq!(table.asked(), "bury_at");
    assert_eq!(table.legal(), ["bury_at 0 -1", "bury_at 0 -3"]);
    assert_eq!(table.refused("bury_at 0 -2"), "M-5.7");
    table.act("bury_at 0 -3").act("bury -1 1");
    assert_eq!(
        table.only("buried forced"),
        [
            "buried M-5.3 0 -3 blue",
            "forced bury: bury 0 2",
            "buried M-5.3 0 -1 red",
            "forced meeple: pass",
        ]
    );
}

/// The first burial takes the only meeple on the board; the second is from the supply.
#[test]
fn m_5_7_the_supply_is_judged_at_each_burial() {
    let mut table = scene().quiet().with("meadow").play(
        "end 0 2 0 | meeple red road E
         yard 0 -1 0
         meadow -1 -1 0
         meadow 1 -1 0
         meadow 1 -2 0
         meadow 1 -3 0
         yard 0 -3 0
         meadow -1 -3 0
         meadow 0 -4 0
         meadow -1 -2 0
         meadow 0 -2 0 | bury_at 0 -1",
    );
    assert_eq!(table.only("buried"), ["buried M-5.3 0 -1 red"]);
    assert_eq!(table.legal().len(), 4, "{:?}", table.legal());
    table.act("bury_supply green");
    assert_eq!(table.only("buried")[1], "buried M-5.4 0 -3 green");
}
