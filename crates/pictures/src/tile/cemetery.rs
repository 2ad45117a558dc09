//! Cemeteries: a fenced burial ground with its own stack, in several variants.

use super::stack::{Part, Stack, Stuff};
use crate::detail::Detail;
use crate::shape::{Path, Point, pt};
use crate::svg::Svg;
use crate::wobble::Wobble;

/// Half axes of the ground.
const RADII: Point = pt(50.0, 41.0);

/// Plan of the plants and things on the ground, and of the places of the stones and candles.
struct Plan {
    /// Bare branches.
    twigs: &'static str,
    /// A building or tree.
    centrepiece: &'static [Part],
    centre: Point,
    /// Feet, width, height; a cross where `true`.
    stones: [(f64, f64, f64, f64, bool); 5],
    candles: [Point; 3],
}

const PLANS: [Plan; 3] = [
    Plan {
        twigs: "M-30 -2C-28 -12 -33 -18 -28 -30M-30 -16Q-40 -20 -41 -30M-30 -20Q-20 -24 -17 -35M-28 -28Q-34 -34 -33 -40",
        centrepiece: &[],
        centre: pt(0.0, 0.0),
        stones: [
            (4.0, -8.0, 15.0, 19.0, false),
            (27.0, -4.0, 11.0, 17.0, true),
            (-16.0, 18.0, 15.0, 19.0, false),
            (10.0, 21.0, 11.0, 18.0, true),
            (31.0, 19.0, 13.0, 16.0, false),
        ],
        candles: [pt(-5.0, 19.0), pt(15.0, -7.0), pt(20.0, 22.0)],
    },
    Plan {
        twigs: "M33 2C31 -8 36 -14 31 -24M33 -10Q42 -15 42 -24M32 -15Q24 -20 22 -29",
        centrepiece: CRYPT,
        centre: pt(-18.0, 4.0),
        stones: [
            (12.0, -9.0, 12.0, 18.0, true),
            (18.0, 13.0, 14.0, 17.0, false),
            (-30.0, 25.0, 12.0, 15.0, false),
            (-5.0, 30.0, 11.0, 17.0, true),
            (36.0, 20.0, 11.0, 14.0, false),
        ],
        candles: [pt(-15.0, 29.0), pt(8.0, 15.0), pt(27.0, 16.0)],
    },
    Plan {
        twigs: "",
        centrepiece: YEW,
        centre: pt(2.0, -2.0),
        stones: [
            (-29.0, 0.0, 13.0, 17.0, false),
            (-22.0, 24.0, 11.0, 18.0, true),
            (29.0, -2.0, 14.0, 18.0, false),
            (5.0, 27.0, 15.0, 18.0, false),
            (29.0, 22.0, 11.0, 17.0, true),
        ],
        candles: [pt(-10.0, 26.0), pt(18.0, 25.0), pt(-17.0, 1.0)],
    },
];

/// A small crypt with columns.
const CRYPT: &[Part] = &[
    (Stuff::Shadow, "M-13 2L15 -20L27 -12L24 5Z"),
    (Stuff::Stone, "M-14 2V-17H15V2ZM-17 -16L.5 -29L18 -16Z"),
    (Stuff::Shade, "M6 1.5V-16H14.4V1.5ZM2 -27.6L16 -16.6H7Z"),
    (
        Stuff::Dark,
        "M-5 2V-8A4.5 4.5 0 0 1 4 -8V2ZM-1 -23.5H.2V-21.5H2V-20.3H.2V-17.5H-1V-20.3H-2.8V-21.5H-1Z",
    ),
    (Stuff::Window, "M-2 2V-7A2 2 0 0 1 2 -7V2Z"),
];

/// An old yew.
const YEW: &[Part] = &[
    (Stuff::Shadow, "M-10 3A17 6 0 1 1 24 3A17 6 0 1 1 -10 3Z"),
    (Stuff::Dark, "M-3 4V-6H3V4Z"),
    (
        Stuff::Tree,
        "M-4 -2C-20 1 -22 -14 -14 -17C-18 -30 -6 -34 -3 -38C0 -42 4 -38 6 -35C14 -32 17 -24 14 -18C22 -13 19 1 4 -2Z",
    ),
    (
        Stuff::TreeLit,
        "M-12 -20A5 4 0 1 1 -2 -21A5 4 0 1 1 -12 -20ZM-15 -8A4.5 3.4 0 1 1 -6 -8A4.5 3.4 0 1 1 -15 -8ZM-3 -31A4 3.2 0 1 1 5 -31A4 3.2 0 1 1 -3 -31Z",
    ),
];

/// Draws the ground and the far half of the fence about `at`. Stones and trees go into `stack`.
pub fn build(svg: &mut Svg, stack: &mut Stack, at: Point, seed: u64, detail: Detail) {
    let mut wobble = Wobble::new("cemetery", seed, 0);
    let plan = &PLANS[wobble.below(PLANS.len())];
    ground(svg, at, &mut wobble, detail);
    if !detail.is_far() {
        svg.path("fence", &fence(at, &[(180, 360)]));
    }
    let mut twigs = Path::new();
    svg.path("twig", twigs.stamp(plan.twigs, at, pt(1.0, 1.0)));
    stack.stamp(plan.centrepiece, at + plan.centre);
    for (x, y, w, h, cross) in plan.stones {
        stone(stack, at + pt(x, y), w, h, cross);
    }
    if !detail.is_far() {
        for candle in plan.candles {
            stack.stamp(
                &[(Stuff::Window, "M0 0C-3.5 0 -2.6 -4.5 0 -8C2.6 -4.5 3.5 0 0 0Z")],
                at + candle,
            );
        }
    }
}

/// Draws the near half of the fence, which is open in front.
pub fn draw_front(svg: &mut Svg, at: Point, detail: Detail) {
    if !detail.is_far() {
        svg.path("fence", &fence(at, &[(0, 66), (114, 180)]));
    }
}

fn ground(svg: &mut Svg, at: Point, wobble: &mut Wobble, detail: Detail) {
    let mut rim: Vec<Point> = (0..12)
        .map(|step| {
            let stretch = pt(wobble.between(0.95, 1.05), wobble.between(0.95, 1.05));
            let radii = pt(RADII.x * stretch.x, RADII.y * stretch.y);
            at.on_ellipse(radii, f64::from(step) * 30.0)
        })
        .collect();
    rim.push(rim[0]);
    let mut soil = Path::new();
    svg.path("soil", soil.smooth(&rim).close());
    if !detail.is_far() {
        let mut lit = Path::new();
        lit.ellipse(at + pt(-18.0, 14.0), 17.0, 7.0).ellipse(at + pt(16.0, -10.0), 18.0, 7.0);
        svg.path("soil-lit", lit.ellipse(at + pt(18.0, 20.0), 13.0, 5.0));
    }
}

/// Posts and two rails along stretches of the rim, in degrees.
fn fence(at: Point, stretches: &[(i32, i32)]) -> Path {
    let mut path = Path::new();
    for &(from, to) in stretches {
        let posts: Vec<Point> = (from..=to)
            .step_by(9)
            .map(|angle| at.on_ellipse(RADII + pt(1.0, 1.0), f64::from(angle)))
            .collect();
        for &post in &posts {
            path.polyline(&[post + pt(0.0, 1.0), post + pt(0.0, -11.0)]);
        }
        for height in [-3.0, -8.0] {
            let rail: Vec<Point> = posts.iter().map(|&post| post + pt(0.0, height)).collect();
            path.polyline(&rail);
        }
    }
    path
}

fn stone(stack: &mut Stack, foot: Point, w: f64, h: f64, cross: bool) {
    let at = |x: f64, y: f64| foot + pt(x * w, -y * h);
    let cast = [foot, at(0.5, 0.5), at(0.5, 0.3) + pt(8.0, 0.0), at(0.5, 0.0) + pt(6.0, 3.0)];
    stack.polygon(Stuff::Shadow, &cast);
    if cross {
        let half = [(0.26, 0.0), (0.26, 0.5), (0.5, 0.5), (0.5, 0.78), (0.26, 0.78), (0.26, 1.1)];
        let left = half.iter().map(|&(x, y)| at(-x, y));
        let right = half.iter().rev().map(|&(x, y)| at(x, y));
        let corners: Vec<Point> = left.chain(right).collect();
        stack.polygon(Stuff::Stone, &corners);
        return;
    }
    let shoulder = pt(0.0, w / 2.0);
    let slab = stack.of(Stuff::Stone);
    slab.move_to(at(-0.5, 0.0)).line_to(at(-0.5, 1.0) + shoulder);
    slab.arc_to(pt(w / 2.0, w / 2.0), true, at(0.5, 1.0) + shoulder).line_to(at(0.5, 0.0)).close();
    let writing = [at(-0.22, 0.55), at(-0.22, 0.66), at(0.22, 0.66), at(0.22, 0.55)];
    stack.polygon(Stuff::Shade, &writing);
}
