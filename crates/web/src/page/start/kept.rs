//! The games on the shelf, as the start page shows them.

use crate::page::route::Route;
use crate::page::settings::{t, tx};
use crate::page::shelf::{State, Told, use_shelf};
use crate::shelf::Listed;
use leptos::prelude::*;

/// The games that go on, those first that wait for a person.
#[component]
pub fn Running() -> impl IntoView {
    let shelf = use_shelf();
    let games = move || {
        let mut games = shelf.games();
        games.retain(|(_, told)| !told.is_over());
        games.sort_by_key(|(_, told)| told.state != State::Waits);
        games
    };
    let card = |(listed, told): (Listed, Told)| {
        let title = title(&listed, &told);
        let turn = match told.next == t!("name-you")() {
            true => tx!("shelf-your-turn"),
            false => tx!("shelf-turn", player = told.next),
        };
        view! {
            <article class="kept-game">
                <h3>{title}</h3>
                <p>{told.players}</p>
                <p>{told.standing}</p>
                <a class="button primary" href=Route::Play(listed.id).address()>{turn}</a>
            </article>
        }
    };
    move || {
        let games = games();
        (!games.is_empty()).then(|| {
            view! {
                <section class="go-on">
                    <h2>{t!("start-resume")}</h2>
                    <div class="kept-games">{games.into_iter().map(card).collect_view()}</div>
                </section>
            }
        })
    }
}

/// Returns the title of a game: the name it was given, or what is played.
fn title(listed: &Listed, told: &Told) -> String {
    match (listed.name.as_str(), told.title.as_str()) {
        ("", "") => tx!("start-broken"),
        ("", title) => title.to_owned(),
        (name, _) => name.to_owned(),
    }
}
