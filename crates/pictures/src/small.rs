//! Small pictures for the text and the buttons of a page, and what all pictures of a page share.

use crate::detail::Detail;
use crate::figures::{self, Figure, Icon, Pose, add_sign, letter};
use crate::shape::{Path, SIDE, pt, push_number};
use crate::style::DEFINITIONS;
use crate::svg::{Svg, Tag};
use crate::tile::{Appearance, Tile, draw_back, draw_tile};
use crate::train::{
    self, BOARD, TrackTile, TrainBoard, door_id, draw_board, draw_track_tile, token_id,
};
use fogbound_game::Colour;
use fogbound_tilesets::{Door, DoorKind, Monster};

/// One thing, to be drawn small.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Glyph {
    /// A meeple, a hound, a ghost, a sign.
    Figure(Figure),
    /// A tile with its printed ghosts.
    Tile(Tile),
    /// A tile from behind.
    Back,
    /// A track tile.
    Track(TrackTile),
    /// A side of a board without tiles.
    Board(Vec<Door>),
    /// A monster on its disc.
    Monster(Monster),
    /// A door.
    Door(DoorKind),
    /// The badge of a colour: its shape and its letter.
    Badge(Colour),
}

/// Returns the symbols and definitions that [`Glyph`] pictures, [`crate::board::Layers`] and the
/// pieces of trains show: an `<svg>` without size that a page holds once. Each symbol has the class
/// `fogbound` itself, as where it is shown it stands alone before the style sheet.
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

impl Glyph {
    /// Returns a meeple of a colour.
    #[must_use]
    pub const fn meeple(colour: Colour, pose: Pose) -> Glyph {
        Glyph::Figure(Figure::Meeple(colour, pose))
    }

    /// Returns a sign.
    #[must_use]
    pub const fn icon(icon: Icon) -> Glyph {
        Glyph::Figure(Figure::Icon(icon))
    }

    /// Returns the name of the piece or category that it stands for; `None` for tiles, boards and badges.
    #[must_use]
    pub const fn piece(&self) -> Option<&'static str> {
        Some(match self {
            Glyph::Figure(Figure::Meeple(_, pose)) => pose.name(),
            Glyph::Figure(Figure::Hound(_)) => "hound",
            Glyph::Figure(Figure::Ghosts(_) | Figure::PrintedGhost) => "ghost",
            Glyph::Figure(Figure::Icon(icon)) => match icon {
                Icon::Pile => "pile",
                Icon::GhostLeft | Icon::GhostUsed => "ghost",
                Icon::Diamond => "diamond",
                Icon::Lamp => "lamp",
                Icon::Coat => "coat",
                Icon::Face(_) => return None,
            },
            Glyph::Monster(monster) => monster.name(),
            Glyph::Door(kind) => kind.name(),
            Glyph::Tile(_) | Glyph::Back | Glyph::Track(_) | Glyph::Board(_) | Glyph::Badge(_) => {
                return None;
            }
        })
    }

    /// Returns an `<svg>` element without ids and without size, which the page adds. It needs the
    /// [`shared_defs`] in the page, and is hidden from screen readers.
    #[must_use]
    pub fn svg(&self, detail: Detail) -> String {
        page_picture(self.view(), |svg| self.draw(svg, detail))
    }

    /// Returns the corner, width and height of what is seen.
    pub(crate) fn view(&self) -> [f64; 4] {
        match self {
            Glyph::Figure(figure) => figure.view(),
            Glyph::Tile(..) | Glyph::Back | Glyph::Track(..) => [0.0, 0.0, SIDE, SIDE],
            Glyph::Board(_) => [0.0, 0.0, BOARD, BOARD],
            Glyph::Monster(_) => [-30.0, -30.0, 60.0, 60.0],
            Glyph::Door(_) => [-44.0, -66.0, 88.0, 68.0],
            Glyph::Badge(_) => [-25.0, -25.0, 50.0, 50.0],
        }
    }

    /// Draws it; [`Glyph::view`] is what it takes.
    pub(crate) fn draw(&self, svg: &mut Svg, detail: Detail) {
        let origin = pt(0.0, 0.0);
        match self {
            Glyph::Figure(figure) => figure.place(svg, origin, 1.0),
            Glyph::Tile(tile) => svg.group(Tag::new("g").clipped(), |svg| {
                draw_tile(svg, tile, &Appearance::alone(tile, detail));
            }),
            Glyph::Back => draw_back(svg),
            Glyph::Track(tile) => draw_track_tile(svg, tile, &[], detail),
            Glyph::Board(doors) => {
                draw_board(svg, &TrainBoard::new(doors.clone()), Detail::Far);
            }
            Glyph::Monster(monster) => svg.place(&token_id(*monster), origin),
            Glyph::Door(kind) => svg.place(door_id(*kind), origin),
            Glyph::Badge(colour) => draw_badge(svg, *colour),
        }
    }
}

/// Returns an `<svg>` element without size for a page: corner, width and height of what is seen.
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
