//! The questions to the active player, and the answers.

use fogbound_game::vocabulary::{Argument, Field, Fields, Words};
use fogbound_game::{Cell, Colour, Edges, Rotation, vocabulary};

vocabulary! {
    /// A question to the active player, in the order of a turn.
    questions Ask {
        /// The cell of the drawn tile (M-3).
        Place = "place", "M-3.1";
        /// The next of several closed cemeteries (M-5.7).
        BuryAt = "bury_at", "M-5.7";
        /// The meeple that is buried (M-5.3, M-5.4).
        Bury = "bury", "M-5.3";
        /// The mist of the placed tile that gets one ghost fewer (M-6.2).
        Spare = "spare", "M-6.2";
        /// The mist of a cell around the new cemetery that gets the ghost (M-6.4).
        Haunt = "haunt", "M-6.4";
        /// The open cemetery that gets a ghost (M-6.3).
        Cemetery = "cemetery", "M-6.3";
        /// A meeple, or none (M-7).
        Meeple = "meeple", "M-7.1";
        /// The region scored next (M-8.4).
        Score = "score", "M-8.4";
        /// Points, or ghosts away (M-8.4).
        Reward = "reward", "M-8.4";
        /// The spots of a cell that ghosts are taken from (M-4.5).
        Split = "split", "M-4.5";
        /// The scoring meeple that moves (M-8.10).
        Assign = "assign", "M-8.10";
        /// The meeple that a hound joins (M-10.2).
        Hound = "hound", "M-10.2";
        /// The cells that the hound chases ghosts away from (M-10.2).
        HoundGhosts = "hound_ghosts", "M-10.2";
        /// The cell of the face-down tile (M-11.1).
        FaceDown = "face_down", "M-11.1";
    }
}

vocabulary! {
    /// A feature that can be occupied and scored.
    #[allow(missing_docs)]
    words Feature {
        Road = "road",
        City = "city",
        Castle = "castle",
    }
}

/// A region by its kind and one of its segments; a castle by its cell and no edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Region {
    /// Its kind.
    pub feature: Feature,
    /// Cell of the segment.
    pub cell: Cell,
    /// Edges of the segment as it lies; none for a castle.
    pub edges: Edges,
}

impl Field for Region {
    fn show(&self, name: &'static str, out: &mut dyn Fields) {
        self.feature.show("feature", out);
        self.cell.show(name, out);
        self.edges.show("edges", out);
    }
}

impl Argument for Region {
    fn read(words: &mut Words<'_>) -> Option<Self> {
        Some(Region {
            feature: Feature::read(words)?,
            cell: Cell::read(words)?,
            edges: Edges::read(words)?,
        })
    }

    fn every(cells: &[Cell], out: &mut dyn FnMut(Self)) {
        Feature::every(cells, &mut |feature| {
            Cell::every(cells, &mut |cell| {
                Edges::every(cells, &mut |edges| out(Region { feature, cell, edges }));
            });
        });
    }
}

/// The number of ghosts taken from each spot of a cell that holds some, in the order of spots
/// (M-4.5). A cell has at most five spots.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Split {
    len: u8,
    counts: [u8; 5],
}

impl Split {
    /// The split with these counts; `None` for more than five.
    #[must_use]
    pub fn new(counts: &[u8]) -> Option<Split> {
        let mut split = Split::default();
        for &count in counts {
            *split.counts.get_mut(usize::from(split.len))? = count;
            split.len += 1;
        }
        Some(split)
    }

    /// The counts.
    #[must_use]
    pub fn counts(&self) -> &[u8] {
        &self.counts[..usize::from(self.len)]
    }
}

impl Field for Split {
    fn show(&self, name: &'static str, out: &mut dyn Fields) {
        self.counts().iter().for_each(|count| count.show(name, out));
    }
}

impl Argument for Split {
    fn read(words: &mut Words<'_>) -> Option<Self> {
        let mut split = Split::default();
        while let Some(word) = words.word() {
            *split.counts.get_mut(usize::from(split.len))? = Words::of(word).number()?;
            split.len += 1;
        }
        Some(split)
    }

    /// One more than can ever be taken from a spot is among them.
    fn every(_: &[Cell], out: &mut dyn FnMut(Self)) {
        for len in 0..=5 {
            for number in 0..5u32.pow(len.into()) {
                let digit = |place| (number / 5u32.pow(place) % 5) as u8;
                out(Split { len, counts: [0, 1, 2, 3, 4].map(digit) });
            }
        }
    }
}

vocabulary! {
    /// An answer to the question asked.
    answers Action {
        /// Lay the drawn tile there, turned so.
        Place(cell: Cell, rotation: Rotation) = "place",
        /// Bury at this cemetery next.
        BuryAt(cell: Cell) = "bury_at",
        /// Bury the meeple on this cell.
        Bury(cell: Cell) = "bury",
        /// Bury a meeple of this colour from the supply.
        BurySupply(colour: Colour) = "bury_supply",
        /// The mist of the placed tile with this name gets one ghost fewer.
        Spare(edges: Edges) = "spare",
        /// The mist of that cell with this name gets the ghost.
        Haunt(cell: Cell, edges: Edges) = "haunt",
        /// This open cemetery gets a ghost.
        Cemetery(cell: Cell) = "cemetery",
        /// Place no meeple.
        Pass = "pass",
        /// Place a meeple of this colour on this segment of the placed tile.
        Meeple(colour: Colour, feature: Feature, edges: Edges) = "meeple",
        /// Score this region next.
        Score(region: Region) = "score",
        /// Take the points.
        Points = "points",
        /// Take 1–3 ghosts from this cell instead.
        Ghosts(cell: Cell, n: u8) = "ghosts",
        /// Take the ghosts from the spots like this.
        Split(split: Split) = "split",
        /// This scoring meeple moves.
        Assign(colour: Colour) = "assign",
        /// The hound joins the meeple on this cell.
        Hound(cell: Cell) = "hound",
        /// The hound chases no more ghosts.
        HoundDone = "hound_done",
        /// The hound chases 1–3 ghosts from this cell.
        HoundGhosts(cell: Cell, n: u8) = "hound_ghosts",
        /// The face-down tile goes here.
        FaceDown(cell: Cell) = "face_down",
    }
}

/// The subject of a question (the `about` of a trace).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// No further subject.
    Nothing,
    /// The cemetery of a burial.
    Cemetery(Cell),
    /// The region that is being scored.
    Region(Region),
    /// The cell ghosts are taken from, and how many.
    Ghosts(Cell, u8),
    /// The colour whose points these are.
    Points(Colour, u16),
    /// The hound, and the cell of its meeple once it has joined one.
    Hound(Hound, Option<Cell>),
}

vocabulary! {
    /// One of the two hounds, Rufus first.
    #[allow(missing_docs)]
    words Hound {
        Rufus = "rufus",
        Ronja = "ronja",
    }
}

/// The question the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The active player, who decides.
    pub seat: u8,
    /// The question.
    pub ask: Ask,
    /// The subject of the question.
    pub about: About,
}
