//! The hounds: Rufus stands, brown, with hanging ears; Ronja sits, pale, with pointed ears.

use super::{data, shadow};
use crate::style::Sheet;
use crate::svg::{Svg, Tag};

/// One of the two hounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Hound {
    /// Brown, with a yellow collar.
    Rufus,
    /// Pale, with a red collar.
    Ronja,
}

impl Hound {
    /// Both.
    pub const ALL: [Hound; 2] = [Hound::Rufus, Hound::Ronja];

    /// Returns the word in ids.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Hound::Rufus => "rufus",
            Hound::Ronja => "ronja",
        }
    }

    const fn shape(self) -> &'static Shape {
        match self {
            Hound::Rufus => &RUFUS,
            Hound::Ronja => &RONJA,
        }
    }
}

/// The lines of a hound, the middle of its feet at the origin.
struct Shape {
    coat: &'static str,
    collar_colour: &'static str,
    body: &'static str,
    /// Ear, or the parts in a darker coat.
    dark: &'static str,
    collar: &'static str,
    /// Eye and nose.
    dots: &'static str,
    /// Lines within the body: legs, haunch.
    lines: &'static str,
}

const RUFUS: Shape = Shape {
    coat: "#9a6338",
    collar_colour: "#ffd24d",
    body: "M-22 -21C-28 -24 -31 -32 -26 -38C-25 -32 -22 -28 -16 -26L5 -26C6 -32 8 -39 15 -41\
        C21 -42 25 -39 26 -34L32 -32C35 -30 33 -25 28 -25L21 -25C20 -21 19 -18 18 -14L20 -2L18 0\
        H11L9 -11H-7L-12 -9L-11 -2L-13 0H-20L-21 -10C-24 -13 -25 -17 -22 -21Z",
    dark: "M14 -40C8 -39 5 -31 8 -25C13 -26 17 -33 18 -39Z",
    collar: "M7 -25Q12 -20 19 -21.5",
    dots: "M21 -35H21.1M32 -30H32.1",
    lines: "M-16 -13Q-10 -15 -7 -11M13 -13L14 -5",
};

const RONJA: Shape = Shape {
    coat: "#dfe1ee",
    collar_colour: "#c8323c",
    body: "M-14 0C-23 0 -29 -6 -26 -14C-25 -18 -21 -20 -18 -18C-21 -14 -19 -11 -14 -12\
        C-12 -20 -6 -25 0 -30L2 -46L8 -41C11 -42 13 -42 15 -41L19 -46L20 -38\
        C22 -36 23 -35 26 -34L30 -32C32 -29 29 -26 25 -26L18 -26C18 -21 17 -17 16 -13L18 -2L16 0\
        H9L7 -4L4 0Z",
    dark: "M3.5 -43L8 -39L4 -35ZM-24 -13C-25 -8 -20 -4 -14 -4C-19 -6 -22 -10 -21 -14Z",
    collar: "M1 -28Q8 -22 18 -24.5",
    dots: "M17 -36H17.1M29.5 -31H29.6",
    lines: "M-8 -2C-10 -10 -2 -15 4 -10M9 -14L8 -5",
};

pub(super) fn define(svg: &mut Svg) {
    for hound in Hound::ALL {
        let shape = hound.shape();
        let name = hound.name();
        svg.group(Tag::new("g").text("id", name), |svg| {
            shadow(svg, 3.0, 1.0, 25.0);
            data(svg, "figure-rim", shape.body);
            data(svg, &format!("figure {name}"), shape.body);
            data(svg, "fold", shape.dark);
            data(svg, "hound-line", shape.lines);
            data(svg, "collar-rim", shape.collar);
            data(svg, &format!("{name}-collar"), shape.collar);
            data(svg, "hound-dots", shape.dots);
        });
    }
}

/// Adds the classes of hounds.
pub(super) fn style(sheet: &mut Sheet) {
    for hound in Hound::ALL {
        sheet.fill(hound.name(), hound.shape().coat, "");
        let collar = hound.shape().collar_colour;
        sheet.line(&format!("{}-collar", hound.name()), collar, "3.6", "");
    }
    sheet.line("hound-line", super::INK, "1.6", "stroke-opacity:.7");
    sheet.line("hound-dots", super::INK, "3.6", "");
    sheet.line("collar-rim", super::INK, "6", "");
}
