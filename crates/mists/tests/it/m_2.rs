//! M-2 The order of a turn.

use crate::scene::scene;

/// One tile does everything: it finishes the mist in the west (1b), closes the cemetery in the
/// north (1c), shows two ghosts in the south (2a, one fewer for the mist met), its road to the east
/// can be occupied because the burial has freed it (2b), is complete (3a) and worth 2 points, where
/// Rufus waits (3b).
///
/// ```text
///           meadow   yard    meadow          y = -2
///   fog1 E> [fog-end12 = end W]              y = -1
///   start     start    meadow  meadow        y = 0
/// ```
#[test]
fn m_2_the_steps_of_a_turn_in_their_order() {
    let table = scene().quiet().piles(&[30, 30], &[2]).play(
        "meadow 2 0 0
         end 2 -1 2 | meeple red road W
         meadow 2 -2 0
         fog1 0 -1 0
         yard 1 -2 0
         meadow 0 -2 0
         meadow 1 -3 0
         cap 0 2 1 | meeple blue city S
         fog-end12 1 -1 0 | bury 2 -1 | meeple green road E | points",
    );
    assert_eq!(
        table.only("placed bank buried ghosts_placed meeple_placed scored milestone"),
        [
            "placed fog-end12 1 -1 0",
            "bank_finished 0 -1 E 2",
            "buried M-5.3 1 -2 red",
            "ghosts_placed M-6.1 1 -1 S 1",
            "meeple_placed green 1 -1 road E",
            "scored road 1 -1 E: 2*1+0=2 green",
            "milestone rufus 2",
        ]
    );
}

/// Haunted: the face-down tile comes after the hound, from the pile that is active then.
#[test]
fn m_2_the_face_down_tile_comes_last() {
    let mut table = scene().haunted().piles(&[5, 55], &[2]).play(
        "end 0 2 0 | meeple red road E
         cap -1 1 2 | meeple blue city W
         yard 0 -1 0 | face_down -1 0
         end 1 2 2",
    );
    assert_eq!(table.only("scored milestone piles face_down").len(), 3, "the hound comes first");
    assert_eq!(table.asked(), "face_down");
    assert_eq!(table.game.piles(), [54], "the joined pile has lost a tile");
    table.act("face_down 1 -1");
    assert_eq!(table.only("face_down turn"), ["face_down 1 -1", "turn 0"]);
}

#[test]
fn m_2_a_step_can_happen_without_the_one_before() {
    // No meeple is placed (2b), yet the road is scored (3a).
    let mut table = scene().with("end").play("end 0 -1 0 | meeple red road E");
    table.then("end 1 -1 2");
    assert_eq!(table.only("meeple_placed scored"), ["scored road 0 -1 E: 2*1+0=2 red"]);
}
