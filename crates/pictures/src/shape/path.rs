//! Paths: outlines as the `d` of SVG, written in whole tenths.

use super::{Point, along_cubic};

/// The outline of one or many shapes, as the `d` of an SVG path.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Path {
    data: String,
}

impl Path {
    /// Returns a path without outline.
    #[must_use]
    pub fn new() -> Path {
        Path::default()
    }

    /// Returns true if nothing is drawn.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.data.is_empty()
    }

    /// Returns the `d` attribute.
    #[must_use]
    pub fn as_str(&self) -> &str {
        &self.data
    }

    /// Begins a line at `to`.
    pub fn move_to(&mut self, to: Point) -> &mut Path {
        self.command('M', &[to])
    }

    /// Adds a straight line.
    pub fn line_to(&mut self, to: Point) -> &mut Path {
        self.command('L', &[to])
    }

    /// Adds a cubic curve with two control points.
    pub fn cubic_to(&mut self, first: Point, second: Point, to: Point) -> &mut Path {
        self.command('C', &[first, second, to])
    }

    /// Adds a quadratic curve with one control point.
    pub fn quad_to(&mut self, control: Point, to: Point) -> &mut Path {
        self.command('Q', &[control, to])
    }

    /// Adds the smaller arc of an upright ellipse. `clockwise` selects the side on which it bulges.
    pub fn arc_to(&mut self, radii: Point, clockwise: bool, to: Point) -> &mut Path {
        self.command('A', &[radii]);
        self.data.push_str(if clockwise { " 0 0 1 " } else { " 0 0 0 " });
        push_pair(&mut self.data, to);
        self
    }

    /// Closes the shape.
    pub fn close(&mut self) -> &mut Path {
        self.data.push('Z');
        self
    }

    /// Adds a closed shape with straight sides.
    pub fn polygon(&mut self, corners: &[Point]) -> &mut Path {
        self.polyline(corners).close()
    }

    /// Adds an open line of straight pieces, written as steps, which are shorter than places.
    pub fn polyline(&mut self, points: &[Point]) -> &mut Path {
        let Some((&first, rest)) = points.split_first() else { return self };
        self.move_to(first);
        if !rest.is_empty() {
            self.data.push('l');
        }
        let mut last = (tenths(first.x), tenths(first.y));
        for (number, point) in rest.iter().enumerate() {
            let here = (tenths(point.x), tenths(point.y));
            push_step(&mut self.data, here.0 - last.0, number == 0);
            push_step(&mut self.data, here.1 - last.1, false);
            last = here;
        }
        self
    }

    /// Adds a smooth open line through all points.
    pub fn smooth(&mut self, points: &[Point]) -> &mut Path {
        if let Some(&first) = points.first() {
            self.move_to(first).smooth_on(points);
        }
        self
    }

    /// Goes on smoothly through all points after the first, at which the path already is
    /// (Catmull-Rom as cubic pieces).
    pub fn smooth_on(&mut self, points: &[Point]) -> &mut Path {
        for [_, first, second, to] in smooth_pieces(points) {
            self.cubic_to(first, second, to);
        }
        self
    }

    /// Adds a full ellipse.
    pub fn ellipse(&mut self, centre: Point, rx: f64, ry: f64) -> &mut Path {
        let side = Point::new(rx, 0.0);
        self.move_to(centre - side)
            .arc_to(Point::new(rx, ry), true, centre + side)
            .arc_to(Point::new(rx, ry), true, centre - side)
            .close()
    }

    /// Adds a pointed oval lying on its side, `2 * w` wide.
    pub fn lens(&mut self, centre: Point, w: f64, h: f64) -> &mut Path {
        let (side, bulge) = (Point::new(w, 0.0), Point::new(0.0, h));
        self.move_to(centre - side)
            .quad_to(centre - bulge, centre + side)
            .quad_to(centre + bulge, centre - side)
            .close()
    }

    /// Adds the outlines of another path.
    pub fn append(&mut self, other: &Path) -> &mut Path {
        self.data.push_str(&other.data);
        self
    }

    /// Adds a drawing written as path data with absolute `M L H V C Q A Z`, its origin at `at`,
    /// enlarged by `scale` (a negative `scale.x` mirrors it).
    pub fn stamp(&mut self, drawing: &str, at: Point, scale: Point) -> &mut Path {
        Stamp { rest: drawing, at, scale, path: self }.run();
        self
    }

    fn command(&mut self, letter: char, points: &[Point]) -> &mut Path {
        self.data.push(letter);
        for (at, &point) in points.iter().enumerate() {
            if at > 0 {
                self.data.push(' ');
            }
            push_pair(&mut self.data, point);
        }
        self
    }
}

/// Returns the cubic pieces of a smooth line through points.
fn smooth_pieces(points: &[Point]) -> impl Iterator<Item = [Point; 4]> {
    (1..points.len()).map(|at| {
        let (from, to) = (points[at - 1], points[at]);
        let before = points[at.saturating_sub(2)];
        let after = points[(at + 1).min(points.len() - 1)];
        [from, from + (to - before) * (1.0 / 6.0), to - (after - from) * (1.0 / 6.0), to]
    })
}

/// Returns the points of the smooth line through points (see [`Path::smooth`]): all of them, and so
/// many straight pieces from each to the next.
pub(crate) fn along_smooth(points: &[Point], steps: usize) -> Vec<Point> {
    let inner = smooth_pieces(points).flat_map(|piece| along_cubic(piece, steps).skip(1));
    points.first().copied().into_iter().chain(inner).collect()
}

/// Copies path data while moving and scaling it.
struct Stamp<'a> {
    rest: &'a str,
    at: Point,
    scale: Point,
    path: &'a mut Path,
}

impl Stamp<'_> {
    fn run(&mut self) {
        let mut letter = 'M';
        while let Some(next) = self.rest.trim_start().chars().next() {
            self.rest = self.rest.trim_start();
            if next.is_ascii_alphabetic() {
                letter = next;
                self.rest = &self.rest[1..];
            }
            self.command(letter);
        }
    }

    fn command(&mut self, letter: char) {
        let path = &mut self.path.data;
        path.push(letter);
        match letter {
            'H' => {
                let x = self.number();
                push_number(&mut self.path.data, self.at.x + x * self.scale.x);
            }
            'V' => {
                let y = self.number();
                push_number(&mut self.path.data, self.at.y + y * self.scale.y);
            }
            'A' => self.arc(),
            'C' => self.points(3),
            'Q' => self.points(2),
            'M' | 'L' => self.points(1),
            _ => {}
        }
    }

    fn arc(&mut self) {
        let radii = Point::new(self.number() * self.scale.x.abs(), self.number() * self.scale.y);
        push_pair(&mut self.path.data, radii);
        let [_turn, large, sweep] = [(); 3].map(|()| self.number() > 0.0);
        let flag = |on| if on { " 1" } else { " 0" };
        self.path.data.push_str(" 0");
        self.path.data.push_str(flag(large));
        self.path.data.push_str(flag(sweep != (self.scale.x < 0.0)));
        self.path.data.push(' ');
        self.points(1);
    }

    fn points(&mut self, count: usize) {
        for at in 0..count {
            if at > 0 {
                self.path.data.push(' ');
            }
            let (x, y) = (self.number(), self.number());
            push_pair(
                &mut self.path.data,
                self.at + Point::new(x * self.scale.x, y * self.scale.y),
            );
        }
    }

    /// Returns the next number: digits, at most one point, perhaps a sign. 0 where there is none.
    fn number(&mut self) -> f64 {
        let text = self.rest.trim_start_matches([' ', ',']);
        let digits = text.strip_prefix('-').unwrap_or(text);
        let end = digits.find(|c: char| !c.is_ascii_digit() && c != '.').unwrap_or(digits.len());
        self.rest = &digits[end..];
        let number = decimal(&digits[..end]);
        if digits.len() < text.len() { -number } else { number }
    }
}

/// Reads digits with at most two decimals.
fn decimal(digits: &str) -> f64 {
    let (mut hundredths, mut unit, mut decimals) = (0i64, 100, false);
    for byte in digits.bytes() {
        if byte == b'.' {
            decimals = true;
            continue;
        }
        let digit = i64::from(byte - b'0');
        if decimals {
            unit /= 10;
            hundredths += digit * unit;
        } else {
            hundredths = hundredths * 10 + digit * 100;
        }
    }
    hundredths as f64 / 100.0
}

fn push_pair(text: &mut String, point: Point) {
    push_number(text, point.x);
    text.push(' ');
    push_number(text, point.y);
}

/// Returns the nearest whole number of tenths.
fn tenths(value: f64) -> i64 {
    (value * 10.0).round() as i64
}

/// Writes a number in whole tenths: `12`, `-3.5`.
pub(crate) fn push_number(text: &mut String, value: f64) {
    push_tenths(text, tenths(value));
}

/// Writes a step in tenths, apart from the number before it.
fn push_step(text: &mut String, step: i64, first: bool) {
    if step >= 0 && !first {
        text.push(' ');
    }
    push_tenths(text, step);
}

fn push_tenths(text: &mut String, tenths: i64) {
    if tenths < 0 {
        text.push('-');
    }
    let tenths = tenths.unsigned_abs();
    // No zero before the point.
    if tenths == 0 || tenths > 9 {
        push_digits(text, tenths / 10);
    }
    if !tenths.is_multiple_of(10) {
        text.push('.');
        push_digits(text, tenths % 10);
    }
}

fn push_digits(text: &mut String, number: u64) {
    if number > 9 {
        push_digits(text, number / 10);
    }
    text.push((b'0' + (number % 10) as u8) as char);
}

#[cfg(test)]
mod tests;
