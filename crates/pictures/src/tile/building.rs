//! The buildings in the middle of a tile: castle, monastery, village, crossing.

use super::house::{Builder, LANTERN, Tower, WELL};
use super::layout::Layout;
use super::stack::{Part, Stack, Stuff};
use super::{Tile, cemetery};
use crate::detail::Detail;
use crate::shape::{Point, pt};
use crate::svg::{Svg, Tag};
use crate::wobble::Wobble;
use fogbound_game::ShortList as _;
use fogbound_game::Side;
use fogbound_tilesets::{Building, RoadEnd};

/// Draws lamplight on the ground. The building goes into `stack`.
pub fn build(svg: &mut Svg, stack: &mut Stack, tile: &Tile, layout: &Layout, detail: Detail) {
    let middle = layout.middle;
    let village = tile.has_road_to(RoadEnd::Village);
    let crossing = tile.has_road_to(RoadEnd::Crossing);
    let lit = village || matches!(tile.kind.building, Some(Building::Castle | Building::Monastery));
    if crossing || (lit && !detail.is_far()) {
        svg.leaf(glow(middle + pt(0.0, 12.0)));
    }
    if village {
        stack.stamp(WELL, middle);
        houses(stack, tile, middle, detail);
    } else if crossing {
        stack.stamp(LANTERN, middle);
    }
    match tile.kind.building {
        Some(Building::Monastery) => stack.stamp(MONASTERY, middle),
        Some(Building::Castle) => castle(stack, middle),
        Some(Building::Cemetery) => cemetery::build(svg, stack, middle, tile.seed(), detail),
        None => {}
    }
}

fn glow(at: Point) -> Tag {
    let tag = Tag::new("ellipse").class("glow").number("cx", at.x).number("cy", at.y);
    tag.number("rx", 62.0).number("ry", 44.0)
}

/// Houses in the four quarters the roads leave free, and before sides without road and mist.
fn houses(stack: &mut Stack, tile: &Tile, middle: Point, detail: Detail) {
    const QUARTERS: [Point; 4] =
        [pt(-28.0, -14.0), pt(28.0, -13.0), pt(-29.0, 30.0), pt(29.0, 31.0)];
    const BEFORE: [Point; 4] = [pt(1.0, -33.0), pt(54.0, 10.0), pt(0.0, 40.0), pt(-54.0, 9.0)];
    let mut wobble = Wobble::new("village", tile.seed(), 0);
    let mut feet = QUARTERS.to_vec();
    if !detail.is_far() {
        feet.extend(
            Side::ALL.iter().filter(|&&side| tile.is_plain(side)).map(|s| BEFORE[s.index()]),
        );
    }
    feet.sort_short_by_key(|foot| foot.y as i64);
    let builder = Builder { detail, size: detail.of(1.25, 1.25, 1.45) };
    for foot in feet {
        let foot = wobble.near(middle + foot, 2.0);
        builder.house(stack, foot, &mut wobble);
    }
}

/// Church tower with a spire, nave with three arched windows.
const MONASTERY: &[Part] = &[
    (Stuff::Shadow, "M-20 24L34 0L46 8L44 28Z"),
    (Stuff::PlasterDark, "M-6 22V-4H36V22Z"),
    (Stuff::RoofRed, "M-8 -2L2 -24H34L40 -2Z"),
    (Stuff::Shade, "M18 -2.6L20 -23H34L39 -2.6Z"),
    (
        Stuff::Window,
        "M4 16V7A2.5 2.5 0 0 1 9 7V16ZM15 16V7A2.5 2.5 0 0 1 20 7V16ZM26 16V7A2.5 2.5 0 0 1 31 7V16Z",
    ),
    (Stuff::Plaster, "M-28 26V-22H-6V26Z"),
    (Stuff::Shade, "M-13 25.5V-21H-6.6V25.5Z"),
    (Stuff::Slate, "M-31 -20L-17 -56L-3 -20Z"),
    (Stuff::Shade, "M-17 -54L-5 -20.6L-14 -20.6Z"),
    (Stuff::Dark, "M-18 -56V-65H-20.5V-67H-18V-70H-16V-67H-13.5V-65H-16V-56Z"),
    (Stuff::Window, "M-21 -6V-13A4 4 0 0 1 -13 -13V-6Z"),
    (Stuff::Dark, "M-22 26V15A5 5 0 0 1 -12 15V26Z"),
];

/// Back of the castle: wall, keep with a red roof and a banner.
const KEEP: &[Part] = &[
    (Stuff::Shadow, "M-34 22L38 24L58 28L50 -4L32 -8Z"),
    (Stuff::Stone, "M-30 10V-22H30V10Z"),
    (Stuff::Plaster, "M-16 -2.5V-34H16V-2.5Z"),
    (Stuff::RoofRed, "M-21 -32L-7 -60H7L21 -32Z"),
    (Stuff::Shade, "M5 -32.6L3 -59H7L20 -32.6ZM7 -3V-32H15.4V-3Z"),
    (
        Stuff::Window,
        "M-9 -5V-9L-6.5 -13L-4 -9V-5ZM4 -5V-9L6.5 -13L9 -9V-5ZM-9 -17V-22L-6.5 -26L-4 -22V-17ZM4 -17V-22L6.5 -26L9 -22V-17Z",
    ),
    (Stuff::RoofRed, "M0 -60V-76L15 -71L0 -66Z"),
];

/// Front of the castle: crenellated wall and lit gate.
const FRONT: &[Part] = &[
    (
        Stuff::Stone,
        "M-34 24V-2H-29.2V3H-25.4V-2H-20.6V3H-16.8V-2H-12V3H-8.2V-2H-3.4V3H.4V-2H5.2V3H9V-2H13.8V3H17.6V-2H22.4V3H26.2V-2H31V3H34V24Z",
    ),
    (Stuff::Shade, "M-33 8V5H33V8Z"),
    (Stuff::Dark, "M-8 24V14A8 8 0 0 1 8 14V24Z"),
    (Stuff::Window, "M-4 24V16A4 4 0 0 1 4 16V24Z"),
];

/// The back before the front: within one stuff, what is added later covers what was added before.
fn castle(stack: &mut Stack, at: Point) {
    const BACK: Tower = Tower { width: 12.0, height: 26.0, cone: 19.0, lit: true };
    const CORNER: Tower = Tower { width: 17.0, height: 29.0, cone: 23.0, lit: true };
    let both = |stack: &mut Stack, tower: Tower, x: f64, y: f64| {
        tower.draw(stack, at + pt(-x, y));
        tower.draw(stack, at + pt(x, y));
    };
    both(stack, BACK, 27.0, -8.0);
    stack.stamp(KEEP, at);
    stack.stamp(FRONT, at);
    both(stack, CORNER, 38.0, 21.0);
}
