//! The drifting parts of the fog: thin spots, billows, streaks and curls.

use super::{Bank, Cover};
use crate::shape::{Path, Point, SIDE, pt};
use crate::tile::region::MIDDLES;
use crate::wobble::Wobble;

impl Bank {
    /// Adds thin spots, hollows, billows, streaks and curls.
    pub(super) fn drift(&self, cover: &mut Cover, mut wobble: Wobble) {
        let mut put: Vec<Lens> = Vec::new();
        for side in self.edges.iter() {
            // The same on both sides of the edge.
            for (along, w, h) in [(-28.0, 40.0, 6.0), (20.0, 54.0, 8.0)] {
                let shift =
                    if side.index().is_multiple_of(2) { pt(along, 0.0) } else { pt(0.0, along) };
                let at = MIDDLES[side.index()] + shift;
                cover.streaks.lens(at, w, h);
                put.push(Lens { at, w });
            }
        }
        let fixed = put.len();
        self.thin_spots(cover, &mut put, &mut wobble);
        self.billows(cover, &mut put, &mut wobble);
        self.vales(cover, &mut wobble);
        self.streaks(cover, &mut put, &mut wobble);
        self.curls(cover, &put[fixed..], &mut wobble);
    }

    /// Adds lobed holes in the densest levels, through which the land shows.
    fn thin_spots(&self, cover: &mut Cover, put: &mut Vec<Lens>, wobble: &mut Wobble) {
        let mut left = 1 + usize::from(self.edges.len()) / 2;
        for _ in 0..30 {
            let at = pt(wobble.between(30.0, 170.0), wobble.between(24.0, 176.0));
            let (w, h) = (wobble.between(26.0, 44.0), wobble.between(9.0, 15.0));
            let inner = |rim: &Point| {
                let point = at + pt(rim.x * w * 1.25, rim.y * h * 1.5);
                (4.0..196.0).contains(&point.x)
                    && (4.0..196.0).contains(&point.y)
                    && self.holds(3, point)
            };
            if put.iter().any(|other| other.is_near(at, 70.0, 30.0)) || !SPOT_RIM.iter().all(inner)
            {
                continue;
            }
            left -= 1;
            put.push(Lens { at, w });
            for (level, part) in [(4, 1.2), (3, 0.95), (2, 0.62)] {
                // Wound against the outline, so that they cut.
                cover.levels[level].stamp(SPOT, at, pt(w * part / 10.0, h * part / 10.0));
            }
            if left == 0 {
                return;
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
            let fits = at.x - w > 3.0
                && at.x + w < 197.0
                && !put.iter().any(|other| other.is_near(at, 58.0, 24.0))
                && inner.iter().all(|&point| self.holds(2, at + point));
            if !fits {
                continue;
            }
            left -= 1;
            put.push(Lens { at, w });
            let scale = w / 10.0;
            cover.streaks.stamp(BILLOW, at, pt(scale, scale));
            cover.hollows.stamp(HOLLOW, at, pt(scale, scale));
            if left == 0 {
                return;
            }
        }
    }

    /// Adds long shaded vales, so that a tile full of fog is not one flat colour.
    fn vales(&self, cover: &mut Cover, wobble: &mut Wobble) {
        let mut last = -40.0;
        for _ in 0..4 * usize::from(self.edges.len()) {
            let at = pt(wobble.between(50.0, 150.0), wobble.between(24.0, 180.0));
            let w = wobble.between(34.0, 60.0).min(at.x - 6.0).min(SIDE - 6.0 - at.x);
            let apart = (at.y - last) * (at.y - last) > 900.0;
            if apart && self.holds(4, at - pt(w, 0.0)) && self.holds(4, at + pt(w, 0.0)) {
                last = at.y;
                cover.hollows.stamp(VALE, at, pt(w / 10.0, wobble.between(0.9, 1.5)));
            }
        }
    }

    /// Adds long lenses: some reach out over the fade, some lie inside.
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

    /// Adds scrolls, the drawn line of the fog.
    fn curls(&self, cover: &mut Cover, put: &[Lens], wobble: &mut Wobble) {
        let inner =
            put.iter().filter(|lens| self.holds(2, lens.at) && (34.0..166.0).contains(&lens.at.x));
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

/// A vale of half width 10.
const VALE: &str = "M-10 0C-6 -6 -2 -2 1 -5C5 -7 8 -3 10 0C7 4 3 2 0 5C-4 7 -8 3 -10 0Z";

/// The shade under a bank of half width 10.
const HOLLOW: &str = "M-10 1.2Q0 3 8 1.2Q11 3.4 2 4.2Q-8 4.4 -10 1.2Z";
