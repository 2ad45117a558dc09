//! One tile in characters, drawn from its data.

mod places;

use super::canvas::{Canvas, Ground, Ink, Pixel, letter};
use fogbound_game::{Edges, Rotation, Side};
use fogbound_pictures::Stand;
use fogbound_pictures::board::Standing;
use fogbound_pictures::figures::Pose;
use fogbound_tilesets::{Building, Kind, RoadEnd};

/// The size of a drawn tile.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Size {
    /// 5 × 3 characters.
    #[default]
    Compact,
    /// 9 × 5 characters.
    Detailed,
}

impl Size {
    /// The other one.
    pub const fn other(self) -> Size {
        match self {
            Size::Compact => Size::Detailed,
            Size::Detailed => Size::Compact,
        }
    }

    /// Columns of a tile.
    pub const fn width(self) -> usize {
        match self {
            Size::Compact => 5,
            Size::Detailed => 9,
        }
    }

    /// Rows of a tile.
    pub const fn height(self) -> usize {
        match self {
            Size::Compact => 3,
            Size::Detailed => 5,
        }
    }
}

/// Part of a tile that a character belongs to: the triangle of a side, the line between two sides,
/// or the middle.
enum Part {
    Side(Side),
    Between(Side, Side),
    Middle,
}

/// A tile being drawn.
pub struct Picture {
    size: Size,
    /// The characters drawn so far.
    pub canvas: Canvas,
}

impl Picture {
    /// A tile as it lies, with its printed symbols if asked for.
    pub fn tile(kind: &Kind, rotation: Rotation, size: Size, symbols: bool) -> Picture {
        let mut picture = Picture::filled(size, Ground::Field, ' ');
        for mist in &kind.mists {
            picture.fill(mist.edges.turned(rotation), Ground::Mist, '░', false);
        }
        picture.roads(kind, rotation);
        for city in &kind.cities {
            let edges = city.edges.turned(rotation);
            picture.fill(edges, Ground::City, '▓', true);
            if let (true, Some(side)) = (city.coats > 0, edges.smallest()) {
                let (x, y) = picture.coat_place(side);
                picture.canvas.put(x, y, '◆', Ink::Coat);
            }
        }
        if let Some(building) = kind.building {
            let (x, y) = picture.middle();
            picture.canvas.put(x, y, building_glyph(building), Ink::Building);
        }
        if symbols {
            for mist in kind.mists.iter().filter(|mist| mist.ghosts > 0) {
                let (x, y) = picture.mist_place(mist.edges.turned(rotation));
                picture.canvas.put(x, y, numeral(&SMALL, mist.ghosts), Ink::Symbol);
            }
        }
        picture
    }

    /// A face-down tile: the same for all.
    pub fn face_down(size: Size) -> Picture {
        let mut picture = Picture::filled(size, Ground::FaceDown, '╳');
        let (x, y) = picture.middle();
        picture.canvas.put(x, y, '?', Ink::Mark);
        picture
    }

    /// An empty cell with a label, like the number of a legal cell.
    pub fn label(size: Size, text: &str) -> Picture {
        let mut picture = Picture::filled(size, Ground::Table, ' ');
        let len = text.chars().count();
        let (x, y) = picture.middle();
        let from = x.saturating_sub(len / 2);
        picture.canvas.write(from, y, text, Ink::Number);
        if from > 0 {
            picture.canvas.put(from - 1, y, '[', Ink::Mark);
        }
        picture.canvas.put(from + len, y, ']', Ink::Mark);
        picture
    }

    fn filled(size: Size, ground: Ground, ch: char) -> Picture {
        let (w, h) = (size.width(), size.height());
        let mut canvas = Canvas::new(w, h);
        for y in 0..h {
            for x in 0..w {
                let corner = ground == Ground::Field && is_corner(x, y, size);
                let ch = if corner { '·' } else { ch };
                if let Some(pixel) = canvas.at(x, y) {
                    *pixel = Pixel { ch, ground, ink: Ink::Plain };
                }
            }
        }
        Picture { size, canvas }
    }

    /// Brackets in the corners: the tile that is new or chosen.
    pub fn mark(&mut self) {
        let (right, bottom) = (self.size.width() - 1, self.size.height() - 1);
        let corners = [(0, 0, '┏'), (right, 0, '┓'), (0, bottom, '┗'), (right, bottom, '┛')];
        for (x, y, ch) in corners {
            self.canvas.put(x, y, ch, Ink::Mark);
        }
    }

    /// Draws a figure that stands here: a meeple, a small letter for a guard or a buried one, with the
    /// ghosts beside it; or ghosts by themselves.
    pub fn stand(&mut self, figure: &Standing) {
        match *figure {
            Standing::Ghosts { stand, count, .. } => {
                let (x, y) = match stand {
                    Stand::Mist(edges) => self.mist_place(edges),
                    _ => self.beside_middle(true),
                };
                self.canvas.put(x, y, numeral(&SOLID, count), Ink::Ghost);
            }
            Standing::Meeple(meeple) => {
                let (x, y) = self.stand_place(meeple.stand);
                let (ch, small) =
                    (letter(meeple.colour), letter(meeple.colour).to_ascii_lowercase());
                let (ch, ink) = match meeple.pose {
                    Pose::Buried => (small, Ink::Buried(meeple.colour)),
                    Pose::Guard => (small, Ink::Meeple(meeple.colour)),
                    _ => (ch, Ink::Meeple(meeple.colour)),
                };
                self.canvas.put(x, y, ch, ink);
                if meeple.ghosts > 0 {
                    let beside = if x + 1 < self.size.width() { x + 1 } else { x - 1 };
                    self.canvas.put(beside, y, numeral(&SOLID, meeple.ghosts), Ink::Ghost);
                }
            }
        }
    }

    /// Writes the number of an answer where it is about, or as near to that as no other number is; without
    /// such a place it is left out.
    pub fn number(&mut self, stand: Stand, number: usize) {
        let (x, y) = self.stand_place(stand);
        let text = number.to_string();
        let (wide, high) = (self.size.width(), self.size.height());
        let mut starts: Vec<(usize, usize)> = (0..high)
            .flat_map(|y| (0..=wide.saturating_sub(text.len())).map(move |x| (x, y)))
            .collect();
        starts.sort_by_key(|&(sx, sy)| sx.abs_diff(x) + 2 * sy.abs_diff(y));
        // A blank before and after it, so that two numbers never read as one.
        let is_free = |&(sx, sy): &(usize, usize)| {
            let around = sx.saturating_sub(1)..(sx + text.len() + 1).min(wide);
            around.into_iter().all(|x| self.canvas.ink(x, sy) != Some(Ink::Mark))
        };
        if let Some((x, y)) = starts.into_iter().find(is_free) {
            self.canvas.write(x, y, &text, Ink::Mark);
        }
    }

    /// A label in a corner where nobody stands.
    pub fn corner(&mut self, text: &str) {
        let len = text.chars().count();
        let right = self.size.width().saturating_sub(len);
        let bottom = self.size.height() - 1;
        let corners = [(0, 0), (right, 0), (0, bottom), (right, bottom)];
        let free = corners.into_iter().find(|&(x, y)| {
            let mut taken =
                (x..x + len).filter_map(|x| self.canvas.at(x, y).map(|pixel| pixel.ink));
            !taken.any(|ink| matches!(ink, Ink::Meeple(_) | Ink::Ghost))
        });
        let (x, y) = free.unwrap_or((0, 0));
        self.canvas.write(x, y, text, Ink::Mark);
    }

    fn middle(&self) -> (usize, usize) {
        (self.size.width() / 2, self.size.height() / 2)
    }

    fn part(&self, x: usize, y: usize) -> Part {
        let (mx, my) = self.middle();
        let (dx, dy) = (x.abs_diff(mx) * my, y.abs_diff(my) * mx);
        let across = if x < mx { Side::West } else { Side::East };
        let along = if y < my { Side::North } else { Side::South };
        match dx.cmp(&dy) {
            std::cmp::Ordering::Greater => Part::Side(across),
            std::cmp::Ordering::Less => Part::Side(along),
            std::cmp::Ordering::Equal if dx == 0 => Part::Middle,
            std::cmp::Ordering::Equal => Part::Between(across, along),
        }
    }

    /// Fills the part of the tile that a segment with these edges covers.
    fn fill(&mut self, edges: Edges, ground: Ground, ch: char, over_roads: bool) {
        let wide = covers_middle(edges);
        let (mx, my) = self.middle();
        for y in 0..self.size.height() {
            for x in 0..self.size.width() {
                let inside = match self.part(x, y) {
                    Part::Side(side) => {
                        let near = y == my && x.abs_diff(mx) <= mx / 2;
                        edges.contains(side) || (wide && near && !over_roads)
                    }
                    Part::Between(a, b) => edges.contains(a) && edges.contains(b),
                    Part::Middle => wide,
                };
                if let (true, Some(pixel)) = (inside, self.canvas.at(x, y)) {
                    *pixel = Pixel { ch, ground, ink: Ink::Plain };
                }
            }
        }
    }

    fn roads(&mut self, kind: &Kind, rotation: Rotation) {
        let (mx, my) = self.middle();
        for road in &kind.roads {
            for side in road.edges.turned(rotation).iter() {
                let arm: Vec<(usize, usize)> = match side {
                    Side::North => (0..my).map(|y| (mx, y)).collect(),
                    Side::South => (my + 1..self.size.height()).map(|y| (mx, y)).collect(),
                    Side::West => (0..mx).map(|x| (x, my)).collect(),
                    Side::East => (mx + 1..self.size.width()).map(|x| (x, my)).collect(),
                };
                let ch = if vertical(side) { '║' } else { '═' };
                for (x, y) in arm {
                    self.canvas.put(x, y, ch, Ink::Road);
                }
            }
        }
        if let Some(ch) = road_middle(kind, rotation) {
            self.canvas.put(mx, my, ch, Ink::Road);
        }
    }
}

fn is_corner(x: usize, y: usize, size: Size) -> bool {
    (x == 0 || x == size.width() - 1) && (y == 0 || y == size.height() - 1)
}

const fn vertical(side: Side) -> bool {
    matches!(side, Side::North | Side::South)
}

/// Returns true if a segment with these edges reaches across the middle of its tile.
fn covers_middle(edges: Edges) -> bool {
    edges.len() > 2 || edges.name() == "NS" || edges.name() == "EW"
}

/// Characters for the middle of a tile on which two roads pass each other.
const SHARED: [char; 3] = ['╫', '╲', '╱'];

/// Returns the character for the roads of a tile at the point where they meet.
fn road_middle(kind: &Kind, rotation: Rotation) -> Option<char> {
    let mut through = kind.roads.iter().filter(|road| road.edges.len() == 2);
    if let Some(road) = through.next() {
        let edges = road.edges.turned(rotation);
        return Some(match (edges.name(), through.next().is_some()) {
            ("NS", false) => '║',
            ("EW", false) => '═',
            ("NE", false) => '╚',
            ("ES", false) => '╔',
            ("SW", false) => '╗',
            ("NW", false) => '╝',
            ("NS" | "EW", true) => '╫',
            // Two bends that do not touch.
            ("NE" | "SW", true) => '╲',
            _ => '╱',
        });
    }
    let road = kind.roads.first()?;
    Some(match road.end {
        Some(RoadEnd::Village) => '⌂',
        Some(RoadEnd::Ruin) => '×',
        Some(RoadEnd::City) => {
            if road.edges.turned(rotation).iter().any(vertical) {
                '║'
            } else {
                '═'
            }
        }
        _ => '┼',
    })
}

fn building_glyph(building: Building) -> char {
    match building {
        Building::Castle => '♜',
        Building::Cemetery => '†',
        Building::Monastery => '♝',
    }
}

/// Ghosts in play: full size, more than 9 as a plus sign. Printed symbols, at most 3: small.
const SOLID: [char; 9] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];
const SMALL: [char; 3] = ['¹', '²', '³'];

/// A number from 1 as one character; one without a digit is a plus sign.
fn numeral(digits: &[char], n: u8) -> char {
    usize::from(n).checked_sub(1).and_then(|at| digits.get(at).copied()).unwrap_or('+')
}
