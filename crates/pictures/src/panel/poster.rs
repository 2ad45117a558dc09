//! A panel around a drawing.

use super::{Panel, header, legend};
use crate::board::{self, Board, Scene};
use crate::detail::Detail;
use crate::document::{Frame, Styling, document, draw_table};
use crate::shape::{Point, SIDE, pt};
use crate::svg::{Svg, Tag};
use crate::train;

/// Something that a panel goes around.
#[derive(Clone, Debug)]
pub struct Drawing {
    /// Symbols that only this drawing uses.
    pub defs: Svg,
    /// The drawing, without the table below.
    pub body: Svg,
    /// The part of the plane that holds it.
    pub frame: Frame,
}

impl Drawing {
    /// Draws a board. The side of a tile is `pixels` long.
    #[must_use]
    pub fn of_scene(scene: &Scene, pixels: u32) -> Drawing {
        let board::Picture { defs, body } = Board::new(scene, Detail::for_side(pixels)).draw();
        Drawing { defs, body, frame: board::frame(scene, pixels) }
    }

    /// Draws a table of Ghosts Galore. The side of a tile on a board is `pixels` long.
    #[must_use]
    pub fn of_table(table: &train::Table, pixels: u32) -> Drawing {
        let (mut defs, mut body) = (Svg::new(), Svg::new());
        train::define(&mut defs);
        train::draw_table(&mut body, table, Detail::for_side(pixels));
        let scale = f64::from(pixels) / SIDE;
        let frame = Frame { corner: Point::default(), size: table.size(), scale };
        Drawing { defs, body, frame }
    }
}

/// At this width in pixels the letters of a panel have their natural size.
const WIDTH: f64 = 760.0;
/// Letters are never smaller or larger than by these factors.
const FACTORS: [f64; 2] = [0.74, 1.4];
/// A picture is at least this wide, in units of the panel.
const LEAST: f64 = 460.0;
/// Room around papers.
const MARGIN: f64 = 12.0;

/// The positions of everything in a picture. Films use one for all frames.
#[derive(Clone, Copy, Debug)]
pub struct Layout {
    /// The whole picture, in units of the drawing.
    pub frame: Frame,
    drawing: Frame,
    /// Units of the drawing for one of the panel.
    factor: f64,
    /// Width of the papers in units of the panel, and the heights of header and legend with the
    /// margin beside them.
    wide: f64,
    header: f64,
}

impl Layout {
    /// Returns the layout of these panels around drawings of this frame.
    pub fn new(panels: &[&Panel], drawing: Frame) -> Layout {
        let pixels = drawing.size.x * drawing.scale;
        let factor = (pixels / WIDTH).clamp(FACTORS[0], FACTORS[1]) / drawing.scale;
        // A transformation keeps two decimals.
        let factor = (factor * 100.0).round() / 100.0;
        let wide = (drawing.size.x / factor).max(LEAST) - 2.0 * MARGIN;
        let with_margin = |high: f64| if high > 0.0 { high + MARGIN } else { 0.0 };
        let (mut header, mut legend) = (0.0, 0.0);
        for panel in panels {
            let high = header::draw(&mut Svg::new(), panel, wide);
            header = f64::max(header, with_margin(high));
            let high = legend::draw(&mut Svg::new(), &panel.legend, wide);
            legend = f64::max(legend, with_margin(high));
        }
        let size = pt((wide + 2.0 * MARGIN) * factor, drawing.size.y + (header + legend) * factor);
        let aside = pt((drawing.size.x - size.x) / 2.0, -header * factor);
        let frame = Frame { corner: drawing.corner + aside, size, scale: drawing.scale };
        Layout { frame, drawing, factor, wide, header }
    }

    /// Draws the table, the panel and the drawing.
    pub fn draw(&self, panel: &Panel, body: &Svg) -> Svg {
        let mut svg = Svg::new();
        draw_table(&mut svg, self.frame);
        let margin = MARGIN * self.factor;
        let top = self.frame.corner + pt(margin, margin);
        if self.header > 0.0 {
            svg.group(Tag::new("g").at(top, self.factor), |svg| {
                header::draw(svg, panel, self.wide);
            });
        }
        svg.append(body);
        if !panel.legend.is_empty() {
            let below = pt(top.x, self.drawing.corner.y + self.drawing.size.y);
            svg.group(Tag::new("g").at(below, self.factor), |svg| {
                legend::draw(svg, &panel.legend, self.wide);
            });
        }
        svg
    }
}

/// Returns a whole file: the panel around the drawing.
#[must_use]
pub fn poster_svg(panel: &Panel, drawing: &Drawing, styling: Styling) -> String {
    let layout = Layout::new(&[panel], drawing.frame);
    document(layout.frame, styling, &drawing.defs, &layout.draw(panel, &drawing.body))
}
