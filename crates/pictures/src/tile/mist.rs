//! Mist: five nested levels, scalloped so that it is fog and not a lake.
//!
//! **The contract of a misty edge.** Level *k* crosses it [`CROSSINGS`]`[k]` units from a corner
//! that is not full, and covers it up to a corner that is. Both tiles at an edge see the same
//! corners, so they always continue each other.

use super::region::{CORNERS, Gap, MIDDLES, gaps};
use super::{Look, Tile};
use crate::detail::Detail;
use crate::shape::{Path, Point, SIDE, inside, on_cubic, pt};
use crate::svg::Svg;
use crate::wobble::Wobble;
use fogbound_game::{Edges, Side};

/// Number of levels.
const LEVELS: usize = 5;

/// Where each level crosses a misty edge, measured from a corner that is not full.
pub const CROSSINGS: [f64; LEVELS] = [7.0, 17.0, 29.0, 42.0, 57.0];

/// How deep the levels of fog reach over a clear edge from a misty neighbour.
const FRAY_DEPTHS: [f64; LEVELS] = [34.0, 26.0, 19.0, 12.0, 5.0];

/// The mist of one tile, before it is drawn.
#[derive(Clone, Debug, Default)]
pub struct Fog {
    detail: Detail,
    /// How much else the tile shows ([`Tile::busy`]).
    busy: usize,
    /// Whether no open mist is its own.
    only_frayed: bool,
    open: Cover,
    finished: Cover,
    /// The border of finished banks.
    dots: Path,
}

/// Mist of one thickness.
#[derive(Clone, Debug, Default)]
struct Cover {
    levels: [Path; LEVELS],
    hollows: Path,
    streaks: Path,
    curls: Path,
}

impl Fog {
    /// The mist of a tile among its neighbours.
    #[must_use]
    pub fn new(tile: &Tile<'_>, look: &Look) -> Fog {
        let mut fog = Fog { detail: look.detail, busy: tile.busy(), ..Fog::default() };
        let tight = tile.kind.mists.len() > 1;
        for (number, mist) in (0u8..).zip(&tile.kind.mists) {
            let bank = Bank::new(tile, u64::from(number), mist.edges, tight, look.full);
            let finished = look.is_finished(number);
            let cover = if finished { &mut fog.finished } else { &mut fog.open };
            for (level, outline) in cover.levels.iter_mut().zip(&bank.levels) {
                level.append(&outline.path);
            }
            if finished {
                bank.levels[0].lines.iter().for_each(|line| {
                    fog.dots.smooth(line);
                });
            }
            if !look.detail.is_far() {
                bank.drift(cover, Wobble::new("drift", tile.seed(), u64::from(number)));
            }
        }
        fog.only_frayed = fog.open.levels[0].is_empty();
        for side in look.frayed.iter() {
            fog.open.fray(side, Wobble::new("fray", tile.seed(), side.index() as u64));
        }
        fog
    }

    /// The faint part, on which roads and trees stand.
    pub fn draw_faint(&self, svg: &mut Svg) {
        // Little is drawn of a finished bank beside another one.
        let mixed = !self.open.levels[0].is_empty();
        let levels = if mixed { 2 } else { 3 };
        for level in self.finished.levels.iter().step_by(2).take(levels) {
            svg.path("mist-done", level);
        }
        if !mixed {
            svg.path("streak-done", &self.finished.streaks);
        }
        let (class, shown) = self.levels();
        for &level in &shown[..shown.len() - 2] {
            svg.path(class, &self.open.levels[level]);
        }
    }

    /// The dense part, in which roads and trees stand.
    pub fn draw_dense(&self, svg: &mut Svg) {
        let (class, shown) = self.levels();
        for &level in &shown[shown.len() - 2..] {
            svg.path(class, &self.open.levels[level]);
        }
        if self.busy < 2 {
            svg.path("mist-hollow", &self.open.hollows);
        }
        svg.path("streak drift", &self.open.streaks);
        if self.detail.is_near() && self.busy < 3 {
            svg.path("curl", &self.open.curls);
        }
        svg.path("mist-dots", &self.dots);
    }

    /// The class of the open levels that are drawn, and which: three denser ones far away, and
    /// where there is only what frays over from the neighbours.
    fn levels(&self) -> (&'static str, &'static [usize]) {
        if self.detail.is_far() || self.only_frayed {
            ("mist-far", &[0, 2, 4])
        } else {
            ("mist", &[0, 1, 2, 3, 4])
        }
    }
}

/// The outline of one level of one mist segment.
#[derive(Clone, Debug, Default)]
struct Level {
    path: Path,
    /// Corners of the closed outline, without the scallops.
    around: Vec<Point>,
    /// The open lines through the tile.
    lines: Vec<Vec<Point>>,
}

/// One mist segment.
struct Bank {
    edges: Edges,
    levels: Vec<Level>,
}

impl Bank {
    fn new(tile: &Tile<'_>, number: u64, printed: Edges, tight: bool, full: u8) -> Bank {
        let edges = printed.turned(tile.rotation);
        // One stream for each side as printed, so that the fog turns with the tile.
        let waves: [Waves; 4] = core::array::from_fn(|side| {
            let printed = (side + 4 - usize::from(tile.rotation.quarters())) % 4;
            let mut wobble = Wobble::new("mist", tile.seed(), number * 4 + printed as u64);
            Waves(core::array::from_fn(|_| wobble.unit()))
        });
        let levels = (0..LEVELS).map(|level| {
            let walk = Walk { edges, level, tight, full, waves: &waves };
            walk.outline()
        });
        Bank { edges, levels: levels.collect() }
    }

    fn holds(&self, level: usize, point: Point) -> bool {
        inside(point, &self.levels[level].around)
    }

    /// Thin spots, hollows, billows, streaks and curls.
    fn drift(&self, cover: &mut Cover, mut wobble: Wobble) {
        let mut put: Vec<Lens> = Vec::new();
        for side in self.edges.iter() {
            // The same on both sides of the edge.
            for (along, w, h) in [(-28.0, 40.0, 6.0), (20.0, 54.0, 8.0)] {
                let shift = if side.index() % 2 == 0 { pt(along, 0.0) } else { pt(0.0, along) };
                let at = MIDDLES[side.index()] + shift;
                cover.streaks.lens(at, w, h);
                put.push(Lens { at, w });
            }
        }
        let fixed = put.len();
        self.thin_spots(cover, &mut put, &mut wobble);
        self.billows(cover, &mut put, &mut wobble);
        self.streaks(cover, &mut put, &mut wobble);
        self.curls(cover, &put[fixed..], &mut wobble);
    }

    /// Lobed holes in the densest levels, through which the land shows.
    fn thin_spots(&self, cover: &mut Cover, put: &mut Vec<Lens>, wobble: &mut Wobble) {
        let mut left = 1 + usize::from(self.edges.len()) / 2;
        for _ in 0..30 {
            let at = pt(wobble.between(30.0, 170.0), wobble.between(24.0, 176.0));
            let (w, h) = (wobble.between(26.0, 44.0), wobble.between(9.0, 15.0));
            let inner = SPOT_RIM.iter().all(|&rim| {
                let point = at + pt(rim.x * w * 1.25, rim.y * h * 1.5);
                (4.0..196.0).contains(&point.x)
                    && (4.0..196.0).contains(&point.y)
                    && self.holds(3, point)
            });
            if left == 0 || !inner || put.iter().any(|other| other.is_near(at, 70.0, 30.0)) {
                continue;
            }
            left -= 1;
            put.push(Lens { at, w });
            for (level, part) in [(4, 1.2), (3, 0.95), (2, 0.62)] {
                // Wound against the outline, so that they cut.
                cover.levels[level].stamp(SPOT, at, pt(w * part / 10.0, h * part / 10.0));
            }
        }
    }

    /// Banks with a flat foot and a rounded top, and their shaded undersides.
    fn billows(&self, cover: &mut Cover, put: &mut Vec<Lens>, wobble: &mut Wobble) {
        let mut left = 2 + usize::from(self.edges.len());
        for _ in 0..40 {
            let at = pt(wobble.between(34.0, 166.0), wobble.between(40.0, 186.0));
            let w = wobble.between(24.0, 38.0);
            let inner = [pt(-w, 0.0), pt(w, 0.0), pt(0.0, -w * 0.6)];
            let fits = inner.iter().all(|&point| self.holds(2, at + point))
                && (3.0..197.0 - w).contains(&(at.x - w).max(3.0 - at.x - w))
                && at.x + w < 197.0;
            if left == 0 || !fits || put.iter().any(|other| other.is_near(at, 58.0, 24.0)) {
                continue;
            }
            left -= 1;
            put.push(Lens { at, w });
            let scale = w / 10.0;
            cover.streaks.stamp(BILLOW, at, pt(scale, scale));
            cover.hollows.stamp(HOLLOW, at, pt(scale, scale));
        }
    }

    /// Long lenses: some reach out over the fade, some lie inside.
    fn streaks(&self, cover: &mut Cover, put: &mut Vec<Lens>, wobble: &mut Wobble) {
        for line in self.levels[1].lines.iter().chain(&self.levels[3].lines) {
            for point in line.iter().skip(1).step_by(2) {
                let at = pt(point.x + wobble.within(8.0), point.y);
                let (w, h) = (wobble.between(26.0, 46.0), wobble.between(5.0, 7.5));
                add_streak(cover, put, at, w, h);
            }
        }
        for _ in 0..40 {
            let at = pt(wobble.between(24.0, 176.0), wobble.between(14.0, 186.0));
            let (w, h) = (wobble.between(24.0, 50.0), wobble.between(4.0, 9.0));
            if put.len() < 8 + 3 * usize::from(self.edges.len()) && self.holds(3, at) {
                add_streak(cover, put, at, w, h);
            }
        }
    }

    /// Scrolls, the drawn line of the fog.
    fn curls(&self, cover: &mut Cover, put: &[Lens], wobble: &mut Wobble) {
        let inner = put.iter().filter(|lens| {
            self.holds(2, lens.at) && (34.0..166.0).contains(&lens.at.x)
        });
        for lens in inner.take(3 + 2 * usize::from(self.edges.len())).step_by(2) {
            let facing = if wobble.chance(0.5) { 1.0 } else { -1.0 };
            let r = wobble.between(4.5, 6.0);
            let w = lens.w.min(lens.at.x - 12.0).min(188.0 - lens.at.x) * 0.9;
            curl(&mut cover.curls, lens.at, facing, w, r);
        }
    }
}

/// Something long that lies in the fog.
#[derive(Clone, Copy, Debug)]
struct Lens {
    at: Point,
    w: f64,
}

impl Lens {
    fn is_near(&self, at: Point, dx: f64, dy: f64) -> bool {
        (at.x - self.at.x).abs() <= dx && (at.y - self.at.y).abs() <= dy
    }
}

fn add_streak(cover: &mut Cover, put: &mut Vec<Lens>, at: Point, w: f64, h: f64) {
    let w = w.min(at.x - 1.0).min(SIDE - 1.0 - at.x);
    let inner = w > 14.0 && (8.0..SIDE - 8.0).contains(&at.y);
    if inner && !put.iter().any(|other| other.is_near(at, (w + other.w) * 0.6, 9.0)) {
        put.push(Lens { at, w });
        cover.streaks.lens(at, w, h);
    }
}

fn curl(path: &mut Path, centre: Point, facing: f64, w: f64, r: f64) {
    let at = |x: f64, y: f64| centre + pt(facing * x, y);
    path.move_to(at(-w, 2.0)).quad_to(at(-w * 0.3, 5.0), at(w * 0.35, 0.0));
    path.cubic_to(
        at(w * 0.35 + r * 1.8, -r * 0.9),
        at(w * 0.35 + r, -r * 2.2),
        at(w * 0.35, -r * 1.8),
    );
    path.cubic_to(
        at(w * 0.35 - r * 0.7, -r * 1.5),
        at(w * 0.35 - r * 0.3, -r * 0.7),
        at(w * 0.35 + r * 0.3, -r),
    );
    path.move_to(at(-w * 0.55, 7.0)).quad_to(at(0.0, 9.0), at(w * 0.5, 5.0));
}

/// A thin spot of half width and half height 10, anticlockwise.
const SPOT: &str = "M-10 0Q-7 13 0 8Q9 12 10 -1Q6 -13 1 -8Q-8 -12 -10 0Z";

/// Points around a thin spot of radius 1.
const SPOT_RIM: [Point; 8] = [
    pt(1.0, 0.0),
    pt(0.7, 0.7),
    pt(0.0, 1.0),
    pt(-0.7, 0.7),
    pt(-1.0, 0.0),
    pt(-0.7, -0.7),
    pt(0.0, -1.0),
    pt(0.7, -0.7),
];

/// A bank of half width 10.
const BILLOW: &str = "M-10 0A3 2.6 0 0 1 -5.8 -2.6A3.6 3.6 0 0 1 1.6 -3A3 2.6 0 0 1 6.6 0Q9 1.6 0 1.4Q-10 1.4 -10 0Z";

/// The shade under a bank of half width 10.
const HOLLOW: &str = "M-10 1.2Q0 3 8 1.2Q11 3.4 2 4.2Q-8 4.4 -10 1.2Z";

impl Cover {
    /// Strips of thinning fog from a misty neighbour across a clear side.
    fn fray(&mut self, side: Side, mut wobble: Wobble) {
        for (level, path) in self.levels.iter_mut().enumerate() {
            let (near, far) = (CROSSINGS[level], SIDE - CROSSINGS[level]);
            let mut strip = vec![pt(far, 0.0)];
            for step in 1..5 {
                let depth = FRAY_DEPTHS[level] * wobble.between(0.75, 1.15);
                strip.push(pt(far + (near - far) * f64::from(step) / 5.0, depth));
            }
            strip.push(pt(near, 0.0));
            let strip: Vec<Point> = strip.iter().map(|p| p.turned(side.index())).collect();
            path.move_to(strip[0]);
            scallop(path, &strip);
            path.close();
        }
    }
}

/// Seeded numbers of the fade lines over one gap, shared by all levels.
struct Waves([f64; 30]);

/// The walk around one level of a mist segment.
struct Walk<'a> {
    edges: Edges,
    level: usize,
    /// Whether the tile has two mist segments, so that each must keep to its side.
    tight: bool,
    /// The full corners, bit *i* for corner *i*.
    full: u8,
    waves: &'a [Waves; 4],
}

impl Walk<'_> {
    fn outline(&self) -> Level {
        let mut level = Level::default();
        let Some(first) = self.edges.first() else { return level };
        let mut edge = first.index();
        let end = edge + 4;
        while edge < end {
            edge = self.along(edge, edge == first.index(), &mut level);
        }
        level.path.close();
        level
    }

    /// Goes along one misty edge and over what follows it, and gives the next misty edge.
    fn along(&self, edge: usize, begins: bool, level: &mut Level) -> usize {
        let cross = CROSSINGS[self.level];
        let (from, to) = (CORNERS[edge % 4], CORNERS[(edge + 1) % 4]);
        let part = cross / SIDE;
        let start = if self.is_full(edge) { from } else { from.towards(to, part) };
        let stop = if self.is_full(edge + 1) { to } else { to.towards(from, part) };
        if begins {
            level.path.move_to(start);
        } else {
            level.path.line_to(start);
        }
        level.path.line_to(stop);
        level.around.extend([start, stop]);
        let next = (edge + 1) % 4;
        let gap = gaps(self.edges).find(|gap| gap.first == next).map_or(0, |gap| gap.len);
        if !self.is_full(edge + 1) {
            let line = self.fade_line(Gap { first: next, len: gap });
            if (1..=3).contains(&self.level) {
                scallop(&mut level.path, &line);
            } else {
                level.path.smooth_on(&line);
            }
            level.around.extend(&line);
            level.lines.push(line);
        }
        edge + 1 + gap
    }

    /// Whether the mist covers the corner where an edge begins, coming from the edge before it.
    fn is_full(&self, edge: usize) -> bool {
        let owns = |edge: usize| self.edges.contains(Side::from_index((edge % 4) as u8));
        owns(edge) && owns(edge + 3) && self.full & (1 << (edge % 4)) != 0
    }

    /// From the misty edge before a gap to the one after it; the gap may be a mere corner.
    fn fade_line(&self, gap: Gap) -> Vec<Point> {
        let cross = CROSSINGS[self.level];
        let line = if gap.len == 0 {
            let bite = [pt(0.55, 0.9), pt(0.9, 0.55)].map(|part| part * cross);
            vec![pt(0.0, cross), bite[0], bite[1], pt(cross, 0.0)]
        } else {
            self.waved(fade_curve(gap.len, self.level, self.tight), gap)
        };
        line.iter()
            .map(|point| pt(point.x.clamp(0.0, SIDE), point.y.clamp(0.0, SIDE)).turned(gap.first))
            .collect()
    }

    /// Points along a curve, moved aside by the waves of the gap.
    fn waved(&self, curve: [Point; 4], gap: Gap) -> Vec<Point> {
        let steps = if gap.len == 1 { 6 } else { 7 } - usize::from(self.level == 3);
        let along = |step: usize| on_cubic(curve, step as f64 / steps as f64);
        let calm = if gap.len == 1 || self.tight { 0.6 } else { 1.0 };
        let Waves(waves) = &self.waves[gap.first];
        let mut line = vec![curve[0]];
        for step in 1..steps {
            let tangent = along(step + 1) - along(step - 1);
            let wave = (waves[step] - 0.5) * 14.0 + (waves[12 + step + self.level] - 0.5) * 12.0;
            let aside = pt(tangent.y, -tangent.x) * (wave * calm / tangent.length());
            line.push(along(step) + aside);
        }
        line.push(curve[3]);
        line
    }
}

/// How far in the handles of the fade lines reach over gaps of two and of three edges.
const HANDLES: [[f64; LEVELS]; 2] =
    [[128.0, 112.0, 96.0, 80.0, 64.0], [156.0, 134.0, 112.0, 90.0, 70.0]];

/// The curve of a fade line over a gap that begins at the north.
fn fade_curve(len: usize, level: usize, tight: bool) -> [Point; 4] {
    let cross = CROSSINGS[level];
    let low = SIDE - cross;
    let start = pt(0.0, cross);
    match len {
        1 => [start, pt(64.0, cross + 5.0), pt(SIDE - 64.0, cross + 5.0), pt(SIDE, cross)],
        2 => {
            let handle = HANDLES[0][level];
            [start, pt(handle, cross), pt(low, SIDE - handle), pt(low, SIDE)]
        }
        _ => {
            let handle = HANDLES[1][level] * if tight { 0.64 } else { 1.0 };
            [start, pt(handle, cross), pt(handle, low), pt(0.0, low)]
        }
    }
}

/// Goes on through all points after the first in arcs that bulge out of the fog.
fn scallop(path: &mut Path, line: &[Point]) {
    for ends in line.windows(2) {
        let radius = ends[0].distance(ends[1]) * 0.58;
        if radius > 5.0 {
            path.arc_to(pt(radius * 1.12, radius * 0.92), true, ends[1]);
        } else {
            path.line_to(ends[1]);
        }
    }
}
