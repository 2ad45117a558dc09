//! Cuts a stream of lines into games and judges each.

use serde_json::Value;

use crate::carcassonne;
use crate::game::{Game, Stop};
use crate::ghosts_galore;
use crate::report::{Summary, Violation};
use crate::script::{Line, Script};
use crate::setup::Setup;

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
        let summary = &mut self.summary;
        let violations = match setup_line.value.get("game").and_then(Value::as_str) {
            Some("mists") => judge_mists(&setup_line.value, script, summary),
            Some("carcassonne") => carcassonne::judge(&setup_line.value, script, summary),
            Some("ghosts-galore") => ghosts_galore::judge(&setup_line.value, script, summary),
            other => {
                let found = other.unwrap_or("something else");
                script.object("trace", "game", "a game that is known here", found);
                script.into_violations()
            }
        };
        self.violations.extend(violations);
    }
}

fn judge_mists(
    setup_line: &Value,
    mut script: Script<'_>,
    summary: &mut Summary,
) -> Vec<Violation> {
    let (setup, faults) = Setup::read(setup_line);
    for (rule, what, expected, found) in faults {
        script.object(rule, what, &expected, &found);
    }
    let Some(setup) = setup else { return script.into_violations() };
    let mut game = Game::new(&setup, script);
    match game.play() {
        Stop::Over { won, rule } => {
            summary.won += usize::from(won);
            summary.lost += usize::from(!won);
            game.compare_end(won, rule);
        }
        Stop::Running => {
            summary.running += 1;
            game.compare_running();
        }
        Stop::Astray => {}
    }
    summary.decisions += game.script.decisions();
    game.script.into_violations()
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
