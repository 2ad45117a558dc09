//! G-0 and G-1: the parts of the expansion and what they bring.

use crate::scene::{haunted, parts, tile_set};
use fogbound_carcassonne::{Game, Order, Parts, Rules, Setup};
use fogbound_game::{Game as _, Seed};
use fogbound_tilesets::Group;
use std::sync::Arc;

const fn of(mist: bool, castles: bool, guards: bool, cemeteries: bool) -> Parts {
    Parts { mist, castles, guards, cemeteries }
}

fn all_sixteen() -> impl Iterator<Item = Parts> {
    (0..16).map(|bits| of(bits & 1 > 0, bits & 2 > 0, bits & 4 > 0, bits & 8 > 0))
}

#[test]
fn g_0_nine_combinations_and_seven_refusals() {
    let mut refusals = Vec::new();
    let mut good = Vec::new();
    for parts in all_sixteen() {
        match Setup::new(parts, 2).validate() {
            Ok(rules) => good.push(rules.parts()),
            Err(refusal) => refusals.push(refusal.to_string()),
        }
    }
    assert_eq!(good, Parts::combinations().collect::<Vec<Parts>>());
    assert_eq!((good.len(), refusals.len()), (9, 7));
    let without_mist = refusals.iter().filter(|text| *text == "G-0: setup-castles-need-mist");
    let without_guards =
        refusals.iter().filter(|text| *text == "G-0: setup-cemeteries-need-guards");
    assert_eq!((without_mist.count(), without_guards.count()), (4, 3));
    assert_eq!(Parts::ALL.check(), Ok(()));
    assert_eq!(
        of(true, false, false, true).check().unwrap_err().to_string(),
        "G-0: setup-cemeteries-need-guards"
    );
}

#[test]
fn g_0_a_part_is_turned_on_with_what_it_needs_and_off_with_what_needs_it() {
    for parts in Parts::combinations() {
        for (name, on) in Parts::NAMES.into_iter().flat_map(|name| [(name, true), (name, false)]) {
            let turned = parts.turned(name, on);
            assert_eq!(turned.check(), Ok(()), "{parts}: {name} {on}");
            assert!(turned.list().contains(&(name, on)), "{parts}: {name} {on}");
            let listed = parts.list().map(|(part, was)| if part == name { on } else { was });
            let [mist, castles, guards, cemeteries] = listed;
            let alone = of(mist, castles, guards, cemeteries);
            assert!(alone == turned || alone.check().is_err(), "{parts}: {name} {on}");
        }
    }
    assert_eq!(Parts::NONE.turned("castles", true), of(true, true, false, false));
    assert_eq!(Parts::ALL.turned("guards", false), of(true, true, false, false));
    assert_eq!(Parts::ALL.turned("fog", false), Parts::ALL);
}

/// Tiles shuffled and lying, meeples and guards of each, common guards, ghosts.
fn table(parts: Parts) -> (usize, usize, [u8; 4]) {
    let rules = Arc::new(Setup::new(parts, 3).validate().unwrap());
    let (game, _) = Game::start(rules.clone(), &Order::Seed(Seed::new("parts"))).unwrap();
    let pieces = [game.supply(2), game.guards(2), game.common_guards(2), game.ghost_supply()];
    (rules.tiles().len(), rules.start().len(), pieces)
}

#[test]
fn g_0_tiles_and_pieces_of_each_combination() {
    let plain = [7, 0, 0, 0];
    let ghosts = [7, 0, 0, 15];
    let guards = [5, 2, 3, 0];
    let both = [5, 2, 3, 15];
    for (parts, wanted) in [
        (of(false, false, false, false), (71, 1, plain)),
        (of(true, false, false, false), (71 + 50, 4, ghosts)),
        (of(true, true, false, false), (71 + 55, 4, ghosts)),
        (of(false, false, true, false), (71, 1, guards)),
        (of(true, false, true, false), (71 + 50, 4, both)),
        (of(true, true, true, false), (71 + 55, 4, both)),
        (of(false, false, true, true), (71 + 5, 1, guards)),
        (of(true, false, true, true), (71 + 55, 4, both)),
        (of(true, true, true, true), (71 + 60, 4, both)),
    ] {
        assert_eq!(table(parts), wanted, "{parts:?}");
    }
}

#[test]
fn g_0_only_the_buildings_of_the_parts_in_play() {
    for parts in Parts::combinations() {
        let rules = Setup::new(parts, 2).validate().unwrap();
        let has = |group| rules.kinds().iter().any(|kind| kind.group == group);
        assert!(has(Group::Base));
        assert_eq!((has(Group::Mist), has(Group::Start)), (parts.mist, parts.mist));
        let buildings = (has(Group::Castle), has(Group::Cemetery));
        assert_eq!(buildings, (parts.castles, parts.cemeteries));
    }
}

#[test]
fn g_0_parts_by_name() {
    assert_eq!(Parts::parse("none"), Some(Parts::NONE));
    assert_eq!(Parts::parse("all"), Some(Parts::ALL));
    assert_eq!(Parts::parse("guards,mist"), Some(of(true, false, true, false)));
    assert_eq!(Parts::parse("castles"), Some(of(false, true, false, false)), "refused later");
    for wrong in ["", "mist,", "mist,mist", "Mist", "mist, guards", "none,mist"] {
        assert_eq!(Parts::parse(wrong), None, "{wrong}");
    }
    let names: Vec<&str> =
        Parts::ALL.list().iter().filter(|(_, on)| *on).map(|(name, _)| *name).collect();
    assert_eq!(names, Parts::NAMES);
}

#[test]
fn g_1_1_the_four_quarters_replace_the_base_starting_tile() {
    let rules = Setup::new(Parts::ALL, 2).validate().unwrap();
    let name = |kind| rules.catalogue().kind(kind).name.as_str();
    let start: Vec<String> =
        rules.start().iter().map(|&(cell, kind)| format!("{cell} {}", name(kind))).collect();
    assert_eq!(start, ["0 0 ruin-nw", "0 1 ruin-sw", "1 0 ruin-ne", "1 1 ruin-se"]);
    let towns = |rules: &Rules| {
        let is_d = |&&kind: &&fogbound_landscape::KindId| rules.catalogue().kind(kind).name == "D";
        rules.tiles().iter().filter(is_d).count()
    };
    assert_eq!(towns(&rules), 3, "the fourth stays out");
    assert_eq!(towns(&Setup::new(Parts::NONE, 2).validate().unwrap()), 3, "the fourth lies there");
}

#[test]
fn g_1_1_the_ruin_is_no_castle() {
    let game = haunted().with("B").play("").game;
    assert_eq!((game.tiles().len(), game.meeples().len()), (4, 0));
    let table = haunted().start("street").play("end -1 0 0");
    assert_eq!(table.refused("castle"), "C-4: meeple-nothing-there");
    assert_eq!(table.refused("road EW"), "C-4: meeple-nothing-there");
}

#[test]
fn g_1_1_mist_needs_a_starting_tile_of_four_quarters() {
    let mut setup = Setup::new(Parts::ALL, 2);
    let mut single = tile_set("plain");
    single.start = fogbound_tilesets::Start::Single(0);
    setup.expansion = Arc::new(single);
    assert_eq!(setup.clone().validate().unwrap_err().to_string(), "G-1.1: setup-set");
    setup.parts = of(false, false, true, true);
    assert!(setup.validate().is_ok(), "without mist it is not needed");
}

#[test]
fn g_1_2_five_meeples_and_two_guards_three_aside() {
    let table = haunted().players(6).with("B").play("");
    for seat in 0..6 {
        assert_eq!((table.supply(seat), table.game.common_guards(seat)), ((5, 2), 3));
    }
}

#[test]
fn g_1_3_no_ghost_starts_on_the_board() {
    let rules = Arc::new(Setup::new(Parts::ALL, 2).validate().unwrap());
    let (game, _) = Game::start(rules, &Order::Seed(Seed::new("ghosts"))).unwrap();
    assert_eq!((game.ghost_supply(), game.ghosts_by_seat()), (15, [0; 6]));
}

/// Finishing a bank takes no ghost away.
#[test]
fn g_1_3_finishing_a_bank_has_no_effect_of_its_own() {
    let table = parts("mist").turns(
        "B -1 0 0 | monastery
         lane 2 0 1
         B -1 1 0
         lane 2 -1 1
         B -1 2 0
         fog 2 -2 1
         B -1 3 0
         fog 2 1 3",
    );
    assert_eq!(table.ever("ghost_placed").len(), 3);
    assert_eq!(table.ever("scared"), ["scared -1 0: 0"]);
    assert_eq!(table.game.ghost_supply(), 15);
}

#[test]
fn g_2_1_ghost_symbols_and_mist_do_not_matter_for_fitting() {
    let table = parts("mist").play("fog-street 0 -1 0\nroad 1 -1 0");
    assert_eq!(table.ever("ghost_placed"), [""; 0], "three symbols are printed");
    assert_eq!(table.game.ghost_supply(), 15);
    let mut misty = parts("mist").with("fog-end").play("fog-street 0 -1 0 | pass");
    misty.tell("fog-end");
    assert!(misty.accepts("place 1 -1 2"), "mist to mist");
    assert!(misty.accepts("place -1 -1 0"));
    assert_eq!(misty.refused("place 1 -1 0"), "M-3.3: terrain-mismatch");
}
