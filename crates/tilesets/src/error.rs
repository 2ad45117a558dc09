//! What is wrong with a tile-set file, ready to be shown with the lines concerned.

use core::fmt;
use core::ops::Range;

use miette::{Diagnostic, LabeledSpan, NamedSource, SourceCode};

/// Problems shown at most; the rest is only counted.
pub const MAX_PROBLEMS: usize = 20;

/// A tile-set file that cannot be used, with everything that is wrong with it.
///
/// Rendered with a `miette` report handler it shows each problem with its line, a rule id and what
/// to change; its `Display` is one line with their number.
#[derive(Debug, thiserror::Error)]
pub struct LoadError {
    file: NamedSource<String>,
    problems: Vec<Problem>,
    omitted: usize,
}

impl LoadError {
    /// Sorts the problems by their place in `text` and keeps the first [`MAX_PROBLEMS`].
    pub(crate) fn new(source_name: &str, text: &str, mut problems: Vec<Problem>) -> LoadError {
        problems.sort_by_key(Problem::offset);
        let omitted = problems.len().saturating_sub(MAX_PROBLEMS);
        problems.truncate(MAX_PROBLEMS);
        for problem in &mut problems {
            problem.find_lines(text);
        }
        LoadError { file: NamedSource::new(source_name, text.to_owned()), problems, omitted }
    }

    /// The problems in the order of the file, at least one and at most [`MAX_PROBLEMS`].
    #[must_use]
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// How many more problems there are than [`LoadError::problems`] lists.
    #[must_use]
    pub fn omitted(&self) -> usize {
        self.omitted
    }
}

/// Number of the line that holds byte `offset`, from 1.
fn line_of(text: &str, offset: usize) -> usize {
    1 + text.bytes().take(offset).filter(|&byte| byte == b'\n').count()
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, all) = (self.file.name(), self.problems.len() + self.omitted);
        let problems = if all == 1 { "problem" } else { "problems" };
        write!(f, "{name} is not a usable tile set: {all} {problems}")
    }
}

impl Diagnostic for LoadError {
    fn source_code(&self) -> Option<&dyn SourceCode> {
        Some(&self.file)
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        if self.omitted == 0 {
            return None;
        }
        Some(Box::new(format!("{} more problems are not shown", self.omitted)))
    }

    fn related<'a>(&'a self) -> Option<Box<dyn Iterator<Item = &'a dyn Diagnostic> + 'a>> {
        Some(Box::new(self.problems.iter().map(|problem| problem as &dyn Diagnostic)))
    }
}

/// One thing that is wrong in a tile-set file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{message}")]
pub struct Problem {
    rule: &'static str,
    message: String,
    help: String,
    labels: Vec<Label>,
    line: Option<usize>,
}

/// A marked piece of the file, as a range of bytes, with a remark.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Label {
    span: Range<usize>,
    remark: String,
}

impl Problem {
    /// A problem under a rule id (or [`LANGUAGE`]), with what to change.
    pub(crate) fn new(
        rule: &'static str,
        message: impl Into<String>,
        help: impl Into<String>,
    ) -> Problem {
        Problem { rule, message: message.into(), help: help.into(), labels: Vec::new(), line: None }
    }

    /// Marks a piece of the file; the first mark decides the line of the problem.
    pub(crate) fn at(mut self, span: &Range<usize>, remark: impl Into<String>) -> Problem {
        self.labels.push(Label { span: span.clone(), remark: remark.into() });
        self
    }

    /// Id of the rule that is broken, like `M-0.1`, or `tile-set` for the language itself.
    #[must_use]
    pub fn rule(&self) -> &'static str {
        self.rule
    }

    /// What to change.
    #[must_use]
    pub fn advice(&self) -> &str {
        &self.help
    }

    /// Line of the file, from 1; `None` if the problem is the file as a whole.
    #[must_use]
    pub fn line(&self) -> Option<usize> {
        self.line
    }

    /// Finds the line of the problem. A report shows all lines between two marks, so a second
    /// mark far from the first becomes a remark with its line.
    fn find_lines(&mut self, text: &str) {
        /// Most lines from one mark of a problem to another.
        const NEAR: usize = 8;
        let Some(first) = self.labels.first() else { return };
        let line = line_of(text, first.span.start);
        self.line = Some(line);
        self.labels.retain(|label| {
            let other = line_of(text, label.span.start);
            let near = other.abs_diff(line) <= NEAR;
            if !near {
                self.help.push_str(&format!("\nline {other}: {}", label.remark));
            }
            near
        });
    }

    fn offset(&self) -> usize {
        self.labels.first().map_or(0, |label| label.span.start)
    }
}

impl Diagnostic for Problem {
    fn code<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        Some(Box::new(self.rule))
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        Some(Box::new(&self.help))
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        Some(Box::new(self.labels.iter().map(|label| {
            LabeledSpan::new_with_span(Some(label.remark.clone()), label.span.clone())
        })))
    }
}

/// The code of problems with the language itself rather than with a rule of the games.
pub(crate) const LANGUAGE: &str = "tile-set";
/// What a tile may be.
pub(crate) const M_0_1: &str = "M-0.1";
/// What the fields of a tile may be.
pub(crate) const C_2_2: &str = "C-2.2";

/// A piece of a file quoted in a message: control characters escaped, long texts cut.
pub(crate) fn quoted(text: &str) -> String {
    const SHOWN: usize = 40;
    let shown: String = text.chars().take(SHOWN).flat_map(char::escape_debug).collect();
    let cut = if text.chars().nth(SHOWN).is_some() { "…" } else { "" };
    format!("`{shown}{cut}`")
}
