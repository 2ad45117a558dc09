//! cells, sides, quarter turns, and sets of edges with their names.

use std::cmp::Ordering;
use std::fmt;

/// One unit square; `x` grows to the east, `y` to the south. Sorts by `x`, then `y`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
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
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Side {
    N,
    E,
    S,
    W,
}

impl Side {
    pub(crate) const ALL: [Self; 4] = [Self::N, Self::E, Self::S, Self::W];

    pub(crate) const fn opposite(self) -> Self {
        self.turned(2)
    }

    /// The side this one becomes after `quarters` turns to the right.
    pub(crate) const fn turned(self, quarters: u8) -> Self {
        Self::ALL[(self as usize + quarters as usize) % 4]
    }

    const fn bit(self) -> u8 {
        1 << self as u8
    }
}

/// A set of sides, named by their letters in the order N E S W.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
pub(crate) struct Edges(u8);

impl Edges {
    /// No side: the name of buildings.
    pub(crate) const NONE: Self = Self(0);

    const NAMES: [&'static str; 16] = [
        "", "N", "E", "NE", "S", "NS", "ES", "NES", "W", "NW", "EW", "NEW", "SW", "NSW", "ESW",
        "NESW",
    ];

    /// Reads a name; letters in another order or twice are no name.
    pub(crate) fn read(text: &str) -> Option<Self> {
        (0..16).map(Self).find(|edges| edges.name() == text)
    }

    pub(crate) const fn name(self) -> &'static str {
        Self::NAMES[(self.0 & 15) as usize]
    }

    pub(crate) const fn has(self, side: Side) -> bool {
        self.0 & side.bit() != 0
    }

    pub(crate) const fn meets(self, other: Self) -> bool {
        self.0 & other.0 != 0
    }

    pub(crate) fn sides(self) -> impl Iterator<Item = Side> {
        Side::ALL.into_iter().filter(move |side| self.has(*side))
    }

    pub(crate) fn count(self) -> usize {
        self.sides().count()
    }

    pub(crate) fn turned(self, quarters: u8) -> Self {
        self.sides().fold(Self::NONE, |all, side| Self(all.0 | side.turned(quarters).bit()))
    }
}

impl fmt::Debug for Edges {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:?}", self.name())
    }
}

/// Names compare as text.
impl Ord for Edges {
    fn cmp(&self, other: &Self) -> Ordering {
        self.name().cmp(other.name())
    }
}

impl PartialOrd for Edges {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn x_1_neighbours_follow_the_compass() {
        let cell = Cell::new(3, -2);
        assert_eq!(cell.across(Side::N), Cell::new(3, -3));
        assert_eq!(cell.across(Side::E), Cell::new(4, -2));
        assert_eq!(cell.across(Side::S), Cell::new(3, -1));
        assert_eq!(cell.across(Side::W), Cell::new(2, -2));
        let around = cell.around();
        assert_eq!((around[0], around[7]), (Cell::new(2, -3), Cell::new(4, -1)));
        assert!(!around.contains(&cell));
        assert!(cell.beside().iter().all(|near| around.contains(near)));
    }

    #[test]
    fn x_1_a_turn_goes_clockwise() {
        assert_eq!(Side::N.turned(1), Side::E);
        assert_eq!(Side::W.turned(1), Side::N);
        assert_eq!(Side::E.opposite(), Side::W);
        let bend = Edges::read("NE").unwrap();
        assert_eq!(bend.turned(1).name(), "ES");
        assert_eq!(bend.turned(3).name(), "NW");
        assert_eq!(bend.turned(4), bend);
    }

    #[test]
    fn x_4_names_are_read_and_compared_as_text() {
        for text in Edges::NAMES {
            assert_eq!(Edges::read(text).unwrap().name(), text);
        }
        assert_eq!(Edges::read("WE"), None);
        assert_eq!(Edges::read("NN"), None);
        let mut names: Vec<Edges> =
            ["W", "S", "NS", "N", "ES", "E"].iter().filter_map(|name| Edges::read(name)).collect();
        names.sort();
        let sorted: Vec<&str> = names.iter().map(|edges| edges.name()).collect();
        assert_eq!(sorted, ["E", "ES", "N", "NS", "S", "W"]);
    }
}
