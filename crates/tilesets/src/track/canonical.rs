//! The canonical text of a track set's meaning.

use core::fmt::{self, Write};

use super::{TrackBoard, TrackKind, TrackSet};

impl TrackSet {
    /// Returns the meaning of the set as text, one line for each fact: everything but title,
    /// origin, comments and layout. Two files with the same canonical text are the same set. Its
    /// SHA-256 is [`TrackSet::hash`]. Described in `docs/tile-sets.md`.
    #[must_use]
    pub fn canonical(&self) -> String {
        let mut text = String::new();
        // Writing to a String cannot fail.
        let _ = self.write_canonical(&mut text);
        text
    }

    fn write_canonical(&self, out: &mut String) -> fmt::Result {
        writeln!(out, "fogbound track set 1\nid {}\nversion {}", self.id, self.version)?;
        self.kinds.iter().try_for_each(|kind| write_kind(out, kind))?;
        self.boards.iter().try_for_each(|board| write_board(out, board))
    }
}

fn write_kind(out: &mut String, kind: &TrackKind) -> fmt::Result {
    writeln!(out, "track {} {}", kind.name, kind.count)?;
    for section in &kind.sections {
        write!(out, "section {}", section.edges)?;
        for monster in &section.monsters {
            write!(out, " {}", monster.name())?;
        }
        writeln!(out)?;
    }
    kind.diamonds.iter().try_for_each(|value| writeln!(out, "diamond {value}"))
}

fn write_board(out: &mut String, board: &TrackBoard) -> fmt::Result {
    writeln!(out, "board {}", board.name)?;
    for (number, doors) in (1..).zip(&board.sides) {
        writeln!(out, "side {number}")?;
        for door in doors {
            writeln!(out, "door {}{} {}", door.space, door.side.letter(), door.kind.name())?;
        }
    }
    Ok(())
}
