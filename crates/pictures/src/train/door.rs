//! Signs on the edges of spaces: doors outside a board, buffer stops inside.
//!
//! Both are symbols drawn for a northern edge, its middle at the origin, and turned to the others.

use crate::figures::{data, ink};
use crate::shape::{Path, Point, SIDE, pt};
use crate::style::Sheet;
use crate::svg::{Svg, Tag};
use fogbound_game::Side;
use fogbound_tilesets::DoorKind;

/// The stones around every door, and the opening.
const ARCH: &str = "M-42 0V-22A42 42 0 0 1 42 -22V0Z";
const ARCH_JOINTS: &str = "M-42 -22H-33M42 -22H33M-36.4 -43L-28.6 -38.5M36.4 -43L28.6 -38.5\
    M-21 -58.4L-16.5 -50.6M21 -58.4L16.5 -50.6M0 -64V-55";
const OPENING: &str = "M-33 0V-22A33 33 0 0 1 33 -22V0Z";

/// Returns the lines of what fills the opening, each with its class.
const fn filling(kind: DoorKind) -> &'static [(&'static str, &'static str)] {
    match kind {
        DoorKind::Bone => &BONE,
        DoorKind::Tooth => &TOOTH,
        DoorKind::Plain => &PLAIN,
    }
}

/// One of the crossed bones; the other is its mirror image.
const BONE_DOWN: &str = "M-22.1 -45.2C-26.4 -43.8 -28.9 -37.6 -25.1 -35.2\
    C-27.2 -31 -21.5 -28 -18.4 -31.4L13.6 -11.4C11.9 -7.1 16.6 -2.7 20.2 -5.9\
    C24.1 -3.7 28.3 -8.9 25.5 -12.4C28.9 -15.4 25.9 -21.3 21.4 -20L-10.9 -40.2\
    C-9.4 -45.3 -17.9 -49.8 -22.1 -45.2Z";
const BONE: [(&str, &str); 1] = [("door-blue", OPENING)];
const TOOTH: [(&str, &str); 3] = [
    ("door-gum", OPENING),
    ("door-throat", "M-30 0V-22C-30 -34 -16 -44 0 -44C16 -44 30 -34 30 -22V0Z"),
    (
        "bone",
        "M-31 -27L-24 -12L-15 -38ZM-15 -40L-8 -17L0 -43ZM0 -43L8 -17L15 -40ZM15 -38L24 -12\
         L31 -27ZM-31 0L-23 -11L-15 0ZM-8 0L0 -13L8 0ZM15 0L23 -11L31 0Z",
    ),
];
const PLAIN: [(&str, &str); 4] = [
    ("door-wood", OPENING),
    ("door-line", "M-16 0V-50M0 0V-54M16 0V-50"),
    ("door-iron", "M-32 -12H32M-28 -36H28"),
    ("door-ring", "M6 -24C6 -29 13 -29 13 -24C13 -19 6 -19 6 -24Z"),
];

/// Boards in red and white, with a lamp, across the track.
const BUFFER: [(&str, &str); 4] = [
    ("buffer-foot", "M-17 13V22M17 13V22"),
    ("buffer", "M-28 4H28V15H-28Z"),
    ("buffer-stripe", "M-22 4H-13L-19 15H-28ZM-4 4H5L-1 15H-10ZM14 4H23L17 15H8Z"),
    ("buffer-lamp", "M-6 9.5A6 6 0 0 1 6 9.5A6 6 0 0 1 -6 9.5Z"),
];

/// Returns the id of the symbol of a door.
#[must_use]
pub fn door_id(kind: DoorKind) -> &'static str {
    match kind {
        DoorKind::Bone => "door-bone",
        DoorKind::Tooth => "door-tooth",
        DoorKind::Plain => "door-plain",
    }
}

/// The id of the symbol of a buffer stop.
pub(super) const BUFFER_ID: &str = "buffer-stop";

pub(super) fn define(svg: &mut Svg) {
    for kind in DoorKind::ALL {
        svg.group(Tag::new("g").text("id", door_id(kind)), |svg| {
            data(svg, "door-arch", ARCH);
            data(svg, "door-line", ARCH_JOINTS);
            filling(kind).iter().for_each(|(class, line)| data(svg, class, line));
            if kind == DoorKind::Bone {
                draw_bones(svg);
            }
        });
    }
    svg.group(Tag::new("g").text("id", BUFFER_ID), |svg| {
        BUFFER.iter().for_each(|(class, line)| data(svg, class, line));
    });
}

fn draw_bones(svg: &mut Svg) {
    for side in [1.0, -1.0] {
        let mut bone = Path::new();
        bone.stamp(BONE_DOWN, pt(0.0, 0.0), pt(side, 1.0));
        svg.path("bone", &bone);
    }
}

/// Draws a symbol at an edge of the space whose north-west corner is at `corner`.
pub(super) fn draw_at_edge(svg: &mut Svg, id: &str, corner: Point, side: Side) {
    let middle = corner + pt(SIDE / 2.0, 0.0).turned(side.index());
    let turn =
        format!("translate({} {}) rotate({})", middle.x as i32, middle.y as i32, 90 * side.index());
    svg.leaf(Tag::new("use").href(id).text("transform", &turn));
}

/// Adds the classes of doors and buffer stops.
pub(super) fn style(sheet: &mut Sheet) {
    sheet.fill("door-arch", "#5b5087", &ink("2.5"));
    sheet.fill("door-blue", "#2f5f86", &ink("2"));
    sheet.fill("bone", "#fff6df", &ink("2"));
    sheet.fill("door-gum", "#b03a52", &ink("2"));
    sheet.fill("door-throat", "#3a0d1e", "");
    sheet.fill("door-wood", "#8a5a34", &ink("2"));
    sheet.line("door-line", super::DARK, "2.2", "stroke-opacity:.6");
    sheet.line("door-iron", "#3d3a4c", "5", "");
    sheet.line("door-ring", "#d8d2e6", "2.6", "");
    sheet.line("buffer-foot", super::DARK, "5", "");
    sheet.fill("buffer", "#fff", &ink("2.5"));
    sheet.fill("buffer-stripe", "#d8413a", "");
    sheet.fill("buffer-lamp", "#ff6b5a", &ink("2"));
}
