//! A board: nine spaces in a brick frame with a string of bulbs, its doors outside.

use super::door::{BUFFER_ID, door_id, draw_at_edge};
use super::tile::{TrackTile, draw_track_tile};
use crate::Detail;
use crate::shape::{Path, Point, SIDE, pt};
use crate::style::Sheet;
use crate::svg::{Svg, Tag};
use fogbound_game::{Edges, Side};
use fogbound_tilesets::{Door, DoorKind};

/// Width of the frame.
pub const FRAME: f64 = 84.0;
/// Side of a board with its frame.
pub const BOARD: f64 = 3.0 * SIDE + 2.0 * FRAME;

/// From the edge of the spaces to the bulbs.
const BULBS: f64 = 28.0;
/// Bulbs along a side.
const BULBS_OF_A_SIDE: u8 = 24;
/// No bulb is nearer than this to the middle of a door.
const DOORWAY: f64 = 58.0;
/// Height of a course of bricks, half the length of a brick.
const COURSE: f64 = 32.0;

/// Spaces of a board.
pub const SPACES: u8 = 9;

/// A board with what lies on it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TrainBoard {
    /// The tile on each space, row by row from the north-west.
    pub tiles: [Option<TrackTile>; SPACES as usize],
    /// The doors of the side that is up.
    pub doors: Vec<Door>,
    /// Edges at which a path certainly ends without a door: each gets a buffer stop.
    pub dead_ends: Vec<(u8, Side)>,
    /// Sections to light up, each by its space and its edges as it lies.
    pub lit: Vec<(u8, Edges)>,
}

impl TrainBoard {
    /// Returns an empty board.
    #[must_use]
    pub fn new(doors: Vec<Door>) -> TrainBoard {
        TrainBoard { doors, ..TrainBoard::default() }
    }

    /// Returns the door on an edge of a space.
    pub(super) fn door(&self, space: u8, side: Side) -> Option<DoorKind> {
        let door = self.doors.iter().find(|door| (door.space, door.side) == (space, side));
        door.map(|door| door.kind)
    }
}

/// Returns the north-west corner of a space.
pub(super) fn corner(space: u8) -> Point {
    pt(FRAME + SIDE * f64::from(space % 3), FRAME + SIDE * f64::from(space / 3))
}

/// Draws a board. Its origin is the north-west corner of its frame, its side [`BOARD`].
pub fn draw_board(svg: &mut Svg, board: &TrainBoard, detail: Detail) {
    draw_frame(svg, board, detail);
    draw_empty(svg, board);
    for (space, tile) in (0..SPACES).zip(&board.tiles) {
        let Some(tile) = tile else { continue };
        let here = board.lit.iter().filter(|(lit, _)| *lit == space);
        let lit: Vec<Edges> = here.map(|(_, edges)| *edges).collect();
        svg.group(Tag::new("g").at(corner(space), 1.0), |svg| {
            draw_track_tile(svg, tile, &lit, detail)
        });
    }
    draw_dead_ends(svg, board);
    draw_doors(svg, board);
}

pub(super) fn draw_dead_ends(svg: &mut Svg, board: &TrainBoard) {
    for &(space, side) in &board.dead_ends {
        draw_at_edge(svg, BUFFER_ID, corner(space), side);
    }
}

pub(super) fn draw_doors(svg: &mut Svg, board: &TrainBoard) {
    for (space, side) in edges() {
        if let Some(kind) = board.door(space, side) {
            draw_at_edge(svg, door_id(kind), corner(space), side);
        }
    }
}

/// Returns every edge of every space.
fn edges() -> impl Iterator<Item = (u8, Side)> {
    (0..SPACES).flat_map(|space| Side::ALL.into_iter().map(move |side| (space, side)))
}

pub(super) fn draw_frame(svg: &mut Svg, board: &TrainBoard, detail: Detail) {
    svg.path("frame", &square(2.0, BOARD - 2.0));
    if !detail.is_far() {
        svg.path("brick", &bricks());
    }
    let bulbs = bulbs(board);
    svg.path("bulb-glow", &bulbs);
    svg.path("bulb", &bulbs);
    svg.path("plate", &square(FRAME - 6.0, BOARD - FRAME + 6.0));
}

pub(super) fn draw_empty(svg: &mut Svg, board: &TrainBoard) {
    let mut cells = Path::new();
    for (space, _) in (0..SPACES).zip(&board.tiles).filter(|(_, tile)| tile.is_none()) {
        let from = corner(space) + pt(9.0, 9.0);
        let to = from + pt(SIDE - 18.0, SIDE - 18.0);
        cells.polygon(&[from, pt(to.x, from.y), to, pt(from.x, to.y)]);
    }
    svg.path("empty-space", &cells);
}

fn square(from: f64, to: f64) -> Path {
    let mut path = Path::new();
    path.polygon(&[pt(from, from), pt(to, from), pt(to, to), pt(from, to)]);
    path
}

/// Returns the joints of the bricks.
fn bricks() -> Path {
    let mut joints = Path::new();
    let courses = (BOARD / COURSE) as u8;
    for course in 0..courses {
        let y = COURSE * f64::from(course);
        if course > 0 {
            joints.polyline(&[pt(2.0, y), pt(BOARD - 2.0, y)]);
        }
        let first = COURSE * f64::from(1 + course % 2);
        let along = (0..courses / 2).map(|brick| first + 2.0 * COURSE * f64::from(brick));
        for x in along.filter(|x| *x < BOARD - 2.0) {
            joints.polyline(&[pt(x, y), pt(x, y + COURSE)]);
        }
    }
    joints
}

/// Returns the bulbs that no door hides, each a line of no length.
fn bulbs(board: &TrainBoard) -> Path {
    let is_door = |point: Point| {
        edges().any(|(space, side)| {
            let middle = corner(space) + pt(SIDE / 2.0, -BULBS).turned(side.index());
            board.door(space, side).is_some() && middle.distance(point) < DOORWAY
        })
    };
    let (near, far) = (FRAME - BULBS, BOARD - FRAME + BULBS);
    let step = (far - near) / f64::from(BULBS_OF_A_SIDE);
    let mut path = Path::new();
    for number in 0..BULBS_OF_A_SIDE {
        let on = near + step * f64::from(number);
        let back = far - step * f64::from(number);
        for bulb in [pt(on, near), pt(far, on), pt(back, far), pt(near, back)] {
            if !is_door(bulb) {
                path.polyline(&[bulb, bulb + pt(0.1, 0.0)]);
            }
        }
    }
    path
}

/// Adds the classes of boards.
pub(super) fn style(sheet: &mut Sheet) {
    sheet.fill("frame", "#2c2548", "stroke:#4a3f78;stroke-width:4;stroke-linejoin:round");
    let ornament = sheet.palette.ornament;
    sheet.line("brick", "#4a3f78", "2", &format!("stroke-opacity:.45;display:{ornament}"));
    sheet.line("bulb-glow", "#ffb648", "23", "stroke-opacity:.17");
    sheet.line("bulb", "#ffdf8e", "9.5", "");
    sheet.fill("plate", super::DARK, "");
    sheet.fill(
        "empty-space",
        "#1d1834",
        "stroke:#7d6fb8;stroke-width:2.5;stroke-dasharray:10 8;stroke-linejoin:round",
    );
}
