//! The strip at the top: the name of the game, the figures that matter most on small screens, and the menu.

pub mod again;
mod consent;
mod item;
mod menu;
mod share;

pub use consent::Consent;
pub use item::Item;
pub use share::{ShareDialog, Shared, download, keep};

use super::around::{Sheet, use_around};
use super::draw;
use super::each::each;
use super::icons;
use super::rails::SeatsDialog;
use super::settings::{t, use_settings};
use super::table::use_table;
use crate::page::reactive::memo;
use fogbound_presenter::Brief;
use leptos::prelude::*;
use menu::Menu;

/// Number of figures that stand side by side on a phone.
const ONE_ROW: usize = 4;

/// The strip at the top of a running game.
#[component]
pub fn Strip() -> impl IntoView {
    let table = use_table();
    let settings = use_settings();
    let around = use_around();
    let sound = move || if settings.sound() { t!("strip-silence")() } else { t!("strip-sound")() };
    view! {
        <header class="strip panel">
            <button class="button quiet strip-menu" type="button" aria-label=t!("menu") title=t!("menu")
                aria-haspopup="dialog" on:click=move |_| around.menu.set(true)>
                {icons::menu()}
            </button>
            <h1 class="strip-title">{move || table.show(|game| game.title())}</h1>
            <Figures/>
            <button class="button quiet strip-sound" type="button" aria-label=sound title=sound
                on:click=move |_| settings.set_sound(!untrack(|| settings.sound()))>
                {move || match settings.sound() {
                    true => icons::sound(),
                    false => icons::silence(),
                }}
            </button>
        </header>
        <Menu/>
        <SeatsDialog/>
        <ShareDialog/>
        <Consent/>
    }
}

/// The figures that matter most, and the ways to the sheets behind them. Only small screens show them.
#[component]
pub fn Figures() -> impl IntoView {
    let table = use_table();
    let sheet = use_around().sheet;
    let figures = memo(move || {
        let look = table.look();
        table.show_beside(|game| game.brief(look))
    });
    let figure = |Brief { glyph, text, words }: Brief| {
        let title = words.clone();
        view! {
            <span class="brief" title=title>
                <span class="brief-picture" aria-hidden="true" inner_html=draw::glyph(&glyph)></span>
                <span aria-hidden="true">{text}</span>
                <span class="visually-hidden">{words}</span>
            </span>
        }
        .into_any()
    };
    view! {
        <div class="strip-figures">
            <button class="button quiet strip-standing" type="button" aria-haspopup="dialog"
                class:many=move || figures.with(|figures| figures.len() > ONE_ROW)
                on:click=move |_| sheet.set(Some(Sheet::Standing))>
                <span class="visually-hidden">{t!("rail-standing")}</span>
                {move || figures.with(Vec::is_empty).then(icons::people)}
                {each(figures, figure)}
            </button>
            <button class="button quiet" type="button" aria-label=t!("rail-tiles") title=t!("rail-tiles")
                aria-haspopup="dialog" on:click=move |_| sheet.set(Some(Sheet::Tiles))>
                {icons::tiles()}
            </button>
            <button class="button quiet" type="button" aria-label=t!("rail-log") title=t!("rail-log")
                aria-haspopup="dialog" on:click=move |_| sheet.set(Some(Sheet::Log))>
                {icons::log()}
            </button>
        </div>
    }
}
