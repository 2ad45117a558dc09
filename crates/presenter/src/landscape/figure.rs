//! Small pictures of figures, each a whole `<svg>`.

use fogbound_pictures::Small;
use fogbound_pictures::figures::{Figure, Icon};

/// A figure by itself.
pub(crate) fn figure_svg(figure: Figure) -> String {
    Small::Figure(figure).svg()
}

/// A sign by itself.
pub(crate) fn icon_svg(icon: Icon) -> String {
    figure_svg(Figure::Icon(icon))
}
