//! Traces of all games, cut and damaged.

use std::collections::BTreeSet;

use serde_json::Value;

use super::{Dice, first_ask, judge};
use crate::{carcassonne, check, ghosts_galore, mists};

/// A whole game of each.
fn games() -> [Vec<Value>; 3] {
    [mists::whole_game(), carcassonne::whole_game(), ghosts_galore::whole_game()]
}

#[test]
fn x_2_a_line_too_few_or_too_many_is_found() {
    for lines in games() {
        let last = lines.len() - 1;
        assert!(judge(&lines[..last]).is_err(), "no end line");
        let asked: BTreeSet<&str> = lines.iter().filter_map(|line| line["ask"].as_str()).collect();
        let first = asked.iter().map(|ask| first_ask(&lines, ask));
        for at in first.chain([1, last / 2, last - 1]) {
            let without = [&lines[..at], &lines[at + 1..]].concat();
            assert!(judge(&without).is_err(), "line {at} is missing");
            let twice = [&lines[..=at], &lines[at..]].concat();
            assert!(judge(&twice).is_err(), "line {at} comes twice");
        }
        assert!(judge(&[&lines[..], &lines[last..]].concat()).is_err(), "two end lines");
        let early = [&lines[..last / 2], &lines[last..]].concat();
        assert!(judge(&early).is_err(), "the end comes early");
        let two = judge(&[&lines[..], &lines[..]].concat()).unwrap();
        assert_eq!((two.games, two.won + two.lost + two.scored, two.running), (2, 2, 0));
    }
}

#[test]
fn x_7_damaged_input_never_panics() {
    for (lines, rounds) in games().into_iter().zip([400, 100, 200]) {
        let text: Vec<String> = lines.iter().map(Value::to_string).collect();
        let intact = text.join("\n");
        let signs = b"0123456789-{}[],:\"NESWn\n";
        let mut dice = Dice(7);
        let mut refused = 0;
        for round in 0..rounds {
            let mut bytes = intact.clone().into_bytes();
            // Every other round the damage is in the setup line.
            let reach = if round % 2 == 0 { text[0].len() } else { bytes.len() };
            for _ in 0..1 + dice.roll(3) {
                let place = dice.roll(reach.min(bytes.len()));
                let sign = signs[dice.roll(signs.len())];
                match dice.roll(3) {
                    0 => bytes[place] = sign,
                    1 => bytes.insert(place, sign),
                    _ => _ = bytes.remove(place),
                }
            }
            let damaged = String::from_utf8(bytes).unwrap();
            refused += usize::from(check(damaged.lines()).is_err());
        }
        assert!(refused > rounds / 2, "{refused} of {rounds}");
    }
}
