//! Ghosts: flat dark ink where they are printed on a tile, white figures on a dark base where they are
//! in play. So they differ without colours and where they are small.
//!
//! The origin is the middle of the hem, of ghosts in play the middle of their base.

use super::{Figure, data, glyph, shadow};
use crate::Detail;
use crate::shape::{Path, Point, pt};
use crate::style::Sheet;
use crate::svg::{Svg, Tag};

/// Head, arms and ragged hem.
const BODY: &str = "M-15 -22C-22 -22 -23 -15 -19 -13C-17 -13 -16 -15 -15 -16\
    C-15 -11 -15 -7 -18 -3C-13 -1 -10 -3 -7 -6C-5 -1 -1 1 3 0C3 -3 4 -5 5 -7C8 -2 15 0 23 -6\
    C18 -8 16 -12 15.5 -17C17 -16 19 -15 21 -17C23 -21 19 -25 15.5 -25C15.5 -39 9 -47 0 -47\
    C-10 -47 -15.5 -37 -15 -22Z";
/// The side away from the light.
const SHADE: &str = "M15.5 -24C15.5 -38 9 -46 2 -46C8 -40 10 -30 8.5 -20C7.5 -13 8 -10 6 -7\
    C9 -3 15 -1 21 -6C17 -8 15 -13 15 -17Z";
/// The same of a ghost that looks the other way.
const SHADE_LEFT: &str = "M14 -22C15 -36 9 -46 2 -46C8 -40 10 -30 9 -20C8 -12 8 -8 8 -5\
    C10 -2 13 -1 17 -3C14 -7 14 -12 14 -17Z";

/// Most ghosts on one base that are drawn one by one.
const SINGLY: u8 = 3;
/// The distance of the ghosts on one base.
const APART: f64 = 27.0;
/// The size of a ghost on its base.
const RAISED: f64 = 1.12;

pub(super) fn define(svg: &mut Svg) {
    svg.group(Tag::new("g").text("id", "ghost-startled"), |svg| {
        face(svg, 1.0, SHADE, &[(-5.0, -31.0), (6.0, -31.0)], None);
    });
    svg.group(Tag::new("g").text("id", "ghost-smiling"), |svg| {
        let smile = "M-5.5 -24.5Q0 -15 5.5 -24.5Q0 -21.5 -5.5 -24.5Z";
        face(svg, -1.0, SHADE_LEFT, &[(-6.0, -31.0), (5.0, -31.0)], Some(smile));
    });
    for count in 1..=SINGLY {
        let tag = Tag::new("g").text("id", &Figure::Ghosts(count).id());
        svg.group(tag, |svg| draw_on_base(svg, count));
    }
    svg.group(Tag::new("g").text("id", "ghost-printed"), |svg| {
        let mut ink = Path::new();
        ink.stamp(BODY, pt(0.0, 0.0), pt(1.0, 1.0));
        ink.ellipse(pt(-5.0, -30.0), 3.2, 4.8).ellipse(pt(6.0, -30.0), 3.2, 4.8);
        svg.path("ghost-printed", &ink);
    });
}

/// Returns the id of so many ghosts on one base.
pub(super) fn id(count: u8) -> String {
    format!("ghosts-{}", count.clamp(1, SINGLY))
}

/// Returns half the width of the base of so many ghosts that are drawn one by one.
pub(super) fn half_base(count: u8) -> f64 {
    24.0 + (f64::from(count.clamp(1, SINGLY)) - 1.0) * APART / 2.0
}

/// Draws ghosts side by side on their base.
fn draw_on_base(svg: &mut Svg, count: u8) {
    let half = half_base(count);
    let (mut side, mut top) = (Path::new(), Path::new());
    shadow(svg, 6.0, 5.0, half + 3.0);
    svg.path("ghost-base", side.ellipse(pt(0.0, 2.0), half, 10.0));
    svg.path("ghost-top", top.ellipse(pt(0.0, -1.0), half - 3.5, 6.5));
    for number in 0..count {
        let aside = (f64::from(number) - f64::from(count - 1) / 2.0) * APART;
        // The middle one of three stands a little behind.
        let behind = if count == SINGLY && number == 1 { -3.0 } else { 0.0 };
        let mood = if number % 2 == 0 { "ghost-startled" } else { "ghost-smiling" };
        svg.place_scaled(mood, pt(aside, behind), RAISED);
    }
}

/// Draws a white ghost: rim, body (`facing` -1 mirrors it), shade, eyes with a glint, mouth, cheeks.
fn face(svg: &mut Svg, facing: f64, shade: &str, eyes: &[(f64, f64)], smile: Option<&str>) {
    let mut body = Path::new();
    body.stamp(BODY, pt(0.0, 0.0), pt(facing, 1.0));
    let [mut dark, mut glints, mut cheeks] = [Path::new(), Path::new(), Path::new()];
    for &(x, y) in eyes {
        dark.ellipse(pt(x, y), 3.0, 4.6);
        glints.ellipse(pt(x + 1.0, y - 2.0), 1.0, 1.4);
        cheeks.ellipse(pt(if x < 0.0 { x - 5.0 } else { x + 5.0 }, y + 6.0), 2.8, 2.0);
    }
    match smile {
        Some(smile) => dark.stamp(smile, pt(0.0, 0.0), pt(1.0, 1.0)),
        None => dark.ellipse(pt(0.5, -21.5), 2.4, 3.2),
    };
    svg.path("ghost-rim", &body);
    svg.path("ghost", &body);
    data(svg, "ghost-shade", shade);
    svg.path("figure-dark", &dark);
    svg.path("glint", &glints);
    svg.path("blush", &cheeks);
}

/// The ghosts in play in one place: up to three on one base, from two on with their number.
#[derive(Clone, Copy, Debug)]
pub struct Haunt {
    count: u8,
    /// As many as are drawn one by one: a single one where tiles are small.
    shown: u8,
    scale: f64,
}

impl Haunt {
    /// Returns so many ghosts, at least one.
    #[must_use]
    pub fn new(count: u8, detail: Detail) -> Haunt {
        let shown = detail.of(SINGLY, SINGLY, 1).min(count.max(1));
        Haunt { count: count.max(1), shown, scale: detail.of(1.0, 1.1, 1.5) }
    }

    /// Returns half the width of the base.
    #[must_use]
    pub fn half(&self) -> f64 {
        half_base(self.shown) * self.scale
    }

    /// Returns the room that the ghosts on their base and the number take around the middle of the
    /// base: the upper left and the lower right corner.
    #[must_use]
    pub fn room(&self) -> (Point, Point) {
        let half = half_base(self.shown);
        let number = if self.count > 1 { 14.0 } else { 0.0 };
        (pt(-half - 4.0, -54.0) * self.scale, pt(half + 4.0 + number, 12.0) * self.scale)
    }

    /// Draws them, the middle of their base at `at`.
    pub fn draw(&self, svg: &mut Svg, at: Point) {
        Figure::Ghosts(self.shown).place(svg, at, self.scale);
        if self.count > 1 {
            let disc = pt(half_base(self.shown), -45.0) * self.scale;
            draw_number(svg, at + disc, self.count, self.scale);
        }
    }
}

/// Draws ghosts that would come: on an amber ring, with a plus before their number; on a dashed one, with a
/// question mark behind it, if it is not certain.
pub fn ghosts_to_come(svg: &mut Svg, at: Point, count: u8, is_certain: bool) {
    let half = half_base(count);
    let [mut ring, mut pill, mut number] = [Path::new(), Path::new(), Path::new()];
    ring.ellipse(pt(0.0, 0.0), half + 10.0, 17.0);
    let sign = pt(half, -52.0);
    let (width, aside) = if is_certain { (27.0, 10.0) } else { (36.0, 20.0) };
    pill.ellipse(sign, width, 19.0);
    glyph::add_sign(&mut number, '+', sign - pt(aside, 0.0), 2.0);
    glyph::add_number(&mut number, count.into(), sign - pt(aside - 20.0, 0.0), 2.0);
    if !is_certain {
        glyph::add_sign(&mut number, '?', sign + pt(aside, 0.0), 2.0);
    }
    let ring_class = if is_certain { "coming" } else { "coming-perhaps" };
    svg.group(Tag::new("g").at(at, 1.0), |svg| {
        ["rim", ring_class].iter().for_each(|class| svg.path(class, &ring));
        Figure::Ghosts(count).place(svg, Point::default(), 1.0);
        svg.path("pip-focus", &pill);
        svg.path("coming-number", &number);
    });
}

/// The ghosts printed on one segment. `scale` is 1 for ghosts 44 wide.
pub fn printed_ghosts(svg: &mut Svg, slots: &[Point], scale: f64, detail: Detail) {
    let scale = scale * detail.of(1.0, 1.0, 1.3);
    slots.iter().for_each(|&slot| Figure::PrintedGhost.place(svg, slot, scale));
}

/// Draws a number on a dark disc, 33 wide at `scale` 1.
fn draw_number(svg: &mut Svg, at: Point, count: u8, scale: f64) {
    let (mut disc, mut number) = (Path::new(), Path::new());
    disc.ellipse(pt(0.0, 0.0), 16.5, 16.5);
    let size = if count > 9 { 1.5 } else { 2.0 };
    glyph::add_number(&mut number, count.into(), pt(0.0, 0.0), size);
    svg.group(Tag::new("g").at(at, scale), |svg| {
        svg.path("ghost-disc", &disc);
        svg.path("ghost-number", &number);
    });
}

/// Adds the classes of ghosts.
pub(super) fn style(sheet: &mut Sheet) {
    let p = sheet.palette;
    let line = |colour: &str, width: &str| {
        format!("stroke:{colour};stroke-width:{width};stroke-linejoin:round")
    };
    sheet.rule("ghost-rim", &format!("fill:none;{}", line(super::INK, "6.5")));
    sheet.fill("ghost", p.ghost, &line(super::INK, "2.4"));
    sheet.fill("ghost-shade", p.ghost_shade, "");
    sheet.fill("ghost-base", BASE, &line(p.token, "2"));
    sheet.fill("ghost-top", "#5a4fa3", "");
    sheet.fill("ghost-disc", BASE, &line("#fff", "3"));
    sheet.line("ghost-number", "#fff", "4.2", "");
    sheet.fill("coming", p.accent, &format!("fill-opacity:.35;{}", line(p.accent, "5.5")));
    let dashed = format!("fill-opacity:.2;{};stroke-dasharray:13 9", line(p.accent, "5.5"));
    sheet.fill("coming-perhaps", p.accent, &dashed);
    sheet.line("coming-number", super::INK, "4", "");
    sheet.fill("ghost-printed", p.printed, "fill-opacity:.6;fill-rule:evenodd");
    sheet.fill("glint", "#fff", "");
    sheet.fill("blush", "#f2a3b3", "fill-opacity:.75");
}

/// The colour of bases and of the discs with numbers.
const BASE: &str = "#2a2153";
