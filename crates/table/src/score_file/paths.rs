//! Paths in words, and what they bring: ghosts, satyrs, doors.

use super::json::end_word;
use crate::texts::Texts;
use fogbound_ghosts_galore::{Category, End, PathReport, tables};
use fogbound_tilesets::Monster;

/// The letter of a path in the list of a board, which has at most 18.
pub(super) fn letter(place: usize) -> String {
    let letter = u8::try_from(place).ok().and_then(|place| b'A'.checked_add(place));
    char::from(letter.unwrap_or(b'?')).to_string()
}

/// A path from one end to the other.
pub(super) fn path(texts: &Texts, path: &PathReport) -> String {
    let spaces: Vec<String> = path.sections.iter().map(|(space, _)| space.to_string()).collect();
    let spaces = ("spaces", spaces.join(" ").into());
    let sections = ("sections", path.sections.len().into());
    match &path.ends {
        Some([first, last]) => {
            let ends = [("from", end(texts, first).into()), ("to", end(texts, last).into())];
            let [from, to] = ends;
            texts.get("score-path", &[from, spaces, to, sections])
        }
        None => texts.get("score-loop", &[spaces, sections]),
    }
}

/// An end of a path, like `bone door 0N`.
pub(super) fn end(texts: &Texts, end: &End) -> String {
    let edge = format!("{}{}", end.space, end.side.letter());
    texts.get("score-end", &[("kind", end_word(end.kind).into()), ("edge", edge.into())])
}

/// T-4.2: the ghosts of each path.
pub(super) fn ghosts(texts: &Texts, paths: &[PathReport]) -> String {
    let part = |(place, path): (usize, &PathReport)| {
        let each = tables::GHOST[usize::from(path.ghosts >= tables::GHOST_CROWD)];
        let args = [
            ("path", letter(place).into()),
            ("ghosts", path.ghosts.into()),
            ("each", each.into()),
            ("points", path.points.ghosts.into()),
        ];
        (path.ghosts > 0).then(|| texts.get("score-ghosts-path", &args))
    };
    joined(paths.iter().enumerate().filter_map(part))
        .unwrap_or_else(|| texts.get("score-ghosts-none", &[]))
}

/// T-4.4: the satyrs of each path with the types of monsters there.
pub(super) fn satyrs(texts: &Texts, paths: &[PathReport]) -> String {
    let part = |(place, path): (usize, &PathReport)| {
        let names: Vec<String> = path.types.iter().map(|&monster| name(texts, monster)).collect();
        let args = [
            ("path", letter(place).into()),
            ("satyrs", path.satyrs.into()),
            ("types", path.types.len().into()),
            ("names", names.join(", ").into()),
            ("points", path.points.satyrs.into()),
        ];
        (path.satyrs > 0).then(|| texts.get("score-satyrs-path", &args))
    };
    joined(paths.iter().enumerate().filter_map(part))
        .unwrap_or_else(|| texts.get("score-satyrs-none", &[]))
}

fn name(texts: &Texts, monster: Monster) -> String {
    texts.get("score-monster", &[("monster", monster.name().into())])
}

/// T-4.11 to T-4.13: the paths that score in one of the categories of doors.
pub(super) fn doors(texts: &Texts, paths: &[PathReport], category: Category) -> String {
    let each = match category {
        Category::OtherPaths => tables::OTHER_DOORS,
        _ => tables::MATCHED_DOORS,
    };
    let part = |(place, path): (usize, &PathReport)| {
        let args = [
            ("path", letter(place).into()),
            ("sections", path.sections.len().into()),
            ("each", each.into()),
        ];
        let scores = path.points.doors.is_some_and(|(other, _)| other == category);
        scores.then(|| texts.get("score-doors-path", &args))
    };
    joined(paths.iter().enumerate().filter_map(part))
        .unwrap_or_else(|| texts.get("score-doors-none", &[("category", category.name().into())]))
}

/// The parts in one line, if there are any.
pub(super) fn joined(parts: impl Iterator<Item = String>) -> Option<String> {
    let parts: Vec<String> = parts.collect();
    (!parts.is_empty()).then(|| parts.join("; "))
}
