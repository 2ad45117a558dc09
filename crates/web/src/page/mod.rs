//! The page, part by part.

pub mod board;
mod play;
mod route;
mod settings;
mod start;
pub mod table;

pub use route::{Route, go};
pub use settings::{Settings, t, tx, use_settings};

use leptos::prelude::*;
use table::Table;

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let settings = Settings::load();
    provide_context(settings);
    let table = Table::new(settings);
    provide_context(table);
    let route = route::current();
    Effect::new(|| mark_interactive());
    view! {
        {move || match route.get() {
            Route::Start => view! { <start::Start/> }.into_any(),
            Route::Play => view! { <play::Play/> }.into_any(),
            _ => view! { <start::Start/> }.into_any(),
        }}
    }
}

/// Says that the page can be used, for who measures it.
fn mark_interactive() {
    let performance = web_sys::window().and_then(|window| window.performance());
    if let Some(performance) = performance {
        // Measuring is no matter of life and death.
        let _ = performance.mark("fogbound-interactive");
    }
}
