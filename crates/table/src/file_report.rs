//! What is wrong with a file that was read, in words, ready to be shown with its lines.

use crate::texts::{Message, Texts, msg};
use core::ops::Range;
use miette::{Diagnostic, LabeledSpan, NamedSource, SourceCode};
use std::fmt;

/// A file that cannot be used, with everything that is wrong with it.
#[derive(Debug)]
pub struct FileReport {
    file: Box<NamedSource<String>>,
    message: String,
    more: Option<String>,
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

impl FileReport {
    /// Returns a report under a heading, with the problems in the order of their places in `text`. `more` says that
    /// there may be others.
    pub(crate) fn new(
        name: &str,
        text: &str,
        heading: Message<'_>,
        more: Option<String>,
        mut problems: Vec<Problem>,
    ) -> FileReport {
        problems.sort_by_key(|problem| problem.start().unwrap_or(0));
        for problem in &mut problems {
            problem.line = problem.start().map(|start| line_at(text, start));
        }
        // A file of which no line is meant may be huge or confuse a terminal.
        let shown = problems.iter().any(|problem| problem.line.is_some());
        FileReport {
            file: source(name, if shown { text } else { "" }),
            message: Texts::of_errors().say(heading),
            more,
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
    /// Returns the problem under a rule (or the name of the language of the file) with the text of a message and its
    /// help.
    pub(crate) fn new(rule: &'static str, message: Message<'_>) -> Problem {
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

    /// Marks a piece of the file; the first mark decides the line.
    pub(crate) fn at(self, span: Range<usize>) -> Problem {
        self.marked(Texts::of_errors().say(msg!("file-here")), span)
    }

    /// Marks a piece of the file with a remark.
    pub(crate) fn marked(mut self, remark: String, span: Range<usize>) -> Problem {
        self.labels.push((remark, span));
        self
    }

    /// Adds a line to the advice.
    pub(crate) fn advised(mut self, line: &str) -> Problem {
        self.help.push('\n');
        self.help.push_str(line);
        self
    }

    /// Replaces the rule.
    pub(crate) fn with_rule(mut self, rule: &'static str) -> Problem {
        self.rule = rule;
        self
    }

    /// Returns the id of the broken rule, like `T-1.2`, or the name of the language of the file.
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

    fn start(&self) -> Option<usize> {
        self.labels.first().map(|(_, span)| span.start)
    }
}

/// Returns a text with the name of its file.
pub(crate) fn source(name: &str, text: &str) -> Box<NamedSource<String>> {
    Box::new(NamedSource::new(name, text.to_owned()))
}

/// Returns the line of a byte, from 1.
fn line_at(text: &str, start: usize) -> u32 {
    let before = text.bytes().take(start).filter(|&byte| byte == b'\n');
    u32::try_from(before.count() + 1).unwrap_or(u32::MAX)
}

impl fmt::Display for FileReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for FileReport {}

impl Diagnostic for FileReport {
    fn source_code(&self) -> Option<&dyn SourceCode> {
        Some(self.file.as_ref())
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        self.more.as_ref().map(|more| Box::new(more) as Box<dyn fmt::Display>)
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
