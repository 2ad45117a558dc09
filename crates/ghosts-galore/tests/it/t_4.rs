//! T-4.1 to T-4.9: what stands on tiles.

use crate::board::{Boards, LaidBoard, bare, row};
use fogbound_ghosts_galore::Category::{
    Bats, Dragons, Ghosts, Golems, Satyrs, Skeletons, Slimes, Werewolves, Wisps,
};
use fogbound_ghosts_galore::{Category, Sheet};

/// This many monsters of a type, up to three on a tile.
fn crowd(monster: &str, count: usize) -> LaidBoard {
    let tile = |place: usize| {
        let here = count.saturating_sub(3 * place).min(3);
        format!("EW{}", format!(" {monster}").repeat(here))
    };
    bare(&(0..9).map(tile).collect::<Vec<_>>().join("|"))
}

#[test]
fn t_4_there_are_13_categories() {
    let rules: Vec<&str> = Category::ALL.iter().map(|category| category.rule()).collect();
    let numbered: Vec<String> = (1..=13).map(|number| format!("T-4.{number}")).collect();
    assert_eq!(rules, numbered);
    let sheet = Sheet::default();
    assert!(sheet.iter().map(|(category, _)| category).eq(Category::ALL));
}

#[test]
fn t_4_1_dragons_by_count() {
    let table = [-5, 1, 4, 9, 16, 25, 36, 49, 64];
    for (count, points) in table.into_iter().enumerate() {
        assert_eq!(crowd("dragon", count).points(Dragons), points, "{count} dragons");
    }
    for count in [9, 10, 27] {
        assert_eq!(crowd("dragon", count).points(Dragons), 64, "{count} dragons");
    }
}

#[test]
fn t_4_1_dragons_on_both_sections_count() {
    assert_eq!(row(&["NS dragon + EW dragon dragon"]).points(Dragons), 9);
}

#[test]
fn t_4_2_three_ghosts_on_a_path_count_more() {
    for (ghosts, points) in [(0, 0), (1, 3), (2, 6), (3, 18), (4, 24), (5, 30), (9, 54)] {
        let mut left = ghosts;
        let tiles = ["EW", "EW", "EW"].map(|track| {
            let here = left.min(3);
            left -= here;
            format!("{track}{}", " ghost".repeat(here))
        });
        let tiles = tiles.each_ref().map(String::as_str);
        assert_eq!(row(&tiles).points(Ghosts), points, "{ghosts} ghosts");
    }
}

#[test]
fn t_4_2_every_path_by_itself() {
    let two = row(&["EW ghost ghost", "EW ghost", "NS ghost ghost"]);
    assert_eq!(two.points(Ghosts), 18 + 6);
    assert_eq!(row(&["NS ghost ghost + EW ghost"]).points(Ghosts), 9, "two paths on one tile");
}

/// Apart from each other: on the four corners and in the middle.
#[test]
fn t_4_3_golems_that_stand_alone() {
    let table = [0, 4, 10, 18, 28, 40];
    for (count, points) in table.into_iter().enumerate() {
        let tiles: Vec<&str> = (0..9)
            .map(|space| if space % 2 == 0 && space < 2 * count { "NS golem" } else { "NS" })
            .collect();
        assert_eq!(bare(&tiles.join("|")).points(Golems), points, "{count} golems");
    }
    for more in ["NS golem golem", "NS golem golem golem"] {
        let six = bare(&format!("{more}|NS|NS golem|NS|NS golem|NS|NS golem|NS|NS golem"));
        assert_eq!(six.points(Golems), 40);
    }
}

#[test]
fn t_4_3_a_golem_beside_another_does_not_count() {
    assert_eq!(row(&["NS golem", "NS golem"]).points(Golems), 0);
    assert_eq!(bare("NS golem|.|.\nNS golem|.|.\n.|.|.").points(Golems), 0, "one below the other");
    assert_eq!(bare("NS golem|.|.\n.|NS golem|.\n.|.|.").points(Golems), 10, "corner to corner");
    assert_eq!(bare(".|.|NS golem\nNS golem|.|.\n.|.|.").points(Golems), 10, "not around the edge");
    assert_eq!(
        row(&["NS golem", "NS golem", "NS", "NS", "NS", "NS", "NS golem"]).points(Golems),
        4
    );
}

#[test]
fn t_4_3_golems_on_one_tile_are_not_adjacent() {
    assert_eq!(row(&["NS golem golem"]).points(Golems), 10);
    assert_eq!(row(&["NS golem + EW golem"]).points(Golems), 10);
    assert_eq!(
        row(&["NS golem golem", "NS golem"]).points(Golems),
        0,
        "three that have neighbours"
    );
}

#[test]
fn t_4_4_a_satyr_scores_the_types_on_its_path() {
    assert_eq!(row(&["EW satyr"]).points(Satyrs), 1, "its own included");
    assert_eq!(row(&["EW satyr satyr"]).points(Satyrs), 2);
    assert_eq!(row(&["EW satyr bat", "EW bat ghost"]).points(Satyrs), 3);
    assert_eq!(row(&["EW satyr bat", "EW satyr ghost"]).points(Satyrs), 6);
    assert_eq!(row(&["EW satyr", "NS bat ghost"]).points(Satyrs), 1, "not on its path");
    assert_eq!(row(&["NS satyr + EW bat"]).points(Satyrs), 1, "nor on another of its tile");
    let all = row(&["EW satyr dragon ghost", "EW golem skeleton slime", "EW bat werewolf wisp"]);
    assert_eq!(all.points(Satyrs), 9);
}

#[test]
fn t_4_5_skeletons_count_diamonds_whatever_their_values() {
    assert_eq!(row(&["NS skeleton"]).points(Skeletons), 0);
    assert_eq!(row(&["NS skeleton *5"]).points(Skeletons), 1);
    assert_eq!(row(&["NS skeleton *0"]).points(Skeletons), 1, "a diamond worth nothing");
    assert_eq!(row(&["NS skeleton skeleton", "EW skeleton *1 *3", "NE *9"]).points(Skeletons), 9);
    assert_eq!(row(&["NS *1 *2 *3"]).points(Skeletons), 0);
}

#[test]
fn t_4_6_slimes_count_curves() {
    assert_eq!(row(&["NS slime"]).points(Slimes), 0);
    assert_eq!(row(&["NE slime"]).points(Slimes), 1, "the one it stands on");
    assert_eq!(row(&["NS slime", "NE", "NE + SW"]).points(Slimes), 3, "a double curve is two");
    assert_eq!(row(&["NS slime + EW slime", "NE", "SW slime"]).points(Slimes), 6);
    for curve in ["NE", "ES", "SW", "NW"] {
        assert_eq!(row(&["NS slime", curve]).points(Slimes), 1, "{curve}");
    }
    assert_eq!(row(&["NE", "NE + SW"]).points(Slimes), 0);
}

#[test]
fn t_4_7_bats_beside_bats() {
    assert_eq!(row(&["NS bat"]).points(Bats), 0);
    assert_eq!(row(&["NS bat", "NS bat"]).points(Bats), 10);
    assert_eq!(bare("NS bat|.|.\nNS bat|.|.\n.|.|.").points(Bats), 10, "one below the other");
    assert_eq!(bare("NS bat|.|.\n.|NS bat|.\n.|.|.").points(Bats), 0, "corner to corner");
    assert_eq!(bare(".|.|NS bat\nNS bat|.|.\n.|.|.").points(Bats), 0, "not around the edge");
    assert_eq!(row(&["NS bat", "NS bat bat", "NS", "NS", "NS", "NS", "NS bat"]).points(Bats), 15);
}

#[test]
fn t_4_7_bats_on_one_tile_do_not_help_each_other() {
    assert_eq!(row(&["NS bat bat bat"]).points(Bats), 0);
    assert_eq!(row(&["NS bat + EW bat"]).points(Bats), 0);
    assert_eq!(row(&["NS bat bat", "NS bat"]).points(Bats), 15);
}

/// The werewolves of a game with this many on each board.
fn packs(counts: &[usize]) -> Vec<i16> {
    let boards: Vec<LaidBoard> = counts.iter().map(|&count| crowd("werewolf", count)).collect();
    Boards::of(&boards).sheets().iter().map(|sheet| sheet[Werewolves]).collect()
}

#[test]
fn t_4_8_the_most_werewolves_of_three_or_more_players() {
    assert_eq!(packs(&[2, 3, 1]), [8, 22, 4]);
    assert_eq!(packs(&[3, 1, 3]), [22, 4, 22], "ties included");
    assert_eq!(packs(&[1, 1, 1, 1]), [14; 4]);
    assert_eq!(packs(&[0, 1, 0, 0, 0]), [0, 14, 0, 0, 0]);
}

#[test]
fn t_4_8_the_most_werewolves_of_two_players() {
    assert_eq!(packs(&[3, 2]), [17, 8]);
    assert_eq!(packs(&[1, 4]), [4, 21]);
    assert_eq!(packs(&[2, 2]), [13, 13], "a tie gives 5 to both");
}

#[test]
fn t_4_8_nobody_has_a_werewolf() {
    assert_eq!(packs(&[0, 0]), [0, 0]);
    assert_eq!(packs(&[0, 0, 0, 0, 0]), [0; 5]);
}

#[test]
fn t_4_8_a_board_by_itself_has_no_bonus() {
    assert_eq!(crowd("werewolf", 5).points(Werewolves), 20);
}

#[test]
fn t_4_9_wisps_by_count() {
    let points = [0, 3, 6, 9, 16, 20, 24, 35, 40];
    for (count, points) in points.into_iter().enumerate() {
        assert_eq!(crowd("wisp", count).points(Wisps), points, "{count} wisps");
    }
    assert_eq!(crowd("wisp", 27).points(Wisps), 135);
}

/// A monster is counted in its own category alone.
#[test]
fn t_4_each_monster_in_its_own_category() {
    let names =
        ["dragon", "ghost", "golem", "satyr", "skeleton", "slime", "bat", "werewolf", "wisp"];
    let own = [Dragons, Ghosts, Golems, Satyrs, Skeletons, Slimes, Bats, Werewolves, Wisps];
    let none = row(&["NE *1", "NS"]).sheet();
    for (name, category) in names.into_iter().zip(own) {
        let one = format!("NE {name} *1");
        let board = if name == "bat" { row(&[&one, "NS bat"]) } else { row(&[&one, "NS"]) };
        let sheet = board.sheet();
        for (other, points) in sheet.iter() {
            assert_eq!(points != none[other], other == category, "{name}: {other:?}");
        }
    }
}
