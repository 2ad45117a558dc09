//! Boards of Ghosts Galore side by side, each on a paper below its heading.

use super::draw_paper;
use super::text::{shortened, write};
use crate::Detail;
use crate::shape::{Point, pt};
use crate::svg::{Svg, Tag};
use crate::train::{BOARD, TrainBoard, draw_board};

/// Room between papers, and within them.
const ROOM: f64 = 32.0;
const INSIDE: f64 = 18.0;
/// Height of a heading, and size of its letters.
const HEADING: f64 = 64.0;
const LETTERS: f64 = 46.0;

/// Draws boards from the origin, up to three in one row, more in two, and returns width and height.
pub fn draw(svg: &mut Svg, boards: &[(TrainBoard, String)], detail: Detail) -> Point {
    let paper = pt(BOARD + 2.0 * INSIDE, BOARD + HEADING + 2.0 * INSIDE);
    let step = paper + pt(ROOM, ROOM);
    let count = boards.len();
    let columns = if count > 3 { count.div_ceil(2) } else { count.max(1) };
    for (number, (board, heading)) in boards.iter().enumerate() {
        let place = pt((number % columns) as f64 * step.x, (number / columns) as f64 * step.y);
        svg.group(Tag::new("g").at(place + pt(ROOM, ROOM), 1.0), |svg| {
            draw_paper(svg, paper, &["paper"]);
            let heading = shortened(heading, LETTERS, BOARD);
            write(svg, "title", LETTERS, pt(INSIDE + 6.0, INSIDE + 40.0), &heading);
            let corner = pt(INSIDE, INSIDE + HEADING);
            svg.group(Tag::new("g").at(corner, 1.0), |svg| draw_board(svg, board, detail));
        });
    }
    let rows = count.div_ceil(columns);
    pt(columns as f64 * step.x + ROOM, rows as f64 * step.y + ROOM)
}
