//! Recorded games: every position, forwards and backwards, each with an address of its own.

mod controls;
mod past;
mod remark;
mod so_far;

pub use past::Past;

use super::around::Around;
use super::board::Board;
use super::cards::Cards;
use super::ending::Ending;
use super::icons;
use super::loading::problem;
use super::rails::{Drawer, Rail};
use super::route::{Route, go, rewrite};
use super::settings::{Settings, t, use_settings};
use super::sharing::SharingDialog;
use super::shelf::{Shelf, use_shelf};
use super::strip::Figures;
use super::table::{Recorded, Table, use_table};
use super::train::Train;
use crate::page::reactive::effect;
use crate::shelf::{self, Kept};
use controls::Controls;
pub use controls::Speed;
use fogbound_presenter::{self as presenter, Course, LinkError, unpack};
use fogbound_table::games::GameId;
use fogbound_table::texts::msg;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// The name of the game on the table in an address, and the beginning of those of games on the shelf.
const MINE: &str = "mine";

/// A recorded game at a position: a packed record, or a game on the shelf.
#[component]
pub fn Replay(game: String, ply: usize) -> impl IntoView {
    let (mine, record) = read(&game, use_table(), use_shelf());
    move || {
        let (game, mine) = (game.clone(), mine.clone());
        record.get().map(|record| view! { <Opened record game mine ply/> })
    }
}

/// Reads the game that an address means, which may take its time, and its name on the shelf, if it stands there. A packed
/// record names nobody.
pub fn read(game: &str, running: Table, shelf: Shelf) -> (Option<String>, Read) {
    let settings = use_settings();
    let mine = mine(game, running, shelf);
    let record = RwSignal::new(None);
    match mine.clone() {
        Some(id) if id == running.id() && !untrack(|| running.is_elsewhere()) => {
            record.set(Some(Ok(running.as_kept())));
        }
        Some(id) => spawn_local(async move {
            let kept = shelf::look(&id).await;
            let none = || untrack(|| settings.texts()).say(msg!("replay-none"));
            // The view may have been left meanwhile.
            record.try_set(Some(kept.ok_or_else(none)));
        }),
        None => {
            let said = |error: LinkError| untrack(|| settings.texts()).say(error.text());
            let kept = |record| Kept { record, ..Kept::default() };
            record.set(Some(unpack(game).map(kept).map_err(said)));
        }
    }
    (mine, record)
}

/// A game that is read, or the problem with it.
type Read = RwSignal<Option<Result<Kept, String>>>;

/// Returns the name of the game on the shelf that an address means, if it means one.
fn mine(game: &str, running: Table, shelf: Shelf) -> Option<String> {
    let id = game.strip_prefix(MINE)?;
    let on_table = || Some(running.id()).filter(|id| !id.is_empty());
    match id.strip_prefix('.') {
        Some(id) => Some(id.to_owned()),
        None if id.is_empty() => {
            on_table().or_else(|| shelf.latest()).or_else(|| Some(String::new()))
        }
        None => None,
    }
}

/// A record at a position, or the problem with it.
#[component]
fn Opened(
    record: Result<Kept, String>,
    game: String,
    mine: Option<String>,
    ply: usize,
) -> impl IntoView {
    let settings = use_settings();
    // `App` provides it before anything is shown.
    let table = expect_context::<Recorded>().0;
    let running = use_table();
    match record.and_then(|kept| open(&kept, table, settings)) {
        Ok(()) => {
            let last = table.peek(|game| game.plies());
            table.look_at(Some(ply.min(last)));
            provide_context(table);
            view! { <Film game mine running/> }.into_any()
        }
        Err(problem) => view! { <Unreadable problem/> }.into_any(),
    }
}

/// Puts a recorded game on a table.
fn open(kept: &Kept, table: Table, settings: Settings) -> Result<(), String> {
    let texts = untrack(|| settings.texts());
    let game = presenter::open(&kept.record, &texts).map_err(|error| problem(&error, settings))?;
    table.sit_down(Course::new(game, &kept.names()));
    Ok(())
}

/// The message in place of a record that cannot be read.
#[component]
pub fn Unreadable(problem: String) -> impl IntoView {
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
fn Film(game: String, mine: Option<String>, running: Table) -> impl IntoView {
    let table = use_table();
    let around = Around::provide();
    let with_drawer = move || around.drawer.with(Option::is_some);
    effect(move || {
        if let Some(ply) = table.ply() {
            rewrite(&Route::Replay(game.clone(), ply));
        }
    });
    let is_train = table.peek(|game| Some(game.game())) == Some(GameId::GhostsGalore);
    let mine = StoredValue::new(mine);
    let back = move |_| {
        let on_table = mine.get_value().filter(|id| *id == running.id());
        go(&on_table.map_or(Route::Start, Route::Play));
    };
    view! {
        <main class="play replay" class:train=is_train class:with-drawer=with_drawer>
            <header class="strip">
                <button class="button quiet" type="button" aria-label=t!("replay-back") title=t!("replay-back")
                    on:click=back>
                    {icons::previous()}
                </button>
                <h1 class="visually-hidden" tabindex="-1">{move || table.show(|game| game.title())}</h1>
                <Figures/>
            </header>
            <section class="board-area"><Board film=true/></section>
            {is_train.then(|| view! { <Rail/> <Train/> })}
            <Controls running mine/>
            <Drawer/>
            <Cards/>
            <Ending running/>
            <SharingDialog/>
        </main>
    }
}
