//! Houses, chapels and towers: upright, lit from the upper left.

use super::stack::{Part, Stack, Stuff};
use crate::detail::Detail;
use crate::shape::{Point, pt};
use crate::wobble::Wobble;

/// Draws houses of one size.
#[derive(Clone, Copy, Debug)]
pub struct Builder {
    /// The detail of the drawing of a house.
    pub detail: Detail,
    /// 1 for a house about 24 wide.
    pub size: f64,
}

impl Builder {
    /// Adds a house with its foot in the middle at `foot`: long side, gable or tall front.
    pub fn house(self, stack: &mut Stack, foot: Point, wobble: &mut Wobble) {
        match wobble.below(20) {
            0..=8 => self.long_side(stack, foot, wobble),
            9..=16 => self.gable(stack, foot, wobble),
            _ => self.tall(stack, foot, wobble),
        }
    }

    fn long_side(self, stack: &mut Stack, foot: Point, wobble: &mut Wobble) {
        let w = wobble.between(20.0, 25.0) * self.size;
        let h = wobble.between(8.0, 10.0) * self.size;
        let r = wobble.between(10.0, 12.0) * self.size;
        let at = |x: f64, y: f64| pt(foot.x - w / 2.0 + x, foot.y - y);
        self.shadow(stack, at(0.0, 0.0), w, h);
        stack.polygon(Stuff::Plaster, &[at(0.0, 0.0), at(0.0, h), at(w, h), at(w, 0.0)]);
        let eaves = [at(-2.5, h - 1.0), at(1.5, h + r), at(w - 1.5, h + r), at(w + 2.5, h - 1.0)];
        stack.polygon(roof(wobble), &eaves);
        let (top, low) = (h + r - 0.6, h - 0.6);
        let shade = [at(w * 0.62, low), at(w * 0.6, top), at(w - 2.0, top), at(w + 1.8, low)];
        stack.polygon(Stuff::Shade, &shade);
        if self.detail.is_far() {
            return;
        }
        let (left, right) = (w * 0.22, w * 0.22 + 4.0);
        let (low, top) = (h + r * 0.7, h + r + 4.0);
        let chimney = [at(left, low), at(left, top), at(right, top), at(right, low)];
        stack.polygon(Stuff::Plaster, &chimney);
        for part in [0.24, 0.62] {
            let (left, right) = (w * part, w * part + 3.6);
            let pane = [at(left, 2.5), at(left, h - 2.0), at(right, h - 2.0), at(right, 2.5)];
            stack.polygon(Stuff::Window, &pane);
        }
    }

    fn gable(self, stack: &mut Stack, foot: Point, wobble: &mut Wobble) {
        let (w, r) = (13.0 * self.size, 11.0 * self.size);
        let side = wobble.between(9.0, 13.0) * self.size;
        let h = wobble.between(9.0, 11.0) * self.size;
        let at = |x: f64, y: f64| pt(foot.x - (w + side) / 2.0 + x, foot.y - y);
        self.shadow(stack, at(0.0, 0.0), w + side, h);
        let wall = [at(w, 0.0), at(w, h), at(w + side, h), at(w + side, 0.0)];
        stack.polygon(Stuff::PlasterDark, &wall);
        let half = w / 2.0;
        let front = [at(0.0, 0.0), at(0.0, h), at(half, h + r), at(w, h), at(w, 0.0)];
        stack.polygon(Stuff::Plaster, &front);
        let (ridge, low) = (h + r + 1.0, h - 2.0);
        let slope =
            [at(half, ridge), at(half + side, ridge), at(w + side + 2.0, low), at(w + 2.0, low)];
        stack.polygon(roof(wobble), &slope);
        let (middle, low) = (h + r * 0.45, h - 1.4);
        let shade = [
            at(w * 0.78 + side * 0.35, middle),
            at(w * 0.78 + side, middle),
            at(w + side + 1.5, low),
            at(w + 2.0, low),
        ];
        stack.polygon(Stuff::Shade, &shade);
        if !self.detail.is_far() {
            let (left, right) = (half - 2.0, half + 2.0);
            let pane = [
                at(left, h - 5.0),
                at(left, h + 2.0),
                at(half, h + 4.0),
                at(right, h + 2.0),
                at(right, h - 5.0),
            ];
            stack.polygon(Stuff::Window, &pane);
        }
    }

    /// Adds a narrow house of two floors under a hipped roof.
    fn tall(self, stack: &mut Stack, foot: Point, wobble: &mut Wobble) {
        let w = wobble.between(14.0, 16.0) * self.size;
        let h = wobble.between(12.0, 13.5) * self.size;
        let r = 9.0 * self.size;
        let at = |x: f64, y: f64| pt(foot.x - w / 2.0 + x, foot.y - y);
        self.shadow(stack, at(0.0, 0.0), w, h);
        stack.polygon(Stuff::Plaster, &[at(0.0, 0.0), at(0.0, h), at(w, h), at(w, 0.0)]);
        let hip =
            [at(-2.5, h - 1.0), at(w * 0.32, h + r), at(w * 0.68, h + r), at(w + 2.5, h - 1.0)];
        stack.polygon(roof(wobble), &hip);
        let low = h - 0.6;
        stack.polygon(
            Stuff::Shade,
            &[at(w * 0.6, low), at(w * 0.62, h + r - 0.6), at(w + 1.8, low)],
        );
        stack.polygon(
            Stuff::Shade,
            &[at(w * 0.7, 0.6), at(w * 0.7, low), at(w - 0.6, low), at(w - 0.6, 0.6)],
        );
        if !self.detail.is_far() {
            for (x, y) in [(0.18, 0.58), (0.6, 0.58), (0.18, 0.14)] {
                let (left, right) = (w * x, w * x + 3.2);
                let (low, top) = (h * y, h * y + 4.4);
                stack.polygon(
                    Stuff::Window,
                    &[at(left, low), at(left, top), at(right, top), at(right, low)],
                );
            }
        }
    }

    fn shadow(self, stack: &mut Stack, foot: Point, w: f64, h: f64) {
        if !self.detail.is_far() {
            let at = |x: f64, y: f64| foot + pt(x, y);
            let cast =
                [at(2.0, 0.0), at(w, -h), at(w + 7.0, 5.0 - h), at(w + 6.0, 3.0), at(5.0, 3.0)];
            stack.polygon(Stuff::Shadow, &cast);
        }
    }
}

/// Most roofs are red, some orange, few of slate.
fn roof(wobble: &mut Wobble) -> Stuff {
    match wobble.below(100) {
        0..60 => Stuff::RoofRed,
        60..87 => Stuff::RoofOrange,
        _ => Stuff::Slate,
    }
}

/// A little church with a pointed tower.
pub const CHAPEL: &[Part] = &[
    (Stuff::Shadow, "M-8 0L6 -30L20 -20L16 3Z"),
    (Stuff::Plaster, "M-8 0V-25H6V0Z"),
    (Stuff::Slate, "M-10.5 -24L-1 -52L8.5 -24Z"),
    (Stuff::Shade, "M-.5 -51L7.5 -24.6L1.5 -24.6ZM2 -1V-24H5.5V-1Z"),
    (Stuff::Window, "M-3.5 -12V-17A2.5 2.5 0 0 1 1.5 -17V-12Z"),
    (Stuff::Dark, "M-4 0V-5A3 3 0 0 1 2 -5V0Z"),
];

/// A well under a little roof, on its stone disc.
pub const WELL: &[Part] = &[
    (Stuff::Stone, "M-17 0A17 13 0 1 1 17 0A17 13 0 1 1 -17 0Z"),
    (Stuff::Plaster, "M-8 -5V2A8 4.5 0 0 0 8 2V-5A8 4 0 0 0 -8 -5Z"),
    (Stuff::Shade, "M2 -1V6A8 4.5 0 0 0 7.5 2V-4Z"),
    (Stuff::Dark, "M-6 -5A6 2.8 0 1 1 6 -5A6 2.8 0 1 1 -6 -5ZM-8 -4V-17H-6V-4ZM6 -4V-17H8V-4Z"),
    (Stuff::RoofRed, "M-12 -15L-6 -25H6L12 -15Z"),
    (Stuff::Shade, "M3 -15.5L2.5 -24.5H6L11 -15.5Z"),
];

/// A lantern post on its stone disc.
pub const LANTERN: &[Part] = &[
    (Stuff::Stone, "M-17 0A17 13 0 1 1 17 0A17 13 0 1 1 -17 0Z"),
    (Stuff::Dark, "M-2 3L-1.6 -20H1.6L2 3ZM-6 -20L-7.5 -35L0 -42L7.5 -35L6 -20Z"),
    (Stuff::Window, "M-4 -22L-5 -34H5L4 -22Z"),
];

/// The arch between the towers of a gate.
pub const GATE: &[Part] = &[
    (Stuff::Stone, "M-11 9V-10H-6V-7H-2.5V-10H2.5V-7H6V-10H11V9Z"),
    (Stuff::Dark, "M-6.5 9V2A6.5 6.5 0 0 1 6.5 2V9Z"),
    (Stuff::Window, "M-3.5 9V3A3.5 3.5 0 0 1 3.5 3V9Z"),
];

/// The measures of a round tower with a cone.
#[derive(Clone, Copy, Debug)]
pub struct Tower {
    /// Width of the wall.
    pub width: f64,
    /// Height of the wall.
    pub height: f64,
    /// Height of the cone.
    pub cone: f64,
    /// True if a window is lit.
    pub lit: bool,
}

impl Tower {
    /// On the inner points of city walls.
    pub const WALL: Tower = Tower { width: 11.0, height: 13.0, cone: 14.0, lit: false };
    /// The same, far away.
    pub const WALL_FAR: Tower = Tower { width: 15.0, height: 13.0, cone: 18.0, lit: false };
    /// Beside a gate.
    pub const GATE: Tower = Tower { width: 11.0, height: 16.0, cone: 15.0, lit: true };
    /// On the corners of the board.
    pub const CORNER: Tower = Tower { width: 14.0, height: 17.0, cone: 18.0, lit: false };

    /// Draws it with its foot at `foot`.
    pub fn draw(self, stack: &mut Stack, foot: Point) {
        let Tower { height: h, cone, .. } = self;
        let a = self.width / 2.0;
        let at = |x: f64, y: f64| foot + pt(x, y);
        let wall = stack.of(Stuff::Stone);
        wall.move_to(at(-a, -h)).line_to(at(-a, 0.0)).quad_to(at(0.0, a * 0.7), at(a, 0.0));
        wall.line_to(at(a, -h)).close();
        let roof = stack.of(Stuff::Slate);
        roof.move_to(at(-a - 2.5, 1.0 - h)).line_to(at(0.0, -h - cone));
        roof.line_to(at(a + 2.5, 1.0 - h)).quad_to(at(0.0, 4.0 - h), at(-a - 2.5, 1.0 - h)).close();
        let shade = stack.of(Stuff::Shade);
        shade.move_to(at(a * 0.2, -h)).line_to(at(a * 0.2, a * 0.3));
        shade.quad_to(at(a * 0.7, a * 0.2), at(a - 0.7, -0.3)).line_to(at(a - 0.7, -h)).close();
        shade.move_to(at(0.0, 1.0 - h - cone)).line_to(at(a + 1.6, 1.0 - h));
        shade.quad_to(at(a * 0.5, 2.6 - h), at(a * 0.2, 2.4 - h)).close();
        if self.lit {
            let (low, top) = (-3.0, -h * 0.62);
            stack.polygon(
                Stuff::Window,
                &[at(-2.3, low), at(-2.3, top), at(0.8, top), at(0.8, low)],
            );
        }
    }
}
