//! The independent judge agrees with the engine about Carcassonne: random games with all numbers of
//! players, parts and options are traced and judged, finished ones and some that still run.
//!
//! `FOGBOUND_SOAK=2000` plays that many games instead of the usual number, `FOGBOUND_SEED=…` plays
//! the same ones again.
use crate::common::Dice;
use crate::common::carcassonne::{finished_game, random_game, random_rules};
use fogbound_table::trace;

fn judge(lines: &[String], dice: &Dice) -> fogbound_referee::Summary {
    match fogbound_referee::check(lines.iter().map(String::as_str)) {
        Ok(summary) => summary,
        Err(violations) => {
            let first: Vec<String> = violations.iter().take(3).map(|v| v.to_string()).collect();
            panic!("{dice}: {}\n{}", first.join("\n"), lines[0]);
        }
    }
}

#[test]
fn the_judge_agrees_with_random_games() {
    let games: u32 = std::env::var("FOGBOUND_SOAK").map_or(40, |n| n.parse().unwrap());
    let mut dice = Dice::fresh("carcassonne referee");
    let mut decisions = 0;
    for _ in 0..games {
        let rules = random_rules(&mut dice);
        let replay = finished_game(&mut dice, &rules);
        let judged = judge(&trace::lines(&replay, !dice.one_in(8)), &dice);
        assert_eq!((judged.games, judged.running), (1, 0), "{dice}");
        assert_eq!(judged.decisions, replay.taken().len(), "{dice}");
        decisions += judged.decisions;
    }
    assert!(decisions > 70 * games as usize);
}

#[test]
fn x_6_the_judge_takes_a_game_that_still_runs() {
    let mut dice = Dice::fresh("carcassonne referee running");
    for _ in 0..12 {
        let rules = random_rules(&mut dice);
        let most = dice.below(60);
        let replay = random_game(&mut dice, &rules, most);
        let judged = judge(&trace::lines(&replay, true), &dice);
        assert_eq!((judged.games, judged.running), (1, 1), "{dice}");
    }
}

#[test]
fn the_judge_sees_a_changed_trace() {
    let mut dice = Dice::new("changed carcassonne");
    let rules = random_rules(&mut dice);
    let replay = finished_game(&mut dice, &rules);
    let mut lines = trace::lines(&replay, true);
    let at = lines.len() / 2;
    lines[at] = lines[at].replacen("\"pile\":", "\"pile\":1", 1);
    assert!(fogbound_referee::check(lines.iter().map(String::as_str)).is_err());
}
