//! The `position` of a line: written from the judge's table, compared field by field.

use serde_json::{Map, Value, json};

use super::table::{Meeple, Table};
use crate::board::Tile;
use crate::position::{covers, shorten};

/// The fields of a position, with the rule named when one differs.
const FIELDS: [(&str, &str); 11] = [
    ("active", "C-1"),
    ("hand", "C-3"),
    ("placed", "C-3"),
    ("cells", "C-3"),
    ("meeples", "C-4"),
    ("supply", "G-1.2"),
    ("common_guards", "G-4.3"),
    ("ghost_supply", "G-1.3"),
    ("scores", "C-5"),
    ("pile", "C-6"),
    ("set_aside", "C-3"),
];

/// A field that differs: its name, the rule, the value expected and the value found.
pub(crate) type Difference = (&'static str, &'static str, String, String);

/// The position of the table; `over` in the end line, where nobody is active.
pub(crate) fn write(table: &Table, over: bool) -> Value {
    let during = |value: Value| if over { Value::Null } else { value };
    let cells = table.board.0.iter().map(|(cell, tile)| match tile {
        Tile::Up(tile) => json!([cell.x, cell.y, tile.kind, tile.rotation]),
        Tile::FaceDown => json!([cell.x, cell.y, null, 0]),
    });
    let mut meeples: Vec<&Meeple> = table.meeples.iter().collect();
    meeples.sort_by_key(|meeple| meeple.cell);
    let supply = table.supply.iter();
    let supply = supply.map(|left| json!({"meeples": left.meeples, "guards": left.guards}));
    json!({
        "active": during(json!(table.active)),
        "hand": during(json!(table.hand)),
        "placed": during(table.placed.map_or(Value::Null, |cell| json!([cell.x, cell.y]))),
        "cells": cells.collect::<Vec<_>>(),
        "meeples": meeples.into_iter().map(meeple).collect::<Vec<_>>(),
        "supply": supply.collect::<Vec<_>>(),
        "common_guards": table.common_guards,
        "ghost_supply": table.ghost_supply,
        "scores": table.scores,
        "pile": table.pile,
        "set_aside": table.set_aside,
    })
}

fn meeple(meeple: &Meeple) -> Value {
    json!({
        "seat": meeple.seat,
        "x": meeple.cell.x,
        "y": meeple.cell.y,
        "piece": meeple.piece.name(),
        "kind": meeple.feature.name(),
        "name": meeple.name,
        "ghosts": meeple.ghosts,
    })
}

/// Compares a position of the trace with that of the table.
pub(crate) fn compare(table: &Table, over: bool, found: Option<&Value>) -> Vec<Difference> {
    let expected = write(table, over);
    let nothing = Map::new();
    let found = found.and_then(Value::as_object).unwrap_or(&nothing);
    let mut differences = Vec::new();
    for (field, rule) in FIELDS {
        let expected = &expected[field];
        match found.get(field) {
            None => differences.push((field, rule, expected.to_string(), "nothing".into())),
            Some(found) if !agrees(expected, found) => {
                let (expected, found) = shorten(expected, found);
                differences.push((field, rule, expected, found));
            }
            Some(_) => {}
        }
    }
    differences
}

/// Equality; the objects of a list may have further fields.
fn agrees(expected: &Value, found: &Value) -> bool {
    match (expected, found) {
        (Value::Array(expected), Value::Array(found)) => {
            let pairs = expected.iter().zip(found);
            expected.len() == found.len()
                && pairs.into_iter().all(|(one, other)| covers(one, other))
        }
        _ => expected == found,
    }
}
