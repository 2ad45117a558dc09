//! sets of sides and of half-edges.

use crate::bits::bits;
use crate::geometry::{Rotation, Side};
use core::fmt;

/// A set of sides of one tile. It names a segment. Written in the order N E S W.
///
/// The order of values is that of their names as text (`"E" < "ES" < "N" < "NS"`), as X-4 asks
/// for the smallest name of a region.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Edges(u8);

bits!(Edges of Side, |side| (1 << side as u8), |number| Side::from_index(number));

impl Edges {
    /// All four sides.
    pub const ALL: Edges = Edges(15);

    /// Returns the set with this bit mask: north 1, east 2, south 4, west 8. Higher bits are
    /// dropped.
    #[must_use]
    pub const fn from_bits(bits: u8) -> Edges {
        Edges(bits & 15)
    }

    /// Returns the bit mask: north 1, east 2, south 4, west 8.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Returns the set of one side.
    #[must_use]
    pub const fn of(side: Side) -> Edges {
        Edges(1 << side as u8)
    }

    /// Returns the set after its tile is turned.
    #[must_use]
    pub const fn turned(self, rotation: Rotation) -> Edges {
        let r = rotation.quarters();
        Edges(((self.0 << r) | (self.0 >> (4 - r))) & 15)
    }

    /// Reads a name such as `NES`: letters in the order N E S W, each at most once.
    /// The empty text is the empty set. `None` for anything else.
    #[must_use]
    pub fn parse(text: &str) -> Option<Edges> {
        let mut edges = Edges::NONE;
        let mut next = 0;
        for letter in text.chars() {
            let index = "NESW".find(letter)?;
            if index < next {
                return None;
            }
            next = index + 1;
            edges = edges.union(Edges::of(Side::ALL[index]));
        }
        Some(edges)
    }

    /// Returns the name, like `"ESW"`.
    #[must_use]
    pub const fn name(self) -> &'static str {
        [
            "", "N", "E", "NE", "S", "NS", "ES", "NES", "W", "NW", "EW", "NEW", "SW", "NSW", "ESW",
            "NESW",
        ][self.0 as usize]
    }
}

impl PartialOrd for Edges {
    fn partial_cmp(&self, other: &Self) -> Option<core::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Edges {
    fn cmp(&self, other: &Self) -> core::cmp::Ordering {
        self.name().cmp(other.name())
    }
}

impl fmt::Display for Edges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Edges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Edges({})", self.name())
    }
}

/// A set of half-edges 0–7 of one tile, clockwise from the north-west corner:
/// north 0 1, east 2 3, south 4 5, west 6 7. It names a field segment.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Halves(u8);

bits!(Halves of u8, |half| if half < 8 { 1 << half } else { 0 }, |number| number);

impl Halves {
    /// Returns the set with this bit mask, bit *i* for half-edge *i*.
    #[must_use]
    pub const fn from_bits(bits: u8) -> Halves {
        Halves(bits)
    }

    /// Returns the bit mask, bit *i* for half-edge *i*.
    #[must_use]
    pub const fn bits(self) -> u8 {
        self.0
    }

    /// Returns both halves of each of these sides.
    #[must_use]
    pub fn of(edges: Edges) -> Halves {
        Halves(edges.iter().fold(0, |bits, side| bits | (3 << (2 * side.index()))))
    }

    /// Returns the set after its tile is turned.
    #[must_use]
    pub const fn turned(self, rotation: Rotation) -> Halves {
        Halves(self.0.rotate_left(2 * rotation.quarters() as u32))
    }

    /// Returns the two half-edges of a side, ascending.
    #[must_use]
    pub const fn on(side: Side) -> [u8; 2] {
        [2 * side as u8, 2 * side as u8 + 1]
    }

    /// Returns the half-edge that faces a half-edge 0–7 across its edge: 0–5, 1–4, 2–7, 3–6.
    #[must_use]
    pub const fn facing(half: u8) -> u8 {
        // North and south mirror each other, so do east and west.
        (if half & 2 == 0 { 5 - (half & 5) } else { 9 - half }) & 7
    }

    /// Reads ascending digits 0–7, each at most once; `None` for anything else.
    #[must_use]
    pub fn parse(text: &str) -> Option<Halves> {
        let mut bits = 0u8;
        for letter in text.chars() {
            let half = letter.to_digit(8)?;
            let bit = 1u8 << half;
            if bits >= bit {
                return None;
            }
            bits |= bit;
        }
        Some(Halves(bits))
    }
}

impl fmt::Display for Halves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.iter().try_for_each(|half| write!(f, "{half}"))
    }
}

impl fmt::Debug for Halves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Halves({self})")
    }
}

#[cfg(test)]
mod tests;
