//! The view onto the board: pure numbers.
//!
//! The board has units of which a cell is 200 by 200. The camera holds the position of the board's origin on
//! the screen and the number of pixels per unit. As it does not know the size of the board, a board that
//! grows in any direction leaves every picture where it was.

use fogbound_game::Cell;
use web_sys::Element;

/// The side of a cell in units of the board.
pub const SIDE: f64 = 200.0;

/// Smallest and largest side of a cell when zooming by hand, in pixels.
const SIDES: (f64, f64) = (24.0, 480.0);

/// Smallest side of a cell at which a board is still shown whole, in pixels.
const TINY: f64 = 6.0;

/// Largest distance between a finger and its intended place, in pixels.
const FINGER: f64 = 22.0;

/// Width of the part of the board that always stays on the screen, in pixels.
const KEPT: f64 = 88.0;

/// A place or a distance, on the screen in pixels or on the board in units.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Point {
    /// To the right.
    pub x: f64,
    /// Downwards.
    pub y: f64,
}

impl Point {
    /// Returns the point at these coordinates.
    pub const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    /// Returns the middle between two points.
    pub fn middle(self, other: Point) -> Point {
        Point::new(f64::midpoint(self.x, other.x), f64::midpoint(self.y, other.y))
    }

    /// Returns the distance to another point.
    pub fn distance(self, other: Point) -> f64 {
        (self.x - other.x).hypot(self.y - other.y)
    }
}

/// Returns the middle of a cell, on the board.
pub fn centre(cell: Cell) -> Point {
    Point::new((f64::from(cell.x) + 0.5) * SIDE, (f64::from(cell.y) + 0.5) * SIDE)
}

/// A rectangle, on the screen or on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct Area {
    /// Its corner at the top left.
    pub from: Point,
    /// Its corner at the bottom right.
    pub to: Point,
}

impl Area {
    /// Returns the rectangle of all cells from one to another, both included.
    pub fn of_cells(from: Cell, to: Cell) -> Area {
        let corner = |cell: Cell, more: f64| {
            Point::new((f64::from(cell.x) + more) * SIDE, (f64::from(cell.y) + more) * SIDE)
        };
        Area { from: corner(from, 0.0), to: corner(to, 1.0) }
    }

    /// Returns the place of an element on the screen, in pixels.
    pub fn of_element(element: &Element) -> Area {
        let rect = element.get_bounding_client_rect();
        Area {
            from: Point::new(rect.left(), rect.top()),
            to: Point::new(rect.right(), rect.bottom()),
        }
    }

    /// Returns true if the areas have a part in common.
    pub fn meets(&self, other: &Area) -> bool {
        self.from.x < other.to.x
            && other.from.x < self.to.x
            && self.from.y < other.to.y
            && other.from.y < self.to.y
    }

    /// Returns the place at which a line from the middle to a point outside leaves the area.
    pub fn edge_towards(&self, point: Point) -> Point {
        let middle = self.middle();
        let (x, y) = (point.x - middle.x, point.y - middle.y);
        let reach = |way: f64, half: f64| if way == 0.0 { f64::INFINITY } else { half / way.abs() };
        let part = reach(x, self.width() / 2.0).min(reach(y, self.height() / 2.0)).min(1.0);
        Point::new(middle.x + x * part, middle.y + y * part)
    }

    /// Returns its width.
    pub fn width(&self) -> f64 {
        self.to.x - self.from.x
    }

    /// Returns its height.
    pub fn height(&self) -> f64 {
        self.to.y - self.from.y
    }

    /// Returns its middle.
    pub fn middle(&self) -> Point {
        self.from.middle(self.to)
    }

    /// Returns it with a margin added.
    pub fn grown(&self, by: f64) -> Area {
        Area {
            from: Point::new(self.from.x - by, self.from.y - by),
            to: Point::new(self.to.x + by, self.to.y + by),
        }
    }

    /// Returns the largest part of it that a paper lying over it leaves free.
    #[must_use]
    pub fn beside(&self, paper: Area) -> Area {
        if !self.meets(&paper) {
            return *self;
        }
        let Area { from, to } = *self;
        let parts = [
            Area { from: Point::new(paper.to.x, from.y), to },
            Area { from, to: Point::new(paper.from.x, to.y) },
            Area { from: Point::new(from.x, paper.to.y), to },
            Area { from, to: Point::new(to.x, paper.from.y) },
        ];
        let size = |area: &Area| area.width().max(0.0) * area.height().max(0.0);
        parts
            .into_iter()
            .fold(parts[0], |best, part| if size(&part) > size(&best) { part } else { best })
    }

    /// Returns true if a point lies in it.
    pub fn contains(&self, point: Point) -> bool {
        (self.from.x..=self.to.x).contains(&point.x) && (self.from.y..=self.to.y).contains(&point.y)
    }
}

/// The position and the scale of the view.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Camera {
    /// Position of the board's origin on the screen.
    pub at: Point,
    /// Pixels for each unit.
    pub scale: f64,
}

impl Default for Camera {
    fn default() -> Camera {
        Camera { at: Point::default(), scale: 0.6 }
    }
}

impl Camera {
    /// Converts a place on the board to a place on the screen.
    pub fn to_screen(self, board: Point) -> Point {
        Point::new(self.at.x + board.x * self.scale, self.at.y + board.y * self.scale)
    }

    /// Converts a place on the screen to a place on the board.
    pub fn to_board(self, screen: Point) -> Point {
        Point::new((screen.x - self.at.x) / self.scale, (screen.y - self.at.y) / self.scale)
    }

    /// Returns the cell at a place on the screen.
    pub fn cell_at(&self, screen: Point) -> Cell {
        let board = self.to_board(screen);
        // Casts of floats saturate, and the clamp keeps the camera near the board.
        Cell::new((board.x / SIDE).floor() as i16, (board.y / SIDE).floor() as i16)
    }

    /// Returns the cell, of those given, that a touch on the screen means: the nearest one whose middle the
    /// finger covers. If cells are large, the finger covers none but the one that it is on.
    pub fn under_finger(&self, screen: Point, cells: impl Iterator<Item = Cell>) -> Option<Cell> {
        let apart = |cell: Cell| self.to_screen(centre(cell)).distance(screen);
        let covered = cells.map(|cell| (apart(cell), cell)).filter(|&(apart, _)| apart < FINGER);
        covered.min_by(|one, other| one.0.total_cmp(&other.0)).map(|(_, cell)| cell)
    }

    /// Returns the side of a cell, in pixels.
    pub fn side(&self) -> f64 {
        self.scale * SIDE
    }

    /// Moves along with a hand.
    #[must_use]
    pub fn panned(&self, by: Point) -> Camera {
        Camera { at: Point::new(self.at.x + by.x, self.at.y + by.y), ..*self }
    }

    /// Zooms by a factor. The place at `pivot` on the screen stays there.
    #[must_use]
    pub fn zoomed(&self, factor: f64, pivot: Point) -> Camera {
        // A large board that is shown whole may be smaller than that already.
        let least = (SIDES.0 / SIDE).min(self.scale);
        let scale = (self.scale * factor).clamp(least, SIDES.1 / SIDE);
        let fixed = self.to_board(pivot);
        Camera { at: Point::new(pivot.x - fixed.x * scale, pivot.y - fixed.y * scale), scale }
    }

    /// Moves and zooms so that the places held by two fingers stay under them.
    #[must_use]
    pub fn pinched(&self, before: (Point, Point), after: (Point, Point)) -> Camera {
        let (from, to) = (before.0.middle(before.1), after.0.middle(after.1));
        let apart = before.0.distance(before.1).max(1.0);
        let factor = after.0.distance(after.1).max(1.0) / apart;
        self.panned(Point::new(to.x - from.x, to.y - from.y)).zoomed(factor, to)
    }

    /// Shows the whole board in the middle of the free part of the screen, no cell wider than `side`.
    pub fn fitting(board: Area, free: Area, side: f64) -> Camera {
        let (wide, high) = (board.width().max(SIDE), board.height().max(SIDE));
        let scale = (free.width() / wide).min(free.height() / high);
        let scale = scale.clamp(TINY / SIDE, side.min(SIDES.1) / SIDE);
        Camera { at: Point::default(), scale }.centred(board.middle(), free)
    }

    /// Moves so that a place of the board lies in the middle of the free part of the screen.
    #[must_use]
    pub fn centred(&self, board: Point, free: Area) -> Camera {
        let middle = free.middle();
        let at = Point::new(middle.x - board.x * self.scale, middle.y - board.y * self.scale);
        Camera { at, ..*self }
    }

    /// Moves back as far as needed for some of the board to stay on the screen.
    #[must_use]
    pub fn held(&self, board: Area, screen: Area) -> Camera {
        let (from, to) = (self.to_screen(board.from), self.to_screen(board.to));
        let shift = |from: f64, to: f64, first: f64, last: f64| {
            let kept = KEPT.min(to - from).min((last - first) / 2.0);
            (first + kept - to).max(0.0) - (from - (last - kept)).max(0.0)
        };
        self.panned(Point::new(
            shift(from.x, to.x, screen.from.x, screen.to.x),
            shift(from.y, to.y, screen.from.y, screen.to.y),
        ))
    }

    /// Returns the area of a cell on the screen.
    pub fn area(&self, cell: Cell) -> Area {
        let area = Area::of_cells(cell, cell);
        Area { from: self.to_screen(area.from), to: self.to_screen(area.to) }
    }

    /// Moves no farther than needed for a cell to lie wholly in the free part of the screen.
    #[must_use]
    pub fn showing(&self, cell: Cell, free: Area) -> Camera {
        let Area { from, to } = self.area(cell);
        let shift = |from: f64, to: f64, first: f64, last: f64| {
            if from < first { first - from } else { (last - to).min(0.0) }
        };
        self.panned(Point::new(
            shift(from.x, to.x, free.from.x, free.to.x),
            shift(from.y, to.y, free.from.y, free.to.y),
        ))
    }
}

#[cfg(test)]
mod tests;
