//! A small valid set to break in one place, and how a report looks.

use fogbound_tilesets::{LoadError, TileSet};
use miette::{GraphicalReportHandler, GraphicalTheme};

/// A valid set of two kinds and four quarters.
pub const VALID: &str = include_str!("little.toml");

/// The valid set with the one place that reads `from` changed to `to`.
pub fn edited(from: &str, to: &str) -> String {
    assert_eq!(VALID.matches(from).count(), 1, "{from} must occur once");
    VALID.replace(from, to)
}

/// The error of a set that must be refused.
pub fn refused(text: &str) -> LoadError {
    TileSet::parse("little.toml", text).expect_err("must be refused")
}

/// Checks that the edit is refused with exactly one problem, under `rule`, saying `message`.
pub fn assert_refused(from: &str, to: &str, rule: &str, message: &str) {
    let error = refused(&edited(from, to));
    let problems = error.problems();
    assert_eq!(problems.len(), 1, "{problems:#?}");
    assert_eq!(problems[0].rule(), rule, "{problems:#?}");
    assert!(problems[0].to_string().contains(message), "{problems:#?}");
    assert!(!problems[0].advice().is_empty());
    assert!(problems[0].line().is_some());
}

/// The report as a person sees it, without colour.
pub fn report(error: &LoadError) -> String {
    let mut out = String::new();
    GraphicalReportHandler::new_themed(GraphicalTheme::unicode_nocolor())
        .with_width(96)
        .with_links(false)
        .render_report(&mut out, error)
        .expect("a text takes everything");
    out
}
