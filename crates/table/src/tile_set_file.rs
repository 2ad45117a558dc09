//! Sentences about a tile-set file, made of the keys that its reader returns.

use crate::texts::{Texts, Value, msg};
use fogbound_tilesets::{Advice, AnySet, LoadError, Mark, Problem, TileSet, TrackSet};
use miette::{Diagnostic, LabeledSpan, NamedSource, SourceCode};
use std::fmt;

/// The errors of a tile set in words, each with its place, its rule and advice.
#[derive(Debug)]
pub struct TileSetReport {
    file: Box<NamedSource<String>>,
    message: String,
    omitted: Option<String>,
    problems: Vec<ProblemReport>,
}

/// One problem in words.
#[derive(Debug)]
struct ProblemReport {
    rule: &'static str,
    message: String,
    help: String,
    labels: Vec<LabeledSpan>,
}

/// Reads a set of landscape tiles. `name` (a file name) is only shown in errors.
///
/// # Errors
/// All problems of the file.
pub fn tiles(name: &str, text: &str) -> Result<TileSet, TileSetReport> {
    TileSet::parse(name, text).map_err(|error| report(&error))
}

/// Reads a set of track tiles and boards, like [`tiles`].
///
/// # Errors
/// All problems of the set.
pub fn tracks(name: &str, text: &str) -> Result<TrackSet, TileSetReport> {
    TrackSet::parse(name, text).map_err(|error| report(&error))
}

/// Reads a set of either kind, like [`tiles`].
///
/// # Errors
/// All problems of the set.
pub fn any(name: &str, text: &str) -> Result<AnySet, TileSetReport> {
    AnySet::parse(name, text).map_err(|error| report(&error))
}

/// Returns the report of a tile set that cannot be used.
#[must_use]
pub fn report(error: &LoadError) -> TileSetReport {
    let texts = Texts::of_errors();
    let all = error.problems().len() + error.omitted();
    let omitted = || texts.say(msg!("set-file-omitted", omitted = error.omitted()));
    TileSetReport {
        file: Box::new(NamedSource::new(error.name(), error.text().to_owned())),
        message: texts.say(msg!("set-file-unusable", name = error.name(), problems = all)),
        omitted: (error.omitted() > 0).then(omitted),
        problems: error
            .problems()
            .iter()
            .map(|problem| ProblemReport::new(problem, texts))
            .collect(),
    }
}

impl ProblemReport {
    /// Most lines from the first mark of a problem to another: a report shows all lines between
    /// two marks, so one that is farther becomes a remark with its line.
    const NEAR: usize = 8;

    fn new(problem: &Problem, texts: &Texts) -> ProblemReport {
        let args = args(problem);
        let message = format!("set-file-{}", problem.key());
        let mut help = texts.get(&format!("{message}.help"), &args);
        let mut labels = Vec::new();
        let line = problem.line().unwrap_or(1);
        for Mark { key, span, line: other } in problem.marks() {
            let remark = texts.get(&format!("set-file-mark-{key}"), &args);
            if other.abs_diff(line) <= Self::NEAR {
                labels.push(LabeledSpan::new_with_span(Some(remark), span.clone()));
            } else {
                help.push('\n');
                help.push_str(&texts.say(msg!("set-file-line", line = *other, remark)));
            }
        }
        ProblemReport { rule: problem.rule(), message: texts.get(&message, &args), help, labels }
    }
}

fn args(problem: &Problem) -> Vec<(&str, Value<'_>)> {
    problem.args().iter().map(|(name, value)| (*name, value.as_str().into())).collect()
}

impl Texts {
    /// Returns a remark on an unusual property of a tile set.
    #[must_use]
    pub fn set_advice(&self, advice: Advice) -> String {
        let mut args = vec![("rule", advice.rule().into())];
        args.extend(advice.number().map(|number| ("number", number.into())));
        self.get(&format!("set-file-advice-{}", advice.key()), &args)
    }
}

impl fmt::Display for TileSetReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for TileSetReport {}

impl Diagnostic for TileSetReport {
    fn source_code(&self) -> Option<&dyn SourceCode> {
        Some(&*self.file)
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        self.omitted.as_ref().map(|omitted| Box::new(omitted) as Box<dyn fmt::Display>)
    }

    fn related<'a>(&'a self) -> Option<Box<dyn Iterator<Item = &'a dyn Diagnostic> + 'a>> {
        Some(Box::new(self.problems.iter().map(|problem| problem as &dyn Diagnostic)))
    }
}

impl fmt::Display for ProblemReport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for ProblemReport {}

impl Diagnostic for ProblemReport {
    fn code<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        Some(Box::new(self.rule))
    }

    fn help<'a>(&'a self) -> Option<Box<dyn fmt::Display + 'a>> {
        Some(Box::new(&self.help))
    }

    fn labels(&self) -> Option<Box<dyn Iterator<Item = LabeledSpan> + '_>> {
        Some(Box::new(self.labels.iter().cloned()))
    }
}
