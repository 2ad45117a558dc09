//! The papers left and right of the board: the state of the game, the log, the tiles that are left. On small
//! screens they are sheets, drawn up over the board from the strip.

mod log;
mod panels;
mod seats;
mod tiles;

pub use panels::tone;
pub use seats::SeatsDialog;

use super::around::{Sheet, sheet_shown, use_around};
use super::dialog::Dialog;
use super::icons;
use super::settings::{said, t};
use super::table::use_table;
use fogbound_table::texts::{Message, msg};
use leptos::prelude::*;
use log::Log;
use panels::Panels;
use seats::Seats;
use tiles::Tiles;

/// The state of the game.
#[component]
pub fn LeftRail() -> impl IntoView {
    let shown = sheet_shown(Sheet::Standing);
    view! {
        <aside class="rail-left" aria-label=t!("rail-standing")><Standing/></aside>
        <Dialog shown title=Signal::derive(t!("rail-standing")) class="sheet">
            <Standing/>
        </Dialog>
    }
}

/// Seats and panels, and the result of the game.
#[component]
fn Standing() -> impl IntoView {
    let table = use_table();
    let around = use_around();
    let ending = move || table.show(|game| game.ending()).map(|ending| ending.title);
    view! {
        {move || ending().map(|title| view! {
            <section class="panel panel-ending">
                <h2>{title}</h2>
                <button class="button primary" type="button" on:click=move |_| {
                    around.sheet.set(None);
                    around.ending.set(true);
                }>
                    {t!("ending-show")}
                </button>
            </section>
        })}
        <Seats/>
        <Panels/>
    }
}

/// The log and the tiles that are left.
#[component]
pub fn RightRail() -> impl IntoView {
    let around = use_around();
    let (log, tiles) = (sheet_shown(Sheet::Log), sheet_shown(Sheet::Tiles));
    let fold = move || if around.folded.get() { t!("rail-unfold")() } else { t!("rail-fold")() };
    view! {
        <aside class="rail-right" class:folded=move || around.folded.get() aria-label=t!("rail-past")>
            <div class="panel rail-paper">
                <div class="rail-tabs">
                    <Show when=move || !around.folded.get()>
                        <div role="tablist" aria-label=t!("rail-past")>
                            <Tab sheet=Sheet::Log title=msg!("rail-log")/>
                            <Tab sheet=Sheet::Tiles title=msg!("rail-tiles")/>
                        </div>
                    </Show>
                    <button class="button quiet rail-fold" type="button" aria-label=fold title=fold
                        aria-expanded=move || (!around.folded.get()).to_string()
                        on:click=move |_| around.folded.update(|folded| *folded = !*folded)>
                        {move || match around.folded.get() {
                            true => icons::previous(),
                            false => icons::next(),
                        }}
                    </button>
                </div>
                <Show when=move || !around.folded.get()>
                    <div class="rail-page" role="tabpanel" aria-labelledby=move || tab_id(around.tab.get())>
                        {move || match around.tab.get() {
                            Sheet::Tiles => view! { <Tiles/> }.into_any(),
                            _ => view! { <Log/> }.into_any(),
                        }}
                    </div>
                </Show>
            </div>
        </aside>
        <Dialog shown=log title=Signal::derive(t!("rail-log")) class="sheet"><Log/></Dialog>
        <Dialog shown=tiles title=Signal::derive(t!("rail-tiles")) class="sheet"><Tiles/></Dialog>
    }
}

fn tab_id(sheet: Sheet) -> &'static str {
    if sheet == Sheet::Tiles { "tab-tiles" } else { "tab-log" }
}

/// A tab of the paper on the right. The arrow keys go from one to the other.
#[component]
fn Tab(sheet: Sheet, title: Message<'static>) -> impl IntoView {
    let tab = use_around().tab;
    let is_open = move || tab.get() == sheet;
    let turn = move |event: leptos::ev::KeyboardEvent| {
        if matches!(event.key().as_str(), "ArrowLeft" | "ArrowRight") {
            let other = if sheet == Sheet::Log { Sheet::Tiles } else { Sheet::Log };
            tab.set(other);
            super::focus(tab_id(other));
            event.prevent_default();
            event.stop_propagation();
        }
    };
    view! {
        <button class="rail-tab" type="button" role="tab" id=tab_id(sheet)
            aria-selected=move || is_open().to_string()
            tabindex=move || if is_open() { "0" } else { "-1" }
            on:keydown=turn on:click=move |_| tab.set(sheet)>
            {said(title)}
        </button>
    }
}
