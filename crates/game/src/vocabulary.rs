//! The vocabulary of a game: its questions, answers and events, each declared once.
//!
//! [`vocabulary!`](crate::vocabulary!) declares them with their words, fields and rules. Whoever
//! writes them down (as lines of records, as traces, as sentences) is an implementation of
//! [`Fields`], which receives the fields of an answer or an event in order. Nobody else spells them
//! out.

use crate::colour::{Colour, Colours};
use crate::geometry::{Cell, Edges, Rotation};
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

    /// Receives a yes or no.
    fn flag(&mut self, name: &'static str, flag: bool);

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
}

/// Something that happened.
pub trait Happening: Worded + Clone + PartialEq + fmt::Debug {
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

    fn flag(&mut self, name: &'static str, flag: bool) {
        self.number(name, i64::from(flag));
    }

    fn nothing(&mut self, name: &'static str) {
        self.word(name, "");
    }
}

macro_rules! numbers {
    ($($type:ty)*) => {$(
        impl Field for $type {
            fn show(&self, name: &'static str, out: &mut dyn Fields) {
                out.number(name, i64::from(*self));
            }
        }

        impl Argument for $type {
            fn read(words: &mut Words<'_>) -> Option<Self> {
                words.number()
            }
        }
    )*};
}

numbers!(u8 u16 i16);

impl Field for bool {
    fn show(&self, name: &'static str, out: &mut dyn Fields) {
        out.flag(name, *self);
    }
}

impl Field for RuleId {
    fn show(&self, name: &'static str, out: &mut dyn Fields) {
        out.word(name, self.as_str());
    }
}

impl Field for Cell {
    fn show(&self, _: &'static str, out: &mut dyn Fields) {
        out.number("x", i64::from(self.x));
        out.number("y", i64::from(self.y));
    }
}

impl Argument for Cell {
    fn read(words: &mut Words<'_>) -> Option<Self> {
        Some(Cell::new(words.number()?, words.number()?))
    }
}

impl Field for Rotation {
    fn show(&self, name: &'static str, out: &mut dyn Fields) {
        out.number(name, i64::from(self.quarters()));
    }
}

impl Argument for Rotation {
    fn read(words: &mut Words<'_>) -> Option<Self> {
        Rotation::new(words.number()?)
    }
}

impl Field for Edges {
    fn show(&self, name: &'static str, out: &mut dyn Fields) {
        out.edges(name, *self);
    }
}

impl Argument for Edges {
    fn read(words: &mut Words<'_>) -> Option<Self> {
        match words.word()? {
            "-" => Some(Edges::NONE),
            name => Edges::parse(name),
        }
    }
}

impl Field for Colour {
    fn show(&self, name: &'static str, out: &mut dyn Fields) {
        out.colour(name, *self);
    }
}

impl Argument for Colour {
    fn read(words: &mut Words<'_>) -> Option<Self> {
        Colour::parse(words.word()?)
    }
}

impl Field for Colours {
    fn show(&self, name: &'static str, out: &mut dyn Fields) {
        out.list(name, &|out| self.iter().for_each(|colour| out.colour(name, colour)));
    }
}

impl<T: Field> Field for Option<T> {
    fn show(&self, name: &'static str, out: &mut dyn Fields) {
        match self {
            Some(value) => value.show(name, out),
            None => out.nothing(name),
        }
    }
}

impl<T: Field, const N: usize> Field for [T; N] {
    fn show(&self, name: &'static str, out: &mut dyn Fields) {
        out.list(name, &|out| self.iter().for_each(|item| item.show(name, out)));
    }
}

/// Declares a part of a game's vocabulary.
///
/// * `words`: an enum of plain words, with `ALL`, `name` and `parse`.
/// * `questions`: the same, each with the `rule` that asks it.
/// * `answers`: an enum with `WORDS`, `word`, `parse` and [`Display`](core::fmt::Display); its fields are
///   [`Argument`](crate::vocabulary::Argument)s.
/// * `events`: an enum with `WORDS`, `word` and `rule`; its fields are
///   [`Field`](crate::vocabulary::Field)s, and `as` names one otherwise than the program does. The
///   expression for the rule may use the fields.
///
/// ```
/// use fogbound_game::{Cell, Edges, vocabulary};
///
/// vocabulary! {
///     /// An answer.
///     answers Action {
///         /// Haunts the mist of a cell.
///         Haunt(cell: Cell, edges: Edges) = "haunt",
///         /// Does nothing.
///         Pass = "pass",
///     }
/// }
///
/// let haunt = Action::Haunt(Cell::new(3, -1), Edges::NONE);
/// assert_eq!(haunt.to_string(), "haunt 3 -1 -");
/// assert_eq!(Action::parse("haunt 3 -1 -"), Some(haunt));
/// assert_eq!(Action::parse("pass on"), None);
/// ```
#[macro_export]
macro_rules! vocabulary {
    ($(#[$about:meta])* words $name:ident {
        $($(#[$doc:meta])* $variant:ident = $word:literal),* $(,)?
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name { $($(#[$doc])* $variant),* }

        impl $name {
            /// All of them, in order.
            pub const ALL: [$name; [$($word),*].len()] = [$($name::$variant),*];

            /// Returns the word in records and traces.
            #[must_use]
            pub const fn name(self) -> &'static str {
                [$($word),*][self as usize]
            }

            /// Reads the word.
            #[must_use]
            pub fn parse(word: &str) -> Option<$name> {
                $name::ALL.into_iter().find(|one| one.name() == word)
            }
        }

        impl $crate::vocabulary::Field for $name {
            fn show(&self, name: &'static str, out: &mut dyn $crate::vocabulary::Fields) {
                out.word(name, self.name());
            }
        }

        impl $crate::vocabulary::Argument for $name {
            fn read(words: &mut $crate::vocabulary::Words<'_>) -> Option<Self> {
                $name::parse(words.word()?)
            }
        }
    };
    ($(#[$about:meta])* questions $name:ident {
        $($(#[$doc:meta])* $variant:ident = $word:literal, $rule:literal);* $(;)?
    }) => {
        $crate::vocabulary! {
            $(#[$about])*
            words $name { $($(#[$doc])* $variant = $word),* }
        }

        impl $name {
            /// Returns the rule that asks the question.
            #[must_use]
            pub const fn rule(self) -> &'static str {
                [$($rule),*][self as usize]
            }
        }
    };
    ($(#[$about:meta])* answers $name:ident {
        $($(#[$doc:meta])* $variant:ident $(($($field:ident: $type:ty),+))? = $word:literal),* $(,)?
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name { $($(#[$doc])* $variant $(($($type),+))?),* }

        impl $name {
            /// The words of all answers.
            pub const WORDS: [&'static str; [$($word),*].len()] = [$($word),*];

            /// Returns the word in records and traces.
            #[must_use]
            pub const fn word(&self) -> &'static str {
                match self { $($name::$variant { .. } => $word),* }
            }

            /// Reads an answer as it is written; `None` when it is none.
            #[must_use]
            pub fn parse(text: &str) -> Option<$name> {
                let mut words = $crate::vocabulary::Words::of(text);
                let answer = match words.word()? {
                    $($word => $name::$variant $((
                        $(<$type as $crate::vocabulary::Argument>::read(&mut words)?),+
                    ))?,)*
                    _ => return None,
                };
                words.word().is_none().then_some(answer)
            }
        }

        impl $crate::vocabulary::Worded for $name {
            fn word(&self) -> &'static str {
                self.word()
            }

            fn fields(&self, out: &mut dyn $crate::vocabulary::Fields) {
                match self {
                    $($name::$variant $(($($field),+))? => {
                        $($($crate::vocabulary::Field::show($field, stringify!($field), out);)+)?
                    })*
                }
            }
        }

        impl $crate::vocabulary::Answer for $name {
            fn parse(text: &str) -> Option<$name> {
                $name::parse(text)
            }
        }

        impl ::core::fmt::Display for $name {
            fn fmt(&self, f: &mut ::core::fmt::Formatter<'_>) -> ::core::fmt::Result {
                $crate::vocabulary::write_answer(self, f)
            }
        }

        impl $crate::vocabulary::Field for $name {
            fn show(&self, name: &'static str, out: &mut dyn $crate::vocabulary::Fields) {
                out.list(name, &|out| {
                    out.word("word", self.word());
                    $crate::vocabulary::Worded::fields(self, out);
                });
            }
        }
    };
    ($(#[$about:meta])* events $name:ident {
        $($(#[$doc:meta])* $variant:ident
            $({$($field:ident: $type:ty $(as $label:literal)?),+ $(,)?})?
            = $word:literal, $rule:expr);* $(;)?
    }) => {
        $(#[$about])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        #[allow(missing_docs)]
        pub enum $name { $($(#[$doc])* $variant $({$($field: $type),+})?),* }

        impl $name {
            /// The words of all events.
            pub const WORDS: [&'static str; [$($word),*].len()] = [$($word),*];

            /// Returns the word in traces.
            #[must_use]
            pub const fn word(&self) -> &'static str {
                match self { $($name::$variant { .. } => $word),* }
            }

            /// Returns the rule behind it.
            #[must_use]
            #[allow(unused_variables)]
            pub fn rule(&self) -> $crate::RuleId {
                match *self { $($name::$variant $({$($field),+})? => $rule.into()),* }
            }
        }

        impl $crate::vocabulary::Worded for $name {
            fn word(&self) -> &'static str {
                self.word()
            }

            fn fields(&self, out: &mut dyn $crate::vocabulary::Fields) {
                match self {
                    $($name::$variant $({$($field),+})? => {
                        $($($crate::vocabulary::Field::show(
                            $field, $crate::vocabulary!(@label $field $($label)?), out,
                        );)+)?
                    })*
                }
            }
        }

        impl $crate::vocabulary::Happening for $name {
            fn rule(&self) -> $crate::RuleId {
                self.rule()
            }
        }
    };
    (@label $field:ident) => { stringify!($field) };
    (@label $field:ident $label:literal) => { $label };
}
