//! M-6 2a Place ghosts.

use crate::scene::scene;

const NO_GHOSTS: [&str; 0] = [];

#[test]
fn m_6_1_as_many_ghosts_as_symbols() {
    for (kind, n) in [("lane1", 1), ("lane2", 2), ("lane3", 3)] {
        let table = scene().play(&format!("{kind} 0 -1 0"));
        assert_eq!(table.only("ghosts"), [format!("ghosts_placed M-6.1 0 -1 EW {n}")]);
        assert_eq!(table.game.ghost_supply(), 15 - n);
    }
}

#[test]
fn m_6_1_symbols_of_a_finished_bank_do_not_count() {
    let table = scene().play("fog1 0 -1 0\nfog3 1 -1 2");
    assert_eq!(table.only("ghosts"), ["ghosts_removed M-4.3 0 -1 E 1"]);
    assert_eq!(table.ghosts(), NO_GHOSTS);
}

/// The western mist finishes its bank; the two symbols of the eastern one count, one fewer for the
/// mist that was met.
#[test]
fn m_6_1_symbols_of_other_banks_of_the_tile_count() {
    let table = scene().play("fog1 0 -1 0\ntwo-fogs21 1 -1 0");
    assert_eq!(
        table.only("ghosts"),
        ["ghosts_removed M-4.3 0 -1 E 1", "ghosts_placed M-6.1 1 -1 E 1"]
    );
}

#[test]
fn m_6_2_one_fewer_for_extending_an_open_bank() {
    let table = scene().play("lane1 0 -1 0\nlane3 1 -1 0");
    assert_eq!(table.only("ghosts"), ["ghosts_placed M-6.1 1 -1 EW 2"]);
}

#[test]
fn m_6_2_one_fewer_for_a_broken_bank() {
    let table = scene().play("fog1 0 -1 2\nmeadow -1 -1 0\nlane1 0 -2 1\nlane2 0 -3 1");
    assert_eq!(table.only("ghosts"), ["ghosts_placed M-6.1 0 -3 NS 1"], "open in the north");
    let table = scene().play("lane1 0 -1 0\nmeadow -1 -1 0\nlane3 1 -1 0");
    assert_eq!(table.only("ghosts"), ["ghosts_placed M-6.1 1 -1 EW 2"], "broken in the west");
}

#[test]
fn m_6_2_one_fewer_for_a_bank_just_finished() {
    let table = scene().play("fog1 0 -1 0\ntwo-fogs11 1 -1 0");
    assert_eq!(table.only("ghosts_placed"), NO_GHOSTS, "one symbol in the east, one fewer");
    assert_eq!(table.only("bank"), ["bank_finished 0 -1 E 2"]);
}

#[test]
fn m_6_2_a_clear_edge_gives_nothing() {
    let table = scene().play("meadow 0 -1 0\nlane2 1 -1 0");
    assert_eq!(table.only("ghosts"), ["ghosts_placed M-6.1 1 -1 EW 2"]);
}

#[test]
fn m_6_2_a_face_down_tile_gives_nothing() {
    let table = scene().haunted().play(
        "yard 0 -1 0 | face_down 1 -1
         meadow 2 0 0 | face_down -1 0
         lane2 2 -1 0",
    );
    assert_eq!(table.only("ghosts"), ["ghosts_placed M-6.1 2 -1 EW 2"]);
}

#[test]
fn m_6_2_once_per_tile_however_many_edges_met() {
    let table = scene().play(
        "meadow 2 0 0
         lane1 0 -1 0
         lane1 2 -1 0
         lane3 1 -1 0",
    );
    assert_eq!(table.only("ghosts"), ["ghosts_placed M-6.1 1 -1 EW 2"]);
}

#[test]
fn m_6_2_never_below_zero() {
    let table = scene().play("lane1 0 -1 0\nlane1 1 -1 0");
    assert_eq!(table.only("ghosts"), NO_GHOSTS);
    assert_eq!(table.game.ghost_supply(), 14);
}

/// Both mists of the tile have symbols; only the western one was met, yet either can be spared.
#[test]
fn m_6_2_the_active_player_chooses_the_mist_that_is_spared() {
    let mut table = scene().play("lane1 0 -1 0\ntwo-fogs21 1 -1 0");
    assert_eq!(table.asked(), "spare");
    assert_eq!(table.legal(), ["spare E", "spare W"]);
    assert_eq!(table.refused("spare N"), "M-6.2");
    assert_eq!(table.only("ghosts"), NO_GHOSTS, "asked before any ghost is placed");
    let mut other = table.clone();
    table.act("spare E");
    assert_eq!(
        table.only("ghosts"),
        ["ghosts_placed M-6.1 1 -1 E 1", "ghosts_placed M-6.1 1 -1 W 1"]
    );
    other.act("spare W");
    assert_eq!(other.only("ghosts"), ["ghosts_placed M-6.1 1 -1 E 2"]);
}

/// A mist that was just finished does not count, so it cannot be spared.
#[test]
fn m_6_2_a_finished_mist_cannot_be_spared() {
    let table = scene().play("fog1 0 -1 0\nmeadow 2 0 0\nthree-fogs 1 -1 0");
    assert_eq!(table.legal(), ["spare E", "spare S"]);
    assert_eq!(table.refused("spare W"), "M-6.2");
}

#[test]
fn m_6_3_one_more_onto_one_open_cemetery_of_their_choice() {
    let mut table = scene().quiet().play("yard 0 -1 0\nyard 0 2 0\nlane2 2 0 0");
    assert_eq!(table.asked(), "cemetery");
    assert_eq!(table.legal(), ["cemetery 0 -1", "cemetery 0 2"]);
    assert_eq!(table.refused("cemetery 2 0"), "M-6.3");
    table.act("cemetery 0 2");
    assert_eq!(table.ghosts(), ["0 2 cemetery 1", "2 0 EW 2"]);
}

#[test]
fn m_6_3_only_with_at_least_one_ghost_to_place() {
    let table = scene().quiet().play("lane1 0 -1 0\nyard 0 2 0\nlane1 1 -1 0");
    assert_eq!(table.only("ghosts"), NO_GHOSTS, "one symbol, one fewer");
    let table = scene().quiet().play("yard 0 2 0\nmeadow 0 -1 0");
    assert_eq!(table.only("ghosts"), NO_GHOSTS, "no mist");
}

/// The bank just finished saves the one ghost of the other mist: nothing is placed, so the yard
/// gets nothing either.
#[test]
fn m_6_2_the_ghost_saved_by_a_finished_bank_is_not_due() {
    let table = scene().quiet().play("yard 0 2 0\nfog1 0 -1 0\ntwo-fogs11 1 -1 0");
    assert_eq!(table.only("ghosts"), ["ghosts_removed M-4.3 0 -1 E 1"]);
    assert_eq!(table.ghosts(), ["0 2 cemetery 1"], "from the first fog");
}

/// Two symbols, one fewer for the mist met: with one ghost in the supply the game goes on.
#[test]
fn m_6_2_the_saved_ghost_is_not_due() {
    let table = scene().ghosts(2).play("lane1 0 -1 0\nlane2 1 -1 0");
    assert_eq!(table.outcome(), "");
    assert_eq!(table.ghosts(), ["0 -1 EW 1", "1 -1 EW 1"]);
}

#[test]
fn m_6_3_a_cemetery_that_was_just_placed_counts() {
    let table = scene().quiet().play("yard-fog1 0 -1 0");
    assert_eq!(
        table.only("ghosts"),
        ["ghosts_placed M-6.1 0 -1 E 1", "ghosts_placed M-6.3 0 -1 cemetery 1"]
    );
}

/// The misty tile closes the only cemetery in 1c: no cemetery is open any more.
#[test]
fn m_6_3_a_cemetery_that_just_closed_does_not_count() {
    let table = scene().quiet().play(
        "end 0 2 0 | meeple red road E
         yard 0 -1 0
         meadow -1 -1 0
         meadow 1 -1 0
         lane1 0 -2 0",
    );
    assert_eq!(
        table.only("buried ghosts"),
        ["buried M-5.3 0 -1 red", "ghosts_placed M-6.1 0 -2 EW 1"]
    );
}

/// A cemetery between a fog with a ghost, a finished bank without any, a bare meadow and the two
/// quarters of the ruin's mist:
///
/// ```text
///             fog1>  <fog2     y = -2   (finished)
///   lane1     YARD   meadow    y = -1
///   .         ruin-nw ruin-ne  y = 0
/// ```
#[test]
fn m_6_4_every_misty_tile_around_a_new_haunted_cemetery_gets_a_ghost() {
    let table = scene().haunted().start("ruin").play(
        "meadow 1 -1 0
         fog2 1 -2 2
         fog1 0 -2 0
         lane1 -1 -2 0
         lane1 -1 -1 1
         yard 0 -1 0",
    );
    assert_eq!(
        table.only("ghosts"),
        [
            "ghosts_placed M-6.4 -1 -2 EW 1",
            "ghosts_placed M-6.4 0 -2 E 1",
            "ghosts_placed M-6.4 1 -2 W 1",
            "ghosts_placed M-6.4 -1 -1 NS 1",
            "ghosts_placed M-6.4 0 0 SW 1",
        ],
        "row by row; the meadow and the bare quarter get nothing"
    );
}

#[test]
fn m_6_4_quarters_of_the_starting_tile_count_one_by_one() {
    let table = scene().haunted().start("ruin").play("yard -1 0 0");
    assert_eq!(
        table.only("ghosts"),
        ["ghosts_placed M-6.4 0 0 SW 1", "ghosts_placed M-6.4 0 1 N 1"]
    );
    assert_eq!(table.ghosts(), ["0 0 SW 3", "0 1 N 2"]);
}

/// The yard fills the last hole of its ring and closes in 1c; it haunts the fog all the same.
#[test]
fn m_6_4_even_a_cemetery_that_closed_at_once() {
    let table = scene().haunted().play(
        "end 0 2 0 | meeple red road E
         meadow 1 -1 0
         fog1 1 -2 0
         meadow 0 -2 0
         meadow -1 -2 0
         meadow -1 -1 0
         meadow -1 0 0
         yard 0 -1 0",
    );
    assert_eq!(
        table.only("buried ghosts"),
        ["buried M-5.3 0 -1 red", "ghosts_placed M-6.4 1 -2 E 1"]
    );
}

/// The new yard at (-1,-1) is the last of the eight tiles around the misty one at (0,-1): that one
/// closes in 1c and is haunted in 2a.
#[test]
fn m_6_4_closed_cemeteries_with_mist_are_haunted_too() {
    let table = scene().haunted().play(
        "end 0 2 0 | meeple red road E
         meadow 1 -1 0
         meadow 1 -2 0
         meadow 0 -2 0
         meadow -1 -2 0
         yard-fog1 0 -1 1 | face_down -1 0
         yard -1 -1 0",
    );
    assert_eq!(
        table.only("buried ghosts"),
        ["buried M-5.3 0 -1 red", "ghosts_placed M-6.4 0 -1 S 1"]
    );
    assert_eq!(table.ghosts(), ["0 -1 S 2"]);
}

/// The face-down tile beside the new yard may well be misty: nobody knows.
#[test]
fn m_6_4_face_down_tiles_are_not_haunted() {
    let table = scene().haunted().play("yard 0 -1 0 | face_down 1 -1\nyard 0 -2 0");
    assert_eq!(table.only("ghosts"), NO_GHOSTS);
}

#[test]
fn m_6_4_its_own_symbols_follow_m_6_1_and_m_6_2() {
    let table = scene().haunted().play("lane1 0 -1 0\nyard-lane2 1 -1 0");
    assert_eq!(
        table.only("ghosts"),
        ["ghosts_placed M-6.1 1 -1 EW 1", "ghosts_placed M-6.4 0 -1 EW 1"]
    );
}

#[test]
fn m_6_3_open_haunted_cemeteries_get_none() {
    let table = scene().haunted().play("yard 0 -1 0 | face_down -1 0\nlane1 0 2 0");
    assert_eq!(table.only("ghosts"), ["ghosts_placed M-6.1 0 2 EW 1"]);
}

#[test]
fn m_6_4_the_active_player_chooses_among_the_mists_of_a_cell() {
    let mut table = scene().haunted().play("two-fogs11 0 -1 0\nfog1 1 -1 2\nyard 0 -2 0");
    assert_eq!(table.asked(), "haunt");
    assert_eq!(table.legal(), ["haunt 0 -1 E", "haunt 0 -1 W"], "finished or not");
    assert_eq!(table.refused("haunt 0 -1 N"), "M-6.4");
    assert_eq!(table.refused("haunt 1 -1 W"), "M-6.4", "its turn comes later");
    table.act("haunt 0 -1 E");
    assert_eq!(
        table.only("ghosts"),
        ["ghosts_placed M-6.4 0 -1 E 1", "ghosts_placed M-6.4 1 -1 W 1"]
    );
}

#[test]
fn m_6_4_quiet_cemeteries_do_not_haunt() {
    let table = scene().quiet().play("lane1 0 -1 0\nyard 1 -1 0");
    assert_eq!(table.only("ghosts"), NO_GHOSTS);
}

#[test]
fn m_6_5_more_ghosts_than_the_supply_holds_lose_the_game() {
    let table = scene().ghosts(1).play("lane2 0 -1 0");
    assert_eq!(table.only("too ghosts lost"), ["too_few_ghosts 2 1", "lost M-12.2"]);
    assert_eq!(table.ghosts(), NO_GHOSTS, "none is placed");
    assert_eq!(table.outcome(), "lost M-12.2");
    let table = scene().ghosts(2).play("lane2 0 -1 0");
    assert_eq!(table.outcome(), "", "the last two");
    assert_eq!(table.game.ghost_supply(), 0);
}

#[test]
fn m_6_5_all_ghosts_of_the_step_are_counted_together() {
    let table = scene().quiet().ghosts(2).play("yard 0 2 0\nlane2 0 -1 0");
    assert_eq!(table.only("too"), ["too_few_ghosts 3 2"], "two and one for the cemetery");
    assert_eq!(table.ghosts(), NO_GHOSTS);
    let table = scene().haunted().ghosts(3).play("lane1 0 -1 0\nlane1 0 -2 1\nyard-lane2 1 -1 0");
    assert_eq!(table.only("too"), ["too_few_ghosts 3 1"], "two less one, and two around");
}

/// With the spared ghost the supply is just enough, so the question comes.
#[test]
fn m_6_5_the_spared_ghost_is_not_due() {
    let table = scene().ghosts(3).play("lane1 0 -1 0\ntwo-fogs21 1 -1 0");
    assert_eq!(table.asked(), "spare");
    let table = scene().ghosts(2).play("lane1 0 -1 0\ntwo-fogs21 1 -1 0");
    assert_eq!(table.outcome(), "lost M-12.2", "lost before the choice");
    assert_eq!(table.only("forced ghosts"), NO_GHOSTS);
}

/// Ghosts of a finished bank (1b) are back before new ones are due (2a).
#[test]
fn m_6_5_ghosts_of_a_finished_bank_are_in_the_supply_again() {
    let table = scene().ghosts(3).play("fog3 0 -1 0\ntwo-fogs21 1 -1 0");
    assert_eq!(table.outcome(), "");
    assert_eq!(table.ghosts(), ["1 -1 E 1"]);
}

#[test]
fn m_6_6_symbols_first_then_the_cemetery() {
    let table = scene().quiet().play("yard 0 -1 0\ntwo-fogs21 0 2 0");
    assert_eq!(
        table.only("ghosts"),
        [
            "ghosts_placed M-6.1 0 2 E 2",
            "ghosts_placed M-6.1 0 2 W 1",
            "ghosts_placed M-6.3 0 -1 cemetery 1",
        ]
    );
}

/// The lanes are laid from the south to the north; the ghosts come row by row, west to east.
#[test]
fn m_6_6_the_cells_around_a_cemetery_row_by_row() {
    let table = scene().haunted().play(
        "lane1 1 -1 1
         lane1 1 -2 0
         lane1 0 -2 1
         lane1 -1 -2 0
         yard 0 -1 0",
    );
    assert_eq!(
        table.only("ghosts"),
        [
            "ghosts_placed M-6.4 -1 -2 EW 1",
            "ghosts_placed M-6.4 0 -2 NS 1",
            "ghosts_placed M-6.4 1 -2 EW 1",
            "ghosts_placed M-6.4 1 -1 NS 1",
        ]
    );
}
