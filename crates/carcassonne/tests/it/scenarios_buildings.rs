//! Scenarios: guards, castles, cemeteries and printed mist (G-1, G-3, G-4, G-5.1). The starting tile
//! is a meadow of 2x2 cells, (0,0) to (1,1).

use crate::scene::{haunted, parts};

#[test]
fn g_3_1_a_guard_is_placed_and_returns_like_a_meeple() {
    let mut table = haunted().with("E").play("E -1 0 3 | guard city W");
    assert_eq!(table.supply(0), (5, 1));
    assert_eq!(table.meeples(), ["-1 0: 0 guard city W"]);
    table.then("E -2 0 1 | pass");
    assert_eq!(table.only("scored"), ["scored city 4: 4 0"]);
    assert_eq!(table.only("meeple_returned"), ["meeple_returned -1 0: 0 guard"]);
    assert_eq!(table.supply(0), (5, 2));
}

#[test]
fn g_3_1_meeple_and_guard_are_offered_everywhere() {
    let table = haunted().play("castle 2 0 0");
    assert_eq!(
        table.legal(),
        ["guard castle -", "guard field 014567", "meeple castle -", "meeple field 014567", "pass"]
    );
    let none = parts("mist,castles").play("castle 2 0 0");
    assert_eq!(none.legal(), ["meeple castle -", "meeple field 014567", "pass"]);
    assert_eq!(none.refused("guard castle"), "G-1.2: guard-none-left");
}

#[test]
fn g_3_1_buildings_that_are_not_there() {
    let table = haunted().play("castle 2 0 0");
    assert_eq!(table.refused("cemetery"), "C-4: meeple-nothing-there");
    assert_eq!(table.refused("monastery"), "C-4: meeple-nothing-there");
    let table = haunted().play("cemetery 2 0 0");
    assert_eq!(table.refused("castle"), "C-4: meeple-nothing-there");
    assert!(table.accepts("cemetery") && table.accepts("guard cemetery"));
}

#[test]
fn g_1_2_without_guards_left_a_meeple_still_goes() {
    let table = haunted().play(
        "B -1 0 0 | guard monastery
         B 0 2 0
         B -1 1 0 | guard monastery
         B 0 3 0
         B -1 2 0",
    );
    assert_eq!(table.refused("guard monastery"), "G-1.2: guard-none-left");
    assert!(table.accepts("monastery"));
}

#[test]
fn c_3_without_meeples_left_a_guard_still_goes() {
    let column: String = (2..=11).map(|y| format!("B 0 {y} 0 | monastery\n")).collect();
    let table = haunted().play(&(column + "B 0 12 0"));
    assert_eq!(table.supply(0), (0, 2));
    assert_eq!(table.refused("monastery"), "C-3: meeple-none-left");
    assert_eq!(table.legal(), ["guard field 01234567", "guard monastery -", "pass"]);
}

/// A castle on (0,2) with mist in the south, and the fog there; the last of the 8 tiles is missing.
const CASTLE: &str = "castle 0 2 1 | castle
    meadow -1 2 0
    fog 0 3 3
    meadow 1 2 0
    meadow -1 1 0
    meadow -1 3 0";

#[test]
fn g_4_2_a_castle_brings_two_for_each_misty_tile_around_and_its_own() {
    let mut table = haunted().with("meadow").play(CASTLE);
    assert_eq!(table.ever("scored"), [""; 0]);
    table.then("meadow 1 3 0 | pass");
    assert_eq!(table.only("scored"), ["scored castle 4: 4 0"], "its bank is finished");
    assert_eq!(table.supply(0), (5, 2));
}

#[test]
fn g_4_2_a_castle_nobody_is_on() {
    let table = haunted().turns(&(CASTLE.replace(" | castle", "") + "\nmeadow 1 3 0"));
    assert_eq!(table.ever("scored"), [""; 0]);
}

#[test]
fn g_4_2_quarters_of_the_starting_tile_count_one_by_one() {
    let table = haunted().start("foggy").turns(
        "castle 0 2 1 | castle
         meadow -1 2 0
         meadow 1 2 0
         meadow -1 1 0
         meadow -1 3 0
         meadow 0 3 0
         meadow 1 3 0",
    );
    assert_eq!(table.only("scored"), ["scored castle 6: 6 0"], "itself and two quarters");
}

#[test]
fn g_4_2_a_castle_alone_in_the_clear() {
    let table = haunted().turns(
        "castle 0 2 1 | castle
         meadow -1 2 0
         meadow 1 2 0
         meadow -1 1 0
         meadow -1 3 0
         meadow 1 3 0
         meadow 0 3 0",
    );
    assert_eq!(
        table.only("scored"),
        ["scored castle 2: 2 0 less 2 0"],
        "the meadow broke its mist"
    );
    assert_eq!(table.scores(), [0, 0]);
}

#[test]
fn g_4_2_a_castle_placed_into_the_last_hole() {
    let table = haunted().turns(
        "meadow -1 1 0
         meadow -1 2 0
         meadow -1 3 0
         meadow 0 3 0
         meadow 1 2 0
         meadow 1 3 0
         castle 0 2 2 | guard castle",
    );
    assert_eq!(table.only("scored"), ["scored castle 2: 2 0"]);
}

#[test]
fn g_5_1_an_unfinished_castle_brings_one_for_each_misty_tile_and_itself() {
    let table = haunted().end(CASTLE);
    assert_eq!(table.only("scored"), ["scored castle 2: 2 0 last"]);
    assert_eq!(table.breakdown().castle[..2], [2, 0]);
    let guarded = haunted().start("foggy").end("castle 0 2 1 | guard castle");
    assert_eq!(guarded.breakdown().castle[..2], [3, 0]);
}

#[test]
fn g_5_1_ghosts_at_a_castle_cost_one_at_the_end() {
    let table = haunted().end("castle 0 2 1 | castle\nfog 0 3 3");
    assert_eq!(table.ever("ghost_placed"), ["ghost_placed G-2.2 0 2: 0"]);
    assert_eq!(table.scores(), [2 - 1, 0]);
}

/// A cemetery on (0,2); the last of the 8 tiles is missing.
const CEMETERY: &str = "cemetery 0 2 0 | cemetery
    meadow -1 1 0
    meadow -1 2 0
    meadow 1 2 0
    meadow -1 3 0
    meadow 0 3 0";

#[test]
fn g_4_3_a_keeper_brings_a_guard_when_the_cemetery_is_complete() {
    let mut table = haunted().with("meadow B").play(CEMETERY);
    assert_eq!((table.supply(0), table.game.common_guards(0)), ((4, 2), 3));
    table.then("meadow 1 3 0 | pass");
    assert_eq!(table.only("guard_gained"), ["guard_gained 0"]);
    assert_eq!(table.only("scored"), ["scored cemetery 0: 0 0"]);
    assert_eq!((table.supply(0), table.game.common_guards(0)), ((5, 3), 2));
    assert_eq!((table.scores(), table.supply(1)), (&[0, 0][..], (5, 2)));
    assert_eq!(table.game.common_guards(1), 3);
}

#[test]
fn g_4_3_without_a_keeper_nothing_happens_for_good() {
    let mut table = haunted().with("meadow").play(&CEMETERY.replace(" | cemetery", ""));
    table.then("meadow 1 3 0 | pass");
    assert_eq!(table.only("guard_gained scored"), [""; 0]);
    assert_eq!((table.supply(0), table.game.common_guards(0)), ((5, 2), 3));
}

#[test]
fn g_4_3_a_farmer_beside_the_graves_is_no_keeper() {
    let mut table =
        haunted().with("meadow").play(&CEMETERY.replace("| cemetery", "| field 01234567"));
    table.then("meadow 1 3 0");
    assert_eq!(table.ever("guard_gained"), [""; 0]);
}

#[test]
fn g_4_3_a_guard_may_be_the_keeper() {
    let mut table =
        haunted().with("meadow").play(&CEMETERY.replace("| cemetery", "| guard cemetery"));
    assert_eq!(table.supply(0), (5, 1));
    table.then("meadow 1 3 0 | pass");
    assert_eq!(table.supply(0), (5, 3), "it returns with another one");
}

#[test]
fn g_4_3_the_new_guard_is_for_the_next_placement() {
    let script = CEMETERY.to_owned() + "\nmeadow 1 3 0\nmeadow 2 3 0\nB -1 0 0";
    let table = haunted().play(&script);
    assert_eq!((table.game.seat(), table.supply(1)), (0, (5, 2)));
    assert!(table.accepts("guard monastery"));
    let used = script.replace("meadow -1 2 0", "meadow -1 2 0 | guard field 01234567");
    let table = haunted().play(&used);
    assert_eq!(table.supply(0), (5, 2), "two, less one, and one more");
}

#[test]
fn g_4_3_a_cemetery_placed_into_the_last_hole() {
    let table = haunted().turns(
        "meadow -1 1 0
         meadow -1 2 0
         meadow -1 3 0
         meadow 0 3 0
         meadow 1 2 0
         meadow 1 3 0
         cemetery 0 2 0 | cemetery",
    );
    assert_eq!(table.only("guard_gained"), ["guard_gained 0"]);
    assert_eq!(table.supply(0), (5, 3));
}

/// Four cemeteries of seat 0 in a row, all complete with the last tile.
#[test]
fn g_4_3_the_common_guards_are_used_up() {
    let mut meadows = vec![(-1, 2), (0, 3), (1, 3), (2, 3), (-1, 1), (-1, 3), (3, 3), (2, 1)];
    meadows.extend([(3, 1), (4, 2), (4, 1), (4, 3)]);
    let mut script = String::new();
    for (place, (x, y)) in meadows.into_iter().enumerate() {
        if place < 4 {
            script += &format!("cemetery {place} 2 0 | cemetery\n");
        }
        script += &format!("meadow {x} {y} 0\n");
    }
    let table = haunted().turns(&script);
    assert_eq!(table.ever("guard_gained").len(), 3, "the fourth finds none");
    assert_eq!((table.supply(0), table.game.common_guards(0)), ((5, 5), 0));
    assert_eq!(table.ever("meeple_returned").len(), 4, "all keepers return");
    assert_eq!(table.game.common_guards(1), 3, "those of another colour stay");
}

#[test]
fn g_4_4_a_keeper_pays_under_both_readings() {
    for cost in ["everyone", "scorers"] {
        let table = haunted().option("ghost_cost", cost).turns(
            "cemetery 0 2 0 | cemetery
             E -1 0 3
             E -2 0 1 | city E
             meadow -1 1 0
             meadow -1 2 0
             lane 2 0 1
             meadow 1 2 0
             lane 2 -1 1
             meadow -1 3 0
             meadow 0 3 0
             meadow 1 3 0",
        );
        assert_eq!(table.only("scored"), ["scored cemetery 0: 0 0 less 2 0"], "{cost}");
        assert_eq!(table.scores(), [2, 0], "four for the town, two for the ghost");
        assert_eq!((table.supply(0), table.game.ghost_supply()), ((5, 3), 15));
    }
}

#[test]
fn g_5_1_a_keeper_brings_nothing_and_pays_for_its_ghosts() {
    let table = haunted().end(
        "cemetery 0 2 0 | cemetery
         lane 2 0 1
         E -1 0 3 | city W
         lane 2 -1 1 | ghost 0 2",
    );
    assert_eq!(table.only("scored"), ["scored city 1: 1 0 last"]);
    assert_eq!(table.breakdown().ghosts[..2], [1, 0]);
    assert_eq!(table.scores(), [0, 0]);
}

#[test]
fn g_3_2_mist_ends_the_field() {
    let table = haunted().play("fog 2 0 0 | field 014567\nmeadow 3 0 0");
    assert!(table.accepts("field 01234567"), "a clear half-edge against mist");
    let table = haunted().play("fog 2 0 0 | field 014567\nfog 3 0 2");
    assert!(table.accepts("field 012345"), "mist against mist");
    let table = haunted().play("fog 2 0 3 | field 234567\nB 3 0 0");
    assert_eq!(table.refused("field 01234567"), "C-3: meeple-region-occupied", "a clear edge");
}

#[test]
fn g_3_2_no_field_beside_a_misty_road_or_edge() {
    let table = haunted().play("fog-road 0 -1 0");
    assert_eq!(table.refused("field 0127"), "C-4: meeple-nothing-there");
    assert_eq!(table.refused("field 23"), "C-4: meeple-nothing-there");
    assert!(table.accepts("field 017") && table.accepts("field 456"));
    assert_eq!(haunted().play("deep 2 0 0").legal().len(), 0, "nothing at all: forced");
}

#[test]
fn g_3_2_misty_roads_can_be_occupied() {
    let table = haunted().play("fog-road 0 -1 0");
    assert!(table.accepts("road EW"));
}

#[test]
fn g_3_2_no_meeple_on_misty_roads_with_the_option() {
    let scene = haunted().option("meeples_on_misty_roads", "false");
    let table = scene.clone().play("fog-road 0 -1 0");
    assert_eq!(table.refused("road EW"), "G-3.2: meeple-misty-road");
    assert!(!table.legal().contains(&"meeple road EW".to_owned()));
    let table = scene.play("fog-road 0 -1 0\nroad -1 -1 0");
    assert!(table.accepts("road EW"), "a clear part of a misty road");
    let without_mist = parts("guards,cemeteries").option("meeples_on_misty_roads", "false");
    assert!(without_mist.play("U 1 0 1").accepts("road EW"));
}

#[test]
fn g_3_2_a_misty_road_is_scored_like_any_other() {
    let table = haunted().turns("fog-road 0 -1 0 | road EW\nfog-end 1 -1 2\nend -1 -1 0");
    assert_eq!(table.only("scored"), ["scored road 3: 3 0 less 2 0"]);
}

#[test]
fn g_1_1_the_ruin_ends_roads_and_its_quarters_count_one_by_one() {
    let table = haunted().start("street").turns("end -1 0 0 | road E");
    assert_eq!(table.only("scored"), ["scored road 3: 3 0"]);
}

#[test]
fn g_4_1_roads_cities_monasteries_and_fields_score_as_in_the_base_game() {
    let table = haunted().end(
        "E -1 0 3 | field 012345
         B 0 2 0 | guard monastery
         E -2 0 1 | city E
         meadow 0 3 0
         U 0 -1 1 | guard road EW
         meadow 1 2 0",
    );
    let last = table.breakdown();
    assert_eq!(table.ever("scored")[0], "scored city 4: 4 0");
    assert_eq!((last.before[..2].to_vec(), last.field[..2].to_vec()), (vec![4, 0], vec![3, 0]));
    assert_eq!((last.road[..2].to_vec(), last.monastery[..2].to_vec()), (vec![1, 0], vec![0, 5]));
    assert_eq!(table.scores(), [8, 5]);
}

#[test]
fn g_4_5_ghosts_return_with_a_scored_meeple() {
    let table = haunted().turns(
        "E -1 0 3 | city W
         lane 2 0 1
         meadow 0 2 0
         lane 2 -1 1
         E -2 0 1",
    );
    assert_eq!(table.only("scored"), ["scored city 4: 4 0 less 2 0"]);
    assert_eq!((table.scores(), table.game.ghost_supply()), (&[2, 0][..], 15));
    assert_eq!(table.supply(0), (5, 2));
}
