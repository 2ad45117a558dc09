//! Boards made by hand, scored through the public functions.

mod example;
mod monsters;
mod paths;
mod ranks;
mod refusals;

use serde_json::{Value, json};

use crate::scorer::{Outcome, Problem, Score, read, score};

/// Doors that most tests do not come near: in the middle of each side.
const DOORS: &str = "1N bone, 7S bone, 3W tooth, 5E tooth";

const EMPTY: [&str; 9] = [""; 9];

/// A tile such as `NS bat ghost, EW, 3`: sections with their monsters, and values of diamonds.
fn tile(text: &str) -> Value {
    let (mut sections, mut diamonds) = (Vec::new(), Vec::new());
    for part in text.split(',').map(str::trim) {
        if let Ok(value) = part.parse::<u32>() {
            diamonds.push(value);
            continue;
        }
        let mut words = part.split_whitespace();
        let edges = words.next();
        sections.push(json!({"edges": edges, "monsters": words.collect::<Vec<_>>()}));
    }
    json!({"name": text, "sections": sections, "diamonds": diamonds})
}

fn doors(text: &str) -> Value {
    let door = |part: &str| {
        let (place, kind) = part.trim().split_once(' ').unwrap();
        json!({"cell": place[..1].parse::<u8>().unwrap(), "side": &place[1..], "kind": kind})
    };
    text.split(',').map(door).collect()
}

/// Everything the scorer reads; each tile text is a tile of its own, `""` an empty space.
fn input(boards: &[(&str, [&str; 9])]) -> Value {
    let mut tiles = Vec::new();
    let mut written = Vec::new();
    for (door_text, grid) in boards {
        let mut places = Vec::new();
        for text in grid {
            if text.is_empty() {
                places.push(Value::Null);
            } else {
                places.push(json!([tiles.len(), 0]));
                tiles.push(tile(text));
            }
        }
        written.push(json!({"doors": doors(door_text), "grid": places}));
    }
    json!({"options": {"walls_are_dead_ends": true}, "tiles": tiles, "boards": written})
}

fn outcome(input: &Value) -> Result<Outcome, Problem> {
    score(&read(&input.to_string())?)
}

/// Scores several boards with the usual doors.
fn together(grids: &[[&str; 9]]) -> Outcome {
    let boards: Vec<_> = grids.iter().map(|grid| (DOORS, *grid)).collect();
    outcome(&input(&boards)).unwrap()
}

/// The score of one board, an empty one beside it.
fn with_doors(doors: &str, grid: [&str; 9]) -> Score {
    let outcome = outcome(&input(&[(doors, grid), (DOORS, EMPTY)])).unwrap();
    outcome.scores[0].clone()
}

fn alone(grid: [&str; 9]) -> Score {
    with_doors(DOORS, grid)
}
