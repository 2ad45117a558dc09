//! Small pictures of figures, each a whole file.

use fogbound_pictures::figures::{Figure, Icon};
use fogbound_pictures::shape::pt;
use fogbound_pictures::svg::Svg;
use fogbound_pictures::{Frame, Styling, document};

/// Side of the square that a figure stands in, in units of tiles.
const BOX: f64 = 68.0;

/// A figure by itself.
pub(crate) fn figure_svg(figure: Figure) -> String {
    let foot = match figure {
        Figure::Icon(_) => pt(0.0, 0.0),
        Figure::Hound(_) => pt(0.0, BOX / 2.0 - 12.0),
        Figure::Ghost(_) | Figure::PrintedGhost => pt(0.0, BOX / 2.0 - 10.0),
        Figure::Meeple(..) => pt(0.0, BOX / 2.0 - 4.0),
    };
    let mut body = Svg::new();
    figure.place(&mut body, foot, 1.0);
    let corner = pt(-BOX / 2.0, -BOX / 2.0);
    let frame = Frame { corner, size: pt(BOX, BOX), scale: 32.0 / BOX };
    document(frame, Styling::Page, &Svg::new(), &body)
}

/// A sign by itself.
pub(crate) fn icon_svg(icon: Icon) -> String {
    figure_svg(Figure::Icon(icon))
}
