//! `fogbound score` as a user calls it.
use std::path::Path;
use std::process::{Command, Output};

const EXAMPLE: &str = include_str!("../../../table/tests/it/score_file/example.score");

/// Calls `fogbound score` in a folder with the file `evening.score`.
fn score(dir: &Path, text: &str, args: &[&str]) -> Output {
    std::fs::write(dir.join("evening.score"), text).unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_fogbound"));
    command.arg("score").args(args).current_dir(dir).env("NO_COLOR", "1").output().unwrap()
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).unwrap()
}

#[test]
fn boards_are_scored_as_the_docs_show() {
    let dir = tempfile::tempdir().unwrap();
    let shown = score(dir.path(), EXAMPLE, &["ghosts-galore", "evening.score"]);
    assert!(shown.status.success(), "{}", text(&shown.stderr));
    let docs = include_str!("../../../../docs/scoring.md");
    let (_, rest) = docs.split_once("$ fogbound score ghosts-galore evening.score\n").unwrap();
    assert!(rest.starts_with(&text(&shown.stdout)));
}

#[test]
fn scores_as_json() {
    let dir = tempfile::tempdir().unwrap();
    let shown = score(dir.path(), EXAMPLE, &["ghosts-galore", "evening.score", "--json"]);
    let json: serde_json::Value = serde_json::from_str(&text(&shown.stdout)).unwrap();
    assert_eq!(json["players"][0]["sheet"]["total"], 97);
    assert_eq!(json["players"][1]["rank"], 1);
}

#[test]
fn a_set_of_ones_own_is_given_by_its_file() {
    let dir = tempfile::tempdir().unwrap();
    let docs = include_str!("../../../../docs/tile-sets.md");
    let (_, rest) = docs.split_once("this track set -->\n```toml\n").unwrap();
    let (set, _) = rest.split_once("```").unwrap();
    std::fs::write(dir.path().join("railway.toml"), set).unwrap();
    let boards =
        "fogbound-score 1\ngame ghosts-galore\nplayer Ann\nboard seaside 0\n0 two-bats 2\n";
    let args = ["ghosts-galore", "evening.score", "--tiles", "railway.toml"];
    let shown = score(dir.path(), boards, &args);
    assert!(text(&shown.stdout).contains("Ann: −5 points"), "{}", text(&shown.stderr));
    assert_eq!(score(dir.path(), boards, &args[..2]).status.code(), Some(1));
}

#[test]
fn mistakes_end_with_1_and_wrong_usage_with_2() {
    let dir = tempfile::tempdir().unwrap();
    let wrong = EXAMPLE.replacen("slime skeleton", "slime skeletons", 1);
    let refused = score(dir.path(), &wrong, &["ghosts-galore", "evening.score"]);
    assert_eq!(refused.status.code(), Some(1));
    assert!(refused.stdout.is_empty());
    let report = text(&refused.stderr);
    for said in ["T-1.2", "evening.score:6", "`skeletons` is not a monster", "werewolf"] {
        assert!(report.contains(said), "{report}");
    }
    for (args, code) in [
        (&["ghosts-galore", "no-such-file"][..], 1),
        (&["mists", "evening.score"], 2),
        (&["ghosts-galore"], 2),
        (&["ghosts-galore", "evening.score", "--loud"], 2),
    ] {
        assert_eq!(score(dir.path(), EXAMPLE, args).status.code(), Some(code), "{args:?}");
    }
}
