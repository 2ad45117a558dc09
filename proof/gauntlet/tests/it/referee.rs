//! Part of the judged games with a fresh seed, and traces that are wrong; `cargo xtask soak referee`
//! judges all of them.

use fogbound_gauntlet::Contest;
use fogbound_gauntlet::ghosts_galore::GhostsGalore;
use fogbound_gauntlet::landscape::carcassonne::Carcassonne;
use fogbound_gauntlet::landscape::mists::Mists;
use fogbound_gauntlet::parallel::test_seed;
use fogbound_gauntlet::referee::{Judged, run_until, trace};
use fogbound_referee::check;
use fogbound_table::record::{Playable, Record, Sets};
use std::fs;
use std::path::Path;

/// Judges games of all setups, with so many decisions in each at least on average, and more of them
/// while something is `missing`.
fn agree<C: Contest>(
    test: &str,
    games: u32,
    decisions: usize,
    missing: impl Fn(&Judged) -> Vec<&'static str>,
) {
    let seed = test_seed(test);
    let judged = run_until::<C>(&seed, games, |judged| missing(judged).is_empty());
    let judged = judged.unwrap_or_else(|message| panic!("seed {seed}, {message}"));
    let summary = &judged.summary;
    assert!((1..summary.games / 2).contains(&summary.running), "seed {seed}: {summary:?}");
    assert!(summary.decisions > decisions * summary.games, "seed {seed}: {summary:?}");
    let missing = missing(&judged);
    assert!(missing.is_empty(), "seed {seed}: never met: {missing:?}");
}

/// The questions that no judged game has asked, but for those named.
fn never_asked<C: Contest>(judged: &Judged, may_miss: &[&str]) -> Vec<&'static str> {
    let is_missing = |ask: &&str| !may_miss.contains(ask) && !judged.asked.contains(*ask);
    C::asks().into_iter().filter(is_missing).collect()
}

#[test]
fn the_judge_agrees_with_random_games_of_mists() {
    agree::<Mists>("referee of Mists", 180, 10, |judged| {
        // The two rarest come in most runs, but not in all.
        let mut missing = never_asked::<Mists>(judged, &["bury_at", "split"]);
        missing.extend((judged.summary.won == 0).then_some("a won game"));
        missing.extend((judged.summary.lost == 0).then_some("a lost game"));
        missing
    });
}

#[test]
fn the_judge_agrees_with_random_games_of_ghosts_galore() {
    agree::<GhostsGalore>("referee of Ghosts Galore", 60, 30, |judged| {
        // A trace does not tell these apart from other claims.
        never_asked::<GhostsGalore>(judged, &["claim with an empty stack", "claim as the last"])
    });
}

#[test]
fn the_judge_agrees_with_random_games_of_carcassonne() {
    agree::<Carcassonne>("referee of Carcassonne", 40, 50, |judged| {
        never_asked::<Carcassonne>(judged, &[])
    });
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
