//! Problems of a record, ready to be shown with their lines.

use super::model::{Line, Record};
use super::recorded::Recorded;
use crate::file_report::{Problem, source};
use crate::texts::{Message, Texts, Value, msg};
use core::ops::Range;
use fogbound_game::Refusal;
use miette::{Diagnostic, LabeledSpan, NamedSource, SourceCode};
use std::fmt;
use std::sync::Arc;

/// Code of problems with the language itself rather than with a rule of the game.
pub(super) const LANGUAGE: &str = "record";

/// Name and text of the file a record was read from; both empty for one made in the program.
#[derive(Clone, Debug, Default)]
pub(super) struct Source {
    pub name: Arc<str>,
    pub text: Arc<str>,
}

impl Source {
    /// Returns the bytes of a line (from 1) without its end.
    fn line(&self, number: u32) -> Option<Range<usize>> {
        let index = usize::try_from(number.checked_sub(1)?).ok()?;
        let line = self.text.split('\n').nth(index)?;
        let start = line.as_ptr() as usize - self.text.as_ptr() as usize;
        Some(start..start + line.trim_end().len())
    }

    /// Returns the line that begins with this word, the `nth` of them from 0.
    fn line_with(&self, key: &str, nth: usize) -> Option<u32> {
        let begins = |line: &str| line.split_ascii_whitespace().next() == Some(key);
        let mut lines = (1u32..).zip(self.text.split('\n')).filter(|(_, line)| begins(line));
        lines.nth(nth).map(|(number, _)| number)
    }
}

/// A record that cannot be read or replayed: the first problem, its line and its reason.
#[derive(Debug)]
pub struct RecordError {
    file: Box<NamedSource<String>>,
    problem: Box<Problem>,
    line: Option<u32>,
    refusal: Option<Refusal>,
}

impl RecordError {
    /// Returns the error with the text of a message and its help.
    pub(super) fn new(from: &Source, line: Option<u32>, message: Message<'_>) -> RecordError {
        let line = line.filter(|&line| line > 0);
        let problem = Problem::new(LANGUAGE, message);
        let (text, problem) = match line.and_then(|line| from.line(line)) {
            Some(span) => (&*from.text, problem.at(span)),
            None => ("", problem),
        };
        let (file, problem) = (source(&from.name, text), Box::new(problem));
        RecordError { file, problem, line, refusal: None }
    }

    pub(super) fn with_rule(mut self, rule: &'static str) -> RecordError {
        *self.problem = self.problem.with_rule(rule);
        self
    }

    fn with_refusal(mut self, refusal: Refusal) -> RecordError {
        self.refusal = Some(refusal);
        self.with_rule(refusal.rule.as_str())
    }

    /// Returns the line of the file, from 1; `None` if the problem is the file as a whole, or the record was
    /// not read from a file.
    #[must_use]
    pub fn line(&self) -> Option<u32> {
        self.line
    }

    /// Returns the id of the rule that forbids it, like `M-3.3`; `record` for the language itself.
    #[must_use]
    pub fn rule(&self) -> &'static str {
        self.problem.rule()
    }

    /// Returns the refusal, if the game refused it.
    #[must_use]
    pub fn refusal(&self) -> Option<Refusal> {
        self.refusal
    }

    /// Returns the advice on how to fix it.
    #[must_use]
    pub fn advice(&self) -> &str {
        self.problem.advice()
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.problem.fmt(f)
    }
}

impl std::error::Error for RecordError {}

impl Diagnostic for RecordError {
    fn code<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        self.problem.code()
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        let Some(refusal) = self.refusal else { return self.problem.help() };
        Some(Box::new(format!("{}\n{}", Texts::of_errors().refusal(&refusal), self.advice())))
    }

    fn source_code(&self) -> Option<&dyn SourceCode> {
        Some(self.file.as_ref())
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        self.problem.labels()
    }
}

impl<G: Recorded> Record<G> {
    /// Returns a problem of one entry.
    pub(super) fn error(&self, line: &Line<G::Action>, message: Message<'_>) -> RecordError {
        RecordError::new(&self.source, Some(line.number), message)
    }

    /// Returns the error for an entry that the game refuses.
    pub(super) fn refused(&self, line: &Line<G::Action>, refusal: Refusal) -> RecordError {
        self.error(
            line,
            msg!(
                "record-refused",
                entry = line.entry.to_string(),
                refusal = refusal.to_string(),
                rule = refusal.rule.as_str()
            ),
        )
        .with_refusal(refusal)
    }

    /// Returns the error for a line of the header that the game refuses.
    pub(crate) fn refused_key(&self, key: &str, refusal: Refusal) -> RecordError {
        self.refused_nth(key, 0, refusal)
    }

    /// Returns the error for a line of the header that the game refuses, the `nth` from 0 with this key.
    pub(crate) fn refused_nth(&self, key: &str, nth: usize, refusal: Refusal) -> RecordError {
        self.error_nth(
            key,
            nth,
            msg!(
                "record-refused-line",
                key,
                refusal = refusal.to_string(),
                rule = refusal.rule.as_str()
            ),
        )
        .with_refusal(refusal)
    }

    /// Returns a problem of one line of the header.
    pub(crate) fn error_key(&self, key: &str, message: Message<'_>) -> RecordError {
        self.error_nth(key, 0, message)
    }

    /// Returns a problem of one line of the header, the `nth` from 0 of those with this key.
    pub(super) fn error_nth(&self, key: &str, nth: usize, message: Message<'_>) -> RecordError {
        // A line that is missing is missed at the top.
        let top = (!self.source.text.is_empty()).then_some(1);
        RecordError::new(&self.source, self.source.line_with(key, nth).or(top), message)
    }
}

/// Returns a piece of a file to quote in a message: control characters escaped, long texts cut.
pub(super) fn excerpt(text: &str) -> Value<'static> {
    const SHOWN: usize = 40;
    let shown: String = text.chars().take(SHOWN).flat_map(char::escape_debug).collect();
    let cut = if text.chars().nth(SHOWN).is_some() { "…" } else { "" };
    format!("{shown}{cut}").into()
}
