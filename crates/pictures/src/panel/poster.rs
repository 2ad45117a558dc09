//! A panel around a drawing.

use super::header::PADDING;
use super::{Panel, blocks, boards, draw_paper, header, legend};
use crate::board::{self, BoardDrawing, Scene};
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
        let board::Picture { defs, body } =
            BoardDrawing::new(scene, Detail::for_side(pixels)).draw();
        Drawing { defs, body, frame: board::frame(scene, pixels) }
    }

    /// Draws boards of Ghosts Galore, each with the words above it. The side of a tile is `pixels` long.
    #[must_use]
    pub fn of_boards(boards: &[(train::TrainBoard, String)], pixels: u32) -> Drawing {
        let (mut defs, mut body) = (Svg::new(), Svg::new());
        train::define(&mut defs);
        let size = boards::draw(&mut body, boards, Detail::for_side(pixels));
        let scale = f64::from(pixels) / SIDE;
        Drawing { defs, body, frame: Frame { corner: Point::default(), size, scale } }
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
    /// Width of the papers in units of the panel, and the heights of the header and of the panels below
    /// the drawing, with the margin beside them.
    wide: f64,
    header: f64,
    below: f64,
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
        let (mut header, mut below, mut legend) = (0.0, 0.0, 0.0);
        for panel in panels {
            let high = header::draw(&mut Svg::new(), panel, wide);
            header = f64::max(header, with_margin(high));
            below = f64::max(below, with_margin(draw_below(&mut Svg::new(), panel, wide)));
            let high = legend::draw(&mut Svg::new(), &panel.legend, wide);
            legend = f64::max(legend, with_margin(high));
        }
        let size =
            pt((wide + 2.0 * MARGIN) * factor, drawing.size.y + (header + below + legend) * factor);
        let aside = pt((drawing.size.x - size.x) / 2.0, -header * factor);
        let frame = Frame { corner: drawing.corner + aside, size, scale: drawing.scale };
        Layout { frame, drawing, factor, wide, header, below }
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
        let mut below = pt(top.x, self.drawing.corner.y + self.drawing.size.y);
        if !panel.below.is_empty() {
            svg.group(Tag::new("g").at(below, self.factor), |svg| {
                draw_below(svg, panel, self.wide);
            });
        }
        below.y += self.below * self.factor;
        if !panel.legend.is_empty() {
            svg.group(Tag::new("g").at(below, self.factor), |svg| {
                legend::draw(svg, &panel.legend, self.wide);
            });
        }
        svg
    }
}

/// Draws the panels below a drawing on a paper and returns its height, 0 if there are none.
fn draw_below(svg: &mut Svg, panel: &Panel, wide: f64) -> f64 {
    if panel.below.is_empty() {
        return 0.0;
    }
    let mut body = Svg::new();
    let corner = pt(PADDING, PADDING - 4.0);
    let high = blocks::draw(&mut body, &panel.below, corner, wide - 2.0 * PADDING);
    draw_paper(svg, pt(wide, high), &["paper"]);
    svg.append(&body);
    high
}

/// Returns a whole file: the panel around the drawing.
#[must_use]
pub fn poster_svg(panel: &Panel, drawing: &Drawing, styling: Styling) -> String {
    let layout = Layout::new(&[panel], drawing.frame);
    document(layout.frame, styling, &drawing.defs, &layout.draw(panel, &drawing.body))
}
