//! What can be asked of a player, and what can be answered.

use crate::tile::TileId;
use fogbound_game::Rotation;
use std::fmt;

/// A question; the words are those of records and traces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Ask {
    /// Which side of the board is played on (T-1.1, option `choose_side`); simultaneous.
    Side,
    /// Which of two tiles is kept hidden (T-1.3, option `experienced`); simultaneous.
    Keep,
    /// Whether a tile is revealed or a face-up one claimed (T-2.1).
    Claim,
    /// Whether the revealed tile is claimed (T-2.1).
    Decide,
    /// Where the claimed tile goes (T-2.3); simultaneous.
    Place,
    /// How the hidden tile goes on the last space (T-2.5); simultaneous.
    Hidden,
}

impl Ask {
    /// All questions in the order of a game.
    pub const ALL: [Ask; 6] =
        [Ask::Side, Ask::Keep, Ask::Claim, Ask::Decide, Ask::Place, Ask::Hidden];

    /// The word in records and traces, like `claim`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Ask::Side => "side",
            Ask::Keep => "keep",
            Ask::Claim => "claim",
            Ask::Decide => "decide",
            Ask::Place => "place",
            Ask::Hidden => "hidden",
        }
    }

    /// The rule that asks the question.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Ask::Side => "T-1.1",
            Ask::Keep => "T-1.3",
            Ask::Claim | Ask::Decide => "T-2.1",
            Ask::Place => "T-2.3",
            Ask::Hidden => "T-2.5",
        }
    }

    /// Whether all seats are asked at once.
    #[must_use]
    pub const fn is_simultaneous(self) -> bool {
        matches!(self, Ask::Side | Ask::Keep | Ask::Place | Ask::Hidden)
    }
}

/// An answer. It is written as records have it: its word, then its arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// The side of the board, 0 or 1.
    Side(u8),
    /// The offered tile that is kept.
    Keep(TileId),
    /// Reveals the top tile of the stack.
    Reveal,
    /// Claims a face-up tile, or the one just revealed.
    Claim(TileId),
    /// Leaves the tile just revealed.
    Leave,
    /// Puts the tile on a space (0–8) of one's own board.
    Place(u8, Rotation),
}

impl Action {
    /// The word in records and traces.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Action::Side(_) => "side",
            Action::Keep(_) => "keep",
            Action::Reveal => "reveal",
            Action::Claim(_) => "claim",
            Action::Leave => "leave",
            Action::Place(..) => "place",
        }
    }

    /// Reads an action as [`Action`] is written.
    #[must_use]
    pub fn parse(text: &str) -> Option<Action> {
        let mut words = text.split_ascii_whitespace();
        let word = words.next()?;
        let mut number = || words.next().and_then(parse_number);
        let action = match word {
            "side" => Action::Side(number()?),
            "keep" => Action::Keep(TileId(number()?)),
            "reveal" => Action::Reveal,
            "claim" => Action::Claim(TileId(number()?)),
            "leave" => Action::Leave,
            "place" => Action::Place(number()?, Rotation::new(number()?)?),
            _ => return None,
        };
        words.next().is_none().then_some(action)
    }
}

/// Digits only: no sign.
fn parse_number(word: &str) -> Option<u8> {
    word.bytes().all(|byte| byte.is_ascii_digit()).then(|| word.parse().ok())?
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())?;
        match self {
            Action::Side(side) => write!(f, " {side}"),
            Action::Keep(tile) | Action::Claim(tile) => write!(f, " {tile}"),
            Action::Reveal | Action::Leave => Ok(()),
            Action::Place(space, rotation) => write!(f, " {space} {}", rotation.quarters()),
        }
    }
}
