//! X: what all games share, as far as this one shows it.

use crate::scene::{Played, cell, scene};
use fogbound_game::{Game as _, Rotation, Seed};
use fogbound_mists::{Action, Game, Order};
use std::collections::BTreeSet;

/// The cells beside the starting tile; then a road to the south and one to the east.
#[test]
fn x_1_x_grows_to_the_east_and_y_to_the_south() {
    let mut table = scene().with("meadow").play("");
    table.tell("meadow");
    let cells = ["-1 0", "-1 1", "0 -1", "0 2", "1 -1", "1 2", "2 0", "2 1"];
    assert_eq!(table.legal(), cells.map(|cell| format!("place {cell} 0")));
    let table = scene().play("end 0 2 1 | meeple red road S\nend 0 3 3");
    assert_eq!(table.only("scored"), ["scored road 0 2 S: 2*1+0=2 red"]);
    let table = scene().play("end 2 0 0 | meeple red road E\nend 3 0 2");
    assert_eq!(table.only("scored"), ["scored road 2 0 E: 2*1+0=2 red"]);
}

/// A road that opens to the east opens to the south after a quarter turn clockwise, and so on.
#[test]
fn x_1_a_rotation_turns_clockwise() {
    for (rotation, side, beside) in [(0, "E", "3 0"), (1, "S", "2 1"), (3, "N", "2 -1")] {
        let table = scene().play(&format!("end 2 0 {rotation}"));
        assert!(table.accepts(&format!("meeple red road {side}")), "{side}, towards {beside}");
    }
}

/// The starting tile lies unturned, its north-west quarter at (0,0).
#[test]
fn x_1_the_starting_tile() {
    let table = scene().start("ruin").play("");
    let quarter = |x, y| {
        let tile = table.game.tiles().into_iter().find(|tile| tile.cell == cell(x, y)).unwrap();
        let (kind, rotation) = tile.tile.unwrap();
        assert_eq!(rotation, Rotation::NONE);
        table.name(kind).to_owned()
    };
    let names = [quarter(0, 0), quarter(1, 0), quarter(0, 1), quarter(1, 1)];
    assert_eq!(names, ["ruin-nw", "ruin-ne", "ruin-sw", "ruin-se"]);
}

/// The city tile fits in one way only, and is asked for all the same.
#[test]
fn x_2_the_placement_of_a_face_up_tile_is_never_forced() {
    let mut table = scene().with("all-town").play("cap 0 2 1");
    table.act("pass").tell("all-town");
    assert_eq!(table.legal(), ["place 0 3 0"]);
    assert_eq!(table.asked(), "place");
}

#[test]
fn x_2_a_decision_with_one_answer_is_taken_and_told() {
    let table = scene().play("end 0 -1 0 | meeple red road E\nend 1 -1 2");
    assert_eq!(
        table.only("forced"),
        ["forced meeple: pass", "forced score: score road 0 -1 E", "forced reward: points"]
    );
    let spared = scene().play("lane1 0 -1 0\nlane3 1 -1 0");
    assert_eq!(spared.only("forced")[0], "forced spare: spare EW");
    let cemetery = scene().quiet().play("yard 0 -1 0\nlane1 0 2 0");
    assert_eq!(cemetery.only("forced")[0], "forced cemetery: cemetery 0 -1");
}

#[test]
fn x_2_a_face_down_tile_with_one_cell_goes_there_by_itself() {
    let table = scene().haunted().play(
        "end 0 2 0 | meeple red road E
         meadow 1 -1 0
         meadow 1 -2 0
         meadow 0 -2 0
         meadow -1 -2 0
         meadow -1 -1 0
         yard 0 -1 0",
    );
    assert_eq!(
        table.only("forced"),
        ["forced meeple: pass", "forced face_down: face_down -1 0", "forced bury: bury 0 2"]
    );
}

/// Rotations listed at (2,0) for a kind without anything around but the start's field.
fn rotations(kind: &str) -> Vec<String> {
    let mut table = scene().with(kind).play("");
    table.tell(kind);
    let here = |action: &String| action.strip_prefix("place 2 0 ").map(str::to_owned);
    table.legal().iter().filter_map(here).collect()
}

#[test]
fn x_3_one_rotation_of_each_look_is_listed() {
    assert_eq!(rotations("meadow"), ["0"]);
    assert_eq!(rotations("road"), ["1"], "the other two have the road in the west");
    assert_eq!(rotations("lane1"), ["0", "1"], "mist in the west or not");
    assert_eq!(rotations("two-fogs11"), ["0", "1"]);
    assert_eq!(rotations("two-fogs21"), ["0", "1", "2", "3"], "two ghosts here or there");
    assert_eq!(rotations("end"), ["0", "1", "3"]);
}

#[test]
fn x_3_all_rotations_are_accepted_and_kept() {
    let mut table = scene().with("road").play("");
    table.tell("road");
    let mut other = table.clone();
    table.act("place 2 0 3");
    assert_eq!(table.only("placed"), ["placed road 2 0 3"]);
    let tile = table.game.tiles().into_iter().find(|tile| tile.cell == cell(2, 0)).unwrap();
    assert_eq!(tile.tile.unwrap().1.quarters(), 3);
    other.act("place 2 0 1");
    assert_ne!(table.game.hash(), other.game.hash(), "the state keeps the one given");
    assert_eq!(table.legal(), other.legal());
}

/// Both roads of the double bend at (0,-2) belong to one region: a ring of bends joins N and E.
fn double_bend(kind: &str, option: &str) -> Played {
    scene().option("meeples_on_misty_roads", option).play(&format!(
        "meadow 1 -1 0
         bend 1 -2 2
         bend 1 -3 1
         bend 0 -3 0
         end 0 -1 3
         {kind} 0 -2 0"
    ))
}

#[test]
fn x_4_two_names_for_one_choice() {
    let mut table = double_bend("two-bends", "true");
    assert_eq!(table.legal().len(), 5, "four colours, one choice: {:?}", table.legal());
    assert!(table.legal().contains(&"meeple red road ES".to_owned()), "the smaller name");
    assert!(table.accepts("meeple red road NW"), "the other is accepted");
    table.act("meeple red road NW");
    assert_eq!(table.only("meeple_placed"), ["meeple_placed red 0 -2 road ES"]);
    assert_eq!(table.game.meeples()[0].edges.name(), "ES");
}

/// If one of the two cannot be occupied there is one name only.
#[test]
fn x_4_only_segments_that_could_be_occupied() {
    let mut table = double_bend("foggy-bends", "false");
    assert!(table.legal().contains(&"meeple red road NW".to_owned()), "the other one is misty");
    assert_eq!(table.refused("meeple red road ES"), "M-7.2");
    table.act("meeple red road NW");
    assert_eq!(table.game.meeples()[0].edges.name(), "NW");
}

/// A region is named by its smallest segment, and any of its names is accepted.
#[test]
fn x_4_the_name_of_a_region() {
    let table = scene().play(
        "meadow 2 0 0
         end 0 -1 0 | meeple red road E
         cap 2 -1 2 | meeple green city W
         gate 1 -1 0",
    );
    assert_eq!(table.legal(), ["score city 1 -1 E", "score road 0 -1 E"]);
    for (other, region) in [("road 1 -1 W", "road 0 -1 E"), ("city 2 -1 W", "city 1 -1 E")] {
        assert!(table.accepts(&format!("score {other}")));
        assert_eq!(table.region(other), table.region(region));
    }
}

/// Names are compared by x, then y, then edges as text: `E` before `W`, however they lie.
#[test]
fn x_4_regions_are_named_by_x_then_y_then_edges() {
    let table = scene().play("cap 0 -1 3\ncap 0 -2 1 | meeple red city S");
    assert_eq!(table.only("scored"), ["scored city 0 -2 S: 2*2+0=4 red"], "smaller y");
    let table = scene().play("end 1 2 2\nend 0 2 0 | meeple red road E");
    assert_eq!(table.only("scored"), ["scored road 0 2 E: 2*1+0=2 red"], "smaller x");
}

/// Two orders that begin alike and differ in what is still hidden.
fn dealt(order: &str) -> Played {
    scene().piles(&[5], &[]).deal(order, "meadow 0 -1 0")
}

#[test]
fn x_6_hash_and_view_do_not_depend_on_what_is_hidden() {
    let (one, other) = (dealt("meadow road cap end tube"), dealt("meadow road tube end cap"));
    assert_eq!(one.game.hash(), other.game.hash());
    assert_eq!(format!("{:?}", one.game.view()), format!("{:?}", other.game.view()));
    assert_eq!(one.game.deck().flatten().count(), 0, "the deck is told after the end only");
    let third = dealt("meadow cap road end tube");
    assert_ne!(one.game.hash(), third.game.hash(), "the tile in hand is public");
}

#[test]
fn x_6_the_full_hash_comes_out_at_the_end() {
    let finish = |order: &str| {
        let mut table = dealt(order);
        assert_eq!(table.game.full_hash(), None);
        while let Some(&action) = table.game.legal().first() {
            table.act(&action.to_string());
        }
        table
    };
    let one = finish("meadow road end meadow meadow");
    let deck: Vec<_> = one.game.deck().map(|kind| one.name(kind.unwrap()).to_owned()).collect();
    assert_eq!(deck, ["meadow", "road", "end", "meadow", "meadow"]);
    assert!(one.game.full_hash().is_some());
    assert_ne!(one.game.full_hash(), Some(one.game.hash()));
    assert_eq!(one.game.full_hash(), finish("meadow road end meadow meadow").game.full_hash());
}

/// The hash covers everything public: each of these positions has a hash of its own.
#[test]
fn x_6_the_hash_covers_what_is_public() {
    let scripts = [
        "gate 0 -1 0",
        "gate 0 -1 0 | meeple red road W",
        "gate 0 -1 0 | meeple red city E",
        "gate 0 -1 0 | meeple green city E",
        "gate 0 -1 0 | pass",
        "gate 1 -1 0 | pass",
        "gate 0 -1 2 | pass",
    ];
    let hashes: BTreeSet<String> =
        scripts.iter().map(|script| scene().play(script).game.hash().to_string()).collect();
    assert_eq!(hashes.len(), scripts.len());
}

#[test]
fn x_6_a_seed_fixes_the_order() {
    let rules = scene()
        .piles(&[10], &[])
        .rules(&["cap", "end", "road", "tube", "bend", "fork", "gate", "keep"].map(str::to_owned));
    let start = |seed: &str| {
        let mut game = Game::start(rules.clone(), &Order::Seed(Seed::new(seed))).unwrap().0;
        while let Some(&action) = game.legal().first() {
            game.apply(action).unwrap();
        }
        game.full_hash().unwrap()
    };
    assert_eq!(start("moor"), start("moor"));
    assert_ne!(start("moor"), start("heath"));
}

#[test]
fn x_6_a_given_order_must_hold_the_tiles_in_play() {
    let rules = scene().piles(&[2], &[]).rules(&["cap".to_owned(), "end".to_owned()]);
    let find = |kind: &str| rules.catalogue().find(kind).unwrap();
    for wrong in [vec![find("cap")], vec![find("cap"), find("cap")]] {
        let refusal = Game::start(rules.clone(), &Order::Tiles(wrong)).unwrap_err();
        assert_eq!(refusal.rule.as_str(), "X-6");
    }
    let right = Order::Tiles(vec![find("end"), find("cap")]);
    let game = Game::start(rules.clone(), &right).unwrap().0;
    assert_eq!(game.hand(), Some(find("end")));
}

#[test]
fn x_6_told_tiles_must_be_possible() {
    let mut table = scene().with("cap").play("");
    let (cap, quarter) = (table.catalogue().find("cap"), table.catalogue().find("plain-nw"));
    assert_eq!(table.game.tell(quarter.unwrap()).unwrap_err().rule.as_str(), "M-3.7");
    table.game.tell(cap.unwrap()).unwrap();
    let again = table.game.tell(cap.unwrap()).unwrap_err();
    assert_eq!(again.rule.as_str(), "X-6", "nothing has to be told now");
    table.act("place 2 0 0").act("pass");
    let none_left = table.game.tell(cap.unwrap()).unwrap_err();
    assert_eq!(none_left.rule.as_str(), "M-3.7");
}

#[test]
fn x_7_a_refusal_changes_nothing() {
    let mut table = scene().with("road").play("lane3 0 2 0\nend 0 -1 0 | meeple red road E");
    table.tell("road");
    let before = format!("{:?}", table.game);
    for (action, rule) in [
        ("place 0 0 0", "M-3.2"),
        ("place 1 -1 1", "M-3.3"),
        ("points", "X-7"),
        ("pass", "X-7"),
        ("bury 0 -1", "X-7"),
        ("hound_done", "X-7"),
        ("face_down 2 0", "X-7"),
    ] {
        let refusal = table.game.apply(Action::parse(action).unwrap()).unwrap_err();
        assert_eq!(refusal.rule.as_str(), rule, "{action}");
        assert_eq!(format!("{:?}", table.game), before, "{action}");
    }
}
