//! Figures on tiles (meeples, hounds, ghosts) and the signs of panels.
//!
//! Every figure is a symbol that [`define`] puts into the `<defs>` of a picture, once, and that one
//! `<use>` shows: [`Figure::place`]. Its origin is the middle of its foot (of an [`Icon`] its
//! middle), so figures are drawn in the order of `y`. Letters and numbers are shapes, not text.

mod ghost;
mod glyph;
mod hound;
mod icon;
mod meeple;

pub use ghost::{Haunt, ghosts_to_come, printed_ghosts};
pub use glyph::{add_number, add_sign};
pub use hound::Hound;
pub use icon::{Face, Icon};
pub use meeple::{Pose, letter};

use crate::shape::{Path, Point, pt};
use crate::style::Sheet;
use crate::svg::{Svg, Tag};
use fogbound_game::Colour;

/// Outlines of figures, in every theme: they carry their own rim.
pub(crate) const INK: &str = "#17122a";
/// The outline of a cut stone, 44 wide, and the edges between its faces.
pub(crate) const GEM: &str = "M-13 -14H13L22 -3L0 22L-22 -3Z";
pub(crate) const FACETS: &str = "M-12.2 -13L-8 -3L0 20L8 -3L12.2 -13M-20 -3H20";

/// Something that a `<use>` shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Figure {
    /// A meeple, 45 by 60 when it stands.
    Meeple(Colour, Pose),
    /// A hound, 60 by 44.
    Hound(Hound),
    /// Ghosts in play, one to three on one base. One is 50 wide and 54 high.
    Ghosts(u8),
    /// A ghost as it is printed on tiles, 44 by 47.
    PrintedGhost,
    /// A sign of a panel, or the coat of arms of a city.
    Icon(Icon),
}

impl Figure {
    /// Returns all figures.
    pub fn all() -> impl Iterator<Item = Figure> {
        let poses = |colour| Pose::ALL.into_iter().map(move |pose| Figure::Meeple(colour, pose));
        Colour::ALL
            .into_iter()
            .flat_map(poses)
            .chain(Hound::ALL.into_iter().map(Figure::Hound))
            .chain((1..=3).map(Figure::Ghosts))
            .chain([Figure::PrintedGhost])
            .chain(Icon::ALL.into_iter().map(Figure::Icon))
    }

    /// Returns the id of its symbol.
    #[must_use]
    pub fn id(self) -> String {
        match self {
            Figure::Meeple(colour, pose) => meeple::id(colour, pose),
            Figure::Hound(hound) => hound.name().to_owned(),
            Figure::Ghosts(count) => ghost::id(count),
            Figure::PrintedGhost => "ghost-printed".to_owned(),
            Figure::Icon(icon) => icon.name().to_owned(),
        }
    }

    /// Returns the part of the plane that holds it: corner, width and height.
    pub(crate) fn view(self) -> [f64; 4] {
        match self {
            Figure::Meeple(_, Pose::Standing) => [-27.0, -61.0, 54.0, 69.0],
            Figure::Meeple(_, Pose::Lying) => [-33.0, -46.0, 66.0, 52.0],
            Figure::Meeple(_, Pose::Buried) => [-38.0, -46.0, 76.0, 56.0],
            Figure::Meeple(_, Pose::Guard) => [-28.0, -77.0, 64.0, 85.0],
            Figure::Meeple(_, Pose::Scoring) => [-32.0, -61.0, 68.0, 81.0],
            Figure::Hound(Hound::Rufus | Hound::Ronja) => [-33.0, -50.0, 71.0, 59.0],
            Figure::Ghosts(count) => {
                let half = ghost::half_base(count) + 6.0;
                [-half, -60.0, 2.0 * half + 5.0, 80.0]
            }
            Figure::PrintedGhost => [-26.0, -50.0, 52.0, 54.0],
            Figure::Icon(Icon::Lamp) => [-16.0, -23.0, 32.0, 44.0],
            Figure::Icon(Icon::Coat) => [-16.0, -20.0, 32.0, 42.0],
            Figure::Icon(Icon::Face(_)) => [-25.0, -25.0, 54.0, 50.0],
            Figure::Icon(_) => [-25.0, -25.0, 50.0, 50.0],
        }
    }

    /// Draws it with its origin at `at`. A meeple on the board is drawn at `scale` .92.
    pub fn place(self, svg: &mut Svg, at: Point, scale: f64) {
        svg.place_scaled(&self.id(), at, scale);
    }
}

/// Writes the symbols of all figures, for the `<defs>` of a picture.
pub fn define(svg: &mut Svg) {
    meeple::define(svg);
    hound::define(svg);
    ghost::define(svg);
    icon::define(svg);
}

/// Adds the rules of the classes used here.
pub(crate) fn style(sheet: &mut Sheet) {
    let rim = "fill:none;stroke:#fff;stroke-width:5.5;stroke-linejoin:round";
    sheet.rule("figure-rim", rim);
    sheet.rule("figure", &ink("2"));
    sheet.line("figure-line", INK, "2", "");
    sheet.fill("figure-dark", INK, "");
    sheet.fill("badge", "#fff", &ink("1.4"));
    sheet.line("sign", INK, "2.5", "");
    meeple::style(sheet);
    hound::style(sheet);
    ghost::style(sheet);
    icon::style(sheet);
}

/// Returns an ink outline of this width.
pub(crate) fn ink(width: &str) -> String {
    format!("stroke:{INK};stroke-width:{width};stroke-linejoin:round")
}

/// Adds a path whose line is passed as text, unless it is empty.
pub(crate) fn data(svg: &mut Svg, class: &str, line: &str) {
    if !line.is_empty() {
        svg.leaf(Tag::new("path").class(class).text("d", line));
    }
}

/// Draws a flat shadow on the ground, `2 * reach` wide.
fn shadow(svg: &mut Svg, x: f64, y: f64, reach: f64) {
    let mut oval = Path::new();
    oval.ellipse(pt(x, y), reach, reach * 0.26);
    svg.path("shadow", &oval);
}
