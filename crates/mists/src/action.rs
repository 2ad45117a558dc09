//! What can be asked of a player, and what can be answered.

use fogbound_game::{Cell, Colour, Edges, Rotation};
use std::fmt;

/// A question to the active player; the words are those of records and traces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Ask {
    /// Where the drawn tile goes (M-3).
    Place,
    /// Which of several closed cemeteries is next (M-5.7).
    BuryAt,
    /// Which meeple is buried (M-5.3, M-5.4).
    Bury,
    /// Which mist of the placed tile gets one ghost fewer (M-6.2).
    Spare,
    /// Which mist of a cell around the new cemetery gets the ghost (M-6.4).
    Haunt,
    /// Which open cemetery gets a ghost (M-6.3).
    Cemetery,
    /// Whether and where a meeple is placed (M-7).
    Meeple,
    /// Which region is scored next (M-8.4).
    Score,
    /// Points, or ghosts away (M-8.4).
    Reward,
    /// From which spots of a cell ghosts are taken (M-4.5).
    Split,
    /// Which scoring meeple moves (M-8.10).
    Assign,
    /// Which meeple a hound joins (M-10.2).
    Hound,
    /// Where the hound chases ghosts away (M-10.2).
    HoundGhosts,
    /// Where the face-down tile goes (M-11.1).
    FaceDown,
}

impl Ask {
    /// All questions in the order of a turn.
    pub const ALL: [Ask; 14] = [
        Ask::Place,
        Ask::BuryAt,
        Ask::Bury,
        Ask::Spare,
        Ask::Haunt,
        Ask::Cemetery,
        Ask::Meeple,
        Ask::Score,
        Ask::Reward,
        Ask::Split,
        Ask::Assign,
        Ask::Hound,
        Ask::HoundGhosts,
        Ask::FaceDown,
    ];

    /// The word in records and traces, like `bury_at`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Ask::Place => "place",
            Ask::BuryAt => "bury_at",
            Ask::Bury => "bury",
            Ask::Spare => "spare",
            Ask::Haunt => "haunt",
            Ask::Cemetery => "cemetery",
            Ask::Meeple => "meeple",
            Ask::Score => "score",
            Ask::Reward => "reward",
            Ask::Split => "split",
            Ask::Assign => "assign",
            Ask::Hound => "hound",
            Ask::HoundGhosts => "hound_ghosts",
            Ask::FaceDown => "face_down",
        }
    }

    /// The rule that asks the question.
    #[must_use]
    pub const fn rule(self) -> &'static str {
        match self {
            Ask::Place => "M-3.1",
            Ask::BuryAt => "M-5.7",
            Ask::Bury => "M-5.3",
            Ask::Spare => "M-6.2",
            Ask::Haunt => "M-6.4",
            Ask::Cemetery => "M-6.3",
            Ask::Meeple => "M-7.1",
            Ask::Score | Ask::Reward => "M-8.4",
            Ask::Split => "M-4.5",
            Ask::Assign => "M-8.10",
            Ask::Hound | Ask::HoundGhosts => "M-10.2",
            Ask::FaceDown => "M-11.1",
        }
    }
}

/// A feature that can be occupied and scored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[allow(missing_docs)]
pub enum Feature {
    Road,
    City,
    Castle,
}

impl Feature {
    /// `road`, `city` or `castle`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Feature::Road => "road",
            Feature::City => "city",
            Feature::Castle => "castle",
        }
    }

    /// Reads the word.
    #[must_use]
    pub fn parse(word: &str) -> Option<Feature> {
        [Feature::Road, Feature::City, Feature::Castle].into_iter().find(|f| f.name() == word)
    }
}

/// A region by its kind and one of its segments; a castle by its cell and no edges.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Region {
    /// What it is.
    pub feature: Feature,
    /// Cell of the segment.
    pub cell: Cell,
    /// Edges of the segment as it lies; none for a castle.
    pub edges: Edges,
}

/// How many ghosts are taken from each spot of a cell that holds some, in the order of spots
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

/// An answer to the question asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Action {
    /// Lay the drawn tile there, turned so.
    Place(Cell, Rotation),
    /// Bury at this cemetery next.
    BuryAt(Cell),
    /// Bury the meeple on this cell.
    Bury(Cell),
    /// Bury a meeple of this colour from the supply.
    BurySupply(Colour),
    /// The mist of the placed tile with this name gets one ghost fewer.
    Spare(Edges),
    /// The mist of that cell with this name gets the ghost.
    Haunt(Cell, Edges),
    /// This open cemetery gets a ghost.
    Cemetery(Cell),
    /// Place no meeple.
    Pass,
    /// Place a meeple of this colour on this segment of the placed tile.
    Meeple(Colour, Feature, Edges),
    /// Score this region next.
    Score(Region),
    /// Take the points.
    Points,
    /// Take 1–3 ghosts from this cell instead.
    Ghosts(Cell, u8),
    /// Take the ghosts from the spots like this.
    Split(Split),
    /// This scoring meeple moves.
    Assign(Colour),
    /// The hound joins the meeple on this cell.
    Hound(Cell),
    /// The hound chases no more ghosts.
    HoundDone,
    /// The hound chases 1–3 ghosts from this cell.
    HoundGhosts(Cell, u8),
    /// The face-down tile goes here.
    FaceDown(Cell),
}

impl Action {
    /// The word in records and traces, like `bury_supply`.
    #[must_use]
    pub const fn word(&self) -> &'static str {
        match self {
            Action::Place(..) => "place",
            Action::BuryAt(_) => "bury_at",
            Action::Bury(_) => "bury",
            Action::BurySupply(_) => "bury_supply",
            Action::Spare(_) => "spare",
            Action::Haunt(..) => "haunt",
            Action::Cemetery(_) => "cemetery",
            Action::Pass => "pass",
            Action::Meeple(..) => "meeple",
            Action::Score(_) => "score",
            Action::Points => "points",
            Action::Ghosts(..) => "ghosts",
            Action::Split(_) => "split",
            Action::Assign(_) => "assign",
            Action::Hound(_) => "hound",
            Action::HoundDone => "hound_done",
            Action::HoundGhosts(..) => "hound_ghosts",
            Action::FaceDown(_) => "face_down",
        }
    }
}

/// As in records: the word, then its arguments; a segment without edges is `-`.
impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = self.word();
        match *self {
            Action::Place(cell, rotation) => write!(f, "{word} {cell} {}", rotation.quarters()),
            Action::BuryAt(cell)
            | Action::Bury(cell)
            | Action::Cemetery(cell)
            | Action::Hound(cell)
            | Action::FaceDown(cell) => write!(f, "{word} {cell}"),
            Action::BurySupply(colour) | Action::Assign(colour) => write!(f, "{word} {colour}"),
            Action::Spare(edges) => write!(f, "{word} {}", name_or_dash(edges)),
            Action::Haunt(cell, edges) => write!(f, "{word} {cell} {}", name_or_dash(edges)),
            Action::Meeple(colour, feature, edges) => {
                write!(f, "{word} {colour} {} {}", feature.name(), name_or_dash(edges))
            }
            Action::Score(region) => write!(
                f,
                "{word} {} {} {}",
                region.feature.name(),
                region.cell,
                name_or_dash(region.edges)
            ),
            Action::Ghosts(cell, n) | Action::HoundGhosts(cell, n) => {
                write!(f, "{word} {cell} {n}")
            }
            Action::Split(split) => {
                f.write_str(word)?;
                split.counts().iter().try_for_each(|n| write!(f, " {n}"))
            }
            Action::Pass | Action::Points | Action::HoundDone => f.write_str(word),
        }
    }
}

fn name_or_dash(edges: Edges) -> &'static str {
    if edges.is_empty() { "-" } else { edges.name() }
}

impl Action {
    /// Reads an action as [`Action`] writes it. `None` when it is no action.
    #[must_use]
    pub fn parse(text: &str) -> Option<Action> {
        let mut words = Words(text.split_ascii_whitespace());
        let action = match words.word()? {
            "place" => Action::Place(words.cell()?, Rotation::new(words.number()?)?),
            "bury_at" => Action::BuryAt(words.cell()?),
            "bury" => Action::Bury(words.cell()?),
            "bury_supply" => Action::BurySupply(words.colour()?),
            "spare" => Action::Spare(words.edges()?),
            "haunt" => Action::Haunt(words.cell()?, words.edges()?),
            "cemetery" => Action::Cemetery(words.cell()?),
            "pass" => Action::Pass,
            "meeple" => {
                Action::Meeple(words.colour()?, Feature::parse(words.word()?)?, words.edges()?)
            }
            "score" => Action::Score(Region {
                feature: Feature::parse(words.word()?)?,
                cell: words.cell()?,
                edges: words.edges()?,
            }),
            "points" => Action::Points,
            "ghosts" => Action::Ghosts(words.cell()?, words.number()?),
            "split" => {
                let mut counts = Vec::new();
                for word in words.0.by_ref().take(6) {
                    counts.push(word.parse().ok()?);
                }
                Action::Split(Split::new(&counts)?)
            }
            "assign" => Action::Assign(words.colour()?),
            "hound" => Action::Hound(words.cell()?),
            "hound_done" => Action::HoundDone,
            "hound_ghosts" => Action::HoundGhosts(words.cell()?, words.number()?),
            "face_down" => Action::FaceDown(words.cell()?),
            _ => return None,
        };
        words.word().is_none().then_some(action)
    }
}

struct Words<'a>(std::str::SplitAsciiWhitespace<'a>);

impl<'a> Words<'a> {
    fn word(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    fn number<T: std::str::FromStr>(&mut self) -> Option<T> {
        self.word()?.parse().ok()
    }

    fn cell(&mut self) -> Option<Cell> {
        Some(Cell::new(self.number()?, self.number()?))
    }

    fn colour(&mut self) -> Option<Colour> {
        Colour::parse(self.word()?)
    }

    fn edges(&mut self) -> Option<Edges> {
        match self.word()? {
            "-" => Some(Edges::NONE),
            name => Edges::parse(name).filter(|edges| !edges.is_empty()),
        }
    }
}

/// What a question is about (the `about` of a trace).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// Nothing more to say.
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

/// One of the two hounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Hound {
    Rufus = 0,
    Ronja = 1,
}

impl Hound {
    /// Rufus, then Ronja.
    pub const ALL: [Hound; 2] = [Hound::Rufus, Hound::Ronja];

    /// `rufus` or `ronja`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["rufus", "ronja"][self as usize]
    }
}

/// The question the game waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Decision {
    /// The active player, who decides.
    pub seat: u8,
    /// What is asked.
    pub ask: Ask,
    /// What about.
    pub about: About,
}
