//! Levels of one's own as data (M-1.8): a small TOML file, described in `docs/levels.md`.
//!
//! [`parse`] checks the language and the range of each number. Whether the level suits a tile set (the piles
//! add up, there are ghosts for the starting tile) shows when a game is set up.

use crate::file_report::{FileReport, Problem};
use crate::texts::{Texts, family, msg};
use core::ops::Range;
use fogbound_mists::{Cemeteries, Level, MAX_GOAL, Piles, Scoring};
use fogbound_tilesets::control_line;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

/// Longest file, in bytes.
pub const MAX_BYTES: usize = 1 << 16;

/// The rule that levels of one's own obey.
const RULE: &str = "M-1.8";

/// Every key. The texts `level-file-key-…` describe the values.
const KEYS: [&str; 7] =
    ["ghosts", "piles", "milestones", "goal", "castles", "cemeteries", "scoring"];

/// Reads a level. `source_name` (a file name) is only shown in errors.
///
/// # Errors
/// All problems of the file, with their places and advice (M-1.8).
pub fn parse(source_name: &str, text: &str) -> Result<Level, FileReport> {
    parse_for(source_name, text, |_| None)
}

/// Reads a level for a tile set. `tiles` returns the number of tiles that take part at a level, if it
/// is known.
pub(crate) fn parse_for(
    source_name: &str,
    text: &str,
    tiles: impl Fn(&Level) -> Option<usize>,
) -> Result<Level, FileReport> {
    read(source_name, text, tiles).map_err(|problems| {
        let heading = msg!("level-file-unusable", name = source_name, problems = problems.len());
        FileReport::new(source_name, text, heading, None, problems)
    })
}

fn read(
    name: &str,
    text: &str,
    tiles: impl Fn(&Level) -> Option<usize>,
) -> Result<Level, Vec<Problem>> {
    refuse_unshowable(name, text).map_err(|problem| vec![problem])?;
    let document = DeTable::parse(text).map_err(|error| {
        let span = within(error.span().unwrap_or(0..0), text);
        vec![Problem::new(RULE, msg!("level-file-toml", why = error.message())).at(span)]
    })?;
    let mut table = TomlTable { table: document.get_ref(), problems: Vec::new() };
    table.refuse_unknown_keys();
    let ghosts = table.required("ghosts", |value| number(value, 0, 255));
    let piles = table.required("piles", piles);
    let milestones = table.optional("milestones", spaces);
    let goal = table.required("goal", |value| number(value, 1, i64::from(MAX_GOAL)));
    let castles = table.required("castles", |value| value.as_bool());
    let cemeteries = table.required("cemeteries", |value| parse_cemeteries(value.as_str()?));
    let scoring = table.required("scoring", |value| parse_scoring(value.as_str()?));
    let level = || {
        Some(Level {
            number: None,
            ghosts: ghosts?,
            piles: piles?,
            milestones: milestones.unwrap_or_default(),
            goal: goal?,
            castles: castles?,
            cemeteries: cemeteries?,
            scoring: scoring?,
        })
    };
    let level = level().filter(|_| table.problems.is_empty());
    if let Some(level) = &level {
        table.count_piles(level, tiles(level));
    }
    level.filter(|_| table.problems.is_empty()).ok_or(table.problems)
}

/// Refuses a huge file, or one that could confuse a terminal: it is not shown.
fn refuse_unshowable(name: &str, text: &str) -> Result<(), Problem> {
    if text.len() > MAX_BYTES {
        return Err(Problem::new(RULE, msg!("level-file-long", name, most = MAX_BYTES)));
    }
    match control_line(text) {
        Some(line) => Err(Problem::new(RULE, msg!("level-file-control", line))),
        None => Ok(()),
    }
}

fn within(span: Range<usize>, text: &str) -> Range<usize> {
    let end = span.end.min(text.len());
    span.start.min(end)..end
}

struct TomlTable<'a> {
    table: &'a DeTable<'a>,
    problems: Vec<Problem>,
}

impl TomlTable<'_> {
    fn refuse_unknown_keys(&mut self) {
        for (key, _) in self.table.iter() {
            if !KEYS.contains(&key.get_ref().as_ref()) {
                let shown: String =
                    key.get_ref().chars().take(40).flat_map(char::escape_debug).collect();
                let known = KEYS.map(|key| format!("`{key}`")).join(", ");
                let message = msg!("level-file-unknown", key = shown, known);
                self.problems.push(Problem::new(RULE, message).at(key.span()));
            }
        }
    }

    /// The piles hold all tiles that take part.
    fn count_piles(&mut self, level: &Level, tiles: Option<usize>) {
        let (Piles::Sizes(sizes), Some(tiles)) = (&level.piles, tiles) else { return };
        let held: u32 = sizes.iter().copied().map(u32::from).sum();
        if usize::try_from(held) != Ok(tiles) {
            let problem = Problem::new(RULE, msg!("level-file-piles", held, tiles));
            let place = self.table.get("piles").map(Spanned::span);
            self.problems.push(problem.at(place.unwrap_or_default()));
        }
    }

    fn optional<T>(&mut self, key: &str, read: impl Fn(&DeValue<'_>) -> Option<T>) -> Option<T> {
        let value = self.table.get(key)?;
        let found = read(value.get_ref());
        if found.is_none() {
            let message = msg!("level-file-value", key, value = explained(key));
            self.problems.push(Problem::new(RULE, message).at(value.span()));
        }
        found
    }

    fn required<T>(&mut self, key: &str, read: impl Fn(&DeValue<'_>) -> Option<T>) -> Option<T> {
        if self.table.get(key).is_none() {
            let message = msg!("level-file-missing", key, value = explained(key));
            self.problems.push(Problem::new(RULE, message));
        }
        self.optional(key, read)
    }
}

/// Returns the description of the value of a key.
fn explained(key: &str) -> String {
    Texts::of_errors().say(family!("level-file-key-", in KEYS, key))
}

fn number<T: TryFrom<i64>>(value: &DeValue<'_>, low: i64, high: i64) -> Option<T> {
    let integer = value.as_integer()?;
    let number = i64::from_str_radix(integer.as_str(), integer.radix()).ok()?;
    T::try_from(number).ok().filter(|_| (low..=high).contains(&number))
}

fn list<T: TryFrom<i64>>(value: &DeValue<'_>, most: usize, low: i64, high: i64) -> Option<Vec<T>> {
    let list = value.as_array()?;
    let entry = |entry: &Spanned<DeValue<'_>>| number(entry.get_ref(), low, high);
    (list.len() <= most).then(|| list.iter().map(entry).collect())?
}

fn piles(value: &DeValue<'_>) -> Option<Piles> {
    match number(value, 1, 3) {
        Some(count) => Some(Piles::Equal(count)),
        None => {
            list(value, 3, 1, 255).filter(|sizes: &Vec<u8>| !sizes.is_empty()).map(Piles::Sizes)
        }
    }
}

fn spaces(value: &DeValue<'_>) -> Option<Vec<u16>> {
    list(value, 2, 1, i64::from(MAX_GOAL))
}

/// Returns the cemeteries with this name.
pub(crate) fn parse_cemeteries(word: &str) -> Option<Cemeteries> {
    let all = [Cemeteries::None, Cemeteries::Quiet, Cemeteries::Haunted];
    all.into_iter().find(|cemeteries| cemeteries.name() == word)
}

/// Returns the scoring with this name.
pub(crate) fn parse_scoring(word: &str) -> Option<Scoring> {
    [Scoring::Team, Scoring::Colours].into_iter().find(|scoring| scoring.name() == word)
}
