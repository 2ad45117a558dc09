//! Whole SVG files around a drawing.

use crate::figures;
use crate::shape::Point;
use crate::sheet::file_sheet;
use crate::style::{DEFINITIONS, Theme};
use crate::svg::{Svg, Tag};
use std::collections::BTreeSet;
use std::sync::LazyLock;

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

/// The source of the style sheet.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Styling {
    /// The file itself.
    Inline(Theme),
    /// The page around it, which also may switch themes (see [`crate::style_sheet`]).
    Page,
}

/// Returns a file that shows `body`. `defs` are symbols that it uses besides the figures.
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
            svg.group(Tag::new("style"), |svg| svg.raw(&file_sheet(theme)));
        }
        svg.group(Tag::new("defs"), |svg| {
            svg.raw(DEFINITIONS);
            define_figures(svg, &[defs.as_str(), body.as_str()]);
            svg.append(defs);
        });
        svg.append(body);
    });
    svg.into_string()
}

/// The symbols of all figures.
static FIGURES: LazyLock<Svg> = LazyLock::new(|| {
    let mut all = Svg::new();
    figures::define(&mut all);
    all
});

/// Writes those symbols of figures that a drawing shows, and what these show in turn.
fn define_figures(svg: &mut Svg, drawings: &[&str]) {
    let symbols = symbols(FIGURES.as_str());
    let mut shown: BTreeSet<&str> = drawings.iter().flat_map(|text| shown_in(text)).collect();
    loop {
        let used = symbols.iter().filter(|(id, _)| shown.contains(id));
        let more: BTreeSet<&str> = used.flat_map(|(_, text)| shown_in(text)).collect();
        if more.is_subset(&shown) {
            break;
        }
        shown.extend(more);
    }
    symbols.iter().filter(|(id, _)| shown.contains(id)).for_each(|(_, text)| svg.raw(text));
}

/// Returns the ids that a drawing shows by `use`.
fn shown_in(text: &str) -> impl Iterator<Item = &str> {
    text.split("href=\"#").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0))
}

/// Returns the groups side by side in a drawing, each with its id.
pub(crate) fn symbols(text: &str) -> Vec<(&str, &str)> {
    let (mut symbols, mut start, mut depth) = (Vec::new(), 0, 0);
    for (at, _) in text.match_indices('<') {
        let tag = &text[at..];
        if tag.starts_with("<g ") || tag.starts_with("<g>") {
            start = if depth == 0 { at } else { start };
            depth += 1;
        } else if tag.starts_with("</g>") {
            depth -= 1;
            if depth == 0 {
                let symbol = &text[start..at + "</g>".len()];
                let id = symbol.split("id=\"").nth(1).and_then(|rest| rest.split('"').next());
                symbols.extend(id.map(|id| (id, symbol)));
            }
        }
    }
    symbols
}

/// Draws the table: one colour over the whole frame.
pub fn draw_table(svg: &mut Svg, frame: Frame) {
    let Frame { corner, size, .. } = frame;
    let tag = Tag::new("rect").class("table").number("x", corner.x).number("y", corner.y);
    svg.leaf(tag.number("width", size.x).number("height", size.y));
}

#[cfg(test)]
mod tests;
