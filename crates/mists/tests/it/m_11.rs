//! M-11 3c The face-down tile.

use crate::scene::{cell, scene};
use fogbound_game::{Game as _, Seed};

const NOTHING: [&str; 0] = [];

#[test]
fn m_11_1_an_empty_cell_around_an_open_cemetery() {
    let mut table = scene().haunted().piles(&[20], &[]).play("yard 0 -1 0");
    assert_eq!(table.asked(), "face_down");
    assert_eq!(
        table.legal(),
        ["face_down -1 -1", "face_down -1 0", "face_down 0 -2", "face_down 1 -1"]
    );
    assert_eq!(table.refused("face_down 2 0"), "M-11.1", "not around it");
    assert_eq!(table.refused("face_down 0 0"), "M-11.1", "covered");
    assert_eq!(table.game.piles(), [18], "the tile has left the pile");
    table.act("face_down 1 -1");
    assert_eq!(table.last(""), ["face_down 1 -1", "turn 0"]);
    let face_down = table.game.tiles().into_iter().find(|tile| tile.tile.is_none()).unwrap();
    assert_eq!(face_down.cell, cell(1, -1));
}

/// Exactly one tile a turn, while cells around either of two cemeteries are offered.
#[test]
fn m_11_1_one_tile_however_many_cemeteries_are_open() {
    let mut table = scene().haunted().play("yard 0 -1 0 | face_down 1 -1\nyard 0 2 0");
    let legal = table.legal();
    assert!(legal.contains(&"face_down 0 -2".to_owned()), "around the first");
    assert!(legal.contains(&"face_down 0 3".to_owned()), "around the second");
    table.act("face_down 0 3");
    assert_eq!(table.only("face_down turn"), ["face_down 0 3", "turn 0"]);
    assert_eq!(table.game.tiles().iter().filter(|tile| tile.tile.is_none()).count(), 2);
}

#[test]
fn m_11_1_no_open_cemetery_no_tile() {
    let table = scene().haunted().play("meadow 0 -1 0");
    assert_eq!(table.only("face_down"), NOTHING);
    assert_eq!(table.asked(), "");
}

#[test]
fn m_11_1_quiet_cemeteries_swallow_no_tiles() {
    let table = scene().quiet().play("yard 0 -1 0");
    assert_eq!(table.only("turn"), ["turn 0"], "the next turn begins at once");
    assert_eq!(table.game.piles(), [59]);
    assert_eq!(table.game.map().len(), 5);
}

/// Rufus's space is reached: the tile comes from the joined pile.
#[test]
fn m_11_1_from_the_pile_that_is_active_after_3b() {
    let mut table = scene().haunted().piles(&[5, 30], &[2]).play(
        "end -1 0 1 | meeple red road S
         yard 0 -1 0 | face_down 1 -1
         end -1 1 3",
    );
    assert_eq!(table.only("piles"), ["piles_joined 1 31"]);
    table.act("face_down 0 -2");
    assert_eq!(table.game.piles(), [30]);
}

/// The corner (-1,-2) lies around the cemetery but touches no tile.
#[test]
fn m_11_2_the_cell_must_share_an_edge_with_some_tile() {
    let mut table = scene().haunted().with("meadow").play("yard 0 -1 0");
    assert_eq!(table.refused("face_down -1 -2"), "M-11.2");
    table.act("face_down -1 -1").then("meadow 0 2 0");
    assert!(table.accepts("face_down -1 -2"), "beside a face-down tile now");
}

/// Red's castle, road and the lane's bank are all closed in by the tile at (1,-2): only the
/// cemetery is affected by it.
#[test]
fn m_11_3_it_finishes_nothing_but_cemeteries() {
    let mut table = scene().haunted().play(
        "end 1 -1 3 | meeple red road N
         yard 0 -1 0 | face_down -1 0
         lane2 0 -2 0",
    );
    table.act("face_down 1 -2");
    assert_eq!(table.last(""), ["face_down 1 -2", "turn 0"]);
    assert_eq!(table.ghosts(), ["0 -2 EW 2"]);
}

/// Five tiles of the ring lie; the two holes are filled by the cemetery's own face-down tiles.
const RING: &str = "end 0 2 0 | meeple red road E
     cap -1 1 2 | meeple blue city W
     meadow 1 -1 0
     meadow 1 -2 0
     meadow 0 -2 0
     meadow -1 -2 0
     meadow -1 -1 0\n";

#[test]
fn m_11_3_if_it_closes_a_cemetery_a_meeple_is_buried_at_once() {
    let mut table = scene().haunted().play(&format!("{RING}yard 0 -1 0"));
    assert_eq!(
        table.only("forced face_down"),
        ["forced meeple: pass", "forced face_down: face_down -1 0", "face_down -1 0"]
    );
    assert_eq!(table.legal(), ["bury -1 1", "bury 0 2"]);
    table.act("bury -1 1");
    assert_eq!(table.last(""), ["buried M-5.3 0 -1 blue", "turn 0"]);
}

#[test]
fn m_11_3_also_when_it_was_the_last_of_its_pile() {
    let mut table = scene().haunted().piles(&[9], &[]).play(&format!("{RING}yard 0 -1 0"));
    assert_eq!(table.game.piles(), [0]);
    assert_eq!(table.asked(), "bury");
    table.act("bury 0 2");
    assert_eq!(table.last(""), ["buried M-5.3 0 -1 red", "lost M-12.3"]);
}

/// Two games that differ in the face-down tile alone have the same views, hash and choices, and no
/// event reveals it.
#[test]
fn m_11_4_nobody_learns_what_the_tile_shows() {
    let deal = |hidden: &str, other: &str| {
        let order = format!("yard {hidden} meadow {other} road end");
        scene().haunted().piles(&[6], &[]).deal(&order, "yard 0 -1 0 | face_down 1 -1")
    };
    let (one, other) = (deal("lane3", "cap"), deal("cap", "lane3"));
    assert_eq!(one.game.hash(), other.game.hash());
    let look = |game: &fogbound_mists::Game| format!("{:?}", game.view());
    assert_eq!(look(&one.game), look(&other.game));
    assert_eq!(one.legal(), other.legal());
    assert_eq!(one.only(""), other.only(""));
    let view = one.game.view();
    assert_eq!(view.draws().filter(Option::is_none).count(), 1);
    assert_eq!(
        view.unseen().map(|(kind, n)| (one.name(kind), n)).collect::<Vec<_>>(),
        [("end", 1), ("road", 1), ("cap", 1), ("lane3", 1)]
    );
    let deal = view.deal(&mut Seed::new("any").stream("test"));
    assert_eq!(deal.hash(), one.game.hash(), "a deal looks like the game it was dealt from");
}

/// The hidden tile is a misty one: it saves no ghost (M-6.2) and gets none (M-6.4).
#[test]
fn m_11_4_for_every_rule_it_has_no_mist_and_no_terrain() {
    let mut table = scene().haunted().piles(&[9], &[]).deal(
        "yard lane3 meadow lane3 lane2 lane3 yard lane3 lane3",
        "yard 0 -1 0 | face_down 1 -1
         meadow 2 0 0 | face_down 0 -2
         lane2 2 -1 0",
    );
    assert_eq!(table.only("ghosts"), ["ghosts_placed M-6.1 2 -1 EW 2"]);
    table.act("face_down -1 0");
    assert_eq!(table.ghosts(), ["2 -1 EW 2"]);
}

/// A finished game has no secrets any more.
#[test]
fn m_11_4_after_the_end_it_is_told() {
    let table = scene().haunted().piles(&[3], &[]).deal(
        "yard lane3 meadow",
        "yard 0 -1 0 | face_down 1 -1
         meadow 0 2 0",
    );
    assert_eq!(table.outcome(), "lost M-12.3");
    let deck: Vec<_> = table.game.deck().map(|kind| table.name(kind.unwrap())).collect();
    assert_eq!(deck, ["yard", "lane3", "meadow"]);
}
