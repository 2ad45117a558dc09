//! Language, theme, sound.

use leptos::prelude::*;

/// What can be set for all games.
#[component]
pub fn Preferences() -> impl IntoView {
    view! {}
}
