//! Things a player must tell apart differ clearly where a tile is 48 pixels wide.
//!
//! **How it is measured.** Tiles lie on a board and are drawn as a player sees them, in every theme.
//! Tiles that are compared are alike but for the one thing they are compared by, down to their seed,
//! and the distance (`shared/sight.rs`) is taken over the area where that thing is: an edge, a
//! building, a row of ghosts. A change that only moves a drawing by a pixel is none.

use super::sets;
use crate::sight::{Area, Picture, assert_distinct, assert_shifts_are_no_difference};
use fogbound_game::{Cell, Colour, Edges, Halves, Rotation};
use fogbound_pictures::board::{Laid, Meeple, Standing, frame};
use fogbound_pictures::figures::Pose;
use fogbound_pictures::shape::{Point, pt};
use fogbound_pictures::svg::Svg;
use fogbound_pictures::{
    Appearance, Detail, Places, Scene, Stand, Styling, Theme, Tile, board_svg, draw_tile,
};
use fogbound_tilesets::{Building, City, Group, Kind, Mist, Road, RoadEnd};
use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg;
use std::sync::Arc;

/// Pixels along the side of a tile.
const PIXELS: u32 = 48;
/// Pixels around it, for moving a picture.
const MARGIN: u32 = 3;
/// Pixels for a unit.
const SCALE: f64 = PIXELS as f64 / 200.0;
/// The least distance of two pictures.
const LEAST: f32 = 0.05;
/// The least distance of pieces that count and of what looks like them.
const PLAIN: f32 = 0.11;
const HERE: Cell = Cell::new(0, 0);

/// The area between two opposite corners, in units.
fn between(one: Point, other: Point) -> Area {
    let pixel = |units: f64| (units * SCALE).round().clamp(0.0, f64::from(PIXELS)) as usize;
    let inside = |x: f64, y: f64| (MARGIN as usize + pixel(x), MARGIN as usize + pixel(y));
    Area {
        from: inside(one.x.min(other.x), one.y.min(other.y)),
        to: inside(one.x.max(other.x), one.y.max(other.y)),
    }
}

/// The whole tile.
fn whole() -> Area {
    between(pt(0.0, 0.0), pt(200.0, 200.0))
}

/// An area of this width and height with this point at the middle of its lower side.
fn above(foot: Point, width: f64, height: f64) -> Area {
    between(foot - pt(width / 2.0, height), foot + pt(width / 2.0, 0.0))
}

/// Renders a square of a board as large as a tile, with this corner.
fn render(scene: &Scene, theme: Theme, corner: Point) -> Pixmap {
    let markup = board_svg(scene, PIXELS, Styling::Inline(theme));
    let tree = usvg::Tree::from_str(&markup, &usvg::Options::default()).unwrap();
    let shift = (frame(scene, PIXELS).corner - corner) * SCALE;
    let margin = f64::from(MARGIN);
    let shift = Transform::from_translate((shift.x + margin) as f32, (shift.y + margin) as f32);
    let mut pixels = Pixmap::new(PIXELS + 2 * MARGIN, PIXELS + 2 * MARGIN).unwrap();
    resvg::render(&tree, shift, &mut pixels.as_mut());
    pixels
}

/// Every pair of these is distinct in this area of the cell 0 0, in every theme.
fn assert_apart(scenes: &[(&str, Scene)], area: Area) {
    assert_apart_by(LEAST, scenes, Point::default(), area);
}

/// Every pair of these can never be taken for each other.
fn assert_far_apart(scenes: &[(&str, Scene)], area: Area) {
    assert_apart_by(PLAIN, scenes, Point::default(), area);
}

/// Every pair is as far apart as this in a square elsewhere.
fn assert_apart_by(least: f32, scenes: &[(&str, Scene)], corner: Point, area: Area) {
    for theme in Theme::ALL {
        let picture =
            |(name, scene): &(&str, Scene)| Picture::new(name, &render(scene, theme, corner), area);
        assert_distinct(&scenes.iter().map(picture).collect::<Vec<_>>(), least);
    }
}

/// A meadow.
fn plain() -> Kind {
    Kind {
        name: "distinct".to_owned(),
        group: Group::Base,
        count: 1,
        roads: Vec::new(),
        cities: Vec::new(),
        mists: Vec::new(),
        fields: Vec::new(),
        building: None,
    }
}

fn edges(text: &str) -> Edges {
    Edges::parse(text).unwrap()
}

fn misty(on: &str, ghosts: u8) -> Kind {
    Kind { mists: vec![Mist { edges: edges(on), ghosts }], ..plain() }
}

fn walled(on: &str, coats: u8) -> Kind {
    Kind { cities: vec![City { edges: edges(on), coats }], ..plain() }
}

/// Roads from these sides that end in the middle.
fn ending<const N: usize>(sides: [&str; N], end: RoadEnd) -> Kind {
    let roads = sides.map(|side| Road { edges: edges(side), end: Some(end) });
    Kind { roads: roads.into(), ..plain() }
}

fn tile(kind: &Kind, rotation: Rotation) -> Tile {
    Tile::new(Arc::new(kind.clone()), rotation)
}

fn lying(kind: &Kind, rotation: Rotation) -> Scene {
    let laid = Laid { cell: HERE, face: Some(tile(kind, rotation)), finished: 0 };
    Scene { tiles: vec![laid], ..Scene::default() }
}

fn alone(kind: &Kind) -> Scene {
    lying(kind, Rotation::NONE)
}

/// A crossing of three roads; the fourth edge differs.
#[test]
fn terrains_of_an_edge() {
    let crossing = || ending(["E", "S", "W"], RoadEnd::Crossing);
    let kinds = [
        ("field", crossing()),
        ("road", ending(["N", "E", "S", "W"], RoadEnd::Crossing)),
        ("city", Kind { cities: walled("N", 0).cities, ..crossing() }),
        ("misty field", Kind { mists: misty("N", 0).mists, ..crossing() }),
    ];
    for (turns, rotation) in Rotation::ALL.into_iter().enumerate() {
        let edge = between(pt(60.0, 0.0).turned(turns), pt(140.0, 78.0).turned(turns));
        let scenes = kinds.each_ref().map(|(name, kind)| (*name, lying(kind, rotation)));
        assert_apart(&scenes, edge);
    }
}

#[test]
fn buildings() {
    let built = |building, end| Kind { building: Some(building), ..ending(["E", "W"], end) };
    let three = [
        ("castle", built(Building::Castle, RoadEnd::Castle)),
        ("cemetery", built(Building::Cemetery, RoadEnd::Cemetery)),
        ("monastery", built(Building::Monastery, RoadEnd::Monastery)),
    ];
    // A village and a crossing mean the same.
    for end in [RoadEnd::Village, RoadEnd::Crossing] {
        let bare = ending(["E", "W"], end);
        let mut scenes: Vec<_> = three.iter().map(|(name, kind)| (*name, alone(kind))).collect();
        scenes.push((end.name(), alone(&bare)));
        assert_apart(&scenes, between(pt(50.0, 40.0), pt(150.0, 150.0)));
    }
}

/// Returns the place of the coat of arms of a tile.
fn coat(kind: &Kind) -> Point {
    let (mut svg, tile) = (Svg::new(), tile(kind, Rotation::NONE));
    draw_tile(&mut svg, &tile, &Appearance::alone(&tile, Detail::for_side(PIXELS)));
    let place = svg.as_str().split("href=\"#coat\" transform=\"translate(").nth(1).unwrap();
    let mut numbers = place.split([' ', ')']).map(|number| number.parse().unwrap());
    pt(numbers.next().unwrap(), numbers.next().unwrap())
}

#[test]
fn coats_of_arms() {
    for on in ["N", "NE", "NS", "NES", "NESW"] {
        let (with, without) = (walled(on, 1), walled(on, 0));
        let scenes = [("with coat", alone(&with)), ("without coat", alone(&without))];
        assert_apart(&scenes, above(coat(&with) + pt(0.0, 26.0), 40.0, 52.0));
    }
}

#[test]
fn finished_banks() {
    for on in ["N", "NE", "ESW", "NESW"] {
        for ghosts in [0, 1] {
            let kind = misty(on, ghosts);
            let mut finished = alone(&kind);
            finished.tiles[0].finished = 1;
            let scenes = [("open", alone(&kind)), ("finished", finished)];
            let part = if on == "N" { between(pt(0.0, 0.0), pt(200.0, 60.0)) } else { whole() };
            assert_apart(&scenes, part);
        }
    }
}

/// Mist goes on, or ends at the edge, or there is none.
#[test]
fn broken_banks() {
    let (west, east, clear) = (misty("NSW", 0), misty("NES", 0), plain());
    let (east_too, both) = (misty("NESW", 0), misty("NESW", 0));
    let pair = |one, other| {
        let mut scene = alone(one);
        let face = Some(tile(other, Rotation::NONE));
        scene.tiles.push(Laid { cell: Cell::new(1, 0), face, finished: 0 });
        scene
    };
    let scenes = [
        ("mist on both sides", pair(&both, &east_too)),
        ("mist in the west", pair(&both, &clear)),
        ("mist in the east", pair(&clear, &both)),
        ("no mist", pair(&clear, &clear)),
        ("mist that ends before", pair(&west, &east)),
    ];
    assert_apart_by(LEAST, &scenes, pt(100.0, 0.0), between(pt(50.0, 30.0), pt(150.0, 170.0)));
}

#[test]
fn roads_that_end_and_roads_that_pass() {
    let straight = vec![Road { edges: edges("EW"), end: None }];
    let passing = Kind { roads: straight, ..plain() };
    for end in [RoadEnd::Village, RoadEnd::Crossing] {
        let ending = ending(["E", "W"], end);
        let scenes = [("passing", alone(&passing)), (end.name(), alone(&ending))];
        assert_apart(&scenes, between(pt(65.0, 65.0), pt(135.0, 135.0)));
    }
}

/// The row of so many ghosts.
fn row(kind: &Kind, on: &str, ghosts: u8) -> Area {
    let feet = Places::new(&tile(kind, Rotation::NONE)).ghosts(edges(on), ghosts);
    let (first, last) = (feet[0], feet[feet.len() - 1]);
    between(pt(first.x - 24.0, first.y - 52.0), pt(last.x + 24.0, last.y + 2.0))
}

/// Ghosts in play on the only mist of a tile.
fn haunted(kind: &Kind, on: &str, count: u8) -> Scene {
    let stand = Stand::Mist(edges(on));
    let figures = vec![Standing::Ghosts { cell: HERE, stand, count }];
    Scene { figures, ..alone(kind) }
}

/// The disc with the number of the ghosts in play.
fn disc(scene: &Scene) -> Area {
    let markup = board_svg(scene, PIXELS, Styling::Page);
    let before =
        markup.rsplit("</defs>").next().unwrap().split("><path class=\"ghost-disc\"").next();
    let place = before.unwrap().rsplit("translate(").next().unwrap();
    let mut numbers = place.split(|sign: char| !(sign.is_ascii_digit() || ".-".contains(sign)));
    let mut number = || numbers.by_ref().find_map(|text| text.parse::<f64>().ok()).unwrap();
    let (middle, reach) = (pt(number(), number()), number() * 16.5);
    between(middle - pt(reach, reach), middle + pt(reach, reach))
}

#[test]
fn numbers_of_printed_ghosts() {
    for on in ["N", "S", "NE", "NESW"] {
        let kinds = ["0", "1", "2", "3"].map(|name| (name, misty(on, name.parse().unwrap())));
        let scenes = kinds.each_ref().map(|(name, kind)| (*name, alone(kind)));
        assert_apart(&scenes[..2], row(&kinds[1].1, on, 1));
        assert_apart(&scenes[1..], row(&kinds[3].1, on, 3));
    }
}

#[test]
fn numbers_of_ghosts_in_play() {
    for on in ["N", "S", "NE", "NESW"] {
        let kind = misty(on, 0);
        let numbers = [2, 3, 4, 5, 6].map(|count| haunted(&kind, on, count));
        let number = disc(&numbers[0]);
        let named: Vec<_> =
            ["two", "three", "four", "five", "six"].into_iter().zip(numbers).collect();
        assert_apart(&named, number);
        let few = [("one", haunted(&kind, on, 1)), named[0].clone()];
        assert_apart(&few, number);
    }
}

/// A ghost in play is as unlike a printed one as it is unlike none, on open and on finished mist.
#[test]
fn ghosts_in_play_and_printed_ghosts() {
    for on in ["N", "S", "NE", "NESW"] {
        for finished in [0, 1] {
            let (bare, printed) = (misty(on, 0), misty(on, 1));
            let (none, symbol) = (alone(&bare), alone(&printed));
            let [on_none, on_symbol] = [&bare, &printed].map(|kind| haunted(kind, on, 1));
            let mut scenes = [
                ("none", none),
                ("printed", symbol),
                ("in play", on_none),
                ("covering", on_symbol),
            ];
            scenes.iter_mut().for_each(|(_, scene)| scene.tiles[0].finished = finished);
            let [none, printed, in_play, covering] = scenes;
            let ghost = row(&misty(on, 1), on, 1);
            assert_far_apart(&[none.clone(), in_play.clone()], ghost);
            assert_far_apart(&[printed.clone(), in_play], ghost);
            assert_far_apart(&[printed.clone(), covering], ghost);
            // What is printed on a finished bank no longer counts, and is faint.
            if finished == 0 {
                assert_apart(&[none, printed], ghost);
            }
        }
    }
}

#[test]
fn poses_of_meeples() {
    let meadow = plain();
    let stand = Stand::Field(Halves::of(Edges::ALL));
    let foot = Places::new(&tile(&meadow, Rotation::NONE)).foot(stand);
    for colour in Colour::ALL {
        let posed = |pose: Pose| {
            let meeple = Meeple { cell: HERE, stand, colour, pose, hounds: [false; 2], ghosts: 0 };
            let figures = vec![Standing::Meeple(meeple)];
            (pose.name(), Scene { figures, ..alone(&meadow) })
        };
        let mut scenes: Vec<_> =
            [Pose::Standing, Pose::Lying, Pose::Guard, Pose::Buried].map(posed).into();
        scenes.push(("nobody", alone(&meadow)));
        let area = above(foot + pt(0.0, 4.0), 80.0, 92.0);
        assert_apart(&scenes, area);
        let [meeple, _, guard, ..] = &scenes[..] else { unreachable!() };
        let mut ghost = alone(&meadow);
        let there = Standing::Ghosts { cell: HERE, stand: Stand::Building, count: 1 };
        ghost.figures.push(there);
        let ghost = ("ghost", ghost);
        assert_far_apart(&[meeple.clone(), ghost.clone()], area);
        assert_far_apart(&[guard.clone(), ghost], area);
        // By helmet and spear: where there is a spear for one, there is nothing of the other.
        let arms = above(foot + pt(20.0, -40.0), 60.0, 70.0);
        assert_far_apart(&[meeple.clone(), guard.clone()], arms);
    }
}

#[test]
fn face_down_tiles() {
    let back = Laid { cell: HERE, face: None, finished: 0 };
    let back = Scene { tiles: vec![back], ..Scene::default() };
    for kind in sets().into_iter().flat_map(|set| &set.kinds) {
        for theme in Theme::ALL {
            let pictures =
                [("face down", &back), (kind.name.as_str(), &alone(kind))].map(|(name, scene)| {
                    Picture::new(name, &render(scene, theme, Point::default()), whole())
                });
            assert_distinct(&pictures, LEAST);
        }
    }
}

#[test]
fn a_copy_moved_by_one_pixel_is_no_difference() {
    for kind in sets().into_iter().flat_map(|set| &set.kinds).step_by(7) {
        let rendered = render(&alone(kind), Theme::Light, Point::default());
        assert_shifts_are_no_difference(&Picture::new(&kind.name, &rendered, whole()));
    }
}
