//! The lines of one game, read one after the other, and the disagreements found in them.

use std::fmt::Debug;
use std::str::Split;

use serde::de::DeserializeOwned;
use serde_json::Value;

use crate::report::Violation;
use crate::trial::Stop;

/// One line of the stream.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    /// From 1.
    pub(crate) number: usize,
    pub(crate) value: Value,
}

impl Line {
    pub(crate) fn is_end(&self) -> bool {
        self.value.get("end").is_some()
    }

    /// The sequence number of a decision line.
    pub(crate) fn n(&self) -> Option<u64> {
        self.value.get("n").and_then(Value::as_u64)
    }
}

/// Names, each with the rule that a difference is against. In paths such as `scores.*.total` a star
/// stands for every entry of a list.
pub(crate) type Ruled = [(&'static str, &'static str)];

/// Disagreements of one game that are kept; once a game has gone astray, more mean little.
const MOST: usize = 25;

/// The decision and end lines of one game.
pub(crate) struct Script<'a> {
    lines: &'a [Line],
    /// Lines read so far.
    read: usize,
    /// Line that a disagreement is reported at.
    at: (usize, Option<u64>),
    violations: Vec<Violation>,
}

impl<'a> Script<'a> {
    /// `setup` is the number of the setup line, `lines` what follows it.
    pub(crate) fn new(setup: usize, lines: &'a [Line]) -> Self {
        Self { lines, read: 0, at: (setup, None), violations: Vec::new() }
    }

    /// The line that comes next, without reading it.
    pub(crate) fn peek(&self) -> Option<&'a Line> {
        self.lines.get(self.read)
    }

    pub(crate) fn next(&mut self) -> Option<&'a Line> {
        let line = self.lines.get(self.read)?;
        self.read += 1;
        self.at = (line.number, line.n());
        Some(line)
    }

    /// Decision lines read so far.
    pub(crate) fn decisions(&self) -> usize {
        self.lines[..self.read].iter().filter(|line| !line.is_end()).count()
    }

    /// Reports a disagreement; one that several rules forbid is reported once.
    pub(crate) fn object(&mut self, rule: &'static str, what: &str, expected: &str, found: &str) {
        let (line, n) = self.at;
        let (what, expected, found) = (what.into(), expected.into(), found.into());
        let new = Violation { line, n, rule, what, expected, found };
        let is_told = |last: &Violation| Violation { rule, ..last.clone() } == new;
        if self.violations.len() < MOST && !self.violations.last().is_some_and(is_told) {
            self.violations.push(new);
        }
    }

    /// A disagreement with the line that comes next, which is then not read.
    pub(crate) fn object_ahead(
        &mut self,
        rule: &'static str,
        what: &str,
        expected: &str,
        found: &str,
    ) {
        if let Some(line) = self.peek() {
            self.at = (line.number, line.n());
        }
        self.object(rule, what, expected, found);
    }

    /// Objects to something of the setup unless the rule holds.
    pub(crate) fn check(
        &mut self,
        holds: bool,
        rule: &'static str,
        what: &str,
        expected: &str,
        found: &dyn Debug,
    ) {
        if !holds {
            self.object(rule, &format!("setup.{what}"), expected, &format!("{found:?}"));
        }
    }

    /// As [`Script::check`], of a rule without which no game can be judged.
    pub(crate) fn demand(
        &mut self,
        holds: bool,
        rule: &'static str,
        what: &str,
        expected: &str,
        found: &dyn Debug,
    ) -> Result<(), Stop> {
        self.check(holds, rule, what, expected, found);
        if holds { Ok(()) } else { Err(Stop::Astray) }
    }

    /// Reads a part of the setup line.
    pub(crate) fn read<T: DeserializeOwned>(&mut self, line: &Value) -> Result<T, Stop> {
        T::deserialize(line).map_err(|error| self.unreadable(&error.to_string()))
    }

    /// Objects to a setup line that no game can be read from.
    pub(crate) fn unreadable(&mut self, why: &str) -> Stop {
        self.object("trace", "setup", "a readable setup", why);
        Stop::Astray
    }

    /// Compares fields below `what`, in the order in which they are listed.
    pub(crate) fn compare(
        &mut self,
        what: &str,
        fields: &Ruled,
        expected: &Value,
        found: Option<&Value>,
    ) {
        for (path, rule) in fields {
            self.compare_at(rule, what, path.split('.'), expected, found);
        }
    }

    fn compare_at(
        &mut self,
        rule: &'static str,
        what: &str,
        mut path: Split<'_, char>,
        expected: &Value,
        found: Option<&Value>,
    ) {
        let below =
            |step: &str| if what.is_empty() { step.into() } else { format!("{what}.{step}") };
        let Some(step) = path.next() else {
            return self.compare_value(rule, what, expected, found);
        };
        if step != "*" {
            let found = found.and_then(|found| found.get(step));
            return self.compare_at(rule, &below(step), path, &expected[step], found);
        }
        let expected = expected.as_array().map_or(&[][..], Vec::as_slice);
        match found.and_then(Value::as_array) {
            Some(found) if found.len() == expected.len() => {
                for (number, (one, other)) in expected.iter().zip(found).enumerate() {
                    let what = below(&number.to_string());
                    self.compare_at(rule, &what, path.clone(), one, Some(other));
                }
            }
            _ => self.object(rule, what, &format!("a list of {}", expected.len()), &text(found)),
        }
    }

    fn compare_value(
        &mut self,
        rule: &'static str,
        what: &str,
        expected: &Value,
        found: Option<&Value>,
    ) {
        if !found.is_some_and(|found| agrees(expected, found)) {
            let (expected, found) = shorten(expected, found);
            self.object(rule, what, &expected, &found);
        }
    }

    /// The hash is the program's own; it may be missing only where something is hidden.
    pub(crate) fn compare_hash(&mut self, line: &Value, is_hidden: bool) {
        let hidden = is_hidden && line.get("hash") == Some(&Value::Null);
        if !hidden && !line.get("hash").is_some_and(Value::is_string) {
            self.object("trace", "hash", "text", "something else");
        }
    }

    /// The list of legal answers, in any order, each once; `null` where they are secret.
    pub(crate) fn compare_legal(
        &mut self,
        rule: &'static str,
        expected: &Value,
        found: Option<&Value>,
    ) {
        let (Value::Array(due), Some(Value::Array(told))) = (expected, found) else {
            return self.compare_value(rule, "legal", expected, found);
        };
        let sorted = |list: &[Value]| {
            let mut list: Vec<String> = list.iter().map(Value::to_string).collect();
            list.sort();
            list
        };
        let (due, mut told) = (sorted(due), sorted(told));
        let doubles = told.windows(2).filter(|pair| pair[0] == pair[1]);
        let doubles: Vec<&str> = doubles.map(|pair| pair[0].as_str()).collect();
        if !doubles.is_empty() {
            self.object(rule, "legal", "each answer once", &doubles.join(", "));
        }
        told.dedup();
        if due != told {
            let (expected, found) = shorten(expected, found);
            self.object(rule, "legal", &expected, &found);
        }
    }

    pub(crate) fn into_violations(self) -> Vec<Violation> {
        self.violations
    }
}

/// Equality; the objects of a list may have further fields.
fn agrees(expected: &Value, found: &Value) -> bool {
    match (expected, found) {
        (Value::Array(expected), Value::Array(found)) => {
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
fn shorten(expected: &Value, found: Option<&Value>) -> (String, String) {
    if let (Value::Array(one), Some(Value::Array(other))) = (expected, found) {
        let only = |list: &[Value], without: &[Value]| {
            let rest = list.iter().filter(|one| !without.contains(one)).map(Value::to_string);
            rest.collect::<Vec<_>>().join(", ")
        };
        let (missing, extra) = (only(one, other), only(other, one));
        if !missing.is_empty() || !extra.is_empty() {
            let text = |list: String| if list.is_empty() { "not this".into() } else { list };
            return (text(missing), text(extra));
        }
    }
    (expected.to_string(), text(found))
}

/// A value of a line in words.
pub(crate) fn text(found: Option<&Value>) -> String {
    found.map_or("nothing".into(), Value::to_string)
}
