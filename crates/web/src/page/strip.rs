//! The strip at the top: what is played, and the menu.

use leptos::prelude::*;

/// The strip at the top.
#[component]
pub fn Strip() -> impl IntoView {
    view! { <header class="strip"></header> }
}
