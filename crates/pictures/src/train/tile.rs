//! One track tile: a floor of planks in lamplight, the track, and who haunts it.

use super::monster;
use super::spot::Plan;
use super::track::{Way, draw_bridge, draw_ground, draw_light};
use crate::Detail;
use crate::figures::{FACETS, GEM, add_number};
use crate::shape::{Path, SIDE, pt};
use crate::style::Sheet;
use crate::svg::Svg;
use crate::wobble::Wobble;
use fogbound_game::{Edges, Rotation};
use fogbound_tilesets::TrackKind;
use std::sync::Arc;

/// Height of a plank of the floor.
const PLANK: f64 = 25.0;
/// Number of colours of floors. They have no meaning; they only distinguish neighbours.
const FLOORS: u64 = 6;

/// A track tile as it lies.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct TrackTile {
    /// The kind of the tile.
    pub kind: Arc<TrackKind>,
    /// The rotation of the tile.
    pub rotation: Rotation,
    /// Its number in the set, which chooses its floor.
    pub number: u8,
}

/// Draws a track tile. Its origin is its north-west corner. The sections in `lit`, by their edges
/// as they lie, are lit up.
pub fn draw_track_tile(svg: &mut Svg, tile: &TrackTile, lit: &[Edges], detail: Detail) {
    let plan = Plan::of(&tile.kind, tile.rotation);
    let seed = u64::from(tile.number);
    draw_floor(svg, seed, detail);
    draw_track(svg, &plan, lit, seed, detail);
    let scale = detail.of(1.0, 1.0, 1.2);
    for &(monster, at, tip) in &plan.monsters {
        monster::draw(svg, monster, at, tip, scale);
    }
    draw_diamonds(svg, &plan, detail);
}

fn square(inset: f64) -> Path {
    let far = SIDE - inset;
    let mut path = Path::new();
    path.polygon(&[pt(inset, inset), pt(far, inset), pt(far, far), pt(inset, far)]);
    path
}

fn draw_floor(svg: &mut Svg, seed: u64, detail: Detail) {
    svg.path(&format!("floor-{}", seed % FLOORS), &square(0.0));
    if detail.is_near() {
        let mut joints = Path::new();
        let mut wobble = Wobble::new("planks", seed, 0);
        for row in 0..8 {
            let y = PLANK * f64::from(row);
            if row > 0 {
                joints.polyline(&[pt(0.0, y), pt(SIDE, y)]);
            }
            let x = wobble.between(12.0, 90.0);
            for x in [x, x + wobble.between(60.0, 95.0)] {
                joints.polyline(&[pt(x, y), pt(x, y + PLANK)]);
            }
        }
        svg.path("joint", &joints);
    }
    if !detail.is_far() {
        let mut lamp = Path::new();
        lamp.ellipse(pt(SIDE / 2.0, SIDE / 2.0), SIDE / 2.0, SIDE / 2.0);
        svg.path("lamp", &lamp);
    }
    svg.path("tile-edge", &square(1.0));
}

fn draw_track(svg: &mut Svg, plan: &Plan, lit: &[Edges], seed: u64, detail: Detail) {
    let is_lit = |way: &Way| lit.iter().any(|&edges| Way::of(edges) == *way);
    let lit_of = |ways: &[Way]| ways.iter().copied().filter(is_lit).collect::<Vec<Way>>();
    let below = if plan.bridge { &plan.ways[..1] } else { &plan.ways[..] };
    draw_ground(svg, below, seed, detail);
    draw_light(svg, &lit_of(below));
    if plan.bridge {
        draw_bridge(svg, seed, detail);
        draw_light(svg, &lit_of(&plan.ways[1..]));
    }
}

/// Draws all diamonds of a tile at once.
fn draw_diamonds(svg: &mut Svg, plan: &Plan, detail: Detail) {
    let [mut stones, mut facets, mut discs, mut numbers] = [(); 4].map(|()| Path::new());
    for &(value, at, size) in &plan.diamonds {
        let size = size * detail.of(1.0, 1.1, 1.3);
        stones.stamp(GEM, at, pt(size, size));
        facets.stamp(FACETS, at, pt(size, size));
        discs.ellipse(at - pt(0.0, 1.0), 10.5 * size, 10.5 * size);
        let sign = if value > 9 { 0.85 } else { 1.2 };
        add_number(&mut numbers, i32::from(value), at - pt(0.0, 1.0), size * sign);
    }
    svg.path("gem", &stones);
    if !detail.is_far() {
        svg.path("facet", &facets);
    }
    svg.path("badge", &discs);
    svg.path("sign", &numbers);
}

/// Adds the classes of tiles.
pub(super) fn style(sheet: &mut Sheet) {
    let p = sheet.palette;
    for (number, colour) in p.floors.iter().enumerate() {
        sheet.fill(&format!("floor-{number}"), colour, "");
    }
    sheet.line("joint", "#000", "1.6", &format!("stroke-opacity:.22;display:{}", p.ornament));
    sheet.fill("lamp", "url(#glow)", &format!("fill-opacity:.26;display:{}", p.ornament));
    sheet.line("tile-edge", super::DARK, "2.5", "");
}
