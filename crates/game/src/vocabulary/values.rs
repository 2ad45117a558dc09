//! The values that all games share, as fields.

use super::{Argument, Field, Fields, Words};
use crate::colour::{Colour, Colours};
use crate::edges::Edges;
use crate::geometry::{Cell, Rotation};
use crate::rules::RuleId;

macro_rules! numbers {
    ($($type:ty)*) => {$(
        impl Field for $type {
            fn show(&self, name: &'static str, out: &mut dyn Fields) {
                out.number(name, i64::from(*self));
            }
        }
    )*};
}

numbers!(u8 u16 i16);

impl Argument for u8 {
    fn read(words: &mut Words<'_>) -> Option<Self> {
        words.number()
    }

    fn every(_: &[Cell], out: &mut dyn FnMut(Self)) {
        (0..=12).chain([u8::MAX]).for_each(out);
    }
}

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

    fn every(cells: &[Cell], out: &mut dyn FnMut(Self)) {
        cells.iter().copied().for_each(out);
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

    fn every(_: &[Cell], out: &mut dyn FnMut(Self)) {
        Rotation::ALL.into_iter().for_each(out);
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

    fn every(_: &[Cell], out: &mut dyn FnMut(Self)) {
        (0..=Edges::ALL.bits()).map(Edges::from_bits).for_each(out);
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

    fn every(_: &[Cell], out: &mut dyn FnMut(Self)) {
        Colour::ALL.into_iter().for_each(out);
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
