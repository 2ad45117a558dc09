//! Every way to break the boards of a track set is refused.

use crate::tracks::{TRACKS, assert_refused, edited, problems, valid};
use fogbound_tilesets::{MAX_BOARDS, TrackSet};

#[test]
fn t_1_1_doors_are_on_outer_edges() {
    let outer = ["0N", "1N", "2N", "2E", "5E", "8E", "8S", "7S", "6S", "6W", "3W", "0W"];
    for space in 0..9 {
        for side in "NESW".chars() {
            let edge = format!("{space}{side}");
            let text = edited("\"6W plain\"", &format!("\"{edge} plain\""));
            let found = TrackSet::parse("", &text).err().map(|error| error.to_string());
            let taken = ["0N", "2E", "8S", "7S"].contains(&edge.as_str());
            let key = match (outer.contains(&edge.as_str()), taken) {
                (true, false) => None,
                (true, true) => Some("edge-with-two-doors"),
                (false, _) => Some("door-inside"),
            };
            let told = found.as_deref().unwrap_or("nothing");
            assert_eq!(key.is_none(), found.is_none(), "{edge}: {told}");
            assert!(key.is_none_or(|key| told.contains(key)), "{edge}: {told}");
        }
    }
    assert_refused("6W plain", "4N plain", "T-1.1 at line 25: door-inside (edge=4N)");
}

#[test]
fn t_1_1_at_most_one_door_on_an_edge() {
    assert_refused(
        "6W plain",
        "2E plain",
        "T-1.1 at line 25: edge-with-two-doors (board=one, edge=2E)",
    );
}

#[test]
fn t_1_1_two_bone_doors_and_two_tooth_doors() {
    assert_refused(
        "\"6W plain\"",
        "\"6W bone\"",
        "T-1.1 at line 25: doors-of-a-pair (board=one, place=first, kind=bone, doors=3)",
    );
    assert_refused(
        "\"3W tooth\"",
        "\"3W plain\"",
        "T-1.1 at line 26: doors-of-a-pair (board=one, place=second, kind=tooth, doors=1)",
    );
    let side = "\"1N tooth\", \"5E bone\", \"7S bone\", \"3W tooth\"";
    assert_eq!(problems(&edited(side, "")).len(), 2, "a side without doors");
}

#[test]
fn doors_that_are_not_understood() {
    for bad in ["0 bone", "0N", "bone", "", "9N bone", "00 bone", "0NW bone", "0n bone", "0N a b"] {
        let problem = format!("tile-set at line 25: not-a-door (text={bad})");
        assert_refused("6W plain", bad, &problem);
    }
    assert_refused("6W plain", "6W iron", "tile-set at line 25: unknown-door (door=iron)");
}

#[test]
fn t_1_1_a_board_has_two_sides() {
    let second = ",\n    [\"1N tooth\", \"5E bone\", \"7S bone\", \"3W tooth\"],";
    assert_refused(second, ",", "T-1.1 at line 24: not-two-sides (sides=1)");
    let third = format!("{second}\n    [],");
    assert_refused(second, &third, "T-1.1 at line 24: not-two-sides (sides=3)");
    assert_refused(
        second,
        ",\n \"0N bone\"",
        "tile-set at line 26: wrong-type (key=sides, wanted=list, value=board-sides, found=string)",
    );
    assert_refused(
        "\"6W plain\"",
        "7",
        "tile-set at line 25: wrong-type (key=sides, wanted=texts, value=board-sides, \
         found=integer)",
    );
    let flat =
        format!("{}name = \"one\"\nsides = 2\n", &TRACKS[..TRACKS.find("name = \"one\"").unwrap()]);
    let found = problems(&format!(
        "{flat}{}",
        &TRACKS[TRACKS.find("\n[[board]]\nname = \"two\"").unwrap()..]
    ));
    assert!(found[0].contains("wrong-type (key=sides, wanted=sides"), "{found:?}");
    let many = format!("\"6W plain\"{}", ", \"6S plain\"".repeat(8));
    let found = problems(&edited("\"6W plain\"", &many));
    assert!(found[0].contains("too-many-entries (key=sides, entries=13, most=12)"), "{found:?}");
}

/// The valid set with as many boards.
pub fn with_boards(boards: usize) -> String {
    let at = TRACKS.find("[[board]]").unwrap();
    let side = "[\"0N bone\", \"1N bone\", \"7S tooth\", \"8S tooth\"]";
    let board = |n| format!("[[board]]\nname = \"board-{n}\"\nsides = [{side}, {side}]\n");
    format!("{}{}", &TRACKS[..at], (0..boards).map(board).collect::<String>())
}

#[test]
fn t_1_1_two_to_fifty_boards() {
    assert_eq!(
        problems(&with_boards(1)),
        ["T-1.1 at line 1: number-of-boards (boards=1, least=2, most=50)"]
    );
    assert_eq!(valid(&with_boards(2)).boards.len(), 2);
    assert_eq!(valid(&with_boards(MAX_BOARDS)).boards.len(), 50);
    assert_eq!(
        problems(&with_boards(MAX_BOARDS + 1)),
        ["T-1.1 at line 1: number-of-boards (boards=51, least=2, most=50)"]
    );
}
