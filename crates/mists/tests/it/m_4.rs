//! M-4 1b Mist banks.

use crate::scene::scene;
use std::collections::BTreeSet;

const NO_GHOSTS: [&str; 0] = [];

#[test]
fn m_4_1_mist_joins_where_both_sides_are_misty() {
    // lane E-W, then a fog that closes it in the east: one bank of two cells.
    let table = scene().play(
        "fog1 0 -1 0
         lane1 1 -1 0
         meadow 2 0 0
         fog1 2 -1 2",
    );
    assert_eq!(table.only("bank"), ["bank_finished 0 -1 E 3"]);
    // Turned away, the two mists lie side by side and do not join.
    let table = scene().play("fog1 0 -1 2\nfog1 1 -1 0");
    assert_eq!(table.only("bank"), NO_GHOSTS);
    assert_eq!(table.ghosts(), ["0 -1 W 1", "1 -1 E 1"], "nobody met mist: no ghost is saved");
}

/// Two fogs face each other across each of the four sides of the tile that is laid last.
#[test]
fn m_4_1_mist_joins_on_every_side() {
    for script in [
        "fog1 1 -1 2\nfog1 0 -1 0",
        "fog1 0 -1 0\nfog1 1 -1 2",
        "fog1 0 2 1\nfog1 0 3 3",
        "meadow 1 2 0\nmeadow 1 3 0\nfog1 0 3 3\nfog1 0 2 1",
    ] {
        let table = scene().play(script);
        assert_eq!(table.only("bank").len(), 1, "{script}");
        assert_eq!(table.ghosts(), NO_GHOSTS, "{script}");
    }
}

#[test]
fn m_4_1_two_segments_of_one_tile_are_two_banks() {
    let table = scene().play(
        "two-fogs11 0 -1 0
         fog1 1 -1 2",
    );
    assert_eq!(table.only("bank"), ["bank_finished 0 -1 E 2"]);
    assert_eq!(table.ghosts(), ["0 -1 W 1"], "the western mist is another bank");
}

#[test]
fn m_4_2_an_open_misty_edge_leaves_the_bank_unfinished() {
    let mut table = scene().with("fog1").play("lane2 0 -1 0\nlane1 1 -1 0");
    assert_eq!(table.only("bank"), NO_GHOSTS);
    assert_eq!(table.ghosts(), ["0 -1 EW 2"]);
    table.then("fog1 -1 -1 0");
    assert_eq!(table.only("bank"), NO_GHOSTS, "still open in the east");
}

/// The western edge of the lane meets the clear meadow: the bank can never be finished.
#[test]
fn m_4_2_a_clear_edge_breaks_a_bank() {
    let table = scene().play(
        "lane2 0 -1 0
         meadow -1 -1 0
         fog1 1 -1 2",
    );
    assert_eq!(table.only("bank"), NO_GHOSTS);
    assert_eq!(table.ghosts(), ["0 -1 EW 2"]);
}

#[test]
fn m_4_2_a_face_down_tile_breaks_a_bank() {
    let table = scene().haunted().play(
        "yard 0 -1 0 | face_down 1 -1
         meadow 2 0 0 | face_down -1 0
         lane2 2 -1 0 | face_down -1 -1
         meadow 3 0 0 | face_down 0 -2
         fog1 3 -1 2",
    );
    assert_eq!(table.only("bank"), NO_GHOSTS);
    assert!(table.ghosts().contains(&"2 -1 EW 2".to_owned()));
}

/// The unfinished bank with both kinds of edges keeps its ghosts, and new symbols count.
#[test]
fn m_4_2_both_kinds_of_edges_are_simply_unfinished() {
    let table = scene().play(
        "lane2 0 -1 0
         meadow -1 -1 0
         lane3 1 -1 0",
    );
    assert_eq!(table.ghosts(), ["0 -1 EW 2", "1 -1 EW 2"], "3 symbols, one fewer (M-6.2)");
}

/// The fog in the west finishes the bank of the starting tile.
#[test]
fn m_4_3_ghosts_return_at_once_from_every_quarter() {
    let table = scene().start("ruin").play("fog3 -1 0 0");
    assert_eq!(
        table.only("bank ghosts"),
        ["bank_finished -1 0 E 3", "ghosts_removed M-4.3 0 0 SW 2", "ghosts_removed M-4.3 0 1 N 1",]
    );
    assert_eq!(table.game.ghost_supply(), 15);
}

#[test]
fn m_4_3_two_banks_finished_by_one_tile_are_both_cleared() {
    let mut table = scene().with("two-fogs11").play(
        "meadow 2 0 0
         fog2 0 -1 0
         fog3 2 -1 2",
    );
    assert_eq!(table.ghosts(), ["0 -1 E 2", "2 -1 W 3"]);
    table.then("two-fogs11 1 -1 0");
    assert_eq!(table.only("bank"), ["bank_finished 1 -1 E 2", "bank_finished 0 -1 E 2"]);
    assert_eq!(table.ghosts(), NO_GHOSTS);
}

#[test]
fn m_4_3_a_finished_bank_is_no_scoring() {
    let table = scene().play(
        "misty-end1 0 -1 0 | meeple red road E
         meadow 0 2 0
         lane1 0 -2 1
         fog1 0 -3 1",
    );
    assert_eq!(table.only("scored moved"), NO_GHOSTS);
    assert_eq!(table.points(), 0);
}

/// Level 5: a cemetery beside the finished bank adds a ghost to it; the bank is not cleared again
/// by later tiles.
#[test]
fn m_4_3_finishing_happens_once() {
    let table = scene().haunted().play(
        "fog1 0 -1 0
         fog1 1 -1 2
         yard 0 -2 0 | face_down -1 -2
         meadow 2 -1 0",
    );
    assert_eq!(table.ghosts(), ["0 -1 E 1", "1 -1 W 1"], "one from the cemetery for each");
    assert_eq!(table.only("bank ghosts"), NO_GHOSTS);
}

/// The eastern mist of the tile is finished, its western one keeps its ghosts.
#[test]
fn m_4_4_only_the_finished_bank_is_cleared() {
    let table = scene().play(
        "two-fogs12 0 -1 0
         fog1 1 -1 2",
    );
    assert_eq!(table.only("ghosts_removed"), ["ghosts_removed M-4.3 0 -1 E 1"]);
    assert_eq!(table.ghosts(), ["0 -1 W 2"]);
}

/// A cemetery is a spot of its own: finishing its mist leaves the ghosts of the yard.
#[test]
fn m_4_4_the_ghosts_of_the_cemetery_stay() {
    let table = scene().quiet().play(
        "yard-fog1 0 -1 0
         fog2 0 2 1
         fog1 1 -1 2",
    );
    assert_eq!(table.ghosts(), ["0 -1 cemetery 2", "0 2 S 2"], "two from M-6.3, the fog cleared");
}

#[test]
fn m_4_5_symbols_are_placed_on_their_own_segment() {
    let table = scene().play("two-fogs21 0 -1 1");
    assert_eq!(table.ghosts(), ["0 -1 N 1", "0 -1 S 2"]);
}

/// Three ghosts on two mists; a scoring takes two of them.
#[test]
fn m_4_5_the_active_player_chooses_the_spots() {
    let mut table = scene().play(
        "two-fogs21 0 -1 0
         end 0 2 0 | meeple red road E
         end 1 2 2 | ghosts 0 -1 2",
    );
    assert_eq!(table.asked(), "split");
    assert_eq!(table.legal(), ["split 1 1", "split 2 0"], "east, then west");
    assert_eq!(table.refused("split 0 2"), "M-4.5", "one ghost only in the west");
    assert_eq!(table.refused("split 1 0"), "M-4.5");
    assert_eq!(table.refused("split 2"), "M-4.5");
    table.act("split 1 1");
    assert_eq!(
        table.only("ghosts_removed"),
        ["ghosts_removed M-8.4 0 -1 E 1", "ghosts_removed M-8.4 0 -1 W 1"]
    );
    assert_eq!(table.ghosts(), ["0 -1 E 1"]);
}

#[test]
fn m_4_5_one_possible_result_is_not_asked() {
    let table = scene().play(
        "two-fogs21 0 -1 0
         end 0 2 0 | meeple red road E
         end 1 2 2 | ghosts 0 -1 3",
    );
    assert_eq!(table.asked(), "");
    assert_eq!(table.ghosts(), NO_GHOSTS);
}

/// The lane and the fog beside it are one bank, whose ghosts stand on two segments.
#[test]
fn m_4_2_ghosts_are_counted_with_their_bank() {
    let table = scene().play("two-fogs11 0 -1 0\nlane2 1 -1 0");
    assert_eq!(table.ghosts(), ["0 -1 E 1", "0 -1 W 1", "1 -1 EW 1"]);
    let haunts: Vec<_> = table.game.haunts().collect();
    let banks: BTreeSet<_> = haunts.iter().map(|&(bank, _)| bank).collect();
    assert_eq!((haunts.len(), banks.len()), (3, 2));
    assert!(haunts.iter().all(|&(_, ghosts)| ghosts == 1));
}
