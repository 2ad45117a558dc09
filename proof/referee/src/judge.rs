//! Cuts a stream of lines into games and judges each.

use serde_json::Value;

use crate::GAMES;
use crate::report::{Summary, Violation};
use crate::script::{Line, Script};

/// Reads a stream of traces line by line.
///
/// A game is judged when the next one begins or the stream is over, so at most one game is held in
/// memory.
#[derive(Debug, Default)]
pub struct Judge {
    read: usize,
    setup: Option<Line>,
    lines: Vec<Line>,
    summary: Summary,
    violations: Vec<Violation>,
}

impl Judge {
    /// A judge that has read nothing.
    #[must_use]
    pub fn new() -> Self {
        Self::default()
    }

    /// Reads the next line; empty ones are passed over.
    pub fn read_line(&mut self, text: &str) {
        self.read += 1;
        if text.trim().is_empty() {
            return;
        }
        let value = match serde_json::from_str::<Value>(text) {
            Ok(value @ Value::Object(_)) => value,
            Ok(other) => return self.object("a JSON object", &other.to_string()),
            Err(error) => return self.object("a JSON object", &error.to_string()),
        };
        let line = Line { number: self.read, value };
        if line.value.get("trace").is_some() {
            self.judge_game();
            self.setup = Some(line);
        } else if self.setup.is_none() {
            self.object("a setup line", "a line that belongs to no game");
        } else {
            self.lines.push(line);
        }
    }

    /// Judges the rest and returns the verdict on the whole stream.
    ///
    /// # Errors
    /// Every disagreement found, at most 25 for each game.
    pub fn finish(mut self) -> Result<Summary, Vec<Violation>> {
        self.judge_game();
        if self.violations.is_empty() { Ok(self.summary) } else { Err(self.violations) }
    }

    fn object(&mut self, expected: &str, found: &str) {
        let (line, what) = (self.read, "line".to_owned());
        let (expected, found) = (expected.to_owned(), found.to_owned());
        self.violations.push(Violation { line, n: None, rule: "trace", what, expected, found });
    }

    fn judge_game(&mut self) {
        let lines = std::mem::take(&mut self.lines);
        let Some(setup_line) = self.setup.take() else { return };
        self.summary.games += 1;
        let mut script = Script::new(setup_line.number, &lines);
        let version = &setup_line.value["trace"];
        if *version != 1 {
            script.object("trace", "trace", "1", &version.to_string());
            self.violations.extend(script.into_violations());
            return;
        }
        let name = setup_line.value.get("game").and_then(Value::as_str).unwrap_or("something else");
        let violations = match GAMES.into_iter().find(|(game, _)| *game == name) {
            Some((_, judge)) => judge(&setup_line.value, script, &mut self.summary),
            None => {
                script.object("trace", "game", "a game that is known here", name);
                script.into_violations()
            }
        };
        self.violations.extend(violations);
    }
}

/// Judges all traces of a stream.
///
/// # Errors
/// Every disagreement with the rules or the format, at most 25 for each game.
///
/// ```
/// let found = fogbound_referee::check(["{\"n\": 0}"].into_iter());
/// assert_eq!(found.unwrap_err()[0].expected, "a setup line");
/// ```
pub fn check<'a>(lines: impl Iterator<Item = &'a str>) -> Result<Summary, Vec<Violation>> {
    let mut judge = Judge::new();
    lines.for_each(|line| judge.read_line(line));
    judge.finish()
}
