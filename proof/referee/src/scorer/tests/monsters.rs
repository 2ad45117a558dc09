//! T-4.1 to T-4.10 and T-4.15: one category after the other.

use super::*;

/// So many tiles with one such monster on a straight track each.
fn many(monster: &str, number: usize) -> Score {
    let texts: Vec<String> = (0..9)
        .map(|cell| match number {
            number if number > cell + 9 => format!("EW {monster} {monster}"),
            number if number > cell => format!("EW {monster}"),
            _ => String::new(),
        })
        .collect();
    alone(std::array::from_fn(|cell| texts[cell].as_str()))
}

#[test]
fn t_4_1_dragons_by_their_table_and_no_more_than_eight() {
    let points = [-5, 1, 4, 9, 16, 25, 36, 49, 64, 64, 64];
    for (number, points) in points.into_iter().enumerate() {
        assert_eq!(many("dragon", number).dragons, points, "{number}");
    }
}

#[test]
fn t_4_2_ghosts_are_worth_more_on_a_path_with_three() {
    let pair = alone(["EW ghost", "EW ghost", "", "", "", "", "", "", ""]);
    assert_eq!(pair.ghosts, 6);
    let three = alone(["EW ghost", "EW ghost", "EW ghost", "", "", "", "", "", ""]);
    assert_eq!(three.ghosts, 18);
    let three_and_one = alone(["EW ghost", "EW ghost ghost", "", "EW ghost", "", "", "", "", ""]);
    assert_eq!(three_and_one.ghosts, 21);
    let two_paths_of_two =
        alone(["EW ghost", "EW ghost", "", "EW ghost ghost", "", "", "", "", ""]);
    assert_eq!(two_paths_of_two.ghosts, 12);
    let on_one_tile = alone(["EW ghost, NS ghost ghost", "", "", "", "", "", "", "", ""]);
    assert_eq!(on_one_tile.ghosts, 9, "the two sections are two paths");
}

#[test]
fn t_4_3_lonely_golems_by_their_table() {
    const G: &str = "EW golem";
    let golems = |grid: [&str; 9]| alone(grid).golems;
    assert_eq!(golems(EMPTY), 0);
    assert_eq!(golems([G, "", "", "", "", "", "", "", ""]), 4);
    assert_eq!(golems([G, "", G, "", "", "", "", "", ""]), 10);
    assert_eq!(golems([G, "", G, "", "", "", G, "", ""]), 18);
    assert_eq!(golems([G, "", G, "", "", "", G, "", G]), 28);
    assert_eq!(golems([G, "", G, "", G, "", G, "", G]), 40);
}

#[test]
fn t_4_3_golems_side_by_side_are_not_counted_but_diagonal_ones_are() {
    let golems = |grid: [&str; 9]| alone(grid).golems;
    assert_eq!(golems(["EW golem", "EW golem", "", "", "", "", "", "", ""]), 0);
    assert_eq!(golems(["EW golem", "", "", "EW golem", "", "", "", "", "EW golem"]), 4);
    assert_eq!(golems(["EW golem", "", "", "", "EW golem", "", "", "", ""]), 10);
    assert_eq!(golems(["", "", "EW golem", "EW golem", "", "", "", "", ""]), 10, "rows end");
}

#[test]
fn t_4_3_golems_on_one_tile_are_all_lonely_and_more_than_five_count_as_five() {
    let golems = |grid: [&str; 9]| alone(grid).golems;
    assert_eq!(golems(["EW golem, NS golem", "", "", "", "", "", "", "", ""]), 10);
    let six = ["EW golem golem", "", "EW golem golem", "", "EW golem golem", "", "", "", ""];
    assert_eq!(golems(six), 40);
}

#[test]
fn t_4_4_a_satyr_scores_the_types_on_its_path() {
    let score = alone(["EW satyr bat", "EW bat ghost", "", "EW satyr", "", "", "", "", ""]);
    assert_eq!(score.satyrs, 3 + 1);
    let two_on_a_path = alone(["EW satyr", "EW satyr dragon", "", "", "", "", "", "", ""]);
    assert_eq!(two_on_a_path.satyrs, 4);
    let all = ["EW satyr bat dragon", "EW ghost golem slime", "EW skeleton werewolf wisp"];
    let all = alone([all[0], all[1], all[2], "NS satyr", "", "", "", "", ""]);
    assert_eq!(all.satyrs, 9 + 1);
}

#[test]
fn t_4_5_a_skeleton_scores_the_number_of_diamonds() {
    let score = alone(["EW skeleton, 3", "EW skeleton skeleton, 1, 5", "", "", "", "", "", "", ""]);
    assert_eq!(score.skeletons, 9);
    assert_eq!(alone(["EW skeleton", "", "", "", "", "", "", "", ""]).skeletons, 0);
}

#[test]
fn t_4_6_a_slime_scores_the_number_of_curves() {
    let score = alone(["NE slime", "NE, SW slime", "EW", "NS, EW", "", "", "", "", ""]);
    assert_eq!(score.slimes, 6);
    assert_eq!(alone(["NS slime, EW", "", "", "", "", "", "", "", ""]).slimes, 0);
    let curves = ["NE slime", "ES", "SW", "NW", "", "", "", "", ""];
    assert_eq!(alone(curves).slimes, 4);
}

#[test]
fn t_4_7_a_bat_needs_a_bat_on_the_next_tile() {
    let bats = |grid: [&str; 9]| alone(grid).bats;
    assert_eq!(bats(["NS bat bat", "", "", "", "", "", "", "", ""]), 0);
    assert_eq!(bats(["NS bat bat", "EW bat", "", "", "", "", "", "", ""]), 15);
    assert_eq!(bats(["NS bat", "", "", "", "NS bat", "", "", "", ""]), 0, "diagonal");
    assert_eq!(bats(["", "", "", "NS bat", "", "", "EW bat", "", "NS bat"]), 10);
    assert_eq!(bats(["", "", "EW bat", "EW bat", "", "", "", "", ""]), 0, "rows end");
}

fn werewolves(numbers: &[usize]) -> Vec<i64> {
    let texts: Vec<String> =
        numbers.iter().map(|number| "NS".to_owned() + &" werewolf".repeat(*number)).collect();
    let grids: Vec<[&str; 9]> =
        texts.iter().map(|text| [text, "", "", "", "", "", "", "", ""]).collect();
    together(&grids).scores.iter().map(|score| score.werewolves).collect()
}

#[test]
fn t_4_8_most_werewolves_bring_five_to_one_of_two_or_to_both() {
    assert_eq!(werewolves(&[3, 2]), [17, 8]);
    assert_eq!(werewolves(&[2, 2]), [13, 13]);
    assert_eq!(werewolves(&[0, 1]), [0, 9]);
}

#[test]
fn t_4_8_most_werewolves_bring_ten_among_three_or_more_ties_included() {
    assert_eq!(werewolves(&[3, 2, 1]), [22, 8, 4]);
    assert_eq!(werewolves(&[2, 0, 2]), [18, 0, 18]);
    assert_eq!(werewolves(&[1, 1, 1, 1, 1]), [14; 5]);
    assert_eq!(werewolves(&[1, 2, 1, 2]), [4, 18, 4, 18]);
}

#[test]
fn t_4_8_nobody_has_most_of_no_werewolves() {
    assert_eq!(werewolves(&[0, 0]), [0, 0]);
    assert_eq!(werewolves(&[0, 0, 0]), [0, 0, 0]);
}

#[test]
fn t_4_9_wisps_are_worth_more_in_numbers() {
    let points = [0, 3, 6, 9, 16, 20, 24, 35, 40, 45, 50];
    for (number, points) in points.into_iter().enumerate() {
        assert_eq!(many("wisp", number).wisps, points, "{number}");
    }
}

#[test]
fn t_4_10_diamonds_are_worth_what_is_printed() {
    let score = alone(["NS, 1, 3", "", "", "", "EW, 5", "", "", "", "NE"]);
    assert_eq!(score.diamonds, 9);
    assert_eq!(score.total, 4);
}

#[test]
fn t_4_15_an_empty_board_has_only_the_missing_dragon() {
    let score = alone(EMPTY);
    assert_eq!(score, Score { dragons: -5, total: -5, ..Score::default() });
}
