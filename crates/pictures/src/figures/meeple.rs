//! Meeples: hooded travellers in six colours, each with a letter and a pattern of its own.
//!
//! The origin is the middle of the foot. One traveller is composed from shared parts, so that all
//! poses of a colour stay the same person.

use super::{data, glyph, shadow};
use crate::shape::{Path, Point, pt};
use crate::style::Sheet;
use crate::svg::{Svg, Tag};
use fogbound_game::Colour;

/// The pose of a meeple.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Pose {
    /// Upright: a traveller on a road, in a city, in a castle.
    Standing,
    /// Lying in a field: a farmer.
    Lying,
    /// Lying grey before the stones of a cemetery, half covered.
    Buried,
    /// With helmet and spear.
    Guard,
    /// On a round base: the marker of a scoring track.
    Scoring,
}

impl Pose {
    /// All poses.
    pub const ALL: [Pose; 5] =
        [Pose::Standing, Pose::Lying, Pose::Buried, Pose::Guard, Pose::Scoring];

    /// Returns the word in ids.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Pose::Standing => "meeple",
            Pose::Lying => "farmer",
            Pose::Buried => "buried",
            Pose::Guard => "guard",
            Pose::Scoring => "scoring",
        }
    }
}

/// The shape that distinguishes a colour from the others.
struct Coat {
    letter: char,
    cloth: &'static str,
    /// The pattern on the cloak, its colour and its width.
    pattern: &'static str,
    line: (&'static str, &'static str),
}

/// In the order of [`Colour::ALL`].
const COATS: [Coat; 6] = [
    Coat { letter: 'R', cloth: "#c8323c", pattern: "", line: ("#fff", "0") },
    Coat {
        letter: 'G',
        cloth: "#2f8f4e",
        pattern: "M-19 -6.5L-9 -23M-12.5 -2L-4 -14.5M-2.5 -.5L13.5 -22M8 -1.5L18.5 -13.5\
            M-8.5 -40L2.5 -53",
        line: ("#fff", "3.8"),
    },
    Coat {
        letter: 'B',
        cloth: "#2f62c9",
        pattern: "M-18.5 -4.5H18.5M-15.5 -13.5H15.5M-11 -22.5H11M-8.5 -46H8.5",
        line: ("#fff", "3.8"),
    },
    Coat {
        letter: 'Y',
        cloth: "#f2c230",
        pattern: "M-13.5 -5.5H-13.4M0 -3H.1M13.5 -5.5H13.6M-11.5 -19H-11.4M11.5 -19H11.6M0 -48.5\
            H.1",
        line: (super::INK, "6"),
    },
    Coat {
        letter: 'K',
        cloth: "#2b2833",
        pattern: "M-19 -3.5L-13 -12L-7 -3.5L0 -6.5L7 -3.5L13 -12L19 -3.5M-8 -43L-3 -49L2 -45\
            L7.5 -48",
        line: ("#fff", "3.8"),
    },
    Coat {
        letter: 'P',
        cloth: "#e98bbd",
        pattern: "M-16.5 -4V-12M16.5 -4V-12M-10 -2.5V-23M10 -2.5V-23M-3.4 -2V-6M3.4 -2V-6\
            M-4 -45.5V-50M4.5 -45.5V-49",
        line: (super::INK, "3.6"),
    },
];

/// Returns the letter on the figures of a colour.
#[must_use]
pub fn letter(colour: Colour) -> char {
    COATS[colour.index()].letter
}

/// Hood and cloak.
const CLOAK: &str = "M7 -57C0 -53 -11.5 -49 -11.5 -36.5C-11.5 -32.5 -9.5 -30 -7.5 -28\
    C-15.5 -25 -21.5 -12 -22.5 -1Q0 5.5 22.5 -1C21.5 -12 15.5 -25 7.5 -28\
    C9.5 -30 11.5 -32.5 11.5 -36.5C11.5 -43.5 9.5 -47.5 4.5 -50.5C5 -52.5 6 -55 7 -57Z";
/// The side of the cloak away from the light.
const FOLD: &str = "M7 -57C6 -55 5 -52.5 4.5 -50.5C9.5 -47.5 11.5 -43.5 11.5 -36.5\
    C11.5 -32.5 9.5 -30 7.5 -28C15.5 -25 21.5 -12 22.5 -1Q16 1 9 1.9C13 -8 11 -20 4 -28\
    C8 -34 8 -43 1 -50C1 -52.5 4 -55.3 7 -57Z";
/// The opening of the hood.
const FACE: &str = "M0 -44C-5.4 -44 -7.6 -40 -7.6 -36.6C-7.6 -32.4 -4.4 -30 0 -30\
    C4.4 -30 7.6 -32.4 7.6 -36.6C7.6 -40 5.4 -44 0 -44Z";
const EYES_OPEN: &str = "M-2.8 -37.2H-2.7M2.8 -37.2H2.9";
const EYES_CLOSED: &str = "M-4.6 -37Q-2.8 -35.2 -1 -37M1 -37Q2.8 -35.2 4.6 -37";
const FOOT: Point = pt(0.0, 0.0);
/// The place of the letter on an upright cloak.
const CHEST: Point = pt(0.0, -16.5);

const SPEAR: &str = "M25 2V-56";
const SPEAR_HEAD: &str = "M25 -72L30.5 -58L25 -54L19.5 -58Z";
const HELMET: &str = "M-13 -38C-13.5 -49 -7 -54 0 -54C7 -54 13.5 -49 13 -38L8.5 -41H-8.5Z";
const PLUME: &str = "M0 -54C1 -62 7 -65 13 -62C10 -60 8 -57 7 -53Z";
/// In the order of painting.
const GEAR: [(&str, &str); 5] = [
    ("spear-ink", SPEAR),
    ("spear", SPEAR),
    ("steel", SPEAR_HEAD),
    ("steel", HELMET),
    ("plume", PLUME),
];
const BASE_SIDE: &str = "M-27 -1V6A27 9 0 0 0 27 6V-1Z";
/// Earth heaped over the lower half of a lying figure.
const EARTH: &str = "M-36 3C-33 -6 -26 -12 -18 -11C-12 -15 -4 -14 0 -9C7 -13 14 -10 17 -5\
    C24 -7 31 -3 34 3Q0 8 -36 3Z";
const EARTH_LIT: &str = "M-26 -5Q-20 -10 -14 -7M-2 -6Q4 -9 9 -5M20 -1Q24 -3 28 0";

/// Returns the id of a meeple's symbol.
pub(super) fn id(colour: Colour, pose: Pose) -> String {
    format!("{}-{}", pose.name(), colour.name())
}

/// Defines every meeple in every pose.
pub(super) fn define(svg: &mut Svg) {
    define_cloak(svg, "grey", "", EYES_CLOSED);
    for colour in Colour::ALL {
        let coat = &COATS[colour.index()];
        define_cloak(svg, colour.name(), coat.pattern, EYES_OPEN);
        define_letter(svg, colour.name(), coat.letter);
        for pose in Pose::ALL {
            svg.group(Tag::new("g").text("id", &id(colour, pose)), |svg| draw(svg, colour, pose));
        }
    }
}

/// Draws a meeple from its parts.
fn draw(svg: &mut Svg, colour: Colour, pose: Pose) {
    let name = colour.name();
    let (cloak, letter) = (format!("cloak-{name}"), format!("letter-{name}"));
    match pose {
        Pose::Standing => {
            shadow(svg, 4.0, 1.0, 22.0);
            svg.place(&cloak, FOOT);
            svg.place(&letter, CHEST);
        }
        Pose::Lying => {
            shadow(svg, 0.0, -4.0, 29.0);
            lie_down(svg, |svg| svg.place(&cloak, FOOT));
            svg.place(&letter, pt(-11.0, -20.0));
        }
        Pose::Buried => {
            lie_down(svg, |svg| {
                svg.place("cloak-grey", FOOT);
                data(svg, "pattern-grey", COATS[colour.index()].pattern);
            });
            svg.place(&letter, pt(-11.0, -22.0));
            data(svg, "earth", EARTH);
            data(svg, "earth-lit", EARTH_LIT);
        }
        Pose::Guard => {
            let rims = [SPEAR, SPEAR_HEAD, HELMET, PLUME];
            rims.iter().for_each(|line| data(svg, "gear-rim", line));
            svg.place(&id(colour, Pose::Standing), FOOT);
            GEAR.iter().for_each(|(class, line)| data(svg, class, line));
        }
        Pose::Scoring => {
            let mut top = Path::new();
            top.ellipse(pt(0.0, -1.0), 27.0, 9.0);
            shadow(svg, 5.0, 8.0, 29.0);
            data(svg, "figure-rim", BASE_SIDE);
            data(svg, &format!("figure cloth-{name}"), BASE_SIDE);
            svg.path("base", &top);
            svg.place(&cloak, FOOT);
            svg.place(&letter, CHEST);
        }
    }
}

/// Defines cloak, pattern and face, upright.
fn define_cloak(svg: &mut Svg, name: &str, pattern: &str, eyes: &str) {
    svg.group(Tag::new("g").text("id", &format!("cloak-{name}")), |svg| {
        data(svg, "figure-rim", CLOAK);
        data(svg, &format!("cloth-{name}"), CLOAK);
        data(svg, &format!("pattern-{name}"), pattern);
        data(svg, "fold", FOLD);
        data(svg, "figure-line", CLOAK);
        data(svg, "face", FACE);
        data(svg, "eyes", eyes);
    });
}

/// Defines the letter on its white disc, about its middle.
fn define_letter(svg: &mut Svg, name: &str, letter: char) {
    svg.group(Tag::new("g").text("id", &format!("letter-{name}")), |svg| {
        let (mut disc, mut sign) = (Path::new(), Path::new());
        disc.ellipse(pt(0.0, 0.0), 9.6, 9.6);
        glyph::add_sign(&mut sign, letter, pt(0.0, 0.0), 1.0);
        svg.path("badge", &disc);
        svg.path("sign", &sign);
    });
}

/// Lays down what `draw` draws upright, its head to the right.
fn lie_down(svg: &mut Svg, draw: impl FnOnce(&mut Svg)) {
    let lying = Tag::new("g").text("transform", "translate(-27 -20) rotate(90) scale(.94)");
    svg.group(lying, draw);
}

/// Adds the classes of meeples.
pub(super) fn style(sheet: &mut Sheet) {
    for (colour, coat) in Colour::ALL.into_iter().zip(&COATS) {
        sheet.fill(&format!("cloth-{}", colour.name()), coat.cloth, "");
        let (line, width) = coat.line;
        sheet.line(&format!("pattern-{}", colour.name()), line, width, "stroke-opacity:.9");
    }
    sheet.fill("cloth-grey", "#8f8a9c", "");
    sheet.line("pattern-grey", "#d2cfda", "3.6", "");
    sheet.fill("fold", super::INK, "fill-opacity:.2");
    sheet.fill("face", "#f4dcc0", &super::ink("1.4"));
    sheet.line("eyes", super::INK, "2.4", "");
    sheet.line("gear-rim", "#fff", "7.5", "");
    sheet.line("spear-ink", super::INK, "5", "");
    sheet.line("spear", "#b98b54", "2.6", "");
    sheet.fill("steel", "#d8d6e2", &super::ink("1.8"));
    sheet.fill("plume", "#d8413a", &super::ink("1.6"));
    sheet.fill("base", "#efe6d2", &super::ink("2"));
    sheet.fill("earth", "#5d5048", &super::ink("1.8"));
    sheet.line("earth-lit", "#8a7665", "2.2", "");
}
