//! Recorded games: every level won and lost, with 1 to 5 players. Each is read, written and replayed
//! byte for byte; its last line pins the hash of the last position.

#![allow(clippy::unwrap_used)]

use fogbound_table::mists::Record;
use fogbound_table::record::Sets;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

fn records() -> Vec<(PathBuf, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records");
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    files.into_iter().map(|path| (path.clone(), fs::read_to_string(path).unwrap())).collect()
}

#[test]
fn recorded_games_replay_byte_for_byte() {
    let records = records();
    assert!(records.len() >= 30, "only {} records", records.len());
    for (path, text) in records {
        let name = path.display().to_string();
        let record = Record::parse(&name, &text).unwrap_or_else(|error| panic!("{name}: {error}"));
        assert_eq!(record.to_text(), text, "{name} is not written as it was read");
        let replay =
            record.replay(&Sets::shipped()).unwrap_or_else(|error| panic!("{name}: {error}"));
        let outcome = replay.end().outcome().unwrap_or_else(|| panic!("{name} is unfinished"));
        let word = if outcome.won { "won" } else { "lost" };
        assert!(name.ends_with(&format!("{word}.fog")), "{name} ended {word}");
        assert!(text.contains(&format!("{word} by {}", outcome.rule)), "{name}: {}", outcome.rule);
        let hash = format!("hash {}\n", replay.end().hash());
        assert!(text.ends_with(&hash), "{name} does not pin its last position: {hash}");
    }
}

#[test]
fn recorded_games_cover_levels_players_and_ends() {
    let mut ends: BTreeMap<u8, BTreeSet<&str>> = BTreeMap::new();
    let mut players: BTreeMap<u8, BTreeSet<u8>> = BTreeMap::new();
    for (path, text) in records() {
        let record = Record::parse(&path.display().to_string(), &text).unwrap();
        let replay = record.replay(&Sets::shipped()).unwrap();
        let rules = replay.rules();
        let level = rules.level().number.unwrap();
        let outcome = replay.end().outcome().unwrap();
        ends.entry(level).or_default().insert(outcome.rule.as_str());
        players.entry(level).or_default().insert(rules.players());
    }
    for level in 1..=6 {
        assert!(ends[&level].contains("M-12.1"), "level {level} is never won");
        assert!(ends[&level].len() > 1, "level {level} is never lost");
        assert_eq!(players[&level].len(), 5, "level {level} lacks a number of players");
    }
}
