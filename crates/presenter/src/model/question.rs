//! Questions, their answers, and the consequences.

use super::{Brief, Glyph, Happened, Outline, Told};
use fogbound_game::{Cell, Colour, Edges};
use fogbound_pictures::Stand;

/// The question to a seat.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Question {
    /// The seat.
    pub seat: u8,
    /// The question as a sentence.
    pub text: String,
    /// The name of the hint that explains it.
    pub hint: &'static str,
    /// The section of the rules behind it.
    pub rule: String,
    /// The tile to be placed, if the question is about it or comes with it.
    pub hand: Option<Hand>,
    /// The cells for that tile, by rows. On a train board a cell is column and row, from 0.
    pub cells: Vec<LegalCell>,
    /// All answers that do not place the tile in hand.
    pub answers: Vec<Answer>,
    /// The decisions in the draft of the seat, in words.
    pub draft: Vec<String>,
}

impl Question {
    /// Returns the cell of the tile that has just been laid if all that is asked is which piece goes where on
    /// it: every answer but the one that passes has a spot there.
    #[must_use]
    pub fn lens(&self) -> Option<Cell> {
        let mut offers = self.answers.iter().filter(|answer| !answer.is_pass).peekable();
        let cell = offers.peek()?.cell?;
        let is_there = |answer: &Answer| answer.spot.is_some() && answer.cell == Some(cell);
        (self.cells.is_empty() && offers.all(is_there)).then_some(cell)
    }

    /// Returns the pieces that the answers use, each once, in the order of the answers.
    #[must_use]
    pub fn pieces(&self) -> Vec<&Piece> {
        let mut pieces = Vec::new();
        for spot in self.answers.iter().filter_map(|answer| answer.spot.as_ref()) {
            if !pieces.contains(&&spot.piece) {
                pieces.push(&spot.piece);
            }
        }
        pieces
    }
}

/// The tile in hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Hand {
    /// Its name.
    pub name: String,
    /// A remark beside its name; may be empty.
    pub note: String,
    /// Its edges in words, for each of the four quarter turns.
    pub shows: [String; 4],
    /// Quarter turns in which it looks different, ascending.
    pub looks: Vec<u8>,
    /// The tile for each of the four quarter turns.
    pub glyphs: [Glyph; 4],
}

/// A cell where the tile in hand fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalCell {
    /// The cell.
    pub cell: Cell,
    /// The quarter turns that fit, ascending, never none.
    pub turns: Vec<u8>,
}

/// An answer from a list.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Answer {
    /// As records write it.
    pub action: String,
    /// In words.
    pub text: String,
    /// A remark, such as the worth of a region so far; may be empty.
    pub note: String,
    /// The tile or the piece it is about.
    pub glyph: Option<Glyph>,
    /// Its cell, if it is in one place.
    pub cell: Option<Cell>,
    /// The line around the subject of the answer.
    pub outline: Option<Outline>,
    /// The colour of meeple it uses.
    pub colour: Option<Colour>,
    /// Set for the answer that leaves everything as it is, like placing no meeple.
    pub is_pass: bool,
    /// The place of the draft row that it picks, if it does.
    pub in_row: Option<InRow>,
    /// The place on its cell where a piece would stand, if it places one.
    pub spot: Option<Spot>,
}

/// A place for a piece on a tile.
#[derive(Clone, Debug, PartialEq)]
pub struct Spot {
    /// The ground.
    pub stand: Stand,
    /// The piece.
    pub piece: Piece,
    /// The points of its region; none where a preview is not allowed.
    pub gain: Option<Gain>,
}

/// A kind of piece in the supply of a seat.
#[derive(Clone, Debug, PartialEq)]
pub struct Piece {
    /// Its name.
    pub name: String,
    /// The piece, upright.
    pub glyph: Glyph,
    /// The number that is left in the supply.
    pub left: u8,
}

/// The points of a region for a new piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Gain {
    /// Points.
    pub points: u16,
    /// True if they are scored at once; otherwise they are those of the region as it is now.
    pub is_now: bool,
}

/// A place of the draft row of Ghosts Galore.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum InRow {
    /// The stack, whose next tile is revealed.
    Stack,
    /// The tile that has just been revealed.
    Revealed,
    /// A tile that lies face up.
    FaceUp,
}

/// The consequences of an answer, as far as the seat can know them.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Foresight {
    /// The sentences, the most important first; a single line if nothing happens.
    pub lines: Vec<Told>,
    /// The answer itself in words.
    pub answer: String,
    /// Set if it cannot be taken back freely once it is taken.
    pub is_final: bool,
    /// The tile where it would lie.
    pub tile: Option<(Cell, Glyph)>,
    /// The places that ghosts would come to or leave.
    pub ghosts: Vec<GhostsThere>,
    /// The few figures that matter most, and the points of each seat, as they would be once the turn is over.
    pub then: Option<Then>,
    /// Sections of track that would be lit, each by its space and its edges as it lies.
    pub lit: Vec<(u8, Edges)>,
}

/// A change of the ghosts of a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GhostsThere {
    /// The cell of the place.
    pub cell: Cell,
    /// The place, or that of the meeple they go to.
    pub stand: Stand,
    /// Ghosts that come (more than 0) or leave (fewer).
    pub change: i16,
    /// False while a later answer of the same turn decides whether so many come there.
    pub is_certain: bool,
}

/// The figures of a position that an answer leads to.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Then {
    /// The few figures that matter most, in the order of [`crate::Presenter::brief`].
    pub briefs: Vec<Brief>,
    /// The points of each seat, as [`Chair::points`](super::Chair::points).
    pub points: Vec<Option<i32>>,
}

/// The result of adding an answer to a draft.
#[derive(Clone, Debug, PartialEq)]
pub enum Pushed {
    /// The turn goes on; nothing has happened at the table yet.
    Drafted,
    /// The turn is complete and has been taken.
    Taken(Happened),
}

/// The reason of a refusal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// The reason in words, with advice on what to do instead.
    pub text: String,
    /// The rule that forbids it; empty if it is no matter of rules.
    pub rule: String,
}
