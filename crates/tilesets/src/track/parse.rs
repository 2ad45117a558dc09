//! A file of track tiles and boards: header, tiles, boards.

use core::ops::Range;

use super::board::{BOARD_KEYS, BoardDraft, MAX_BOARDS};
use super::tile::{TRACK_KEYS, TrackDraft};
use super::{TrackBoard, TrackKind, TrackSet};
use crate::canonical;
use crate::document::{self, Document, Family, Header};
use crate::error::{LANGUAGE, LoadError, Problem, T_1_1, T_1_4};
use crate::parse::too_many_kinds;
use crate::read::TomlTable;

const SET_KEYS: &[&str] = &["format", "game", "id", "version", "title", "origin", "track", "board"];

/// Most track tiles of a set.
pub const MAX_TRACKS: u32 = 250;
/// Fewest track tiles of a set: what two players need (T-1.4).
pub const MIN_TRACKS: u32 = 2 + 8 * (2 + 4);
/// Fewest boards of a set: one for each of two players, who share none (T-1.1).
pub const MIN_BOARDS: usize = 2;

impl TrackSet {
    /// Reads a track set. `source_name` (a file name) is only shown in errors.
    ///
    /// # Errors
    /// Everything that is wrong with the file, each problem with its place, its rule (T-1.1 for
    /// boards, T-1.2 for tiles, T-1.4 for their number, or `tile-set` for the language itself)
    /// and what to change.
    pub fn parse(source_name: &str, text: &str) -> Result<TrackSet, LoadError> {
        document::load(source_name, text, |document, problems| {
            if document.family(problems)? == Family::Tiles {
                problems.push(document.not_tracks());
                return None;
            }
            TrackSet::read(document, problems)
        })
    }

    /// Reads the document of a track set.
    pub(crate) fn read(document: &Document<'_>, problems: &mut Vec<Problem>) -> Option<TrackSet> {
        let table = document.table(SET_KEYS, problems);
        let header = Header::read(&table, problems);
        let kinds = read_tracks(&table, problems);
        let boards = read_boards(&table, problems);
        let Header { id, version, title, origin } = header?;
        let (kinds, boards, hash) = (kinds?, boards?, String::new());
        let mut set = TrackSet { id, version, title, origin, kinds, boards, hash };
        set.hash = canonical::hash(&set.canonical());
        Some(set)
    }
}

/// Returns the tiles; `None` if one of them cannot be read.
fn read_tracks(table: &TomlTable<'_>, problems: &mut Vec<Problem>) -> Option<Vec<TrackKind>> {
    let list = table.entries("track", problems)?;
    if let Some(problem) = too_many_kinds(list.len(), &table.span) {
        problems.push(problem);
        return None;
    }
    let entries = table.named_tables("track", list, TRACK_KEYS, problems)?;
    let drafts: Vec<_> =
        entries.tables.iter().map(|tile| TrackDraft::read(tile, problems)).collect();
    for draft in drafts.iter().flatten() {
        draft.check(problems);
    }
    let drafts: Option<Vec<TrackDraft<'_>>> = drafts.into_iter().collect();
    let drafts = drafts?;
    // At most MAX_KINDS counts of at most MAX_TRACKS each: no overflow.
    check_total(drafts.iter().map(TrackDraft::count).sum(), &table.span, problems);
    Some(drafts.into_iter().map(TrackDraft::into_kind).collect())
}

/// Checks that there are enough tiles for two players (T-1.4), and not more than their numbers can
/// count.
fn check_total(tiles: u32, span: &Range<usize>, problems: &mut Vec<Problem>) {
    let problem = if tiles > MAX_TRACKS {
        Problem::new(LANGUAGE, "too-many-tracks").with("most", MAX_TRACKS)
    } else if tiles < MIN_TRACKS {
        Problem::new(T_1_4, "too-few-tracks").with("least", MIN_TRACKS)
    } else {
        return;
    };
    problems.push(problem.with("tiles", tiles).at("so-many-tracks", span));
}

/// Returns the boards; `None` if one of them cannot be read.
fn read_boards(table: &TomlTable<'_>, problems: &mut Vec<Problem>) -> Option<Vec<TrackBoard>> {
    let list = table.entries("board", problems)?;
    if !(MIN_BOARDS..=MAX_BOARDS).contains(&list.len()) {
        problems.push(
            Problem::new(T_1_1, "number-of-boards")
                .with("boards", list.len())
                .with("least", MIN_BOARDS)
                .with("most", MAX_BOARDS)
                .at("so-many-boards", &table.span),
        );
    }
    let list = list.get(..MAX_BOARDS).unwrap_or(list);
    let entries = table.named_tables("board", list, BOARD_KEYS, problems)?;
    let drafts: Vec<_> =
        entries.tables.iter().map(|board| BoardDraft::read(board, problems)).collect();
    for draft in drafts.iter().flatten() {
        draft.check(problems);
    }
    drafts.into_iter().map(|draft| draft.map(BoardDraft::into_board)).collect()
}
