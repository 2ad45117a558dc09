//! The nine monsters: silhouettes on discs in their colours.
//!
//! A silhouette is 40 units wide, its middle at the origin, drawn even-odd. It must be
//! distinguished from the others by its outline alone.

use crate::figures::{INK, data};
use crate::shape::{Path, Point, pt};
use crate::style::Sheet;
use crate::svg::{Svg, Tag};
use fogbound_tilesets::Monster;

/// Radius of the disc of a token.
pub const RADIUS: f64 = 28.0;

struct Token {
    colour: &'static str,
    /// True if the silhouette is ink, on a light disc, instead of white.
    dark: bool,
    shape: &'static str,
}

/// In the order of [`Monster::ALL`].
const TOKENS: [Token; 9] = [
    // dragon
    Token {
        colour: "#cf4436",
        dark: false,
        shape: "M-19 -7C-18 -10 -16 -11 -13 -12C-12 -15 -10 -17 -6 -17L-1 -20L-2 -15\
            C1 -13 2 -9 0 -5C-1 -3 -1 -1 0 1L5 -17C10 -17 15 -15 19 -11C17 -10 16 -8 16 -5\
            C14 -6 12 -5 11 -2C9 -3 7 -2 6 1C9 4 10 8 9 12C12 14 14 13 14 10L11 10L15.5 3L20 10\
            H17C18 17 12 20 6 19H-12C-13 16 -11 14 -8 14C-10 9 -9 4 -6 0C-5 -2 -5 -4 -6 -5\
            C-9 -3 -14 -2 -17 -3C-19 -4 -19.5 -5 -19 -7ZM-9.7 -11A1.7 1.7 0 1 0 -6.3 -11\
            A1.7 1.7 0 1 0 -9.7 -11Z",
    },
    // ghost
    Token {
        colour: "#dfe3fb",
        dark: true,
        shape: "M-2 -20C-10 -20 -14 -14 -13 -5C-17 -7 -20 -5 -19 -1C-18 2 -15 3 -12 3\
            C-12 9 -10 14 -5 17C1 20.5 9 21 16 17C18.5 15.5 19.5 13 19 11C16 13.5 12 13 10 9\
            C9 7 9 5 9 3C13 5 17 3 18 -1C18.5 -4 16 -6 12 -4C13 -14 7 -20 -2 -20ZM-8.6 -8\
            A2.6 3.8 0 1 0 -3.4 -8A2.6 3.8 0 1 0 -8.6 -8ZM1.4 -8A2.6 3.8 0 1 0 6.6 -8\
            A2.6 3.8 0 1 0 1.4 -8ZM-3.4 1A2.4 3.2 0 1 0 1.4 1A2.4 3.2 0 1 0 -3.4 1Z",
    },
    // golem
    Token {
        colour: "#9a7d5c",
        dark: false,
        shape: "M-5 -19L1 -20L6 -17L7 -11L4 -8H-4L-7 -11ZM-4 -15V-12H-1V-15ZM2 -15V-12H5V-15Z\
            M-9.5 -17L-16 -15L-20 -8L-18 -1L-12 0L-8 -7ZM10 -16L16 -14L20 -7L17.5 -1L12 0L9 -7Z\
            M-5 -5L5 -5L8.5 3L7 9L0 11L-7 9L-8.5 3ZM-3 -1H3L0 4ZM-19 2.5L-12.5 3L-11.5 11\
            L-13.5 18L-17 20L-20 15ZM19 2.5L13 3L11.5 11L13.5 18L18 20L20.5 14ZM-8.5 12L-1.5 14\
            V20H-10ZM8.5 12L1.5 14V20H10Z",
    },
    // satyr
    Token {
        colour: "#dc8a2c",
        dark: true,
        shape: "M-4 -10C-4 -17 -9 -20 -13 -19C-18 -18 -21 -12 -19 -7C-17 -3 -12 -2 -10 -5\
            C-8 -8 -11 -12 -14 -10C-13 -13 -9 -13 -8 -9C-8 -6 -8 -5 -9 -3L-17 1L-9 4\
            C-8 9 -5 12 -4 14L0 20L4 14C5 12 8 9 9 4L17 1L9 -3C8 -5 8 -6 8 -9\
            C9 -13 13 -13 14 -10C11 -12 8 -8 10 -5C12 -2 17 -3 19 -7C21 -12 18 -18 13 -19\
            C9 -20 4 -17 4 -10ZM-6.5 -3L-2 -0.5L-6 1.5ZM6.5 -3L2 -0.5L6 1.5ZM-3.5 7Q0 10.5 3.5 7\
            Q0 8 -3.5 7Z",
    },
    // skeleton
    Token {
        colour: "#f0e6cc",
        dark: true,
        shape: "M0 -19C-11 -19 -17 -12 -17 -4C-17 1 -15 5 -11 7L-10 15C-10 17 -9 18 -7 18H-6V13\
            H-4V19H-1V13H1V19H4V13H6V18H7C9 18 10 17 10 15L11 7C15 5 17 1 17 -4\
            C17 -12 11 -19 0 -19ZM-11.6 -3A4.6 4.8 0 1 0 -2.4 -3A4.6 4.8 0 1 0 -11.6 -3ZM2.4 -3\
            A4.6 4.8 0 1 0 11.6 -3A4.6 4.8 0 1 0 2.4 -3ZM0 2L3 8H-3Z",
    },
    // slime
    Token {
        colour: "#62b04a",
        dark: true,
        shape: "M-19 17.5C-21 13.5 -18 10.5 -15 8.5C-13 3.5 -12 -1.5 -11 -5.5\
            C-16 -6.5 -18 -10.5 -16 -14.5C-14 -18.5 -8 -19.5 -5 -15.5C-2 -12.5 -3 -8.5 -6 -6.5\
            L-5 -1.5C-2 -3 3 -3.5 6 -2.5L7 -9.5C4 -11.5 3 -15.5 6 -18.5\
            C10 -22.5 16 -19.5 17 -14.5C17 -11.5 15 -8.5 12 -8.5L12 -1.5C14 1.5 15 5.5 16 8.5\
            C19 10.5 21 13.5 19 17.5ZM-12.7 -12A3.2 3.2 0 1 0 -6.3 -12A3.2 3.2 0 1 0 -12.7 -12Z\
            M7.3 -14A3.2 3.2 0 1 0 13.7 -14A3.2 3.2 0 1 0 7.3 -14ZM-10.4 -11.5\
            A1.4 1.4 0 1 0 -7.6 -11.5A1.4 1.4 0 1 0 -10.4 -11.5ZM8.6 -13.5\
            A1.4 1.4 0 1 0 11.4 -13.5A1.4 1.4 0 1 0 8.6 -13.5ZM-9 4.5C-4 7.5 4 7.5 9 4.5\
            C8 10.5 4 13.5 0 13.5C-4 13.5 -8 10.5 -9 4.5Z",
    },
    // bat
    Token {
        colour: "#7b52c4",
        dark: false,
        shape: "M-4 -7L-6 -14L-1.5 -9.5H1.5L6 -14L4 -7C6 -5 9 -5 11 -8C13 -10 15 -12 16 -13\
            C20 -8 20.5 0 19 8C17 4 14 3 11 7C9 4 7 4 5 7C4 10 2 12 0 16C-2 12 -4 10 -5 7\
            C-7 4 -9 4 -11 7C-14 3 -17 4 -19 8C-20.5 0 -20 -8 -16 -13C-15 -12 -13 -10 -11 -8\
            C-9 -5 -6 -5 -4 -7ZM-3.4 -4A1.2 1.6 0 1 0 -1 -4A1.2 1.6 0 1 0 -3.4 -4ZM1 -4\
            A1.2 1.6 0 1 0 3.4 -4A1.2 1.6 0 1 0 1 -4ZM-2.5 1H2.5L1.5 4L0.5 1.5H-0.5L-1.5 4Z",
    },
    // werewolf
    Token {
        colour: "#5b83b0",
        dark: false,
        shape: "M-13 -20L-5 -12C-2 -13 2 -13 5 -12L13 -20C15 -14 15 -9 13 -5L19 -3L15 2L18 7\
            L12 8L13 13L7 12C6 16 3 19 0 20C-3 19 -6 16 -7 12L-13 13L-12 8L-18 7L-15 2L-19 -3\
            L-13 -5C-15 -9 -15 -14 -13 -20ZM-10 -4L-3 -1L-4 2C-7 2 -9 0 -10 -4ZM10 -4L3 -1L4 2\
            C7 2 9 0 10 -4ZM-3 7H3L0 11ZM-5 12L-3 17L-1.5 13.5H1.5L3 17L5 12L0 13Z",
    },
    // wisp
    Token {
        colour: "#35b3c2",
        dark: true,
        shape: "M-1 20C-9 20 -14 15 -14 8C-14 1 -9 -1 -8 -8C-5 -6 -4 -4 -4 -1C0 -5 2 -12 -2 -19\
            C7 -16 12 -7 10 0C12 -1 13 -3 13 -4C17 4 15 20 -1 20ZM-1 16C4 16 8 13 8 8\
            C8 5 6 4 4 3C3 5 2 6 0 6C1 3 0 1 -2 0C-3 4 -9 4 -9 9C-9 13 -6 16 -1 16ZM-5.6 10.5\
            A1.6 2.2 0 1 0 -2.4 10.5A1.6 2.2 0 1 0 -5.6 10.5ZM0.9 10.5A1.6 2.2 0 1 0 4.1 10.5\
            A1.6 2.2 0 1 0 0.9 10.5ZM14 -20L15.5 -15.5L20 -14L15.5 -12.5L14 -8L12.5 -12.5L8 -14\
            L12.5 -15.5ZM-14 -16L-13 -13L-10 -12L-13 -11L-14 -8L-15 -11L-18 -12L-15 -13Z",
    },
];

/// Returns the id of the symbol of a monster: its disc, the middle at the origin.
#[must_use]
pub fn token_id(monster: Monster) -> String {
    format!("token-{}", monster.name())
}

pub(super) fn define(svg: &mut Svg) {
    for monster in Monster::ALL {
        let token = &TOKENS[monster.index()];
        let (mut disc, mut ring) = (Path::new(), Path::new());
        disc.ellipse(pt(0.0, 0.0), RADIUS, RADIUS);
        ring.ellipse(pt(0.0, 0.0), RADIUS - 3.5, RADIUS - 3.5);
        svg.group(Tag::new("g").text("id", &token_id(monster)), |svg| {
            svg.path(&format!("token monster-{}", monster.name()), &disc);
            svg.path("token-ring", &ring);
            let class = if token.dark { "silhouette dark-on-light" } else { "silhouette" };
            data(svg, class, token.shape);
        });
    }
}

/// Draws a monster at `at`. Its pointer touches `tip`, a point of the section it stands on.
pub(super) fn draw(svg: &mut Svg, monster: Monster, at: Point, tip: Point, scale: f64) {
    let away = tip - at;
    let step = away * (1.0 / away.length());
    let side = pt(-step.y, step.x) * (11.0 * scale);
    let foot = at + step * (20.0 * scale);
    let mut pointer = Path::new();
    pointer.polygon(&[foot - side, tip, foot + side]);
    svg.path(&format!("pointer monster-{}", monster.name()), &pointer);
    svg.place_scaled(&token_id(monster), at, scale);
}

/// Adds the classes of monsters.
pub(super) fn style(sheet: &mut Sheet) {
    let rim = sheet.palette.token;
    sheet.rule("token", &format!("stroke:{rim};stroke-width:2.5;stroke-linejoin:round"));
    sheet.rule("pointer", "stroke:#fff6df;stroke-width:1.8;stroke-linejoin:round");
    sheet.line("token-ring", "#fff", "1.5", "stroke-opacity:.35");
    sheet.fill("silhouette", "#fff", "fill-rule:evenodd");
    sheet.rule("dark-on-light", &format!("fill:{INK}"));
    for (monster, token) in Monster::ALL.into_iter().zip(&TOKENS) {
        sheet.fill(&format!("monster-{}", monster.name()), token.colour, "");
    }
}
