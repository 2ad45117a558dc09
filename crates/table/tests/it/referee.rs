//! The independent judge agrees with the engine: random games of all levels, player counts, options
//! and levels of one's own are traced and judged.
//!
//! `FOGBOUND_SOAK=20000` plays that many games instead of the usual number, `FOGBOUND_SEED=…` plays
//! the same ones again.
use crate::common::{Dice, own_level, random_game, random_setup};
use fogbound_table::trace;
use std::sync::Arc;

#[test]
fn the_judge_agrees_with_random_games() {
    let games: u32 = std::env::var("FOGBOUND_SOAK").map_or(150, |n| n.parse().unwrap());
    let mut dice = Dice::fresh("referee");
    let mut seen = std::collections::BTreeMap::new();
    let mut judged = fogbound_referee::Summary::default();
    for game in 0..games {
        let rules = Arc::new(random_setup(&mut dice, game).validate().unwrap());
        let replay = random_game(&mut dice, &rules);
        let lines = trace::lines(&replay, !dice.one_in(8));
        if let Ok(folder) = std::env::var("FOGBOUND_TRACES") {
            std::fs::write(format!("{folder}/{game}.jsonl"), lines.join("\n") + "\n").unwrap();
        }
        match fogbound_referee::check(lines.iter().map(String::as_str)) {
            Ok(summary) => {
                judged.games += summary.games;
                judged.won += summary.won;
                judged.lost += summary.lost;
                judged.decisions += summary.decisions;
            }
            Err(violations) => {
                let first: Vec<String> = violations.iter().take(3).map(|v| v.to_string()).collect();
                panic!("game {game} of {dice}: {}\n{}", first.join("\n"), describe(&replay));
            }
        }
        for n in 0..replay.taken().len() {
            let ask = replay.at(n).unwrap().decision().unwrap().ask;
            *seen.entry(ask.name()).or_insert(0) += 1;
        }
    }
    println!("{judged:?}, asked: {seen:?}");
    assert_eq!(judged.won + judged.lost, games as usize);
    assert!(judged.won > 0, "levels with many ghosts are won now and then: {dice}");
    // The two rarest questions come in most runs, but not in all.
    let rare = ["bury_at", "split"];
    let missing =
        |ask: &&fogbound_mists::Ask| !seen.contains_key(ask.name()) && !rare.contains(&ask.name());
    let missing: Vec<_> = fogbound_mists::Ask::ALL.iter().filter(missing).collect();
    assert!(games < 150 || missing.is_empty(), "never asked: {missing:?} {dice}");
}

fn describe(replay: &fogbound_table::mists::Replay) -> String {
    let setup = replay.rules().setup();
    format!("{:?} {:?} {:?}", setup.level, setup.seats, setup.options)
}

#[test]
fn m_1_8_the_judge_sees_a_changed_trace() {
    let mut dice = Dice::new("changed trace");
    let mut setup = random_setup(&mut dice, 0);
    setup.level = own_level(&mut dice);
    setup.level.scoring = fogbound_mists::Scoring::Team;
    let setup = fogbound_mists::Setup::new(setup.set, setup.level, 3);
    let replay = random_game(&mut dice, &Arc::new(setup.validate().unwrap()));
    let mut lines = trace::lines(&replay, true);
    let at = lines.len() / 2;
    lines[at] = lines[at].replace("\"ghost_supply\":", "\"ghost_supply\":1");
    let found = fogbound_referee::check(lines.iter().map(String::as_str)).unwrap_err();
    assert_eq!(found[0].what, "position.ghost_supply");
}
