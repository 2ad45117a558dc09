//! The drawer beside the board: the log, the tiles that are left, the state of the game.

mod log;
mod panels;
mod seats;
mod tiles;

pub use panels::tone;
pub use seats::{Chips, SeatsDialog, badges};

use super::around::{Sheet, use_around};
use super::icons;
use super::settings::{said, t};
use crate::page::reactive::memo;
use fogbound_table::texts::{Message, msg};
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use log::Log;
use panels::Panels;
use seats::Seats;
use tiles::Tiles;

/// The pages of the drawer.
const SHEETS: [Sheet; 3] = [Sheet::Log, Sheet::Tiles, Sheet::Standing];

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
        None => ().into_any(),
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
                    <div role="tablist" aria-label=t!("rail-past")>{SHEETS.map(|sheet| view! { <Tab sheet/> })}</div>
                    <button class="button quiet" type="button" aria-label=t!("board-close") title=t!("board-close")
                        on:click=move |_| open.set(None)>{icons::close()}</button>
                </div>
                <div class="rail-page" role="tabpanel" aria-labelledby=move || open.get().map(tab_id)>{sheet}</div>
            </aside>
        </Show>
    }
}

fn tab_id(sheet: Sheet) -> &'static str {
    match sheet {
        Sheet::Log => "tab-log",
        Sheet::Tiles => "tab-tiles",
        Sheet::Standing => "tab-standing",
    }
}

fn title(sheet: Sheet) -> Message<'static> {
    match sheet {
        Sheet::Log => msg!("rail-log"),
        Sheet::Tiles => msg!("rail-tiles"),
        Sheet::Standing => msg!("rail-score"),
    }
}

/// A tab of the drawer. The arrow keys go from one to the next.
#[component]
fn Tab(sheet: Sheet) -> impl IntoView {
    let open = use_around().drawer;
    let is_open = move || open.get() == Some(sheet);
    let turn = move |event: KeyboardEvent| {
        let step = match event.key().as_str() {
            "ArrowLeft" => SHEETS.len() - 1,
            "ArrowRight" => 1,
            _ => return,
        };
        let at = SHEETS.iter().position(|other| *other == sheet).unwrap_or_default();
        let next = SHEETS[(at + step) % SHEETS.len()];
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
