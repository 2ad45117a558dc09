//! The papers left and right of the board: how the game stands, the log, the tiles that are left.

use leptos::prelude::*;

/// How the game stands.
#[component]
pub fn LeftRail() -> impl IntoView {
    view! { <aside class="rail-left"></aside> }
}

/// The log and the tiles that are left.
#[component]
pub fn RightRail() -> impl IntoView {
    view! { <aside class="rail-right"></aside> }
}
