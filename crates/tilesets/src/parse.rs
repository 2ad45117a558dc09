//! The whole file: header, tiles, starting tile.

use core::ops::Range;
use std::collections::HashMap;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::canonical;
use crate::error::{C_2_2, LANGUAGE, LoadError, M_0_1, Problem};
use crate::model::{Group, Kind, Start, TileSet};
use crate::read::{Table, Text};
use crate::start::{StartText, check_block};
use crate::tile::{Context, Draft, MAX_CELLS, Role, TILE_KEYS, is_id, read_part};

/// The version of the language this loader reads.
pub const FORMAT: u32 = 1;
/// Longest file, in bytes.
pub const MAX_BYTES: usize = 1 << 20;
/// Most `[[tile]]` entries of a file.
pub const MAX_KINDS: usize = 250;
/// Highest version of a set.
const MAX_VERSION: u32 = 999_999;
/// Longest title, in characters.
const MAX_TITLE: usize = 120;
/// Longest origin, in characters.
const MAX_ORIGIN: usize = 1000;

const SET_KEYS: &[&str] = &["format", "id", "version", "title", "origin", "part", "start", "tile"];

impl TileSet {
    /// Reads a tile set; `source_name` (a file name) is only shown in errors.
    ///
    /// # Errors
    /// Everything that is wrong with the file, each problem with its place, its rule (M-0.1,
    /// C-2.2, or `tile-set` for the language itself) and what to change.
    pub fn parse(source_name: &str, text: &str) -> Result<TileSet, LoadError> {
        if let Some(problem) = not_shown(text) {
            // Nothing of such a file is shown: it may be huge or confuse a terminal.
            return Err(LoadError::new(source_name, "", vec![problem]));
        }
        let (document, errors) = DeTable::parse_recoverable(text);
        if !errors.is_empty() {
            let problems = errors.iter().map(|error| syntax(error, text.len())).collect();
            return Err(LoadError::new(source_name, text, problems));
        }
        let mut problems = Vec::new();
        let set = read_set(document.get_ref(), text, &mut problems);
        match set {
            Some(set) if problems.is_empty() => Ok(set),
            _ => Err(LoadError::new(source_name, text, problems)),
        }
    }
}

/// Why no line of the file can be shown.
fn not_shown(text: &str) -> Option<Problem> {
    if text.len() > MAX_BYTES {
        let problem = Problem::new(LANGUAGE, "file-long");
        return Some(problem.with("bytes", text.len()).with("most", MAX_BYTES));
    }
    let control = |c: char| c.is_control() && !matches!(c, '\n' | '\r' | '\t');
    let found = text.find(control)?;
    let line = 1 + text[..found].matches('\n').count();
    Some(Problem::new(LANGUAGE, "control-character").with("line", line))
}

/// An error of the TOML parser.
fn syntax(error: &toml::de::Error, length: usize) -> Problem {
    let span = error.span().unwrap_or(0..0);
    let end = span.end.min(length);
    Problem::new(LANGUAGE, "not-toml")
        .with("why", error.message())
        .at("here", &(span.start.min(end)..end))
}

fn read_set<'a>(
    document: &'a DeTable<'a>,
    text: &str,
    problems: &mut Vec<Problem>,
) -> Option<TileSet> {
    // What the file as a whole lacks is shown at its first line.
    let first_line = 0..text.find('\n').unwrap_or(text.len());
    let table = Table::new(document, first_line, "set", SET_KEYS, problems);
    table.required_number("format", FORMAT..=FORMAT, problems);
    let id = read_id(&table, problems);
    let version = table.required_number("version", 1..=MAX_VERSION, problems);
    let title = read_prose(&table, "title", MAX_TITLE, problems);
    let origin = read_prose(&table, "origin", MAX_ORIGIN, problems);
    let part = table.text("part", problems).map(|text| read_part(&text));
    let part = part.unwrap_or(Ok(Group::Mist)).map_err(|problem| problems.push(problem));
    let start = StartText::read(&table, problems);
    let tiles = read_tiles(&table, problems);
    let (start, tiles) = (start?, tiles?);
    let (kinds, start) = check_tiles(tiles, &start, part.ok()?, problems)?;
    let (id, version, title, origin) = (id?, version?, title?, origin?);
    let mut set = TileSet { id, version, title, origin, kinds, start, hash: String::new() };
    set.hash = canonical::hash(&set);
    Some(set)
}

fn read_id(table: &Table<'_>, problems: &mut Vec<Problem>) -> Option<String> {
    let id = table.required_text("id", problems)?;
    if !is_id(id.text) {
        problems.push(
            Problem::new(LANGUAGE, "not-an-id").quoting("id", id.text).at("not-an-id", &id.span),
        );
    }
    Some(id.text.to_owned())
}

fn read_prose(
    table: &Table<'_>,
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

/// The tiles; `None` for one that could not be read, so that its name is still known.
struct Tiles<'a> {
    drafts: Vec<Option<Draft<'a>>>,
    names: HashMap<&'a str, usize>,
    span: Range<usize>,
}

fn read_tiles<'a>(table: &Table<'a>, problems: &mut Vec<Problem>) -> Option<Tiles<'a>> {
    let Some(value) = table.get("tile") else {
        problems.push(table.missing("tile"));
        return None;
    };
    let Some(list) = value.get_ref().as_array() else {
        problems.push(table.wrong_type("tile", "tables", value));
        return None;
    };
    if list.len() > MAX_KINDS {
        problems.push(
            Problem::new(LANGUAGE, "too-many-kinds")
                .with("kinds", list.len())
                .with("most", MAX_KINDS)
                .at("too-many-kinds", &table.span),
        );
        return None;
    }
    let mut tiles = Tiles { drafts: Vec::new(), names: HashMap::new(), span: table.span.clone() };
    let mut places: Vec<Range<usize>> = Vec::new();
    for entry in list.iter() {
        let Some(entries) = entry.get_ref().as_table() else {
            problems.push(table.wrong_type("tile", "tables", entry));
            return None;
        };
        let tile = Table::new(entries, entry.span(), "tile", TILE_KEYS, problems);
        if let Some(name) = name_of(entries) {
            match tiles.names.get(name.text) {
                Some(&other) => problems.push(twice(&name, &places[other])),
                None => {
                    tiles.names.insert(name.text, tiles.drafts.len());
                }
            }
        }
        places.push(name_of(entries).map_or(entry.span(), |name| name.span));
        tiles.drafts.push(Draft::read(&tile, problems));
    }
    Some(tiles)
}

fn name_of<'a>(entries: &'a DeTable<'a>) -> Option<Text<'a>> {
    let value: &Spanned<DeValue<'a>> = entries.get("name")?;
    Some(Text { text: value.get_ref().as_str()?, span: value.span() })
}

fn twice(name: &Text<'_>, first: &Range<usize>) -> Problem {
    Problem::new(LANGUAGE, "name-twice")
        .quoting("tile", name.text)
        .at("again", &name.span)
        .at("first-name", first)
}

/// Checks every tile, the starting tile and the totals.
fn check_tiles(
    tiles: Tiles<'_>,
    start: &StartText<'_>,
    part: Group,
    problems: &mut Vec<Problem>,
) -> Option<(Vec<Kind>, Start)> {
    let start = start.find(&tiles.names, problems);
    let roles = roles(tiles.drafts.len(), start);
    let read =
        || tiles.drafts.iter().zip(&roles).filter_map(|(d, role)| Some((d.as_ref()?, *role)));
    let context = Context { part, fields: read().any(|(draft, _)| draft.has_fields()) };
    if !context.fields {
        let groups = read().map(|(draft, role)| draft.group(context, role));
        check_no_fields(groups, start, &tiles.span, problems);
    }
    for (draft, role) in read() {
        draft.check(context, role, problems);
    }
    let start = start?;
    if tiles.drafts.iter().all(Option::is_some) {
        let counts = read().map(|(draft, role)| (draft.count(), role));
        check_totals(counts, &tiles.span, problems);
    }
    if let Start::Block(block) = start {
        check_block(block, &tiles.drafts, problems);
    }
    let drafts: Option<Vec<Draft<'_>>> = tiles.drafts.into_iter().collect();
    if !problems.is_empty() {
        return None;
    }
    let kinds = drafts?.into_iter().zip(roles).map(|(draft, role)| draft.into_kind(context, role));
    Some((kinds.collect(), start))
}

/// What each tile is for, by its place.
fn roles(tiles: usize, start: Option<Start>) -> Vec<Role> {
    let mut roles = vec![Role::Drawn; tiles];
    let Some(start) = start else { return roles };
    let role = match start {
        Start::Single(_) => Role::Start,
        Start::Block(_) => Role::Quarter,
    };
    for place in start.kinds() {
        if let Some(entry) = roles.get_mut(place) {
            *entry = role;
        }
    }
    roles
}

/// Only a set for Mists alone may leave out the fields (C-2.2).
fn check_no_fields(
    mut groups: impl Iterator<Item = Group>,
    start: Option<Start>,
    span: &Range<usize>,
    problems: &mut Vec<Problem>,
) {
    let competitive = matches!(start, Some(Start::Single(_)));
    if competitive || groups.any(|group| group == Group::Base) {
        problems.push(Problem::new(C_2_2, "no-fields").at("no-fields", span));
    }
}

/// Something to draw, and not more than the board holds.
fn check_totals(
    counts: impl Iterator<Item = (u32, Role)>,
    span: &Range<usize>,
    problems: &mut Vec<Problem>,
) {
    let (mut cells, mut drawn) = (0, 0);
    for (count, role) in counts {
        // At most MAX_KINDS counts of at most MAX_CELLS each: no overflow.
        cells += count;
        drawn += match role {
            Role::Drawn => count,
            Role::Start => count - 1,
            Role::Quarter => 0,
        };
    }
    if cells > MAX_CELLS {
        problems.push(
            Problem::new(LANGUAGE, "too-many-cells")
                .with("cells", cells)
                .with("most", MAX_CELLS)
                .at("too-many-cells", span),
        );
    }
    if drawn == 0 {
        problems.push(Problem::new(M_0_1, "nothing-to-draw").at("only-the-start", span));
    }
}
