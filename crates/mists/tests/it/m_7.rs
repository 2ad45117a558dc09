//! M-7 2b Place a meeple.

use crate::scene::scene;

#[test]
fn m_7_1_at_most_one_of_your_own_supply() {
    let mut table = scene().with("end").play("gate 0 -1 0");
    table.act("meeple red road W");
    assert_eq!(table.only("meeple_placed turn"), ["meeple_placed red 0 -1 road W", "turn 0"]);
    assert_eq!(table.supply("red"), 2);
    assert_eq!(table.refused("meeple green city E"), "X-6", "the turn is over");
}

#[test]
fn m_7_1_an_empty_supply_places_nothing() {
    let table = scene().play(
        "end 0 -1 0 | meeple red road E
         end -1 0 2 | meeple red road W
         end 2 0 0 | meeple red road E
         end 0 2 1",
    );
    assert_eq!(table.refused("meeple red road S"), "M-7.1");
    let others = ["meeple blue road S", "meeple green road S", "meeple yellow road S", "pass"];
    assert_eq!(table.legal(), others);
}

/// The road on (0,-1) is free, but the tile of this turn lies elsewhere.
#[test]
fn m_7_1_never_on_an_earlier_tile() {
    let table = scene().players(3).play("end 0 -1 3\ncap 0 2 1");
    assert_eq!(table.legal(), ["meeple green city S", "pass"]);
    assert_eq!(table.refused("meeple green road N"), "M-7.2");
}

#[test]
fn m_7_2_on_a_road_clear_or_misty_a_city_or_a_castle() {
    let table = scene().players(3).play("gate 0 -1 0");
    assert_eq!(table.legal(), ["meeple red city E", "meeple red road W", "pass"]);
    let table = scene().players(3).play("misty-road1 0 -1 0");
    assert_eq!(table.legal(), ["meeple red road EW", "pass"]);
    let table = scene().players(3).play("keep 0 -1 0");
    assert_eq!(table.legal(), ["meeple red castle -", "pass"]);
    assert_eq!(table.refused("meeple red castle E"), "M-7.2");
}

#[test]
fn m_7_2_never_on_a_field_a_mist_or_a_cemetery() {
    for kind in ["meadow", "lane1", "yard", "yard-fog1"] {
        let table = scene().players(3).quiet().play(&format!("{kind} 0 -1 0"));
        assert!(table.only("forced").contains(&"forced meeple: pass".to_owned()), "{kind}");
    }
    let table = scene().players(3).play("fog-town1 0 -1 0");
    assert_eq!(table.legal(), ["meeple red city E", "pass"]);
    for nothing in ["meeple red road W", "meeple red city W", "meeple red castle -"] {
        assert_eq!(table.refused(nothing), "M-7.2");
    }
}

#[test]
fn m_7_2_option_without_meeples_on_misty_roads() {
    let strict = || scene().players(3).option("meeples_on_misty_roads", "false");
    for kind in ["misty-road1", "half-misty-road1", "misty-end1"] {
        let table = strict().play(&format!("{kind} 0 -1 0"));
        assert_eq!(table.only("forced")[0], "forced meeple: pass", "{kind}");
    }
    let table = strict().play("fork 0 -1 2");
    assert!(!table.legal().is_empty(), "clear roads can be occupied");
    let table = strict().play("fog-end1 0 -1 0");
    assert_eq!(table.legal(), ["meeple red road E", "pass"], "its mist lies elsewhere");
    let table = strict().play("end 0 -1 3\nfoggy-bends 0 -2 0");
    assert_eq!(table.legal(), ["meeple green road NW", "pass"], "the other bend is misty");
    assert_eq!(table.refused("meeple green road ES"), "M-7.2");
}

#[test]
fn m_7_3_the_region_must_hold_no_meeple_of_any_colour() {
    let table = scene().players(2).play(
        "end 0 -1 0 | meeple red road E
         road 1 -1 0",
    );
    assert_eq!(table.only("forced"), ["forced meeple: pass"], "the other player's road");
    let table = scene().play(
        "end 0 -1 0 | meeple red road E
         meadow 2 0 0
         cap 2 -1 2 | meeple red city W
         gate 1 -1 0 | score road 0 -1 E",
    );
    assert_eq!(table.points(), 6, "road and city were occupied, nobody was asked");
    let table = scene().play(
        "end 0 -1 0 | meeple red road E
         fork 1 -1 2",
    );
    assert_eq!(table.refused("meeple red road W"), "M-7.3");
    assert_eq!(table.legal().len(), 9, "four colours on two free roads, or nobody");
}

#[test]
fn m_7_3_haunted_regions_can_be_occupied() {
    let table = scene().players(3).haunted().play(
        "yard 0 -1 0 | face_down 1 -1
         meadow 2 0 0 | face_down -1 0
         end 2 -1 2",
    );
    assert_eq!(table.legal(), ["meeple blue road W", "pass"]);
}

#[test]
fn m_7_4_there_is_no_recall() {
    let mut table = scene().players(3).with("meadow meadow meadow").play(
        "end 0 -1 0 | meeple red road E
         meadow 0 2 0
         meadow 1 2 0
         road 2 0 1",
    );
    assert_eq!(table.legal(), ["meeple red road NS", "pass"]);
    table.act("pass");
    assert_eq!(table.supply("red"), 4);
    assert_eq!(table.meeples(), ["0 -1 red road"]);
}
