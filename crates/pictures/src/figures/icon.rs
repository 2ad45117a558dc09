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
}

impl Icon {
    /// All of them.
    pub const ALL: [Icon; 6] =
        [Icon::Pile, Icon::GhostLeft, Icon::GhostUsed, Icon::Diamond, Icon::Lamp, Icon::Coat];

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
    sheet.line("facet", "#fff", "1.6", "stroke-opacity:.8");
}
