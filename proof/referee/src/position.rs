//! The `position` of a line: written from the judge's table, compared field by field.

use serde_json::{Map, Value, json};

use crate::board::Tile;
use crate::table::Table;

/// The fields of a position, with the rule named when one differs.
const FIELDS: [(&str, &str); 12] = [
    ("active", "M-1.7"),
    ("hand", "M-3.1"),
    ("placed", "M-3.2"),
    ("cells", "M-3.2"),
    ("ghosts", "M-6.1"),
    ("ghost_supply", "M-6.1"),
    ("meeples", "M-7.1"),
    ("supply", "M-7.4"),
    ("points", "M-8.5"),
    ("piles", "M-12.3"),
    ("set_aside", "M-3.5"),
    ("hounds", "M-10.1"),
];

/// A field that differs: its name, the rule, the value expected and the value found.
pub(crate) type Difference = (&'static str, &'static str, String, String);

/// The position of the table; `over` in the end line, where nobody is active.
pub(crate) fn write(table: &Table, over: bool) -> Map<String, Value> {
    let mut position = Map::new();
    let mut put = |field: &str, value: Value| position.insert(field.to_owned(), value);
    let during = |value: Value| if over { Value::Null } else { value };
    put("active", during(json!(table.active)));
    put("hand", during(json!(table.hand)));
    put("placed", during(table.placed.map_or(Value::Null, |cell| json!([cell.x, cell.y]))));
    put("cells", cells(table));
    put("ghosts", ghosts(table));
    put("ghost_supply", json!(table.ghost_supply));
    put("meeples", meeples(table));
    let supply = table.supply.iter();
    put("supply", map(supply.map(|(colour, left)| (colour.name(), json!(left)))));
    let points = table.points.iter();
    put("points", map(points.map(|(colour, points)| (colour.name(), json!(points)))));
    put("piles", json!(table.piles));
    put("set_aside", json!(table.set_aside));
    let hounds = table.hounds.iter();
    put("hounds", map(hounds.map(|(hound, kennel)| (hound.name(), json!(kennel.name())))));
    position
}

pub(crate) fn map<'a>(entries: impl Iterator<Item = (&'a str, Value)>) -> Value {
    Value::Object(entries.map(|(key, value)| (key.to_owned(), value)).collect())
}

fn cells(table: &Table) -> Value {
    let line = |(cell, tile): (&crate::geometry::Cell, &Tile)| match tile {
        Tile::Up(tile) => json!([cell.x, cell.y, tile.kind, tile.rotation]),
        Tile::FaceDown => json!([cell.x, cell.y, null, 0]),
    };
    table.board.0.iter().map(line).collect()
}

fn ghosts(table: &Table) -> Value {
    let line = |((cell, spot), number): (&(crate::geometry::Cell, crate::table::Spot), &u32)| {
        json!([cell.x, cell.y, spot.name(), number])
    };
    table.ghosts.iter().map(line).collect()
}

fn meeples(table: &Table) -> Value {
    let mut meeples: Vec<_> = table.meeples.iter().collect();
    meeples.sort_by_key(|meeple| (meeple.cell, meeple.post));
    let line = |meeple: &crate::table::Meeple| {
        json!({
            "colour": meeple.colour.name(),
            "x": meeple.cell.x,
            "y": meeple.cell.y,
            "kind": meeple.post.name(),
            "edges": meeple.edges.name(),
            "hounds": meeple.hounds.iter().map(|hound| hound.name()).collect::<Vec<_>>(),
        })
    };
    meeples.into_iter().map(line).collect()
}

/// Compares a position of the trace with that of the table.
pub(crate) fn compare(table: &Table, over: bool, found: Option<&Value>) -> Vec<Difference> {
    let expected = write(table, over);
    let mut differences = Vec::new();
    for (field, rule) in &FIELDS {
        let (Some(expected), found) = (expected.get(*field), found.and_then(|all| all.get(field)))
        else {
            continue;
        };
        match found {
            None => differences.push((*field, *rule, expected.to_string(), "nothing".into())),
            Some(found) if !agrees(expected, found, *field == "meeples") => {
                let (expected, found) = shorten(expected, found);
                differences.push((*field, *rule, expected, found));
            }
            Some(_) => {}
        }
    }
    differences
}

/// Equality; with `more` the objects of a list may have further fields.
fn agrees(expected: &Value, found: &Value, more: bool) -> bool {
    match (expected, found) {
        (Value::Array(expected), Value::Array(found)) if more => {
            expected.len() == found.len()
                && expected.iter().zip(found).all(|(one, other)| covers(one, other))
        }
        _ => expected == found,
    }
}

/// Returns true if every field of `expected` is in `found` with the same value.
pub(crate) fn covers(expected: &Value, found: &Value) -> bool {
    match (expected, found) {
        (Value::Object(expected), Value::Object(found)) => {
            expected.iter().all(|(key, value)| found.get(key) == Some(value))
        }
        _ => expected == found,
    }
}

/// Of two lists only the entries in which they differ.
pub(crate) fn shorten(expected: &Value, found: &Value) -> (String, String) {
    let (Value::Array(one), Value::Array(other)) = (expected, found) else {
        return (expected.to_string(), found.to_string());
    };
    let only = |list: &[Value], without: &[Value]| {
        let rest: Vec<String> =
            list.iter().filter(|one| !without.contains(one)).map(Value::to_string).collect();
        rest.join(", ")
    };
    let (missing, extra) = (only(one, other), only(other, one));
    if missing.is_empty() && extra.is_empty() {
        return (expected.to_string(), found.to_string());
    }
    let text = |list: String| if list.is_empty() { "not this".to_owned() } else { list };
    (text(missing), text(extra))
}
