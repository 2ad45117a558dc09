//! Small pictures for the text and the buttons of a page, and what all pictures of a page share.

use crate::detail::Detail;
use crate::figures::{self, FACETS, Figure, GEM, Hound, Icon, Pose, add_number, add_sign, letter};
use crate::shape::{Path, SIDE, pt, push_number};
use crate::style::DEFINITIONS;
use crate::svg::{Svg, Tag};
use crate::tile::{Look, Tile, draw_back, draw_tile};
use crate::train::{self, Category, TrackTile, door_id, draw_track_tile, token_id};
use fogbound_game::Colour;
use fogbound_tilesets::{DoorKind, Monster};

/// A picture of one thing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Small {
    /// A meeple, a hound, a ghost, a sign.
    Figure(Figure),
    /// A tile with its printed ghosts.
    Tile(Tile, Detail),
    /// A tile from behind.
    Back,
    /// A track tile.
    Track(TrackTile, Detail),
    /// A monster on its disc.
    Monster(Monster),
    /// A door.
    Door(DoorKind),
    /// A diamond of this value.
    Diamond(u8),
    /// The badge of a colour: its shape and its letter.
    Badge(Colour),
}

impl From<Category> for Small {
    fn from(category: Category) -> Small {
        match category {
            Category::Monster(monster) => Small::Monster(monster),
            Category::Diamonds => Small::Figure(Figure::Icon(Icon::Diamond)),
            Category::Doors(kind) => Small::Door(kind),
        }
    }
}

/// The symbols and definitions that [`Small`] pictures, [`crate::board::Layers`] and the pieces of
/// trains show: an `<svg>` without size that a page holds once. Each symbol has the class `fogbound` itself,
/// as where it is shown it stands alone before the style sheet.
#[must_use]
pub fn shared_defs() -> String {
    let mut svg = Svg::new();
    let root = Tag::new("svg")
        .class("fogbound")
        .number("width", 0.0)
        .number("height", 0.0)
        .text("aria-hidden", "true")
        .text("focusable", "false");
    svg.group(root, |svg| {
        svg.group(Tag::new("defs"), |svg| {
            svg.raw(DEFINITIONS);
            let mut symbols = Svg::new();
            figures::define(&mut symbols);
            train::define(&mut symbols);
            for (_, symbol) in crate::document::symbols(symbols.as_str()) {
                svg.raw(&symbol.replacen("<g ", "<g class=\"fogbound\" ", 1));
            }
        });
    });
    svg.into_string()
}

impl Small {
    /// An `<svg>` element without ids and without size: the page gives it one. It needs the
    /// [`shared_defs`] in the page, and says nothing to a screen reader.
    #[must_use]
    pub fn svg(&self) -> String {
        page_picture(self.view(), |svg| self.draw(svg))
    }

    /// Corner, width and height of what is seen.
    const fn view(&self) -> [f64; 4] {
        match self {
            Small::Figure(figure) => figure_view(*figure),
            Small::Tile(..) | Small::Back | Small::Track(..) => [0.0, 0.0, SIDE, SIDE],
            Small::Monster(_) => [-30.0, -30.0, 60.0, 60.0],
            Small::Door(_) => [-44.0, -66.0, 88.0, 68.0],
            Small::Diamond(_) => [-25.0, -17.0, 50.0, 42.0],
            Small::Badge(_) => [-25.0, -25.0, 50.0, 50.0],
        }
    }

    fn draw(&self, svg: &mut Svg) {
        let origin = pt(0.0, 0.0);
        match self {
            Small::Figure(figure) => figure.place(svg, origin, 1.0),
            Small::Tile(tile, detail) => svg.group(Tag::new("g").clipped(), |svg| {
                draw_tile(svg, tile, &Look::alone(tile, *detail));
            }),
            Small::Back => draw_back(svg),
            Small::Track(tile, detail) => draw_track_tile(svg, tile, &[], *detail),
            Small::Monster(monster) => svg.place(&token_id(*monster), origin),
            Small::Door(kind) => svg.place(door_id(*kind), origin),
            Small::Diamond(value) => draw_diamond(svg, *value),
            Small::Badge(colour) => draw_badge(svg, *colour),
        }
    }
}

/// An `<svg>` element without size for a page: corner, width and height of what is seen.
pub(crate) fn page_picture(view: [f64; 4], draw: impl FnOnce(&mut Svg)) -> String {
    let mut numbers = String::new();
    for (at, number) in view.into_iter().enumerate() {
        if at > 0 {
            numbers.push(' ');
        }
        push_number(&mut numbers, number);
    }
    let root = Tag::new("svg")
        .class("fogbound")
        .text("viewBox", &numbers)
        .text("aria-hidden", "true")
        .text("focusable", "false");
    let mut svg = Svg::new();
    svg.group(root, draw);
    svg.into_string()
}

/// The part of the plane that holds a figure.
const fn figure_view(figure: Figure) -> [f64; 4] {
    match figure {
        Figure::Meeple(_, Pose::Standing) => [-27.0, -61.0, 54.0, 69.0],
        Figure::Meeple(_, Pose::Lying) => [-33.0, -46.0, 66.0, 52.0],
        Figure::Meeple(_, Pose::Buried) => [-38.0, -46.0, 76.0, 56.0],
        Figure::Meeple(_, Pose::Guard) => [-28.0, -77.0, 64.0, 85.0],
        Figure::Meeple(_, Pose::Scoring) => [-32.0, -61.0, 68.0, 81.0],
        Figure::Hound(Hound::Rufus | Hound::Ronja) => [-33.0, -50.0, 71.0, 59.0],
        Figure::Ghost(_) => [-26.0, -50.0, 52.0, 60.0],
        Figure::PrintedGhost => [-26.0, -50.0, 52.0, 54.0],
        Figure::Icon(Icon::Lamp) => [-16.0, -23.0, 32.0, 44.0],
        Figure::Icon(Icon::Coat) => [-16.0, -20.0, 32.0, 42.0],
        Figure::Icon(_) => [-25.0, -25.0, 50.0, 50.0],
    }
}

fn draw_diamond(svg: &mut Svg, value: u8) {
    let [mut disc, mut number] = [Path::new(), Path::new()];
    let middle = pt(0.0, -1.0);
    disc.ellipse(middle, 10.5, 10.5);
    add_number(&mut number, i32::from(value), middle, if value > 9 { 0.85 } else { 1.2 });
    for (class, line) in [("gem", GEM), ("facet", FACETS)] {
        svg.leaf(Tag::new("path").class(class).text("d", line));
    }
    svg.path("badge", &disc);
    svg.path("sign", &number);
}

/// Shapes of badges, and the middle of their letter, in the order of [`Colour::ALL`]: a disc, a
/// triangle, a square, a rhomb, a hexagon, a cross.
const BADGES: [(&str, f64); 6] = [
    ("M-22 0A22 22 0 0 1 22 0A22 22 0 0 1 -22 0Z", 0.0),
    ("M0 -22L23 20H-23Z", 5.0),
    ("M-19.5 -19.5H19.5V19.5H-19.5Z", 0.0),
    ("M0 -23L23 0L0 23L-23 0Z", 0.0),
    ("M-20 -11.5L0 -23L20 -11.5V11.5L0 23L-20 11.5Z", 0.0),
    ("M-9 -22H9V-9H22V9H9V22H-9V9H-22V-9H-9Z", 0.0),
];

fn draw_badge(svg: &mut Svg, colour: Colour) {
    let (shape, low) = BADGES[colour.index()];
    let [mut disc, mut sign] = [Path::new(), Path::new()];
    disc.ellipse(pt(0.0, low), 11.0, 11.0);
    add_sign(&mut sign, letter(colour), pt(0.0, low), 1.2);
    svg.leaf(Tag::new("path").class(&format!("figure cloth-{colour}")).text("d", shape));
    svg.path("badge", &disc);
    svg.path("sign", &sign);
}
