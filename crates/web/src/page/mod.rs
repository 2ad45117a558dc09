//! The page, part by part.
//!
//! * `start.rs`, `new.rs`, `preferences.rs`: before a game. `pass.rs`, `guide.rs`: between people and for
//!   newcomers. `sounds.rs`: what there is to hear.
//! * `play.rs` lays out a running game: `board/` and `ask.rs` are what one plays with, `strip.rs`,
//!   `rails.rs`, `ending.rs` what stands around, `train.rs` what only Ghosts Galore has.
//! * `replay.rs`: recorded games. `rules.rs`: what a rule says.

mod ask;
mod board;
mod dialog;
mod ending;
mod guide;
mod new;
mod pass;
mod play;
mod preferences;
mod rails;
mod replay;
mod route;
mod rules;
mod settings;
mod sounds;
mod start;
mod strip;
pub mod table;
mod train;
mod wishes;

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
    provide_context(route);
    Effect::new(|| mark_interactive());
    view! {
        {move || match route.get() {
            Route::Start => view! { <start::Start/> }.into_any(),
            Route::New(game) => view! { <new::New game/> }.into_any(),
            Route::Play => view! { <play::Play/> }.into_any(),
            Route::Replay(game, ply) => view! { <replay::Replay game ply/> }.into_any(),
            Route::Rules(id) => view! { <rules::Rules id/> }.into_any(),
        }}
        <sounds::Sounds/>
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
