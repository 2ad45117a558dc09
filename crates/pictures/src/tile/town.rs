//! Cities: ground, lamplight, walls with towers, houses in rows, squares and gardens.

use super::Tile;
use super::house::{Builder, CHAPEL, GATE, Tower};
use super::layout::{Layout, Town};
use super::meadow::BROADLEAF;
use super::region::{MIDDLES, is_diagonal};
use super::stack::{Part, Stack, Stuff};
use crate::detail::Detail;
use crate::shape::{Path, Point, inside, is_near, pt};
use crate::svg::{Svg, Tag};
use crate::wobble::Wobble;
use fogbound_game::ShortList as _;
use fogbound_game::Side;

/// Draws the ground, lamplight and walls of all cities of a tile.
pub fn draw_ground(svg: &mut Svg, layout: &Layout, detail: Detail) {
    let mut ground = Path::new();
    for town in &layout.cities {
        ground.polygon(&town.around);
    }
    svg.path("ground", &ground);
    if !detail.is_far() {
        for side in layout.cities.iter().flat_map(|town| town.edges.iter()) {
            svg.leaf(lamplight(side));
        }
    }
    let (mut face, mut top) = (Path::new(), Path::new());
    for wall in layout.cities.iter().flat_map(|town| &town.walls) {
        let lower: Vec<Point> = wall.iter().map(|&point| point + pt(0.0, 4.0)).collect();
        face.polyline(&lower);
        top.polyline(wall);
    }
    let mut both = face.clone();
    svg.path("wall-ink", both.append(&top));
    svg.path("wall-face", &face);
    svg.path("wall-top", &top);
    if detail.is_near() {
        svg.path("wall-crest", &top);
    }
}

/// Centred on the edge, so that both tiles show half of it.
fn lamplight(side: Side) -> Tag {
    let (rx, ry) = if side.index().is_multiple_of(2) { (96.0, 56.0) } else { (56.0, 96.0) };
    let Point { x, y } = MIDDLES[side.index()];
    Tag::new("ellipse")
        .class("lamplight")
        .number("cx", x)
        .number("cy", y)
        .number("rx", rx)
        .number("ry", ry)
}

/// Builds the houses, chapels, towers and gatehouses of all cities of a tile.
pub fn build(stack: &mut Stack, tile: &Tile, layout: &Layout, detail: Detail) {
    for (number, town) in (0..).zip(&layout.cities) {
        let seed = tile.seed().wrapping_add(u64::from(tile.rotation.quarters()));
        let wobble = Wobble::new("houses", seed, number);
        Quarter::new(town, layout, detail, wobble).build(stack);
    }
    towers(stack, layout, detail);
    for gate in layout.gates() {
        for aside in [-15.0, 15.0] {
            Tower { lit: !detail.is_far(), ..Tower::GATE }.draw(stack, gate + pt(aside, 8.0));
        }
        stack.stamp(GATE, gate);
    }
}

/// Adds a tower on each inner point of the walls, unless it would crowd another or a gate.
fn towers(stack: &mut Stack, layout: &Layout, detail: Detail) {
    let mut built: Vec<Point> = Vec::new();
    for wall in layout.cities.iter().flat_map(|town| &town.walls) {
        let half = wall.len() / 2;
        let middle = wall[half - 1].towards(wall[half], 0.5);
        let gated = layout.gates().any(|gate| gate.distance(middle) < 3.0);
        for (at, &point) in wall.iter().enumerate().take(wall.len() - 1).skip(1) {
            let inner = at == half - 1 || at == half;
            let crowded = built.iter().any(|other| other.distance(point) < 17.0);
            if (inner && gated) || crowded {
                continue;
            }
            built.push(point);
            match (detail.is_far(), inner) {
                (false, _) => Tower::WALL.draw(stack, point + pt(0.0, 5.0)),
                (true, true) => Tower::WALL_FAR.draw(stack, point + pt(0.0, 5.0)),
                (true, false) => {}
            }
        }
    }
}

/// Feet of the houses that stand on the northern edge of a tile, and again on the southern: half
/// on this tile, half on the next, so streets go on over the seam.
const ACROSS: [Point; 5] =
    [pt(38.0, 8.0), pt(66.0, 11.0), pt(96.0, 7.0), pt(130.0, 11.0), pt(161.0, 8.0)];

/// The same on the western and eastern edges.
const ALONG: [Point; 5] =
    [pt(-4.0, 52.0), pt(5.0, 79.0), pt(-3.0, 107.0), pt(4.0, 134.0), pt(-4.0, 163.0)];

/// Half width and height of a house with the room about it.
const HOUSE: Point = pt(11.5, 17.0);

/// Building up one city segment.
struct Quarter<'a> {
    town: &'a Town,
    layout: &'a Layout,
    builder: Builder,
    wobble: Wobble,
    /// The areas kept free of houses, as centre and radii.
    kept: Vec<(Point, Point)>,
    /// Feet of the houses so far.
    feet: Vec<Point>,
}

impl<'a> Quarter<'a> {
    fn new(town: &'a Town, layout: &'a Layout, detail: Detail, wobble: Wobble) -> Quarter<'a> {
        let builder = Builder { detail, size: detail.of(1.0, 1.12, 1.7) };
        let kept = town.coats.iter().map(|&coat| (coat + pt(0.0, 4.0), pt(27.0, 26.0)));
        let gates = layout.gates().map(|gate| (gate, pt(26.0, 26.0)));
        // Towers rise over what is behind them.
        let towers =
            town.walls.iter().flatten().map(|&foot| (foot - pt(0.0, 12.0), pt(18.0, 17.0)));
        let kept = kept.chain(gates).chain(towers).collect();
        Quarter { town, layout, builder, wobble, kept, feet: Vec::new() }
    }

    fn build(mut self, stack: &mut Stack) {
        self.lay_squares(stack);
        self.build_across_seams(stack);
        let first = self.feet.len();
        self.lay_rows();
        self.fill_gaps();
        self.plant(stack);
        let mut own = self.feet.split_off(first);
        own.sort_short_by_key(|foot| (foot.y * 10.0) as i64);
        let church = self.church(&own);
        let behind = |foot: Point| {
            church.is_some_and(|church| {
                (foot.x - church.x).abs() < 21.0 && (12.0..56.0).contains(&(church.y - foot.y))
            })
        };
        own.retain(|&foot| !behind(foot));
        for foot in own {
            if Some(foot) == church {
                stack.stamp(CHAPEL, foot);
            } else {
                self.builder.house(stack, foot, &mut self.wobble);
            }
        }
    }

    /// Adds a market, or a garden, in a city wide enough.
    fn lay_squares(&mut self, stack: &mut Stack) {
        let wide = self.town.edges.len() > 2
            || (self.town.edges.len() == 2 && !is_diagonal(self.town.edges));
        if self.builder.detail.is_far() || !wide {
            return;
        }
        let centre = Point::CENTRE + pt(self.wobble.within(8.0), 4.0);
        let market = !self.town.coats.is_empty() || self.wobble.chance(0.5);
        let spots =
            if market { [centre, self.corner_spot()] } else { [self.corner_spot(), centre] };
        self.place_square(stack, MARKET, pt(36.0, 21.0), spots[0]);
        // A tile with mist has no elements left for its trees.
        if self.town.edges.len() > 2 && self.layout.mists.is_empty() {
            self.place_square(stack, GARDEN, pt(27.0, 19.0), spots[1]);
        }
    }

    fn corner_spot(&mut self) -> Point {
        let aside = |wobble: &mut Wobble| if wobble.chance(0.5) { 54.0 } else { 146.0 };
        let x = aside(&mut self.wobble);
        pt(x, aside(&mut self.wobble).min(128.0))
    }

    fn place_square(&mut self, stack: &mut Stack, square: &[Part], radii: Point, at: Point) {
        let rim = (0..8).map(|step| at.on_ellipse(radii * 1.1, f64::from(step) * 45.0));
        let fits = rim.into_iter().all(|point| self.is_built_up(point, 9.0));
        let gate = self.layout.gates().any(|gate| gate.distance(at) < 44.0);
        if fits && !gate {
            stack.stamp(square, at);
            self.kept.push((at, radii + HOUSE * 0.5));
        }
    }

    fn build_across_seams(&mut self, stack: &mut Stack) {
        for side in self.town.edges.iter() {
            let (feet, corner) = match side {
                Side::North => (ACROSS, pt(0.0, 0.0)),
                Side::South => (ACROSS, pt(0.0, 200.0)),
                Side::West => (ALONG, pt(0.0, 0.0)),
                Side::East => (ALONG, pt(200.0, 0.0)),
            };
            let sparse = if self.builder.detail.is_far() { 2 } else { 1 };
            for (number, foot) in (0..).zip(feet).step_by(sparse) {
                let mut wobble = Wobble::new("seam", side.index() as u64 % 2, number);
                self.builder.house(stack, corner + foot, &mut wobble);
                self.feet.push(corner + foot);
            }
        }
    }

    /// Adds rows of houses with a lane now and then, as far as the walls allow.
    fn lay_rows(&mut self) {
        let size = self.builder.size;
        let mut row = 24.0 * size + self.wobble.within(3.0);
        while row < 199.0 {
            let mut x = self.wobble.between(0.0, 16.0) + 12.0 * size;
            while x < 200.0 - 11.0 * size {
                let foot = pt(x, row + self.wobble.within(2.5));
                if self.fits(foot) && self.wobble.chance(0.94) {
                    self.feet.push(foot);
                    x += 24.5 * size + [0.0, 0.0, 1.0, 7.0][self.wobble.below(4)];
                } else {
                    x += 6.0;
                }
            }
            row += 24.0 * size;
        }
    }

    /// Adds single houses where the rows left room.
    fn fill_gaps(&mut self) {
        for _ in 0..40 {
            let foot = pt(self.wobble.between(14.0, 186.0), self.wobble.between(22.0, 198.0));
            if self.fits(foot) {
                self.feet.push(foot);
            }
        }
    }

    /// Adds a few small trees in courtyards, where the tile has elements left for them.
    fn plant(&mut self, stack: &mut Stack) {
        if self.builder.detail.is_far() || !self.layout.mists.is_empty() {
            return;
        }
        let mut trees: Vec<Point> = Vec::new();
        for _ in 0..60 {
            let foot = pt(self.wobble.between(10.0, 190.0), self.wobble.between(18.0, 194.0));
            let clear = trees.len() < 4
                && !self.feet.iter().chain(&trees).any(|&other| is_beside(foot, other))
                && !self.kept.iter().any(|kept| is_within(foot, kept))
                && [-7.0, 7.0].iter().all(|&x| self.is_built_up(foot + pt(x, 0.0), 10.0));
            if clear {
                trees.push(foot);
                stack.stamp_scaled(BROADLEAF, foot, pt(0.6, 0.6));
            }
        }
    }

    fn fits(&self, foot: Point) -> bool {
        let size = self.builder.size;
        let (w, h) = (HOUSE.x * size, HOUSE.y * size);
        let corners = [pt(-w, 0.0), pt(w, 0.0), pt(1.5 - w, -h), pt(w - 1.5, -h)];
        let kept = |kept: &(Point, Point)| is_within(foot - pt(0.0, 8.0), kept);
        let crowds = |other: &Point| {
            (other.x - foot.x).abs() < 23.5 * size && (other.y - foot.y).abs() < 20.0 * size
        };
        !self.feet.iter().any(crowds)
            && !self.kept.iter().any(kept)
            && corners.iter().all(|&corner| self.is_built_up(foot + corner, 6.5))
    }

    /// Returns true if a point lies in the city on this tile, that far from its walls.
    fn is_built_up(&self, point: Point, from_walls: f64) -> bool {
        (0.0..=200.0).contains(&point.x)
            && (0.0..=199.0).contains(&point.y)
            && inside(point, &self.town.around)
            && !self.town.walls.iter().any(|wall| is_near(point, wall, from_walls))
    }

    /// The house nearest the middle of a city of two edges or more becomes a chapel.
    fn church(&self, feet: &[Point]) -> Option<Point> {
        if self.town.edges.len() < 2 || self.builder.detail.is_far() {
            return None;
        }
        let sum = self.town.around.iter().fold(Point::default(), |sum, &point| sum + point);
        let middle = sum * (1.0 / self.town.around.len() as f64) + pt(0.0, 14.0);
        let clear = |foot: &&Point| {
            self.town.coats.iter().all(|&coat| {
                let away = **foot - coat;
                away.x.abs() > 34.0 || !(-30.0..58.0).contains(&away.y)
            })
        };
        let nearest = |foot: &&Point| (foot.distance(middle) * 10.0) as i64;
        feet.iter().filter(clear).min_by_key(nearest).copied()
    }
}

/// Returns true if a point lies within an ellipse of this centre and these radii.
fn is_within(point: Point, &(centre, radii): &(Point, Point)) -> bool {
    let away = point - centre;
    let (x, y) = (away.x / radii.x, away.y / radii.y);
    x * x + y * y < 1.0
}

/// Returns true if a small tree would touch the house or tree with its foot at `other`.
fn is_beside(foot: Point, other: Point) -> bool {
    (foot.x - other.x).abs() < 19.0 && (-13.0..24.0).contains(&(other.y - foot.y))
}

/// A paved square with stalls under striped cloth and a fountain.
const MARKET: &[Part] = &[
    (
        Stuff::Paving,
        "M-36 0C-36 -16 -16 -21 0 -21C18 -21 36 -14 36 1C36 15 16 21 0 21C-18 21 -36 14 -36 0Z",
    ),
    (Stuff::Dark, "M-28 8V-2H-26.6V8ZM-13.4 8V-2H-12V8ZM12 12V2H13.4V12ZM26.6 12V2H28V12Z"),
    (Stuff::RoofOrange, "M-31 -1L-27 -9H-13L-9 -1Z"),
    (
        Stuff::Plaster,
        "M-25.6 -1L-23 -9H-20L-20.3 -1ZM-14.5 -1L-17 -9H-14.6L-11 -1ZM14.5 3L17 -5H20L19.5 3ZM25.5 3L23.5 -5H26L29 3Z",
    ),
    (Stuff::RoofRed, "M9 3L13 -5H27L31 3Z"),
    (Stuff::Stone, "M-8 9A8 4.5 0 0 1 8 9V12A8 4.5 0 0 1 -8 12ZM-1.5 9V1H1.5V9Z"),
];

/// A garden with beds, a hedge and round trees.
const GARDEN: &[Part] = &[
    (
        Stuff::Garden,
        "M-27 1C-28 -13 -14 -19 0 -18C14 -20 28 -13 27 0C28 13 14 19 0 18C-15 19 -27 13 -27 1Z",
    ),
    (
        Stuff::Shadow,
        "M-12 -2A9 3.5 0 1 1 6 -2A9 3.5 0 1 1 -12 -2ZM8 10A9 3.5 0 1 1 26 10A9 3.5 0 1 1 8 10Z",
    ),
    (
        Stuff::Tree,
        "M-7 -1C-15 -1 -16 -10 -11 -11C-11 -18 -1 -18 -1 -11C4 -10 3 -1 -5 -1ZM13 10C5 10 4 1 9 0C9 -7 19 -7 19 0C24 1 23 10 15 10ZM-22 12C-24 7 -18 5 -16 8C-14 5 -9 5 -8 8C-5 6 -1 8 -2 12Z",
    ),
    (
        Stuff::TreeLit,
        "M-11.5 -8A3.6 3.2 0 1 1 -4.3 -8A3.6 3.2 0 1 1 -11.5 -8ZM8.6 3A3.6 3.2 0 1 1 15.8 3A3.6 3.2 0 1 1 8.6 3Z",
    ),
];
