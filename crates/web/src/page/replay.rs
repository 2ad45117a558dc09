//! Recorded games, position by position.

use leptos::prelude::*;

/// A position of a recorded game.
#[component]
pub fn Replay(game: String, ply: usize) -> impl IntoView {
    view! { <main class="replay">{game}{ply}</main> }
}
