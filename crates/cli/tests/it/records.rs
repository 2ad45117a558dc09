//! `fogbound replay` and `fogbound trace` as a user calls them.
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

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
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
