//! A score track for small screens: one bar, 56 high.

use super::text::{width, write};
use super::track::{Course, LAP, LETTERS, Track, add_box, add_flag, draw_pieces, lit};
use crate::shape::{Path, Point, pt};
use crate::svg::Svg;

/// Height of a strip.
pub const STRIP: f64 = 56.0;

/// Room at both ends for figures, and for the flag at the goal.
const END: f64 = 15.0;
const FLAG: f64 = 12.0;
/// The middle of the bar, its height, and that of its tens.
const BAR: f64 = 35.0;
const LOW: f64 = 6.0;
const HIGH: f64 = 12.0;
/// The position of numbers, and the least room between two.
const NUMBERS: f64 = 54.0;
const APART: f64 = 9.0;

/// The spaces of a strip in one line.
struct Bar {
    last: u16,
    step: f64,
    /// From one number to the next.
    number: u16,
}

impl Bar {
    fn new(course: &Course, wide: f64) -> Bar {
        let (last, room) = match course {
            Course::Path { goal } => (*goal, wide - 2.0 * END - FLAG),
            Course::Loop { .. } => (LAP - 1, wide - 2.0 * END),
        };
        let step = room / f64::from(last.max(1));
        let needed = width(&last.to_string(), LETTERS) + APART;
        let fits = |number: &u16| f64::from(*number) * step >= needed;
        let number = [5, 10, 20, 25, 50, 100].into_iter().find(fits).unwrap_or(last.max(1));
        Bar { last, step, number }
    }

    /// Returns the middle of a space.
    fn middle(&self, space: u16) -> Point {
        pt(END + f64::from(space) * self.step, BAR)
    }

    /// Returns the part up to a space.
    fn up_to(&self, space: u16) -> Path {
        let (from, to) = (self.middle(0), self.middle(space));
        let mut path = Path::new();
        add_box(&mut path, from.towards(to, 0.5), pt(to.x - from.x + LOW, LOW));
        path
    }

    fn draw(&self, svg: &mut Svg, lit: Option<u16>, goal: bool) {
        svg.path("space", &self.up_to(self.last));
        if let Some(lit) = lit.filter(|lit| *lit > 0) {
            svg.path("space-lit", &self.up_to(lit.min(self.last)));
        }
        let mut tens = Path::new();
        let mut numbers: Vec<u16> = (0..=self.last).step_by(usize::from(self.number)).collect();
        if goal && numbers.last() != Some(&self.last) {
            // The goal takes the room of a number just before it.
            let near = |space: &u16| (self.last - space) * 2 < self.number;
            numbers.pop_if(|space| near(space));
            numbers.push(self.last);
        }
        for space in numbers {
            add_box(&mut tens, self.middle(space), pt(3.0, HIGH));
            let below = pt(self.middle(space).x, NUMBERS);
            write(svg, "words middle", LETTERS, below, &space.to_string());
        }
        svg.path("space", &tens);
    }
}

/// Draws a strip at a width. Its origin is its upper left corner.
pub fn draw(svg: &mut Svg, track: &Track, wide: f64) {
    let bar = Bar::new(&track.course, wide);
    match &track.course {
        Course::Path { goal } => {
            bar.draw(svg, Some(lit(track)), true);
            add_flag(svg, bar.middle(*goal) - pt(0.0, 2.0));
        }
        Course::Loop { .. } => bar.draw(svg, None, false),
    }
    draw_pieces(svg, track, &|space| bar.middle(space) - pt(0.0, 4.0), (row, wide));
}

/// Returns the places of `count` pieces on one space: side by side, closer where they are many.
fn row(count: usize, laps: bool) -> Vec<Point> {
    let apart = if laps { 21.0 } else { 14.0 };
    let apart = if count > 3 { apart * 0.7 } else { apart };
    let first = (count as f64 - 1.0) / -2.0;
    (0..count).map(|number| pt((first + number as f64) * apart, 0.0)).collect()
}

#[cfg(test)]
mod tests;
