//! Positions of everything on a tile, before anything is drawn: walls, roads, the middle, free
//! slots.
//!
//! The crooked lines are made as printed and then turned, so a tile keeps its roads and walls when
//! it is turned by hand.

use super::Tile;
use super::region::{CORNERS, Gap, MIDDLES, gaps, is_band, is_diagonal, outline};
use crate::shape::{Point, along_cubic, inside, is_near, pt};
use crate::wobble::Wobble;
use fogbound_game::{Edges, Rotation, Side};
use fogbound_tilesets::{Building, Mist, RoadEnd};

/// The positions of everything on one turned tile.
#[derive(Clone, Debug)]
pub struct Layout {
    /// In the order of the kind.
    pub cities: Vec<Town>,
    /// In the order of the kind.
    pub roads: Vec<Way>,
    /// In the order of the kind.
    pub mists: Vec<Bank>,
    /// The place of the building or of the meeting of the roads.
    pub middle: Point,
}

/// A city segment.
#[derive(Clone, Debug)]
pub struct Town {
    /// Its edges, turned.
    pub edges: Edges,
    /// Its outline, closed.
    pub around: Vec<Point>,
    /// Its walls, open lines.
    pub walls: Vec<Vec<Point>>,
    /// The places of its coats of arms, side by side.
    pub coats: Vec<Point>,
}

/// A road segment.
#[derive(Clone, Debug)]
pub struct Way {
    /// Its edges, turned.
    pub edges: Edges,
    /// The feature at its end.
    pub end: Option<RoadEnd>,
    /// Cubic pieces: the beginning, then three points for each.
    pub curve: Vec<Point>,
    /// Points along its middle.
    pub line: Vec<Point>,
}

/// A mist segment.
#[derive(Clone, Debug)]
pub struct Bank {
    /// Its edges, turned.
    pub edges: Edges,
    /// The places of the feet of the printed ghosts.
    pub symbols: Vec<Point>,
    /// True if it lies in the dent of a city, where ghosts are smaller.
    pub dent: bool,
}

impl Town {
    fn turned(self, rotation: Rotation) -> Town {
        let edges = self.edges.turned(rotation);
        Town {
            edges,
            around: turned(&self.around, rotation),
            walls: self.walls.iter().map(|wall| turned(wall, rotation)).collect(),
            coats: coat_places(edges, self.coats.len()),
        }
    }
}

impl Way {
    fn turned(self, rotation: Rotation) -> Way {
        Way {
            edges: self.edges.turned(rotation),
            end: self.end,
            curve: turned(&self.curve, rotation),
            line: turned(&self.line, rotation),
        }
    }
}

fn turned(points: &[Point], rotation: Rotation) -> Vec<Point> {
    points.iter().map(|point| point.turned(usize::from(rotation.quarters()))).collect()
}

impl Bank {
    /// Returns the size of its printed ghosts.
    #[must_use]
    pub fn symbol_scale(&self) -> f64 {
        if self.dent { 0.5 } else { 0.62 }
    }
}

impl Layout {
    /// Lays out a tile.
    #[must_use]
    pub fn new(tile: &Tile) -> Layout {
        let printed = towns(tile);
        let middle = middle(tile, &printed);
        let ways = ways(tile, &printed, middle);
        // A castle is tall, so it stands a little lower.
        let lower = if tile.kind.building == Some(Building::Castle) { 6.0 } else { 0.0 };
        let turns = usize::from(tile.rotation.quarters());
        let mut layout = Layout {
            cities: printed.into_iter().map(|town| town.turned(tile.rotation)).collect(),
            roads: ways.into_iter().map(|way| way.turned(tile.rotation)).collect(),
            mists: Vec::new(),
            middle: middle.turned(turns) + pt(0.0, lower),
        };
        let bank = |mist: &Mist| {
            let edges = mist.edges.turned(tile.rotation);
            let symbols = layout.row_of_ghosts(tile, edges, mist.ghosts);
            Bank { edges, symbols, dent: layout.is_dent(edges) }
        };
        layout.mists = tile.kind.mists.iter().map(bank).collect();
        layout
    }

    /// Returns true if a mist on one edge lies in a dent of the city beside it.
    fn is_dent(&self, edges: Edges) -> bool {
        edges.smallest().filter(|_| edges.len() == 1).is_some_and(|side| {
            self.cities
                .iter()
                .any(|town| gaps(town.edges).any(|gap| gap == Gap { first: side.index(), len: 1 }))
        })
    }

    /// Returns the feet of `count` ghosts standing in a row on a mist segment with these (turned)
    /// edges.
    #[must_use]
    pub fn row_of_ghosts(&self, tile: &Tile, edges: Edges, count: u8) -> Vec<Point> {
        let dent = self.is_dent(edges);
        let (centre, upright) = self.ghost_centre(tile, edges, count);
        let lowest = if dent { 42.0 } else { 54.0 };
        // Beside a road that crosses the only edge.
        let lone = edges.len() == 1 && self.roads.iter().any(|way| way.edges.contains_all(edges));
        let (apart, aside) = match count {
            1 if lone => (0.0, 38.0),
            2 if lone => (80.0, 0.0),
            0..=2 => (46.0, 0.0),
            _ => (43.0, 0.0),
        };
        (0..count)
            .map(|at| {
                let off = (f64::from(at) - f64::from(count - 1) / 2.0) * apart + aside;
                let odd = at % 2 == 1;
                let shift = match (upright, odd) {
                    (true, true) => pt(8.0, off),
                    (true, false) => pt(-4.0, off),
                    (false, true) => pt(off, 5.0),
                    (false, false) => pt(off, -2.0),
                };
                let foot = centre + shift + pt(0.0, 20.0);
                pt(foot.x.clamp(24.0, 176.0), foot.y.clamp(lowest, 194.0))
            })
            .collect()
    }

    /// Returns the middle of a row of ghosts, and whether the row is upright.
    fn ghost_centre(&self, tile: &Tile, edges: Edges, count: u8) -> (Point, bool) {
        let (dent, building) = (self.is_dent(edges), has_middle(tile));
        let tall = tile.kind.building == Some(Building::Castle);
        let out = |side: Side, part: f64| Point::CENTRE.towards(MIDDLES[side.index()], part);
        let upright = |side: Side| side.index() % 2 == 1;
        if let Some(side) = edges.smallest().filter(|_| edges.len() == 1) {
            let part = if dent {
                0.86
            } else if building {
                0.8
            } else {
                0.64
            };
            return (out(side, part), upright(side));
        }
        let sum = edges.iter().fold(Point::default(), |sum, side| sum + MIDDLES[side.index()]);
        let mean = sum * (1.0 / f64::from(edges.len().max(1)));
        // Nobody stands in a building, or hidden behind one that is tall.
        let behind = tall && mean.y < self.middle.y;
        if building && (count > 2 || behind || mean.distance(self.middle) < 62.0) {
            // The edge farthest from the building; rather below or beside it than behind it.
            let room = |side: &Side| {
                let away = MIDDLES[side.index()].distance(self.middle);
                (away + [0.0, 12.0, 20.0, 12.0][side.index()]) as i64
            };
            if let Some(side) = edges.iter().max_by_key(room) {
                let part = if upright(side) { 0.74 } else { 0.68 };
                return (out(side, part), upright(side));
            }
        }
        let part = if building && is_diagonal(edges) { 1.25 } else { 1.0 };
        (Point::CENTRE.towards(mean, part), is_band(edges) && edges.contains(Side::North))
    }

    /// Returns true if a place is meadow: away from roads, walls, cities and the middle.
    #[must_use]
    pub fn is_free(&self, tile: &Tile, at: Point, from_walls: f64, from_roads: f64) -> bool {
        let clear_of_roads = !self.roads.iter().any(|way| is_near(at, &way.line, from_roads));
        let clear_of_cities = self.cities.iter().all(|town| {
            !inside(at, &town.around)
                && !town.walls.iter().any(|wall| is_near(at, wall, from_walls))
        });
        let clear_of_middle =
            !has_middle(tile) || at.distance(self.middle) > 60.0 + from_walls * 0.4;
        let clear_of_ruin = tile.ruin.is_none_or(|corner| at.distance(CORNERS[corner % 4]) > 92.0);
        clear_of_roads && clear_of_cities && clear_of_middle && clear_of_ruin
    }

    /// Middles of the wall pieces that are closed by a gatehouse.
    pub fn gates(&self) -> impl Iterator<Item = Point> + '_ {
        let ends = self.roads.iter().filter(|way| way.end == Some(RoadEnd::City));
        ends.filter_map(|way| way.curve.last().copied())
    }
}

/// Returns true if something stands in the middle: a building or a village.
fn has_middle(tile: &Tile) -> bool {
    tile.kind.building.is_some() || tile.has_road_to(RoadEnd::Village)
}

fn towns(tile: &Tile) -> Vec<Town> {
    (0..)
        .zip(&tile.kind.cities)
        .map(|(number, city)| {
            let mut wobble = Wobble::new("wall", tile.seed(), number);
            let outline = outline(city.edges, |gap| wall_over(gap, &mut wobble));
            Town {
                edges: city.edges,
                around: outline.around,
                walls: outline.lines,
                coats: coat_places(city.edges, usize::from(city.coats)),
            }
        })
        .collect()
}

/// Inner points of a wall over a gap of 1, 2 or 3 edges that begins at the north.
const WALLS: [[Point; 4]; 3] = [
    [pt(33.0, 29.0), pt(70.0, 45.0), pt(130.0, 45.0), pt(167.0, 29.0)],
    [pt(36.0, 44.0), pt(78.0, 76.0), pt(124.0, 122.0), pt(158.0, 165.0)],
    [pt(29.0, 37.0), pt(58.0, 71.0), pt(58.0, 129.0), pt(29.0, 163.0)],
];

fn wall_over(gap: Gap, wobble: &mut Wobble) -> Vec<Point> {
    let mut wall = vec![CORNERS[0]];
    wall.extend(WALLS[gap.len - 1].iter().map(|&point| wobble.near(point, 3.0)));
    wall.push(CORNERS[gap.len]);
    wall
}

/// Returns the middle of the tile as printed, pushed away from cities.
fn middle(tile: &Tile, towns: &[Town]) -> Point {
    let cemetery = tile.kind.building == Some(Building::Cemetery);
    let mut middle = Point::CENTRE;
    for town in towns {
        let push = match town.edges.len() {
            1 if cemetery => 0.27,
            1 => 0.17,
            2 if is_diagonal(town.edges) => 0.36,
            _ => continue,
        };
        for side in town.edges.iter() {
            middle = middle + (Point::CENTRE - MIDDLES[side.index()]) * push;
        }
    }
    middle
}

fn ways(tile: &Tile, towns: &[Town], middle: Point) -> Vec<Way> {
    (0..)
        .zip(&tile.kind.roads)
        .map(|(number, road)| {
            let mut wobble = Wobble::new("road", tile.seed(), number);
            let mut sides = road.edges.iter().map(|side| MIDDLES[side.index()]);
            let from = sides.next().unwrap_or(Point::CENTRE);
            let curve = match sides.next() {
                Some(to) if is_band(road.edges) => straight(from, to, &mut wobble),
                Some(to) => bend(from, to, &mut wobble),
                None => dead_end(from, end_of(tile, road.end, from, towns, middle), &mut wobble),
            };
            let line = curve
                .windows(4)
                .step_by(3)
                .flat_map(|piece| along_cubic([piece[0], piece[1], piece[2], piece[3]], 14))
                .collect();
            Way { edges: road.edges, end: road.end, curve, line }
        })
        .collect()
}

/// Straight through with a lazy swing: two pieces through a middle that is moved sideways.
fn straight(from: Point, to: Point, wobble: &mut Wobble) -> Vec<Point> {
    let swing = wobble.within(9.0);
    let upright = from.x == to.x;
    let aside = if upright { pt(swing, 0.0) } else { pt(0.0, swing) };
    let middle = Point::CENTRE + aside;
    let inner = |edge: Point| edge.towards(Point::CENTRE, 0.45);
    let near = |edge: Point| edge.towards(Point::CENTRE, 0.5) + aside;
    vec![from, inner(from), near(from), middle, near(to), inner(to), to]
}

fn bend(from: Point, to: Point, wobble: &mut Wobble) -> Vec<Point> {
    let part = wobble.between(0.55, 0.68);
    vec![from, from.towards(Point::CENTRE, part), to.towards(Point::CENTRE, part), to]
}

fn dead_end(from: Point, to: Point, wobble: &mut Wobble) -> Vec<Point> {
    let first = from.towards(Point::CENTRE, 0.42);
    vec![from, first, wobble.near(first.towards(to, 0.5), 3.6), to]
}

/// Returns the end of a road that begins at `from`.
fn end_of(tile: &Tile, end: Option<RoadEnd>, from: Point, towns: &[Town], middle: Point) -> Point {
    let before = |reach: f64| {
        let away = from - middle;
        middle + away * (reach / away.length())
    };
    match end {
        Some(RoadEnd::City) => facing_wall(from, towns).unwrap_or(middle),
        Some(RoadEnd::Castle) => before(24.0),
        Some(RoadEnd::Cemetery) => before(38.0),
        Some(RoadEnd::Monastery) => before(26.0),
        Some(RoadEnd::Ruin) => tile.ruin_as_printed().map_or(middle, |corner| CORNERS[corner]),
        Some(RoadEnd::Village | RoadEnd::Crossing) | None => middle,
    }
}

/// Returns the middle of the middle piece of the wall that best faces an edge.
fn facing_wall(from: Point, towns: &[Town]) -> Option<Point> {
    let inward = Point::CENTRE - from;
    let aside = |gate: &Point| {
        let to = *gate - from;
        let cross = to.x * inward.y - to.y * inward.x;
        (cross.abs() + 0.01 * gate.distance(Point::CENTRE)) * 100.0
    };
    let gates = towns.iter().flat_map(|town| &town.walls).map(|wall| {
        let half = wall.len() / 2;
        wall[half - 1].towards(wall[half], 0.5)
    });
    gates.min_by_key(|gate| aside(gate) as i64)
}

/// Returns the places of the coats of arms of a city with these edges.
fn coat_places(edges: Edges, count: usize) -> Vec<Point> {
    let first = coat_place(edges) - pt(15.0, 0.0) * count.saturating_sub(1) as f64;
    (0..count).map(|number| first + pt(30.0, 0.0) * number as f64).collect()
}

/// Returns the place of a single coat of arms.
fn coat_place(edges: Edges) -> Point {
    let sum = edges
        .iter()
        .fold(Point::default(), |sum, side| sum + (MIDDLES[side.index()] - Point::CENTRE));
    match (edges.len(), edges.smallest()) {
        (1, Some(Side::North | Side::South)) => Point::CENTRE + sum * 0.76 + pt(30.0, 0.0),
        (1, _) => Point::CENTRE + sum * 0.74 + pt(0.0, 30.0),
        (2, _) if is_diagonal(edges) => Point::CENTRE + sum * 0.6,
        _ => Point::CENTRE,
    }
}
