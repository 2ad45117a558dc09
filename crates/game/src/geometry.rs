//! cells, sides and rotations.

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

    /// Returns `true` if the cells share a side.
    #[must_use]
    pub const fn is_beside(self, other: Cell) -> bool {
        self.x.abs_diff(other.x) as u32 + self.y.abs_diff(other.y) as u32 == 1
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

#[cfg(test)]
mod tests;
