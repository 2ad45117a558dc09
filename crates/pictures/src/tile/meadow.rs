//! Meadows: grass, fields, trees, sheep, and whatever else makes a place one likes to look at.

use super::Tile;
use super::layout::Layout;
use super::stack::{Part, Stack, Stuff};
use crate::detail::Detail;
use crate::shape::{Path, Point, pt};
use crate::svg::Svg;
use crate::wobble::Wobble;
use fogbound_game::ShortList as _;

/// The ornaments on the meadow of a tile, planned first, since things keep clear of each other.
#[derive(Clone, Debug)]
pub struct Meadow<'a> {
    tile: &'a Tile,
    layout: &'a Layout,
    detail: Detail,
    trees: Vec<Tree>,
    /// A strip of field: its middle and the slope of its rows.
    strip: Option<(Point, f64)>,
    /// A drawing and where it stands.
    ornament: Option<(&'static [Part], Point)>,
}

#[derive(Clone, Copy, Debug)]
struct Tree {
    foot: Point,
    radius: f64,
    fir: bool,
    copse: usize,
}

impl<'a> Meadow<'a> {
    /// Plans what grows where.
    #[must_use]
    pub fn new(tile: &'a Tile, layout: &'a Layout, detail: Detail) -> Meadow<'a> {
        let mut meadow =
            Meadow { tile, layout, detail, trees: Vec::new(), strip: None, ornament: None };
        if tile.kind.cities.iter().any(|city| city.edges.len() == 4) {
            return meadow;
        }
        meadow.plant();
        if detail.is_near() && tile.busy() < 2 {
            meadow.plough();
            meadow.adorn();
        }
        meadow
    }

    /// Draws the ground, with everything that lies flat on it.
    pub fn draw_ground(&self, svg: &mut Svg) {
        let mut whole = Path::new();
        svg.path("field", whole.stamp("M0 0H200V200H0Z", pt(0.0, 0.0), pt(1.0, 1.0)));
        if self.tile.kind.cities.iter().any(|city| city.edges.len() == 4) || self.detail.is_far() {
            return;
        }
        let mut wobble = self.wobble("swathe");
        let busy = usize::from(self.tile.busy() > 1);
        for class in &["field-lit", "field-dark"][busy..] {
            let mut swathes = Path::new();
            (0..3).for_each(|_| swathe(&mut swathes, &mut wobble));
            svg.path(class, &swathes);
        }
        if self.detail.is_near() {
            self.draw_strip(svg);
            if self.tile.busy() < 2 {
                svg.path("tuft", &self.tufts());
            }
        }
    }

    /// Draws the trees, and everything among them.
    pub fn draw_trees(&self, svg: &mut Svg) {
        let mut stack = Stack::new();
        if let Some((parts, at)) = self.ornament {
            stack.stamp(parts, at);
        }
        for tree in &self.trees {
            tree.draw(&mut stack, self.detail);
        }
        stack.draw(svg);
    }

    fn wobble(&self, part: &str) -> Wobble {
        Wobble::new(part, self.tile.seed(), 0)
    }

    /// Returns a place chosen as printed, then turned with the tile.
    fn place(&self, wobble: &mut Wobble, low: f64, high: f64) -> Point {
        let x = wobble.between(low, high);
        pt(x, wobble.between(low, high)).turned(usize::from(self.tile.rotation.quarters()))
    }

    fn is_free(&self, at: Point, from_walls: f64, from_roads: f64) -> bool {
        self.layout.is_free(self.tile, at, from_walls, from_roads)
    }

    /// Copses of one to three trees, in free places.
    fn plant(&mut self) {
        let mut wobble = self.wobble("trees");
        let most = self.detail.of(8, 5, 3);
        for copse in 0..60 {
            let seed = self.place(&mut wobble, 14.0, 186.0);
            let count = 1 + wobble.below(3);
            let fir = wobble.chance(0.5);
            for number in 0..count {
                let aside = if number == 0 {
                    Point::default()
                } else {
                    let x = wobble.between(9.0, 17.0);
                    pt(if wobble.chance(0.5) { x } else { -x }, wobble.within(9.0))
                };
                let radius = wobble.between(6.5, 9.5) * self.detail.of(1.0, 1.0, 1.5);
                let fir = fir != wobble.chance(0.2);
                let tree = Tree { foot: seed + aside, radius, fir, copse };
                if self.trees.len() < most && self.has_room(&tree) {
                    self.trees.push(tree);
                }
            }
            if self.trees.len() == most {
                break;
            }
        }
        self.trees.sort_short_by_key(|tree| (tree.foot.y * 10.0) as i64);
    }

    fn has_room(&self, tree: &Tree) -> bool {
        let Tree { foot, radius, .. } = *tree;
        let top = foot - pt(0.0, radius * 2.0);
        let clear_of = |other: &Tree| {
            let away = foot - other.foot;
            pt(away.x, away.y * 1.4).length() > if other.copse == tree.copse { 9.0 } else { 36.0 }
        };
        (16.0..180.0).contains(&foot.x)
            && (28.0..190.0).contains(&foot.y)
            && self.is_free(foot, 20.0, 24.0)
            && self.is_free(top, 13.0, 19.0)
            && self.is_clear_of_figures(foot, 36.0)
            && self.trees.iter().all(clear_of)
    }

    fn is_clear_of_figures(&self, at: Point, reach: f64) -> bool {
        let mut symbols = self.layout.mists.iter().flat_map(|bank| &bank.symbols);
        symbols.all(|&foot| at.distance(foot - pt(0.0, 14.0)) > reach)
    }

    /// Adds a ploughed strip where there is room for one.
    fn plough(&mut self) {
        let mut wobble = self.wobble("strip");
        if !wobble.chance(0.8) {
            return;
        }
        for _ in 0..40 {
            let at = self.place(&mut wobble, 38.0, 162.0);
            let slope = [-0.36, 0.31, 0.55, -0.6][wobble.below(4)];
            let corners = STRIP.map(|corner| at + slanted(corner, slope));
            let rim = corners.iter().chain([&at]);
            let fits = rim.into_iter().all(|&point| {
                (6.0..194.0).contains(&point.x)
                    && (6.0..194.0).contains(&point.y)
                    && self.is_free(point, 14.0, 18.0)
            });
            if fits && self.trees.iter().all(|tree| tree.foot.distance(at) > 34.0) {
                self.strip = Some((at, slope));
                return;
            }
        }
    }

    fn draw_strip(&self, svg: &mut Svg) {
        let Some((at, slope)) = self.strip else { return };
        let mut ground = Path::new();
        svg.path("ploughed", ground.polygon(&STRIP.map(|corner| at + slanted(corner, slope))));
        let mut rows = Path::new();
        for row in [-14.0, -7.0, 0.0, 7.0, 14.0] {
            rows.polyline(&[-26.0, 26.0].map(|x| at + slanted(pt(x, row), slope)));
        }
        svg.path("furrow", &rows);
    }

    /// Adds sheep, boulders, haystacks or a hedge, where nothing is near.
    fn adorn(&mut self) {
        let mut wobble = self.wobble("ornament");
        let misty = !self.tile.kind.mists.is_empty();
        let choice = if misty { &ORNAMENTS[2..] } else { &ORNAMENTS[..] };
        let ornament = choice[wobble.below(choice.len())];
        for _ in 0..60 {
            let at = self.place(&mut wobble, 42.0, 158.0);
            let clear = (30.0..176.0).contains(&at.y)
                && self.is_free(at, 34.0, 38.0)
                && self.is_clear_of_figures(at, 44.0)
                && self.trees.iter().all(|tree| tree.foot.distance(at) > 31.0)
                && self.strip.is_none_or(|(strip, _)| strip.distance(at) > 52.0);
            if clear {
                self.ornament = Some((ornament, at));
                return;
            }
        }
    }

    fn tufts(&self) -> Path {
        let mut wobble = self.wobble("tufts");
        let mut path = Path::new();
        for _ in 0..34 {
            let at = self.place(&mut wobble, 10.0, 190.0);
            if self.is_free(at, 12.0, 16.0) {
                let blade = |x: f64, y: f64| at + pt(x, y);
                path.polyline(&[blade(-3.0, 0.0), blade(-4.5, -5.0)]);
                path.polyline(&[blade(0.0, 0.0), blade(0.0, -6.5)]);
                path.polyline(&[blade(3.0, 0.0), blade(4.5, -5.0)]);
            }
        }
        path
    }
}

/// Corners of a ploughed strip lying level.
const STRIP: [Point; 4] = [pt(-30.0, -19.0), pt(31.0, -18.0), pt(29.0, 19.0), pt(-31.0, 18.0)];

/// Returns a point of a strip whose rows climb by `slope`.
fn slanted(point: Point, slope: f64) -> Point {
    let length = (1.0 + slope * slope).sqrt();
    pt((point.x - slope * point.y) / length, (slope * point.x + point.y) / length)
}

/// Adds a soft long patch of other grass, well inside the tile.
fn swathe(path: &mut Path, wobble: &mut Wobble) {
    let centre = pt(wobble.between(60.0, 140.0), wobble.between(30.0, 170.0));
    let (w, h) = (wobble.between(30.0, 54.0), wobble.between(8.0, 15.0));
    let lean = wobble.within(0.35) * w;
    let at = |x: f64, y: f64| centre + pt(x * w, y * h);
    path.move_to(at(-1.0, 0.0))
        .cubic_to(at(-0.6, -1.5), centre + pt(lean, -h * 0.4), at(0.5, -1.0))
        .cubic_to(at(1.1, -1.0), at(1.0, 0.6), at(0.4, 0.7))
        .cubic_to(centre + pt(-lean, h * 0.5), at(-0.8, 1.6), at(-1.0, 0.0))
        .close();
}

impl Tree {
    fn draw(&self, stack: &mut Stack, detail: Detail) {
        let parts = if self.fir { FIR } else { BROADLEAF };
        let scale = pt(self.radius / 10.0, self.radius / 10.0);
        let parts = if detail.is_far() { &parts[1..] } else { parts };
        stack.stamp_scaled(parts, self.foot, scale);
    }
}

/// A fir of radius 10; its shadow first.
const FIR: &[Part] = &[
    (Stuff::Shadow, "M-6 2A12 5 0 1 1 18 2A12 5 0 1 1 -6 2Z"),
    (Stuff::Tree, "M-8.5 2L-4.5 -8H-6.5L0 -29L6.5 -8H4.5L8.5 2Z"),
    (Stuff::TreeLit, "M-5.5 0L-3 -8.5L-4 -9.5L-.3 -23L-.5 0Z"),
];

/// A round tree of radius 10; its shadow first.
pub const BROADLEAF: &[Part] = &[
    (Stuff::Shadow, "M-6 2A12 5 0 1 1 18 2A12 5 0 1 1 -6 2Z"),
    (Stuff::Tree, "M-2 4V0C-15 1 -14 -12 -7 -12C-7 -22 7 -22 7 -12C14 -12 15 1 2 0V4Z"),
    (
        Stuff::TreeLit,
        "M-7.7 -12.5A4.2 3.8 0 1 1 .7 -12.5A4.2 3.8 0 1 1 -7.7 -12.5ZM-9.6 -5A3.4 2.8 0 1 1 -2.8 -5A3.4 2.8 0 1 1 -9.6 -5Z",
    ),
];

/// The ornaments that can stand on a free meadow, the first two only where there is no mist.
const ORNAMENTS: [&[Part]; 5] = [SHEEP, SHEEP, HAYSTACKS, BOULDERS, HEDGE];

/// Three sheep.
const SHEEP: &[Part] = &[
    (
        Stuff::Shadow,
        "M-20 1A9 3 0 1 1 -2 1A9 3 0 1 1 -20 1ZM5 -6A9 3 0 1 1 23 -6A9 3 0 1 1 5 -6ZM-1 11A9 3 0 1 1 17 11A9 3 0 1 1 -1 11Z",
    ),
    (
        Stuff::Plaster,
        "M-20 -2A3.6 3.6 0 0 1 -20 -8A4 4 0 0 1 -13 -10.5A4 4 0 0 1 -6 -8A3.6 3.6 0 0 1 -6 -2ZM5 -9A3.6 3.6 0 0 1 5 -15A4 4 0 0 1 12 -17.5A4 4 0 0 1 19 -15A3.6 3.6 0 0 1 19 -9ZM-1 8A3.6 3.6 0 0 1 -1 2A4 4 0 0 1 6 -.5A4 4 0 0 1 13 2A3.6 3.6 0 0 1 13 8Z",
    ),
    (
        Stuff::Dark,
        "M-25 -7A3 3.4 0 1 1 -19 -7A3 3.4 0 1 1 -25 -7ZM18 -14A3 3.4 0 1 1 24 -14A3 3.4 0 1 1 18 -14ZM-6 3A3 3.4 0 1 1 0 3A3 3.4 0 1 1 -6 3ZM-18 -2V2H-16.2V-2ZM-10 -2V2H-8.2V-2ZM7 -9V-5H8.8V-9ZM15 -9V-5H16.8V-9ZM1 8V12H2.8V8ZM9 8V12H10.8V8Z",
    ),
];

/// Three haystacks.
const HAYSTACKS: &[Part] = &[
    (
        Stuff::Shadow,
        "M-18 2A12 4 0 1 1 6 2A12 4 0 1 1 -18 2ZM6 -4A12 4 0 1 1 30 -4A12 4 0 1 1 6 -4ZM0 14A12 4 0 1 1 24 14A12 4 0 1 1 0 14Z",
    ),
    (
        Stuff::Hay,
        "M-20 2C-20 -12 -14 -18 -10 -18C-6 -18 0 -12 0 2Q-10 6 -20 2ZM5 -5C5 -18 11 -23 14 -23C17 -23 23 -18 23 -5Q14 -1 5 -5ZM-3 14C-3 1 4 -4 8 -4C12 -4 18 1 18 14Q8 18 -3 14Z",
    ),
    (
        Stuff::Shade,
        "M-8 -17C-6 -17 -.6 -12 -.6 2Q-4 3.6 -8 3.4Q-4 -8 -8 -17ZM16 -22C18 -21 22.4 -17 22.4 -5Q20 -3.4 16 -3.4Q19 -13 16 -22ZM10 -3C13 -2 17.4 2 17.4 13.6Q14 15.4 10 15.6Q14 6 10 -3Z",
    ),
];

/// Boulders in the grass.
const BOULDERS: &[Part] = &[
    (Stuff::Shadow, "M-14 2L8 4L18 2L12 -4ZM8 10L22 11L26 8L18 5Z"),
    (
        Stuff::Stone,
        "M-16 2L-13 -8L-5 -13L4 -10L8 -2L6 3L-8 5ZM6 9L8 3L14 1L20 5L18 10L11 11ZM-12 12L-10 8L-5 8L-3 12L-7 13.5Z",
    ),
    (Stuff::Shade, "M-2 -9L4 -9.4L7.4 -2L5.6 2.6L-1 3.8L1 -3ZM13 2L19.4 5L17.6 9.6L13 10.4Z"),
];

/// A row of bushes.
const HEDGE: &[Part] = &[
    (Stuff::Shadow, "M-26 4C-10 0 20 -6 30 -4C34 0 10 8 -20 9Z"),
    (
        Stuff::Tree,
        "M-28 5C-32 -3 -25 -7 -21 -4C-19 -10 -12 -9 -10 -5C-8 -11 0 -12 2 -6C4 -12 12 -13 14 -8C17 -13 27 -11 25 -3C26 0 10 3 -4 5C-14 7 -26 8 -28 5Z",
    ),
    (
        Stuff::TreeLit,
        "M-26 -1A4 2.6 0 1 1 -18 -1A4 2.6 0 1 1 -26 -1ZM-12 -3A4 2.6 0 1 1 -4 -3A4 2.6 0 1 1 -12 -3ZM4 -5A4 2.6 0 1 1 12 -5A4 2.6 0 1 1 4 -5Z",
    ),
];
