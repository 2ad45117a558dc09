//! Icons of the board in the line of all icons: 24 by 24, strokes of 2 in the colour of the words.

use leptos::prelude::*;

fn icon(line: &'static str) -> impl IntoView {
    view! {
        <svg class="icon" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2"
            stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
            <path d=line/>
        </svg>
    }
}

/// Four corners.
pub fn fit() -> impl IntoView {
    icon("M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5")
}

/// A target.
pub fn last_move() -> impl IntoView {
    icon("M12 3v4M12 17v4M3 12h4M17 12h4M12 7a5 5 0 1 0 0 10a5 5 0 1 0 0-10")
}

/// Plus.
pub fn nearer() -> impl IntoView {
    icon("M12 5v14M5 12h14")
}

/// Minus.
pub fn farther() -> impl IntoView {
    icon("M5 12h14")
}

/// Sheets over each other.
pub fn overlays() -> impl IntoView {
    icon("M12 3l9 5-9 5-9-5zM3 12.5l9 5 9-5M3 17l9 5 9-5")
}

/// A lens.
pub fn inspect() -> impl IntoView {
    icon("M10.5 4a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13M15.5 15.5L21 21")
}

/// A keyboard.
pub fn keys() -> impl IntoView {
    icon("M3 6h18v12H3zM7 10h.01M12 10h.01M17 10h.01M8 14h8")
}

/// A cross.
pub fn close() -> impl IntoView {
    icon("M6 6l12 12M18 6L6 18")
}

/// An arrow that turns clockwise.
pub fn turn_right() -> impl IntoView {
    icon("M20 5v6h-6M19.5 11A8 8 0 1 0 20 15")
}

/// An arrow that turns counterclockwise.
pub fn turn_left() -> impl IntoView {
    icon("M4 5v6h6M4.5 11A8 8 0 1 1 4 15")
}

/// A tick.
pub fn confirm() -> impl IntoView {
    icon("M4.5 12.5l5 5L19.5 7")
}

/// An arrow back.
pub fn undo() -> impl IntoView {
    icon("M9 5L4 10l5 5M4 10h10a6 6 0 0 1 0 12h-3")
}

/// A lamp.
pub fn hint() -> impl IntoView {
    icon("M9 18h6M10 21.5h4M12 2.5a6.5 6.5 0 0 0-4 11.6V15h8v-.9A6.5 6.5 0 0 0 12 2.5")
}

/// A triangle to the right.
pub fn go_on() -> impl IntoView {
    icon("M7 4.5v15l12-7.5z")
}
