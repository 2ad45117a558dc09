//! Whole games of Carcassonne through the terminal, as players (or a script) would play them.

use crate::common::{hints, only_file, run, text};
use std::path::Path;
use tempfile::TempDir;

const GAME: [&str; 4] = ["play", "carcassonne", "--seed", "dusk"];

/// The arguments of a game, with more of them.
fn game<'a>(more: &[&'a str]) -> Vec<&'a str> {
    [&GAME[..], more].concat()
}

/// Returns the output of a game with these answers; it must end well.
fn shown(data: &Path, more: &[&str], input: &str) -> String {
    let output = run(data, &game(more), input.as_bytes());
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout)
}

fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn c_6_a_whole_game_by_hints_is_over_scored_step_by_step_and_kept() {
    let data = TempDir::new().unwrap();
    let output = run(data.path(), &game(&["--bots", "2"]), &hints(400));
    let shown = text(&output.stdout);
    assert!(output.status.success(), "{}", text(&output.stderr));
    for part in ["The final scoring", "First place", "Seed: dusk"] {
        assert!(shown.contains(part), "{part} is missing: {shown}");
    }
    // Events were reported with their rule.
    let told = flat(&shown);
    for rule in ["[C-3]", "[C-5]", "[G-2.2]", "[G-2.3]", "[G-2.7]", "[G-4.2]"] {
        assert!(told.contains(rule), "{rule} never came");
    }
    let record = only_file(data.path().join("fogbound").join("finished"));
    let record = record.display().to_string();
    assert!(shown.contains(&record));
    // The record replays, and whoever resumes it sees the end again.
    let replay = run(data.path(), &["replay", &record], b"");
    assert!(replay.status.success(), "{}", text(&replay.stderr));
    let again = text(&run(data.path(), &["play", "--resume", &record], b"").stdout);
    let end = |shown: &str| shown[shown.find("\nThe final scoring").unwrap()..].to_owned();
    assert_eq!(end(&again), end(&shown));
}

#[test]
fn every_line_fits_into_80_columns_and_has_no_colour_codes() {
    let words =
        "?\nscore all\nr\ntiles\nwhy\nlog all\nsize\nboard 2 -1\nsize\ngap 0 3\nrule G-2.7\n";
    let games: [&[&str]; 5] = [
        &["--bots", "2"],
        &["--players", "6", "--bots", "all-but-3"],
        &["--players", "3", "--bots", "2,3", "--parts", "none", "--no-farmers"],
        &["--players", "4", "--bots", "all-but-1", "--parts", "guards,cemeteries"],
        &["--players", "5", "--parts", "mist,castles", "--option", "ghost_cost=scorers"],
    ];
    for more in games {
        let data = TempDir::new().unwrap();
        // Advice takes its time, and looks the same in the last rounds.
        let unadvised = words.replace("best\n", "").replace("hint\n", "");
        let rest = format!("{unadvised}{}", "1\n\n".repeat(60)).repeat(4);
        let input = format!("{words}{}{rest}", text(&hints(12)));
        let more = [more, &["--save", "wide.fogbound"]].concat();
        let shown = shown(data.path(), &more, &input);
        assert!(shown.lines().count() > 1000, "{shown}");
        for line in shown.lines() {
            assert!(line.chars().count() <= 80, "{more:?}: {line}");
            assert!(!line.contains('\u{1b}'), "{more:?}: {line}");
        }
    }
}

#[test]
fn c_3_what_a_placement_completes_is_shown_before_it_is_confirmed() {
    let data = TempDir::new().unwrap();
    let moves = "1\n\n2\n\n4\n\n2\n\n";
    let shown = shown(data.path(), &["--bots", "2"], &format!("{moves}0 -1 1\nr\nundo\nq\n"));
    let tried = flat(shown.split("0 -1 1").nth(1).unwrap());
    assert!(tried.contains("Magpie: a ghost comes to the meeple at (1, 2)"), "{tried}");
    assert!(tried.contains("Complete and free: 2 points for a meeple placed now"), "{tried}");
    assert!(tried.contains("Nothing is chosen any more."), "{tried}");
    let record = only_file(data.path().join("fogbound").join("unfinished"));
    let kept = std::fs::read_to_string(record).unwrap();
    assert!(!kept.contains("place 0 -1 1"), "nothing was confirmed: {kept}");
}

#[test]
fn c_4_meeples_are_offered_with_what_they_would_bring() {
    let data = TempDir::new().unwrap();
    let moves = "1\n\n2\n\n4\n\n2\n\n";
    let shown = shown(data.path(), &["--bots", "2"], &format!("{moves}0 -1 1!\n2\n\nq\n"));
    let turn = flat(shown.split("0 -1 1!").nth(1).unwrap());
    for line in [
        "1 no meeple",
        "2 a meeple on the S road – complete, 2 points at once",
        "4 a meeple on the W road – worth 1 so far, 1 end open",
        "3 a guard on the S road",
        // Before it is confirmed, and when it has happened.
        "→ A road of 2 tiles is complete, 2 points: You +2",
        "A road of 2 tiles is complete, 2 points: You +2. [C-5]",
    ] {
        assert!(turn.contains(line), "{line} is missing: {turn}");
    }
}

#[test]
fn g_2_2_the_meeples_that_can_get_a_ghost_are_numbered_on_the_board() {
    let data = TempDir::new().unwrap();
    let shown = shown(data.path(), &["--bots", "2"], &"1!\n".repeat(80));
    let asked = shown.split("which meeple of another player").next().unwrap();
    let board = &asked[asked.rfind("is placed at").unwrap()..];
    assert!(board.contains("1)") && board.contains("2)"), "{board}");
    let list = shown.split("which meeple of another player").nth(1).unwrap();
    let list = flat(list.split("> ").next().unwrap());
    assert!(list.contains("1 Magpie’s meeple at ("), "{list}");
    assert!(!list.contains("own meeple"), "{list}");
}

#[test]
fn c_7_nobody_has_to_look_away() {
    let data = TempDir::new().unwrap();
    let shown = shown(data.path(), &["--players", "3"], &"hint\n\n".repeat(8));
    assert!(shown.contains("Seat 1: Where") && shown.contains("Seat 2: Where"), "{shown}");
    assert!(!shown.contains("Pass the screen"), "{shown}");
}

#[test]
fn undo_is_free_up_to_the_last_draw() {
    let data = TempDir::new().unwrap();
    let shown =
        shown(data.path(), &["--save", "undo.fogbound"], "1!\nundo\n2!\n1!\nundo\nwhy\nq\n");
    assert!(shown.contains("Taken back."), "{shown}");
    assert!(shown.contains("Something hidden has been revealed since then"), "{shown}");
    assert!(shown.contains("X-6  "), "the refusal is what `why` explains: {shown}");
    let record = std::fs::read_to_string(data.path().join("undo.fogbound")).unwrap();
    assert_eq!(record.matches("\nundo 1").count(), 1, "{record}");
}

#[test]
fn a_game_goes_on_where_it_was_left() {
    let data = TempDir::new().unwrap();
    let setup = ["--bots", "2", "--parts", "mist", "--save"];
    let whole = [&setup[..], &["whole.fogbound"]].concat();
    shown(data.path(), &whole, &"1!\n".repeat(300));
    let broken = [&setup[..], &["broken.fogbound"]].concat();
    let left = shown(data.path(), &broken, &"1!\n".repeat(45));
    assert!(left.contains("fogbound play --resume broken.fogbound"), "{left}");
    for command in [&["play"][..], &["play", "carcassonne"]] {
        let resume = [command, &["--resume", "broken.fogbound"]].concat();
        let input = "1!\n".repeat(if command.len() == 1 { 10 } else { 300 });
        let output = run(data.path(), &resume, input.as_bytes());
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert!(text(&output.stdout).contains("Carcassonne"));
    }
    let read = |name: &str| std::fs::read_to_string(data.path().join(name)).unwrap();
    assert_eq!(read("broken.fogbound"), read("whole.fogbound"));
}

#[test]
fn the_score_of_a_running_game_is_that_of_its_record() {
    let data = TempDir::new().unwrap();
    let input = "hint!\n".repeat(60) + "score all\nq\n";
    let shown = shown(data.path(), &["--save", "score.fogbound"], &input);
    let told = shown.split("> score all\n").nth(1).unwrap();
    let told = told.split("> q").next().unwrap();
    let record = run(data.path(), &["score", "carcassonne", "score.fogbound"], b"");
    let record = text(&record.stdout);
    let (title, record) = record.split_at(record.find("\nHow the scores").unwrap());
    assert!(title.starts_with("Carcassonne with 2 players"), "{title}");
    assert!(record.contains("Scores: Seat 1") && record.contains("First place"), "{record}");
    assert_eq!(told, record);
}

#[test]
fn g_0_parts_that_are_left_out_do_not_show() {
    let data = TempDir::new().unwrap();
    let more = ["--parts", "none", "--no-farmers", "--save", "base.fogbound"];
    let shown = shown(data.path(), &more, &("hint!\n".repeat(20) + "q\n"));
    assert!(shown.contains("Carcassonne · no farmers"), "{shown}");
    // The line about the game speaks of all of it.
    let (_, shown) = shown.split_once("Aid level").unwrap();
    for word in ["guard", "ghost", " field", "to gain"] {
        assert!(!shown.contains(word), "{word}: {shown}");
    }
    let record = std::fs::read_to_string(data.path().join("base.fogbound")).unwrap();
    assert!(record.contains("option farmers false"), "{record}");
}

#[test]
fn bad_input_is_answered_and_changes_nothing() {
    let data = TempDir::new().unwrap();
    std::fs::write(data.path().join("taken"), "").unwrap();
    let input =
        b"\n0\n99\n99999999999999999999\n-1\n1 1\n1 1 9\nplace\nplace 0 0 0\nfoo bar\npass\n\
        ghost 0 0\nmeeple guard road N\nmeeple hound road N\nundo\n\xff\xfe\x00\n!\nwhy 0\nwhy x\n\
        rule Q-1\ngap\ngap 1\nboard x\nlog -3\nscore never\nsave taken/at/all\n\x1b[A\nr\nr\nr\nr\n\
        undo now\nq\n";
    let output = run(data.path(), &game(&["--bots", "2"]), input);
    let shown = text(&output.stdout);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(output.stderr.is_empty(), "{}", text(&output.stderr));
    assert!(shown.contains("There is nothing to undo,"), "{shown}");
    assert!(shown.contains("X-7"), "a refusal names its rule: {shown}");
    assert!(shown.contains("Say which cell"), "{shown}");
    assert!(shown.contains("Cannot write taken/at/all"), "{shown}");
    let record = only_file(data.path().join("fogbound").join("unfinished"));
    let kept = std::fs::read_to_string(record).unwrap();
    assert!(!kept.lines().any(|line| line.starts_with("place")), "{kept}");
}

#[test]
fn a_meeple_that_cannot_stand_there_is_refused_with_the_rule() {
    let data = TempDir::new().unwrap();
    let moves = "1!\nmeeple meeple road N\nmeeple guard castle -\n9\n2 2\nghost 0 0\n";
    let shown = shown(data.path(), &[], &format!("{moves}r\nq\n"));
    assert!(flat(&shown).contains("(C-4 "), "{shown}");
    assert!(shown.contains("That is no answer here"), "{shown}");
    assert!(shown.contains("There is no tile in hand to turn."), "{shown}");
}

#[test]
fn the_end_of_input_keeps_the_game_at_every_question() {
    let data = TempDir::new().unwrap();
    for (at, input) in ["", "1\n", "1\n\n", "1\n\n2\n", "1\n\n2\n\n"].iter().enumerate() {
        let save = format!("{at}.fogbound");
        let shown = shown(data.path(), &["--save", &save], input);
        assert!(shown.contains(&format!("--resume {save}")), "{at}");
        assert!(data.path().join(save).exists());
    }
}

#[test]
fn bots_alone_play_a_whole_game() {
    let data = TempDir::new().unwrap();
    let more = ["--players", "6", "--bots", "all", "--bot", "random"];
    let shown = shown(data.path(), &more, "");
    assert!(shown.contains("Wisp 6:") && shown.contains("First place"), "{shown}");
}

#[test]
fn wrong_arguments_are_refused_with_a_reason() {
    let data = TempDir::new().unwrap();
    let run = |more: &[&str]| run(data.path(), &game(more), b"");
    let refused = [
        (&["--players", "1"][..], 2, "2 to 6"),
        (&["--players", "7"], 2, "2 to 6"),
        (&["--bot", "planner"], 2, "greedy"),
        (&["--parts", "ghosts"], 2, "mist,castles,guards,cemeteries"),
        (&["--parts", "castles"], 2, "G-0"),
        (&["--bots", "3"], 2, "the seats 1 to 2"),
        (&["--option", "farmers"], 2, "ID=VALUE"),
        (&["--option", "joint_scoring=majority"], 2, "ghost_cost=everyone|scorers"),
        (&["--base", "/nowhere"], 1, "cannot read /nowhere"),
        (&["--tiles", "/nowhere"], 1, "cannot read /nowhere"),
        (&["--told"], 2, "--seed"),
    ];
    for (more, code, reason) in refused {
        let output = run(more);
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(code), "{more:?}: {said}");
        assert!(said.contains(reason), "{more:?}: {said}");
    }
}

#[test]
fn x_6_tiles_from_a_box_are_told_by_name() {
    let data = TempDir::new().unwrap();
    let args = ["play", "carcassonne", "--told", "--parts", "none", "--save", "told.fogbound"];
    let input = "no-such-tile\ntiles\nV\n1!\n1!\nc\nq\n";
    let output = run(data.path(), &args, input.as_bytes());
    let shown = text(&output.stdout);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(shown.contains("No tile that is left has this name"), "{shown}");
    assert!(shown.contains("Where do you place “shepherd bend”?"), "{shown}");
    assert!(shown.contains("Where do you place “heart of the city”?"), "{shown}");
    let record = std::fs::read_to_string(data.path().join("told.fogbound")).unwrap();
    let resume = ["play", "--resume", "told.fogbound"];
    assert!(run(data.path(), &resume, b"").status.success());
    assert_eq!(std::fs::read_to_string(data.path().join("told.fogbound")).unwrap(), record);
}

#[test]
fn a_game_with_sets_of_ones_own_goes_on_with_them() {
    let data = TempDir::new().unwrap();
    let set =
        include_str!("../../../../sets/base-1.toml").replace("id = \"base\"", "id = \"mine\"");
    std::fs::write(data.path().join("mine.toml"), set).unwrap();
    let more = ["--base", "mine.toml", "--parts", "none", "--save", "own.fogbound"];
    shown(data.path(), &more, "hint!\n");
    let resume = |more: &[&str]| {
        run(data.path(), &[&["play", "--resume", "own.fogbound"], more].concat(), b"")
    };
    let refused = resume(&[]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(text(&refused.stderr).contains("mine"), "{}", text(&refused.stderr));
    assert!(resume(&["--tiles", "mine.toml"]).status.success());
}
