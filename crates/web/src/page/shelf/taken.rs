//! A game that is taken from the shelf to be played.

use super::use_shelf;
use crate::page::icons;
use crate::page::play::Play;
use crate::page::route::{Route, go};
use crate::page::settings::t;
use crate::page::sharing::keep;
use crate::page::table::{Problem, use_table};
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen_futures::spawn_local;

/// The screen of a game, as soon as it lies on the table.
#[component]
pub fn Taken(
    /// Its name; without one, the game on the table, or the one that was played last.
    id: String,
) -> impl IntoView {
    let table = use_table();
    let here = table.id();
    let wanted = match id.is_empty() {
        true if here.is_empty() => use_shelf().latest().unwrap_or_default(),
        true => here.clone(),
        false => id,
    };
    let is_named = !wanted.is_empty();
    let taken = RwSignal::new(None::<Result<(), Problem>>);
    if !here.is_empty() && wanted == here && !untrack(|| table.is_elsewhere()) {
        taken.set(Some(Ok(())));
    } else if wanted.is_empty() {
        taken.set(Some(Err(Problem::Gone)));
    } else {
        spawn_local(async move {
            let done = table.take(wanted).await;
            // The view may have been left meanwhile.
            taken.try_set(Some(done));
        });
    }
    move || match taken.get() {
        None => ().into_any(),
        Some(Ok(())) => view! { <Play/> }.into_any(),
        Some(Err(Problem::Gone)) if is_named => view! { <Gone/> }.into_any(),
        Some(Err(Problem::Gone)) => {
            // The page goes elsewhere once this view is made.
            set_timeout(|| go(&Route::Start), Duration::ZERO);
            ().into_any()
        }
        Some(Err(Problem::Broken { text, record })) => view! { <Broken text record/> }.into_any(),
    }
}

/// The message in place of a game that is not on the shelf of this browser, as for whoever was sent its address.
#[component]
fn Gone() -> impl IntoView {
    view! {
        <main class="replay-unreadable">
            <h1 tabindex="-1">{t!("play-gone")}</h1>
            <p role="alert">{t!("play-gone-what")}</p>
            <div class="dialog-buttons">
                <a class="button primary" href=Route::Start.address()>{icons::home()}{t!("menu-leave")}</a>
            </div>
        </main>
    }
}

/// The message in place of a game that cannot be read.
#[component]
fn Broken(text: String, record: String) -> impl IntoView {
    view! {
        <main class="replay-unreadable">
            <h1 tabindex="-1">{t!("start-broken")}</h1>
            <p role="alert">{text}</p>
            <p>{t!("start-broken-what")}</p>
            <div class="dialog-buttons">
                <button class="button" type="button" on:click=move |_| keep("kept.fogbound", &record)>
                    {icons::save()}{t!("menu-save")}
                </button>
                <button class="button primary" type="button" on:click=move |_| go(&Route::Start)>
                    {icons::home()}{t!("menu-leave")}
                </button>
            </div>
        </main>
    }
}
