//! The score track of a header: a path to a goal, or a loop of 50 spaces, with what stands on it.

use super::header::{PADDING, WORDS};
use super::strip::{self, STRIP};
use super::text::{shortened, write};
use crate::figures::{Figure, add_number};
use crate::shape::{Path, Point, pt};
use crate::small::page_picture;
use crate::style::Sheet;
use crate::svg::{Svg, Tag};
use fogbound_game::ShortList as _;

/// A score track.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Track {
    /// Its spaces.
    pub course: Course,
    /// The pieces on it, each with its points. A hound waits on a space.
    pub pieces: Vec<(Figure, u16)>,
}

/// The spaces of a score track.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Course {
    /// From 0 to a goal. Spaces that every meeple has reached are lit. A goal of more than
    /// [`FARTHEST`] points has no track.
    Path {
        /// The points to reach. More points stand on the goal too.
        goal: u16,
    },
    /// From 0 to 49 and round again. A badge at the foot counts the points of full laps.
    Loop {
        /// The words inside the loop.
        words: String,
    },
}

impl Course {
    /// Returns the space of points, and the points of the full laps before it.
    fn space_of(&self, points: u16) -> (u16, u16) {
        match self {
            Course::Path { goal } => (points.min(*goal), 0),
            Course::Loop { .. } => (points % LAP, points - points % LAP),
        }
    }
}

/// The farthest goal of a path, in points.
pub const FARTHEST: u16 = 250;

/// Spaces of a loop, and of its upper and its lower side; one more is at either end.
pub(super) const LAP: u16 = 50;
const SIDE: u16 = 24;
/// Height of a space of a loop, and its largest width.
const CELL: f64 = 25.0;
const WIDEST: f64 = 46.0;
/// Room beside a loop, for crowds on its ends.
const BESIDE: f64 = 6.0;
/// Lengths of the rows of a path. The longer is used where a space gets at least this width.
const ROWS: [u16; 2] = [50, 25];
const NARROWEST: f64 = 12.0;
/// From one row of a path to the next, and from its top to the middle of its spaces.
const ROW: f64 = 52.0;
const HEAD: f64 = 31.0;
/// A header has room for so many rows.
const MOST_ROWS: u16 = 2;
/// Room for the flag behind the goal.
const FLAG: f64 = 18.0;
/// Sizes of what stands on a track, and of its letters.
const SCALE: f64 = 0.46;
/// Half the width of what stands on a track, and room for a second rank above it.
const HALF: f64 = 12.0;
const RANK: f64 = 18.0;
pub(super) const LETTERS: f64 = 14.0;

/// Returns a track alone, this many units wide: an `<svg>` without size and ids for a page that has
/// the [`crate::shared_defs`]; empty for a goal that has no track.
#[must_use]
pub fn track_svg(track: &Track, wide: f64) -> String {
    let mut body = Svg::new();
    let high = draw(&mut body, track, RANK, wide);
    if body.shapes() == 0 {
        return String::new();
    }
    page_picture([0.0, 0.0, wide, high], |svg| svg.append(&body))
}

/// Returns the same as one bar, [`STRIP`] high, for small screens. Every goal has one.
#[must_use]
pub fn track_strip_svg(track: &Track, wide: f64) -> String {
    page_picture([0.0, 0.0, wide, STRIP], |svg| strip::draw(svg, track, wide))
}

/// Draws the track below `top`, at a width, and returns its end.
pub fn draw(svg: &mut Svg, track: &Track, top: f64, wide: f64) -> f64 {
    let corner = pt(PADDING, top);
    let room = wide - 2.0 * PADDING;
    match &track.course {
        Course::Path { goal } if *goal > FARTHEST => top,
        Course::Path { goal } => {
            let rows = Rows::new(*goal, corner, room);
            rows.draw(svg, track);
            draw_pieces(svg, track, &|space| rows.middle(space) + pt(0.0, 3.0), (crowd, wide));
            rows.bottom()
        }
        Course::Loop { words } => {
            let ring = Ring::new(corner, room);
            ring.draw(svg, words);
            draw_pieces(svg, track, &|space| ring.middle(space) + pt(0.0, 6.0), (crowd, wide));
            ring.first.y + 2.5 * CELL + 10.0
        }
    }
}

/// Draws the track of a header below `top` and returns its end: as one bar where it would take many rows.
pub fn draw_in_header(svg: &mut Svg, track: &Track, top: f64, wide: f64) -> f64 {
    let is_long = match &track.course {
        Course::Path { goal } => {
            *goal > FARTHEST
                || Rows::new(*goal, pt(0.0, 0.0), wide - 2.0 * PADDING).count() > MOST_ROWS
        }
        Course::Loop { .. } => false,
    };
    if !is_long {
        return draw(svg, track, top, wide);
    }
    svg.group(Tag::new("g").at(pt(PADDING, top), 1.0), |svg| {
        strip::draw(svg, track, wide - 2.0 * PADDING);
    });
    top + STRIP + 8.0
}

/// A path: space 0, then rows from left to right.
struct Rows {
    /// The middle of space 0.
    first: Point,
    step: f64,
    length: u16,
    goal: u16,
}

impl Rows {
    fn new(goal: u16, corner: Point, room: f64) -> Rows {
        let step = |length: u16| (room - FLAG) / f64::from(length + 1);
        let [long, short] = ROWS;
        let length = if step(long) < NARROWEST { short } else { long };
        let step = step(length).min(WIDEST / 2.0);
        Rows { first: corner + pt(step / 2.0, HEAD), step, length, goal }
    }

    /// Returns the middle of a space.
    fn middle(&self, space: u16) -> Point {
        let before = space.saturating_sub(1);
        let column = if space == 0 { 0 } else { before % self.length + 1 };
        self.first + pt(f64::from(column) * self.step, f64::from(before / self.length) * ROW)
    }

    /// Returns the number of rows.
    fn count(&self) -> u16 {
        self.goal.div_ceil(self.length)
    }

    /// Returns the end of the last row.
    fn bottom(&self) -> f64 {
        self.middle(self.goal).y - HEAD + ROW
    }

    fn draw(&self, svg: &mut Svg, track: &Track) {
        let spaces = |spaces: core::ops::RangeInclusive<u16>| {
            let mut path = Path::new();
            for space in spaces {
                let high = if space % 5 == 0 { 15.0 } else { 8.0 };
                add_box(&mut path, self.middle(space), pt(self.step - 2.6, high));
            }
            path
        };
        svg.path("space", &spaces(0..=self.goal));
        svg.path("space-lit", &spaces(0..=lit(track).min(self.goal)));
        for space in (0..=self.goal).filter(|space| space % 10 == 0 || *space == self.goal) {
            // The goal takes the room of a ten just before it.
            if space == self.goal || self.goal - space > 2 {
                let below = self.middle(space) + pt(0.0, 20.0);
                write(svg, "words middle", LETTERS, below, &space.to_string());
            }
        }
        add_flag(svg, self.middle(self.goal) + pt(0.0, -7.0));
    }
}

/// A loop: 0 in the upper left corner, then clockwise.
struct Ring {
    /// The middle of space 0.
    first: Point,
    step: f64,
}

impl Ring {
    fn new(corner: Point, room: f64) -> Ring {
        let step = ((room - 2.0 * BESIDE) / f64::from(SIDE)).min(WIDEST);
        Ring { first: corner + pt(BESIDE + step / 2.0, 0.5 * CELL + 15.0), step }
    }

    /// Returns the middle of a space.
    fn middle(&self, space: u16) -> Point {
        let (column, row) = match space {
            0..SIDE => (space, 0.0),
            SIDE => (SIDE - 1, 1.0),
            _ if space < LAP - 1 => (LAP - 2 - space, 2.0),
            _ => (0, 1.0),
        };
        self.first + pt(f64::from(column) * self.step, row * CELL)
    }

    fn draw(&self, svg: &mut Svg, words: &str) {
        let (mut spaces, mut marked) = (Path::new(), Path::new());
        for space in 0..LAP {
            let path = if space % 5 == 0 { &mut marked } else { &mut spaces };
            add_box(path, self.middle(space), pt(self.step - 2.0, CELL - 2.0));
        }
        svg.path("space", &spaces);
        svg.path("space space-marked", &marked);
        for space in (0..LAP).step_by(5) {
            let at = self.middle(space) + pt(0.0, 5.0);
            write(svg, "words middle", LETTERS, at, &space.to_string());
        }
        let middle = self.first + pt(f64::from(SIDE - 1) * self.step / 2.0, CELL + 6.0);
        let room = f64::from(SIDE - 2) * self.step;
        write(svg, "words middle", WORDS, middle, &shortened(words, WORDS, room));
    }
}

/// Returns the points that every meeple has reached.
pub(super) fn lit(track: &Track) -> u16 {
    let is_meeple = |figure| matches!(figure, Figure::Meeple(..));
    let meeples = track.pieces.iter().filter(|(figure, _)| is_meeple(*figure));
    meeples.map(|&(_, points)| points).min().unwrap_or(0)
}

/// Draws the flag of a goal.
pub(super) fn add_flag(svg: &mut Svg, foot: Point) {
    let (mut pole, mut cloth) = (Path::new(), Path::new());
    pole.polyline(&[foot, foot + pt(0.0, -24.0)]);
    cloth.polygon(&[pt(0.0, -24.0), pt(20.0, -18.0), pt(0.0, -11.0)].map(|part| foot + part));
    svg.path("pole", &pole);
    svg.path("flag", &cloth);
}

/// Adds a rectangle about its middle.
pub(super) fn add_box(path: &mut Path, middle: Point, size: Point) {
    let (x, y) = (size.x / 2.0, size.y / 2.0);
    path.polygon(&[pt(-x, -y), pt(x, -y), pt(x, y), pt(-x, y)].map(|part| middle + part));
}

/// Returns the places of so many pieces around a place. The flag is true with badges for laps.
type Crowd = fn(usize, bool) -> Vec<Point>;

/// Draws the pieces on a track. `place` returns the position of a piece on a space, `crowd` the
/// positions of so many around it. Nobody stands outside of the width.
pub(super) fn draw_pieces(
    svg: &mut Svg,
    track: &Track,
    place: &dyn Fn(u16) -> Point,
    (crowd, wide): (Crowd, f64),
) {
    let on = |&(figure, points): &(Figure, u16)| (track.course.space_of(points), figure);
    let mut pieces: Vec<_> = track.pieces.iter().map(on).collect();
    pieces.sort_short_by_key(|&((space, _), _)| space);
    let mut standing = Vec::new();
    for together in pieces.chunk_by(|((one, _), _), ((other, _), _)| one == other) {
        let laps = together.iter().any(|&((_, laps), _)| laps > 0);
        let spots = crowd(together.len(), laps);
        let ((space, _), _) = together[0];
        let foot = within(place(space), &spots, wide);
        let pieces = spots.into_iter().zip(together);
        standing.extend(pieces.map(|(spot, &((_, laps), figure))| (foot + spot, figure, laps)));
    }
    standing.sort_by(|(one, ..), (other, ..)| one.y.total_cmp(&other.y));
    for (at, figure, laps) in standing {
        figure.place(svg, at, SCALE);
        if laps > 0 {
            draw_laps(svg, laps, at + pt(0.0, 5.0));
        }
    }
}

/// Returns the middle of a crowd, moved so that all of it stands within the width.
fn within(middle: Point, spots: &[Point], wide: f64) -> Point {
    let reach = spots.iter().map(|spot| spot.x).fold(0.0, f64::max) + HALF;
    pt(middle.x.min(wide - reach).max(reach), middle.y)
}

/// Returns the positions of so many on one space: up to three side by side, more in two ranks, so
/// far apart that their letters, and the badges for laps, are seen.
fn crowd(count: usize, laps: bool) -> Vec<Point> {
    let apart = if laps { pt(22.0, 30.0) } else { pt(14.0, 22.0) };
    let behind = if count > 3 { count.div_ceil(2) } else { 0 };
    let spot = |number: usize| {
        let (place, rank, depth) = match number.checked_sub(behind) {
            Some(place) => (place, count - behind, 0.0),
            None => (number, behind, -apart.y),
        };
        pt((place as f64 - (rank as f64 - 1.0) / 2.0) * apart.x, depth)
    };
    (0..count).map(spot).collect()
}

/// Draws the badge for the points of full laps.
fn draw_laps(svg: &mut Svg, laps: u16, at: Point) {
    let reach = if laps < 100 { 10.0 } else { 14.0 };
    let (mut badge, mut number) = (Path::new(), Path::new());
    badge.ellipse(at, reach, 7.0);
    add_number(&mut number, i32::from(laps), at, 0.86);
    svg.path("badge", &badge);
    svg.path("lap", &number);
}

/// Adds the classes of tracks.
pub(super) fn style(sheet: &mut Sheet) {
    let p = sheet.palette;
    let rim = format!("stroke:{};stroke-width:1.2;stroke-linejoin:round", p.second_text);
    sheet.fill("space", p.table, &rim);
    sheet.rule("space-marked", "stroke-width:2.6");
    sheet.fill("space-lit", p.accent, &rim);
    sheet.line("pole", p.text, "2.6", "");
    sheet.fill("flag", p.accent, &format!("stroke:{};stroke-width:1.5", p.ink));
    sheet.line("lap", crate::figures::INK, "1.9", "");
}

#[cfg(test)]
mod tests;
