//! Problems of a tile-set file: keys and arguments, for texts that stand elsewhere.

use core::fmt;
use core::ops::Range;
use fogbound_game::ShortList as _;

/// Problems kept at most. The rest is only counted.
pub const MAX_PROBLEMS: usize = 20;

/// A tile-set file that cannot be used, with everything that is wrong with it.
///
/// It holds no sentence for people: those are made of the keys and arguments of its problems. Its
/// `Display` is one technical line.
#[derive(Debug)]
pub struct LoadError {
    name: String,
    text: String,
    problems: Vec<Problem>,
    omitted: usize,
}

impl LoadError {
    /// Sorts the problems by their place in `text` and keeps the first [`MAX_PROBLEMS`].
    pub(crate) fn new(name: &str, text: &str, mut problems: Vec<Problem>) -> LoadError {
        problems.sort_short_by_key(Problem::offset);
        let omitted = problems.len().saturating_sub(MAX_PROBLEMS);
        problems.truncate(MAX_PROBLEMS);
        for mark in problems.iter_mut().flat_map(|problem| &mut problem.marks) {
            mark.line = line_of(text, mark.span.start);
        }
        LoadError { name: name.to_owned(), text: text.to_owned(), problems, omitted }
    }

    /// Returns the name under which the file was read.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Returns the text of the file; empty if nothing of it should be shown.
    #[must_use]
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the problems in the order of the file, at least one and at most [`MAX_PROBLEMS`].
    #[must_use]
    pub fn problems(&self) -> &[Problem] {
        &self.problems
    }

    /// Returns the number of problems beyond those that [`LoadError::problems`] lists.
    #[must_use]
    pub fn omitted(&self) -> usize {
        self.omitted
    }
}

/// Returns the number of the line that holds byte `offset`, from 1.
fn line_of(text: &str, offset: usize) -> usize {
    1 + text.bytes().take(offset).filter(|&byte| byte == b'\n').count()
}

impl fmt::Display for LoadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.name)?;
        for (number, problem) in self.problems.iter().enumerate() {
            write!(f, "{} {problem}", if number == 0 { ":" } else { ";" })?;
        }
        if self.omitted > 0 {
            write!(f, "; +{}", self.omitted)?;
        }
        Ok(())
    }
}

impl core::error::Error for LoadError {}

/// One thing that is wrong in a tile-set file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Problem {
    rule: &'static str,
    key: &'static str,
    args: Vec<(&'static str, String)>,
    marks: Vec<Mark>,
}

/// A marked piece of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// Key of the remark. It has the arguments of the problem.
    pub key: &'static str,
    /// The piece, in bytes.
    pub span: Range<usize>,
    /// The line on which it begins, from 1.
    pub line: usize,
}

impl Problem {
    /// Returns a problem under a rule id (or [`LANGUAGE`]).
    pub(crate) fn new(rule: &'static str, key: &'static str) -> Problem {
        Problem { rule, key, args: Vec::new(), marks: Vec::new() }
    }

    /// Adds an argument made by the program: a number, a word of the language.
    pub(crate) fn with(mut self, name: &'static str, value: impl fmt::Display) -> Problem {
        self.args.push((name, value.to_string()));
        self
    }

    /// Adds an argument quoted from the file: control characters escaped, long texts cut.
    pub(crate) fn quoting(self, name: &'static str, text: &str) -> Problem {
        const SHOWN: usize = 40;
        let shown: String = text.chars().take(SHOWN).flat_map(char::escape_debug).collect();
        let cut = if text.chars().nth(SHOWN).is_some() { "…" } else { "" };
        self.with(name, format_args!("{shown}{cut}"))
    }

    /// Marks a piece of the file. The first mark decides the line of the problem.
    pub(crate) fn at(mut self, key: &'static str, span: &Range<usize>) -> Problem {
        self.marks.push(Mark { key, span: span.clone(), line: 1 });
        self
    }

    /// Returns the id of the rule that is broken, like `M-0.1`, or `tile-set` for the language
    /// itself.
    #[must_use]
    pub fn rule(&self) -> &'static str {
        self.rule
    }

    /// Returns the key of the problem, like `edge-in-two-segments`.
    #[must_use]
    pub fn key(&self) -> &'static str {
        self.key
    }

    /// Returns the arguments by their names. Pieces of the file are safe to show and short.
    #[must_use]
    pub fn args(&self) -> &[(&'static str, String)] {
        &self.args
    }

    /// Returns the argument with this name.
    #[must_use]
    pub fn arg(&self, name: &str) -> Option<&str> {
        self.args.iter().find(|(other, _)| *other == name).map(|(_, value)| value.as_str())
    }

    /// Returns the pieces of the file concerned, the most telling first; none if it is the whole
    /// file.
    #[must_use]
    pub fn marks(&self) -> &[Mark] {
        &self.marks
    }

    /// Returns the line of the file, from 1; `None` if the problem is the file as a whole.
    #[must_use]
    pub fn line(&self) -> Option<usize> {
        self.marks.first().map(|mark| mark.line)
    }

    fn offset(&self) -> usize {
        self.marks.first().map_or(0, |mark| mark.span.start)
    }
}

impl fmt::Display for Problem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.rule)?;
        if let Some(line) = self.line() {
            write!(f, " at line {line}")?;
        }
        write!(f, ": {}", self.key)?;
        for (number, (name, value)) in self.args.iter().enumerate() {
            write!(f, "{}{name}={value}", if number == 0 { " (" } else { ", " })?;
        }
        f.write_str(if self.args.is_empty() { "" } else { ")" })
    }
}

/// The code of problems with the language itself rather than with a rule of the games.
pub(crate) const LANGUAGE: &str = "tile-set";
/// The rule on tiles.
pub(crate) const M_0_1: &str = "M-0.1";
/// The rule on the fields of a tile.
pub(crate) const C_2_2: &str = "C-2.2";
/// The rule on boards.
pub(crate) const T_1_1: &str = "T-1.1";
/// The rule on track tiles.
pub(crate) const T_1_2: &str = "T-1.2";
/// The rule on the number of track tiles a game needs.
pub(crate) const T_1_4: &str = "T-1.4";
