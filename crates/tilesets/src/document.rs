//! A file of the language as a whole: its text, what kind of set it holds, its header.

use core::ops::Range;

use toml::de::DeTable;

use crate::error::{LANGUAGE, LoadError, Problem};
use crate::read::TomlTable;
use crate::tile::is_id;

/// The version of the language this loader reads.
pub const FORMAT: u32 = 1;
/// Longest file, in bytes.
pub const MAX_BYTES: usize = 1 << 20;
/// Highest version of a set.
const MAX_VERSION: u32 = 999_999;
/// Longest title, in characters.
const MAX_TITLE: usize = 120;
/// Longest origin, in characters.
const MAX_ORIGIN: usize = 1000;
/// The value of `game` in a file of track tiles and boards.
const GHOSTS_GALORE: &str = "ghosts-galore";

/// Reads a file: `read` gets its document and reports what is wrong with it.
pub(crate) fn load<T>(
    source_name: &str,
    text: &str,
    read: impl FnOnce(&Document<'_>, &mut Vec<Problem>) -> Option<T>,
) -> Result<T, LoadError> {
    if let Some(problem) = not_shown(text) {
        // Nothing of such a file is shown: it may be huge or confuse a terminal.
        return Err(LoadError::new(source_name, "", vec![problem]));
    }
    let (entries, errors) = DeTable::parse_recoverable(text);
    if !errors.is_empty() {
        let problems = errors.iter().map(|error| syntax(error, text.len())).collect();
        return Err(LoadError::new(source_name, text, problems));
    }
    let first_line = 0..text.find('\n').unwrap_or(text.len());
    let mut problems = Vec::new();
    match read(&Document { entries: entries.get_ref(), first_line }, &mut problems) {
        Some(set) if problems.is_empty() => Ok(set),
        _ => Err(LoadError::new(source_name, text, problems)),
    }
}

/// Returns the reason no line of the file can be shown.
fn not_shown(text: &str) -> Option<Problem> {
    if text.len() > MAX_BYTES {
        let problem = Problem::new(LANGUAGE, "file-long");
        return Some(problem.with("bytes", text.len()).with("most", MAX_BYTES));
    }
    control_line(text).map(|line| Problem::new(LANGUAGE, "control-character").with("line", line))
}

/// Returns the line, from 1, of the first control character of a text: one that holds any could confuse a terminal that
/// shows it.
#[must_use]
pub fn control_line(text: &str) -> Option<usize> {
    let control = |c: char| c.is_control() && !matches!(c, '\n' | '\r' | '\t');
    text.find(control).map(|found| 1 + text[..found].matches('\n').count())
}

/// Returns the problem for an error of the TOML parser.
fn syntax(error: &toml::de::Error, length: usize) -> Problem {
    let span = error.span().unwrap_or(0..0);
    let end = span.end.min(length);
    Problem::new(LANGUAGE, "not-toml")
        .with("why", error.message())
        .at("here", &(span.start.min(end)..end))
}

/// The kind of set a file holds.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Family {
    /// Landscape tiles.
    Tiles,
    /// Track tiles and boards.
    Tracks,
}

/// A file that is TOML.
pub(crate) struct Document<'a> {
    entries: &'a DeTable<'a>,
    /// The place at which problems of the file as a whole are shown.
    first_line: Range<usize>,
}

impl<'a> Document<'a> {
    /// Returns the file's top table with these keys and no others.
    pub fn table(&self, keys: &[&str], problems: &mut Vec<Problem>) -> TomlTable<'a> {
        TomlTable::new(self.entries, self.first_line.clone(), "set", keys, problems)
    }

    /// Returns the kind of set the file holds, by its `game`; `None` if that cannot be determined.
    pub fn family(&self, problems: &mut Vec<Problem>) -> Option<Family> {
        let table = TomlTable::unchecked(self.entries, self.first_line.clone(), "set");
        if table.get("game").is_none() {
            return Some(Family::Tiles);
        }
        let game = table.text("game", problems)?;
        if game.text == GHOSTS_GALORE {
            return Some(Family::Tracks);
        }
        problems.push(
            Problem::new(LANGUAGE, "unknown-game")
                .quoting("game", game.text)
                .at("unknown-game", &game.span),
        );
        None
    }

    /// Returns the problem of a file of track tiles where landscape tiles are wanted.
    pub fn not_tiles(&self) -> Problem {
        let span = self.entries.get("game").map_or(self.first_line.clone(), |game| game.span());
        Problem::new(LANGUAGE, "tracks-not-tiles").at("names-game", &span)
    }

    /// Returns the problem of a file of landscape tiles where track tiles are wanted.
    pub fn not_tracks(&self) -> Problem {
        Problem::new(LANGUAGE, "tiles-not-tracks").at("names-no-game", &self.first_line)
    }
}

/// The facts that every set states about itself.
pub(crate) struct Header {
    pub id: String,
    pub version: u32,
    pub title: String,
    pub origin: String,
}

impl Header {
    /// Reads `format`, `id`, `version`, `title` and `origin`; `None` if one cannot be read.
    pub fn read(table: &TomlTable<'_>, problems: &mut Vec<Problem>) -> Option<Header> {
        table.required_number("format", FORMAT..=FORMAT, problems);
        let id = read_id(table, problems);
        let version = table.required_number("version", 1..=MAX_VERSION, problems);
        let title = read_prose(table, "title", MAX_TITLE, problems);
        let origin = read_prose(table, "origin", MAX_ORIGIN, problems);
        Some(Header { id: id?, version: version?, title: title?, origin: origin? })
    }
}

fn read_id(table: &TomlTable<'_>, problems: &mut Vec<Problem>) -> Option<String> {
    let id = table.required_text("id", problems)?;
    if !is_id(id.text) {
        problems.push(
            Problem::new(LANGUAGE, "not-an-id").quoting("id", id.text).at("not-an-id", &id.span),
        );
    }
    Some(id.text.to_owned())
}

fn read_prose(
    table: &TomlTable<'_>,
    key: &'static str,
    max: usize,
    problems: &mut Vec<Problem>,
) -> Option<String> {
    let text = table.required_text(key, problems)?;
    let bad = text.text.trim().is_empty()
        || text.text.chars().count() > max
        || text.text.contains(char::is_control);
    if bad {
        problems.push(
            Problem::new(LANGUAGE, "not-prose")
                .with("key", key)
                .with("most", max)
                .at("not-a-paragraph", &text.span),
        );
    }
    Some(text.text.to_owned())
}
