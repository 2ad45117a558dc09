//! M-8 3a Score: what is complete, haunted or due, and the choice (M-8.1 to M-8.4).

use crate::scene::{Played, scene};
use fogbound_game::Game as _;
use fogbound_mists::Action;

const NOTHING: [&str; 0] = [];

/// Meadows that carry a row of tiles at y = -1 as far as x = 5.
pub const SHELF: &str = "meadow 2 0 0\nmeadow 3 0 0\nmeadow 4 0 0\nmeadow 5 0 0\n";

#[test]
fn m_8_1_a_road_is_complete_when_each_end_ends() {
    let mut table = scene().with("end").play("end 0 -1 0 | meeple red road E\nroad 1 -1 0");
    assert_eq!(table.only("scored"), NOTHING, "open in the east");
    table.then("end 2 -1 2");
    assert_eq!(table.only("scored"), ["scored road 0 -1 E: 3*1+0=3 red"]);
}

/// Village, crossing, city, castle, cemetery and ruin all end a road.
#[test]
fn m_8_1_every_end_ends_a_road() {
    for end in ["end 1 -1 2", "fork 1 -1 2", "gate 1 -1 0", "keep-end 1 -1 2", "yard-end 1 -1 2"] {
        let script = format!("end 0 -1 0 | meeple red road E\n{end}");
        let mut table = scene().quiet().play(&script);
        if table.asked() == "meeple" {
            table.act("pass");
        }
        let road = "forced score: score road 0 -1 E".to_owned();
        assert!(table.only("forced").contains(&road), "{end}");
    }
    let table = scene().start("street").play("end -1 0 0 | meeple red road E");
    assert_eq!(table.only("scored"), ["scored road -1 0 E: 3*1+0=3 red"], "the ruin");
}

/// Four bends in a ring beside the starting tile.
#[test]
fn m_8_1_a_loop_is_complete() {
    let mut table = scene().with("bend").play(
        "bend 2 0 0 | meeple red road ES
         bend 3 0 1
         bend 2 1 3",
    );
    assert_eq!(table.only("scored"), NOTHING);
    table.then("bend 3 1 2");
    assert_eq!(table.only("scored"), ["scored road 2 0 ES: 4*1+0=4 red"]);
}

#[test]
fn m_8_1_a_city_is_complete_when_no_edge_is_open() {
    let mut table = scene().with("cap cap").play(
        "town-corner 0 -1 3 | meeple red city NE
         cap 1 -1 2",
    );
    assert_eq!(table.only("scored"), NOTHING, "open in the north");
    table.then("cap 0 -2 1");
    assert_eq!(table.only("scored"), ["scored city 0 -2 S: 3*2+0=6 red"]);
}

/// A red castle at (0,-1) and five of the six tiles it needs around it.
pub const CASTLE: &str = "keep 0 -1 0 | meeple red castle -
     meadow 1 -1 0
     meadow 1 -2 0
     meadow 0 -2 0
     meadow -1 -2 0
     meadow -1 -1 0\n";

#[test]
fn m_8_1_a_castle_is_complete_with_eight_face_up_tiles_around_it() {
    let mut table = scene().with("meadow").play(CASTLE);
    assert_eq!(table.only("scored forced score"), ["forced meeple: pass"], "seven are not enough");
    table.then("meadow -1 0 0 | points");
    assert_eq!(table.only("scored"), ["scored castle 0 -1 : 1*2+0=2 red"]);
}

/// The last tile of the ring is a face-down one.
#[test]
fn m_8_2_a_castle_with_a_face_down_tile_is_haunted() {
    let table = haunted_castle();
    assert_eq!(table.only("scored forced score"), ["forced meeple: pass"]);
    assert!(table.meeples().contains(&"0 -1 red castle".to_owned()), "it stays");
}

/// All eight cells around the red castle hold tiles, (0,-2) a face-down one.
pub fn haunted_castle() -> Played {
    scene().haunted().play(
        "cap 0 2 1 | meeple blue city S
         keep 0 -1 0 | meeple red castle -
         yard 1 -1 0 | face_down 0 -2
         meadow -1 0 0 | face_down 2 0
         meadow -1 -1 0 | face_down 2 -1
         meadow -1 -2 0 | face_down 2 -2
         meadow 1 -2 0 | bury 0 2",
    )
}

#[test]
fn m_8_2_roads_and_cities_against_a_face_down_tile_are_haunted() {
    for (kind, feature) in [("end", "road"), ("cap", "city")] {
        let table = scene().haunted().play(&format!(
            "{kind} 1 -1 3 | meeple red {feature} N
             yard 0 -1 0 | face_down 1 -2"
        ));
        assert_eq!(table.only("scored forced score"), ["forced meeple: pass"]);
        assert_eq!(table.region(&format!("{feature} 1 -1 N")), "open 1 haunted");
    }
}

/// A road runs from a face-down tile in the west over two tiles to the east.
#[test]
fn m_8_2_a_haunted_region_can_be_extended_joined_and_occupied() {
    let mut table = scene().players(3).haunted().with("road end").play(
        "yard 0 -1 0 | face_down 1 -1
         meadow 2 0 0 | face_down -1 0
         road 2 -1 0 | meeple blue road EW | face_down -1 -1
         end 3 -1 2",
    );
    assert_eq!(table.only("forced scored"), ["forced meeple: pass"], "complete but for the haunt");
    assert_eq!(table.region("road 2 -1 EW"), "open 1 haunted");
    table.act("face_down 0 -2");
    assert!(table.meeples().contains(&"2 -1 blue road".to_owned()));
}

#[test]
fn m_8_2_a_face_down_tile_beside_another_edge_does_no_harm() {
    let mut table = scene().haunted().with("end").play(
        "end 1 -1 0 | meeple red road E
         yard 0 -1 0 | face_down 1 -2",
    );
    table.then("end 2 -1 2");
    assert_eq!(table.only("scored"), ["scored road 1 -1 E: 2*1+0=2 red"]);
}

#[test]
fn m_8_3_a_feature_without_a_meeple_triggers_nothing() {
    let table = scene().play("end 0 -1 0\nend 1 -1 2");
    assert_eq!(table.legal().len(), 5, "the complete road can still be occupied");
    let mut table = table;
    table.act("pass");
    assert_eq!(table.only("scored forced"), NOTHING);
}

#[test]
fn m_8_3_whoever_completes_it() {
    let table = scene().players(2).play("end 0 -1 0 | meeple red road E\nend 1 -1 2");
    assert_eq!(
        table.only("forced scored moved meeple"),
        [
            "forced meeple: pass",
            "forced score: score road 0 -1 E",
            "forced reward: points",
            "scored road 0 -1 E: 2*1+0=2 red",
            "moved M-8.6 black 2 to 2",
            "meeple_returned red 0 -1",
        ]
    );
}

/// The meeple placed this turn on a complete region scores at once.
#[test]
fn m_8_3_a_meeple_placed_on_a_complete_region_scores() {
    let table = scene().play("end 0 -1 0\nend 1 -1 2 | meeple green road W");
    assert_eq!(table.only("scored"), ["scored road 0 -1 E: 2*1+0=2 green"]);
}

/// Everything due is scored: a castle completed by a tile around it, with a road on that tile.
#[test]
fn m_8_3_castles_around_the_tile_are_due_too() {
    let mut table = scene().with("end").play(CASTLE);
    table.then("end -1 0 2 | meeple green road W | points");
    assert_eq!(table.only("scored"), ["scored castle 0 -1 : 1*2+0=2 red"], "the road is open");
}

/// A castle laid into a hole between eight tiles is due in the turn that occupies it.
#[test]
fn m_8_3_a_castle_on_the_tile_is_due_at_once() {
    let table = scene().with("meadow meadow").play(
        "meadow 1 -1 0
         meadow 1 -2 0
         meadow 0 -2 0
         meadow -1 -2 0
         meadow -1 -1 0
         meadow -1 0 0
         keep 0 -1 0 | meeple red castle - | points",
    );
    assert_eq!(table.only("scored"), ["scored castle 0 -1 : 1*2+0=2 red"]);
}

/// A road with red in the west and a city with green in the east, completed by one gate; two
/// ghosts far away.
pub fn two_scorings() -> Played {
    scene().play(
        "meadow 2 0 0
         lane2 0 2 0
         end 0 -1 0 | meeple red road E
         cap 2 -1 2 | meeple green city W
         gate 1 -1 0",
    )
}

#[test]
fn m_8_4_several_scorings_in_an_order_the_active_player_chooses() {
    let mut table = two_scorings();
    assert_eq!(table.legal(), ["score city 1 -1 E", "score road 0 -1 E"]);
    assert_eq!(table.refused("score road 5 5 E"), "M-8.4");
    assert_eq!(table.refused("score castle 1 -1 -"), "M-8.4");
    table.act("score city 1 -1 E").act("points");
    assert_eq!(
        table.only("scored forced score"),
        [
            "forced meeple: pass",
            "scored city 1 -1 E: 2*2+0=4 green",
            "forced score: score road 0 -1 E"
        ]
    );
}

#[test]
fn m_8_4_each_is_decided_by_itself() {
    let mut table = two_scorings();
    table.act("score road 0 -1 E").act("ghosts 0 2 2");
    assert_eq!(
        table.only("scored ghosts_removed"),
        ["ghosts_removed M-8.4 0 2 EW 2", "scored city 1 -1 E: 2*2+0=4 green"]
    );
}

/// Four ghosts on (0,2) and one on (1,2).
pub fn ghosts_to_choose() -> Played {
    scene().haunted().play(
        "lane3 0 2 0
         end 0 -1 0 | meeple red road E
         yard -1 1 0 | face_down -2 1
         fog1 1 2 0 | face_down -1 0
         end 1 -1 2",
    )
}

#[test]
fn m_8_4_one_to_three_ghosts_from_exactly_one_cell() {
    let mut table = ghosts_to_choose();
    assert_eq!(table.ghosts(), ["0 2 EW 4", "1 2 E 1"]);
    assert_eq!(
        table.legal(),
        ["ghosts 0 2 1", "ghosts 0 2 2", "ghosts 0 2 3", "ghosts 1 2 1", "points"]
    );
    assert_eq!(table.refused("ghosts 0 2 4"), "M-8.4");
    assert_eq!(table.refused("ghosts 0 2 0"), "M-8.4", "at least one");
    assert_eq!(table.refused("ghosts 1 2 2"), "M-8.4", "only one there");
    assert_eq!(table.refused("ghosts 0 -1 1"), "M-8.4", "none there");
    let why = |action| table.game.check(Action::parse(action).unwrap()).unwrap_err().reason;
    assert_eq!(why("ghosts 1 2 2"), "ghosts-count");
    assert_eq!(why("ghosts 0 -1 1"), "ghosts-none-there");
    table.act("ghosts 0 2 3");
    assert_eq!(table.ghosts(), ["0 2 EW 1", "1 2 E 1"]);
}

#[test]
fn m_8_4_with_no_ghost_on_the_board_the_points_must_be_taken() {
    let table = scene().play("end 0 -1 0 | meeple red road E\nend 1 -1 2");
    assert!(table.only("forced").contains(&"forced reward: points".to_owned()));
}

/// The meeples of haunted regions can be buried (the castle, where a face-down tile lies around it)
/// and joined by a hound (the road).
#[test]
fn m_8_2_meeples_of_haunted_regions_can_be_buried_and_joined() {
    let table = scene().haunted().play(
        "cap 0 2 1 | meeple blue city S
         keep 0 -1 0 | meeple red castle -
         yard 1 -1 0 | face_down 0 -2
         meadow -1 0 0 | face_down 2 0
         meadow -1 -1 0 | face_down 2 -1
         meadow -1 -2 0 | face_down 2 -2
         meadow 1 -2 0",
    );
    assert_eq!(table.legal(), ["bury 0 -1", "bury 0 2"]);
    let table = scene().haunted().piles(&[30, 30], &[2]).play(
        "end 1 -1 3 | meeple red road N
         end 2 1 1 | meeple green road S
         yard 0 -1 0 | face_down 1 -2
         end 2 2 3",
    );
    assert_eq!(table.only("hound_joined"), ["hound_joined rufus 1 -1 red"]);
}
