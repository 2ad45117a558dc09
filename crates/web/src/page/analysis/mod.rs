//! The analysis board: a game with its variations. The board is played on as in a game; the tree of moves stands in the
//! drawer beside it.

mod moves;
mod state;

pub use moves::Moves;
pub use state::{Analyst, place_with};

use crate::page::around::{Around, Sheet, is_roomy};
use crate::page::ask::Ask;
use crate::page::boards::Boards;
use crate::page::icons;
use crate::page::reactive::{effect, memo};
use crate::page::replay::{Unreadable, read};
use crate::page::route::{Route, go};
use crate::page::settings::{t, use_settings};
use crate::page::shelf::use_shelf;
use crate::page::strip::Figures;
use crate::page::table::{Analysing, Table, use_table};
use crate::shelf::Kept;
use fogbound_table::games::GameId;
use leptos::ev;
use leptos::prelude::*;

/// The analysis of a packed record, or of a game on the shelf, at a place.
#[component]
pub fn Analyse(game: String, place: String) -> impl IntoView {
    let running = use_table();
    let (mine, record) = read(&game, running, use_shelf());
    move || {
        let (mine, place) = (mine.clone(), place.clone());
        record.get().map(|record| view! { <Opened record mine place/> })
    }
}

/// A record with its variations, or the problem with it.
#[component]
fn Opened(record: Result<Kept, String>, mine: Option<String>, place: String) -> impl IntoView {
    // `App` provides it before anything is shown.
    let table = expect_context::<Analysing>().0;
    let analyst =
        record.and_then(|kept| Analyst::open(&kept.record, mine, &place, table, use_table()));
    match analyst {
        Ok(analyst) => {
            provide_context(table);
            provide_context(analyst);
            view! { <Screen analyst/> }.into_any()
        }
        Err(problem) => view! { <Unreadable problem/> }.into_any(),
    }
}

/// Takes back the last choice or draft at a table; without one goes a step back in the analysis of it, if it is analysed.
pub fn take_back(table: Table, analyst: Option<Analyst>) {
    match analyst.filter(|_| !table.has_begun()) {
        Some(analyst) => analyst.walk(|it| it.back()),
        None => table.take_back(),
    }
}

/// The screen of an analysis.
#[component]
fn Screen(analyst: Analyst) -> impl IntoView {
    let table = analyst.table();
    let around = Around::provide();
    if is_roomy() {
        around.drawer.set(Some(Sheet::Moves));
    }
    let with_drawer = move || around.drawer.with(Option::is_some);
    let has_lens = memo(move || table.lens().is_some());
    let is_train = table.peek(|game| Some(game.game())) == Some(GameId::GhostsGalore);
    let record = memo(move || table.show(|game| game.record()));
    effect(move || record.with(|record| analyst.follow(record)));
    let settings = use_settings();
    effect(move || analyst.speak(&settings.texts()));
    let keys = window_event_listener(ev::keydown, move |event| {
        match event.key().as_str() {
            "PageUp" => analyst.walk(|it| it.back()),
            "PageDown" => analyst.walk(|it| it.forward()),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || keys.remove());
    view! {
        <main class="play analysis" class:train=is_train class:with-drawer=with_drawer class:has-lens=has_lens>
            <header class="strip">
                <button class="button quiet" type="button" aria-label=t!("menu-leave") title=t!("menu-leave")
                    on:click=move |_| go(&Route::Start)>{icons::home()}</button>
                <h1 class="visually-hidden" tabindex="-1">{t!("analysis-title")}</h1>
                <button class="button quiet" type="button" aria-label=t!("analysis-back") title=t!("analysis-back")
                    on:click=move |_| analyst.walk(|it| it.back())>{icons::previous()}</button>
                <button class="button quiet" type="button" aria-label=t!("analysis-forward") title=t!("analysis-forward")
                    on:click=move |_| analyst.walk(|it| it.forward())>{icons::next()}</button>
                <Figures/>
            </header>
            <Ask/>
            <Boards/>
        </main>
    }
}
