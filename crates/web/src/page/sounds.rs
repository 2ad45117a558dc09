//! Synthesised sounds.

use leptos::prelude::*;

/// Plays what there is to hear. Shows nothing.
#[component]
pub fn Sounds() -> impl IntoView {
    view! {}
}
