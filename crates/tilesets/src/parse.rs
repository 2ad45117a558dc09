//! A file of landscape tiles: header, tiles, starting tile.

use core::ops::Range;
use std::collections::HashMap;

use crate::canonical;
use crate::document::{self, Document, Family, Header};
use crate::error::{C_2_2, LANGUAGE, LoadError, M_0_1, Problem};
use crate::model::{Group, Kind, Start, TileSet};
use crate::read::TomlTable;
use crate::start::{StartText, check_block};
use crate::tile::{Context, Draft, MAX_CELLS, Role, TILE_KEYS, read_part};

/// Most `[[tile]]` or `[[track]]` entries of a file.
pub const MAX_KINDS: usize = 250;

const SET_KEYS: &[&str] = &["format", "id", "version", "title", "origin", "part", "start", "tile"];

impl TileSet {
    /// Reads a tile set. `source_name` (a file name) is only shown in errors.
    ///
    /// # Errors
    /// Everything that is wrong with the file, each problem with its place, its rule (M-0.1,
    /// C-2.2, or `tile-set` for the language itself) and what to change.
    pub fn parse(source_name: &str, text: &str) -> Result<TileSet, LoadError> {
        document::load(source_name, text, |document, problems| {
            if document.family(problems)? == Family::Tracks {
                problems.push(document.not_tiles());
                return None;
            }
            TileSet::read(document, problems)
        })
    }

    /// Reads the document of a tile set.
    pub(crate) fn read(document: &Document<'_>, problems: &mut Vec<Problem>) -> Option<TileSet> {
        let table = document.table(SET_KEYS, problems);
        let header = Header::read(&table, problems);
        let part = table.text("part", problems).map(|text| read_part(&text));
        let part = part.unwrap_or(Ok(Group::Mist)).map_err(|problem| problems.push(problem));
        let start = StartText::read(&table, problems);
        let tiles = read_tiles(&table, problems);
        let (start, tiles) = (start?, tiles?);
        let (kinds, start) = check_tiles(tiles, &start, part.ok()?, problems)?;
        let Header { id, version, title, origin } = header?;
        let mut set = TileSet { id, version, title, origin, kinds, start, hash: String::new() };
        set.hash = canonical::hash(&set.canonical());
        Some(set)
    }
}

/// The tiles; `None` for one that could not be read, so that its name is still known.
struct Tiles<'a> {
    drafts: Vec<Option<Draft<'a>>>,
    names: HashMap<&'a str, usize>,
    span: Range<usize>,
}

fn read_tiles<'a>(table: &TomlTable<'a>, problems: &mut Vec<Problem>) -> Option<Tiles<'a>> {
    let list = table.entries("tile", problems)?;
    if let Some(problem) = too_many_kinds(list.len(), &table.span) {
        problems.push(problem);
        return None;
    }
    let entries = table.named_tables("tile", list, TILE_KEYS, problems)?;
    let drafts = entries.tables.iter().map(|tile| Draft::read(tile, problems)).collect();
    Some(Tiles { drafts, names: entries.names, span: table.span.clone() })
}

/// Returns the problem of a set with too many kinds of tiles.
pub(crate) fn too_many_kinds(kinds: usize, span: &Range<usize>) -> Option<Problem> {
    let problem = || {
        Problem::new(LANGUAGE, "too-many-kinds")
            .with("kinds", kinds)
            .with("most", MAX_KINDS)
            .at("too-many-kinds", span)
    };
    (kinds > MAX_KINDS).then(problem)
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

/// Returns the role of each tile, by its place.
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

/// Checks that only a set for Mists alone leaves out the fields (C-2.2).
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

/// Checks that there is something to draw, and not more than the board holds.
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
