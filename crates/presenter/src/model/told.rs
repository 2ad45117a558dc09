//! Sentences: consequences, past events, the end.

use super::{Glyph, Outline};
use fogbound_game::Cell;

/// Something that would happen or has happened, in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The sentence.
    pub text: String,
    /// The rule behind it, which explains it; empty without one.
    pub rule: String,
    /// Good or bad for the viewer.
    pub tone: Tone,
    /// The cells of the board where it happens.
    pub cells: Vec<Cell>,
    /// True if only another decision of the same turn would bring it.
    pub is_offer: bool,
}

impl Told {
    /// Makes a sentence with the rule behind it, which is empty if there is none.
    #[must_use]
    pub fn new(text: String, rule: &str) -> Told {
        let (rule, tone) = (rule.to_owned(), Tone::Plain);
        Told { text, rule, tone, cells: Vec::new(), is_offer: false }
    }

    /// Returns the same as an offer.
    #[must_use]
    pub fn offered(self) -> Told {
        Told { is_offer: true, ..self }
    }

    /// Returns the same as a line of its own: a capital begins it.
    #[must_use]
    pub(crate) fn into_line(mut self) -> Told {
        let mut rest = self.text.chars();
        // Whole sentences may begin with the name of a player, which stays as it is.
        if let (false, Some(first)) = (self.text.ends_with(['.', '!']), rest.next()) {
            self.text = first.to_uppercase().chain(rest).collect();
        }
        self
    }

    /// Returns the same, good or bad.
    #[must_use]
    pub fn toned(self, tone: Tone) -> Told {
        Told { tone, ..self }
    }

    /// Returns the same with the cells where it happens, each once.
    #[must_use]
    pub fn at(self, cells: impl IntoIterator<Item = Cell>) -> Told {
        let mut there = Vec::new();
        for cell in cells {
            if !there.contains(&cell) {
                there.push(cell);
            }
        }
        Told { cells: there, ..self }
    }
}

/// The tone of a sentence.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tone {
    /// Neither.
    #[default]
    Plain,
    /// Points, ghosts that leave.
    Good,
    /// Ghosts that come, tiles lost.
    Bad,
}

/// Events at the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Happened {
    /// In words, in order.
    pub lines: Vec<Told>,
    /// Points won or lost, to be shown where it happened.
    pub scores: Vec<Scored>,
    /// The sounds to play, in order.
    pub sounds: Vec<Sound>,
    /// Cells on which something has changed.
    pub cells: Vec<Cell>,
    /// The names of the hints that explain it.
    pub hints: Vec<&'static str>,
    /// The seat whose decision it was; none at the start.
    pub seat: Option<u8>,
}

/// Points with their arithmetic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scored {
    /// The cell, if it is in one place.
    pub cell: Option<Cell>,
    /// The seat that owns them; the team's without one.
    pub seat: Option<u8>,
    /// Their number.
    pub points: i32,
    /// Their arithmetic, such as `5 tiles × 2 + 1 shield × 2 = 12`.
    pub arithmetic: String,
}

/// Something to hear.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sound {
    /// A tile is laid.
    Place,
    /// Ghosts come or go.
    Ghost,
    /// Points are won.
    Score,
    /// The game is won.
    Won,
    /// The game is lost.
    Lost,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogLine {
    /// Standing decisions before the position it belongs to, for the address of that position.
    pub ply: usize,
    /// A heading, such as the number of a turn.
    pub is_heading: bool,
    /// The sentence.
    pub told: Told,
    /// The tile that it is about, if there is one.
    pub tile: Option<Glyph>,
}

impl LogLine {
    /// Returns an event, its ply still to be filled in.
    #[must_use]
    pub fn of(told: Told) -> LogLine {
        LogLine { ply: 0, is_heading: false, told, tile: None }
    }

    /// Returns the same as a heading with this text.
    #[must_use]
    pub fn heading(text: String, told: Told) -> LogLine {
        LogLine { is_heading: true, ..LogLine::of(Told { text, ..told }) }
    }
}

/// The end of a game.
#[derive(Clone, Debug, PartialEq)]
pub struct Ending {
    /// The result in a word or two: won, lost, or the winner.
    pub title: String,
    /// Victory or defeat of the viewer; `None` where several people have played against each other.
    pub won: Option<bool>,
    /// The rule by which it has ended.
    pub rule: String,
    /// The summary: points and their origin.
    pub lines: Vec<String>,
    /// Seed and salt, and whether they are those that were promised.
    pub shuffle: Vec<String>,
    /// The final scoring, step by step, where there is one.
    pub steps: Vec<Step>,
    /// The stars of a won level; none where none can be earned.
    pub stars: Vec<Star>,
    /// What became of the ghosts, where they matter.
    pub ghosts: Option<Ghosts>,
}

/// What became of the ghosts of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ghosts {
    /// So many were left in the supply.
    Left(u8),
    /// They have cost each seat so many points.
    Cost(Vec<i32>),
}

/// A star that a won level can earn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Star {
    /// Its name: one of those of its game.
    pub name: &'static str,
    /// True if this game has earned it.
    pub is_earned: bool,
    /// What has earned it, or what it needs.
    pub text: String,
}

/// A step of the final scoring.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Step {
    /// What is scored, in words.
    pub told: Told,
    /// The seat on whose board it is, where each has its own.
    pub board: Option<u8>,
    /// What is scored, as shapes on the board.
    pub outlines: Vec<Outline>,
    /// The points that seats win or lose by it.
    pub gains: Vec<(u8, i32)>,
    /// The points of each seat after it.
    pub sums: Vec<i32>,
}
