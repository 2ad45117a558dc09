//! Words in pictures, and how much room they take in any font.

use crate::shape::{Point, pt};
use crate::svg::{Svg, Tag};

/// Mean width of a letter at size 1: a little more than in most fonts.
const LETTER: f64 = 0.5;

/// Returns the room that words take.
pub fn width(words: &str, size: f64) -> f64 {
    words.chars().count() as f64 * LETTER * size
}

/// Writes one line whose baseline begins at `at`. A class `middle` or `end` moves it.
pub fn write(svg: &mut Svg, classes: &str, size: f64, at: Point, words: &str) {
    let tag = Tag::new("text").class(classes).number("x", at.x).number("y", at.y);
    svg.text(tag.number("font-size", size), words);
}

/// Returns words cut to a width, with an ellipsis for the part left out.
pub fn shortened(words: &str, size: f64, room: f64) -> String {
    let letters = (room / (LETTER * size)) as usize;
    if words.chars().count() <= letters {
        return words.to_owned();
    }
    words.chars().take(letters.saturating_sub(1)).chain(['…']).collect()
}

/// Returns words broken into lines that fit a width. A word that is too long stands alone, cut.
pub fn lines(words: &str, size: f64, room: f64) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in words.split_whitespace() {
        match lines.last_mut() {
            Some(line) if width(line, size) + width(word, size) + LETTER * size <= room => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(shortened(word, size, room)),
        }
    }
    lines
}

/// Places boxes from left to right, row below row.
#[derive(Debug)]
pub struct Flow {
    corner: Point,
    right: f64,
    row: f64,
    at: Point,
}

impl Flow {
    /// Returns rows of this height from `corner` to the right.
    pub fn new(corner: Point, right: f64, row: f64) -> Flow {
        Flow { corner, right, row, at: corner }
    }

    /// Returns the upper left corner of the next box.
    pub fn place(&mut self, width: f64) -> Point {
        if self.at.x > self.corner.x && self.at.x + width > self.right {
            self.at = pt(self.corner.x, self.at.y + self.row);
        }
        let place = self.at;
        self.at.x += width;
        place
    }

    /// Returns the end of the last row.
    pub fn bottom(&self) -> f64 {
        if self.at == self.corner { self.corner.y } else { self.at.y + self.row }
    }
}

#[cfg(test)]
mod tests;
