//! Recorded games: every position, forwards and backwards, each with an address of its own.

mod controls;
mod past;

pub use past::Past;

use super::around::Around;
use super::board::Board;
use super::ending::Ending;
use super::icons;
use super::loading::problem;
use super::rails::{LeftRail, RightRail};
use super::route::{Route, go};
use super::settings::{Settings, t, use_settings};
use super::strip::{Figures, ShareDialog};
use super::table::{Recorded, Table, use_table};
use super::train::Train;
use crate::page::reactive::effect;
use controls::Controls;
use fogbound_presenter::{self as presenter, Course, unpack};
use fogbound_table::games::GameId;
use fogbound_table::texts::msg;
use leptos::prelude::*;

/// The name of the running game in an address.
const MINE: &str = "mine";

/// A recorded game at a position: a packed record, or the running game.
#[component]
pub fn Replay(game: String, ply: usize) -> impl IntoView {
    let settings = use_settings();
    let running = use_table();
    // `App` provides it before anything is shown.
    let table = expect_context::<Recorded>().0;
    let record = record_of(&game, running, settings);
    match record.and_then(|record| open(&record, table, settings)) {
        Ok(()) => {
            let last = table.peek(|game| game.plies());
            table.look_at(Some(ply.min(last)));
            provide_context(table);
            view! { <Film game running/> }.into_any()
        }
        Err(problem) => view! { <Unreadable problem/> }.into_any(),
    }
}

/// Returns the record that an address means.
fn record_of(game: &str, running: Table, settings: Settings) -> Result<String, String> {
    if game == MINE {
        if running.catch_up() {
            return Ok(running.peek(|game| game.record()));
        }
        return Err(untrack(|| settings.texts()).say(msg!("replay-none")));
    }
    unpack(game).map_err(|error| untrack(|| settings.texts()).say(error.text()))
}

/// Puts a recorded game on a table.
fn open(record: &str, table: Table, settings: Settings) -> Result<(), String> {
    let texts = untrack(|| settings.texts());
    let game = presenter::open(record, &texts).map_err(|error| problem(&error, settings))?;
    table.sit_down(Course::new(game, &[]));
    Ok(())
}

/// The message in place of a record that cannot be read.
#[component]
fn Unreadable(problem: String) -> impl IntoView {
    let loading = expect_context::<super::loading::Loading>();
    view! {
        <main class="replay-unreadable">
            <h1 tabindex="-1">{t!("replay-unreadable")}</h1>
            <p role="alert">{problem}</p>
            <p>{t!("replay-advice")}</p>
            <div class="dialog-buttons">
                <button class="button primary" type="button" on:click=move |_| loading.shown.set(true)>
                    {icons::load()}{t!("menu-load")}
                </button>
                <button class="button" type="button" on:click=move |_| go(&Route::Start)>
                    {icons::home()}{t!("menu-leave")}
                </button>
            </div>
        </main>
    }
}

/// A recorded game: the board, papers around it, and the controls that move it.
#[component]
fn Film(game: String, running: Table) -> impl IntoView {
    let table = use_table();
    Around::provide();
    let is_mine = game == MINE;
    let keep_address = move |ply: usize| {
        let address = Route::Replay(game.clone(), ply).address();
        let history = web_sys::window().and_then(|window| window.history().ok());
        if let Some(history) = history {
            // If it is refused, only the address stays behind.
            let _ =
                history.replace_state_with_url(&wasm_bindgen::JsValue::NULL, "", Some(&address));
        }
    };
    effect(move || {
        if let Some(ply) = table.ply() {
            keep_address(ply);
        }
    });
    let is_train = table.peek(|game| Some(game.game())) == Some(GameId::GhostsGalore);
    let back = move |_| go(if is_mine { &Route::Play } else { &Route::Start });
    view! {
        <main class="play replay" class:train=is_train>
            <header class="strip panel">
                <button class="button quiet" type="button" aria-label=t!("replay-back") title=t!("replay-back")
                    on:click=back>
                    {icons::previous()}
                </button>
                <h1 class="strip-title" tabindex="-1">{move || table.show(|game| game.title())}</h1>
                <Figures/>
            </header>
            <section class="board-area"><Board/></section>
            <LeftRail/>
            {is_train.then(|| view! { <Train/> })}
            <Controls running is_mine/>
            <RightRail/>
            <Ending running/>
            <ShareDialog/>
        </main>
    }
}
