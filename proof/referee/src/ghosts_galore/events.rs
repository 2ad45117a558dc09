//! Events are informative: only those that must be reported are compared, by their main fields.

use serde_json::{Value, json};

use crate::events::{Objection, compare};

/// Kinds that must report exactly the events that the judge saw, in the same order.
const EXACT: [(&str, &str); 6] = [
    ("side_chosen", "T-1.1"),
    ("left", "T-2.1"),
    ("claimed", "T-2.1"),
    ("placed", "T-2.3"),
    ("removed", "T-2.4"),
    ("lamp", "T-2.4"),
];

/// Kinds that may leave something out.
const PARTLY: [(&str, &str); 4] =
    [("stack_begun", "T-2.1"), ("revealed", "T-2.1"), ("forced", "X-2"), ("scored", "T-4.14")];

/// The events since the last line, as far as they are compared.
#[derive(Default)]
pub(crate) struct News(Vec<Value>);

impl News {
    pub(crate) fn tell(&mut self, kind: &str, fields: Value) {
        let mut event = fields;
        event["kind"] = json!(kind);
        self.0.push(event);
    }

    /// The events as a line would write them.
    pub(crate) fn written(&self) -> Vec<Value> {
        let with_rule = |event: &Value| {
            let mut event = event.clone();
            let known = EXACT.iter().chain(&PARTLY).find(|(kind, _)| event["kind"] == *kind);
            event["rule"] = json!(known.map(|(_, rule)| rule));
            event
        };
        self.0.iter().map(with_rule).collect()
    }

    /// Compares the events of a line.
    pub(crate) fn compare(&self, found: Option<&Value>) -> Vec<Objection> {
        let expected = sorted(&self.0);
        let found = match found {
            Some(Value::Array(found)) => Some(Value::Array(sorted(found))),
            other => other.cloned(),
        };
        compare(&expected, found.as_ref(), &EXACT, &PARTLY)
    }
}

/// The events with everything sorted that has no order of its own: tiles that are removed together,
/// and those revealed together (T-2.2), whose order a trace need not show.
fn sorted(events: &[Value]) -> Vec<Value> {
    let mut events = events.to_vec();
    for event in &mut events {
        let tiles = event.get_mut("tiles").and_then(Value::as_array_mut);
        tiles.into_iter().for_each(|tiles| tiles.sort_by_key(Value::as_u64));
    }
    // Kinds are compared apart, so only the order among the revealed ones changes.
    events.sort_by_key(|event| {
        let is_revealed = event.get("kind") == Some(&json!("revealed"));
        is_revealed.then(|| event.get("tile").and_then(Value::as_u64))
    });
    events
}
