//! half-edges, numbered 0 to 7 clockwise from the north-west corner, and sets of them.

use std::cmp::Ordering;
use std::fmt;

use crate::geometry::Side;

/// A set of half-edges, named by their digits in ascending order.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Halves(u8);

impl Halves {
    /// Reads a name; digits in another order or twice are no name.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let mut halves = Self::default();
        for sign in text.chars() {
            let half = sign.to_digit(8)? as u8;
            if halves.0 >> half != 0 {
                return None;
            }
            halves.0 |= 1 << half;
        }
        Some(halves)
    }

    pub(crate) fn name(self) -> String {
        self.list().map(|half| half.to_string()).collect()
    }

    pub(crate) fn list(self) -> impl Iterator<Item = u8> {
        (0..8).filter(move |half| self.has(*half))
    }

    pub(crate) const fn has(self, half: u8) -> bool {
        self.0 & (1 << half) != 0
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    pub(crate) fn turned(self, quarters: u8) -> Self {
        Self(self.0.rotate_left(u32::from(quarters) * 2))
    }
}

/// The side that a half-edge lies on.
pub(crate) const fn side_of(half: u8) -> Side {
    Side::ALL[(half as usize / 2) % 4]
}

/// The half-edge of the neighbour that faces this one.
pub(crate) const fn facing(half: u8) -> u8 {
    // Opposite sides run in opposite directions: 0-5, 1-4, 2-7, 3-6.
    (half ^ 1).wrapping_add(4) % 8
}

impl fmt::Debug for Halves {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.name())
    }
}

/// Names compare as text.
impl Ord for Halves {
    fn cmp(&self, other: &Self) -> Ordering {
        self.name().cmp(&other.name())
    }
}

impl PartialOrd for Halves {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn x_1_half_edges_face_each_other() {
        for (one, other) in [(0, 5), (1, 4), (2, 7), (3, 6)] {
            assert_eq!((facing(one), facing(other)), (other, one));
            assert_eq!(side_of(one).opposite(), side_of(other));
        }
    }

    #[test]
    fn x_4_field_names_are_ascending_digits() {
        for name in ["", "0", "27", "01234567"] {
            assert_eq!(Halves::read(name).unwrap().name(), name);
        }
        for odd in ["10", "00", "8", "N", "1 "] {
            assert_eq!(Halves::read(odd), None, "{odd}");
        }
        let strip = Halves::read("1234").unwrap();
        assert_eq!(strip.turned(1).name(), "3456");
        assert_eq!(strip.turned(3).name(), "0127");
        assert_eq!(strip.turned(4), strip);
        assert!(Halves::read("2567") < Halves::read("34"));
    }
}
