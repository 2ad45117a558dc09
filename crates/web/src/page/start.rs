//! The start page: three games.

use super::route::{Route, go};
use super::settings::t;
use super::table::use_table;
use fogbound_presenter::{GAMES, Wish};
use leptos::prelude::*;

/// The start page.
#[component]
pub fn Start() -> impl IntoView {
    let table = use_table();
    let play = move |game: &'static str| {
        let seats = vec!["person".to_owned(), "greedy".to_owned()];
        let wish = Wish {
            game: game.to_owned(),
            level: 1,
            parts: "all".to_owned(),
            seats,
            seed: format!("{:?}", js_sys::Math::random()),
            ..Wish::default()
        };
        if table.begin(&wish, &[]) {
            go(&Route::Play);
        }
    };
    let games = GAMES.map(|game| view! { <button on:click=move |_| play(game)>{game}</button> });
    view! { <main class="start"><h1>{t("page-title")}</h1>{games.collect_view()}</main> }
}
