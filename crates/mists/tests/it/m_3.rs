//! M-3 1a Place the tile.

use crate::scene::scene;
use fogbound_game::{Game as _, Seed};
use fogbound_mists::{Game, Order};

#[test]
fn m_3_1_exactly_one_tile_and_no_way_around_it() {
    let mut table = scene().with("road road").play("meadow 0 -1 0");
    assert_eq!(table.only("drawn"), ["drawn meadow"]);
    table.tell("road");
    assert_eq!(table.asked(), "place");
    assert_eq!(table.refused("pass"), "X-7");
    assert!(table.legal().iter().all(|action| action.starts_with("place ")));
    assert_eq!(table.game.piles(), [58]);
    assert_eq!(table.game.map().len(), 5, "the starting tile and one more");
    table.act("place 0 -2 0");
    assert_eq!(table.game.map().len(), 6);
}

#[test]
fn m_3_2_a_tile_must_share_an_edge_with_a_face_up_tile() {
    let mut table = scene().with("meadow").play("meadow 2 0 0");
    table.tell("meadow");
    assert_eq!(table.refused("place -1 -1 0"), "M-3.2", "a corner of the starting tile");
    assert_eq!(table.refused("place 5 5 0"), "M-3.2", "nothing near");
    assert_eq!(table.refused("place 0 0 0"), "M-3.2", "covered");
    assert_eq!(table.refused("place 2 0 0"), "M-3.2", "covered");
    let cells = ["-1 0", "-1 1", "0 -1", "0 2", "1 -1", "1 2", "2 -1", "2 1", "3 0"];
    assert_eq!(table.legal(), cells.map(|cell| format!("place {cell} 0")));
}

/// Only a face-down tile lies beside (2,-1); with a face-up one in the south the cell is open.
#[test]
fn m_3_2_a_face_down_neighbour_is_not_enough() {
    let mut table = scene().haunted().with("meadow meadow").play("yard 0 -1 0 | face_down 1 -1");
    table.tell("meadow");
    assert_eq!(table.refused("place 2 -1 0"), "M-3.2");
    assert!(!table.legal().contains(&"place 2 -1 0".to_owned()));
    table.act("place 2 0 0").act("face_down -1 0").tell("meadow");
    assert!(table.legal().contains(&"place 2 -1 0".to_owned()));
}

#[test]
fn m_3_3_terrain_must_agree_on_every_edge() {
    let mut table = scene().with("cap end road").play("end 0 -1 0");
    table.act("pass").tell("cap");
    assert_eq!(table.refused("place 1 -1 2"), "M-3.3", "a city against the road");
    assert_eq!(table.refused("place 1 -1 1"), "M-3.3", "a city against the start in the south");
    assert_eq!(table.refused("place 1 -1 0"), "M-3.3", "a field against the road");
    table.act("place 0 -2 0").act("pass").tell("end");
    assert!(table.legal().contains(&"place 1 -1 2".to_owned()), "a road against the road");
    assert_eq!(table.refused("place 1 -1 0"), "M-3.3");
    assert_eq!(table.refused("place 1 -2 0"), "M-3.3", "a field against the city");
}

#[test]
fn m_3_3_mist_is_ignored() {
    let mut table = scene().with("misty-road1 fog1").play("end 0 -1 0");
    table.act("pass").tell("misty-road1");
    assert!(table.legal().contains(&"place 1 -1 0".to_owned()), "a misty road, a clear one");
    table.act("place 1 -1 0").act("pass").tell("fog1");
    assert!(table.legal().contains(&"place 0 2 3".to_owned()), "misty field, clear field");
}

/// A face-down tile at (1,-1): the city of a cap may lie against it in all its rotations.
#[test]
fn m_3_4_a_face_down_tile_carries_no_condition() {
    let mut table = scene().haunted().with("meadow cap").play(
        "yard 0 -1 0 | face_down 1 -1
         meadow 2 0 0 | face_down -1 0",
    );
    table.tell("cap");
    let here: Vec<String> =
        table.legal().into_iter().filter(|action| action.starts_with("place 2 -1")).collect();
    assert_eq!(
        here,
        ["place 2 -1 0", "place 2 -1 2", "place 2 -1 3"],
        "only the south has terrain"
    );
}

#[test]
fn m_3_5_a_tile_that_fits_nowhere_is_shown_and_set_aside() {
    let table = scene().with("road").play(
        "aside all-town
         aside all-town
         road 0 -1 0",
    );
    assert_eq!(table.game.set_aside().count(), 2);
    assert_eq!(table.game.turn(), 1, "all in one turn");
    assert_eq!(table.game.piles(), [57]);
    assert_eq!(table.game.tiles().len(), 5, "the starting tile and the road");
}

#[test]
fn m_3_5_without_a_tile_to_place_the_team_loses_at_once() {
    let table = scene().piles(&[3], &[]).play(
        "end 0 -1 0 | meeple red road E
         aside all-town
         aside all-town",
    );
    assert_eq!(table.outcome(), "lost M-12.3");
    assert_eq!(table.only(""), ["drawn all-town", "set_aside all-town", "lost M-12.3"]);
}

/// The loss is immediate even when the milestone's points could still come: a second pile waits.
#[test]
fn m_3_5_the_next_pile_does_not_help() {
    let table = scene().piles(&[2, 5], &[40]).play("meadow 0 -1 0\naside all-town");
    assert_eq!(table.outcome(), "lost M-12.3");
}

#[test]
fn m_3_6_the_first_tile_touches_the_starting_tile_and_may_finish_its_mist() {
    let mut table = scene().start("ruin").with("fog1").play("aside all-town");
    table.tell("fog1");
    assert_eq!(table.refused("place 3 3 0"), "M-3.2");
    table.act("place -1 0 0");
    assert_eq!(table.only("bank"), ["bank_finished -1 0 E 3"]);
    assert_eq!(table.ghosts(), [""; 0]);
}

#[test]
fn m_3_7_what_is_public() {
    let mut table = scene().haunted().piles(&[10, 20], &[50]).with("road cap").play(
        "aside all-town
         yard 0 -1 0 | face_down 1 -1",
    );
    table.tell("road");
    let view = table.game.view();
    assert_eq!(view.hand(), table.catalogue().find("road"));
    let aside: Vec<&str> = view.set_aside().map(|kind| table.name(kind)).collect();
    assert_eq!(aside, ["all-town"]);
    assert_eq!(view.piles(), [6, 20], "10 less one aside, one placed, one face down, one in hand");
    let unseen: Vec<(&str, u8)> = view.unseen().map(|(kind, n)| (table.name(kind), n)).collect();
    assert_eq!(unseen, [("meadow", 26), ("cap", 1)], "the face-down tile is among them");
}

/// Secret: the order. Two games that differ only in what is still to come look the same.
#[test]
fn m_3_7_the_order_of_the_piles_is_secret() {
    let kinds: Vec<String> = ["cap", "end", "road", "tube"].map(str::to_owned).to_vec();
    let rules = scene().piles(&[2, 2], &[9]).rules(&kinds);
    let find = |name: &str| rules.catalogue().find(name).unwrap();
    let deal = |names: [&str; 4]| {
        let order = Order::Tiles(names.iter().map(|name| find(name)).collect());
        Game::start(rules.clone(), &order).unwrap().0
    };
    let (one, other) = (deal(["cap", "end", "road", "tube"]), deal(["cap", "tube", "end", "road"]));
    let (one, other) = (one.view().into_game(), other.view().into_game());
    assert_eq!(format!("{one:?}"), format!("{other:?}"));
    let dealt = one.view().deal(&mut Seed::new("x").stream("test"));
    assert_eq!(dealt.unseen().count(), 3);
    assert_eq!(one.deck().flatten().count(), 0);
}
