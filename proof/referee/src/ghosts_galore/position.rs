//! The `position` of a line: written from the judge's table, compared field by field.

use serde_json::{Value, json};

use super::table::Table;

/// The fields of a position, with the rule named when one differs.
const FIELDS: [(&str, &str); 10] = [
    ("round", "T-2"),
    ("lamp", "T-2.4"),
    ("active", "T-2.1"),
    ("stack", "T-2.1"),
    ("stacks", "T-1.4"),
    ("revealed", "T-2.1"),
    ("face_up", "T-2.1"),
    ("claimed", "T-2.1"),
    ("removed", "T-2.4"),
    ("grids", "T-2.3"),
];

/// The fields of a score, with the rule named when one differs.
const CATEGORIES: [(&str, &str); 15] = [
    ("dragons", "T-4.1"),
    ("ghosts", "T-4.2"),
    ("golems", "T-4.3"),
    ("satyrs", "T-4.4"),
    ("skeletons", "T-4.5"),
    ("slimes", "T-4.6"),
    ("bats", "T-4.7"),
    ("werewolves", "T-4.8"),
    ("wisps", "T-4.9"),
    ("diamonds", "T-4.10"),
    ("bone_doors", "T-4.11"),
    ("tooth_doors", "T-4.12"),
    ("other_paths", "T-4.13"),
    ("total", "T-4.14"),
    ("dead_ends", "T-3.2"),
];

/// A difference: the field, the rule, the value expected and the value found.
pub(crate) type Difference = (String, &'static str, String, String);

/// The position of the table.
pub(crate) fn write(table: &Table) -> Value {
    let stacks: Vec<usize> = table.stacks.iter().map(Vec::len).collect();
    let mut face_up = table.face_up.clone();
    face_up.sort_unstable();
    let mut removed = table.removed.clone();
    removed.sort_unstable();
    json!({
        "round": table.round,
        "lamp": table.lamp,
        "active": table.active,
        "stack": table.stack.len(),
        "stacks": stacks,
        "revealed": table.revealed,
        "face_up": face_up,
        "claimed": table.claimed,
        "removed": removed,
        "grids": table.boards.boards.iter().map(|board| json!(board.grid)).collect::<Vec<_>>(),
        "scores": scored(table)["scores"],
    })
}

/// Scores and ranks as a result has them (T-4).
pub(crate) fn scored(table: &Table) -> Value {
    // Setup has shown that both sides of all boards can be scored, with whatever lies there.
    crate::scorer::score(&table.boards).map_or(Value::Null, |outcome| json!(outcome))
}

/// Compares a position of the trace with that of the table.
pub(crate) fn compare(table: &Table, found: &Value) -> Vec<Difference> {
    let expected = write(table);
    let mut differences = Vec::new();
    for (field, rule) in FIELDS {
        let (expected, found) = (&expected[field], found.get(field));
        if found != Some(expected) {
            differences.push((field.to_owned(), rule, expected.to_string(), text(found)));
        }
    }
    differences.extend(compare_scores(&expected["scores"], found.get("scores")));
    differences
}

/// Compares the scores of all seats, category by category; further fields are passed over.
pub(crate) fn compare_scores(expected: &Value, found: Option<&Value>) -> Vec<Difference> {
    let seats = expected.as_array().map_or(&[][..], Vec::as_slice);
    let Some(Value::Array(found)) = found.filter(|found| found.is_array()) else {
        return vec![("scores".into(), "T-4.15", "a list".into(), text(found))];
    };
    if found.len() != seats.len() {
        let (expected, found) = (seats.len().to_string(), found.len().to_string());
        return vec![("scores".into(), "T-4.15", expected + " scores", found)];
    }
    let mut differences = Vec::new();
    for (seat, (expected, found)) in seats.iter().zip(found).enumerate() {
        for (category, rule) in CATEGORIES {
            let (expected, found) = (&expected[category], found.get(category));
            if found != Some(expected) {
                let field = format!("scores.{seat}.{category}");
                differences.push((field, rule, expected.to_string(), text(found)));
            }
        }
    }
    differences
}

fn text(found: Option<&Value>) -> String {
    found.map_or("nothing".into(), Value::to_string)
}
