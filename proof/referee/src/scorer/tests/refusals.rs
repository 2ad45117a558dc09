//! what cannot be scored is refused with its reason.

use super::*;
use crate::scorer::{DoorKind, Side};

/// The problem after one field of a good input has been replaced.
fn problem(pointer: &str, value: Value) -> Problem {
    let mut input =
        input(&[(DOORS, ["NW, ES", "", "", "", "", "", "", "", "NS bat, 3"]), (DOORS, EMPTY)]);
    assert!(outcome(&input).is_ok());
    *input.pointer_mut(pointer).unwrap() = value;
    outcome(&input).unwrap_err()
}

#[test]
fn t_1_1_boards_are_two_to_five() {
    let board = input(&[(DOORS, EMPTY)])["boards"][0].clone();
    assert_eq!(problem("/boards", json!([])), Problem::Boards(0));
    assert_eq!(problem("/boards", json!([board])), Problem::Boards(1));
    assert_eq!(problem("/boards", json!(vec![board; 6])), Problem::Boards(6));
}

#[test]
fn t_1_1_doors_are_at_outer_edges_and_two_of_bone_and_tooth_each() {
    let inner = |cell, side| Problem::InnerDoor { board: 1, cell, side };
    assert_eq!(problem("/boards/1/doors/0/cell", json!(4)), inner(4, Side::N));
    assert_eq!(problem("/boards/1/doors/0/side", json!("E")), inner(1, Side::E));
    assert_eq!(problem("/boards/1/doors/2/side", json!("E")), inner(3, Side::E));
    assert_eq!(problem("/boards/1/doors/0/cell", json!(9)), inner(9, Side::N));
    let second = problem("/boards/0/doors/1", json!({"cell": 1, "side": "N", "kind": "plain"}));
    assert_eq!(second, Problem::SecondDoor { board: 0, cell: 1, side: Side::N });
    let third = problem("/boards/0/doors/0/kind", json!("tooth"));
    assert_eq!(third, Problem::Doors { board: 0, kind: DoorKind::Bone, doors: 1 });
    let missing = problem("/boards/0/doors/3/kind", json!("plain"));
    assert_eq!(missing, Problem::Doors { board: 0, kind: DoorKind::Tooth, doors: 1 });
}

#[test]
fn t_1_2_a_tile_has_one_or_two_sections_that_share_no_edge() {
    assert_eq!(problem("/tiles/1/sections", json!([])), Problem::Sections { tile: 1, sections: 0 });
    let section = json!({"edges": "NS", "monsters": []});
    let three = problem("/tiles/1/sections", json!([section, section, section]));
    assert_eq!(three, Problem::Sections { tile: 1, sections: 3 });
    let shared = problem("/tiles/0/sections/1/edges", json!("EW"));
    assert_eq!(shared, Problem::SharedEdge { tile: 0, side: Side::W });
}

#[test]
fn x_1_places_name_a_tile_and_a_rotation() {
    let unknown = problem("/boards/0/grid/8", json!([2, 0]));
    assert_eq!(unknown, Problem::NoSuchTile { board: 0, cell: 8, tile: 2 });
    let rotation = problem("/boards/0/grid/8", json!([1, 4]));
    assert_eq!(rotation, Problem::Rotation { board: 0, cell: 8, rotation: 4 });
}

#[test]
fn x_7_what_is_not_the_expected_json_is_unreadable() {
    for (pointer, value) in [
        ("/options", json!({})),
        ("/tiles/0/sections/0/edges", json!("SN")),
        ("/tiles/0/sections/0/edges", json!("N")),
        ("/tiles/1/sections/0/monsters/0", json!("vampire")),
        ("/tiles/1/diamonds/0", json!(-1)),
        ("/boards/0/grid", json!([null])),
        ("/boards/0/grid/8", json!([-1, 0])),
        ("/boards/0/doors/0/kind", json!("trap")),
    ] {
        assert!(matches!(problem(pointer, value), Problem::Unreadable(_)), "{pointer}");
    }
    assert!(matches!(read("boards"), Err(Problem::Unreadable(_))));
    assert!(Problem::Boards(1).to_string().starts_with("T-1.1"));
}
