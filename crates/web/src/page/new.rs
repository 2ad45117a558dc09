//! What there is to choose for a game.

use leptos::prelude::*;

/// The choices for a game.
#[component]
pub fn New(game: String) -> impl IntoView {
    view! { <main class="new">{game}</main> }
}
