//! Advice to a seat, and a finished game looked at again.

use super::Told;
use fogbound_game::Cell;

/// Advice to a seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Advice {
    /// The seat.
    pub seat: u8,
    /// The best ways to play on, the best first; never none.
    pub moves: Vec<Move>,
    /// The cells where the next answer may lie, or that it is about, with what that is worth; the best first.
    pub heat: Vec<Warmth>,
    /// Who advises, and how values come about.
    pub why: String,
}

/// A way to play the rest of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Move {
    /// The next answer, as records write it.
    pub action: String,
    /// All answers of the turn, in words.
    pub text: String,
    /// Its value, if it is known.
    pub value: Option<Valued>,
    /// The points and ghosts that are to be expected soon, in words; none where that is not known.
    pub expected: Option<String>,
    /// What it brings about, as one sentence.
    pub events: String,
    /// In what it differs from the best way, the best one from the next, as a sentence, where that is clear.
    pub compared: Option<String>,
    /// The cell of the next answer, if it has one.
    pub cell: Option<Cell>,
}

/// A value with its error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Valued {
    /// The value: thousandths of a chance to win, or of points.
    pub value: i64,
    /// Its standard error, in the same unit.
    pub error: i64,
    /// Both in words.
    pub text: String,
}

/// The worth of the best answer about a cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warmth {
    /// The cell.
    pub cell: Cell,
    /// The answer, as records write it.
    pub action: String,
    /// Its worth beside that of the others: from 1, far worse than the best one, to 5.
    pub warmth: u8,
    /// Set if it was judged at first sight only.
    pub is_rough: bool,
    /// Its value in a few characters; empty if it is not known.
    pub short: String,
    /// Cell and value in words.
    pub text: String,
}

/// A finished game looked at again, as far as that has come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lookback {
    /// What is shown, such as `Chance of winning`.
    pub title: String,
    /// What was to be expected, in the order of the game.
    pub course: Vec<Prospect>,
    /// The least and the greatest value of the picture, in thousandths.
    pub range: (i64, i64),
    /// Values that the picture has a line for, each with its label: 0 and the ends of the range.
    pub marks: Vec<(i64, String)>,
    /// The decisions that cost most, the worst first.
    pub mistakes: Vec<Mistake>,
    /// How far it has come, in words; nothing once it is done.
    pub progress: Option<String>,
}

/// What was to be expected at a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Prospect {
    /// The standing decisions before it.
    pub ply: usize,
    /// The turn or round that begins there, from 0.
    pub turn: usize,
    /// The value and its error.
    pub value: Valued,
    /// Turn and value in words.
    pub text: String,
}

/// A decision that cost something.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The standing decisions before it.
    pub ply: usize,
    /// Whose decision it was.
    pub seat: u8,
    /// Whose decision it was, and what it cost.
    pub told: Told,
    /// How the turn went on.
    pub played: Rest,
    /// How it would have gone better.
    pub better: Rest,
    /// In what that would have been better, as a sentence, where that is clear.
    pub why: Option<String>,
}

/// The rest of a turn as it was played, or could have been.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rest {
    /// The decisions, as records write them.
    pub actions: Vec<String>,
    /// The decisions in words, and what comes of them.
    pub text: String,
}

impl Mistake {
    /// Returns it in lines: whose it was, what was played, what would have been better, and why.
    #[must_use]
    pub fn lines(&self) -> Vec<&str> {
        let lines = [&self.told.text, &self.played.text, &self.better.text];
        lines.into_iter().chain(&self.why).map(String::as_str).collect()
    }
}
