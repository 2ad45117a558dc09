//! cells, sides, half-edges and rotations.

use core::fmt;

/// A unit square of the table: `x` grows to the east, `y` to the south.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Cell {
    /// East–west coordinate, growing to the east.
    pub x: i16,
    /// North–south coordinate, growing to the south.
    pub y: i16,
}

impl Cell {
    /// Returns the cell at column `x`, row `y`.
    #[must_use]
    pub const fn new(x: i16, y: i16) -> Self {
        Cell { x, y }
    }

    /// Returns the neighbour across `side`. Coordinates wrap at the ends of `i16`, which no board
    /// reaches.
    #[must_use]
    pub const fn beside(self, side: Side) -> Self {
        let (dx, dy) = side.step();
        Cell { x: self.x.wrapping_add(dx), y: self.y.wrapping_add(dy) }
    }

    /// Returns the 8 cells around this one, row by row from the north-west.
    #[must_use]
    pub fn around(self) -> [Cell; 8] {
        AROUND.map(|(dx, dy)| Cell { x: self.x.wrapping_add(dx), y: self.y.wrapping_add(dy) })
    }

    /// Returns true if `other` is one of the 8 cells around this one.
    #[must_use]
    pub fn is_around(self, other: Cell) -> bool {
        self != other && self.x.abs_diff(other.x) <= 1 && self.y.abs_diff(other.y) <= 1
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.x, self.y)
    }
}

/// Offsets of the 8 cells around a cell, row by row.
const AROUND: [(i16, i16); 8] =
    [(-1, -1), (0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1), (1, 1)];

/// One of the four sides of a cell, clockwise from the north.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
#[repr(u8)]
pub enum Side {
    /// Towards smaller `y`.
    North = 0,
    /// Towards larger `x`.
    East = 1,
    /// Towards larger `y`.
    South = 2,
    /// Towards smaller `x`.
    West = 3,
}

impl Side {
    /// All sides in the order N E S W.
    pub const ALL: [Side; 4] = [Side::North, Side::East, Side::South, Side::West];

    /// Returns the side with this number, counted clockwise from the north modulo 4.
    #[must_use]
    pub const fn from_index(index: u8) -> Side {
        Side::ALL[(index & 3) as usize]
    }

    /// Returns 0 for north, 1 east, 2 south, 3 west.
    #[must_use]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// Returns the side across the edge.
    #[must_use]
    pub const fn opposite(self) -> Side {
        Side::from_index(self as u8 + 2)
    }

    /// Returns the side this one becomes when its tile is turned.
    #[must_use]
    pub const fn turned(self, rotation: Rotation) -> Side {
        Side::from_index(self as u8 + rotation.quarters())
    }

    /// Returns `N`, `E`, `S` or `W`.
    #[must_use]
    pub const fn letter(self) -> char {
        ['N', 'E', 'S', 'W'][self as usize]
    }

    /// Returns the step to the neighbour across this side as `(dx, dy)`.
    #[must_use]
    pub const fn step(self) -> (i16, i16) {
        match self {
            Side::North => (0, -1),
            Side::East => (1, 0),
            Side::South => (0, 1),
            Side::West => (-1, 0),
        }
    }
}

/// A number of clockwise quarter turns, 0–3.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Rotation(u8);

impl Rotation {
    /// The tile as printed.
    pub const NONE: Rotation = Rotation(0);
    /// All four rotations, smallest first.
    pub const ALL: [Rotation; 4] = [Rotation(0), Rotation(1), Rotation(2), Rotation(3)];

    /// Returns the rotation by this many quarter turns, or `None` from 4 on.
    #[must_use]
    pub const fn new(quarters: u8) -> Option<Rotation> {
        if quarters < 4 { Some(Rotation(quarters)) } else { None }
    }

    /// Returns the rotation with this number of quarter turns modulo 4.
    #[must_use]
    pub const fn from_index(index: usize) -> Rotation {
        Rotation::ALL[index & 3]
    }

    /// Returns 0–3 quarter turns clockwise.
    #[must_use]
    pub const fn quarters(self) -> u8 {
        self.0
    }

    /// Returns the rotation with one quarter turn more.
    #[must_use]
    pub const fn next(self) -> Rotation {
        Rotation((self.0 + 1) & 3)
    }
}

/// A set of sides of one tile. It names a segment. Written in the order N E S W.
///
/// The order of values is that of their names as text (`"E" < "ES" < "N" < "NS"`), as X-4 asks
/// for the smallest name of a region.
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Edges(u8);

impl Edges {
    /// No side.
    pub const NONE: Edges = Edges(0);
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

    /// Returns true if the set holds `side`.
    #[must_use]
    pub const fn contains(self, side: Side) -> bool {
        self.0 & (1 << side as u8) != 0
    }

    /// Returns true if the set holds every side of `other`.
    #[must_use]
    pub const fn contains_all(self, other: Edges) -> bool {
        self.0 & other.0 == other.0
    }

    /// Returns true if the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the number of sides, 0–4.
    #[must_use]
    pub const fn len(self) -> u8 {
        self.0.count_ones() as u8
    }

    /// Returns all sides of either set.
    #[must_use]
    pub const fn union(self, other: Edges) -> Edges {
        Edges(self.0 | other.0)
    }

    /// Returns the sides of both sets.
    #[must_use]
    pub const fn intersection(self, other: Edges) -> Edges {
        Edges(self.0 & other.0)
    }

    /// Returns the set after its tile is turned.
    #[must_use]
    pub const fn turned(self, rotation: Rotation) -> Edges {
        let r = rotation.quarters();
        Edges(((self.0 << r) | (self.0 >> (4 - r))) & 15)
    }

    /// Returns the sides, in the order N E S W.
    pub fn iter(self) -> impl Iterator<Item = Side> + Clone {
        Side::ALL.into_iter().filter(move |&side| self.contains(side))
    }

    /// Returns the first side in the order N E S W, if any.
    #[must_use]
    pub const fn first(self) -> Option<Side> {
        if self.0 == 0 { None } else { Some(Side::from_index(self.0.trailing_zeros() as u8)) }
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

impl FromIterator<Side> for Edges {
    fn from_iter<I: IntoIterator<Item = Side>>(sides: I) -> Self {
        sides.into_iter().fold(Edges::NONE, |edges, side| edges.union(Edges::of(side)))
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

impl Halves {
    /// No half-edge.
    pub const NONE: Halves = Halves(0);

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

    /// Returns true if the set is empty.
    #[must_use]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns all half-edges of either set.
    #[must_use]
    pub const fn union(self, other: Halves) -> Halves {
        Halves(self.0 | other.0)
    }

    /// Returns the half-edges of both sets.
    #[must_use]
    pub const fn intersection(self, other: Halves) -> Halves {
        Halves(self.0 & other.0)
    }

    /// Returns the set after its tile is turned.
    #[must_use]
    pub const fn turned(self, rotation: Rotation) -> Halves {
        Halves(self.0.rotate_left(2 * rotation.quarters() as u32))
    }

    /// Returns true if the set holds a half-edge 0–7.
    #[must_use]
    pub const fn contains(self, half: u8) -> bool {
        half < 8 && self.0 & (1 << half) != 0
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

    /// Returns the half-edges, ascending.
    pub fn iter(self) -> impl Iterator<Item = u8> + Clone {
        (0..8).filter(move |half| self.0 & (1 << half) != 0)
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
mod tests {
    use super::*;

    #[test]
    fn x_1_sides_and_cells() {
        assert_eq!(Cell::new(0, 0).beside(Side::East), Cell::new(1, 0));
        assert_eq!(Cell::new(0, 0).beside(Side::South), Cell::new(0, 1));
        assert_eq!(Side::North.opposite(), Side::South);
        assert_eq!(Cell::new(3, 3).around()[0], Cell::new(2, 2));
        assert_eq!(
            Cell::new(3, 3).around().iter().filter(|c| c.is_around(Cell::new(3, 3))).count(),
            8
        );
    }

    #[test]
    fn x_1_rotation_turns_clockwise() {
        let r1 = Rotation::ALL[1];
        assert_eq!(Edges::parse("NE").unwrap().turned(r1).name(), "ES");
        assert_eq!(Edges::parse("W").unwrap().turned(r1).name(), "N");
        assert_eq!(Halves::parse("01").unwrap().turned(r1).to_string(), "23");
        assert_eq!(Halves::parse("67").unwrap().turned(r1).to_string(), "01");
    }

    #[test]
    fn x_1_half_edges_face_each_other() {
        for (a, b) in [(0, 5), (1, 4), (2, 7), (3, 6)] {
            assert_eq!((Halves::facing(a), Halves::facing(b)), (b, a));
        }
    }

    #[test]
    fn x_4_names_are_ordered_as_text_and_read_back() {
        for a in 0..16 {
            let edges = Edges::from_bits(a);
            assert_eq!(Edges::parse(edges.name()), Some(edges));
            for b in 0..16 {
                let other = Edges::from_bits(b);
                assert_eq!(edges < other, edges.name() < other.name());
            }
        }
        assert_eq!(Edges::parse("EN"), None);
        assert_eq!(Edges::parse("NN"), None);
        assert_eq!(Halves::parse("10"), None);
        assert_eq!(Halves::parse("11"), None);
        assert_eq!(Halves::parse("8"), None);
    }
}
