//! `fogbound simulate --parquet` and `fogbound merge`, as a user calls them.

use crate::common::{fogbound, run, text};
use std::collections::BTreeMap;
use std::fs;
use std::path::Path;
use std::process::Stdio;

/// A run of 1,200 games.
const RUN: [&str; 12] = [
    "simulate",
    "mists",
    "--level",
    "5",
    "--bot",
    "random",
    "--games",
    "1200",
    "--chunk",
    "60",
    "--seed",
    "lamplight",
];

fn files(folder: &Path) -> BTreeMap<String, Vec<u8>> {
    let tables = ["games", "decisions"].into_iter();
    let paths = tables.flat_map(|table| fs::read_dir(folder.join(table)).unwrap());
    let paths = paths.map(|file| file.unwrap().path()).chain([folder.join("run.json")]);
    paths
        .map(|path| (path.display().to_string(), path))
        .map(|(name, path)| {
            let name = name.strip_prefix(&folder.display().to_string()).unwrap().to_owned();
            (name, fs::read(path).unwrap())
        })
        .collect()
}

#[test]
fn a_run_that_is_killed_goes_on_to_the_same_files() {
    let dir = tempfile::tempdir().unwrap();
    let at = |name: &str| dir.path().join(name);
    let write = |args: &[&str]| {
        let output = fogbound(dir.path(), &RUN).args(args).output().unwrap();
        assert!(output.status.success(), "{}", text(&output.stderr));
        text(&output.stdout)
    };
    write(&["--parquet", "whole"]);
    let whole = files(&at("whole"));
    assert_eq!(whole.len(), 41);
    let mut kills = 0;
    // A machine may be fast enough to be done before it is killed, but not always.
    for attempt in 0..50 {
        let killed = format!("killed-{attempt}");
        let mut child = fogbound(dir.path(), &RUN)
            .args(["--parquet", &killed, "--threads", "2"])
            .stdout(Stdio::null())
            .spawn()
            .unwrap();
        while !at(&killed).join("games/0000000001.parquet").exists() {
            std::thread::yield_now();
        }
        child.kill().unwrap();
        let done = child.wait().unwrap().success();
        let there = files(&at(&killed)).keys().filter(|name| name.ends_with(".parquet")).count();
        assert_eq!(done, there == 40);
        let told = write(&["--parquet", &killed, "--threads", "1"]);
        assert!(told.starts_with(&format!("{killed}: 1200 of 1200 games")), "{told}");
        assert!(files(&at(&killed)) == whole);
        kills += u32::from(!done);
        if kills == 2 {
            break;
        }
    }
    assert_eq!(kills, 2, "it was never killed in time");
    for shard in ["1/2", "2/2"] {
        let folder = shard.replace('/', "-of-");
        let told = write(&["--parquet", &folder, "--shard", shard, "--json"]);
        let figures: serde_json::Value = serde_json::from_str(&told).unwrap();
        assert_eq!((&figures["games"], &figures["played"]), (&600.into(), &600.into()));
    }
    let merged = run(dir.path(), &["merge", "1-of-2", "--into", "merged"], b"");
    assert_eq!(merged.status.code(), Some(1));
    let told = text(&merged.stderr);
    assert!(told.contains("61-120, 181-240") && told.contains("…"), "{told}");
    let merged = run(dir.path(), &["merge", "1-of-2", "2-of-2", "--into", "merged"], b"");
    assert_eq!(text(&merged.stdout), "merged: all 1200 games\n");
    assert!(files(&at("merged")) == whole);
}

#[test]
fn what_does_not_go_together_is_refused() {
    let dir = tempfile::tempdir().unwrap();
    let refused = |args: &[&str]| {
        let few = ["simulate", "ghosts-galore", "--games", "3", "--bot", "random"];
        let output = fogbound(dir.path(), &few).args(args).output().unwrap();
        (output.status.code(), text(&output.stdout), text(&output.stderr))
    };
    // A seed that was drawn stays that of the folder.
    let (code, _, told) = refused(&["--parquet", "a"]);
    assert_eq!(code, Some(0), "{told}");
    let before = files(&dir.path().join("a"));
    assert_eq!(refused(&["--parquet", "a"]).1, "a: 3 of 3 games, 3 of them from before\n");
    assert!(files(&dir.path().join("a")) == before);
    let (code, _, told) = refused(&["--parquet", "a", "--seed", "other"]);
    assert_eq!(code, Some(2));
    assert!(told.contains("another run") && told.contains("the same arguments"), "{told}");
    for (args, told) in [
        (vec!["--parquet", "b", "--shard", "1/2"], "--seed"),
        (vec!["--parquet", "b", "--seed", "s", "--shard", "3/2"], "--shard"),
        (vec!["--parquet", "b", "--csv", "c"], "--csv"),
        (vec!["--parquet", "b", "--bot", "random,random,random"], "or 2 of them"),
        (vec!["--chunk", "5"], "--parquet"),
    ] {
        let (code, _, said) = refused(&args);
        assert!(code == Some(2) && said.contains(told), "{args:?}: {said}");
    }
    assert!(!dir.path().join("b").exists());
    let nothing = run(dir.path(), &["merge", "nothing", "--into", "b"], b"");
    assert_eq!(nothing.status.code(), Some(1));
    assert!(text(&nothing.stderr).contains("has no run"), "{}", text(&nothing.stderr));
}
