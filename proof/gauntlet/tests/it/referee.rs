//! Part of the judged games with a fresh seed, and traces that are wrong; `cargo xtask soak referee`
//! judges all of them.

use fogbound_gauntlet::Contest;
use fogbound_gauntlet::ghosts_galore::GhostsGalore;
use fogbound_gauntlet::landscape::carcassonne::Carcassonne;
use fogbound_gauntlet::landscape::mists::Mists;
use fogbound_gauntlet::parallel::test_seed;
use fogbound_gauntlet::referee::{Judged, run, trace};
use fogbound_referee::check;
use fogbound_table::record::{Playable, Record, Sets};
use std::fs;
use std::path::Path;

/// Judges games of all setups, with so many decisions in each at least on average.
fn agree<C: Contest>(test: &str, games: u32, decisions: u32) -> Judged {
    let seed = test_seed(test);
    let judged = run::<C>(&seed, 0..games);
    let judged = judged.unwrap_or_else(|message| panic!("seed {seed}, {message}"));
    let summary = &judged.summary;
    assert_eq!(summary.games, games as usize, "seed {seed}");
    assert!((1..summary.games / 2).contains(&summary.running), "seed {seed}: {summary:?}");
    assert!(summary.decisions > (decisions * games) as usize, "seed {seed}: {summary:?}");
    judged
}

#[test]
fn the_judge_agrees_with_random_games_of_mists() {
    let judged = agree::<Mists>("referee of Mists", 180, 10);
    // Some questions are rare: most runs have all of them, few lack more than two.
    let missing: Vec<_> =
        Mists::asks().into_iter().filter(|ask| !judged.asked.contains(*ask)).collect();
    assert!(missing.len() < 4, "never asked: {missing:?}");
}

#[test]
fn the_judge_agrees_with_random_games_of_ghosts_galore() {
    agree::<GhostsGalore>("referee of Ghosts Galore", 60, 30);
}

#[test]
fn the_judge_agrees_with_random_games_of_carcassonne() {
    agree::<Carcassonne>("referee of Carcassonne", 40, 50);
}

/// Judges all recorded games of a kind; returns how many there are.
fn judge_records<G: Playable>() -> usize {
    let records = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../crates/table/tests/records");
    let files = fs::read_dir(records.join(G::NAME)).expect("the folder is part of the project");
    let judge = |file: std::io::Result<fs::DirEntry>| {
        let path = file.expect("a readable entry").path();
        let text = fs::read_to_string(&path).expect("a readable file");
        let replay =
            Record::<G>::parse("record", &text).expect("a record").replay(&Sets::shipped());
        let lines = fogbound_table::trace::lines(&replay.expect("a sound record"), true);
        let judged = check(lines.iter().map(String::as_str));
        if let Err(faults) = judged {
            panic!("{}: {:?}", path.display(), faults.first());
        }
    };
    files.map(judge).count()
}

#[test]
fn the_judge_agrees_with_recorded_games() {
    assert!(judge_records::<fogbound_mists::Game>() >= 30);
    assert!(judge_records::<fogbound_ghosts_galore::Game>() >= 25);
    assert!(judge_records::<fogbound_carcassonne::Game>() >= 40);
}

/// Changes a number in the middle of a trace; returns what the judge objects to first.
fn first_objection<C: Contest>(key: &str) -> String {
    let key = format!("\"{key}\":");
    let mut traces = (0..).map(|number| trace::<C>("changed", number).expect("a sound engine"));
    let mut lines = traces.find(|lines| lines[lines.len() / 2].contains(&key)).expect("endless");
    let middle = lines.len() / 2;
    lines[middle] = lines[middle].replacen(&key, &format!("{key}1"), 1);
    let objections = check(lines.iter().map(String::as_str)).expect_err("the trace is wrong");
    objections[0].what.clone()
}

#[test]
fn the_judge_sees_a_changed_number() {
    assert_eq!(first_objection::<Mists>("ghost_supply"), "position.ghost_supply");
    assert!(first_objection::<GhostsGalore>("dead_ends").ends_with(".dead_ends"));
    assert_eq!(first_objection::<Carcassonne>("pile"), "position.pile");
}
