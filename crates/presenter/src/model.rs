//! What a screen shows, as plain data: sentences are finished, pictures are SVG, answers are texts as
//! records write them.

use fogbound_game::{Cell, Colour};
use fogbound_pictures::Detail;

/// Where somebody looks from, and when.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Look {
    /// The seat whose view is shown; nobody's, and so what a spectator may know, without one.
    pub viewer: Option<u8>,
    /// How many standing decisions come before the position; the present one, with what the viewer
    /// has drafted, without one.
    pub ply: Option<usize>,
    /// Whose board is shown where each seat has its own; the viewer's without one.
    pub board: Option<u8>,
}

impl Look {
    /// The present, as a seat sees it.
    #[must_use]
    pub const fn now(viewer: u8) -> Look {
        Look { viewer: Some(viewer), ply: None, board: None }
    }

    /// A position of the past, as everybody sees it.
    #[must_use]
    pub const fn at(ply: usize) -> Look {
        Look { viewer: None, ply: Some(ply), board: None }
    }
}

/// Who sits on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Who {
    /// A person.
    Person,
    /// A bot with this name.
    Bot(&'static str),
    /// Nobody.
    Open,
}

/// A seat as everybody sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chair {
    /// The seat, from 0.
    pub seat: u8,
    /// What it is called.
    pub name: String,
    /// Who sits there.
    pub who: Who,
    /// The colours it plays; those of the ghost train have one each, by seat.
    pub colours: Vec<Colour>,
    /// What is left to it, a line of words such as `2 meeples, 1 guard`.
    pub supply: String,
    /// Its points, where each seat has its own and they are known now.
    pub points: Option<i32>,
    /// Whether it has to decide now.
    pub is_deciding: bool,
}

/// What a seat is asked now.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Question {
    /// The seat.
    pub seat: u8,
    /// What is asked, a sentence.
    pub text: String,
    /// The word for it that the trace has, such as `place`: what the guide speaks about.
    pub ask: &'static str,
    /// The section of the rules behind it.
    pub rule: String,
    /// The tile to be placed, if that is what is asked or comes with it.
    pub hand: Option<Hand>,
    /// Where it may go, by rows. On a train board a cell is column and row, from 0.
    pub cells: Vec<LegalCell>,
    /// All answers that do not place the tile in hand.
    pub answers: Vec<Answer>,
    /// What the seat has decided already in its draft, in words.
    pub draft: Vec<String>,
}

/// The tile in hand.
#[derive(Clone, Debug, PartialEq)]
pub struct Hand {
    /// Its name.
    pub name: String,
    /// What is said of it beside its name, perhaps nothing.
    pub note: String,
    /// Quarter turns in which it looks different, ascending.
    pub looks: Vec<u8>,
    /// A picture for each of the four quarter turns, a whole `<svg>`.
    pub pictures: [String; 4],
}

/// A cell where the tile in hand fits.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LegalCell {
    /// Where.
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
    /// What is said of it besides, such as what a region is worth so far; perhaps nothing.
    pub note: String,
    /// A small picture, a whole `<svg>`: the tile, the meeple; empty without one.
    pub picture: String,
    /// Where it is on the board, if it is in one place.
    pub cell: Option<Cell>,
    /// The outline of what it is about, to be laid over the board: elements in the units of the
    /// board, the first of them of class `hit` and filling the area; empty without one.
    pub outline: String,
    /// The colour of meeple it uses.
    pub colour: Option<Colour>,
    /// Whether it is the answer that leaves everything as it is, like placing no meeple.
    pub is_pass: bool,
}

/// Something that would happen or has happened, in words.
#[derive(Clone, Debug, PartialEq)]
pub struct Told {
    /// The sentence.
    pub text: String,
    /// The rule behind it, which explains it; empty without one.
    pub rule: String,
    /// Whether it is good for who looks.
    pub tone: Tone,
    /// Where on the board it happens.
    pub cells: Vec<Cell>,
}

/// Whether something is good.
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

/// What an answer would bring about, as far as the seat can know.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Foresight {
    /// In words, the most important first; one line says so when nothing happens.
    pub lines: Vec<Told>,
    /// The answer itself in words.
    pub answer: String,
    /// Whether it cannot be taken back freely once it is taken.
    pub is_final: bool,
    /// What to lay over the board: the tile where it would lie, ghosts that come or go, outlines of
    /// what would be complete; elements in the units of the board.
    pub picture: String,
}

/// What has happened at the table.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Happened {
    /// In words, in order.
    pub lines: Vec<Told>,
    /// Points won or lost, to be shown where it happened.
    pub scores: Vec<Scored>,
    /// What there is to hear, in order.
    pub sounds: Vec<Sound>,
    /// Cells on which something has changed.
    pub cells: Vec<Cell>,
}

/// Points with their arithmetic.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scored {
    /// Where, if it is in one place.
    pub cell: Option<Cell>,
    /// Whose they are; the team's without one.
    pub seat: Option<u8>,
    /// How many.
    pub points: i32,
    /// How they come about, such as `5 tiles × 2 + 1 shield × 2 = 12`.
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

/// What comes of adding an answer to a draft.
#[derive(Clone, Debug, PartialEq)]
pub enum Pushed {
    /// The turn goes on; nothing has happened at the table yet.
    Drafted,
    /// The turn is complete and has been taken.
    Taken(Happened),
}

/// Why something is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused {
    /// In words, with what to do instead.
    pub text: String,
    /// The rule that forbids it; empty where it is no matter of rules.
    pub rule: String,
}

/// How a board is drawn.
#[derive(Clone, Copy)]
pub struct Showing<'a> {
    /// Which features are outlined.
    pub overlays: Overlays,
    /// How much is drawn.
    pub detail: Detail,
    /// Whether the tile of a cell with this key is on the screen already and need not be drawn again.
    pub drawn: &'a dyn Fn(Cell, &str) -> bool,
}

/// Which features are outlined.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Overlays {
    /// None.
    #[default]
    None,
    /// Those that somebody is on.
    Owned,
    /// The fields, with who owns them.
    Fields,
}

/// A board drawn in layers, so that a screen draws again only what has changed. All pictures are
/// elements in units of which a cell is 200 by 200, the origin being the north-west corner of cell
/// 0 0.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Board {
    /// The first and the last column and row with a tile or a legal cell.
    pub west: i16,
    /// See `west`.
    pub north: i16,
    /// See `west`.
    pub east: i16,
    /// See `west`.
    pub south: i16,
    /// Width of what the board has around its cells: the walls and doors of a train board.
    pub frame: u16,
    /// Below the tiles: shadows, the frame of a train board.
    pub below: String,
    /// The tiles by rows.
    pub tiles: Vec<Laid>,
    /// Over the tiles: the grid, towers, the ruin.
    pub above: String,
    /// Outlines of features.
    pub overlays: String,
    /// Meeples and ghosts, the front ones last.
    pub figures: Vec<Figure>,
    /// Cells that have changed since the turn before.
    pub changed: Vec<Cell>,
}

/// A tile of a board. Equal keys mean equal pictures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Laid {
    /// Where.
    pub cell: Cell,
    /// What it looks like.
    pub key: String,
    /// Its picture in its place; empty if it was [drawn before](Showing::drawn).
    pub svg: String,
    /// What lies there in words, with what stands on it: what a screen reader says.
    pub label: String,
}

/// A figure of a board. Equal keys mean equal pictures.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Figure {
    /// Where.
    pub cell: Cell,
    /// What it looks like and where.
    pub key: String,
    /// Its picture.
    pub svg: String,
}

/// A feature on a cell: a region of a landscape, a path of a train board.
#[derive(Clone, Debug, PartialEq)]
pub struct Feature {
    /// What it is, how large, whose, and what it is worth.
    pub told: Told,
    /// Its outline, as [`Answer::outline`].
    pub outline: String,
}

/// A part of what stands around the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Panel {
    /// Its name for the page, such as `goal` or `ghosts`: a class and a test id, never shown.
    pub id: &'static str,
    /// Its heading.
    pub title: String,
    /// What it shows.
    pub parts: Vec<Part>,
}

/// A figure that matters, as short as can be.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Brief {
    /// A small picture of what it counts, a whole `<svg>`.
    pub picture: String,
    /// The figure, such as `12/50`.
    pub text: String,
    /// The same in words.
    pub words: String,
}

/// A part of a panel.
#[derive(Clone, Debug, PartialEq)]
pub enum Part {
    /// A picture, a whole `<svg>`, and what it says in words.
    Picture {
        /// The picture.
        svg: String,
        /// The words.
        text: String,
    },
    /// A row of things of which some are there and others not, like the ghosts in the supply.
    Pips {
        /// A thing that is there, a whole `<svg>`.
        full: String,
        /// A thing that is not there.
        hollow: String,
        /// How many there are.
        count: u16,
        /// How many there could be.
        of: u16,
        /// The same in words.
        text: String,
    },
    /// A line of words, with a rule that explains it or without.
    Line(Told),
    /// A table: its heads, then its rows, each begun by its own head.
    Table {
        /// What it tells, for who cannot see it.
        caption: String,
        /// Heads of the columns.
        heads: Vec<Entry>,
        /// The rows.
        rows: Vec<Vec<Entry>>,
    },
}

/// A place in a table.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Entry {
    /// What it says.
    pub text: String,
    /// A small picture before it, a whole `<svg>`; empty without one.
    pub picture: String,
    /// Whether it stands out, like the seat whose turn it is.
    pub is_strong: bool,
}

/// A line of the log.
#[derive(Clone, Debug, PartialEq)]
pub struct LogLine {
    /// Standing decisions before the position it belongs to, for the address of that position.
    pub ply: usize,
    /// A heading, such as the number of a turn.
    pub is_heading: bool,
    /// What it says.
    pub told: Told,
}

/// Kinds of tiles that are left.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Left {
    /// How many tiles there are, and what is known of them, in words.
    pub text: String,
    /// Each kind: its picture, a whole `<svg>`, its name and how many.
    pub kinds: Vec<(String, String, u16)>,
}

/// How likely a cell is to be filled.
#[derive(Clone, Debug, PartialEq)]
pub struct Odds {
    /// The cell.
    pub cell: Cell,
    /// In words: how many tiles fit, the chance that one comes before the pile ends.
    pub text: String,
    /// Kinds that fit: picture, name, how many are left.
    pub kinds: Vec<(String, String, u16)>,
}

/// How a game has ended.
#[derive(Clone, Debug, PartialEq)]
pub struct Ending {
    /// In a word or two: won, lost, who has won.
    pub title: String,
    /// Whether who looks may be glad; `None` where several people have played against each other.
    pub won: Option<bool>,
    /// The rule by which it has ended.
    pub rule: String,
    /// What there is to tell: points, what brought them, seed and commitment.
    pub lines: Vec<String>,
    /// The final scoring, step by step, where there is one.
    pub steps: Vec<Told>,
}
