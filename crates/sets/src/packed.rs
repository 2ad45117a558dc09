//! Sets as bytes: the build script packs the sets it has read and checked, the program only unpacks them.
//!
//! Both ends are of one build, so the bytes name nothing, have no version, and are taken for right. The build
//! script makes sure that a set comes out as it went in.

use core::array;
use core::slice;

use fogbound_game::{Edges, Halves, Side};
use fogbound_tilesets::{
    Block, Building, City, Door, DoorKind, Field, Group, Kind, Mist, Monster, Road, RoadEnd,
    Section, Start, TileSet, TrackBoard, TrackKind, TrackSet,
};

/// Packed bytes that are not yet read.
pub type Bytes<'a> = slice::Iter<'a, u8>;

/// A value as bytes.
pub trait Packed: Sized {
    /// Adds the value to the bytes.
    fn pack(&self, bytes: &mut Vec<u8>);

    /// Takes the next value from the bytes.
    fn unpack(bytes: &mut Bytes<'_>) -> Self;
}

/// Structs are their fields, one after another.
macro_rules! structs {
    ($($name:ident { $($field:ident),+ })+) => {
        $(impl Packed for $name {
            fn pack(&self, bytes: &mut Vec<u8>) {
                $(self.$field.pack(bytes);)+
            }

            fn unpack(bytes: &mut Bytes<'_>) -> Self {
                $name { $($field: Packed::unpack(bytes)),+ }
            }
        })+
    };
}

structs! {
    TileSet { id, version, title, origin, kinds, start, hash }
    Block { north_west, north_east, south_west, south_east }
    Kind { name, group, count, roads, cities, mists, fields, building }
    Road { edges, end }
    City { edges, coats }
    Mist { edges, ghosts }
    Field { halves, cities }
    TrackSet { id, version, title, origin, kinds, boards, hash }
    TrackKind { name, count, sections, diamonds }
    Section { edges, monsters }
    TrackBoard { name, sides }
    Door { space, side, kind }
}

/// Enums without fields are their place among all.
macro_rules! enums {
    ($($name:ident)+) => {
        $(impl Packed for $name {
            fn pack(&self, bytes: &mut Vec<u8>) {
                bytes.push(*self as u8);
            }

            fn unpack(bytes: &mut Bytes<'_>) -> Self {
                $name::ALL[usize::from(u8::unpack(bytes))]
            }
        })+
    };
}

enums! { Building DoorKind Group Monster RoadEnd Side }

/// Sets of edges are their bits.
macro_rules! bits {
    ($($name:ident)+) => {
        $(impl Packed for $name {
            fn pack(&self, bytes: &mut Vec<u8>) {
                bytes.push(self.bits());
            }

            fn unpack(bytes: &mut Bytes<'_>) -> Self {
                $name::from_bits(u8::unpack(bytes))
            }
        })+
    };
}

bits! { Edges Halves }

impl Packed for Start {
    fn pack(&self, bytes: &mut Vec<u8>) {
        matches!(self, Start::Block(_)).pack(bytes);
        match self {
            Start::Single(kind) => kind.pack(bytes),
            Start::Block(block) => block.pack(bytes),
        }
    }

    fn unpack(bytes: &mut Bytes<'_>) -> Self {
        if bool::unpack(bytes) {
            Start::Block(Packed::unpack(bytes))
        } else {
            Start::Single(Packed::unpack(bytes))
        }
    }
}

impl Packed for u8 {
    fn pack(&self, bytes: &mut Vec<u8>) {
        bytes.push(*self);
    }

    fn unpack(bytes: &mut Bytes<'_>) -> Self {
        bytes.next().copied().unwrap_or_default()
    }
}

impl Packed for bool {
    fn pack(&self, bytes: &mut Vec<u8>) {
        bytes.push(u8::from(*self));
    }

    fn unpack(bytes: &mut Bytes<'_>) -> Self {
        u8::unpack(bytes) != 0
    }
}

/// Seven bits a byte, the lowest first; the eighth bit is set if more follow.
impl Packed for u32 {
    fn pack(&self, bytes: &mut Vec<u8>) {
        let mut rest = *self;
        while rest >= 128 {
            bytes.push(rest as u8 | 128);
            rest >>= 7;
        }
        bytes.push(rest as u8);
    }

    fn unpack(bytes: &mut Bytes<'_>) -> Self {
        let byte = u8::unpack(bytes);
        let more = if byte < 128 { 0 } else { u32::unpack(bytes) << 7 };
        more | u32::from(byte & 127)
    }
}

/// Places and lengths, as far as there are any: up to 32 bits.
impl Packed for usize {
    fn pack(&self, bytes: &mut Vec<u8>) {
        (*self as u32).pack(bytes);
    }

    fn unpack(bytes: &mut Bytes<'_>) -> Self {
        u32::unpack(bytes) as usize
    }
}

impl Packed for String {
    fn pack(&self, bytes: &mut Vec<u8>) {
        self.len().pack(bytes);
        bytes.extend(self.as_bytes());
    }

    fn unpack(bytes: &mut Bytes<'_>) -> Self {
        String::from_utf8(Packed::unpack(bytes)).unwrap_or_default()
    }
}

impl<T: Packed> Packed for Option<T> {
    fn pack(&self, bytes: &mut Vec<u8>) {
        self.is_some().pack(bytes);
        self.iter().for_each(|value| value.pack(bytes));
    }

    fn unpack(bytes: &mut Bytes<'_>) -> Self {
        bool::unpack(bytes).then(|| T::unpack(bytes))
    }
}

impl<T: Packed> Packed for Vec<T> {
    fn pack(&self, bytes: &mut Vec<u8>) {
        self.len().pack(bytes);
        self.iter().for_each(|value| value.pack(bytes));
    }

    fn unpack(bytes: &mut Bytes<'_>) -> Self {
        (0..usize::unpack(bytes)).map(|_| T::unpack(bytes)).collect()
    }
}

impl<T: Packed, const N: usize> Packed for [T; N] {
    fn pack(&self, bytes: &mut Vec<u8>) {
        self.iter().for_each(|value| value.pack(bytes));
    }

    fn unpack(bytes: &mut Bytes<'_>) -> Self {
        array::from_fn(|_| T::unpack(bytes))
    }
}

#[cfg(test)]
mod tests {
    use core::fmt::Debug;

    use super::*;

    fn assert_same<T: Packed + PartialEq + Debug>(value: T, length: usize) {
        let mut bytes = Vec::new();
        value.pack(&mut bytes);
        assert_eq!(bytes.len(), length, "{value:?}");
        let mut rest = bytes.iter();
        assert_eq!(T::unpack(&mut rest), value);
        assert_eq!(rest.len(), 0, "{value:?}");
    }

    #[test]
    fn small_numbers_are_short() {
        for (number, length) in [(0, 1), (127, 1), (128, 2), (16_384, 3), (u32::MAX, 5)] {
            assert_same(number, length);
        }
    }

    #[test]
    fn every_form_comes_out_as_it_went_in() {
        assert_same(Start::Single(300), 3);
        let block = Block { north_west: 1, north_east: 2, south_west: 3, south_east: 4 };
        assert_same(Start::Block(block), 5);
        assert_same([Some(RoadEnd::Ruin), None], 3);
        assert_same(vec![String::from("häuser"), String::new()], 10);
        Group::ALL.into_iter().for_each(|group| assert_same(group, 1));
        Building::ALL.into_iter().for_each(|building| assert_same(building, 1));
        Side::ALL.into_iter().for_each(|side| assert_same(side, 1));
    }
}
