//! Tables that are played online: a place at one, and what stands around its game.
//!
//! `place.rs` has the connection, `socket.rs` the browser's side of it; `fogbound_guest` knows the messages. `gate.rs`
//! lets people sit down, and `note.rs` tells what is between the people at the table. `kept.rs` remembers the tables
//! of this browser, `http.rs` makes new ones.

mod gate;
mod http;
pub mod kept;
mod note;
mod place;
mod socket;

pub use note::{GoOn, Near};
pub use place::Place;

use super::play::Play;
use super::reactive::memo;
use super::route::Route;
use super::settings::{t, use_settings};
use super::shelf::use_shelf;
use super::table::use_table;
use super::wishes;
use super::{icons, new};
use crate::storage;
use fogbound_presenter::Wish;
use fogbound_protocol::{Choice, Wanted};
use fogbound_table::games::GameId;
use gate::Gate;
use leptos::prelude::*;
use note::Note;
use place::State;
use wasm_bindgen_futures::spawn_local;

/// A table that is played online.
#[component]
pub fn Online(name: String) -> impl IntoView {
    let place = Place::at(&name, use_settings(), use_table(), use_shelf());
    let table = place.table();
    provide_context(table);
    provide_context(place);
    let is_there = memo(move || table.is_there());
    move || {
        match (is_there.get(), place.state()) {
        (true, _) => view! { <Play/><Note/><Gate/> }.into_any(),
        (false, State::Missing) => view! { <Message text=t!("online-missing")/> }.into_any(),
        (false, State::Outdated) => view! { <Message text=t!("online-outdated")/> }.into_any(),
        (false, _) => view! {
            <main class="replay-unreadable awaited"><p role="status">{t!("online-coming")}</p></main>
        }
        .into_any(),
    }
    }
}

/// Makes a table for a game as it was chosen last, and goes there.
#[component]
pub fn Host(
    /// The word for the game.
    game: String,
) -> impl IntoView {
    let settings = use_settings();
    let Ok(game) = game.parse::<GameId>() else {
        return view! { <new::New game/> }.into_any();
    };
    let problem = RwSignal::new(None::<Option<String>>);
    let make = move || {
        problem.set(None);
        let wish = wishes::last(game).unwrap_or_else(|| wishes::usual(game));
        let token = wishes::random_bits();
        let wanted = wanted(&wish, token.clone());
        let language = untrack(|| settings.language());
        spawn_local(async move {
            match http::make(&wanted, &language).await {
                Ok(made) => {
                    let tokens = made.seat.iter().map(|_| token.clone()).collect();
                    let name = made.table.clone();
                    kept::remember(kept::Known { name, tokens, ..kept::Known::default() });
                    // Whoever goes back makes no second table.
                    let address = Route::Online(made.table).address();
                    let _ = window().location().replace(&address);
                }
                Err(reason) => drop(problem.try_set(Some(reason))),
            }
        });
    };
    make();
    (move || match problem.get() {
        None => view! {
            <main class="replay-unreadable awaited"><p role="status">{t!("online-making")}</p></main>
        }
        .into_any(),
        Some(reason) => view! {
            <main class="replay-unreadable">
                <h1 tabindex="-1">{t!("online-unmade")}</h1>
                <p role="alert">{reason.unwrap_or_else(|| t!("online-unreached")())}</p>
                <div class="dialog-buttons">
                    <button class="button primary" type="button" on:click=move |_| make()>
                        {icons::again()}{t!("part-again")}
                    </button>
                    <a class="button" href=Route::New(game.to_string()).address()>{t!("rules-back")}</a>
                </div>
            </main>
        }
        .into_any(),
    })
    .into_any()
}

/// Returns the table for a wish: the first person makes it, other people come by its link.
fn wanted(wish: &Wish, token: String) -> Wanted {
    let first = wish.seats.iter().position(|who| who == "person");
    let seats = wish.seats.iter().enumerate().map(|(at, who)| match who.as_str() {
        "person" if first != Some(at) => "open".to_owned(),
        who => who.to_owned(),
    });
    let choice = |(id, value): &(String, String)| Choice { id: id.clone(), value: value.clone() };
    Wanted {
        game: wish.game.to_string(),
        seats: seats.collect(),
        choices: wish.choices.iter().map(choice).collect(),
        aid: wish.aid.name().to_owned(),
        name: storage::get(storage::NAME).unwrap_or_default(),
        token,
        listed: false,
    }
}

/// A message in place of a table.
#[component]
fn Message(text: impl Fn() -> String + Send + 'static) -> impl IntoView {
    view! {
        <main class="replay-unreadable">
            <p role="alert">{text}</p>
            <a class="button primary" href=Route::Start.address()>{icons::home()}{t!("menu-leave")}</a>
        </main>
    }
}
