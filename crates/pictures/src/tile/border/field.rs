//! The border of a field: along its half-edges, and from one run of them to the next beside the
//! roads, walls and mists between.
//!
//! Half-edge *i* runs from place *i* to the next of eight places, clockwise from the north-west
//! corner: corners at even places, middles of edges, where roads begin, at odd ones.

use super::{END, Line, ROAD, beside, cap, unit};
use crate::shape::{Point, SIDE, is_near, pt};
use crate::tile::layout::{Layout, Way};
use crate::tile::region::{CORNERS, MIDDLES};
use fogbound_game::{Edges, Halves, Side};

/// From a wall to the border of the field before it.
const WALL: f64 = 10.0;
/// Depth to which the mist of an edge reaches into a field.
const FOG: f64 = 40.0;
const PLACES: u8 = 8;

/// A line beside which a field runs, the field at its right.
struct Rail {
    from: u8,
    to: u8,
    points: Vec<Point>,
}

/// Returns the border of the field with these half-edges on a tile with these misty sides.
pub fn border(layout: &Layout, misty: Edges, halves: Halves) -> Vec<Line> {
    let has_road = |place: u8| has_road(layout, place);
    let mut lines = Vec::new();
    for half in halves.iter() {
        let next = (half + 1) % PLACES;
        let [from, to] = [(half, 1.0), (next, -1.0)]
            .map(|(at, forward)| if has_road(at) { aside(at, forward) } else { place(at) });
        lines.push(Line::seam(from, to));
    }
    let begins = |half: u8| {
        halves.contains(half) && (has_road(half) || !halves.contains((half + 7) % PLACES))
    };
    let runs: Vec<u8> = (0..PLACES).filter(|&half| begins(half)).collect();
    let rails = rails(layout, misty);
    for (number, &run) in runs.iter().enumerate() {
        // The place where this run ends, and the one where the next begins.
        let end = (run + 1..=run + PLACES)
            .find(|&at| has_road(at % PLACES) || !halves.contains(at % PLACES))
            .map_or(run, |at| at % PLACES);
        let next = runs[(number + 1) % runs.len()];
        let [first, last] = [(end, -1.0), (next, 1.0)]
            .map(|(at, forward)| if has_road(at) { aside(at, forward) } else { place(at) });
        if end == next && !has_road(end) {
            continue;
        }
        let mut points = vec![first];
        let clear = |point: &Point| misty.iter().all(|side| depth(*point, side) > FOG - 1.0);
        points.extend(bridge(&rails, end, next).into_iter().filter(clear));
        points.push(last);
        lines.push(Line::inner(points));
    }
    lines
}

/// Returns a place on the border of the tile.
fn place(number: u8) -> Point {
    let side = usize::from(number / 2) % 4;
    if number.is_multiple_of(2) { CORNERS[side] } else { MIDDLES[side] }
}

/// Beside the road that begins at a place: after it (1) or before it (-1), clockwise.
fn aside(number: u8, forward: f64) -> Point {
    let along = unit(place(number), place((number + 1) % PLACES));
    place(number) + along * (ROAD * forward)
}

/// Counts the steps clockwise from a place to another; all the way round to itself.
fn steps(from: u8, to: u8) -> u8 {
    match (to + PLACES - from) % PLACES {
        0 => PLACES,
        steps => steps,
    }
}

/// From the end of one run to the beginning of the next, along the rails that reach farthest.
fn bridge(rails: &[Rail], from: u8, to: u8) -> Vec<Point> {
    let (mut at, mut left) = (from, steps(from, to));
    let mut points = Vec::new();
    while left > 0 {
        let fits = |rail: &&Rail| rail.from == at && steps(at, rail.to) <= left;
        match rails.iter().filter(fits).max_by_key(|rail| steps(at, rail.to)) {
            Some(rail) => {
                points.extend(&rail.points);
                left -= steps(at, rail.to);
                at = rail.to;
            }
            None => {
                // Nothing printed leads there: a line over the open ground.
                points.extend([at, to].map(|at| place(at).towards(Point::CENTRE, 0.4)));
                left = 0;
            }
        }
    }
    points
}

/// Returns true if a road begins at a place.
fn has_road(layout: &Layout, place: u8) -> bool {
    ways(layout).any(|(way, _)| starts(way).any(|at| at == place))
}

/// Returns the ways of a tile with the place where each begins.
fn ways(layout: &Layout) -> impl Iterator<Item = (&Way, u8)> {
    layout.roads.iter().filter_map(|way| Some((way, starts(way).next()?)))
}

/// Returns the places at which a way meets edges, in the order of its line.
fn starts(way: &Way) -> impl Iterator<Item = u8> {
    let ends = [way.line.first(), way.line.last()];
    ends.into_iter().flatten().filter_map(|end| {
        let side = MIDDLES.iter().position(|middle| middle.distance(*end) < 0.01)?;
        Some(2 * side as u8 + 1)
    })
}

/// Returns the distance of a point from a side of the tile.
fn depth(point: Point, side: Side) -> f64 {
    let Point { x, y } = point;
    [y, SIDE - x, SIDE - y, x][side.index()]
}

/// Before the mist of an edge: the whole of it, or to and from its road.
fn before_mist(side: Side, has_road: impl Fn(u8) -> bool) -> Vec<Rail> {
    let first = 2 * side as u8;
    let corners = [pt(FOG, FOG), pt(SIDE - FOG, FOG)].map(|point| point.turned(side.index()));
    let [begin, end] = corners;
    let rail = |from: u8, to: u8, points: &[Point]| Rail {
        from,
        to: to % PLACES,
        points: points.to_vec(),
    };
    if has_road(first + 1) {
        vec![rail(first, first + 1, &[begin]), rail(first + 1, first + 2, &[end])]
    } else {
        vec![rail(first, first + 2, &corners)]
    }
}

/// Returns everything beside which fields run.
fn rails(layout: &Layout, misty: Edges) -> Vec<Rail> {
    let walls: Vec<Vec<Point>> =
        layout.cities.iter().flat_map(|town| &town.walls).map(|wall| reversed(wall)).collect();
    let mut rails: Vec<Rail> = walls.iter().filter_map(|wall| along_wall(wall)).collect();
    for side in misty.iter() {
        rails.extend(before_mist(side, |place| has_road(layout, place)));
    }
    let mut ends: Vec<(&Way, u8)> = Vec::new();
    for (way, start) in ways(layout) {
        match starts(way).nth(1) {
            Some(other) => {
                let there = inner(&way.line, ROAD);
                let back = inner(&reversed(&way.line), ROAD);
                rails.push(Rail { from: start, to: other, points: there });
                rails.push(Rail { from: other, to: start, points: back });
            }
            None => ends.push((way, start)),
        }
    }
    for &(way, from) in &ends {
        for &(other, to) in &ends {
            rails.push(Rail { from, to, points: over_the_end(way, other) });
        }
        for wall in &walls {
            rails.extend(to_the_gate(way, from, wall).into_iter().flatten());
        }
    }
    rails
}

fn reversed(line: &[Point]) -> Vec<Point> {
    line.iter().rev().copied().collect()
}

/// Returns the line beside another, without its ends.
fn inner(line: &[Point], distance: f64) -> Vec<Point> {
    let mut points = beside(line, distance);
    points.pop();
    points.drain(..1.min(points.len()));
    points
}

/// Returns a wall from corner to corner.
fn along_wall(wall: &[Point]) -> Option<Rail> {
    let corner = |point: &Point| {
        let corner = CORNERS.iter().position(|corner| corner.distance(*point) < 0.01)?;
        Some(2 * corner as u8)
    };
    let (from, to) = (corner(wall.first()?)?, corner(wall.last()?)?);
    Some(Rail { from, to, points: inner(wall, WALL) })
}

/// In beside a road to where it ends, and out beside another, or the same.
fn over_the_end(way: &Way, other: &Way) -> Vec<Point> {
    let (there, back) = (&way.line, reversed(&other.line));
    let mut points = inner(there, ROAD);
    if core::ptr::eq(way, other) {
        let [left, right] = cap(there);
        points.extend([right, left]);
        points.extend(inner(&back, ROAD));
        return points;
    }
    let clear = |line: &[Point], of: &[Point]| -> Vec<Point> {
        let points = inner(line, ROAD).into_iter();
        points.filter(|point| !is_near(*point, of, ROAD - 0.5)).collect()
    };
    let mut points = clear(there, &back);
    points.extend(clear(&back, there));
    points
}

/// Beside a road to the gate at its end and along the wall, and the other way round.
fn to_the_gate(way: &Way, from: u8, wall: &[Point]) -> [Option<Rail>; 2] {
    let gate = way.line.last().copied().unwrap_or_default();
    let piece = wall.windows(2).position(|ends| is_near(gate, ends, 2.0));
    let Some(piece) = piece else { return [None, None] };
    let Some(whole) = along_wall(wall) else { return [None, None] };
    let clear = |points: Vec<Point>| points.into_iter().filter(|at| at.distance(gate) > ROAD + END);
    let mut after = inner(&way.line, ROAD);
    after.extend(clear(beside(&wall[piece + 1..], WALL)).take(wall.len() - piece - 2));
    let mut before: Vec<Point> = clear(beside(&wall[..=piece], WALL)).skip(1).collect();
    before.extend(inner(&reversed(&way.line), ROAD));
    [
        Some(Rail { from, to: whole.to, points: after }),
        Some(Rail { from: whole.from, to: from, points: before }),
    ]
}

#[cfg(test)]
mod tests;
