//! What stands on a board of landscape tiles, and where.

use super::neighbours::origin;
use super::{BoardDrawing, Laid, figures};
use crate::shape::{Point, SIDE, pt};
use crate::things::Thing;
use crate::tile::{CORNERS, Places};
use fogbound_tilesets::Building;

/// Half the width of a printed ghost on a tile, and its height.
const PRINTED: Point = pt(16.0, 32.0);
/// Half the width and half the height of the ruin.
const RUIN: f64 = 34.0;

impl BoardDrawing<'_> {
    /// Returns everything on it that is worth an explanation, what stands in front last.
    #[must_use]
    pub fn things(&self) -> Vec<Thing> {
        let printed = self.scene.tiles.iter().flat_map(on_tile);
        printed.chain(figures::things(self.scene, &self.neighbours, self.detail)).collect()
    }
}

/// Returns what is printed on a tile: its building, its corner of the ruin, its ghosts.
fn on_tile(laid: &Laid) -> Vec<Thing> {
    let (cell, corner) = (laid.cell, origin(laid.cell));
    let Some(tile) = &laid.face else {
        return vec![Thing::new("face-down", cell, corner, corner + pt(SIDE, SIDE))];
    };
    let places = Places::new(tile);
    let around = |name, at: Point, before: Point, behind: Point| {
        Thing::new(name, cell, corner + at - before, corner + at + behind)
    };
    let building = tile.kind.building.zip(places.building());
    let building = building.map(|(building, middle)| match building {
        Building::Monastery => around("monastery", middle, pt(32.0, 68.0), pt(42.0, 28.0)),
        Building::Castle => around("castle", middle, pt(46.0, 72.0), pt(46.0, 30.0)),
        Building::Cemetery => around("cemetery", middle, pt(50.0, 44.0), pt(50.0, 42.0)),
    });
    let ruin = tile.ruin.map(|at| around("ruin", CORNERS[at], pt(RUIN, RUIN), pt(RUIN, RUIN)));
    let mut things: Vec<Thing> = building.into_iter().chain(ruin).collect();
    for mist in &tile.kind.mists {
        let feet = places.ghosts(mist.edges.turned(tile.rotation), mist.ghosts).into_iter();
        let feet = feet.take(mist.ghosts.into());
        things.extend(feet.map(|foot| around("ghost", foot, PRINTED, pt(PRINTED.x, 4.0))));
    }
    things
}
