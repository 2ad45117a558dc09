//! Problems of a score file, ready to be shown with their lines.

use crate::texts::{Message, Texts, Value, msg};
use core::ops::Range;
use miette::{Diagnostic, LabeledSpan, NamedSource, SourceCode};
use std::fmt;

/// Reading stops when it has found so many problems.
pub const MAX_PROBLEMS: usize = 20;

/// Code of problems with the language itself rather than with a rule of the game.
pub(super) const LANGUAGE: &str = "score-file";

/// A file that cannot be scored, with everything that is wrong with it.
#[derive(Debug)]
pub struct ScoreFileError {
    file: Box<NamedSource<String>>,
    message: String,
    stopped: Option<String>,
    problems: Vec<Problem>,
}

/// One thing that is wrong, in words.
#[derive(Clone, Debug)]
pub struct Problem {
    rule: &'static str,
    key: String,
    message: String,
    help: String,
    line: Option<u32>,
    labels: Vec<(String, Range<usize>)>,
}

impl ScoreFileError {
    /// Sorts the problems by their place in `text`.
    pub(super) fn new(name: &str, text: &str, mut problems: Vec<Problem>) -> ScoreFileError {
        let texts = Texts::of_errors();
        let message = texts.say(msg!("score-file-unusable", name, problems = problems.len()));
        problems.sort_by_key(Problem::offset);
        for problem in &mut problems {
            problem.line = problem.labels.first().map(|(_, span)| {
                let before = text.bytes().take(span.start).filter(|&byte| byte == b'\n');
                u32::try_from(before.count() + 1).unwrap_or(u32::MAX)
            });
        }
        // A file of which no line is meant may be huge or confuse a terminal.
        let shown = problems.iter().any(|problem| problem.line.is_some());
        let text = if shown { text.to_owned() } else { String::new() };
        let stopped = || texts.say(msg!("score-file-stopped"));
        ScoreFileError {
            file: Box::new(NamedSource::new(name, text)),
            message,
            stopped: (problems.len() >= MAX_PROBLEMS).then(stopped),
            problems,
        }
    }

    /// Returns the problems in the order of the file, at least one.
    #[must_use]
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }
}

impl Problem {
    /// Returns the problem under a rule (or [`LANGUAGE`]) with the text of a message and its help.
    pub(super) fn new(rule: &'static str, message: Message<'_>) -> Problem {
        let texts = Texts::of_errors();
        Problem {
            rule,
            key: message.id.to_owned(),
            message: texts.say(message),
            help: texts.help(message).unwrap_or_default(),
            line: None,
            labels: Vec::new(),
        }
    }

    /// Rewords a problem with a tile or a door from the reader of track sets for score files.
    pub(super) fn of_set(problem: &fogbound_tilesets::Problem) -> Problem {
        let args: Vec<(&str, Value<'_>)> =
            problem.args().iter().map(|(name, value)| (*name, value.as_str().into())).collect();
        let id = format!("score-file-{}", problem.key());
        let rule = if problem.rule().starts_with("T-") { problem.rule() } else { LANGUAGE };
        let mut told = Problem::new(rule, Message { id: &id, args: &args });
        for mark in problem.marks() {
            let remark = Texts::of_errors().get(&format!("set-file-mark-{}", mark.key), &args);
            told.labels.push((remark, mark.span.clone()));
        }
        told
    }

    /// Marks a piece of the file; the first mark decides the line.
    pub(super) fn at(mut self, span: Range<usize>) -> Problem {
        self.labels.push((Texts::of_errors().say(msg!("file-here")), span));
        self
    }

    /// Returns the id of the broken rule, like `T-1.2`, or `score-file` for the language itself.
    #[must_use]
    pub fn rule(&self) -> &'static str {
        self.rule
    }

    /// Returns the key of the text of the problem, like `score-file-side`.
    #[must_use]
    pub fn key(&self) -> &str {
        &self.key
    }

    /// Returns the line of the file, from 1; `None` if the problem is the file as a whole.
    #[must_use]
    pub fn line(&self) -> Option<u32> {
        self.line
    }

    /// Returns the advice on how to fix it.
    #[must_use]
    pub fn advice(&self) -> &str {
        &self.help
    }

    fn offset(&self) -> usize {
        self.labels.first().map_or(0, |(_, span)| span.start)
    }
}

impl fmt::Display for ScoreFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for ScoreFileError {}

impl Diagnostic for ScoreFileError {
    fn source_code(&self) -> Option<&dyn SourceCode> {
        Some(self.file.as_ref())
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        self.stopped.as_ref().map(|stopped| Box::new(stopped) as Box<dyn fmt::Display>)
    }

    fn related<'a>(&'a self) -> Option<Box<dyn Iterator<Item = &'a dyn Diagnostic> + 'a>> {
        Some(Box::new(self.problems.iter().map(|problem| problem as &dyn Diagnostic)))
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Problem {}

impl Diagnostic for Problem {
    fn code<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        Some(Box::new(self.rule))
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        Some(Box::new(&self.help))
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        let label = |(text, span): &(String, Range<usize>)| {
            LabeledSpan::new_with_span(Some(text.clone()), span.clone())
        };
        Some(Box::new(self.labels.iter().map(label)))
    }
}
