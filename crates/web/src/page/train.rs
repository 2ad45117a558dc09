//! What only Ghosts Galore has: all boards, the draft row, the sheet.

use leptos::prelude::*;

/// The boards, the draft row and the sheet.
#[component]
pub fn Train() -> impl IntoView {
    view! {}
}
