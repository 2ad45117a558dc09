//! One `[[board]]` of the file.

use core::ops::Range;
use fogbound_game::ShortList as _;

use fogbound_game::Side;

use super::{Door, DoorKind, TrackBoard};
use crate::error::{LANGUAGE, Problem, T_1_1};
use crate::read::{Text, TomlTable};
use crate::tile::{bad_name, is_id, keep};

/// The keys of a `[[board]]`.
pub(crate) const BOARD_KEYS: &[&str] = &["name", "sides"];

/// Most boards of a set.
pub const MAX_BOARDS: usize = 50;
/// Most doors of a side: its outer edges.
const MAX_DOORS: usize = 12;
/// Bone doors and tooth doors of a side, each (T-1.1).
const PAIR: usize = 2;

/// A side as written.
struct SideDraft {
    doors: Vec<(Door, Range<usize>)>,
    span: Range<usize>,
}

/// A board as written, every part with its place in the file.
pub(crate) struct BoardDraft<'a> {
    name: Text<'a>,
    sides: [SideDraft; 2],
}

impl<'a> BoardDraft<'a> {
    /// Reads a board; `None` if a part of it cannot be read, which is then among the problems.
    pub fn read(table: &TomlTable<'a>, problems: &mut Vec<Problem>) -> Option<BoardDraft<'a>> {
        let before = problems.len();
        let name = table.required_text("name", problems);
        let sides = read_sides(table, problems);
        let draft = BoardDraft { name: name?, sides: sides? };
        if !is_id(draft.name.text) {
            problems.push(bad_name("board", &draft.name));
        }
        (problems.len() == before).then_some(draft)
    }

    /// Reports everything that is wrong with the board itself (T-1.1).
    pub fn check(&self, problems: &mut Vec<Problem>) {
        for (place, side) in ["first", "second"].into_iter().zip(&self.sides) {
            side.check(self.name.text, place, problems);
        }
    }

    /// Returns the board as a value. Call it only when [`BoardDraft::check`] found nothing.
    pub fn into_board(self) -> TrackBoard {
        TrackBoard { name: self.name.text.to_owned(), sides: self.sides.map(SideDraft::into_doors) }
    }
}

impl Door {
    /// Reads the doors of one side of a board as a file other than a track set spells them out,
    /// each like `0N bone`, with its place in that file. `board` is only named in problems. Sorted
    /// by space, then by edge.
    ///
    /// # Errors
    /// Everything that is wrong with them (T-1.1), in no order. The lines of the marks are not
    /// counted. A problem of all doors together is marked at `span`.
    ///
    /// ```
    /// use fogbound_tilesets::{Door, DoorKind};
    /// let doors = [("2E tooth", 0..8), ("0N bone", 9..16), ("0W bone", 17..24), ("8S tooth", 25..33)];
    /// let doors = Door::spelled("mine", &doors, 0..33).unwrap();
    /// assert_eq!((doors[0].space, doors[0].kind), (0, DoorKind::Bone));
    /// let problems = Door::spelled("mine", &[("4N bone", 0..7)], 0..7).unwrap_err();
    /// assert_eq!(problems[0].key(), "door-inside");
    /// ```
    pub fn spelled(
        board: &str,
        doors: &[(&str, Range<usize>)],
        span: Range<usize>,
    ) -> Result<Vec<Door>, Vec<Problem>> {
        let mut problems = Vec::new();
        let texts = doors.iter().map(|(text, span)| Text { text, span: span.clone() });
        let side = SideDraft::read(texts, span, &mut problems);
        if problems.is_empty() {
            side.check(board, "only", &mut problems);
        }
        if problems.is_empty() { Ok(side.into_doors()) } else { Err(problems) }
    }
}

impl SideDraft {
    /// Reads doors. Those that cannot be read are among the problems.
    fn read<'a>(
        texts: impl Iterator<Item = Text<'a>>,
        span: Range<usize>,
        problems: &mut Vec<Problem>,
    ) -> SideDraft {
        let doors = texts.filter_map(|text| keep(&text, door(&text), problems)).collect();
        SideDraft { doors, span }
    }

    /// Reports everything that is wrong with the side of this board (T-1.1). `place` names the
    /// side.
    fn check(&self, board: &str, place: &str, problems: &mut Vec<Problem>) {
        self.check_edges(board, problems);
        for kind in [DoorKind::Bone, DoorKind::Tooth] {
            self.check_pair(board, place, kind, problems);
        }
    }

    /// Checks that there is at most one door on an edge.
    fn check_edges(&self, board: &str, problems: &mut Vec<Problem>) {
        for (place, (door, span)) in self.doors.iter().enumerate() {
            let same =
                |(other, _): &&(Door, _)| (other.space, other.side) == (door.space, door.side);
            let Some((_, first)) = self.doors[..place].iter().find(same) else { continue };
            problems.push(
                Problem::new(T_1_1, "edge-with-two-doors")
                    .quoting("board", board)
                    .with("edge", format_args!("{}{}", door.space, door.side.letter()))
                    .at("again", span)
                    .at("first-door", first),
            );
        }
    }

    /// Checks that there are exactly two bone doors and two tooth doors on a side.
    fn check_pair(&self, board: &str, place: &str, kind: DoorKind, problems: &mut Vec<Problem>) {
        let doors = self.doors.iter().filter(|(door, _)| door.kind == kind).count();
        if doors != PAIR {
            problems.push(
                Problem::new(T_1_1, "doors-of-a-pair")
                    .quoting("board", board)
                    .with("place", place)
                    .with("kind", kind.name())
                    .with("doors", doors)
                    .at("this-side", &self.span),
            );
        }
    }

    /// Returns the doors as values. Call it only when [`SideDraft::check`] found nothing.
    fn into_doors(self) -> Vec<Door> {
        let mut doors: Vec<Door> = self.doors.into_iter().map(|(door, _)| door).collect();
        doors.sort_short();
        doors
    }
}

fn read_sides(table: &TomlTable<'_>, problems: &mut Vec<Problem>) -> Option<[SideDraft; 2]> {
    let Some(value) = table.get("sides") else {
        problems.push(table.missing("sides"));
        return None;
    };
    let Some(list) = value.get_ref().as_array() else {
        problems.push(table.wrong_type("sides", "sides", value));
        return None;
    };
    let [one, two] = &list[..] else {
        problems.push(
            Problem::new(T_1_1, "not-two-sides")
                .with("sides", list.len())
                .at("not-two-sides", &value.span()),
        );
        return None;
    };
    Some([one, two].map(|side| {
        let doors = table.texts_in("sides", side, MAX_DOORS, problems);
        SideDraft::read(doors.into_iter(), side.span(), problems)
    }))
}

/// Reads a door: a space with one of its outer edges, and the kind.
fn door(text: &Text<'_>) -> Result<Door, Problem> {
    let words: Vec<&str> = text.text.split_whitespace().take(3).collect();
    let [edge, word] = words.as_slice() else { return Err(not_a_door(text)) };
    let (space, side) = space_and_side(edge).ok_or_else(|| not_a_door(text))?;
    if !is_outer(space, side) {
        return Err(Problem::new(T_1_1, "door-inside").with("edge", edge).at("inside", &text.span));
    }
    let kind = DoorKind::parse(word).ok_or_else(|| {
        Problem::new(LANGUAGE, "unknown-door").quoting("door", word).at("unknown-door", &text.span)
    })?;
    Ok(Door { space, side, kind })
}

fn space_and_side(edge: &str) -> Option<(u8, Side)> {
    let mut letters = edge.chars();
    let space = letters.next()?.to_digit(9)?;
    let letter = letters.next()?;
    let side = Side::ALL.into_iter().find(|side| side.letter() == letter)?;
    letters.next().is_none().then_some((u8::try_from(space).ok()?, side))
}

/// Returns true if this edge of a space lies on the rim of the board.
fn is_outer(space: u8, side: Side) -> bool {
    let (column, row) = (space % 3, space / 3);
    match side {
        Side::North => row == 0,
        Side::East => column == 2,
        Side::South => row == 2,
        Side::West => column == 0,
    }
}

fn not_a_door(text: &Text<'_>) -> Problem {
    Problem::new(LANGUAGE, "not-a-door").quoting("text", text.text).at("not-understood", &text.span)
}
