//! Track: bed, sleepers and rails of sections, and the bridge.
//!
//! A straight section runs along the middle of the tile, a curve is a quarter of a circle about a
//! corner, so the curves of a double curve never touch.

use crate::Detail;
use crate::shape::{Path, Point, SIDE, pt};
use crate::style::Sheet;
use crate::svg::Svg;
use crate::wobble::Wobble;
use fogbound_game::{Edges, Side};

/// From the middle of the track to either rail.
const GAUGE: f64 = 10.0;
/// From the middle of the track to the ends of a sleeper.
const SLEEPER: f64 = 20.5;
/// Sleepers of a section.
const SLEEPERS: usize = 11;
/// From the edge of a tile to the deck of a bridge, and half the width of its railing.
const DECK: f64 = 72.0;
const RAILING: f64 = 5.0;
/// Length by which lines reach over the edge, so that no gap shows between two tiles.
const OVERLAP: f64 = 0.6;
/// The corner about which the curve from north to east runs.
const CORNER: Point = pt(SIDE, 0.0);

/// The way of a section over its tile, as it lies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Way {
    pub curved: bool,
    /// Quarter turns from north–south, or from north–east.
    pub quarters: usize,
}

impl Way {
    /// Returns the way between two edges.
    pub fn of(edges: Edges) -> Way {
        let has = |side| edges.contains(side);
        let curved = !Side::ALL.into_iter().any(|side| has(side) && has(side.opposite()));
        let starts_at =
            |side: Side| has(side) && (!curved || has(Side::from_index(side as u8 + 1)));
        let first = Side::ALL.into_iter().find(|&side| starts_at(side));
        Way { curved, quarters: first.map_or(0, Side::index) }
    }

    /// Adds a line beside the middle of the track, at this distance (negative: the other side).
    fn add_line(self, path: &mut Path, distance: f64) {
        let radius = SIDE / 2.0 - distance;
        let turned = |point: Point| point.turned(self.quarters);
        if self.curved {
            let (from, to) = (CORNER - pt(radius, 0.0), CORNER + pt(0.0, radius));
            path.polyline(&[from - pt(0.0, OVERLAP), from].map(turned));
            path.arc_to(pt(radius, radius), false, turned(to))
                .line_to(turned(to + pt(OVERLAP, 0.0)));
        } else {
            let ends = [pt(SIDE - radius, -OVERLAP), pt(SIDE - radius, SIDE + OVERLAP)];
            path.polyline(&ends.map(turned));
        }
    }

    /// Adds a band that reaches this far from the middle of the track to both sides, on the tile
    /// whose north-west corner is at `corner`.
    pub fn add_band(self, path: &mut Path, reach: f64, corner: Point) {
        let on_board = |point: Point| corner + point.turned(self.quarters);
        let [outer, inner] = [SIDE / 2.0 + reach, SIDE / 2.0 - reach];
        if !self.curved {
            let corners = [pt(inner, 0.0), pt(outer, 0.0), pt(outer, SIDE), pt(inner, SIDE)];
            path.polygon(&corners.map(on_board));
            return;
        }
        let ends = |radius: f64| [CORNER - pt(radius, 0.0), CORNER + pt(0.0, radius)].map(on_board);
        let ([north, east], [north_inside, east_inside]) = (ends(outer), ends(inner));
        path.move_to(north).arc_to(pt(outer, outer), false, east).line_to(east_inside);
        path.arc_to(pt(inner, inner), true, north_inside).close();
    }

    /// Returns the point of the track at `along` (0 to 1), `distance` to the inner side of its
    /// middle.
    fn point(self, along: f64, distance: f64) -> Point {
        let radius = SIDE / 2.0 - distance;
        let point = if self.curved {
            CORNER.on_ellipse(pt(radius, radius), 180.0 - 90.0 * along)
        } else {
            pt(SIDE - radius, SIDE * along)
        };
        point.turned(self.quarters)
    }

    /// Returns the distance of a point from the middle of the track.
    #[cfg(test)]
    pub fn distance(self, point: Point) -> f64 {
        let upright = point.turned(4 - self.quarters);
        if self.curved {
            (upright.distance(CORNER) - SIDE / 2.0).abs()
        } else {
            (upright.x - SIDE / 2.0).abs()
        }
    }

    /// Adds sleepers, no two laid alike.
    fn add_sleepers(self, path: &mut Path, wobble: &mut Wobble) {
        for number in 0..SLEEPERS {
            let along = (number as f64 + 0.5) / SLEEPERS as f64;
            let mut end = |side: f64| {
                self.point(along + wobble.within(0.008), side * (SLEEPER + wobble.within(1.4)))
            };
            let ends = [end(-1.0), end(1.0)];
            path.polyline(&ends);
        }
    }
}

/// The parts of one or two sections that lie on the ground together.
struct Lines {
    middle: Path,
    sleepers: Path,
    rails: Path,
}

impl Lines {
    fn of(ways: &[Way], seed: u64) -> Lines {
        let mut lines = Lines { middle: Path::new(), sleepers: Path::new(), rails: Path::new() };
        for (number, way) in (0u64..).zip(ways) {
            let mut wobble = Wobble::new("sleepers", seed, number);
            way.add_line(&mut lines.middle, 0.0);
            way.add_sleepers(&mut lines.sleepers, &mut wobble);
            way.add_line(&mut lines.rails, -GAUGE);
            way.add_line(&mut lines.rails, GAUGE);
        }
        lines
    }
}

/// Draws sections side by side on the ground.
pub(super) fn draw_ground(svg: &mut Svg, ways: &[Way], seed: u64, detail: Detail) {
    let lines = Lines::of(ways, seed);
    if !detail.is_far() {
        svg.path("bed-shade", &lines.middle);
    }
    svg.path("bed", &lines.middle);
    draw_rails(svg, &lines, detail);
}

/// Draws the section from west to east on a bridge, above what is there already.
pub(super) fn draw_bridge(svg: &mut Svg, seed: u64, detail: Detail) {
    let over = Way { curved: false, quarters: 1 };
    let lines = Lines::of(&[over], seed.wrapping_add(1));
    let [mut shadow, mut deck, mut railings] = [Path::new(), Path::new(), Path::new()];
    let box_of =
        |x: f64, y: f64| [pt(x, y), pt(SIDE - x, y), pt(SIDE - x, SIDE - y), pt(x, SIDE - y)];
    shadow.polygon(&box_of(34.0, 73.0).map(|corner| corner + pt(6.0, 10.0)));
    deck.polygon(&box_of(30.0, DECK));
    for y in [DECK, SIDE - DECK] {
        railings.polyline(&[pt(30.0, y), pt(SIDE - 30.0, y)]);
    }
    let mut approach = Path::new();
    approach
        .polyline(&[pt(-OVERLAP, 100.0), pt(30.0, 100.0)])
        .polyline(&[pt(170.0, 100.0), pt(SIDE + OVERLAP, 100.0)]);
    if !detail.is_far() {
        svg.path("bed-shade", &approach);
        svg.path("shadow", &shadow);
    }
    svg.path("bed", &approach);
    svg.path("deck", &deck);
    draw_rails(svg, &lines, detail);
    svg.path("railing-ink", &railings);
    svg.path("railing", &railings);
}

fn draw_rails(svg: &mut Svg, lines: &Lines, detail: Detail) {
    if detail.is_far() {
        svg.path("rail-far", &lines.rails);
    } else {
        svg.path("sleeper", &lines.sleepers);
        svg.path("rail-ink", &lines.rails);
        svg.path("rail", &lines.rails);
    }
}

/// Draws the light on sections that are shown to a player.
pub(super) fn draw_light(svg: &mut Svg, ways: &[Way]) {
    draw_lit(svg, |path, distance| ways.iter().for_each(|way| way.add_line(path, distance)));
}

/// Draws the light on one section of a tile that is drawn already. The lower one of a bridge is lit
/// on both sides of the deck.
pub(super) fn draw_light_alone(svg: &mut Svg, edges: Edges, bridge: bool) {
    let way = Way::of(edges);
    if bridge && way.quarters == 0 {
        draw_lit(svg, |path, distance| {
            let x = SIDE / 2.0 + distance;
            path.polyline(&[pt(x, -OVERLAP), pt(x, DECK - RAILING)]);
            path.polyline(&[pt(x, SIDE - DECK + RAILING), pt(x, SIDE + OVERLAP)]);
        });
    } else {
        draw_lit(svg, |path, distance| way.add_line(path, distance));
    }
}

/// Lights up lines at both distances from the middle of a track.
fn draw_lit(svg: &mut Svg, add_lines: impl Fn(&mut Path, f64)) {
    let [mut edges, mut rails] = [Path::new(), Path::new()];
    for side in [-1.0, 1.0] {
        add_lines(&mut edges, side * 23.5);
        add_lines(&mut rails, side * GAUGE);
    }
    svg.path("lit-ink", &edges);
    svg.path("lit", &edges);
    svg.path("lit", &rails);
}

/// Adds the classes of track.
pub(super) fn style(sheet: &mut Sheet) {
    let accent = sheet.palette.accent;
    let [bed, sleeper, rail, width] = sheet.palette.track;
    let butt = "stroke-linecap:butt";
    // Bright lines reach a little further than the ink below them: no dark seams between tiles.
    let square = "stroke-linecap:square";
    sheet.line("bed-shade", super::DARK, "54", "stroke-linecap:butt;stroke-opacity:.5");
    sheet.line("bed", bed, "46", butt);
    sheet.line("sleeper", sleeper, "7.5", butt);
    sheet.line("rail-ink", super::DARK, "6", butt);
    sheet.line("rail", rail, width, square);
    sheet.line("rail-far", rail, "5.5", square);
    sheet.fill("deck", "#54402f", &crate::figures::ink("2"));
    sheet.line("railing-ink", super::DARK, "10", "");
    sheet.line("railing", "#c99b5e", "6", "");
    sheet.line("lit-ink", super::DARK, "9", butt);
    sheet.line("lit", accent, "5", square);
}

#[cfg(test)]
mod tests;
