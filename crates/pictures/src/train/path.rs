//! Paths of a board, drawn over its tiles. The origin is the north-west corner of space 0.

use super::track::{Way, draw_light};
use crate::shape::{Path, Point, SIDE, pt};
use crate::svg::{Svg, Tag};
use fogbound_game::Edges;

/// Half the width of the area of a path.
const REACH: f64 = 30.0;

/// The north-west corner of a space.
fn corner(space: u8) -> Point {
    pt(SIDE * f64::from(space % 3), SIDE * f64::from(space / 3))
}

/// Draws light on the sections of a path, each by its space and its edges as it lies.
pub fn draw_lit_path(svg: &mut Svg, sections: &[(u8, Edges)]) {
    for &(space, edges) in sections {
        let at = Tag::new("g").at(corner(space), 1.0);
        svg.group(at, |svg| draw_light(svg, &[Way::of(edges)]));
    }
}

/// The area of a path: a band along its sections.
#[must_use]
pub fn path_area(sections: &[(u8, Edges)]) -> Path {
    let mut area = Path::new();
    for &(space, edges) in sections {
        Way::of(edges).add_band(&mut area, REACH, corner(space));
    }
    area
}
