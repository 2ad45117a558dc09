//! Ghosts: hollow where they are printed on a tile, solid where they are in play.
//!
//! The origin is the middle of the hem.

use super::{Figure, data, glyph, shadow};
use crate::Detail;
use crate::shape::{Path, Point, SIDE, pt};
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

/// The mood of a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Mood {
    /// Round eyes, round mouth.
    Startled,
    /// A smile.
    Smiling,
}

impl Mood {
    /// The moods alternate from one ghost to the next.
    #[must_use]
    pub const fn of(number: usize) -> Mood {
        if number.is_multiple_of(2) { Mood::Smiling } else { Mood::Startled }
    }
}

/// Most ghosts in one place that are drawn one by one.
const SINGLY: usize = 3;

pub(super) fn define(svg: &mut Svg) {
    svg.group(Tag::new("g").text("id", "ghost-startled"), |svg| {
        shadow(svg, 3.0, 3.0, 19.0);
        face(svg, 1.0, SHADE, &[(-5.0, -31.0), (6.0, -31.0)], None);
    });
    svg.group(Tag::new("g").text("id", "ghost-smiling"), |svg| {
        shadow(svg, -3.0, 3.0, 19.0);
        let smile = "M-5.5 -24.5Q0 -15 5.5 -24.5Q0 -21.5 -5.5 -24.5Z";
        face(svg, -1.0, SHADE_LEFT, &[(-6.0, -31.0), (5.0, -31.0)], Some(smile));
    });
    svg.group(Tag::new("g").text("id", "ghost-printed"), |svg| {
        let mut eyes = Path::new();
        eyes.ellipse(pt(-5.0, -30.0), 2.8, 4.2).ellipse(pt(6.0, -30.0), 2.8, 4.2);
        data(svg, "ghost-printed", BODY);
        svg.path("ghost-mark", &eyes);
    });
}

/// Draws a solid ghost: body (`facing` -1 mirrors it), shade, eyes with a glint, mouth, cheeks.
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
    svg.path("ghost", &body);
    data(svg, "ghost-shade", shade);
    svg.path("figure-dark", &dark);
    svg.path("glint", &glints);
    svg.path("blush", &cheeks);
}

/// The way the ghosts of one place are drawn.
pub(crate) enum Row {
    /// One by one: who, where, how large.
    Each(Vec<(Figure, Point, f64)>),
    /// One ghost for all, with their number.
    Crowd(Svg),
}

/// Ghost counters of one segment in the free slots of a tile, alone or on a board: one by one, or,
/// where they are more than three, more than the slots, or drawn small, one ghost with their number.
pub(crate) fn counters(slots: &[Point], count: usize, detail: Detail) -> Row {
    // Neighbouring slots are as far apart as a counter is wide.
    let scale = if count > 1 { detail.of(1.0, 1.0, 1.4) } else { growth(detail) };
    if count <= SINGLY.min(slots.len()) && (count < 2 || !detail.is_far()) {
        let ghost =
            |(number, &slot): (usize, &Point)| (Figure::Ghost(Mood::of(number)), slot, scale);
        return Row::Each(slots.iter().take(count).enumerate().map(ghost).collect());
    }
    let mut svg = Svg::new();
    crowd(&mut svg, Figure::Ghost(Mood::Smiling), slots, count, 1.15 * scale, detail);
    Row::Crowd(svg)
}

/// Draws ghost counters of one segment in the free slots of a tile: up to three one by one.
pub fn ghost_counters(svg: &mut Svg, slots: &[Point], count: usize, detail: Detail) {
    match counters(slots, count, detail) {
        Row::Each(ghosts) => {
            ghosts.into_iter().for_each(|(figure, at, scale)| figure.place(svg, at, scale));
        }
        Row::Crowd(crowd) => svg.append(&crowd),
    }
}

/// The ghosts printed on one segment: one by one, or, where the tile is drawn small, one ghost with
/// their number. `scale` is 1 for ghosts as large as counters.
pub fn printed_ghosts(svg: &mut Svg, slots: &[Point], scale: f64, detail: Detail) {
    let scale = scale * growth(detail);
    if slots.len() < 2 || !detail.is_far() {
        slots.iter().for_each(|&slot| Figure::PrintedGhost.place(svg, slot, scale));
    } else {
        crowd(svg, Figure::PrintedGhost, slots, slots.len(), 1.3 * scale, detail);
    }
}

/// Returns the enlargement of ghosts where tiles are drawn smaller.
fn growth(detail: Detail) -> f64 {
    detail.of(1.0, 1.15, 1.4)
}

/// Draws one ghost for all, in the middle of the slots, with their number.
fn crowd(svg: &mut Svg, ghost: Figure, slots: &[Point], count: usize, scale: f64, detail: Detail) {
    let (Some(&first), Some(&last)) = (slots.first(), slots.last()) else { return };
    let middle = first.towards(last, 0.5);
    // Neither the ghost nor the number leaves the tile, which may lie on a board.
    let corner = pt((middle.x / SIDE).floor(), (middle.y / SIDE).floor()) * SIDE;
    let x = (middle.x - 6.0 * scale).max(corner.x + 24.0 * scale);
    let y = middle.y.max(corner.y + 54.0 * scale);
    let middle = pt(x.min(corner.x + SIDE - 38.0 * scale), y);
    ghost.place(svg, middle, scale);
    count_badge(svg, middle + pt(23.0, -40.0) * scale, count, scale * detail.of(1.0, 1.1, 1.4));
}

/// Draws a number on a disc, 23 wide at `scale` 1.
pub fn count_badge(svg: &mut Svg, at: Point, count: usize, scale: f64) {
    let (mut disc, mut number) = (Path::new(), Path::new());
    disc.ellipse(pt(0.0, 0.0), 11.5, 11.5);
    // Fifteen ghosts are the whole supply; a picture of more would still be drawn.
    let size = if count > 9 { 1.0 } else { 1.4 };
    glyph::add_number(&mut number, i32::try_from(count).unwrap_or(i32::MAX), pt(0.0, 0.0), size);
    svg.group(Tag::new("g").at(at, scale), |svg| {
        svg.path("badge", &disc);
        svg.path("sign", &number);
    });
}

/// Adds the classes of ghosts.
pub(super) fn style(sheet: &mut Sheet) {
    let p = sheet.palette;
    let round = "stroke-linejoin:round";
    let line = |colour: &str, width: &str| format!("stroke:{colour};stroke-width:{width};{round}");
    sheet.fill("ghost", p.ghost, &line(p.ink, "2.2"));
    sheet.fill("ghost-shade", p.ghost_shade, "");
    sheet.fill("ghost-printed", p.ghost, &format!("fill-opacity:.5;{}", line(p.printed, "2.6")));
    sheet.fill("ghost-mark", p.printed, "");
    sheet.fill("glint", "#fff", "");
    sheet.fill("blush", "#f2a3b3", "fill-opacity:.75");
}
