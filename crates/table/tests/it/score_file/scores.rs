//! Scores of boards, in words and as JSON.

use super::*;
use serde_json::json;

/// Doors that any board of these tests has.
const DOORS: &str = "doors 0N bone, 2N bone, 6S tooth, 8S tooth, 3W plain, 5E plain\n";
const HEAD: &str = "fogbound-score 1\ngame ghosts-galore\n";

/// Returns a file of players whose boards hold these lines.
fn file(boards: &[&str]) -> String {
    let mut file = HEAD.to_owned();
    for (player, lines) in ["Ann", "Bob", "Cy", "Dee", "Eve"].iter().zip(boards) {
        file.push_str(&format!("\nplayer {player}\n{DOORS}{lines}\n"));
    }
    file
}

#[test]
fn t_4_15_an_unfinished_board() {
    let scores = scores(&file(&["4 EW bat", "0 NE ghost\n1 -\n2 NW ghost"]));
    // No dragon (-5), two gaps; no dragon, two ghosts with 3 points each on paths with a bone door
    // and a gap.
    assert_eq!(scores.players.iter().map(total).collect::<Vec<_>>(), [(-5, 2), (1, 2)]);
    assert_eq!(scores.players.iter().map(|player| player.tiles).collect::<Vec<_>>(), [1, 2]);
    assert!(!scores.is_finished());
    insta::assert_snapshot!(words(&scores));
}

#[test]
fn an_empty_board_and_every_category_without_anything() {
    let scores = scores(&file(&["", ""]));
    assert_eq!(scores.players.iter().map(total).collect::<Vec<_>>(), [(-5, 0), (-5, 0)]);
    insta::assert_snapshot!(words(&scores));
}

#[test]
fn t_4_8_a_board_alone_gets_no_bonus_and_no_rank() {
    let one = scores(&file(&["4 EW werewolf"]));
    assert_eq!(points(&one, Category::Werewolves), [4]);
    assert_eq!((ranks(&one), one.winners().count()), (vec![None], 0));
    assert_eq!(one.json()["players"][0]["rank"], json!(null));
    let told = words(&one);
    assert!(told.contains("\nOne board alone: "), "{told}");
    assert!(told.contains("1 werewolf x 4\n") && !told.contains("\nResult\n"), "{told}");
}

#[test]
fn t_4_8_the_bonus_goes_by_the_boards_of_the_file() {
    let two = scores(&file(&["4 EW werewolf", "4 EW werewolf"]));
    assert_eq!(points(&two, Category::Werewolves), [9, 9]);
    let three = scores(&file(&["4 EW werewolf", "4 EW", "4 EW werewolf werewolf"]));
    assert_eq!(points(&three, Category::Werewolves), [4, 0, 18]);
    assert!(words(&three).contains("2 werewolves x 4, and 10 for having most"));
}

#[test]
fn t_3_2_walls_are_dead_ends_unless_the_option_says_no() {
    let board = file(&["1 NS\n4 EW", "7 SW"]);
    let with = scores(&board);
    assert_eq!(with.players.iter().map(total).collect::<Vec<_>>(), [(-5, 4), (-5, 2)]);
    for (value, dead) in [("true", [4, 2]), ("false", [3, 1])] {
        let option = format!("{HEAD}option walls_are_dead_ends {value}\n");
        let scores = scores(&board.replace(HEAD, &option));
        let counted: Vec<u8> =
            scores.players.iter().map(|player| player.report.sheet.dead_ends).collect();
        assert_eq!(counted, dead);
        assert_eq!(words(&scores).contains("A wall made no dead end here"), value == "false");
    }
}

#[test]
fn t_4_14_fewer_dead_ends_break_a_tie() {
    let scores = scores(&file(&["4 EW", "0 NE slime", "3 EW\n4 EW"]));
    // -5 each with 2 and 1 dead ends; slime on one curve: -4.
    assert_eq!(scores.players.iter().map(total).collect::<Vec<_>>(), [(-5, 2), (-4, 1), (-5, 1)]);
    assert_eq!(ranks(&scores), [Some(3), Some(1), Some(2)]);
    insta::assert_snapshot!(result(&scores));
}

#[test]
fn t_4_14_a_shared_win() {
    let full = "0 EW\n1 EW\n2 EW\n3 EW\n4 EW\n5 EW\n6 EW\n7 EW\n8 EW";
    let more = "0 EW slime dragon\n1 EW\n2 EW\n3 EW\n4 EW\n5 EW\n6 EW\n7 EW\n8 EW";
    let scores = scores(&file(&[more, full, more, more]));
    assert_eq!(scores.players.iter().map(total).collect::<Vec<_>>()[..2], [(4, 4), (-2, 4)]);
    assert_eq!(ranks(&scores), [Some(1), Some(4), Some(1), Some(1)]);
    insta::assert_snapshot!(result(&scores));
}

/// Returns the text after the boards.
fn result(scores: &Scores) -> String {
    let words = words(scores);
    words[words.find("\nResult\n").unwrap() + 1..].to_owned()
}

#[test]
fn every_kind_of_arithmetic_in_words() {
    // Crowds of golems and dragons, a loop, golems and bats side by side and alone.
    let board = "0 ES golem bat dragon\n1 SW golem dragon dragon\n3 NE bat bat dragon\n4 NW dragon dragon dragon\n\
        5 EW golem golem dragon\n6 SW satyr satyr ghost\n7 ES dragon\n8 SW golem golem golem; diamond 2";
    let lone =
        "0 EW golem golem golem\n8 EW golem golem golem\n2 ES wisp wisp wisp\n4 EW bat\n6 NE wisp";
    let scores = scores(&file(&[board, lone]));
    insta::assert_snapshot!(words(&scores));
}

#[test]
fn words_fit_the_columns() {
    for columns in [60, 80] {
        let told = scores(EXAMPLE).words(&Texts::english(), columns);
        assert!(told.lines().all(|line| line.chars().count() <= columns), "{told}");
    }
}

#[test]
fn the_json_has_sheet_rank_and_arithmetic() {
    let json = scores(EXAMPLE).json();
    assert_eq!(json["winners"], json!(["Mary"]));
    assert_eq!(json["finished"], json!(true));
    let greg = &json["players"][0];
    assert_eq!((&greg["name"], &greg["rank"]), (&json!("Greg"), &json!(2)));
    assert_eq!(
        greg["sheet"],
        json!({
            "dragons": 1, "ghosts": 6, "golems": 4, "satyrs": 8, "skeletons": 8, "slimes": 9,
            "bats": 10, "werewolves": 17, "wisps": 6, "diamonds": 4, "bone_doors": 6,
            "tooth_doors": 16, "other_paths": 2, "total": 97, "dead_ends": 0,
        })
    );
    insta::assert_snapshot!(serde_json::to_string_pretty(&json["players"][1]).unwrap());
}

#[test]
fn a_file_may_be_written_in_several_ways() {
    let other = "\u{feff}fogbound-score 1 # typed on a phone\r\n\r\ngame   ghosts-galore\r\n# the players\r\n\
        player Ann O'Dea\r\n4\tEW bat  ghost ,NS; diamond 3,1\r\n8 -\r\n\
        doors 0N bone 2N bone,6S tooth 8S tooth\r\nplayer #2\r\n";
    let error = parse("evening.score", other).unwrap_err();
    assert!(error.problems().iter().any(|problem| problem.to_string().contains("needs a name")));
    let other = other.replace("player #2\r\n", "");
    let scores = scores(&other);
    assert_eq!(scores.players[0].name, "Ann O'Dea");
    assert_eq!(scores.players[0].report.diamonds, [1, 3]);
    assert_eq!(scores.players[0].report.paths.len(), 2);
}
