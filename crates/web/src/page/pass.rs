//! Passing the screen on between people who must not see each other's secrets.
//!
//! As long as nobody sits at the screen ([`Table::viewer`](super::table::Table::viewer)), the page shows
//! what a spectator may see, and this over it.

use super::settings::{t, tx};
use super::table::use_table;
use leptos::prelude::*;

/// Covers the screen until the right person is there.
#[component]
pub fn Pass() -> impl IntoView {
    let table = use_table();
    let next = Memo::new(move |_| {
        let deciding = table.show(|game| game.people_to_decide());
        deciding.first().copied().filter(|_| table.viewer().is_none())
    });
    let name = move |seat: u8| {
        let chairs = table.show(|game| game.chairs());
        chairs
            .into_iter()
            .find(|chair| chair.seat == seat)
            .map(|chair| chair.name)
            .unwrap_or_default()
    };
    let cover = move |seat: u8| {
        let title = move || tx("pass-to", &[("player", name(seat).into())]);
        let here = move || tx("pass-here", &[("player", name(seat).into())]);
        view! {
            <div class="pass-screen" role="dialog" aria-modal="true" aria-labelledby="pass-title">
                <h2 id="pass-title">{title}</h2>
                <p>{t("pass-why")}</p>
                <button class="button primary" type="button" autofocus on:click=move |_| table.sit(seat)>
                    {here}
                </button>
            </div>
        }
    };
    move || next.get().map(cover)
}
