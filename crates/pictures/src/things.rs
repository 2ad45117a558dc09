//! Things on a board that are worth an explanation: what they are, and where one sees them.

use crate::shape::Point;
use fogbound_game::Cell;

/// A piece, a building or a printed thing on a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Thing {
    /// The name of what it is: that of a piece or category ([`crate::Glyph::piece`]), or `castle`, `cemetery`,
    /// `monastery`, `ruin`, `face-down` or `dead-end`.
    pub name: &'static str,
    /// The cell it is on. That of a door is the one inside.
    pub cell: Cell,
    /// Its corner at the top left. The origin is the north-west corner of the cell 0 0, the side of a cell 200.
    pub from: Point,
    /// Its corner at the bottom right.
    pub to: Point,
}

impl Thing {
    /// Returns a thing by two opposite corners.
    pub(crate) fn new(name: &'static str, cell: Cell, one: Point, other: Point) -> Thing {
        let from = Point { x: one.x.min(other.x), y: one.y.min(other.y) };
        let to = Point { x: one.x.max(other.x), y: one.y.max(other.y) };
        Thing { name, cell, from, to }
    }

    /// Returns true if one sees it at this place.
    #[must_use]
    pub fn is_at(&self, place: Point) -> bool {
        (self.from.x..=self.to.x).contains(&place.x) && (self.from.y..=self.to.y).contains(&place.y)
    }
}
