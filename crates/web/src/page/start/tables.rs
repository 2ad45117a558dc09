//! The tables elsewhere at which somebody plays here.

use crate::page::icons;
use crate::page::online::kept;
use crate::page::route::Route;
use crate::page::settings::{t, tx};
use leptos::prelude::*;

/// The tables whose games go on, the one that was visited last at the front.
#[component]
pub fn Tables() -> impl IntoView {
    let mut tables = kept::all();
    tables.retain(|known| !known.is_over && !known.title.is_empty());
    let tables = RwSignal::new(tables);
    let row = move |known: kept::Known| {
        let (name, title) = (known.name.clone(), known.title.clone());
        let forget = move |_| {
            kept::forget(&name);
            tables.update(|tables| tables.retain(|known| known.name != name));
        };
        let label = move || tx!("online-forget", title = title.clone());
        view! {
            <li>
                <a class="button" href=Route::Online(known.name).address()>{icons::people()}{known.title}</a>
                <button class="button quiet" type="button" aria-label=label on:click=forget>{icons::close()}</button>
            </li>
        }
    };
    let is_any = move || tables.with(|tables| !tables.is_empty());
    view! {
        <Show when=is_any>
            <section class="panel online-tables">
                <h2>{t!("online-tables")}</h2>
                <ul>{move || tables.get().into_iter().map(row).collect_view()}</ul>
            </section>
        </Show>
    }
}
