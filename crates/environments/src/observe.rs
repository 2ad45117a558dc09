//! Observations: what a seat may know as numbers of fixed shape, and its legal answers as numbers.
//!
//! The board is a stack of planes of a window round the start; a plane has an id for each cell, 0 where there is
//! nothing. Beside it stand numbers about the whole game, the first of which counts what lies outside the
//! window. Each legal answer is a row: its word, then its fields; words are counted from 1 in alphabetical order.

mod ghosts_galore;
mod landscape;

use crate::Hosted;
use fogbound_game::vocabulary::{Answer as _, Fields, Worded};
use fogbound_game::{Cell, Colour, Edges, Game};
use rustc_hash::FxHashMap;
use std::collections::BTreeSet;
use std::{array, iter};

/// The version of observations, answers and rules together (`docs/versions.md`).
pub const VERSION: u32 = 2;

/// The numbers in a row for a legal answer.
pub const WIDTH: usize = 10;

/// What an observation of a game consists of (`docs/observations.md`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Legend {
    /// What each plane of the board holds.
    pub planes: Vec<String>,
    /// What each number about the whole game is.
    pub globals: Vec<String>,
    /// The words that are numbers in the rows for legal answers: the first one is 1.
    pub words: Vec<String>,
}

/// The shape of the observations of a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Shape {
    /// Planes of the board.
    pub planes: usize,
    /// Cells on each side of a plane.
    pub side: usize,
    /// Numbers about the whole game.
    pub globals: usize,
    /// Most legal answers.
    pub answers: usize,
}

/// What a seat may know, as numbers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Observation {
    /// The planes, one after the other, each row by row from north to south.
    pub board: Vec<i16>,
    /// The numbers about the whole game.
    pub globals: Vec<i16>,
    /// A row of [`WIDTH`] for each legal answer; zeros after the last.
    pub answers: Vec<i16>,
    /// The number of legal answers.
    pub count: usize,
}

/// More legal answers than [`Shape::answers`], or an answer of more than [`WIDTH`] numbers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TooMany;

/// A game that can be observed.
pub trait Observed: Game {
    /// The shape of its observations.
    const SHAPE: Shape;

    /// Names the planes in their order. Those that begin with a `*` there are for each seat, the observing one first.
    const PLANES: &'static [&'static str];

    /// Names the numbers after the first, likewise.
    const GLOBALS: &'static [&'static str];

    /// Notes what a seat sees, others in their order after it. `self` is the view of the seat; in games in which seats
    /// have no secrets it is the game itself, whose hidden tiles nothing here may ask for.
    fn observe(&self, seat: u8, sheet: &mut Sheet<'_>);
}

/// An observation being made.
pub struct Sheet<'a> {
    shape: Shape,
    board: &'a mut [i16],
    globals: &'a mut [i16],
    /// The place of the next number; that of what lies outside the window is the first.
    at: usize,
}

impl<'a> Sheet<'a> {
    fn new(shape: Shape, board: &'a mut [i16], globals: &'a mut [i16]) -> Sheet<'a> {
        board.fill(0);
        globals.fill(0);
        Sheet { shape, board, globals, at: 1 }
    }

    /// Notes what is on a cell, in the window round the start.
    fn cell(&mut self, plane: usize, cell: Cell, id: impl Into<i16>) {
        let side = self.shape.side;
        let place = |at: i16| usize::try_from(at as isize + side as isize / 2).ok();
        match (place(cell.x), place(cell.y)) {
            (Some(x), Some(y)) if x < side && y < side => self.spot(plane, y * side + x, id),
            _ => self.globals[0] = self.globals[0].saturating_add(1),
        }
    }

    /// Notes what is on a place of a plane, counted row by row.
    fn spot(&mut self, plane: usize, place: usize, id: impl Into<i16>) {
        let at = plane * self.shape.side * self.shape.side + place;
        if let Some(spot) = self.board.get_mut(at) {
            *spot = id.into();
        }
    }

    /// Adds a number about the whole game.
    fn number(&mut self, number: impl TryInto<i16>) {
        if let Some(place) = self.globals.get_mut(self.at) {
            *place = number.try_into().unwrap_or(i16::MAX);
        }
        self.at += 1;
    }

    /// Adds a tile: 0 for none, else one more than its number.
    fn tile(&mut self, tile: Option<u8>) {
        self.number(tile.map_or(0, |tile| i16::from(tile) + 1));
    }
}

/// Makes observations.
#[derive(Clone, Debug)]
pub struct Observer {
    shape: Shape,
    words: Vec<String>,
    numbers: FxHashMap<String, i16>,
    /// The numbers of the words for sets of edges, by their bits.
    edges: [i16; 16],
    /// Those of the words for colours.
    colours: [i16; Colour::ALL.len()],
}

impl Observer {
    /// Prepares the observations of a game.
    pub fn of<G: Observed>() -> Observer {
        let mut words = Words::default();
        G::Action::every(&[Cell::new(0, 0)], &mut |action| {
            words.0.insert(action.word().to_owned());
            action.fields(&mut words);
        });
        let words: Vec<String> = words.0.into_iter().collect();
        let numbers: FxHashMap<String, i16> = words.iter().cloned().zip(1..).collect();
        let number = |word: &str| numbers.get(word).copied().unwrap_or_default();
        let edges = array::from_fn(|bits| number(Edges::from_bits(bits as u8).name()));
        let colours = Colour::ALL.map(|colour| number(colour.name()));
        Observer { shape: G::SHAPE, words, numbers, edges, colours }
    }

    /// Returns what the observations of a game for at most so many seats consist of.
    pub fn legend<G: Observed>(&self, seats: u8) -> Legend {
        let first = ["things outside the window"];
        let globals = [&first, G::GLOBALS].concat();
        Legend {
            planes: named(G::PLANES, seats, self.shape.planes),
            globals: named(&globals, seats, self.shape.globals),
            words: self.words.clone(),
        }
    }

    /// Returns the shape of the observations.
    pub fn shape(&self) -> Shape {
        self.shape
    }

    /// Returns an observation of nothing.
    pub fn empty(&self) -> Observation {
        let Shape { planes, side, globals, answers } = self.shape;
        Observation {
            board: vec![0; planes * side * side],
            globals: vec![0; globals],
            answers: vec![0; answers * WIDTH],
            count: 0,
        }
    }

    /// Observes a game from a seat.
    ///
    /// # Errors
    /// If the legal answers do not fit the shape.
    pub fn observe<G: Hosted>(&self, game: &G, seat: u8) -> Result<Observation, TooMany> {
        let mut seen = self.empty();
        let legal = game.legal_of(seat);
        self.look(game, seat, &mut seen.board, &mut seen.globals);
        self.list(&legal, &mut seen.answers)?;
        Ok(Observation { count: legal.len(), ..seen })
    }

    /// Notes what a seat sees of a game, in lists of the right lengths.
    pub fn look<G: Hosted>(&self, game: &G, seat: u8, board: &mut [i16], globals: &mut [i16]) {
        let sheet = &mut Sheet::new(self.shape, board, globals);
        // To copy a game takes as long as to play on in it.
        match G::SECRETS {
            true => game.view_of(Some(seat)).observe(seat, sheet),
            false => game.observe(seat, sheet),
        }
    }

    /// Notes legal answers, in a list of the right length. Rows after the last answer are 0.
    ///
    /// # Errors
    /// If they do not fit the shape.
    pub fn list(&self, legal: &[impl Worded], answers: &mut [i16]) -> Result<(), TooMany> {
        answers.fill(0);
        let mut rows = answers.chunks_exact_mut(WIDTH);
        for action in legal {
            let numbers = rows.next().ok_or(TooMany)?;
            let mut row = Row { observer: self, numbers, at: 0 };
            row.word("", action.word());
            action.fields(&mut row);
            if row.at > WIDTH {
                return Err(TooMany);
            }
        }
        Ok(())
    }
}

/// Returns a name for each of so many things.
fn named(names: &[&str], seats: u8, count: usize) -> Vec<String> {
    let common = names.iter().filter(|name| !name.starts_with('*')).map(|&name| name.to_owned());
    let each = (0..seats).flat_map(|after| {
        let own = names.iter().filter_map(|name| name.strip_prefix('*'));
        own.map(move |name| match after {
            0 => format!("{name} of the seat itself"),
            after => format!("{name} of the seat {after} after it"),
        })
    });
    let unused = iter::repeat_with(|| "always 0".to_owned());
    common.chain(each).chain(unused).take(count).collect()
}

/// Gathers the words of a game.
#[derive(Default)]
struct Words(BTreeSet<String>);

impl Fields for Words {
    fn number(&mut self, _: &'static str, _: i64) {}

    fn word(&mut self, _: &'static str, word: &str) {
        self.0.insert(word.to_owned());
    }

    fn list(&mut self, _: &'static str, items: &dyn Fn(&mut dyn Fields)) {
        items(self);
    }

    fn flag(&mut self, _: &'static str, _: bool) {}

    fn nothing(&mut self, _: &'static str) {}
}

/// A row of numbers for an answer.
struct Row<'a> {
    observer: &'a Observer,
    numbers: &'a mut [i16],
    at: usize,
}

impl Fields for Row<'_> {
    fn number(&mut self, _: &'static str, number: i64) {
        if let Some(place) = self.numbers.get_mut(self.at) {
            *place = i16::try_from(number).unwrap_or(i16::MAX);
        }
        self.at += 1;
    }

    fn word(&mut self, name: &'static str, word: &str) {
        let number = self.observer.numbers.get(word).copied();
        self.number(name, number.unwrap_or_default().into());
    }

    fn colour(&mut self, name: &'static str, colour: Colour) {
        self.number(name, self.observer.colours[colour.index()].into());
    }

    fn edges(&mut self, name: &'static str, edges: Edges) {
        // There are four edges, so four bits.
        self.number(name, self.observer.edges[usize::from(edges.bits() & 15)].into());
    }

    fn list(&mut self, _: &'static str, items: &dyn Fn(&mut dyn Fields)) {
        items(self);
    }

    fn nothing(&mut self, name: &'static str) {
        self.number(name, -1);
    }
}

#[cfg(test)]
mod tests;
