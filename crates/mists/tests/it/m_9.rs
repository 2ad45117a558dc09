//! M-9 Counting.

use crate::scene::{Played, scene};
use fogbound_game::Game as _;

/// The road comes from the village in the west, leaves the double bend in the north, returns to it
/// from the east and ends in the south: six cells, one of them with two segments.
///
/// ```text
///             bend      bend        y = -3
///   end    two-bends    bend        y = -2
///             end                   y = -1
/// ```
#[test]
fn m_9_1_a_cell_with_two_segments_counts_once() {
    let table = scene().play(
        "end 0 -1 3 | meeple red road N
         two-bends 0 -2 0
         bend 0 -3 0
         bend 1 -3 1
         bend 1 -2 2
         end -1 -2 0",
    );
    assert_eq!(table.only("scored"), ["scored road -1 -2 E: 6*1+0=6 red"]);
}

#[test]
fn m_9_2_the_starting_tile_counts_one_for_each_quarter() {
    let table = scene().start("street").play("end -1 0 0 | meeple red road E");
    assert_eq!(table.only("scored"), ["scored road -1 0 E: 3*1+0=3 red"], "over two quarters");
    let table = scene().start("street").play("end 2 1 2 | meeple red road W");
    assert_eq!(table.only("scored"), ["scored road 1 1 E: 2*1+0=2 red"], "over one");
}

/// Two ghosts on the north-western quarter, one on the south-western.
pub fn scoring_beside_the_ruin() -> Played {
    scene().start("ruin").play("end 1 -1 0 | meeple red road E\nend 2 -1 2")
}

#[test]
fn m_9_2_a_scoring_takes_ghosts_from_one_quarter() {
    let mut table = scoring_beside_the_ruin();
    assert_eq!(table.legal(), ["ghosts 0 0 1", "ghosts 0 0 2", "ghosts 0 1 1", "points"]);
    assert_eq!(table.refused("ghosts 0 0 3"), "M-8.4");
    table.act("ghosts 0 0 2");
    assert_eq!(table.ghosts(), ["0 1 N 1"]);
}

/// A hound beside both quarters takes from each as from a cell of its own.
#[test]
fn m_9_2_for_a_hound_each_quarter_is_a_cell() {
    let mut table = scene().start("ruin").piles(&[30, 30], &[2]).play(
        "cap -1 1 2 | meeple blue city W
         end 1 -1 0 | meeple red road E
         end 2 -1 2 | points",
    );
    table.act("hound_ghosts 0 0 2");
    assert_eq!(table.legal(), ["hound_done", "hound_ghosts 0 1 1"]);
    table.act("hound_ghosts 0 1 1");
    assert!(table.ghosts().is_empty());
}

#[test]
fn m_9_2_the_ruin_is_no_castle() {
    let table = scene().start("street").play("end -1 0 0");
    assert_eq!(table.refused("meeple red castle -"), "M-7.2");
    let quarters = table.game.rules().quarters();
    assert!(quarters.iter().all(|&(_, kind)| table.catalogue().kind(kind).building.is_none()));
}
