//! Passing the screen on between people who must not see each other's secrets.

use leptos::prelude::*;

/// Covers the screen until the right person is there.
#[component]
pub fn Pass() -> impl IntoView {
    view! {}
}
