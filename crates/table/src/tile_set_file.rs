//! Sentences about a tile-set file, made of the keys that its reader returns.

use crate::file_report::{self, FileReport};
use crate::texts::{Message, Texts, Value, msg};
use fogbound_tilesets::{Advice, AnySet, LoadError, Mark, Problem, TileSet, TrackSet};

/// Reads a set of landscape tiles. `name` (a file name) is only shown in errors.
///
/// # Errors
/// All problems of the file.
pub fn tiles(name: &str, text: &str) -> Result<TileSet, FileReport> {
    TileSet::parse(name, text).map_err(|error| report(&error))
}

/// Reads a set of track tiles and boards, like [`tiles`].
///
/// # Errors
/// All problems of the set.
pub fn tracks(name: &str, text: &str) -> Result<TrackSet, FileReport> {
    TrackSet::parse(name, text).map_err(|error| report(&error))
}

/// Reads a set of either kind, like [`tiles`].
///
/// # Errors
/// All problems of the set.
pub fn any(name: &str, text: &str) -> Result<AnySet, FileReport> {
    AnySet::parse(name, text).map_err(|error| report(&error))
}

/// Returns the report of a tile set that cannot be used.
#[must_use]
pub fn report(error: &LoadError) -> FileReport {
    let (name, omitted) = (error.name(), error.omitted());
    let heading = msg!("set-file-unusable", name, problems = error.problems().len() + omitted);
    let more = (omitted > 0).then(|| Texts::of_errors().say(msg!("set-file-omitted", omitted)));
    let told = |problem: &Problem| {
        in_words(problem, problem.rule(), &format!("set-file-{}", problem.key()))
    };
    let problems = error.problems().iter().map(told).collect();
    FileReport::new(name, error.text(), heading, more, problems)
}

/// Most lines from the first mark of a problem to another: a report shows all lines between two marks, so one that is
/// farther becomes a remark with its line.
const NEAR: usize = 8;

/// Tells a problem under a rule, in the text with this id.
pub(crate) fn in_words(problem: &Problem, rule: &'static str, id: &str) -> file_report::Problem {
    let texts = Texts::of_errors();
    let args = problem.args().iter().map(|(name, value)| (*name, value.as_str().into()));
    let args: Vec<(&str, Value<'_>)> = args.collect();
    let told = file_report::Problem::new(rule, Message { id, args: &args });
    let line = problem.line().unwrap_or(1);
    problem.marks().iter().fold(told, |told, Mark { key, span, line: other }| {
        let remark = texts.get(&format!("set-file-mark-{key}"), &args);
        match other.abs_diff(line) <= NEAR {
            true => told.marked(remark, span.clone()),
            false => told.advised(&texts.say(msg!("set-file-line", line = *other, remark))),
        }
    })
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
