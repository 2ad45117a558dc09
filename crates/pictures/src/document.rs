//! Whole SVG files around a drawing.

use crate::figures;
use crate::shape::Point;
use crate::style::{DEFINITIONS, Theme, style_sheet};
use crate::svg::{Svg, Tag};

/// The part of the drawing that is shown, in units, and its size on the screen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Frame {
    /// The upper left corner.
    pub corner: Point,
    /// Width and height in units.
    pub size: Point,
    /// Pixels for a unit.
    pub scale: f64,
}

/// Who brings the style sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Styling {
    /// The file itself.
    Inline(Theme),
    /// The page around it, which also may switch themes (see [`style_sheet`]).
    Page,
}

/// A file that shows `body`; `defs` are symbols that it uses besides the figures.
#[must_use]
pub fn document(frame: Frame, styling: Styling, defs: &Svg, body: &Svg) -> String {
    let Frame { corner, size, scale } = frame;
    let mut view = String::new();
    for number in [corner.x, corner.y, size.x, size.y] {
        crate::shape::push_number(&mut view, number);
        view.push(' ');
    }
    let root = Tag::new("svg")
        .text("xmlns", "http://www.w3.org/2000/svg")
        .class("fogbound")
        .text("viewBox", view.trim_end())
        .number("width", size.x * scale)
        .number("height", size.y * scale);
    let mut svg = Svg::new();
    svg.group(root, |svg| {
        if let Styling::Inline(theme) = styling {
            svg.group(Tag::new("style"), |svg| svg.raw(&style_sheet(theme)));
        }
        svg.group(Tag::new("defs"), |svg| {
            svg.raw(DEFINITIONS);
            figures::define(svg);
            svg.append(defs);
        });
        svg.append(body);
    });
    svg.into_string()
}

/// Draws the table: one colour over the whole frame.
pub fn draw_table(svg: &mut Svg, frame: Frame) {
    let Frame { corner, size, .. } = frame;
    let tag = Tag::new("rect").class("table").number("x", corner.x).number("y", corner.y);
    svg.leaf(tag.number("width", size.x).number("height", size.y));
}
