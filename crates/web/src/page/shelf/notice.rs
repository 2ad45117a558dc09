//! Notices: that the game on the table cannot be kept, and that a removed game can be restored.

use super::use_shelf;
use crate::page::icons;
use crate::page::settings::{t, tx};
use crate::page::sharing::download;
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

/// Offers to restore the games that were removed just now.
#[component]
pub fn Undo() -> impl IntoView {
    let shelf = use_shelf();
    let line = move |(id, title): (String, String)| {
        view! {
            <p>
                <span>{tx!("shelf-removed", title)}</span>
                <button class="button" type="button" on:click=move |_| shelf.restore(id.clone())>
                    {icons::undo()}{t!("shelf-undo")}
                </button>
            </p>
        }
    };
    view! {
        <div class="removed" role="status">
            {move || shelf.removed.get().into_iter().map(line).collect_view()}
        </div>
    }
}
