//! Results of the judge: disagreements, or a count of the checks.

use std::fmt;

/// One disagreement between a trace and the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Violation {
    /// Line of the stream, from 1.
    pub line: usize,
    /// The `n` of the decision, if the line is a decision that has one.
    pub n: Option<u64>,
    /// The rule concerned; `trace` where only the format is.
    pub rule: &'static str,
    /// The field or matter compared, such as `position.ghosts`.
    pub what: String,
    /// The value that the rules demand.
    pub expected: String,
    /// The value in the trace.
    pub found: String,
}

impl fmt::Display for Violation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}", self.line)?;
        if let Some(n) = self.n {
            write!(f, " (n {n})")?;
        }
        write!(
            f,
            ": {}: {}: expected {}, found {}",
            self.rule, self.what, self.expected, self.found
        )
    }
}

/// The counts of the checks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Summary {
    /// Traces read, finished or not.
    pub games: usize,
    /// Games that ended in a win (M-12.1).
    pub won: usize,
    /// Games that ended in a loss (M-12.2, M-12.3).
    pub lost: usize,
    /// Games that ended with a score for each player (C-6, T-4.14).
    pub scored: usize,
    /// Traces without an end line: games that still run.
    pub running: usize,
    /// Decision lines read.
    pub decisions: usize,
}
