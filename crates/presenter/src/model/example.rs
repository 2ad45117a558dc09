//! Examples of rules.

use super::{Board, Glyph, Outline, Told};
use fogbound_game::Cell;

/// A place in a record that shows a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The rule.
    pub rule: String,
    /// The standing decisions before the position.
    pub ply: usize,
    /// True to show the board as it was before the last of them, with the meeples that went home by it.
    pub before: bool,
    /// What shows it.
    pub shown_by: ShownBy,
}

/// What shows a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ShownBy {
    /// What happened by a rule, usually the same one: all of it, or only that line or step of the final scoring, from
    /// 1.
    Event(String, Option<usize>),
    /// The refusal of an answer.
    Refusal(String),
    /// The position itself.
    Position(Shows),
}

/// What a position shows.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Shows {
    /// The game, as its title says it.
    Game,
    /// The seats with what they have in hand.
    Seats,
    /// The question asked.
    Question,
    /// A panel beside the board.
    Panel(String),
    /// What lies and stands on these cells.
    Cells(Vec<Cell>),
    /// The features on a cell.
    Features(Cell),
}

/// An example of a rule, from a recorded game.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// What happened, or why an answer was refused, with its cells.
    pub told: Told,
    /// The board then.
    pub board: Board,
    /// What is told about, as shapes on the board.
    pub outlines: Vec<Outline>,
    /// The tile that was not allowed where it would lie.
    pub refused: Option<(Cell, Glyph)>,
    /// The tile that it is about, if it does not lie on the board.
    pub tile: Option<Glyph>,
}
