//! Figures can be told apart where they are 20 pixels high, as `shared/sight.rs` measures it.

use crate::sight::{Area, Picture, assert_distinct, assert_shifts_are_no_difference};
use crate::train::common::render;
use fogbound_game::Colour;
use fogbound_pictures::Detail;
use fogbound_pictures::figures::{Figure, Pose, printed_ghosts};
use fogbound_pictures::shape::{Point, pt};
use fogbound_pictures::svg::{Svg, Tag};
use fogbound_pictures::train::token_id;
use fogbound_tilesets::Monster;

/// Pixels of a picture along either side: 20 for the figure, the rest for moving it.
const SIDE: usize = 26;
/// Pixels of a picture of a whole tile.
const TILE: usize = 48;
/// Pixels of the figure.
const HEIGHT: f64 = 20.0;

/// Renders what `draw` draws on a transparent square.
fn picture(name: &str, side: usize, draw: impl FnOnce(&mut Svg)) -> Picture {
    let whole = Area { from: (0, 0), to: (side, side) };
    Picture::new(name, &render(side as f64, draw), whole)
}

fn meeples() -> Vec<Picture> {
    let draw = |colour: Colour| {
        picture(colour.name(), SIDE, |svg| {
            let foot = pt(SIDE as f64 / 2.0, SIDE as f64 - 4.0);
            Figure::Meeple(colour, Pose::Standing).place(svg, foot, HEIGHT / 60.0);
        })
    };
    Colour::ALL.map(draw).into()
}

fn monsters() -> Vec<Picture> {
    let draw = |monster: Monster| {
        picture(monster.name(), SIDE, |svg| {
            let middle = pt(SIDE as f64 / 2.0, SIDE as f64 / 2.0);
            svg.place_scaled(&token_id(monster), middle, HEIGHT / 56.0);
        })
    };
    Monster::ALL.map(draw).into()
}

#[test]
fn meeples_are_distinct_at_20_pixels() {
    assert_distinct(&meeples(), 0.09);
}

#[test]
fn monsters_are_distinct_at_20_pixels() {
    assert_distinct(&monsters(), 0.1);
}

/// One, two and three ghosts printed on a tile that is 48 pixels high.
fn crowds() -> Vec<Picture> {
    let draw = |(name, count): (&'static str, u8)| {
        let first = 100.0 - 23.0 * f64::from(count - 1);
        let slots: Vec<Point> =
            (0..count).map(|slot| pt(first + 46.0 * f64::from(slot), 120.0)).collect();
        picture(name, TILE, |svg| {
            let scaled = Tag::new("g").at(pt(0.0, 0.0), TILE as f64 / 200.0);
            svg.group(scaled, |svg| printed_ghosts(svg, &slots, 0.62, Detail::Far));
        })
    };
    [("one", 1), ("two", 2), ("three", 3)].map(draw).into()
}

#[test]
fn numbers_of_printed_ghosts_are_distinct_at_48_pixels() {
    assert_distinct(&crowds(), 0.05);
}

#[test]
fn a_copy_moved_by_one_pixel_is_no_other_figure() {
    meeples().iter().chain(&monsters()).for_each(assert_shifts_are_no_difference);
}
