//! The rules in plain words.

use leptos::prelude::*;

/// The rules, at one of them.
#[component]
pub fn Rules(id: String) -> impl IntoView {
    view! { <main class="rules">{id}</main> }
}
