//! Hints for who has never seen the game.

use leptos::prelude::*;

/// The hints of the first game.
#[component]
pub fn Guide() -> impl IntoView {
    view! {}
}
