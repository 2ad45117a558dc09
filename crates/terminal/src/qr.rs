//! Addresses as QR codes in characters, for phones that look at the screen.

use qrcode::{Color, QrCode};

/// Modules of free space on each side, as readers of codes want it.
const QUIET: usize = 4;

/// Returns a text as a QR code, two rows of modules in each line; `None` if it is too long for one.
///
/// With colour the modules are black on white, whatever the terminal looks like. Without, the light ones are drawn in
/// the colour of text: that is right where text is light on dark, and elsewhere a negative, which phones read as well.
#[must_use]
pub fn qr_lines(text: &str, colour: bool) -> Option<Vec<String>> {
    let code = QrCode::new(text).ok()?;
    let (width, modules) = (code.width(), code.to_colors());
    let side = width + 2 * QUIET;
    let is_light = |x: usize, y: usize| {
        let inside = (QUIET..QUIET + width).contains(&x) && (QUIET..QUIET + width).contains(&y);
        let at = || modules.get((y - QUIET) * width + x - QUIET);
        !inside || at() == Some(&Color::Light)
    };
    let line = |y: usize| {
        let half = |x: usize| match (is_light(x, y), is_light(x, y + 1)) {
            (true, true) => '█',
            (true, false) => '▀',
            (false, true) => '▄',
            (false, false) => ' ',
        };
        let halves: String = (0..side).map(half).collect();
        // Bright white on black.
        if colour { format!("\u{1b}[97;40m{halves}\u{1b}[0m") } else { halves }
    };
    Some((0..side).step_by(2).map(line).collect())
}
