//! The vocabulary of a game: its questions, answers and events, each declared once.
//!
//! [`vocabulary!`](crate::vocabulary!) declares them with their words, fields and rules. Whoever
//! writes them down (as lines of records, as traces, as sentences) is an implementation of
//! [`Fields`], which receives the fields of an answer or an event in order. Nobody else spells them
//! out.

mod declare;
mod values;

use crate::colour::Colour;
use crate::edges::Edges;
use crate::geometry::Cell;
use crate::rules::RuleId;
use core::fmt;
use core::str::{FromStr, SplitAsciiWhitespace};

/// Receives the fields of an answer or an event, in order.
pub trait Fields {
    /// Receives a number.
    fn number(&mut self, name: &'static str, number: i64);

    /// Receives a word; the empty one stands for a segment without edges.
    fn word(&mut self, name: &'static str, word: &str);

    /// Receives a list, whose items `items` emits.
    fn list(&mut self, name: &'static str, items: &dyn Fn(&mut dyn Fields));

    /// Receives a yes or no; unless somebody wants to know, 1 or 0.
    fn flag(&mut self, name: &'static str, flag: bool) {
        self.number(name, i64::from(flag));
    }

    /// Receives a value that is absent.
    fn nothing(&mut self, name: &'static str);

    /// Receives a tile of the game by its number.
    fn tile(&mut self, name: &'static str, tile: u8) {
        self.number(name, i64::from(tile));
    }

    /// Receives a meeple colour.
    fn colour(&mut self, name: &'static str, colour: Colour) {
        self.word(name, colour.name());
    }

    /// Receives the edges of a segment as it lies.
    fn edges(&mut self, name: &'static str, edges: Edges) {
        self.word(name, edges.name());
    }
}

/// A value that an answer or an event holds.
pub trait Field {
    /// Emits the value under its name, which a value of several parts replaces by names of its own.
    fn show(&self, name: &'static str, out: &mut dyn Fields);
}

/// A value that an answer holds, read as it is written.
pub trait Argument: Field + Sized {
    /// Takes the value from the next words; `None` when they are no such value.
    fn read(words: &mut Words<'_>) -> Option<Self>;

    /// Emits every value that could be named over these cells, and some that no game has.
    fn every(cells: &[Cell], out: &mut dyn FnMut(Self));
}

/// An answer or an event.
pub trait Worded {
    /// Returns the word in records and traces, like `bury_supply`.
    fn word(&self) -> &'static str;

    /// Emits the fields in order.
    fn fields(&self, out: &mut dyn Fields);
}

/// An answer, written as in records: its word, then its fields.
pub trait Answer: Worded + Copy + Eq + fmt::Debug + fmt::Display {
    /// Reads an answer as it is written; `None` when it is none.
    fn parse(text: &str) -> Option<Self>;

    /// Emits every answer to every question, with every value that could be named over these cells.
    fn every(cells: &[Cell], out: &mut dyn FnMut(Self));
}

/// Something that happened.
pub trait Happening: Worded + Clone + PartialEq + fmt::Debug {
    /// The words of all events.
    const WORDS: &'static [&'static str];

    /// Returns the rule behind it.
    fn rule(&self) -> RuleId;
}

/// The words of an answer as it is written.
#[derive(Debug)]
pub struct Words<'a>(SplitAsciiWhitespace<'a>);

impl<'a> Words<'a> {
    /// Returns the words of a text.
    #[must_use]
    pub fn of(text: &'a str) -> Words<'a> {
        Words(text.split_ascii_whitespace())
    }

    /// Takes the next word.
    pub fn word(&mut self) -> Option<&'a str> {
        self.0.next()
    }

    /// Takes the next word, a number without a plus sign.
    pub fn number<T: FromStr>(&mut self) -> Option<T> {
        self.word().filter(|word| !word.starts_with('+'))?.parse().ok()
    }
}

/// Writes an answer: its word, then its fields. `-` stands for the empty word.
///
/// # Errors
/// Those of the formatter.
pub fn write_answer(answer: &impl Worded, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    let mut line = Line { result: f.write_str(answer.word()), f };
    answer.fields(&mut line);
    line.result
}

/// Writes fields one after the other.
struct Line<'a, 'f> {
    f: &'a mut fmt::Formatter<'f>,
    result: fmt::Result,
}

impl Fields for Line<'_, '_> {
    fn number(&mut self, _: &'static str, number: i64) {
        self.result = self.result.and_then(|()| write!(self.f, " {number}"));
    }

    fn word(&mut self, _: &'static str, word: &str) {
        let word = if word.is_empty() { "-" } else { word };
        self.result = self.result.and_then(|()| write!(self.f, " {word}"));
    }

    fn list(&mut self, _: &'static str, items: &dyn Fn(&mut dyn Fields)) {
        items(self);
    }

    fn nothing(&mut self, name: &'static str) {
        self.word(name, "");
    }
}
