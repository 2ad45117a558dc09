//! How a game has ended.

use leptos::prelude::*;

/// Tells how the game has ended, once it has.
#[component]
pub fn Ending() -> impl IntoView {
    view! {}
}
