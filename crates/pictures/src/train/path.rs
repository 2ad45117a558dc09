//! The area of a path, where a page can be pointed at.

use super::board::{FRAME, corner};
use super::track::Way;
use crate::shape::{Path, pt};
use fogbound_game::Edges;

/// Half the width of the area.
const REACH: f64 = 30.0;

/// Returns the area of a path: a band along its sections, each by its space and its edges as it
/// lies. The origin is the north-west corner of space 0.
#[must_use]
pub fn path_area(sections: &[(u8, Edges)]) -> Path {
    let mut area = Path::new();
    for &(space, edges) in sections {
        Way::of(edges).add_band(&mut area, REACH, corner(space) - pt(FRAME, FRAME));
    }
    area
}
