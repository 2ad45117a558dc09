//! The lines of one game, read one after the other, and the disagreements found in them.

use serde_json::Value;

use crate::report::Violation;

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

    pub(crate) fn object(&mut self, rule: &'static str, what: &str, expected: &str, found: &str) {
        if self.violations.len() < MOST {
            let (line, n) = self.at;
            let (what, expected, found) = (what.into(), expected.into(), found.into());
            self.violations.push(Violation { line, n, rule, what, expected, found });
        }
    }

    /// Fields of the line that must be equal: name, rule, value.
    pub(crate) fn compare_fields(&mut self, line: &Value, fields: &[(&str, &'static str, Value)]) {
        for (field, rule, expected) in fields {
            let found = line.get(*field);
            if found != Some(expected) {
                let found = found.map_or("nothing".into(), Value::to_string);
                self.object(rule, field, &expected.to_string(), &found);
            }
        }
    }

    /// The hash is the program's own; it may be missing only where something is hidden.
    pub(crate) fn compare_hash(&mut self, line: &Value, is_hidden: bool) {
        let hidden = is_hidden && line.get("hash") == Some(&Value::Null);
        if !hidden && !line.get("hash").is_some_and(Value::is_string) {
            self.object("trace", "hash", "text", "something else");
        }
    }

    /// The list of legal answers, in any order, each once.
    pub(crate) fn compare_legal<'b>(
        &mut self,
        rule: &'static str,
        expected: impl Iterator<Item = &'b Value>,
        found: Option<&Value>,
    ) {
        let Some(Value::Array(found)) = found else {
            self.object("trace", "legal", "a list", "something else");
            return;
        };
        let mut expected: Vec<String> = expected.map(Value::to_string).collect();
        let mut found: Vec<String> = found.iter().map(Value::to_string).collect();
        expected.sort();
        found.sort();
        let doubles = found.windows(2).filter(|pair| pair[0] == pair[1]);
        let doubles: Vec<String> = doubles.map(|pair| pair[0].clone()).collect();
        if !doubles.is_empty() {
            self.object(rule, "legal", "each answer once", &doubles.join(", "));
        }
        let only = |list: &[String], other: &[String]| {
            let only: Vec<&str> =
                list.iter().filter(|one| !other.contains(one)).map(String::as_str).collect();
            if only.is_empty() { "nothing else".to_owned() } else { only.join(", ") }
        };
        found.dedup();
        if expected != found {
            self.object(rule, "legal", &only(&expected, &found), &only(&found, &expected));
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

    pub(crate) fn into_violations(self) -> Vec<Violation> {
        self.violations
    }
}
