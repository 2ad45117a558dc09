//! No text makes the reader panic.

use super::*;
use fogbound_game::Seed;
use fogbound_table::score_file::{MAX_BYTES, MAX_PROBLEMS};

/// Pieces that files are made of.
const PIECES: [&str; 24] = [
    "\n",
    "\r\n",
    " ",
    ",",
    ";",
    "#",
    "-",
    "player X\n",
    "doors ",
    "board lantern-fair 0\n",
    "tiles fogbound-ghosts\n",
    "option walls_are_dead_ends false\n",
    "0 ",
    "8 ",
    "9",
    "NE",
    "NS ",
    "bat ",
    "diamonds 1 2 3",
    "99999999999",
    "é",
    "\u{a0}",
    "bone",
    "0N ",
];

#[test]
fn thousands_of_damaged_files() {
    let seed = Seed::new("damaged score files");
    let mut rng = seed.stream("mutations");
    let (mut good, mut bad) = (0, 0);
    for _ in 0..4000 {
        let mut text: Vec<char> = EXAMPLE.chars().collect();
        for _ in 0..=rng.below(4) {
            let at = rng.below(text.len() as u32 + 1) as usize;
            let piece = PIECES[rng.below(PIECES.len() as u32) as usize].chars();
            match rng.below(3) {
                0 => drop(text.splice(at..at, piece)),
                1 => drop(text.drain(at..(at + rng.below(9) as usize).min(text.len()))),
                _ => drop(text.splice(at..(at + 2).min(text.len()), piece)),
            }
        }
        let text: String = text.into_iter().collect();
        match parse("damaged", &text) {
            Ok(file) => {
                assert!(words(&file.score()).len() > 500);
                assert!(file.score().json()["players"].is_array());
                good += 1;
            }
            Err(error) => {
                assert!(!error.problems().is_empty());
                for problem in error.problems() {
                    assert!(!problem.advice().contains("score-file-"), "{problem}");
                    assert!(!problem.to_string().contains("{$"), "{problem}");
                    assert!(!problem.to_string().starts_with("score-file-"), "{problem}");
                }
                bad += 1;
            }
        }
    }
    assert!(good > 100 && bad > 1000, "{good} good, {bad} bad");
}

#[test]
fn reading_stops_after_many_problems() {
    let text = format!("{EXAMPLE}{}", "9 x\n".repeat(5000));
    let error = parse("long", &text).unwrap_err();
    assert_eq!(error.problems().len(), MAX_PROBLEMS);
    assert!(shown(&error).contains("there may be more problems"));
    assert!(!shown(&parse("short", "").unwrap_err()).contains("there may be more"));
    // Nothing of a huge file is shown.
    let text = format!("{EXAMPLE}{}", "#".repeat(MAX_BYTES));
    let error = parse("huge", &text).unwrap_err();
    assert_eq!(error.problems()[0].line(), None);
    assert!(shown(&error).len() < 500);
}
