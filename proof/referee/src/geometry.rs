//! cells, sides, quarter turns, and sets of edges and half-edges with their names.

use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize};

/// One unit square; `x` grows to the east, `y` to the south. Sorts by `x`, then `y`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub(crate) struct Cell {
    pub(crate) x: i32,
    pub(crate) y: i32,
}

impl Cell {
    pub(crate) const fn new(x: i32, y: i32) -> Self {
        Self { x, y }
    }

    /// The cell across one side.
    pub(crate) const fn across(self, side: Side) -> Self {
        match side {
            Side::N => Self::new(self.x, self.y - 1),
            Side::E => Self::new(self.x + 1, self.y),
            Side::S => Self::new(self.x, self.y + 1),
            Side::W => Self::new(self.x - 1, self.y),
        }
    }

    /// The four edge neighbours.
    pub(crate) fn beside(self) -> [Self; 4] {
        Side::ALL.map(|side| self.across(side))
    }

    /// The eight neighbours, row by row from the north-west one.
    pub(crate) fn around(self) -> [Self; 8] {
        const STEPS: [(i32, i32); 8] =
            [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];
        STEPS.map(|(dx, dy)| Self::new(self.x + dx, self.y + dy))
    }
}

/// A side of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[allow(missing_docs)]
pub enum Side {
    N,
    E,
    S,
    W,
}

impl Side {
    /// Clockwise from the north.
    pub(crate) const ALL: [Self; 4] = [Self::N, Self::E, Self::S, Self::W];

    /// The side of the neighbour at the same edge.
    pub(crate) const fn opposite(self) -> Self {
        self.turned(2)
    }

    /// This side after so many quarter turns clockwise.
    pub(crate) const fn turned(self, quarters: u8) -> Self {
        Self::ALL[(self as usize + quarters as usize) % 4]
    }

    const fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self as usize]
    }
}

/// A set of sides, named by their letters in the order N E S W. Names compare as text.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
pub(crate) struct Edges(&'static str);

impl Edges {
    /// No side: the name of buildings.
    pub(crate) const NONE: Self = Self("");

    const NAMES: [&'static str; 16] = [
        "", "N", "E", "NE", "S", "NS", "ES", "NES", "W", "NW", "EW", "NEW", "SW", "NSW", "ESW",
        "NESW",
    ];

    /// Reads a name; letters in another order or twice are no name.
    pub(crate) fn read(text: &str) -> Option<Self> {
        Self::NAMES.into_iter().find(|name| *name == text).map(Self)
    }

    pub(crate) const fn name(self) -> &'static str {
        self.0
    }

    pub(crate) fn has(self, side: Side) -> bool {
        self.0.contains(side.letter())
    }

    pub(crate) fn meets(self, other: Self) -> bool {
        self.sides().any(|side| other.has(side))
    }

    pub(crate) fn sides(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |side| self.has(*side))
    }

    pub(crate) const fn count(self) -> usize {
        self.0.len()
    }

    pub(crate) fn turned(self, quarters: u8) -> Self {
        let is_it = |edges: &Self| {
            Side::ALL.into_iter().all(|side| self.has(side) == edges.has(side.turned(quarters)))
        };
        Self::NAMES.into_iter().map(Self).find(is_it).unwrap_or(Self::NONE)
    }
}

impl<'de> Deserialize<'de> for Edges {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let text = String::deserialize(from)?;
        Self::read(&text).ok_or_else(|| D::Error::custom(format!("{text:?} names no edges")))
    }
}

/// A set of half-edges, numbered 0 to 7 clockwise from the north-west corner and named by their
/// digits in ascending order. Names compare as text.
#[derive(Clone, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Deserialize)]
#[serde(try_from = "String")]
pub(crate) struct Halves(String);

impl Halves {
    /// Reads a name; digits in another order or twice are no name.
    pub(crate) fn read(text: &str) -> Option<Self> {
        let digits: Vec<char> = text.chars().collect();
        let are_halves = digits.iter().all(|digit| digit.is_digit(8));
        let ascend = digits.windows(2).all(|pair| pair[0] < pair[1]);
        (are_halves && ascend).then(|| Self(text.to_owned()))
    }

    pub(crate) fn name(&self) -> &str {
        &self.0
    }

    pub(crate) fn list(&self) -> impl Iterator<Item = u8> {
        (0..8).filter(|half| self.has(*half))
    }

    pub(crate) fn has(&self, half: u8) -> bool {
        self.0.contains(char::from(b'0' + half))
    }

    pub(crate) fn turned(&self, quarters: u8) -> Self {
        let before = |half: u8| (half + 8 - quarters % 4 * 2) % 8;
        let halves = (0..8).filter(|half| self.has(before(*half)));
        Self(halves.map(|half| char::from(b'0' + half)).collect())
    }
}

impl TryFrom<String> for Halves {
    type Error = String;

    fn try_from(text: String) -> Result<Self, String> {
        Self::read(&text).ok_or_else(|| format!("{text:?} names no half-edges"))
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

/// for each rotation the smallest one that looks the same.
pub(crate) fn looks<L: PartialEq>(turned: impl Fn(u8) -> L) -> [u8; 4] {
    let all = [0, 1, 2, 3].map(turned);
    [0, 1, 2, 3].map(|rotation: u8| {
        let look = &all[usize::from(rotation)];
        (0..rotation).find(|other| all[usize::from(*other)] == *look).unwrap_or(rotation)
    })
}

/// The rotations that are listed: the smallest of each look.
pub(crate) fn listed(looks: [u8; 4]) -> impl Iterator<Item = u8> {
    (0..4).filter(move |rotation| looks[usize::from(*rotation)] == *rotation)
}

#[cfg(test)]
mod tests;
