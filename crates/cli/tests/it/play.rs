//! Whole games through the terminal, as a player (or a script) would play them.

use crate::common::{fogbound, hints, only_file, run, text};
use std::io::Write as _;
use std::path::Path;
use std::process::Stdio;
use tempfile::TempDir;

const LEVEL_1: [&str; 6] = ["play", "mists", "--level", "1", "--seed", "lamplight"];

#[test]
fn a_whole_game_by_hints_is_over_summed_up_and_kept() {
    let data = TempDir::new().unwrap();
    let output = run(data.path(), &LEVEL_1, &hints(400));
    let shown = text(&output.stdout);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(shown.contains("You have won!") || shown.contains("You have lost."), "{shown}");
    assert!(shown.contains("(M-12."), "the ending names its rule");
    assert!(shown.contains("Seed: lamplight"));
    let record = only_file(data.path().join("fogbound").join("finished"));
    assert!(shown.contains(&record.display().to_string()));
    // The record replays.
    let replay = run(data.path(), &["replay", &record.display().to_string()], b"");
    assert!(replay.status.success(), "{}", text(&replay.stderr));
}

#[test]
fn every_line_fits_into_80_columns_and_has_no_colour_codes() {
    for level in ["1", "3", "5", "6"] {
        let data = TempDir::new().unwrap();
        let save = "game.fogbound";
        let args = [
            "play",
            "mists",
            "--level",
            level,
            "--players",
            "3",
            "--seed",
            "wide",
            "--bots",
            "2,3",
            "--save",
            save,
        ];
        let mut input =
            b"help\ntiles\nwhy\nlog all\nr\nsize\nboard\nsize\nrule M-8.10\ngap 2 2\n".to_vec();
        input.extend("hint\n\n".repeat(8).bytes());
        input.extend(hints(150));
        input.extend(b"log all\n");
        let mut child = fogbound(data.path(), &args)
            .current_dir(data.path())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let _ = child.stdin.take().unwrap().write_all(&input);
        let shown = text(&child.wait_with_output().unwrap().stdout);
        assert!(shown.lines().count() > 300, "{shown}");
        for line in shown.lines() {
            assert!(line.chars().count() <= 80, "level {level}: {line}");
            assert!(!line.contains('\u{1b}'), "level {level}: {line}");
        }
    }
}

#[test]
fn a_game_that_was_killed_goes_on_as_if_nothing_had_happened() {
    let data = TempDir::new().unwrap();
    // Wherever the game is killed, the same answers must follow.
    let first = "1\n\n".repeat(400).into_bytes();
    let whole = data.path().join("whole.fogbound");
    let broken = data.path().join("broken.fogbound");
    let file = |path: &Path| path.display().to_string();
    let mut args = LEVEL_1.to_vec();
    let whole_name = file(&whole);
    args.extend(["--save", &whole_name]);
    assert!(run(data.path(), &args, &first).status.success());

    // The same game, killed while it waits for an answer.
    let broken_name = file(&broken);
    let mut args = LEVEL_1.to_vec();
    args.extend(["--save", &broken_name]);
    let mut child =
        fogbound(data.path(), &args).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn().unwrap();
    let mut stdin = child.stdin.take().unwrap();
    stdin.write_all(&first[..30]).unwrap();
    stdin.flush().unwrap();
    let actions = |path: &Path| {
        let text = std::fs::read_to_string(path).unwrap_or_default();
        text.lines()
            .filter(|line| {
                line.starts_with("place") || line.starts_with("meeple") || *line == "pass"
            })
            .count()
    };
    for _ in 0..500 {
        if actions(&broken) >= 5 {
            break;
        }
        std::thread::sleep(std::time::Duration::from_millis(20));
    }
    child.kill().unwrap();
    child.wait().unwrap();
    assert!(actions(&broken) >= 5, "the game was not kept while it ran");

    let output = run(data.path(), &["play", "mists", "--resume", &broken_name], &first);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let read = |path: &Path| std::fs::read_to_string(path).unwrap();
    assert_eq!(read(&broken), read(&whole));
}

#[test]
fn bad_input_is_answered_and_changes_nothing() {
    let data = TempDir::new().unwrap();
    std::fs::write(data.path().join("taken"), "").unwrap();
    let input = b"\n0\n99999999999999999999\n-1 -1 7\nplace\nplace 0 0 0\nfoo bar\nmeeple red road N\n\
        undo\n1 1\n\xff\xfe\x00\n!\nwhy 0\nwhy x\nrule\nrule Q-1\ngap\ngap 1\nlog -3\nsave taken/at/all\n\
        \x1b[A\nr\nr\nr\nr\nr\nquit now\nq\n";
    let output = run(data.path(), &LEVEL_1, input);
    let shown = text(&output.stdout);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(output.stderr.is_empty(), "{}", text(&output.stderr));
    assert!(shown.contains("There is nothing to undo,"), "{shown}");
    assert!(shown.contains("A tile already lies on that cell"), "{shown}");
    assert!(shown.contains("M-3.2"), "a refusal names its rule: {shown}");
    assert!(shown.contains("type the number of an answer"), "{shown}");
    let record = only_file(data.path().join("fogbound").join("unfinished"));
    let kept = std::fs::read_to_string(record).unwrap();
    assert!(!kept.contains("place"), "{kept}");
}

#[test]
fn undo_is_free_up_to_the_last_reveal() {
    let data = TempDir::new().unwrap();
    // The last answer is to place no meeple: the next tile is drawn.
    let input = b"hint!\nundo\nhint!\n1!\n1!\nundo\nwhy\nq\n";
    let shown = text(&run(data.path(), &LEVEL_1, input).stdout);
    assert!(shown.contains("Taken back."), "{shown}");
    let flat = shown.replace("\n  ", " ");
    assert!(flat.contains("Something hidden has been revealed since then"), "{shown}");
    // The refusal is what `why` explains.
    assert!(shown.contains("X-6  Luck and hidden things"), "{shown}");
}

#[test]
fn consequences_are_shown_before_a_tile_lies() {
    let data = TempDir::new().unwrap();
    let shown = text(&run(data.path(), &LEVEL_1, b"1\nundo\nq\n").stdout);
    assert!(shown.contains("→"), "{shown}");
    assert!(shown.contains("Enter lays it there"), "{shown}");
    let record = only_file(data.path().join("fogbound").join("unfinished"));
    let kept = std::fs::read_to_string(record).unwrap();
    assert!(!kept.contains("place"), "nothing was confirmed: {kept}");
}

#[test]
fn the_end_of_input_keeps_the_game() {
    let data = TempDir::new().unwrap();
    let output = run(data.path(), &LEVEL_1, b"hint!\n");
    assert!(output.status.success());
    let record = only_file(data.path().join("fogbound").join("unfinished"));
    let shown = text(&output.stdout);
    assert!(shown.contains(&format!("--resume {}", record.display())), "{shown}");
    assert!(std::fs::read_to_string(record).unwrap().contains("\nplace "));
}

#[test]
fn bots_alone_play_a_whole_game() {
    let data = TempDir::new().unwrap();
    let args = [
        "play",
        "mists",
        "--level",
        "2",
        "--players",
        "4",
        "--bots",
        "all",
        "--bot",
        "random",
        "--seed",
        "1",
    ];
    let output = run(data.path(), &args, b"");
    let shown = text(&output.stdout);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(shown.contains("Wisp 3:") && shown.contains("Seed: 1"), "{shown}");
}

#[test]
fn wrong_arguments_are_refused_with_a_reason() {
    let data = TempDir::new().unwrap();
    let code = |args: &[&str]| run(data.path(), args, b"").status.code();
    assert_eq!(code(&["play", "mists", "--players", "6"]), Some(2));
    assert_eq!(code(&["play", "mists", "--bot", "oracle"]), Some(2));
    assert_eq!(code(&["play", "mists", "--level", "7"]), Some(2));
    assert_eq!(code(&["play", "mists", "--bots", "6"]), Some(2));
    assert_eq!(code(&["play", "mists", "--resume", "/nowhere"]), Some(1));
    assert_eq!(code(&["rules", "M-99"]), Some(2));
    assert_eq!(code(&["tiles", "check", "/nowhere"]), Some(2));
    assert_eq!(code(&["tiles", "list", "nothing"]), Some(2));
}

#[test]
fn rules_by_id_by_section_and_options() {
    let data = TempDir::new().unwrap();
    let rules = |args: &[&str]| {
        let output = run(data.path(), &[&["rules"], args].concat(), b"");
        assert!(output.status.success(), "{args:?}");
        text(&output.stdout)
    };
    let contents = rules(&[]);
    assert!(contents.contains("M-12.4") && contents.contains("X-7"), "{contents}");
    let rule = rules(&["m-6.2"]);
    assert!(rule.starts_with("M-6.2  One fewer") && rule.contains("Source:"), "{rule}");
    assert!(!rule.contains("M-6.3  "), "{rule}");
    let section = rules(&["M-6"]);
    assert!(section.contains("M-6.1  ") && section.contains("M-6.6  "), "{section}");
    assert!(!section.contains("M-5.1  "), "{section}");
    let options = rules(&["options"]);
    assert!(options.contains("joint_scoring") && options.contains("majority"), "{options}");
    for shown in [contents, rule, section, options] {
        assert!(shown.lines().all(|line| line.chars().count() <= 80), "{shown}");
    }
}

#[test]
fn rules_of_each_game_by_id_by_section_and_as_a_whole() {
    let data = TempDir::new().unwrap();
    let rules = |id: &str| {
        let output = run(data.path(), &["rules", id], b"");
        assert!(output.status.success(), "{id}");
        text(&output.stdout)
    };
    let rule = rules("t-3.2");
    assert!(rule.starts_with("T-3.2  Doors and dead ends") && rule.contains("Source:"), "{rule}");
    assert!(!rule.contains("T-3.1  "), "{rule}");
    let section = rules("T-4");
    assert!(section.starts_with("T-4  Scoring") && section.contains("T-4.15  "), "{section}");
    assert!(!section.contains("T-3.2  "), "{section}");
    let game = rules("T");
    assert!(game.starts_with("T  Ghosts Galore") && game.contains("T-1.1  "), "{game}");
    assert!(game.contains("T-4.15  ") && !game.contains("M-1.1  "), "{game}");
    let shared = rules("X");
    assert!(shared.contains("X-7  ") && !shared.contains("M-0  "), "{shared}");
    let options = rules("options");
    let place = |text: &str| options.find(text).unwrap_or_else(|| panic!("{text}: {options}"));
    assert!(place("Mists over Carcassonne") < place("joint_scoring"), "{options}");
    assert!(place("joint_scoring") < place("\nGhosts Galore"), "{options}");
    assert!(place("\nGhosts Galore") < place("walls_are_dead_ends"), "{options}");
    for shown in [rule, section, game, shared, options] {
        assert!(shown.lines().all(|line| line.chars().count() <= 80), "{shown}");
    }
}

#[test]
fn tile_sets_are_listed_and_checked() {
    let data = TempDir::new().unwrap();
    let list = text(&run(data.path(), &["tiles", "list", "fogbound-mists"], b"").stdout);
    assert!(list.contains("wall-road") && list.contains('♜') && list.contains('³'), "{list}");
    assert!(list.lines().all(|line| line.chars().count() <= 80), "{list}");
    let base = text(&run(data.path(), &["tiles", "list", "base"], b"").stdout);
    assert!(base.contains('♝'), "{base}");
    let json = text(&run(data.path(), &["tiles", "list", "base", "--json"], b"").stdout);
    let json: serde_json::Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["tiles"].as_array().unwrap().len(), 24);
    let count: u64 =
        json["tiles"].as_array().unwrap().iter().map(|t| t["count"].as_u64().unwrap()).sum();
    assert_eq!(count, 72);

    let (_, source) = fogbound_sets::SOURCES[0];
    let good = data.path().join("good.toml");
    std::fs::write(&good, source).unwrap();
    let output = run(data.path(), &["tiles", "check", &good.display().to_string()], b"");
    assert!(output.status.success());
    assert!(text(&output.stdout).contains("60 tiles"), "{}", text(&output.stdout));
    let bad = data.path().join("bad.toml");
    std::fs::write(&bad, source.replace("edges = \"city field", "edges = \"lake field")).unwrap();
    let output = run(data.path(), &["tiles", "check", &bad.display().to_string()], b"");
    assert_eq!(output.status.code(), Some(1));
    let shown = text(&output.stderr);
    assert!(shown.contains("lake") && shown.contains("bad.toml"), "{shown}");
}

#[test]
fn x_6_tiles_told_from_a_box_give_the_same_game() {
    let data = TempDir::new().unwrap();
    let finished = |name: &str| {
        let folder = data.path().join("fogbound/finished");
        let files = std::fs::read_dir(folder).unwrap().map(|file| file.unwrap().path());
        let mut found = files.filter(|path| path.display().to_string().contains(name));
        std::fs::read_to_string(found.next().unwrap()).unwrap()
    };
    let dealt = [&LEVEL_1[..], &["--bots", "all"]].concat();
    assert!(run(data.path(), &dealt, b"").status.success());
    let record = finished("lamplight");
    let tiles: String = record
        .lines()
        .filter_map(|line| line.strip_prefix("tile "))
        .map(|t| format!("{t}\n"))
        .collect();
    let told_file = data.path().join("told.fog");
    let told = ["play", "mists", "--level", "1", "--told", "--bots", "all", "--save"];
    let told = [&told[..], &[told_file.to_str().unwrap()]].concat();
    let output = run(data.path(), &told, format!("no-such-tile\ntiles\n\n{tiles}").as_bytes());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let shown = text(&output.stdout);
    assert!(shown.contains("No tile that is left has this name"), "{shown}");
    let told_record = std::fs::read_to_string(told_file).unwrap();
    assert!(told_record.contains("\ntold\n"), "{told_record}");
    let log = |record: &str| record[record.find("# turn 1").unwrap()..].to_owned();
    assert_eq!(log(&told_record), log(&record));
}

#[test]
fn a_deal_of_the_day_that_was_begun_goes_on_and_its_result_is_kept_in_mind() {
    let data = TempDir::new().unwrap();
    let deal = |input: &[u8]| {
        let output = run(data.path(), &["daily", "mists", "--day", "2026-11-25"], input);
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stdout)
    };
    let begun = deal(&hints(4));
    assert!(!begun.contains("it goes on"), "{begun}");
    let ended = deal(&hints(400));
    assert!(ended.contains("This deal has been begun; it goes on."), "{ended}");
    assert!(std::fs::read_dir(data.path().join("fogbound/unfinished")).unwrap().next().is_none());
    only_file(data.path().join("fogbound").join("finished"));
    let result = ended.lines().find(|line| line.starts_with("Fogbound 2026-11-25 · ")).unwrap();
    let again = deal(b"");
    assert!(again.contains("Whoever plays it again"), "{again}");
    assert!(again.contains(result), "{result}\n{again}");
}

#[test]
fn a_game_that_is_read_from_standard_input_goes_on_to_the_end_of_the_input() {
    let data = TempDir::new().unwrap();
    run(data.path(), &["play", "mists", "--players", "1", "--seed", "a"], &hints(3));
    let record = std::fs::read(only_file(data.path().join("fogbound").join("unfinished"))).unwrap();
    let output = run(data.path(), &["play", "--resume", "-"], &record);
    assert!(output.status.success(), "{}", text(&output.stderr));
    assert!(text(&output.stdout).contains("Mists over Carcassonne, level 1"));
}

#[test]
fn help_has_no_colours_in_a_pipe() {
    let data = TempDir::new().unwrap();
    for args in [&["simulate", "--help"][..], &["help"], &["-h"]] {
        let output = run(data.path(), args, b"");
        assert!(output.status.success());
        assert!(
            text(&output.stdout).contains("Usage:") && !output.stdout.contains(&0x1b),
            "{args:?}"
        );
    }
}

#[test]
fn the_deal_of_a_day_is_the_same_for_everybody_and_its_result_can_be_shared() {
    let deal = ["daily", "mists", "--day", "2026-11-25"];
    let [first, second] = [(); 2].map(|()| {
        let data = TempDir::new().unwrap();
        let output = run(data.path(), &deal, &hints(400));
        assert!(output.status.success(), "{}", text(&output.stderr));
        let record = only_file(data.path().join("fogbound").join("finished"));
        let shown = text(&output.stdout);
        let line = shown.lines().find(|line| line.starts_with("Fogbound 2026-11-25 · ")).unwrap();
        (line.to_owned(), std::fs::read_to_string(record).unwrap())
    });
    assert_eq!(first, second);
    let early = ["daily", "mists", "--day", "2999-01-01"];
    let output = run(TempDir::new().unwrap().path(), &early, b"");
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("is not out yet"), "{}", text(&output.stderr));
    for wrong in ["2026-11-31", "today", ""] {
        let output = run(TempDir::new().unwrap().path(), &["daily", "mists", "--day", wrong], b"");
        assert_eq!(output.status.code(), Some(2));
        assert!(text(&output.stderr).contains("say it like 2026-11-25"), "{wrong}");
    }
}
