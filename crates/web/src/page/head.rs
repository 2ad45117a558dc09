//! The head of a page that one comes to from the start page.

use super::icons;
use super::route::Route;
use super::settings::t;
use leptos::prelude::*;

/// The way back to the start page, and the title.
#[component]
pub fn Head(title: Signal<String>) -> impl IntoView {
    view! {
        <header class="stats-head">
            <a class="button quiet" href=Route::Start.address() aria-label=t!("menu-leave") title=t!("menu-leave")>
                {icons::previous()}
            </a>
            <h1 tabindex="-1">{title}</h1>
        </header>
    }
}
