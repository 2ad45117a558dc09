//! Paths in words, and the ghosts, satyrs and doors that bring points.

use super::json::end_word;
use crate::texts::{Texts, msg};
use fogbound_ghosts_galore::{Category, End, PathReport, tables};
use fogbound_tilesets::Monster;

/// Returns the letter of a path in the list of a board, which has at most 18.
pub(super) fn letter(place: usize) -> String {
    let letter = u8::try_from(place).ok().and_then(|place| b'A'.checked_add(place));
    char::from(letter.unwrap_or(b'?')).to_string()
}

/// Returns a path from one end to the other.
pub(super) fn path(texts: &Texts, path: &PathReport) -> String {
    let spaces: Vec<String> = path.sections.iter().map(|(space, _)| space.to_string()).collect();
    let (spaces, sections) = (spaces.join(" "), path.sections.len());
    match &path.ends {
        Some([first, last]) => {
            let (from, to) = (end(texts, first), end(texts, last));
            texts.say(msg!("score-path", from, spaces, to, sections))
        }
        None => texts.say(msg!("score-loop", spaces, sections)),
    }
}

/// Returns an end of a path, like `bone door 0N`.
pub(super) fn end(texts: &Texts, end: &End) -> String {
    let edge = format!("{}{}", end.space, end.side.letter());
    texts.say(msg!("score-end", kind = end_word(end.kind), edge))
}

/// Describes the ghosts of each path (T-4.2).
pub(super) fn ghosts(texts: &Texts, paths: &[PathReport]) -> String {
    let part = |(place, path): (usize, &PathReport)| {
        let each = tables::GHOST[usize::from(path.ghosts >= tables::GHOST_CROWD)];
        (path.ghosts > 0).then(|| {
            texts.say(msg!(
                "score-ghosts-path",
                path = letter(place),
                ghosts = path.ghosts,
                each,
                points = path.points.ghosts
            ))
        })
    };
    joined(paths.iter().enumerate().filter_map(part))
        .unwrap_or_else(|| texts.say(msg!("score-ghosts-none")))
}

/// Describes the satyrs of each path with the types of monsters there (T-4.4).
pub(super) fn satyrs(texts: &Texts, paths: &[PathReport]) -> String {
    let part = |(place, path): (usize, &PathReport)| {
        let names: Vec<String> = path.types.iter().map(|&monster| name(texts, monster)).collect();
        (path.satyrs > 0).then(|| {
            texts.say(msg!(
                "score-satyrs-path",
                path = letter(place),
                satyrs = path.satyrs,
                types = path.types.len(),
                names = names.join(", "),
                points = path.points.satyrs
            ))
        })
    };
    joined(paths.iter().enumerate().filter_map(part))
        .unwrap_or_else(|| texts.say(msg!("score-satyrs-none")))
}

fn name(texts: &Texts, monster: Monster) -> String {
    texts.say(msg!("score-monster", monster = monster.name()))
}

/// Describes the paths that score in one of the categories of doors (T-4.11 to T-4.13).
pub(super) fn doors(texts: &Texts, paths: &[PathReport], category: Category) -> String {
    let each = match category {
        Category::OtherPaths => tables::OTHER_DOORS,
        _ => tables::MATCHED_DOORS,
    };
    let part = |(place, path): (usize, &PathReport)| {
        let scores = path.points.doors.is_some_and(|(other, _)| other == category);
        scores.then(|| {
            texts.say(msg!(
                "score-doors-path",
                path = letter(place),
                sections = path.sections.len(),
                each
            ))
        })
    };
    joined(paths.iter().enumerate().filter_map(part))
        .unwrap_or_else(|| texts.say(msg!("score-doors-none", category = category.name())))
}

/// Returns the parts in one line, if there are any.
pub(super) fn joined(parts: impl Iterator<Item = String>) -> Option<String> {
    let parts: Vec<String> = parts.collect();
    (!parts.is_empty()).then(|| parts.join("; "))
}
