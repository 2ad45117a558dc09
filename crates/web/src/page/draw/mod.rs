//! Drawing of what the presenter returns: glyphs, tracks and boards as SVG.

mod board;

pub use board::{Figure, Laid, Layers, foresight, frame, layers, outline, small_board, whole};

use fogbound_pictures::Detail;
use fogbound_pictures::panel::{Course, Track, track_svg};
use fogbound_presenter::Glyph;

/// A thing among words.
pub fn glyph(glyph: &Glyph) -> String {
    glyph.svg(Detail::Middle)
}

/// The same where there may be none.
pub fn optional(glyph: Option<&Glyph>) -> String {
    glyph.map(self::glyph).unwrap_or_default()
}

/// The tile in hand.
pub fn in_hand(glyph: &Glyph) -> String {
    glyph.svg(Detail::Near)
}

/// A score track: a loop has letters of its own and needs more room.
pub fn track(track: &Track) -> String {
    let wide = match track.course {
        Course::Path { .. } => 360.0,
        Course::Loop { .. } => 420.0,
    };
    track_svg(track, wide)
}
