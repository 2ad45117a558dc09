//! Events are informative: only those of the kinds that a game names are compared, by their main
//! fields.

use serde_json::{Value, json};

use crate::script::{Ruled, Script, covers};

/// The kinds of events that are compared, each with its rule; others are passed over.
pub(crate) struct Kinds {
    /// Kinds that must report exactly the events that the judge saw, in the same order.
    pub(crate) exact: &'static Ruled,
    /// Kinds that may leave something out.
    pub(crate) partly: &'static Ruled,
    /// Kinds of what happens at the same time: nothing may be left out, but any order will do.
    pub(crate) together: &'static Ruled,
}

impl Kinds {
    fn rule_of(&self, event: &Value) -> Option<&'static str> {
        let mut all = self.exact.iter().chain(self.partly).chain(self.together);
        all.find(|(kind, _)| event["kind"] == *kind).map(|(_, rule)| *rule)
    }
}

/// The events since the last line, as far as they are compared.
#[derive(Default)]
pub(crate) struct News {
    due: Vec<Value>,
    /// The events that may be reported as well, of the kinds of what happens together.
    allowed: Vec<Value>,
}

impl News {
    pub(crate) fn tell(&mut self, kind: &str, mut fields: Value) {
        fields["kind"] = json!(kind);
        self.due.push(fields);
    }

    pub(crate) fn allow(&mut self, kind: &str, mut fields: Value) {
        fields["kind"] = json!(kind);
        self.allowed.push(fields);
    }

    /// The events as a line would write them.
    pub(crate) fn written(&self, kinds: &Kinds) -> Vec<Value> {
        let with_rule = |event: &Value| {
            let mut event = event.clone();
            event["rule"] = json!(kinds.rule_of(&event));
            event
        };
        self.due.iter().map(with_rule).collect()
    }

    /// Compares the events of a line.
    pub(crate) fn compare(&self, kinds: &Kinds, line: &Value, script: &mut Script<'_>) {
        let Some(Value::Array(found)) = line.get("events") else {
            return script.object("trace", "events", "a list of events", "something else");
        };
        let has = |event: &Value, field: &str| event.get(field).is_some_and(Value::is_string);
        if let Some(odd) = found.iter().find(|event| !has(event, "kind") || !has(event, "rule")) {
            script.object("trace", "events", "an event with kind and rule", &odd.to_string());
        }
        let mut compare = |kinds: &Ruled, agree: Agreement<'_>| {
            for (kind, rule) in kinds {
                let (due, told) = (of_kind(&self.due, kind), of_kind(found, kind));
                if !agree(kind, &due, &told) {
                    script.object(
                        rule,
                        "events",
                        &json!(due).to_string(),
                        &json!(told).to_string(),
                    );
                }
            }
        };
        compare(kinds.exact, &|_, due, told| {
            due.len() == told.len() && due.iter().zip(told).all(|(due, told)| covers(due, told))
        });
        compare(kinds.partly, &|_, due, told| {
            let mut due = due.iter();
            told.iter().all(|told| due.any(|due| covers(due, told)))
        });
        compare(kinds.together, &|kind, due, told| {
            let (mut due, mut allowed) = (due.to_vec(), of_kind(&self.allowed, kind));
            told.iter().all(|told| take(&mut due, told) || take(&mut allowed, told))
                && due.is_empty()
        });
    }
}

/// Tells whether the events of a kind that are due and those that were told agree.
type Agreement<'a> = &'a dyn Fn(&str, &[Value], &[Value]) -> bool;

/// Takes an event that was told out of a list.
fn take(list: &mut Vec<Value>, told: &Value) -> bool {
    let place = list.iter().position(|one| covers(one, told));
    place.map(|place| list.remove(place)).is_some()
}

/// The events of a kind; cells and tiles of one event have no order of their own and are sorted.
fn of_kind(events: &[Value], kind: &str) -> Vec<Value> {
    let is_it = |event: &&Value| event.get("kind").is_some_and(|one| one == kind);
    let mut events: Vec<Value> = events.iter().filter(is_it).cloned().collect();
    for event in &mut events {
        for field in ["cells", "tiles"] {
            if let Some(Value::Array(list)) = event.get_mut(field) {
                list.sort_by_key(|one| (one.as_u64(), one[0].as_i64(), one[1].as_i64()));
            }
        }
    }
    events
}

#[cfg(test)]
mod tests;
