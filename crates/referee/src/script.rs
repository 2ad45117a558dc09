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

/// Disagreements of one game that are kept; once a game has gone astray, more say little.
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

    pub(crate) fn into_violations(self) -> Vec<Violation> {
        self.violations
    }
}
