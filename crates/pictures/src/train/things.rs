//! What there is to see on a train board, and where.

use super::board::{FRAME, TrainBoard, corner};
use super::monster::RADIUS;
use super::spot::Plan;
use crate::figures::Icon;
use crate::shape::{Point, SIDE, pt};
use crate::small::Glyph;
use crate::things::Thing;
use fogbound_game::{Cell, Side};

/// Half the size of a diamond.
const GEM: f64 = 20.0;
/// Half the width of a door, and its height.
const DOOR: Point = pt(44.0, 66.0);
/// Half the width of a buffer stop, and its height.
const BUFFER: Point = pt(28.0, 22.0);

impl TrainBoard {
    /// Returns everything on it that is worth an explanation, what lies in front last.
    #[must_use]
    pub fn things(&self) -> Vec<Thing> {
        let mut things = Vec::new();
        for (space, tile) in (0u8..).zip(&self.tiles) {
            let Some(tile) = tile else { continue };
            let plan = Plan::of(&tile.kind, tile.rotation);
            let mut add = |glyph: Glyph, at: Point, half: f64| {
                let (at, half) = (place(space) + at, pt(half, half));
                let thing = |name| Thing::new(name, cell(space), at - half, at + half);
                things.extend(glyph.piece().map(thing));
            };
            for &(monster, at, _) in &plan.monsters {
                add(Glyph::Monster(monster), at, RADIUS);
            }
            for &(_, at, size) in &plan.diamonds {
                add(Glyph::icon(Icon::Diamond), at, GEM * size);
            }
        }
        let at_edge = |name, space: u8, side: Side, size: Point, way: f64| {
            let middle = place(space) + pt(SIDE / 2.0, 0.0).turned(side.index());
            let (across, along) = match side {
                Side::North => (pt(1.0, 0.0), pt(0.0, -1.0)),
                Side::East => (pt(0.0, 1.0), pt(1.0, 0.0)),
                Side::South => (pt(1.0, 0.0), pt(0.0, 1.0)),
                Side::West => (pt(0.0, 1.0), pt(-1.0, 0.0)),
            };
            let far = middle + along * (way * size.y) + across * size.x;
            Thing::new(name, cell(space), middle - across * size.x, far)
        };
        // Doors stand outside, buffer stops inside.
        let stops = self.dead_ends.iter();
        things.extend(stops.map(|&(space, side)| at_edge("dead-end", space, side, BUFFER, -1.0)));
        for door in &self.doors {
            let name = Glyph::Door(door.kind).piece();
            things.extend(name.map(|name| at_edge(name, door.space, door.side, DOOR, 1.0)));
        }
        things
    }
}

/// Returns the cell of a space.
fn cell(space: u8) -> Cell {
    Cell::new((space % 3).into(), (space / 3).into())
}

/// Returns the corner of a space, without the frame.
fn place(space: u8) -> Point {
    corner(space) - pt(FRAME, FRAME)
}
