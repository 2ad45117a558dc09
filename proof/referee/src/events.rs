//! Events are informative: only the plain ones are compared, by their main fields.

use serde_json::{Map, Value, json};

use crate::geometry::{Cell, Edges};
use crate::position::covers;
use crate::setup::Colour;
use crate::table::Post;

/// The events since the last line, as far as they are compared.
#[derive(Default)]
pub(crate) struct News {
    events: Vec<Value>,
}

/// Kinds that must report exactly the events that the judge saw, in the same order.
const EXACT: [(&str, &str); 5] = [
    ("set_aside", "M-3.5"),
    ("placed", "M-3.1"),
    ("buried", "M-5.3"),
    ("meeple_placed", "M-7.1"),
    ("face_down", "M-11.1"),
];

/// Kinds that may leave something out: a tile set aside need not be reported as drawn too, nor a
/// step in which nothing can be done as forced.
const PARTLY: [(&str, &str); 2] = [("drawn", "M-3.1"), ("forced", "X-2")];

impl News {
    /// The events as a line would write them.
    pub(crate) fn written(&self) -> Vec<Value> {
        let with_rule = |event: &Value| {
            let mut event = event.clone();
            let kind = event.get("kind").and_then(Value::as_str).unwrap_or_default();
            let known = EXACT.iter().chain(&PARTLY).find(|(one, _)| *one == kind);
            event["rule"] = json!(known.map(|(_, rule)| rule));
            event
        };
        self.events.iter().map(with_rule).collect()
    }

    pub(crate) fn forced(&mut self, seat: usize, ask: &str, choice: &Value) {
        self.events.push(json!({"kind": "forced", "seat": seat, "ask": ask, "choice": choice}));
    }

    pub(crate) fn drawn(&mut self, tile: &str) {
        self.events.push(json!({"kind": "drawn", "tile": tile}));
    }

    pub(crate) fn set_aside(&mut self, tile: &str) {
        self.events.push(json!({"kind": "set_aside", "tile": tile}));
    }

    pub(crate) fn placed(&mut self, cell: Cell, tile: &str, rotation: u8) {
        let event =
            json!({"kind": "placed", "x": cell.x, "y": cell.y, "tile": tile, "rotation": rotation});
        self.events.push(event);
    }

    pub(crate) fn buried(&mut self, cell: Cell, colour: Colour) {
        let event = json!({"kind": "buried", "x": cell.x, "y": cell.y, "colour": colour.name()});
        self.events.push(event);
    }

    pub(crate) fn meeple_placed(&mut self, colour: Colour, cell: Cell, post: Post, edges: Edges) {
        self.events.push(json!({"kind": "meeple_placed", "colour": colour.name(), "x": cell.x,
            "y": cell.y, "feature": post.name(), "edges": edges.name()}));
    }

    pub(crate) fn face_down(&mut self, cell: Cell) {
        self.events.push(json!({"kind": "face_down", "x": cell.x, "y": cell.y}));
    }

    /// Disagreements: rule, expected, found.
    pub(crate) fn compare(&self, found: Option<&Value>) -> Vec<Objection> {
        compare(&self.events, found, &EXACT, &PARTLY)
    }
}

/// A disagreement about events: rule, expected, found.
pub(crate) type Objection = (&'static str, String, String);

/// Compares events kind by kind; kinds that are not named are passed over.
pub(crate) fn compare(
    events: &[Value],
    found: Option<&Value>,
    exact: &[(&str, &'static str)],
    partly: &[(&str, &'static str)],
) -> Vec<Objection> {
    let mut objections = Vec::new();
    let Some(Value::Array(found)) = found else {
        return vec![("trace", "a list of events".into(), "something else".into())];
    };
    let is_event = |event: &Value| {
        ["kind", "rule"].iter().all(|field| event.get(field).is_some_and(Value::is_string))
    };
    if let Some(odd) = found.iter().find(|event| !is_event(event)) {
        objections.push(("trace", "an event with kind and rule".into(), odd.to_string()));
    }
    for (kind, rule) in exact {
        let (expected, told) = (of_kind(events, kind), of_kind(found, kind));
        let told_right = told.len() == expected.len()
            && expected.iter().zip(&told).all(|(one, other)| covers(one, other));
        if !told_right {
            objections.push((*rule, text(&expected), text(&told)));
        }
    }
    for (kind, rule) in partly {
        let (expected, told) = (of_kind(events, kind), of_kind(found, kind));
        if !is_part(&told, &expected) {
            objections.push((*rule, text(&expected), text(&told)));
        }
    }
    objections
}

fn of_kind<'a>(events: &'a [Value], kind: &str) -> Vec<&'a Value> {
    events.iter().filter(|event| event.get("kind") == Some(&json!(kind))).collect()
}

/// Returns true if the events reported are some of those expected, in the same order.
fn is_part(told: &[&Value], expected: &[&Value]) -> bool {
    let mut expected = expected.iter();
    told.iter().all(|event| expected.any(|one| covers(one, event)))
}

fn text(events: &[&Value]) -> String {
    let shown = |event: &&Value| {
        let fields: Map<String, Value> = event.as_object().cloned().unwrap_or_default();
        Value::Object(fields).to_string()
    };
    format!("[{}]", events.iter().map(shown).collect::<Vec<_>>().join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn m_3_5_events_of_tiles_set_aside_must_agree() {
        let mut news = News::default();
        news.drawn("a");
        news.set_aside("a");
        news.drawn("b");
        let drawn = |tile: &str| json!({"kind": "drawn", "rule": "M-3.1", "tile": tile});
        let aside = |tile: &str| json!({"kind": "set_aside", "rule": "M-3.5", "tile": tile});
        let objections = |events: Value| news.compare(Some(&events)).len();
        assert_eq!(objections(json!([drawn("a"), aside("a"), drawn("b")])), 0);
        assert_eq!(objections(json!([aside("a"), drawn("b")])), 0);
        assert_eq!(objections(json!([aside("b"), drawn("b")])), 1);
        assert_eq!(objections(json!([aside("a"), drawn("b"), drawn("a")])), 1);
        assert_eq!(objections(json!([drawn("b")])), 1);
        assert_eq!(objections(json!([{"kind": "drawn"}, aside("a")])), 2);
        assert_eq!(news.compare(None).len(), 1);
    }
}
