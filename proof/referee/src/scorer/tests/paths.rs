//! T-3 and the categories of doors.

use super::*;

const TWO_ROOMS: &str = "0N plain, 0W plain, 2N bone, 6W bone, 8E tooth, 8S tooth";

#[test]
fn t_3_1_a_loop_has_no_end_and_counts_for_ghosts_and_satyrs() {
    let score = alone(["ES ghost", "SW ghost", "", "NE ghost satyr", "NW", "", "", "", ""]);
    assert_eq!((score.dead_ends, score.other_paths), (0, 0));
    assert_eq!((score.ghosts, score.satyrs), (18, 2));
    let cut = alone(["ES ghost", "SW ghost", "", "NE ghost satyr", "", "", "", "", ""]);
    assert_eq!((cut.dead_ends, cut.ghosts), (2, 18));
}

#[test]
fn t_3_1_a_path_uses_both_sections_of_a_bridge() {
    let joined = "1N bone, 3W bone, 0N tooth, 0W tooth";
    let grid = ["", "NS ghost", "", "EW", "NS, EW ghost", "SW", "", "NE ghost", "NW"];
    let score = with_doors(joined, grid);
    assert_eq!((score.bone_doors, score.dead_ends), (14, 0));
    assert_eq!(score.ghosts, 18);
}

#[test]
fn t_3_1_the_sections_of_a_bridge_do_not_touch() {
    let cross = "1N bone, 7S tooth, 3W bone, 5E tooth";
    let grid = ["", "NS ghost", "", "EW ghost", "NS ghost satyr, EW bat", "EW", "", "NS", ""];
    let score = with_doors(cross, grid);
    assert_eq!((score.bone_doors, score.tooth_doors, score.other_paths), (0, 0, 6));
    assert_eq!((score.ghosts, score.satyrs), (9, 2));
}

#[test]
fn t_3_1_a_path_uses_both_sections_of_a_double_curve() {
    let joined = "1N tooth, 3W tooth, 0N bone, 0W bone";
    let grid = ["", "NS", "", "EW", "NE, SW", "SW", "", "NE", "NW"];
    assert_eq!(with_doors(joined, grid).tooth_doors, 14);
    let apart = ["", "NS", "", "EW", "NW, ES", "SW", "", "NE", "NW"];
    let score = with_doors(joined, apart);
    assert_eq!((score.tooth_doors, score.dead_ends), (6, 0), "a loop beside the path");
}

#[test]
fn t_3_2_every_end_without_a_door_is_dead() {
    let both_ends = alone(["", "", "", "", "NS", "", "", "", ""]);
    assert_eq!(both_ends.dead_ends, 2);
    let one_end = alone(["", "NS", "", "", "NS", "", "", "", ""]);
    assert_eq!(one_end.dead_ends, 1);
    let beside_track_that_turns_away = alone(["", "NS", "", "", "EW", "", "", "", ""]);
    assert_eq!(beside_track_that_turns_away.dead_ends, 3);
    let rows_do_not_join_at_the_rim = alone(["", "", "EW", "ES", "", "", "", "", ""]);
    assert_eq!(rows_do_not_join_at_the_rim.dead_ends, 4);
}

#[test]
fn t_3_2_walls_are_dead_ends_unless_the_option_says_otherwise() {
    let mut input = input(&[(DOORS, ["NW", "", "", "", "", "", "", "", ""]), (DOORS, EMPTY)]);
    assert_eq!(outcome(&input).unwrap().scores[0].dead_ends, 2);
    input["options"]["walls_are_dead_ends"] = json!(false);
    assert_eq!(outcome(&input).unwrap().scores[0].dead_ends, 0);
    input["tiles"][0] = tile("ES");
    assert_eq!(outcome(&input).unwrap().scores[0].dead_ends, 2);
}

#[test]
fn t_4_11_bone_doors_count_two_for_each_section_of_the_path_between_them() {
    let score = alone(["", "NS", "", "", "NS", "", "", "NS", ""]);
    assert_eq!((score.bone_doors, score.tooth_doors, score.other_paths), (6, 0, 0));
    assert_eq!((score.total, score.dead_ends), (1, 0));
    let unfinished = alone(["", "NS", "", "", "NS", "", "", "", ""]);
    assert_eq!((unfinished.bone_doors, unfinished.other_paths), (0, 0));
}

#[test]
fn t_4_12_tooth_doors_count_two_for_each_section_of_the_path_between_them() {
    let score = alone(["", "", "", "EW", "EW", "EW", "", "", ""]);
    assert_eq!((score.bone_doors, score.tooth_doors, score.other_paths), (0, 6, 0));
}

#[test]
fn t_4_13_a_path_between_different_doors_counts_one_for_each_section() {
    let bone_to_tooth = alone(["", "NS", "", "EW", "NW", "", "", "", ""]);
    assert_eq!((bone_to_tooth.other_paths, bone_to_tooth.bone_doors), (3, 0));
    let doors = "1N bone, 7S plain, 0N bone, 3W tooth, 5E tooth";
    let bone_to_plain = with_doors(doors, ["", "NS", "", "", "NS", "", "", "NS", ""]);
    assert_eq!((bone_to_plain.other_paths, bone_to_plain.bone_doors), (3, 0));
}

#[test]
fn t_4_13_a_corner_cell_with_two_doors_has_a_path_of_one_section() {
    let score = with_doors(TWO_ROOMS, ["NW, ES", "", "", "", "", "", "", "", "ES"]);
    assert_eq!((score.other_paths, score.tooth_doors), (1, 2));
    assert_eq!(score.dead_ends, 2);
}

#[test]
fn t_4_13_a_path_with_one_door_scores_nothing() {
    let score = alone(["", "NS", "", "", "NE", "", "", "", ""]);
    assert_eq!((score.other_paths, score.dead_ends, score.total), (0, 1, -5));
}

#[test]
fn x_1_a_rotation_turns_the_track_clockwise() {
    for (rotation, cell) in [(0, 2), (1, 8), (2, 6), (3, 0)] {
        let doors = "2N bone, 2E bone, 6S tooth, 6W tooth, 0N plain, 0W plain, 8E plain, 8S plain";
        let mut input = input(&[(doors, EMPTY), (DOORS, EMPTY)]);
        input["tiles"] = json!([tile("NE")]);
        input["boards"][0]["grid"][cell] = json!([0, rotation]);
        let score = &outcome(&input).unwrap().scores[0];
        assert_eq!(score.dead_ends, 0, "rotation {rotation}");
        let expected = [(2, 0, 0), (0, 0, 1), (0, 2, 0), (0, 0, 1)][usize::from(rotation as u8)];
        assert_eq!((score.bone_doors, score.tooth_doors, score.other_paths), expected);
    }
}
