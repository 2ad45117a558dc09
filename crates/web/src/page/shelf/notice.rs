//! The notice that the game on the table cannot be kept.

use super::use_shelf;
use crate::page::icons;
use crate::page::settings::t;
use crate::page::strip::download;
use crate::page::table::use_table;
use leptos::prelude::*;

/// Says as long as it is so that the game is kept nowhere, and offers it as a file.
#[component]
pub fn Notice() -> impl IntoView {
    let (table, shelf) = (use_table(), use_shelf());
    view! {
        <Show when=move || shelf.is_lost.get()>
            <aside class="unkept" role="alert">
                <p>{t!("shelf-lost")}</p>
                <button class="button primary" type="button" on:click=move |_| download(table)>
                    {icons::save()}{t!("menu-save")}
                </button>
            </aside>
        </Show>
    }
}
