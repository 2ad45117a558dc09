//! Places at which monsters and diamonds of a track tile are drawn.
//!
//! Each layout has a few spots that are clear of its track. A section takes them in its own order.
//! The pointer of a monster ends on the bed of its section, so its owner is never in doubt.

use super::track::Way;
use crate::shape::{Point, pt};
use fogbound_game::ShortList as _;
use fogbound_game::{Edges, Rotation, Side};
use fogbound_tilesets::{Monster, Track, TrackKind};

/// A spot for a section: its place in [`Layout::spots`], and where the pointer ends.
type Stand = (usize, Point);

/// The spots of one type of tile in its upright position.
struct Layout {
    spots: &'static [Point],
    /// For each section the spots it may take, the best first.
    stands: [&'static [Stand]; 2],
}

const STRAIGHT: Layout = Layout {
    spots: &[pt(40.0, 58.0), pt(160.0, 142.0), pt(40.0, 142.0), pt(160.0, 58.0)],
    stands: [
        &[(0, pt(82.0, 58.0)), (1, pt(118.0, 142.0)), (2, pt(82.0, 142.0)), (3, pt(118.0, 58.0))],
        &[],
    ],
};
/// From north to east.
const CURVE: Layout = Layout {
    spots: &[pt(88.0, 112.0), pt(166.0, 34.0), pt(158.0, 160.0), pt(40.0, 42.0), pt(38.0, 162.0)],
    stands: [
        &[(0, pt(118.0, 82.0)), (1, pt(137.0, 63.0)), (2, pt(158.0, 115.0)), (3, pt(85.0, 42.0))],
        &[],
    ],
};
/// From north to south below, from west to east above.
const BRIDGE: Layout = Layout {
    spots: &[pt(37.0, 34.0), pt(163.0, 166.0), pt(163.0, 34.0), pt(37.0, 166.0)],
    stands: [
        &[(0, pt(82.0, 34.0)), (1, pt(118.0, 166.0)), (2, pt(118.0, 34.0)), (3, pt(82.0, 166.0))],
        &[(0, pt(37.0, 82.0)), (1, pt(163.0, 118.0)), (2, pt(163.0, 82.0)), (3, pt(37.0, 118.0))],
    ],
};
/// From north to east, and from south to west.
const DOUBLE: Layout = Layout {
    spots: &[pt(166.0, 34.0), pt(34.0, 166.0), pt(41.0, 41.0), pt(159.0, 159.0)],
    stands: [
        &[(0, pt(137.0, 63.0)), (2, pt(86.0, 41.0)), (3, pt(159.0, 114.0))],
        &[(1, pt(63.0, 137.0)), (3, pt(114.0, 159.0)), (2, pt(41.0, 86.0))],
    ],
};

/// A tile with everything in its place, as it lies.
#[derive(Clone, Debug)]
pub(super) struct Plan {
    /// The way of each section; of a bridge the lower one first.
    pub ways: Vec<Way>,
    /// True if the last section runs over the others.
    pub bridge: bool,
    /// Each monster: its middle, and the end of its pointer.
    pub monsters: Vec<(Monster, Point, Point)>,
    /// Each diamond: its value, its middle, its size.
    pub diamonds: Vec<(u8, Point, f64)>,
}

impl Plan {
    pub fn of(kind: &TrackKind, rotation: Rotation) -> Plan {
        let mut sections: Vec<(Edges, &[Monster])> = kind
            .sections
            .iter()
            .map(|section| (section.edges.turned(rotation), &section.monsters[..]))
            .collect();
        // The section at the northern edge comes first: below on a bridge.
        sections.sort_short_by_key(|(edges, _)| !edges.contains(Side::North));
        let ways: Vec<Way> = sections.iter().map(|(edges, _)| Way::of(*edges)).collect();
        let track = kind.track();
        let layout = match track {
            Track::Straight => &STRAIGHT,
            Track::Curve => &CURVE,
            Track::Bridge => &BRIDGE,
            Track::DoubleCurve => &DOUBLE,
        };
        // Spots turn with the track, except at a bridge, which looks the same from two sides.
        let turn =
            if track == Track::Bridge { 0 } else { ways.first().map_or(0, |way| way.quarters) };
        let upright = |point: Point| point.turned(turn);
        let mut free = vec![true; layout.spots.len()];
        let mut monsters = Vec::new();
        for ((_, on_section), stands) in sections.iter().zip(layout.stands) {
            for &monster in *on_section {
                // A tile has at most three monsters, and every section more spots than that.
                if let Some(&(spot, tip)) = stands.iter().find(|(spot, _)| free[*spot]) {
                    free[spot] = false;
                    monsters.push((monster, upright(layout.spots[spot]), upright(tip)));
                }
            }
        }
        let left = layout.spots.iter().zip(free).rev().filter(|(_, free)| *free);
        let left: Vec<Point> = left.map(|(&spot, _)| upright(spot)).collect();
        Plan {
            ways,
            bridge: track == Track::Bridge,
            monsters,
            diamonds: spread(&kind.diamonds, &left),
        }
    }
}

/// Puts one diamond on each spot. When there are more, small ones stand in rows of three on the
/// first.
fn spread(values: &[u8], spots: &[Point]) -> Vec<(u8, Point, f64)> {
    if values.len() <= spots.len() {
        return values.iter().zip(spots).map(|(&value, &spot)| (value, spot, 1.0)).collect();
    }
    let Some(&spot) = spots.first() else { return Vec::new() };
    let cell = |number: u8| pt(f64::from(number % 3) - 1.0, f64::from(number / 3) - 1.0);
    let small = |(number, &value): (u8, &u8)| (value, spot + cell(number) * 21.0, 0.46);
    (0..9).zip(values).map(small).collect()
}

#[cfg(test)]
mod tests;
