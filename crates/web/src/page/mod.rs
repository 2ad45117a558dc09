//! The page, part by part.
//!
//! * `parts.rs` fetches what the start page does not need.
//! * `start.rs`, `new.rs`, `preferences.rs`: before a game. `pass.rs`, `guide.rs`: between people and for
//!   newcomers. `sounds.rs`: the sounds.
//! * `shelf/` holds all games of this browser. `loading.rs` takes games up from outside. `dialog.rs` and
//!   `icons.rs` are used everywhere, and so is `draw.rs`, which draws the glyphs and boards
//!   of the presenter.
//! * `play.rs` lays out a running game. `board/` and `ask.rs` are its controls. `strip/`, `rails/` and
//!   `ending.rs` stand around them (`around.rs` knows which of these are open). `announce.rs` speaks. `sharing/` gives games to
//!   others. `train.rs` is for Ghosts Galore only.
//! * `analysis/`: games with their variations. `online/`: tables that are played online. `replay/`: recorded games. `puzzles/`: positions to solve. `rules/`: the texts of the rules.

mod analysis;
mod announce;
mod around;
mod ask;
mod board;
mod boards;
mod cards;
mod dialog;
mod draw;
mod each;
mod ending;
mod frames;
mod guide;
mod head;
mod icons;
mod loading;
mod new;
mod online;
mod parts;
mod pass;
mod play;
mod preferences;
mod puzzles;
mod rails;
mod reactive;
mod replay;
mod route;
mod rules;
mod settings;
mod sharing;
mod shelf;
mod sounds;
mod stars;
mod start;
mod statistics;
mod strip;
pub mod table;
mod train;
mod wishes;

pub use route::{Route, go};
pub use settings::{Settings, use_settings};

use crate::page::reactive::effect;
use leptos::html;
use leptos::prelude::*;
use table::Table;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

/// The whole page.
#[component]
pub fn App() -> impl IntoView {
    let settings = Settings::load();
    provide_context(settings);
    let shelf = shelf::Shelf::provide(settings);
    let table = Table::new(settings, shelf);
    provide_context(table);
    // It outlives the views of recorded games, which come and go.
    provide_context(table::Recorded(Table::recorded(settings)));
    provide_context(table::Analysing(Table::analysing(settings, table)));
    provide_context(table::Solving(Table::solving(settings)));
    let route = route::current();
    provide_context(route);
    provide_context(rules::RuleShown(RwSignal::new(None)));
    rules::Library::provide(settings);
    let parts = parts::Parts::none();
    provide_context(parts);
    loading::Loading::provide(table, settings, parts);
    start::campaign::Choosing::provide(table, shelf, parts);
    // Nobody asks for a rule before there is a game.
    effect(move || {
        if !matches!(route.get(), Route::Start | Route::Nowhere | Route::Daily(_) | Route::New(_)) {
            settings.fetch_rules();
        }
    });
    effect(move || {
        mark("fogbound-interactive");
        parts.fetch();
    });
    // The definitions that all pictures share have to be in the page once.
    view! {
        <div class="shared-pictures" aria-hidden="true" inner_html=fogbound_pictures::shared_defs()></div>
        <shelf::Notice/>
        {move || match route.get() {
            Route::Start | Route::Nowhere | Route::Daily(_) => view! { <start::Start/> }.into_any(),
            route => parts.show(route),
        }}
        {parts.dialogs()}
        <loading::Loader/>
        <sounds::Sounds/>
    }
}

/// Focuses the element with this id.
fn focus(id: &str) {
    let element = document().get_element_by_id(id);
    if let Some(element) = element.and_then(|element| element.dyn_into::<HtmlElement>().ok()) {
        // An element that cannot have the focus now is passed over.
        let _ = element.focus();
    }
}

/// Selects the whole content of a field.
fn select(field: NodeRef<html::Input>) {
    if let Some(field) = field.get_untracked() {
        field.select();
    }
}

/// Marks a moment for measurements of the page.
pub fn mark(name: &str) {
    let performance = web_sys::window().and_then(|window| window.performance());
    if let Some(performance) = performance {
        // A failed measurement does no harm.
        let _ = performance.mark(name);
    }
}
