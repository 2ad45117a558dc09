//! Whole games of Ghosts Galore through the terminal, as players (or a script) would play them.

use crate::common::{fogbound, hints, only_file, run, text};
use crate::pictures::{dealt_again, recorded};
use std::path::Path;
use std::process::Stdio;
use tempfile::TempDir;

const GAME: [&str; 4] = ["play", "ghosts-galore", "--seed", "lamplight"];
/// The arguments of a game, with more of them.
fn game<'a>(more: &[&'a str]) -> Vec<&'a str> {
    [&GAME[..], more].concat()
}

/// Answers of two people at one screen in all eight rounds, and for their hidden tiles at the end:
/// claim, claim, place, place. Enter takes the screen; where it need not be passed on, it does nothing.
fn two_people() -> String {
    "\n1!\n\n1!\n\nhint!\n\nhint!\n".repeat(8) + "\nhint!\n\nhint!\n"
}

fn flat(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

#[test]
fn t_4_14_a_whole_game_by_hints_is_over_scored_and_kept() {
    let data = TempDir::new().unwrap();
    let output = run(data.path(), &game(&["--bots", "2"]), &hints(400));
    let shown = text(&output.stdout);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(shown.contains("Round 8 of 8") && shown.contains("First place"), "{shown}");
    assert!(shown.contains("\n1. ") && shown.contains("\n2. "), "both boards are told: {shown}");
    assert!(shown.contains("Seed: lamplight"));
    let record = only_file(data.path().join("fogbound").join("finished"));
    let record = record.display().to_string();
    assert!(shown.contains(&record));
    // The record replays, and whoever resumes it sees the end again.
    let replay = run(data.path(), &["replay", &record], b"");
    assert!(replay.status.success(), "{}", text(&replay.stderr));
    let again = text(&run(data.path(), &["play", "--resume", &record], b"").stdout);
    let end = |shown: &str| shown[shown.find("\n1. ").unwrap()..].to_owned();
    assert_eq!(end(&again), end(&shown));
}

#[test]
fn every_line_fits_into_80_columns_and_has_no_colour_codes() {
    let words = "?\nbest\nr\nsheet\nsheet 1\nboards\ntiles\nwhy\nlog all\nsize\nboard\nsize\nrule T-4.8\nhint\n";
    let games: [&[&str]; 5] = [
        &["--bots", "2"],
        &["--players", "3", "--bots", "all-but-3", "--experienced"],
        &["--players", "4", "--bots", "2,3,4", "--option", "choose_side=true"],
        &["--players", "5", "--bots", "all-but-2"],
        &["--players", "5", "--bots", "2,3"],
    ];
    for more in games {
        let data = TempDir::new().unwrap();
        // Advice takes its time, and looks the same in the last rounds.
        let unadvised = words.replace("best\n", "").replace("hint\n", "");
        let turn = |words: &str| format!("{words}\n1\n4\n\n");
        let input = turn(words).repeat(2) + &turn(&unadvised).repeat(58);
        let args = [&game(more)[..], &["--save", "wide.fogbound"]].concat();
        let shown = text(&run(data.path(), &args, input.as_bytes()).stdout);
        assert!(shown.lines().count() > 1000, "{shown}");
        for line in shown.lines() {
            assert!(line.chars().count() <= 80, "{more:?}: {line}");
            assert!(!line.contains('\u{1b}'), "{more:?}: {line}");
        }
    }
}

#[test]
fn x_5_a_choice_can_be_taken_back_as_long_as_others_have_to_choose() {
    let data = TempDir::new().unwrap();
    // One places, takes that back before the screen is passed on, and places elsewhere at once; the other cannot take that
    // back.
    let input = b"\n1!\n\n1!\n0!\nundo\n8!\n\nundo\n0!\nq\n";
    let output = run(data.path(), &game(&["--save", "hot.fogbound"]), input);
    let shown = text(&output.stdout);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(shown.contains("Taken back."), "{shown}");
    let record = std::fs::read_to_string(data.path().join("hot.fogbound")).unwrap();
    let log: Vec<&str> = record.lines().filter(|line| line.starts_with(['s', 'u'])).collect();
    let placed = log.iter().position(|line| *line == "seat 1 place 0 0").unwrap();
    assert_eq!(
        log[placed..],
        ["seat 1 place 0 0", "undo 1", "seat 1 place 8 0", "seat 0 place 0 0"]
    );
}

#[test]
fn undo_is_free_up_to_the_last_reveal() {
    let data = TempDir::new().unwrap();
    // In a game of three nothing is revealed when the first tile is left, but when it is claimed: the
    // next has nothing but the stack.
    let args = game(&["--players", "3"]);
    let shown = text(&run(data.path(), &args, b"\n2!\n\nundo\n\n1!\n\nundo\nwhy\nq\n").stdout);
    assert!(shown.contains("Taken back."), "{shown}");
    assert!(shown.contains("Something hidden has been revealed since then"), "{shown}");
    assert!(shown.contains("X-6  "), "the refusal is what `why` explains: {shown}");
}

#[test]
fn a_game_goes_on_where_it_was_left_even_among_simultaneous_choices() {
    let data = TempDir::new().unwrap();
    let answers = two_people();
    let whole = game(&["--save", "whole.fogbound"]);
    assert!(run(data.path(), &whole, answers.as_bytes()).status.success());
    // Left after seat 0 has chosen and seat 1 has not.
    let lines: Vec<&str> = answers.lines().collect();
    let (first, second) = lines.split_at(8 * 3 + 6);
    let broken = game(&["--save", "broken.fogbound"]);
    let output = run(data.path(), &broken, (first.join("\n") + "\n").as_bytes());
    assert!(text(&output.stdout).contains("fogbound play --resume broken.fogbound"));
    let resume = ["play", "--resume", "broken.fogbound"];
    let output = run(data.path(), &resume, (second.join("\n") + "\n").as_bytes());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let read = |name: &str| std::fs::read_to_string(data.path().join(name)).unwrap();
    assert_eq!(read("broken.fogbound"), read("whole.fogbound"));
}

#[test]
fn a_record_says_which_game_goes_on() {
    let data = TempDir::new().unwrap();
    let mists = ["play", "mists", "--seed", "fog", "--save", "fog.fogbound"];
    assert!(run(data.path(), &mists, b"hint!\n").status.success());
    for command in [&["play"][..], &["play", "ghosts-galore"], &["play", "mists"]] {
        let resume = [command, &["--resume", "fog.fogbound"]].concat();
        let output = run(data.path(), &resume, b"");
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert!(text(&output.stdout).contains("Mists over Carcassonne, level 1\n"));
    }
}

#[test]
fn t_1_1_t_1_3_sides_and_offers_are_chosen_before_the_first_round() {
    let data = TempDir::new().unwrap();
    let args = game(&["--experienced", "--option", "choose_side=true", "--bots", "2"]);
    let save = [&args[..], &["--save", "sides.fogbound"]].concat();
    let shown = text(&run(data.path(), &save, b"2\n\n1!\nlog all\nq\n").stdout);
    assert!(shown.contains("the first side") && shown.contains("the second side"), "{shown}");
    assert!(shown.contains("Which of your two tiles do you keep"), "{shown}");
    assert!(shown.contains("Round 1 of 8"), "{shown}");
    let record = std::fs::read_to_string(data.path().join("sides.fogbound")).unwrap();
    assert!(record.contains("seat 0 side 1") && record.contains("seat 0 keep"), "{record}");
    assert!(record.contains("option experienced true"), "{record}");
}

#[test]
fn t_4_15_what_a_tile_would_change_is_shown_before_it_lies() {
    let data = TempDir::new().unwrap();
    let shown = text(&run(data.path(), &game(&["--bots", "2"]), b"1!\n4\nr\nundo\nq\n").stdout);
    let place = shown.split("Where do you place").nth(1).unwrap();
    assert!(place.contains("→") && place.contains("┏"), "{place}");
    assert!(place.contains("Nothing is chosen any more."), "{place}");
    let record = only_file(data.path().join("fogbound").join("unfinished"));
    let kept = std::fs::read_to_string(record).unwrap();
    assert!(!kept.contains("place"), "nothing was confirmed: {kept}");
}

#[test]
fn bad_input_is_answered_and_changes_nothing() {
    let data = TempDir::new().unwrap();
    let input = b"\n0\n3\n99999999999999999999\n-1\n1 1\nplace\nplace 0 0\nfoo bar\nclaim 255\nreveal\n\
        keep 0\nside 0\nundo\n\xff\xfe\x00\n!\nwhy 0\nrule Q-1\nsheet 9\nsheet nobody\nbest\nr\nlog -3\n\
        \x1b[A\n1!\n9\n4 4\n4 9\nclaim 1\nreveal\nundo now\nq\n";
    let output = run(data.path(), &game(&["--bots", "2"]), input);
    let shown = text(&output.stdout);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(output.stderr.is_empty(), "{}", text(&output.stderr));
    assert!(shown.contains("There is nothing to undo,"), "{shown}");
    assert!(shown.contains("X-7") && shown.contains("T-2.1"), "a refusal names its rule: {shown}");
    assert!(shown.contains("There is no such seat"), "{shown}");
    assert!(shown.contains("There is no tile in hand to turn."), "{shown}");
    let record = only_file(data.path().join("fogbound").join("unfinished"));
    let kept = std::fs::read_to_string(record).unwrap();
    assert!(!kept.contains("place"), "{kept}");
}

#[test]
fn the_end_of_input_keeps_the_game_at_every_question() {
    let data = TempDir::new().unwrap();
    for (at, input) in ["", "\n", "\n1\n", "\n1!\n", "\n1!\n\n1!\n4\n"].iter().enumerate() {
        let save = format!("{at}.fogbound");
        let output = run(data.path(), &game(&["--save", &save]), input.as_bytes());
        assert!(output.status.success(), "{}", text(&output.stderr));
        assert!(text(&output.stdout).contains(&format!("--resume {save}")), "{at}");
        assert!(data.path().join(save).exists());
    }
}

#[test]
fn bots_alone_play_a_whole_game() {
    let data = TempDir::new().unwrap();
    let args = game(&["--players", "4", "--bots", "all", "--bot", "random"]);
    let output = run(data.path(), &args, b"");
    let shown = text(&output.stdout);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(shown.contains("Wisp 4") && shown.contains("First place"), "{shown}");
}

#[test]
fn wrong_arguments_are_refused_with_a_reason() {
    let data = TempDir::new().unwrap();
    let code = |more: &[&str]| run(data.path(), &game(more), b"").status.code();
    assert_eq!(code(&["--players", "1"]), Some(2));
    assert_eq!(code(&["--players", "6"]), Some(2));
    assert_eq!(code(&["--bot", "greedy"]), Some(2));
    assert_eq!(code(&["--bots", "3"]), Some(2));
    assert_eq!(code(&["--option", "experienced"]), Some(2));
    assert_eq!(code(&["--option", "joint_scoring=always"]), Some(2));
    assert_eq!(code(&["--told"]), Some(2));
    assert_eq!(code(&["--tiles", "/nowhere"]), Some(1));
    assert_eq!(run(data.path(), &["play"], b"").status.code(), Some(2));
    assert_eq!(run(data.path(), &["play", "--resume", "/nowhere"], b"").status.code(), Some(1));
}

#[test]
fn x_6_a_public_record_goes_on_with_tiles_told() {
    let data = TempDir::new().unwrap();
    // The first round and the first claim of the second; tiles revealed then must be told.
    let args = game(&["--save", "dealt.fogbound"]);
    let first = two_people().lines().take(8).map(|line| format!("{line}\n")).collect::<String>();
    assert!(run(data.path(), &args, (first + "2\n").as_bytes()).status.success());
    let public = run(data.path(), &["replay", "dealt.fogbound", "--public"], b"");
    std::fs::write(data.path().join("public.fogbound"), &public.stdout).unwrap();
    let resume = ["play", "--resume", "public.fogbound"];
    let told = |input: &str| text(&run(data.path(), &resume, input.as_bytes()).stdout);
    let shown = told("\n2!\n\n1!\ntiles\nno-such-tile\n");
    assert!(shown.contains("Which tile is drawn?"), "{shown}");
    assert!(shown.contains("No tile that is left has this name"), "{shown}");
    let (_, list) = shown.split_once("> tiles\n").unwrap();
    let (tile, _) = list.split_once(',').unwrap();
    let (number, _) = tile.split_once(' ').unwrap();
    let shown = told(&format!("\n2!\n\n1!\n{number}\n\nq\n"));
    assert!(flat(&shown).contains(&format!("Do you claim {number} ")), "{shown}");
}

#[test]
fn a_reader_that_goes_away_does_not_end_the_game() {
    let data = TempDir::new().unwrap();
    let save = Path::new("piped.fogbound");
    let args = game(&["--bots", "all", "--save", "piped.fogbound"]);
    let mut child =
        fogbound(data.path(), &args).stdin(Stdio::null()).stdout(Stdio::piped()).spawn().unwrap();
    drop(child.stdout.take());
    assert!(child.wait().unwrap().success());
    let record = std::fs::read_to_string(data.path().join(save)).unwrap();
    assert!(record.contains("\nhash "), "the game is over: {record}");
}

/// Everything that the first to decide can see of a game that is passed around.
fn looked_at(record: &str) -> String {
    let data = TempDir::new().unwrap();
    std::fs::write(data.path().join("shared.fog"), record).unwrap();
    let input = "\ntiles\nboards\nstatus\nlog all\nsheet\nsheet 2\nsheet 3\nbest\nwhy\nterms\nq\n";
    let output = run(data.path(), &["play", "--resume", "shared.fog"], input.as_bytes());
    assert!(output.status.success(), "{}", text(&output.stderr));
    text(&output.stdout)
}

#[test]
fn t_2_6_a_shared_screen_shows_each_seat_only_what_it_knows() {
    let file = recorded("ghosts-galore/p3.fog");
    for at in [0, 3, 40, 60] {
        let (as_recorded, _) = dealt_again(&file, at, 0);
        let shown = looked_at(&as_recorded);
        let passed = shown.split("Pass the screen to Seat ").nth(1).unwrap();
        let seat =
            passed.split(|c: char| !c.is_ascii_digit()).next().unwrap().parse::<u8>().unwrap() - 1;
        for other in 0..3 {
            let (one, dealt_again) = dealt_again(&file, at, other);
            assert_ne!(one, dealt_again);
            let is_same = looked_at(&dealt_again) == shown;
            assert_eq!(is_same, seat == other, "{at}: seat {seat} looks, seat {other} knows");
        }
    }
}
