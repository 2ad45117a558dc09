//! `fogbound replay` and `fogbound trace` as a user calls them.
use crate::common::{run, text};
use std::path::PathBuf;
use std::process::{Command, Output};

/// The example of the docs as a file, with some text replaced.
fn record(dir: &tempfile::TempDir, old: &str, new: &str) -> PathBuf {
    example(dir, "this record", old, new)
}

/// The example of the docs below a line that ends like this.
fn example(dir: &tempfile::TempDir, name: &str, old: &str, new: &str) -> PathBuf {
    let docs = include_str!("../../../../docs/records.md");
    let (_, rest) = docs.split_once(&format!("{name} -->\n```text\n")).unwrap();
    let (example, _) = rest.split_once("```").unwrap();
    assert!(example.contains(old));
    let path = dir.path().join("evening.fog");
    std::fs::write(&path, example.replace(old, new)).unwrap();
    path
}

fn fogbound(args: &[&str], file: &PathBuf) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_fogbound"));
    command.args(args).arg(file).env("NO_COLOR", "1").output().unwrap()
}

#[test]
fn replay_shows_a_position() {
    let dir = tempfile::tempdir().unwrap();
    let file = record(&dir, "", "");
    let shown = fogbound(&["replay", "--to", "3"], &file);
    assert!(shown.status.success(), "{}", text(&shown.stderr));
    insta::assert_snapshot!(text(&shown.stdout));
}

#[test]
fn replay_tells_figures_as_json() {
    let dir = tempfile::tempdir().unwrap();
    let file = record(&dir, "", "");
    let shown = fogbound(&["replay", "--json"], &file);
    let json: serde_json::Value = serde_json::from_str(&text(&shown.stdout)).unwrap();
    assert_eq!(json["decisions"], 6);
    assert_eq!(
        (&json["level"], &json["undone"], &json["over"]),
        (&1.into(), &0.into(), &false.into())
    );
    assert_eq!(json["position"]["piles"], serde_json::json!([47]));
    assert!(text(&std::fs::read(&file).unwrap()).contains(json["hash"].as_str().unwrap()));
}

#[test]
fn replay_prints_the_public_form() {
    let dir = tempfile::tempdir().unwrap();
    let shown = text(&fogbound(&["replay", "--public"], &record(&dir, "", "")).stdout);
    assert!(shown.contains("\ntold\n") && !shown.contains("lamplight"), "{shown}");
}

/// A game that a person might have lost.
const LOST: &str = "../table/tests/records/mists/l1-p1-lost.fog";

#[test]
fn the_turn_that_a_defeat_hung_on_is_found_and_played_on_from() {
    let lost = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(LOST);
    let told = text(&fogbound(&["replay", "--turning"], &lost).stdout);
    let (_, command) = told.split_once(" --to ").expect("a position");
    let ply = command.split_whitespace().next().expect("its number");
    assert!(told.contains("From turn ") && told.contains(" tries"), "{told}");
    let branch = fogbound(&["replay", "--branch", "--to", ply], &lost).stdout;
    let dir = tempfile::tempdir().expect("a folder");
    let file = dir.path().join("again.fog");
    std::fs::write(&file, branch).expect("a file");
    let shown = text(&fogbound(&["replay"], &file).stdout);
    assert!(shown.contains(&format!("After decision {ply} of {ply}")), "{shown}");

    let won = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(LOST.replace("-lost", "-won"));
    let refused = fogbound(&["replay", "--turning"], &won);
    assert!(text(&refused.stderr).contains("was not lost"), "{}", text(&refused.stderr));
}

#[test]
fn a_finished_game_is_looked_at_again_and_an_unfinished_one_is_not() {
    let lost = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(LOST);
    let told = text(&fogbound(&["replay", "--review"], &lost).stdout);
    assert!(told.contains("Chance of winning: 0 … 100"), "{told}");
    assert!(told.contains("At the start: ") && told.contains("What cost most"), "{told}");
    // The game was lost, so the last bar is the lowest.
    let bars = told
        .lines()
        .find(|line| line.trim_start().starts_with(['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█']));
    assert!(bars.expect("the course").ends_with('▁'), "{told}");
    let dir = tempfile::tempdir().unwrap();
    let running = fogbound(&["replay", "--review"], &record(&dir, "", ""));
    assert!(text(&running.stderr).contains("must be over"), "{}", text(&running.stderr));
}

#[test]
fn a_bad_record_ends_with_1_and_its_line() {
    let dir = tempfile::tempdir().unwrap();
    for command in ["replay", "trace"] {
        let refused = fogbound(&[command], &record(&dir, "spare E", "spare N"));
        assert_eq!(refused.status.code(), Some(1));
        assert!(refused.stdout.is_empty());
        let report = text(&refused.stderr);
        assert!(report.contains("M-6.2") && report.contains("spare N"), "{report}");
    }
}

#[test]
fn wrong_usage_ends_with_2() {
    let dir = tempfile::tempdir().unwrap();
    let file = record(&dir, "", "");
    assert_eq!(fogbound(&["replay", "--to", "7"], &file).status.code(), Some(2));
    assert_eq!(fogbound(&["replay", "--to", "x"], &file).status.code(), Some(2));
    let before = fogbound(&["replay", "--to", "-1"], &file);
    assert!(text(&before.stderr).contains("invalid value '-1'"), "{}", text(&before.stderr));
    assert_eq!(fogbound(&["board", "-o", "-"], &file).status.code(), Some(2));
    assert_eq!(fogbound(&["board", "-o", "board.txt"], &file).status.code(), Some(2));
    assert_eq!(
        fogbound(&["board", "-o", "board.svg", "--seat", "9"], &file).status.code(),
        Some(2)
    );
    assert_eq!(fogbound(&["film", "-o", "film.png"], &file).status.code(), Some(2));
    assert_eq!(fogbound(&["trace", "--hide"], &file).status.code(), Some(2));
}

#[test]
fn trace_prints_lines_of_json() {
    let dir = tempfile::tempdir().unwrap();
    let shown = fogbound(&["trace", "--reveal"], &record(&dir, "", ""));
    let lines: Vec<serde_json::Value> =
        text(&shown.stdout).lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    // The game still runs: a setup line and one line for each decision, nothing revealed.
    assert_eq!(lines.len(), 7);
    assert!(lines[0]["tiles"].is_null() && lines[6]["hash"].is_null());
}

#[test]
fn carcassonne_is_replayed_in_words_and_figures() {
    let dir = tempfile::tempdir().unwrap();
    let file = example(&dir, "this record of Carcassonne", "", "");
    let shown = fogbound(&["replay"], &file);
    assert!(shown.status.success(), "{}", text(&shown.stderr));
    insta::assert_snapshot!(text(&shown.stdout));
    let shown = fogbound(&["replay", "--json", "--to", "9"], &file);
    let json: serde_json::Value = serde_json::from_str(&text(&shown.stdout)).unwrap();
    assert_eq!((&json["game"], &json["ask"]), (&"carcassonne".into(), &"ghost_other".into()));
    assert_eq!(json["switches"]["cemeteries"], true);
    assert_eq!(json["options"]["ghost_cost"], "everyone");
    assert_eq!(json["position"]["pile"], 126);
    let public = text(&fogbound(&["replay", "--public"], &file).stdout);
    assert!(public.contains("\ntold\n") && !public.contains("lamplight"), "{public}");
}

#[test]
fn carcassonne_is_traced() {
    let dir = tempfile::tempdir().unwrap();
    let file = example(&dir, "this record of Carcassonne", "", "");
    let lines = text(&fogbound(&["trace", "--reveal"], &file).stdout);
    let last: serde_json::Value = serde_json::from_str(lines.lines().last().unwrap()).unwrap();
    assert_eq!((lines.lines().count(), &last["ask"]), (11, &"ghost_other".into()));
    assert_eq!(last["choice"], serde_json::json!(["ghost", 1, 2]));
    let wrong = example(&dir, "this record of Carcassonne", "ghost 1 2", "ghost 1 -1");
    let refused = fogbound(&["trace"], &wrong);
    assert_eq!(refused.status.code(), Some(1));
    assert!(text(&refused.stderr).contains("G-2.2"), "{}", text(&refused.stderr));
}

#[test]
fn every_file_may_be_standard_input() {
    let dir = tempfile::tempdir().unwrap();
    let level = b"ghosts = 18\npiles = 2\nmilestones = [20]\ngoal = 45\ncastles = false\n\
        cemeteries = \"none\"\nscoring = \"team\"\n";
    let output = run(dir.path(), &["levels", "check", "-"], level);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let args = ["simulate", "mists", "--level", "-", "--games", "1", "--seed", "s"];
    let output = run(dir.path(), &args, level);
    assert!(output.status.success(), "{}", text(&output.stderr));
    let output = run(dir.path(), &["trace", "-"], b"fogbound-record 2\n");
    let said = text(&output.stderr);
    assert!(said.contains("version 2") && said.contains("version 1"), "{said}");
    let output =
        run(dir.path(), &["trace", "-"], "\u{feff}fogbound-record 1\ngame chess\n".as_bytes());
    assert!(text(&output.stderr).contains("`chess`"), "{}", text(&output.stderr));
    let output = run(dir.path(), &["trace", "-"], b"\x7fELF\xff\xfe");
    assert!(text(&output.stderr).contains("is no text"), "{}", text(&output.stderr));
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_no_success_and_no_panic() {
    let dir = tempfile::tempdir().unwrap();
    let record = record(&dir, "", "").display().to_string();
    for args in [&["replay", &record][..], &["rules"], &["trace", &record], &["man"], &["--help"]] {
        let full = std::fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = crate::common::fogbound(dir.path(), args).stdout(full).output().unwrap();
        let said = text(&output.stderr);
        assert_eq!(output.status.code(), Some(1), "{args:?}: {said}");
        assert!(said.contains("cannot print") && !said.contains("panicked"), "{args:?}: {said}");
    }
}

#[cfg(unix)]
#[test]
fn an_endless_file_is_not_read_to_its_end() {
    let dir = tempfile::tempdir().unwrap();
    let output = run(dir.path(), &["trace", "/dev/zero"], b"");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("/dev/zero is longer than"), "{}", text(&output.stderr));
}

#[test]
fn a_mistake_in_the_arguments_has_a_form_and_a_code_of_its_own() {
    let dir = tempfile::tempdir().unwrap();
    for (args, said) in [
        (&["simulate", "mists", "--players", "0"][..], "from 1 to 5"),
        (&["simulate", "mists", "--games", "0"], "from 1 to 4294967295"),
        (&["simulate", "mists", "--games", "-1"], "from 1 to 4294967295"),
        (&["simulate", "mists", "--players", "two"], "from 1 to 5"),
        (&["simulate", "mists", "--level", "7"], "no such level"),
        (&["rules", "M-99"], "no rule M-99"),
        (&["bogus"], "bogus"),
    ] {
        let output = run(dir.path(), args, b"");
        let shown = text(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{args:?}: {shown}");
        assert!(shown.contains(said) && !shown.contains("error:"), "{args:?}: {shown}");
    }
}

#[test]
fn the_command_knows_itself() {
    let dir = tempfile::tempdir().unwrap();
    let shown = |args: &[&str]| {
        let output = run(dir.path(), args, b"");
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stdout)
    };
    for shell in ["bash", "zsh", "fish", "powershell"] {
        assert!(shown(&["completions", shell]).contains("simulate"), "{shell}");
    }
    let page = shown(&["man"]);
    assert!(page.contains(".TH fogbound") && page.contains("simulate"), "{page}");
    let version = shown(&["--version"]);
    for part in ["rules of mists 1", "rules of ghosts-galore 1", "rules of carcassonne 1"] {
        assert!(version.contains(part), "{version}");
    }
    assert!(shown(&["--help"]).contains("Exit codes"));
    assert!(shown(&["tiles", "check", "base"]).contains("base"));
}

#[test]
fn the_policy_of_versions_names_those_of_the_code() {
    let policy = include_str!("../../../../docs/versions.md");
    let now = |what: &str| {
        let line = policy.lines().find(|line| line.starts_with(&format!("| {what} |")));
        let mut cells = line.unwrap_or_else(|| panic!("{what} is not there")).split(" | ");
        cells.nth(1).unwrap().to_owned()
    };
    let rules = policy.lines().filter(|line| line.starts_with("| rules of "));
    let rules: Vec<&str> = rules.map(|line| line.split(" | ").nth(1).unwrap()).collect();
    let games = fogbound_table::games::GameId::ALL.iter().map(|&game| {
        fogbound_table::with_game!(game, G => {
            <G as fogbound_table::record::Recorded>::RULES_VERSION
        })
    });
    assert_eq!(rules, games.collect::<Vec<_>>());
    let protocol = fogbound_protocol::VERSION.to_string();
    assert_eq!(now("protocol of online tables"), protocol);
    assert_eq!(now("tables of games"), fogbound_data::SCHEMA.to_string());
    let program = now("the program, the package for Python, the crates");
    assert_eq!(program, env!("CARGO_PKG_VERSION"));
}
