//! The parts of the page that are fetched after it is shown: the start page and the form for a new game are
//! there soon, and what is for games follows while somebody reads them.

use super::icons;
use super::reactive::memo;
use super::settings::t;
use super::start::tables::Elsewhere;
use super::{Route, analysis, online, puzzles, replay, rules, shelf, statistics};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// The screens of games and rules.
#[derive(Clone, Copy)]
struct Screens {
    show: fn(Route) -> AnyView,
    dialogs: fn() -> AnyView,
    look_at_tables: fn(Elsewhere),
}

/// Fetches the screens of games and rules.
#[wasm_split(screens, fallible)]
fn screens() -> Result<Screens, SplitLoaderError> {
    Ok(Screens { show, dialogs, look_at_tables: online::look_at_tables })
}

fn show(route: Route) -> AnyView {
    match route {
        Route::Play(id) => view! { <shelf::Taken id/> }.into_any(),
        Route::Host(game) => view! { <online::Host game/> }.into_any(),
        Route::Seat(table, secrets) => view! { <online::Seat table secrets/> }.into_any(),
        Route::Online(table) => view! { <online::Online name=table/> }.into_any(),
        Route::Replay(game, ply) => view! { <replay::Replay game ply/> }.into_any(),
        Route::Analyse(game, place) => view! { <analysis::Analyse game place/> }.into_any(),
        Route::Puzzles(id) => view! { <puzzles::Puzzles id/> }.into_any(),
        Route::Statistics => view! { <statistics::Statistics/> }.into_any(),
        Route::Rules(id) => view! { <rules::Rules id/> }.into_any(),
        Route::Start | Route::Daily(_) | Route::New(_) => ().into_any(),
    }
}

fn dialogs() -> AnyView {
    view! { <rules::RuleDialog/> }.into_any()
}

/// The parts, which are there or not yet.
#[derive(Clone, Copy)]
pub struct Parts {
    screens: RwSignal<Option<Screens>>,
    has_failed: RwSignal<bool>,
}

impl Parts {
    /// Returns the parts, of which none is there yet.
    pub fn none() -> Parts {
        Parts { screens: RwSignal::new(None), has_failed: RwSignal::new(false) }
    }

    /// Fetches the parts, or tries it once more.
    pub fn fetch(self) {
        self.has_failed.set(false);
        spawn_local(async move {
            match screens().await {
                Ok(screens) => self.screens.set(Some(screens)),
                Err(_) => self.has_failed.set(true),
            }
        });
    }

    /// Shows a route to a game or a rule as soon as its screen is there.
    pub fn show(self, route: Route) -> AnyView {
        let is_awaited = memo(move || self.screens.with(Option::is_none));
        (move || {
            if is_awaited.get() {
                return view! { <Awaited parts=self/> }.into_any();
            }
            let screens = self.screens.get_untracked();
            screens.map(|screens| (screens.show)(route.clone())).into_any()
        })
        .into_any()
    }

    /// Looks at the tables elsewhere anew, now or once the screens are there, tracked.
    pub fn look_at_tables(self, tables: Elsewhere) {
        if let Some(screens) = self.screens.get() {
            (screens.look_at_tables)(tables);
        }
    }

    /// Returns the dialogs that every screen may open, once they are there.
    pub fn dialogs(self) -> impl IntoView {
        move || self.screens.get().map(|screens| (screens.dialogs)())
    }
}

/// Stands in place of a screen that is not there yet.
#[component]
fn Awaited(parts: Parts) -> impl IntoView {
    view! {
        <main class="replay-unreadable awaited">
            {move || match parts.has_failed.get() {
                false => view! { <p role="status">{t!("part-awaited")}</p> }.into_any(),
                true => view! {
                    <p role="alert">{t!("part-failed")}</p>
                    <button class="button primary" type="button" on:click=move |_| parts.fetch()>
                        {icons::again()}{t!("part-again")}
                    </button>
                }
                .into_any(),
            }}
        </main>
    }
}
