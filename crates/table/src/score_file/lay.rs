//! The content of a space, and the doors of a board (T-1.1, T-1.2).

use super::LANGUAGE;
use super::line::Piece;
use crate::file_report::Problem;
use crate::texts::{Message, msg};
use crate::tile_set_file::in_words;
use core::ops::Range;
use fogbound_game::Rotation;
use fogbound_tilesets::{Door, MAX_DIAMOND, MAX_DIAMONDS, TrackBoard, TrackKind, TrackSet};

/// Most sections of a tile (T-1.2).
const MAX_SECTIONS: usize = 2;
/// Most doors of a board: its outer edges (T-1.1).
const MAX_DOORS: usize = 12;

/// The track set a file means.
#[derive(Clone, Copy)]
pub(super) enum Named<'a> {
    /// None so far.
    None,
    /// A set that is not at hand; the problem has been reported already.
    Missing,
    /// This one.
    Set(&'a TrackSet),
}

/// The content of a space.
pub(super) enum Laid {
    /// A tile, unturned.
    Spelled(TrackKind),
    /// A tile of the set, by its place in [`TrackSet::kinds`].
    OfSet(usize, Rotation),
}

/// Reads the content of a space: a tile of the set, one that is spelled out, or nothing. Also `None` if it
/// cannot be known because the set is missing.
pub(super) fn tile(rest: Piece<'_>, set: Named<'_>) -> Result<Option<Laid>, Vec<Problem>> {
    if rest.text == "-" {
        return Ok(None);
    }
    if rest.text.is_empty() {
        return Err(vec![Problem::new(LANGUAGE, msg!("score-file-bare-space")).at(rest.span())]);
    }
    if rest.text.starts_with(|first: char| first.is_ascii_lowercase()) {
        return tile_of_set(rest, set).map_err(|problem| vec![problem]);
    }
    spelled_tile(rest).map(|kind| Some(Laid::Spelled(kind)))
}

fn tile_of_set(rest: Piece<'_>, set: Named<'_>) -> Result<Option<Laid>, Problem> {
    let mut words = rest.words();
    let name = words.next().unwrap_or(rest);
    let turn = words.next().map_or("", |word| word.text);
    let problem = |message: Message<'_>| Problem::new(LANGUAGE, message);
    let set = match set {
        Named::Set(set) => set,
        Named::Missing => return Ok(None),
        Named::None => {
            return Err(
                problem(msg!("score-file-tile-without-set", tile = name.quoted())).at(name.span())
            );
        }
    };
    let Some(kind) = set.kinds.iter().position(|kind| kind.name == name.text) else {
        return Err(problem(msg!(
            "score-file-unknown-tile",
            tile = name.quoted(),
            set = set.id.as_str()
        ))
        .at(name.span()));
    };
    let rotation = digit(turn).and_then(Rotation::new).filter(|_| words.next().is_none());
    let rotation = rotation.ok_or_else(|| {
        problem(msg!("score-file-rotation", tile = name.quoted())).at(rest.span())
    })?;
    Ok(Some(Laid::OfSet(kind, rotation)))
}

/// Returns a single digit.
pub(super) fn digit(text: &str) -> Option<u8> {
    let [digit @ b'0'..=b'9'] = text.as_bytes() else { return None };
    Some(digit - b'0')
}

/// Reads a tile as it lies: its sections, then its diamonds.
fn spelled_tile(rest: Piece<'_>) -> Result<TrackKind, Vec<Problem>> {
    let mut parts = rest.split(';');
    let first = parts.next().unwrap_or(rest);
    let diamonds = match parts.next() {
        Some(part) if parts.next().is_none() => diamonds(part),
        Some(_) => Err(Problem::new(LANGUAGE, msg!("score-file-diamonds")).at(rest.span())),
        None => Ok(Vec::new()),
    };
    let diamonds = diamonds.map_err(|problem| vec![problem])?;
    let sections: Vec<(&str, Range<usize>)> =
        first.split(',').map(|section| (section.text, section.span())).collect();
    if sections.len() > MAX_SECTIONS {
        return Err(vec![
            Problem::new("T-1.2", msg!("score-file-sections", sections = sections.len()))
                .at(first.span()),
        ]);
    }
    TrackKind::spelled("", &sections, &diamonds, first.span())
        .map_err(|problems| problems.iter().map(of_set).collect())
}

/// Reads `diamonds 1 3`.
fn diamonds(part: Piece<'_>) -> Result<Vec<u8>, Problem> {
    let (word, values) = part.split_word();
    let number = |value: Piece<'_>| {
        let is_number = value.text.bytes().all(|byte| byte.is_ascii_digit());
        value.text.parse().ok().filter(|&number: &u8| is_number && number <= MAX_DIAMOND)
    };
    let values: Option<Vec<u8>> = values.words().take(MAX_DIAMONDS + 1).map(number).collect();
    let fits = |values: &Vec<u8>| {
        matches!(word.text, "diamonds" | "diamond") && (1..=MAX_DIAMONDS).contains(&values.len())
    };
    values
        .filter(fits)
        .ok_or_else(|| Problem::new(LANGUAGE, msg!("score-file-diamonds")).at(part.span()))
}

/// Reads the doors of a board that is spelled out: `0N bone, 2E plain` and so on.
pub(super) fn doors<'a>(rest: Piece<'a>, player: &str) -> Result<Vec<Door>, Vec<Problem>> {
    // Commas may stand between the doors; without them each door has two words.
    let between_commas = rest.split(',').map(|part| part.words().collect::<Vec<_>>());
    let doors: Vec<(&str, Range<usize>)> = between_commas
        .flat_map(|words| {
            let door = |pair: &[Piece<'a>]| rest.between(pair[0], pair[pair.len() - 1]);
            words.chunks(2).map(door).map(|door| (door.text, door.span())).collect::<Vec<_>>()
        })
        .take(MAX_DOORS + 1)
        .collect();
    if doors.len() > MAX_DOORS {
        return Err(vec![Problem::new("T-1.1", msg!("score-file-many-doors")).at(rest.span())]);
    }
    Door::spelled(player, &doors, rest.span())
        .map_err(|problems| problems.iter().map(of_set).collect())
}

/// Reads a board of the set and its side; `None` when the set is missing.
pub(super) fn board<'a>(
    rest: Piece<'_>,
    set: Named<'a>,
) -> Result<Option<(&'a TrackBoard, u8)>, Problem> {
    let words: Vec<Piece<'_>> = rest.words().take(3).collect();
    let [name, side] = words[..] else {
        return Err(Problem::new(LANGUAGE, msg!("score-file-board")).at(rest.span()));
    };
    let set = match set {
        Named::Set(set) => set,
        Named::Missing => return Ok(None),
        Named::None => {
            return Err(Problem::new(
                LANGUAGE,
                msg!("score-file-board-without-set", board = name.quoted()),
            )
            .at(name.span()));
        }
    };
    let Some(board) = set.boards.iter().find(|board| board.name == name.text) else {
        let known: Vec<String> =
            set.boards.iter().map(|board| format!("`{}`", board.name)).collect();
        return Err(Problem::new(
            LANGUAGE,
            msg!(
                "score-file-unknown-board",
                board = name.quoted(),
                set = set.id.as_str(),
                known = known.join(", ")
            ),
        )
        .at(name.span()));
    };
    match digit(side.text) {
        Some(side @ 0..=1) => Ok(Some((board, side))),
        _ => Err(Problem::new("T-1.1", msg!("score-file-side")).at(side.span())),
    }
}

/// Rewords a problem with a tile or a door from the reader of track sets for score files.
fn of_set(problem: &fogbound_tilesets::Problem) -> Problem {
    let rule = if problem.rule().starts_with("T-") { problem.rule() } else { LANGUAGE };
    in_words(problem, rule, &format!("score-file-{}", problem.key()))
}
