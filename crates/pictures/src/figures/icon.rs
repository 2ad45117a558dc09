//! Small signs for panels, and the coat of arms of cities. Their origin is their middle.

use super::data;
use crate::style::Sheet;
use crate::svg::{Svg, Tag};

/// A sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Icon {
    /// A pile of face-down tiles, 44 wide.
    Pile,
    /// A ghost that is left in the supply, 44 wide.
    GhostLeft,
    /// The place of a ghost that is in play.
    GhostUsed,
    /// A cut diamond, 44 wide.
    Diamond,
    /// A lantern, for who holds the lamp, 26 by 40.
    Lamp,
    /// The coat of arms of a city, 28 by 37.
    Coat,
    /// The face of a bot, 44 wide.
    Face(Face),
}

/// A bird that stands for a bot: the stronger a level, the darker the bird; those of styles have colours.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Face {
    /// A small brown one with its tail up.
    Wren,
    /// A black and white one.
    Magpie,
    /// One with large eyes.
    Owl,
    /// A black one with a heavy beak.
    Raven,
    /// A grey one with a plume and a long beak.
    Heron,
    /// A reddish one with a crest and a blue wing.
    Jay,
    /// A yellow one with a dark mask.
    Weaver,
}

impl Face {
    /// All of them.
    pub const ALL: [Face; 7] =
        [Face::Wren, Face::Magpie, Face::Owl, Face::Raven, Face::Heron, Face::Jay, Face::Weaver];
}

impl Icon {
    /// All of them.
    pub const ALL: [Icon; 13] = [
        Icon::Pile,
        Icon::GhostLeft,
        Icon::GhostUsed,
        Icon::Diamond,
        Icon::Lamp,
        Icon::Coat,
        Icon::Face(Face::Wren),
        Icon::Face(Face::Magpie),
        Icon::Face(Face::Owl),
        Icon::Face(Face::Raven),
        Icon::Face(Face::Heron),
        Icon::Face(Face::Jay),
        Icon::Face(Face::Weaver),
    ];

    /// Returns the id of its symbol.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Icon::Pile => "icon-pile",
            Icon::GhostLeft => "icon-ghost",
            Icon::GhostUsed => "icon-ghost-used",
            Icon::Diamond => "icon-diamond",
            Icon::Lamp => "icon-lamp",
            Icon::Coat => "coat",
            Icon::Face(Face::Wren) => "face-wren",
            Icon::Face(Face::Magpie) => "face-magpie",
            Icon::Face(Face::Owl) => "face-owl",
            Icon::Face(Face::Raven) => "face-raven",
            Icon::Face(Face::Heron) => "face-heron",
            Icon::Face(Face::Jay) => "face-jay",
            Icon::Face(Face::Weaver) => "face-weaver",
        }
    }

    /// Returns its lines, each with its class.
    const fn lines(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Icon::Pile => &PILE,
            Icon::GhostLeft => &GHOST_LEFT,
            Icon::GhostUsed => &GHOST_USED,
            Icon::Diamond => &DIAMOND,
            Icon::Lamp => &LAMP,
            Icon::Coat => &COAT,
            Icon::Face(Face::Wren) => &WREN,
            Icon::Face(Face::Magpie) => &MAGPIE,
            Icon::Face(Face::Owl) => &OWL,
            Icon::Face(Face::Raven) => &RAVEN,
            Icon::Face(Face::Heron) => &HERON,
            Icon::Face(Face::Jay) => &JAY,
            Icon::Face(Face::Weaver) => &WEAVER,
        }
    }
}

/// Three tiles seen from a hill, a moon on the top one.
const PILE: [(&str, &str); 4] = [
    ("pile", "M-22 8L0 -2L22 8V11L0 21L-22 11Z"),
    ("pile", "M-22 0L0 -10L22 0V3L0 13L-22 3Z"),
    ("pile", "M-22 -8L0 -18L22 -8V-5L0 5L-22 -5Z"),
    ("moon", "M3 -14C-5 -15 -10 -10 -8 -7C-5 -3 3 -3 8 -5C3 -5 -1 -7 -1 -9C-1 -11 1 -13 3 -14Z"),
];
const GHOST: &str = "M-15 2C-21 2 -22 8 -18 10C-16 11 -15 9 -15 8C-15 13 -16 17 -19 20\
    C-13 23 -9 21 -7 17C-4 22 4 22 7 17C9 21 13 23 19 20C16 17 15 13 15 8C15 9 16 11 18 10\
    C22 8 21 2 15 2C15 -14 9 -22 0 -22C-9 -22 -15 -14 -15 2Z";
const GHOST_LEFT: [(&str, &str); 2] = [
    ("ghost", GHOST),
    (
        "figure-dark",
        "M-8 -7C-8 -12 -3 -12 -3 -7C-3 -2 -8 -2 -8 -7ZM3 -7C3 -12 8 -12 8 -7C8 -2 3 -2 3 -7Z\
         M-5 4Q0 12 5 4Q0 7 -5 4Z",
    ),
];
const GHOST_USED: [(&str, &str); 1] = [("hollow", GHOST)];
const DIAMOND: [(&str, &str); 2] = [("gem", super::GEM), ("facet", super::FACETS)];
const LAMP: [(&str, &str); 4] = [
    ("lamp-ring", "M-5 -13C-5 -21 5 -21 5 -13"),
    ("lamp-glass", "M-9 -8H9L11 12H-11Z"),
    ("lamp-flame", "M0 -5C5 1 5 10 0 10C-5 10 -5 1 0 -5Z"),
    ("lamp-iron", "M-11 -8L-5 -14H5L11 -8ZM-13 12H13V18H-13Z"),
];
const COAT: [(&str, &str); 2] = [
    ("coat", "M-14 -17H14V1C14 11 6 17 0 20C-6 17 -14 11 -14 1Z"),
    ("moon", "M5 -10C-4 -14 -12 -6 -10 2C-8 10 2 13 8 8C1 9 -4 4 -4 -1C-4 -6 0 -10 5 -10Z"),
];

const WREN: [(&str, &str); 5] = [
    (
        "wren",
        "M-9 -8L-17 -21L-22 -19L-19 2C-19 13 -11 19 -1 19C10 19 18 12 18 1C18 -9 10 -16 1 -16C-3 -16 -7 -13 -9 -8Z",
    ),
    ("beak", "M16 -6L25 -3L17 1Z"),
    ("down", "M16 5C15 13 8 19 -1 19C-7 19 -12 17 -15 13C-3 16 8 13 16 5Z"),
    ("brow", "M1 -9C5 -12 10 -12 14 -8"),
    ("figure-dark", "M7 -4C7 -8 12 -8 12 -4C12 0 7 0 7 -4Z"),
];
const MAGPIE: [(&str, &str); 5] = [
    (
        "magpie",
        "M-8 -3L-23 17L-17 20L-9 14C-6 18 -2 20 3 20C12 20 18 13 18 3V-2C18 -11 11 -18 2 -18C-5 -18 -9 -11 -8 -3Z",
    ),
    ("magpie", "M16 -7L26 -2L16 1Z"),
    ("down", "M16 6C16 14 11 19 4 19C-2 19 -6 15 -7 10C-1 13 9 13 16 6Z"),
    ("gleam", "M-6 1C-5 6 -2 9 3 10"),
    ("eye", "M6 -6C6 -11 12 -11 12 -6C12 -1 6 -1 6 -6Z"),
];
const OWL: [(&str, &str); 5] = [
    (
        "owl",
        "M-17 -20C-13 -18 -9 -16 -6 -15H6C9 -16 13 -18 17 -20C18 -12 20 -6 20 1C20 13 11 21 0 21C-11 21 -20 13 -20 1C-20 -6 -18 -12 -17 -20Z",
    ),
    ("down", "M-11 9C-8 6 8 6 11 9C11 15 6 20 0 20C-6 20 -11 15 -11 9Z"),
    (
        "eye",
        "M-16 -4C-16 -14 -2 -14 -2 -4C-2 6 -16 6 -16 -4ZM2 -4C2 -14 16 -14 16 -4C16 6 2 6 2 -4Z",
    ),
    (
        "figure-dark",
        "M-12 -4C-12 -9 -6 -9 -6 -4C-6 1 -12 1 -12 -4ZM6 -4C6 -9 12 -9 12 -4C12 1 6 1 6 -4Z",
    ),
    ("beak", "M-4 1H4L0 9Z"),
];
const RAVEN: [(&str, &str); 4] = [
    (
        "raven",
        "M-20 17C-19 4 -17 -19 2 -19C9 -19 13 -16 16 -12L27 -4C25 1 20 2 14 2C14 7 16 11 15 15C11 20 -10 22 -20 17Z",
    ),
    ("gleam", "M15 -5L24 -4M-12 9C-8 12 -5 13 -1 13M-11 3C-7 6 -4 7 0 7"),
    ("eye", "M3 -8C3 -13 9 -13 9 -8C9 -3 3 -3 3 -8Z"),
    ("figure-dark", "M5 -8C5 -10 8 -10 8 -8C8 -6 5 -6 5 -8Z"),
];
const HERON: [(&str, &str); 5] = [
    ("beak", "M12 -13L28 -6L12 -3Z"),
    (
        "heron",
        "M-21 20C-21 8 -12 4 -5 -1C-10 -10 -5 -19 5 -19C12 -19 16 -14 16 -9C16 -3 12 1 6 3C11 8 12 15 10 20C1 22 -13 22 -21 20Z",
    ),
    ("down", "M-1 5C5 6 9 12 7 20C3 21 -3 21 -7 21C-4 15 -4 9 -1 5Z"),
    ("magpie", "M9 -18C0 -20 -12 -18 -22 -7C-13 -12 -4 -13 4 -12Z"),
    ("eye", "M6 -9C6 -13 12 -13 12 -9C12 -5 6 -5 6 -9Z"),
];
const JAY: [(&str, &str); 5] = [
    ("magpie", "M15 -8L26 -2L15 2Z"),
    (
        "jay",
        "M-9 -3L-23 16L-17 20L-9 15C-6 18 -2 20 3 20C12 20 18 13 18 3V-3C18 -10 14 -14 9 -16L-7 -22L-4 -15C-8 -12 -9 -7 -9 -3Z",
    ),
    ("azure", "M-11 4C-3 1 5 5 7 12C0 16 -8 13 -11 4Z"),
    ("figure-dark", "M9 0L17 3C16 7 13 9 10 8Z"),
    ("eye", "M6 -6C6 -11 12 -11 12 -6C12 -1 6 -1 6 -6Z"),
];
const WEAVER: [(&str, &str); 5] = [
    ("beak", "M15 -6L26 0L15 6Z"),
    (
        "weaver",
        "M-19 3C-19 -10 -10 -19 2 -19C12 -19 19 -11 19 -1C19 12 11 20 0 20C-11 20 -19 13 -19 3Z",
    ),
    ("figure-dark", "M-1 -5C1 -13 13 -14 18 -7C20 -2 19 5 16 8C9 10 0 6 -1 -5Z"),
    ("eye", "M6 -3C6 -8 12 -8 12 -3C12 2 6 2 6 -3Z"),
    ("gleam", "M-14 2C-13 8 -9 12 -4 13M-13 8C-11 12 -8 14 -5 16"),
];

pub(super) fn define(svg: &mut Svg) {
    for icon in Icon::ALL {
        svg.group(Tag::new("g").text("id", icon.name()), |svg| {
            icon.lines().iter().for_each(|(class, line)| data(svg, class, line));
        });
    }
}

/// Adds the classes of icons.
pub(super) fn style(sheet: &mut Sheet) {
    let p = sheet.palette;
    let outline =
        |width: &str| format!("stroke:{};stroke-width:{width};stroke-linejoin:round", p.stone_lit);
    sheet.fill("coat", "#2f4fa3", &outline("3"));
    sheet.fill("pile", p.back, &outline("1.8"));
    sheet.line("hollow", p.second_text, "2.2", "stroke-dasharray:4 4");
    sheet.fill("gem", "#7fe3f0", &super::ink("2.5"));
    sheet.line("lamp-ring", "#7d6a8f", "3", "");
    sheet.fill("lamp-glass", "#ffe9b0", &super::ink("2"));
    sheet.fill("lamp-flame", "#ff9f2e", "");
    sheet.fill("lamp-iron", "#7d6a8f", &super::ink("2"));
    let birds = [
        ("wren", "#a8744a"),
        ("magpie", "#3a3350"),
        ("owl", "#8d7355"),
        ("raven", "#2b2440"),
        ("heron", "#8299b3"),
        ("jay", "#c48a72"),
        ("weaver", "#e9bd3a"),
    ];
    for (bird, colour) in birds {
        sheet.fill(bird, colour, &outline("1.8"));
    }
    sheet.fill("azure", "#3f86d8", "");
    sheet.fill("beak", "#f0a63c", &super::ink("1.6"));
    sheet.fill("down", "#f3e8d8", "");
    sheet.fill("eye", "#ffd35c", &super::ink("1.6"));
    sheet.line("brow", "#f3e8d8", "2.4", "stroke-linecap:round");
    sheet.line("gleam", "#8f86b8", "1.8", "fill:none;stroke-linecap:round");
    sheet.line("facet", "#fff", "1.6", "stroke-opacity:.8");
}
