//! T-4.10 to T-4.15: diamonds, doors, the total, ranks, and boards that are not finished.

use crate::board::{Boards, LaidBoard, bare, board, row};
use crate::scene::scene;
use fogbound_game::Game as _;
use fogbound_ghosts_galore::Category::{
    BoneDoors, Diamonds, Dragons, OtherPaths, Skeletons, ToothDoors, Werewolves,
};
use fogbound_ghosts_galore::{Category, Sheet, ranks};

#[test]
fn t_4_10_diamonds_are_worth_what_is_printed() {
    assert_eq!(row(&["NS"]).points(Diamonds), 0);
    assert_eq!(row(&["NS *1 *3", "NE", "EW *7"]).points(Diamonds), 11);
    assert_eq!(row(&["NS *0 *0"]).points(Diamonds), 0);
    assert_eq!(row(&["NS *99 *99 *99"; 9]).points(Diamonds), 2673);
}

/// Doors: bone at 0W and 2E, tooth at 3W and 5E, plain at 6W and 8E.
const DOORS: &str = "0W bone, 2E bone, 3W tooth, 5E tooth, 6W plain, 8E plain";

fn doors(tiles: &str) -> [i16; 3] {
    let sheet = board(DOORS, tiles).sheet();
    [sheet[BoneDoors], sheet[ToothDoors], sheet[OtherPaths]]
}

#[test]
fn t_4_11_one_path_joins_both_bone_doors() {
    assert_eq!(doors("EW | EW | EW\n . | . | .\n . | . | ."), [6, 0, 0]);
    assert_eq!(doors("EW | NS | EW\n . | . | .\n . | . | ."), [0, 0, 0], "not joined");
    let around = "SW | . | ES\n NE | EW | NW\n . | . | .";
    assert_eq!(doors(around), [10, 0, 0], "five sections");
}

#[test]
fn t_4_12_one_path_joins_both_tooth_doors() {
    assert_eq!(doors(". | . | .\n EW | EW | EW\n . | . | ."), [0, 6, 0]);
    assert_eq!(doors(". | . | .\n EW | . | EW\n . | . | ."), [0, 0, 0]);
}

/// A bridge on the path to both doors counts as often as it is crossed.
#[test]
fn t_4_11_each_section_counts() {
    let knot = board(
        "3W bone, 7S bone",
        ".  | ES      | SW
         EW | NS + EW | NW
         .  | NS      | .",
    );
    assert_eq!(knot.points(BoneDoors), 14);
    let teeth = board("3W tooth, 7S tooth", ".|.|.\nEW|SW|.\n.|NS|.");
    assert_eq!(teeth.points(ToothDoors), 6);
}

#[test]
fn t_4_13_other_paths_with_a_door_at_both_ends() {
    assert_eq!(doors(". | . | .\n . | . | .\n EW | EW | EW"), [0, 0, 3], "two plain doors");
    assert_eq!(doors(". | . | .\n SW | . | .\n NW | . | ."), [0, 0, 2], "tooth and plain");
    assert_eq!(doors("SW | . | .\n NW | . | .\n . | . | ."), [0, 0, 2], "bone and tooth");
    let both = "SW | . | ES\n NW | . | NE\n . | . | .";
    assert_eq!(doors(both), [0, 0, 4], "each bone door with a tooth door");
}

#[test]
fn t_4_13_every_such_path_counts() {
    let three = "EW | EW | EW\n SW | . | ES\n NW | . | NE";
    assert_eq!(doors(three), [6, 0, 4]);
    let all = "EW | EW | EW\n EW | EW | EW\n EW | EW | EW";
    assert_eq!(doors(all), [6, 6, 3]);
}

#[test]
fn t_4_13_a_path_with_one_door_or_none_scores_nothing() {
    assert_eq!(doors("EW | EW | .\n EW | EW | .\n EW | EW | ."), [0, 0, 0]);
    assert_eq!(doors(". | NS | .\n . | EW | .\n . | NS | ."), [0, 0, 0]);
    assert_eq!(doors("ES | SW | .\n NE | NW | .\n . | . | ."), [0, 0, 0], "a loop");
}

#[test]
fn t_4_13_the_two_doors_of_a_corner() {
    let corner = |doors: &str| {
        let sheet = board(doors, "NW | . | .\n . | . | .\n . | . | .").sheet();
        [sheet[BoneDoors], sheet[ToothDoors], sheet[OtherPaths]]
    };
    assert_eq!(corner("0N plain, 0W plain"), [0, 0, 1]);
    assert_eq!(corner("0N bone, 0W plain"), [0, 0, 1]);
    assert_eq!(corner("0N bone, 0W tooth"), [0, 0, 1]);
    assert_eq!(corner("0N bone, 0W bone"), [2, 0, 0]);
    assert_eq!(corner("0N tooth, 0W tooth"), [0, 2, 0]);
}

/// Diamonds 4, two skeletons 4, a bone path of one section 2, no dragon −5.
#[test]
fn t_4_14_the_total_is_the_sum() {
    let sheet = board("0N bone, 0W bone", "NW skeleton skeleton *1 *3|.|.\n.|.|.\n.|.|.").sheet();
    assert_eq!(
        [sheet[Diamonds], sheet[Skeletons], sheet[BoneDoors], sheet[Dragons]],
        [4, 4, 2, -5]
    );
    assert_eq!(sheet.total(), 5);
    assert_eq!(sheet.iter().map(|(_, points)| points).sum::<i16>(), 5);
    let one_each = Category::ALL.iter().fold(Sheet::default(), |mut sheet, &category| {
        sheet[category] = 1;
        sheet
    });
    assert_eq!(one_each.total(), 13);
}

#[test]
fn t_4_14_a_total_may_be_negative() {
    assert_eq!(row(&["NS"]).sheet().total(), -5);
}

fn sheet(total: i16, dead_ends: u8) -> Sheet {
    let mut sheet = Sheet::default();
    sheet.dead_ends = dead_ends;
    sheet[Diamonds] = total;
    sheet
}

fn ranks_of(sheets: &[(i16, u8)]) -> Vec<u8> {
    ranks(&sheets.iter().map(|&(total, dead_ends)| sheet(total, dead_ends)).collect::<Vec<_>>())
}

#[test]
fn t_4_14_most_points_win() {
    assert_eq!(ranks_of(&[(50, 9), (70, 20), (60, 0)]), [3, 1, 2]);
    assert_eq!(ranks_of(&[(-7, 0), (-5, 30)]), [2, 1]);
}

#[test]
fn t_4_14_ties_are_broken_by_dead_ends() {
    assert_eq!(ranks_of(&[(50, 9), (50, 8)]), [2, 1]);
    assert_eq!(ranks_of(&[(50, 9), (50, 9)]), [1, 1], "still tied: shared");
    assert_eq!(ranks_of(&[(40, 3), (50, 9), (40, 2), (40, 3)]), [3, 1, 2, 3], "lower ranks too");
}

/// Three have equal points: one wins, the others stay tied.
#[test]
fn t_4_14_one_of_several_tied_players_may_win() {
    assert_eq!(ranks_of(&[(50, 9), (50, 4), (50, 9), (10, 0)]), [2, 1, 2, 4]);
    assert_eq!(ranks_of(&[(50, 4), (50, 4), (50, 9)]), [1, 1, 3]);
    assert!(sheet(50, 4).beats(&sheet(50, 5)) && !sheet(50, 4).beats(&sheet(50, 4)));
    assert!(!sheet(50, 4).beats(&sheet(51, 9)));
}

#[test]
fn t_4_15_an_empty_board() {
    let sheet = bare(". | . | .\n . | . | .\n . | . | .").sheet();
    assert_eq!((sheet.total(), sheet[Dragons], sheet.dead_ends), (-5, -5, 0));
    let table = scene().players(3).start();
    assert!(table.game.sheets().iter().all(|sheet| sheet.total() == -5 && sheet.dead_ends == 0));
}

#[test]
fn t_4_15_an_empty_space_makes_a_dead_end() {
    assert_eq!(board("0W bone", "EW | . | .\n . | . | .\n . | . | .").dead_ends(), 1);
    assert_eq!(board("0W bone", "EW | SW | .\n . | NS | .\n . | . | .").dead_ends(), 1);
}

/// The live score counts what lies there, with the werewolves of all boards, and not the hidden tile.
#[test]
fn t_4_15_the_live_score() {
    let scene = scene().first("three-dragons pack pack slime-on-each");
    let mut table = scene.start();
    let [pack, slime] = [scene.tiles()[2], scene.tiles()[3]];
    table.then(&format!("0 claim {pack} | 1 claim {slime} | 0 place 0 0 | 1 place 4 0"));
    let sheets = table.game.sheets();
    assert_eq!([sheets[0][Werewolves], sheets[1][Werewolves]], [8 + 5, 4]);
    assert_eq!(
        [sheets[0][Dragons], sheets[1][Dragons]],
        [-5, -5],
        "the hidden tile does not count"
    );
    assert_eq!(sheets[1][Diamonds], 2);
    assert_eq!(sheets[1].dead_ends, 4);
    assert_eq!(table.game.view_of(Some(1)).sheets(), sheets);
}

/// A choice that is not revealed yet does not count either.
#[test]
fn t_4_15_what_is_claimed_does_not_count_before_it_lies_there() {
    let scene = scene().first("straight straight treasure treasure");
    let mut table = scene.start();
    table.claim_all();
    table.then("0 place 0 0");
    assert!(table.game.sheets().iter().all(|sheet| sheet[Diamonds] == 0));
    table.then("1 place 0 0");
    assert!(table.game.sheets().iter().all(|sheet| sheet[Diamonds] == 6));
}

#[test]
fn t_4_15_unfinished_boards_have_the_bonus_too() {
    let boards: Vec<LaidBoard> = [".", "NS werewolf", "NS"].map(|tile| row(&[tile])).to_vec();
    let sheets = Boards::of(&boards).sheets();
    assert_eq!(sheets.iter().map(|sheet| sheet[Werewolves]).collect::<Vec<_>>(), [0, 14, 0]);
}

/// The ranks that are reported are those of the sheets, in games with equal totals too.
#[test]
fn t_4_14_the_ranks_that_are_told() {
    let mut broken_ties = 0;
    for number in 0..60 {
        let (mut table, mut rng) =
            crate::random::start(&scene().players(5), &format!("tie {number}"));
        while crate::random::step(&mut table, &mut rng) {}
        let (sheets, ranks) = (table.game.sheets(), table.game.ranks().unwrap());
        let told: Vec<String> = (0..5)
            .map(|seat| format!("scored {seat} {} {}", sheets[seat].total(), ranks[seat]))
            .collect();
        assert_eq!(table.last("scored"), told);
        for (one, other) in (0..5).flat_map(|one| (0..one).map(move |other| (one, other))) {
            let tied = sheets[one].total() == sheets[other].total();
            broken_ties += usize::from(tied && ranks[one] != ranks[other]);
        }
    }
    assert!(broken_ties > 0);
}
