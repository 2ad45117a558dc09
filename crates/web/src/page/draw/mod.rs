//! Drawing of what the presenter returns: glyphs, tracks and boards as SVG.

mod board;
mod example;

pub use board::{
    Figure, Laid, Layers, foresight, frame, layers, outline, small_board, spots, square, thumbnail,
    thumbnail_of_change, under_lens, whole,
};

pub use example::example;
use fogbound_pictures::Detail;
pub use fogbound_pictures::panel::track_svg;
use fogbound_pictures::panel::{Course, Track};
use fogbound_presenter::Glyph;

/// Draws a thing among words. A piece or category says what it is, for its card.
pub fn glyph(glyph: &Glyph) -> String {
    let svg = glyph.svg(Detail::Middle);
    match glyph.piece() {
        Some(piece) => svg.replacen("<svg ", &format!("<svg {PIECE}=\"{piece}\" "), 1),
        None => svg,
    }
}

/// The attribute that names a piece or a category.
pub const PIECE: &str = "data-piece";

/// Draws a thing among words, if there is one.
pub fn optional(glyph: Option<&Glyph>) -> String {
    glyph.map(self::glyph).unwrap_or_default()
}

/// Draws the tile in hand.
pub fn in_hand(glyph: &Glyph) -> String {
    glyph.svg(Detail::Near)
}

/// Draws a score track. A loop has letters of its own and needs more room.
pub fn track(track: &Track) -> String {
    let wide = match track.course {
        Course::Path { .. } => 360.0,
        Course::Loop { .. } => 420.0,
    };
    track_svg(track, wide)
}
