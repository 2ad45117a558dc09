//! Letters and digits as lines of the picture: the same in every font, language and program.

use crate::shape::{Path, Point, pt};

/// Width of a digit with the space beside it, at size 1.
const ADVANCE: f64 = 8.2;

/// Returns the line of a sign about its middle, 10 units high; `None` for signs no figure carries.
const fn line(sign: char) -> Option<&'static str> {
    Some(match sign {
        '0' => "M0 -5C-4.6 -5 -4.6 5 0 5C4.6 5 4.6 -5 0 -5Z",
        '1' => "M-2 -2.8L.8 -5V5",
        '2' => "M-3 -2.6C-3 -6 3.2 -6 3.2 -2.4C3.2 0 -2 2 -3.2 5H3.4",
        '3' => {
            "M-3 -4.4C0 -6 3 -5.2 3 -2.6C3 -.6 1 -.2 -.6 -.2C1.6 -.2 3.4 .6 3.4 2.4\
             C3.4 5.6 -1 5.6 -3.2 4.2"
        }
        '4' => "M1.8 5V-5L-3.6 2.2H3.8",
        '5' => "M3 -5H-2.2L-2.6 -.6C0 -2 3.4 -1.2 3.4 1.8C3.4 5.6 -1 5.6 -3.2 4.2",
        '6' => {
            "M2.4 -4.8C-1 -5.6 -3.4 -2 -3.4 1.6C-3.4 6.2 3.4 6.2 3.4 1.8C3.4 -2 -2.2 -2.2 -3.4 1.6"
        }
        '7' => "M-3.2 -5H3.2L-1 5",
        '8' => {
            "M0 -.2C-4 -.6 -3.8 -5 0 -5C3.8 -5 4 -.6 0 -.2C-4.6 .2 -4.4 5 0 5C4.4 5 4.6 .2 0 -.2Z"
        }
        '9' => {
            "M-2.4 4.8C1 5.6 3.4 2 3.4 -1.6C3.4 -6.2 -3.4 -6.2 -3.4 -1.8C-3.4 2 2.2 2.2 3.4 -1.6"
        }
        '-' => "M-2.6 .4H2.6",
        '+' => "M-3 .4H3M0 -2.6V3.4",
        '?' => "M-2.8 -2.6C-2.4 -6 3 -5.8 2.8 -2.4C2.6 -.4 0 -.2 0 2.2M0 4.8V5",
        'R' => "M-2.8 5V-5H.2C4 -5 4 .6 .2 .6H-2.8M.6 .6L3.4 5",
        'G' => "M3.2 -3.4C1 -6 -3.8 -5.6 -3.8 0C-3.8 5.8 3.6 6 3.6 .6H.8",
        'B' => "M-2.8 5V-5H.2C3.6 -5 3.6 -.2 .2 -.2H-2.8M.2 -.2C4.4 -.2 4.4 5 .2 5H-2.8",
        'Y' => "M-3.6 -5L0 .2L3.6 -5M0 .2V5",
        'K' => "M-2.6 5V-5M3.2 -5L-2.4 .8M-.8 -.8L3.4 5",
        'P' => "M-2.6 5V-5H.4C4.4 -5 4.4 1 .4 1H-2.6",
        _ => return None,
    })
}

/// Adds a sign with its middle at `at`. At size 1 it is 10 units high.
pub fn add_sign(path: &mut Path, sign: char, at: Point, size: f64) {
    if let Some(line) = line(sign) {
        path.stamp(line, at, pt(size, size));
    }
}

/// Adds a number, its middle at `at`.
pub fn add_number(path: &mut Path, number: i32, at: Point, size: f64) {
    let text = number.to_string();
    let step = ADVANCE * size;
    let first = at.x - step * (text.len() as f64 - 1.0) / 2.0;
    for (place, sign) in (0u8..).zip(text.chars()) {
        add_sign(path, sign, pt(first + step * f64::from(place), at.y), size);
    }
}

#[cfg(test)]
mod tests;
