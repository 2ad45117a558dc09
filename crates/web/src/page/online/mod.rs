//! Tables that are played online: a place at one, and what stands around its game.
//!
//! `place.rs` has the connection, `socket.rs` the browser's side of it; `fogbound_guest` knows the messages. `gate.rs`
//! lets people sit down, `note.rs` tells what is between the people at the table, and `notices.rs` has them told of turns. `kept.rs` remembers the tables
//! of this browser, `http.rs` makes new ones, `lobby.rs` asks how they stand. `shown.rs` has what people show each other for a
//! moment, `together.rs` lets them look at a finished game together.

mod gate;
mod http;
pub mod kept;
mod lobby;
mod note;
mod notices;
mod place;
mod renewal;
mod shown;
mod socket;
mod together;

pub use lobby::look as look_at_tables;
pub use note::{GoOn, Near};
pub use place::Place;
pub use shown::{Say, ShownOnBoard, chair};
pub use together::Lead;

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
use notices::Notices;
use place::State;
use std::time::Duration;
use wasm_bindgen_futures::spawn_local;

/// Returns true if the server of this page hosts tables.
pub fn is_hosted() -> bool {
    document().body().is_some_and(|body| body.has_attribute("data-tables"))
}

/// A table that is played online.
#[component]
pub fn Online(name: String) -> impl IntoView {
    let place = Place::at(&name, use_settings(), use_table(), use_shelf());
    place.let_team_see();
    place.look_together();
    let table = place.table();
    provide_context(table);
    provide_context(place);
    let is_there = memo(move || table.is_there());
    let is_late = RwSignal::new(false);
    let come_late = move || {
        // The view may have been left by then.
        let _ = is_late.try_set(true);
    };
    set_timeout(come_late, LATE);
    move || match (is_there.get(), place.state()) {
        (true, _) => view! { <Play/><Note/><Notices/><Gate/> }.into_any(),
        (false, State::Missing) => view! { <Message text=t!("online-missing")/> }.into_any(),
        (false, State::Outdated) => view! { <Message text=t!("online-outdated")/> }.into_any(),
        (false, _) => view! { <Coming is_late/> }.into_any(),
    }
}

/// Time after which a table that does not answer is explained.
const LATE: Duration = Duration::from_secs(8);

/// A message until the table answers.
#[component]
fn Coming(is_late: RwSignal<bool>) -> impl IntoView {
    let text = move || if is_late.get() { t!("online-late")() } else { t!("online-coming")() };
    view! {
        <main class="replay-unreadable" class:awaited=move || !is_late.get()>
            <p role="status">{text}</p>
            <Show when=move || is_late.get()>
                <a class="button" href=Route::Start.address()>{icons::home()}{t!("menu-leave")}</a>
            </Show>
        </main>
    }
}

/// Between the secrets of an address.
const APART: &str = "-";

/// Takes seats to this device, and goes to their table.
#[component]
pub fn Seat(table: String, secrets: String) -> impl IntoView {
    let mut known = kept::find(&table);
    for secret in secrets.split(APART).filter(|secret| !secret.is_empty()) {
        if !known.tokens.iter().any(|token| token == secret) {
            known.tokens.push(secret.to_owned());
        }
    }
    let is_kept = kept::remember(known);
    if is_kept {
        // The secrets do not stay in the address, nor in what the browser remembers of it.
        let _ = window().location().replace(&Route::Online(table).address());
    }
    (!is_kept).then(|| view! { <Message text=t!("online-unkept")/> })
}

/// The word for the game that lies on the table, in place of the word for a game.
pub const MINE: &str = "mine";

/// Makes a table for a game as it was chosen last, or for the one that lies on the table of this page; and goes there.
#[component]
pub fn Host(
    /// The word for the game, or [`MINE`].
    game: String,
) -> impl IntoView {
    let settings = use_settings();
    let table = use_table();
    // The game on the table goes on there, or a new one begins.
    let kept = (game == MINE).then(|| table.peek(|game| Some((game.wish(), game.record()))));
    let drafts = StoredValue::new(table.take_out(|course| course.drafts()));
    let game = match &kept {
        Some(kept) => kept.as_ref().map(|(wish, _)| wish.game).ok_or(()),
        None => game.parse::<GameId>().map_err(drop),
    };
    let Ok(game) = game else {
        return view! { <new::New game=String::new()/> }.into_any();
    };
    let kept = kept.flatten();
    let is_kept = kept.is_some();
    let problem = RwSignal::new(None::<Option<String>>);
    let make = Callback::new(move |()| {
        problem.set(None);
        let token = wishes::random_bits();
        let wanted = match &kept {
            Some((wish, record)) => {
                Wanted { record: record.clone(), ..wanted(wish, token.clone()) }
            }
            None => wanted(&wishes::for_table(game), token.clone()),
        };
        let language = untrack(|| settings.language());
        spawn_local(async move {
            match http::make(&wanted, &language).await {
                Ok(made) => {
                    let tokens = made.seat.iter().map(|_| token.clone()).collect();
                    let name = made.table.clone();
                    if is_kept {
                        kept::keep_turns(&name, &drafts.get_value());
                    }
                    kept::remember(kept::Known { name, tokens, ..kept::Known::default() });
                    // Whoever goes back makes no second table.
                    let address = Route::Online(made.table).address();
                    let _ = window().location().replace(&address);
                }
                Err(reason) => drop(problem.try_set(Some(reason))),
            }
        });
    });
    make.run(());
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
                    <button class="button primary" type="button" on:click=move |_| make.run(())>
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
        listed: storage::get(storage::LISTED).is_some(),
        delay: None,
        record: String::new(),
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
