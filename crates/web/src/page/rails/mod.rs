//! The drawer beside the board: the log, the tiles that are left, the state of the game, the best moves.

mod best;
mod log;
mod panels;
mod seats;
mod tiles;

pub use panels::tone;
pub use seats::{Chips, Owner, SeatsDialog, badges};

use super::analysis::{Analyst, Moves};
use super::around::{Sheet, use_around};
use super::icons;
use super::settings::{said, t};
use crate::page::reactive::memo;
use crate::page::table::use_table;
use best::Best;
use fogbound_table::texts::{Message, msg};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use log::Log;
use panels::Panels;
use seats::Seats;
use tiles::Tiles;

/// The state of the game, beside a board that leaves it room.
#[component]
pub fn Rail() -> impl IntoView {
    view! { <aside class="rail-left" aria-label=t!("rail-standing")><Standing/></aside> }
}

/// Seats and panels.
#[component]
fn Standing() -> impl IntoView {
    view! {
        <Seats/>
        <Panels/>
    }
}

/// The drawer: at the side of a large screen, over the board of a small one.
#[component]
pub fn Drawer() -> impl IntoView {
    let open = use_around().drawer;
    let is_open = memo(move || open.get().is_some());
    let sheet = move || match open.get() {
        Some(Sheet::Log) => view! { <Log/> }.into_any(),
        Some(Sheet::Tiles) => view! { <Tiles/> }.into_any(),
        Some(Sheet::Standing) => view! { <div class="standing"><Standing/></div> }.into_any(),
        Some(Sheet::Advice) => view! { <Best/> }.into_any(),
        Some(Sheet::Moves) => view! { <Moves/> }.into_any(),
        None => ().into_any(),
    };
    let table = use_table();
    let tabs = move || {
        sheets(table.has_hints()).into_iter().map(|sheet| view! { <Tab sheet/> }).collect_view()
    };
    let escape = move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            open.set(None);
            event.stop_propagation();
        }
    };
    view! {
        <Show when=move || is_open.get()>
            <aside class="drawer" id="drawer" aria-label=t!("rail-past") on:keydown=escape>
                <div class="rail-tabs">
                    <div role="tablist" aria-label=t!("rail-past")>{tabs}</div>
                    <button class="button quiet" type="button" aria-label=t!("board-close") title=t!("board-close")
                        on:click=move |_| open.set(None)>{icons::close()}</button>
                </div>
                <div class="rail-page" role="tabpanel" aria-labelledby=move || open.get().map(tab_id)>{sheet}</div>
            </aside>
        </Show>
    }
}

/// Returns the page with which the drawer opens: the moves of an analysis, else the log.
pub fn first_sheet() -> Sheet {
    // The log is always there.
    sheets(false)[0]
}

/// Returns the pages of the drawer: the moves of an analysis first, advice last.
fn sheets(with_advice: bool) -> Vec<Sheet> {
    let moves = use_context::<Analyst>().map(|_| Sheet::Moves);
    let others = if with_advice { &Sheet::ALL } else { &Sheet::ALL[..3] };
    moves.into_iter().chain(others.iter().copied()).collect()
}

fn tab_id(sheet: Sheet) -> &'static str {
    match sheet {
        Sheet::Log => "tab-log",
        Sheet::Tiles => "tab-tiles",
        Sheet::Standing => "tab-standing",
        Sheet::Advice => "tab-advice",
        Sheet::Moves => "tab-moves",
    }
}

fn title(sheet: Sheet) -> Message<'static> {
    match sheet {
        Sheet::Log => msg!("rail-log"),
        Sheet::Tiles => msg!("rail-tiles"),
        Sheet::Standing => msg!("rail-score"),
        Sheet::Advice => msg!("advice-tab"),
        Sheet::Moves => msg!("analysis-tab"),
    }
}

/// A tab of the drawer. The arrow keys go from one to the next.
#[component]
fn Tab(sheet: Sheet) -> impl IntoView {
    let open = use_around().drawer;
    let table = use_table();
    let is_open = move || open.get() == Some(sheet);
    let all = StoredValue::new(sheets(table.has_hints()));
    let turn = move |event: KeyboardEvent| {
        let all = all.get_value();
        let step = match event.key().as_str() {
            "ArrowLeft" => all.len() - 1,
            "ArrowRight" => 1,
            _ => return,
        };
        let at = all.iter().position(|other| *other == sheet).unwrap_or_default();
        let next = all[(at + step) % all.len()];
        open.set(Some(next));
        super::focus(tab_id(next));
        event.prevent_default();
        event.stop_propagation();
    };
    view! {
        <button class="rail-tab" type="button" role="tab" id=tab_id(sheet)
            aria-selected=move || is_open().to_string()
            tabindex=move || if is_open() { "0" } else { "-1" }
            on:keydown=turn on:click=move |_| open.set(Some(sheet))>
            {said(title(sheet))}
        </button>
    }
}
