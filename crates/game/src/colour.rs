//! The six meeple colours.

use crate::bits::bits;
use core::fmt;

/// A meeple colour. The order of values is the order in which M-8.10 resolves them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
#[allow(missing_docs)]
pub enum Colour {
    Red = 0,
    Green = 1,
    Blue = 2,
    Yellow = 3,
    Black = 4,
    Pink = 5,
}

impl Colour {
    /// All colours in their fixed order.
    pub const ALL: [Colour; 6] =
        [Colour::Red, Colour::Green, Colour::Blue, Colour::Yellow, Colour::Black, Colour::Pink];

    /// Returns 0–5 in the fixed order.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the word used in records: `red`, `green`, `blue`, `yellow`, `black`, `pink`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        ["red", "green", "blue", "yellow", "black", "pink"][self as usize]
    }

    /// Reads the word used in records.
    #[must_use]
    pub fn parse(text: &str) -> Option<Colour> {
        Colour::ALL.into_iter().find(|colour| colour.name() == text)
    }
}

impl fmt::Display for Colour {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A set of colours.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Colours(u8);

bits!(Colours of Colour, |colour| (1 << colour as u8), |number| Colour::ALL[number as usize]);
