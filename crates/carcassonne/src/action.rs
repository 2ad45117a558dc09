//! The questions to the active player, and the answers.

use fogbound_game::vocabulary::{Argument, Field, Fields, Words};
use fogbound_game::{Cell, Edges, Halves, Rotation, vocabulary};

vocabulary! {
    /// A question to the active player, in the order of a turn.
    questions Ask {
        /// The cell of the drawn tile (C-3).
        Place = "place", "C-3";
        /// The meeple of another player that gets a ghost (G-2.2).
        GhostOther = "ghost_other", "G-2.2";
        /// The own meeple that gets a ghost (G-2.3).
        GhostOwn = "ghost_own", "G-2.3";
        /// A meeple, or none (C-3, G-3).
        Meeple = "meeple", "C-3";
    }
}

vocabulary! {
    /// A piece that can be placed.
    words Piece {
        /// An ordinary meeple.
        Meeple = "meeple",
        /// A guard (G-1.2).
        Guard = "guard",
    }
}

/// The place of a meeple on a tile, named as it lies.
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
}

impl Field for Stand {
    fn show(&self, _: &'static str, out: &mut dyn Fields) {
        out.word("feature", self.kind());
        match *self {
            Stand::Road(edges) | Stand::City(edges) => out.edges("name", edges),
            Stand::Field(halves) => out.word("name", &halves.to_string()),
            Stand::Monastery | Stand::Castle | Stand::Cemetery => out.word("name", ""),
        }
    }
}

impl Argument for Stand {
    fn read(words: &mut Words<'_>) -> Option<Self> {
        let (kind, name) = (words.word()?, words.word()?);
        let edges = || Edges::parse(name);
        let building = |stand| (name == "-").then_some(stand);
        match kind {
            "road" => edges().map(Stand::Road),
            "city" => edges().map(Stand::City),
            "field" => Halves::parse(name).map(Stand::Field),
            "monastery" => building(Stand::Monastery),
            "castle" => building(Stand::Castle),
            "cemetery" => building(Stand::Cemetery),
            _ => None,
        }
    }

    fn every(cells: &[Cell], out: &mut dyn FnMut(Self)) {
        Edges::every(cells, &mut |edges| {
            [Stand::Road(edges), Stand::City(edges)].into_iter().for_each(&mut *out);
        });
        (0..=u8::MAX).for_each(|bits| out(Stand::Field(Halves::from_bits(bits))));
        [Stand::Monastery, Stand::Castle, Stand::Cemetery].into_iter().for_each(out);
    }
}

vocabulary! {
    /// An answer.
    answers Action {
        /// Places the tile in hand.
        Place(cell: Cell, rotation: Rotation) = "place",
        /// Puts a ghost beside the meeple on that cell.
        Ghost(cell: Cell) = "ghost",
        /// Places no meeple.
        Pass = "pass",
        /// Places a piece on the tile just placed.
        Meeple(piece: Piece, stand: Stand) = "meeple",
    }
}
