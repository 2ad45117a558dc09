//! The seats and panels around a board.

use super::{Glyph, Told};
use fogbound_game::{Cell, Colour};
use fogbound_pictures::figures::{Face, Icon};
use fogbound_pictures::panel::{Entry, Track};
use fogbound_pictures::train;

/// The occupant of a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// A person.
    Person,
    /// A bot with this name.
    Bot(&'static str),
    /// Nobody.
    Open,
}

impl Who {
    /// Returns the face of a bot that people choose.
    #[must_use]
    pub fn face(self) -> Option<Glyph> {
        let face = match self {
            Who::Bot("easy") => Face::Wren,
            Who::Bot("normal") => Face::Magpie,
            Who::Bot("hard") => Face::Owl,
            Who::Bot("master") => Face::Raven,
            Who::Bot("careful") => Face::Heron,
            Who::Bot("bold") => Face::Jay,
            Who::Bot("builder") => Face::Weaver,
            Who::Bot(_) | Who::Person | Who::Open => return None,
        };
        Some(Glyph::icon(Icon::Face(face)))
    }
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// The seat, from 0.
    pub seat: u8,
    /// Its name.
    pub name: String,
    /// Its occupant.
    pub who: Who,
    /// The colours it plays; those of the ghost train have one each, by seat.
    pub colours: Vec<Colour>,
    /// Its supply in words, such as `2 meeples, 1 guard`.
    pub supply: String,
    /// The same as pictures, each with its number.
    pub pieces: Vec<(Glyph, u16)>,
    /// Its points, if each seat has its own and they are known now.
    pub points: Option<i32>,
    /// Set if it has to decide now.
    pub is_deciding: bool,
}

/// A part of the surroundings of the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    /// Its name for the page, such as `goal` or `ghosts`: a class and a test id, never shown.
    pub id: &'static str,
    /// Its heading.
    pub title: String,
    /// Its contents, from top to bottom.
    pub parts: Vec<Part>,
}

/// A part of a panel.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// A thing and the words about it.
    Glyph {
        /// The thing.
        glyph: Glyph,
        /// The words.
        text: String,
    },
    /// A score track.
    Track {
        /// Its course, and the pieces on it.
        track: Track,
        /// The same in words.
        text: String,
    },
    /// The board of a seat, in seat order.
    Board {
        /// Its tiles and doors.
        board: train::TrainBoard,
        /// Whose it is, and its worth.
        text: String,
    },
    /// A supply, like the ghosts that are left.
    Meter {
        /// A thing that is there.
        full: Glyph,
        /// The place of one that is not.
        hollow: Glyph,
        /// The number there.
        count: u16,
        /// The largest number.
        of: u16,
        /// The same in words.
        text: String,
    },
    /// A line of words.
    Line(Told),
    /// A table: its heads, then its rows, each begun by its own head.
    Table {
        /// A description for those who cannot see it.
        caption: String,
        /// Heads of the columns.
        heads: Vec<Entry>,
        /// The rows.
        rows: Vec<Vec<Entry>>,
    },
}

impl Part {
    /// Returns a line of words with the rule behind it.
    #[must_use]
    pub fn line(text: String, rule: &str) -> Part {
        Part::Line(Told::new(text, rule))
    }

    /// Returns what it says.
    #[must_use]
    pub fn in_words(&self) -> String {
        match self {
            Part::Glyph { text, .. }
            | Part::Track { text, .. }
            | Part::Board { text, .. }
            | Part::Meter { text, .. } => text.clone(),
            Part::Line(told) => told.text.clone(),
            Part::Table { heads, rows, .. } => {
                let words = |row: &Vec<Entry>| {
                    let words = row.iter().map(|entry| entry.text.as_str());
                    words.filter(|text| !text.is_empty()).collect::<Vec<_>>().join(", ")
                };
                let rows: Vec<String> = rows.iter().map(words).collect();
                format!("{}: {}", words(heads), rows.join("; "))
            }
        }
    }
}

/// A figure that matters, as short as possible.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Brief {
    /// The thing counted.
    pub glyph: Glyph,
    /// The figure, such as `12/50`.
    pub text: String,
    /// The same in words.
    pub words: String,
    /// The part of its aim that is reached, if it has one: what there is, and what is needed.
    pub progress: Option<(u16, u16)>,
    /// The warning that goes with it.
    pub alarm: Alarm,
}

/// A warning about a supply that must not end.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Alarm {
    /// There is enough.
    #[default]
    None,
    /// Four or fewer are left.
    Low,
    /// Two or fewer are left.
    Last,
}

impl Alarm {
    /// Returns the warning about a supply of which so many are left.
    #[must_use]
    pub const fn about(left: u8) -> Alarm {
        match left {
            0..=2 => Alarm::Last,
            3..=4 => Alarm::Low,
            _ => Alarm::None,
        }
    }
}

/// Tiles of one kind.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Counted {
    /// One of them.
    pub glyph: Glyph,
    /// Their name.
    pub name: String,
    /// Their number.
    pub n: u16,
}

/// A tile that may come next, for whoever tells it.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct InBox {
    /// The word for it in [`Presenter::tell_tile`](crate::Presenter::tell_tile).
    pub word: String,
    /// It, and its name.
    pub tile: Counted,
}

/// The tiles that are left.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Left {
    /// Their number and the known facts about them, in words.
    pub text: String,
    /// Them by kind.
    pub kinds: Vec<Counted>,
}

/// The chance that a cell is filled.
#[derive(Clone, Debug, PartialEq)]
pub struct Odds {
    /// The cell.
    pub cell: Cell,
    /// The tiles that fit, and the chance that one comes before the pile ends, in words.
    pub text: String,
    /// The tiles that fit, by kind.
    pub kinds: Vec<Counted>,
}
