//! Events are informative: only those that must be reported are compared, by their main fields.

use serde_json::{Value, json};

use crate::events::{Objection, compare};
use crate::position::covers;

/// Kinds that must report exactly the events that the judge saw, in the same order.
const EXACT: [(&str, &str); 6] = [
    ("set_aside", "C-3"),
    ("placed", "C-3"),
    ("ghost_placed", "G-2.2"),
    ("scared", "G-2.7"),
    ("ghost_skipped", "G-2.5"),
    ("meeple_placed", "C-3"),
];

/// Kinds that may leave something out.
const PARTLY: [(&str, &str); 3] = [("turn", "C-1"), ("drawn", "C-3"), ("forced", "X-2")];

/// Kinds of one scoring, in which everything happens at the same time: any order will do.
const TOGETHER: [(&str, &str); 3] =
    [("scored", "C-5"), ("guard_gained", "G-4.3"), ("meeple_returned", "C-5")];

/// The events since the last line, as far as they are compared.
#[derive(Default)]
pub(crate) struct News {
    due: Vec<Value>,
    /// The events that may be reported as well, of the kinds of a scoring.
    allowed: Vec<Value>,
}

impl News {
    pub(crate) fn tell(&mut self, kind: &str, fields: Value) {
        self.due.push(of(kind, fields));
    }

    pub(crate) fn allow(&mut self, kind: &str, fields: Value) {
        self.allowed.push(of(kind, fields));
    }

    /// The events as a line would write them.
    pub(crate) fn written(&self) -> Vec<Value> {
        let with_rule = |event: &Value| {
            let mut event = event.clone();
            let mut all = EXACT.iter().chain(&PARTLY).chain(&TOGETHER);
            event["rule"] = json!(all.find(|(kind, _)| event["kind"] == *kind).map(|one| one.1));
            event
        };
        self.due.iter().map(with_rule).collect()
    }

    /// Compares the events of a line.
    pub(crate) fn compare(&self, found: Option<&Value>) -> Vec<Objection> {
        let mut objections = compare(&self.due, found, &EXACT, &PARTLY);
        let Some(Value::Array(found)) = found else { return objections };
        for (kind, rule) in TOGETHER {
            let mut due = of_kind(&self.due, kind);
            let mut allowed = of_kind(&self.allowed, kind);
            let told = of_kind(found, kind);
            let is_told = |told: &Value, list: &mut Vec<Value>| {
                let place = list.iter().position(|one| covers(one, told));
                place.map(|place| list.remove(place)).is_some()
            };
            let odd: Vec<String> = told
                .iter()
                .filter(|one| !is_told(one, &mut due) && !is_told(one, &mut allowed))
                .map(Value::to_string)
                .collect();
            if !due.is_empty() || !odd.is_empty() {
                let due: Vec<String> = due.iter().map(Value::to_string).collect();
                objections.push((rule, list(kind, &due), list(kind, &odd)));
            }
        }
        objections
    }
}

fn of(kind: &str, fields: Value) -> Value {
    let mut event = fields;
    event["kind"] = json!(kind);
    event
}

/// The events of a kind, the cells of a region in ascending order.
fn of_kind(events: &[Value], kind: &str) -> Vec<Value> {
    let mut events: Vec<Value> =
        events.iter().filter(|event| event.get("kind") == Some(&json!(kind))).cloned().collect();
    for event in &mut events {
        let cells = event.get_mut("cells").and_then(Value::as_array_mut);
        let corner = |cell: &Value| (cell[0].as_i64(), cell[1].as_i64());
        cells.into_iter().for_each(|cells| cells.sort_by_key(corner));
    }
    events
}

fn list(kind: &str, events: &[String]) -> String {
    if events.is_empty() { format!("nothing else {kind}") } else { events.join(", ") }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn c_5_a_scoring_may_be_told_in_any_order() {
        let mut news = News::default();
        news.tell("guard_gained", json!({"seat": 0}));
        news.tell("scored", json!({"feature": "road", "cells": [[0, 0], [0, 1]], "points": 2}));
        news.tell("scored", json!({"feature": "city", "cells": [[0, 0]], "points": 4}));
        news.allow("scored", json!({"feature": "cemetery", "points": 0}));
        let road = json!({"kind": "scored", "rule": "C-5", "feature": "road", "points": 2,
            "cells": [[0, 1], [0, 0]]});
        let city = json!({"kind": "scored", "rule": "C-5", "feature": "city", "points": 4,
            "cells": [[0, 0]], "more": 1});
        let guard = json!({"kind": "guard_gained", "rule": "G-4.3", "seat": 0});
        let grave = json!({"kind": "scored", "rule": "G-4.3", "feature": "cemetery", "points": 0});
        let objections = |events: Value| news.compare(Some(&events)).len();
        assert_eq!(objections(json!([city, guard, road])), 0);
        assert_eq!(objections(json!([road, city, grave, guard])), 0);
        assert_eq!(objections(json!([road, road, city, guard])), 1, "told twice");
        assert_eq!(objections(json!([road, grave, guard])), 1, "the city is missing");
        assert_eq!(objections(json!([road, city])), 1, "the guard is missing");
        let mut wrong = city.clone();
        wrong["points"] = json!(6);
        assert_eq!(objections(json!([road, wrong, guard])), 1);
        assert_eq!(news.compare(None).len(), 1);
    }
}
