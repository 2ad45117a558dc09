//! What can be asked of a player, and what can be answered.

use fogbound_game::{Cell, Edges, Halves, Rotation};
use std::fmt;

/// A question to the active player; the words are those of records and traces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Ask {
    /// Where the drawn tile goes (C-3).
    Place,
    /// Which meeple of another player gets a ghost (G-2.2).
    GhostOther,
    /// Which own meeple gets a ghost (G-2.3).
    GhostOwn,
    /// Whether and where a meeple is placed (C-3, G-3).
    Meeple,
}

impl Ask {
    /// All questions in the order of a turn.
    pub const ALL: [Ask; 4] = [Ask::Place, Ask::GhostOther, Ask::GhostOwn, Ask::Meeple];

    /// The word in records and traces, like `ghost_other`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Ask::Place => "place",
            Ask::GhostOther => "ghost_other",
            Ask::GhostOwn => "ghost_own",
            Ask::Meeple => "meeple",
        }
    }

    /// The rule that asks the question.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Ask::Place | Ask::Meeple => "C-3",
            Ask::GhostOther => "G-2.2",
            Ask::GhostOwn => "G-2.3",
        }
    }
}

/// A piece that can be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Piece {
    /// An ordinary meeple.
    Meeple,
    /// A guard (G-1.2).
    Guard,
}

impl Piece {
    /// `meeple` or `guard`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Piece::Meeple => "meeple",
            Piece::Guard => "guard",
        }
    }

    fn parse(word: &str) -> Option<Piece> {
        [Piece::Meeple, Piece::Guard].into_iter().find(|piece| piece.name() == word)
    }
}

/// What a meeple stands on, named as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Stand {
    /// A road segment.
    Road(Edges),
    /// A city segment.
    City(Edges),
    /// A field segment; the meeple is a farmer (C-4).
    Field(Halves),
    /// A monastery.
    Monastery,
    /// A castle (G-3.1).
    Castle,
    /// A cemetery; the meeple is its keeper (G-3.1).
    Cemetery,
}

impl Stand {
    /// The word, like `road`.
    #[must_use]
    pub const fn kind(self) -> &'static str {
        match self {
            Stand::Road(_) => "road",
            Stand::City(_) => "city",
            Stand::Field(_) => "field",
            Stand::Monastery => "monastery",
            Stand::Castle => "castle",
            Stand::Cemetery => "cemetery",
        }
    }

    /// Its edges or half-edges; the empty text for a building.
    #[must_use]
    pub fn name(self) -> String {
        match self {
            Stand::Road(edges) | Stand::City(edges) => edges.name().to_owned(),
            Stand::Field(halves) => halves.to_string(),
            Stand::Monastery | Stand::Castle | Stand::Cemetery => String::new(),
        }
    }

    fn parse(kind: &str, name: &str) -> Option<Stand> {
        let edges = || Edges::parse(name).filter(|edges| !edges.is_empty());
        let building = |stand| (name == "-").then_some(stand);
        match kind {
            "road" => edges().map(Stand::Road),
            "city" => edges().map(Stand::City),
            "field" => Halves::parse(name).filter(|h| !h.is_empty()).map(Stand::Field),
            "monastery" => building(Stand::Monastery),
            "castle" => building(Stand::Castle),
            "cemetery" => building(Stand::Cemetery),
            _ => None,
        }
    }
}

/// An answer. It is written as records have it: its word, then its arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// Places the tile in hand.
    Place(Cell, Rotation),
    /// Puts a ghost beside the meeple on that cell.
    Ghost(Cell),
    /// Places no meeple.
    Pass,
    /// Places a piece on the tile just placed.
    Meeple(Piece, Stand),
}

impl Action {
    /// The word in records and traces.
    #[must_use]
    pub const fn word(self) -> &'static str {
        match self {
            Action::Place(..) => "place",
            Action::Ghost(_) => "ghost",
            Action::Pass => "pass",
            Action::Meeple(..) => "meeple",
        }
    }

    /// Reads an action as [`Action`] is written.
    #[must_use]
    pub fn parse(text: &str) -> Option<Action> {
        let mut words = text.split_ascii_whitespace();
        let word = words.next()?;
        let action = match word {
            "place" => {
                let cell = Cell::new(coordinate(words.next()?)?, coordinate(words.next()?)?);
                Action::Place(cell, Rotation::new(rotation(words.next()?)?)?)
            }
            "ghost" => {
                Action::Ghost(Cell::new(coordinate(words.next()?)?, coordinate(words.next()?)?))
            }
            "pass" => Action::Pass,
            "meeple" => {
                let piece = Piece::parse(words.next()?)?;
                Action::Meeple(piece, Stand::parse(words.next()?, words.next()?)?)
            }
            _ => return None,
        };
        words.next().is_none().then_some(action)
    }
}

/// A number without a plus sign.
fn coordinate(word: &str) -> Option<i16> {
    (!word.starts_with('+')).then(|| word.parse().ok())?
}

fn rotation(word: &str) -> Option<u8> {
    word.bytes().all(|byte| byte.is_ascii_digit()).then(|| word.parse().ok())?
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())?;
        match self {
            Action::Place(cell, rotation) => write!(f, " {cell} {}", rotation.quarters()),
            Action::Ghost(cell) => write!(f, " {cell}"),
            Action::Pass => Ok(()),
            Action::Meeple(piece, stand) => {
                let name = stand.name();
                let name = if name.is_empty() { "-" } else { &name };
                write!(f, " {} {} {name}", piece.name(), stand.kind())
            }
        }
    }
}
