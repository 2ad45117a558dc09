//! Recorded games: each is read, written and replayed byte for byte. Its last line pins the hash of the last
//! position.
//!
//! The records of Mists contain every level won and lost, with 1 to 5 players. Those of Ghosts Galore contain
//! all numbers of players with all combinations of options. Those of Carcassonne contain all numbers of
//! players with all combinations of parts, every option, and rare events, which the comment of a record
//! names.

mod rare;

use fogbound_table::record::{Playable, Record, Replay, Sets};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// Returns the records of a game: the name of each file and its text.
fn records(game: &str) -> Vec<(String, String)> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/records").join(game);
    let mut files: Vec<PathBuf> =
        fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
    files.sort();
    let read = |path: PathBuf| {
        let text = fs::read_to_string(&path).unwrap();
        (path.file_name().unwrap().to_string_lossy().into_owned(), text)
    };
    files.into_iter().map(read).collect()
}

/// Replays a finished record, and checks that it contains all that is to be pinned.
fn replayed<G: Playable>(name: &str, text: &str) -> Replay<G> {
    let record = Record::<G>::parse(name, text).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert_eq!(record.to_text(), text, "{name} is not written as it was read");
    let replay = record.replay(&Sets::shipped()).unwrap_or_else(|error| panic!("{name}: {error}"));
    assert!(replay.end().is_over(), "{name} is unfinished");
    let hash = format!("hash {}\n", replay.end().hash());
    assert!(text.ends_with(&hash), "{name} does not pin its last position: {hash}");
    replay
}

#[test]
fn recorded_games_of_mists_replay_byte_for_byte() {
    let records = records("mists");
    assert!(records.len() >= 30, "only {} records", records.len());
    for (name, text) in records {
        let replay = replayed::<fogbound_mists::Game>(&name, &text);
        let outcome = replay.end().outcome().unwrap();
        let word = if outcome.won { "won" } else { "lost" };
        assert!(name.ends_with(&format!("{word}.fog")), "{name} ended {word}");
        assert!(text.contains(&format!("{word} by {}", outcome.rule)), "{name}: {}", outcome.rule);
    }
}

#[test]
fn recorded_games_of_mists_cover_levels_players_and_ends() {
    let mut ends: BTreeMap<u8, BTreeSet<&str>> = BTreeMap::new();
    let mut players: BTreeMap<u8, BTreeSet<u8>> = BTreeMap::new();
    for (name, text) in records("mists") {
        let replay = replayed::<fogbound_mists::Game>(&name, &text);
        let level = replay.rules().level().number.unwrap();
        let outcome = replay.end().outcome().unwrap();
        ends.entry(level).or_default().insert(outcome.rule.as_str());
        players.entry(level).or_default().insert(replay.rules().players());
    }
    for level in 1..=6 {
        assert!(ends[&level].contains("M-12.1"), "level {level} is never won");
        assert!(ends[&level].len() > 1, "level {level} is never lost");
        assert_eq!(players[&level].len(), 5, "level {level} lacks a number of players");
    }
}

#[test]
fn recorded_games_of_ghosts_galore_replay_byte_for_byte() {
    let records = records("ghosts-galore");
    assert!(records.len() >= 25, "only {} records", records.len());
    let mut setups = BTreeSet::new();
    for (name, text) in records {
        let replay = replayed::<fogbound_ghosts_galore::Game>(&name, &text);
        let totals: Vec<String> =
            replay.end().sheets().iter().map(|sheet| sheet.total().to_string()).collect();
        assert!(text.contains(&format!("totals {}", totals.join(" : "))), "{name}: {totals:?}");
        setups.insert((replay.rules().players(), replay.rules().options().list()));
    }
    assert_eq!(setups.len(), 4 * 8, "a number of players with some options is missing");
}

#[test]
fn recorded_games_of_carcassonne_replay_byte_for_byte() {
    let records = records("carcassonne");
    assert!(records.len() >= 40, "only {} records", records.len());
    let (mut setups, mut options, mut bots) = (BTreeSet::new(), BTreeSet::new(), BTreeSet::new());
    for (name, text) in records {
        let replay = replayed::<fogbound_carcassonne::Game>(&name, &text);
        let scores: Vec<String> = replay.end().scores().iter().map(u16::to_string).collect();
        assert!(text.contains(&format!("scores {}", scores.join(" : "))), "{name}: {scores:?}");
        setups.insert((replay.rules().players(), replay.rules().parts().list()));
        options.extend(replay.rules().options().list());
        bots.extend(["greedy", "random"].into_iter().filter(|bot| text.contains(bot)));
    }
    assert_eq!(setups.len(), 5 * 9, "a number of players with some parts is missing");
    assert_eq!((options.len(), bots.len()), (6, 2), "some option or bot is missing");
}

#[test]
fn recorded_games_of_carcassonne_show_every_rare_event() {
    let mut games = BTreeMap::new();
    for (name, text) in records("carcassonne") {
        let replay = replayed::<fogbound_carcassonne::Game>(&name, &text);
        let shown = rare::shown(&replay);
        let told = text.lines().find_map(|line| line.strip_prefix("# shows "));
        assert_eq!(told.unwrap_or_default(), shown.join(", "), "{name}");
        shown.into_iter().for_each(|event| *games.entry(event).or_insert(0) += 1);
    }
    println!("{games:?}");
    rare::names().for_each(|event| assert!(games.contains_key(event), "no game shows {event}"));
}
