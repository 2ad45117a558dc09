//! The back of a tile: the same night for all, so that nothing shows what is below.

use crate::svg::{Svg, Tag};

/// Frame, sky, moon, drifting lines and a few stars.
const BACK: [(&str, &str); 5] = [
    ("back", "M0 0H200V200H0Z"),
    ("back-line", "M10 10H190V190H10Z"),
    ("back-sky", "M48 92A52 52 0 1 1 152 92A52 52 0 1 1 48 92Z"),
    ("moon", "M118 52A46 46 0 1 0 138 122A38 38 0 1 1 118 52Z"),
    (
        "back-line",
        "M22 146C50 132 62 158 92 146S150 132 178 146M40 164C66 152 84 174 112 164S150 156 166 164\
         M24 44H24.1M48 28H48.1M168 36H168.1M176 76H176.1M30 96H30.1M150 24H150.1",
    ),
];

/// Draws the back of a tile.
pub fn draw_back(svg: &mut Svg) {
    for (class, line) in BACK {
        svg.leaf(Tag::new("path").class(class).text("d", line));
    }
}
