//! The strip at the top: the name of the game, the figures that matter most on small screens, and the menu.

pub mod again;
mod consent;
mod item;
mod menu;

pub use consent::Consent;
pub use item::Item;

use super::around::use_around;
use super::draw;
use super::each::{each_following, part_of};
use super::icons;
use super::online::Say;
use super::rails::{Chips, SeatsDialog, first_sheet};
use super::settings::{t, use_settings};
use super::sharing::SharingDialog;
use super::table::use_table;
use crate::page::reactive::memo;
use fogbound_presenter::{Alarm, Brief};
use leptos::prelude::*;
use menu::Menu;

/// The strip at the top of a running game.
#[component]
pub fn Strip() -> impl IntoView {
    let table = use_table();
    let settings = use_settings();
    let around = use_around();
    let sound = move || if settings.sound() { t!("strip-silence")() } else { t!("strip-sound")() };
    let open = move |_| {
        // What was refused on the board is no matter of the menu.
        table.unchoose();
        around.menu.set(true);
    };
    view! {
        <header class="strip">
            <button class="button quiet strip-menu" type="button" aria-label=t!("menu") title=t!("menu")
                aria-haspopup="dialog" on:click=open>
                {icons::menu()}
            </button>
            <h1 class="visually-hidden">{move || table.show(|game| game.title())}</h1>
            <Figures/>
            <Say class="button quiet strip-say"/>
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
        <SharingDialog/>
        <Consent/>
    }
}

/// The seats, the figures that matter most, and the button of the drawer behind them.
#[component]
pub fn Figures() -> impl IntoView {
    let table = use_table();
    let drawer = use_around().drawer;
    let first = first_sheet();
    let figures = memo(move || {
        let look = table.look();
        table.show_beside(|game| game.brief(look))
    });
    let then = memo(move || {
        let foresight = table.foresight().get()?.ok()?;
        Some(foresight.then?.briefs)
    });
    let figure = move |at: usize, now: Memo<Option<Brief>>| {
        let changed = memo(move || {
            let then = then.with(|then| then.as_ref()?.get(at).cloned())?;
            now.with(|now| now.as_ref() != Some(&then)).then_some(then)
        });
        let shown = memo(move || changed.get().or_else(|| now.get()));
        let class = move || {
            let alarm = match part_of(shown, |shown| shown.alarm) {
                Alarm::None => "",
                Alarm::Low => " low",
                Alarm::Last => " last",
            };
            let foreseen = if changed.with(Option::is_some) { " foreseen" } else { "" };
            format!("brief{alarm}{foreseen}")
        };
        let share = |brief: Memo<Option<Brief>>| {
            let (is, of) = part_of(brief, |brief| brief.progress)?;
            Some(100 * u32::from(is.min(of)) / u32::from(of.max(1)))
        };
        let track = move || {
            let (now, then) = (share(now)?, share(shown)?);
            let width = |share: u32| format!("{share}%");
            Some(view! {
                <span class="brief-track" aria-hidden="true">
                    <i class="then" style:width=width(then)></i><i style:width=width(now)></i>
                </span>
            })
        };
        let words = move || part_of(now, |now| now.words.clone());
        let picture = memo(move || shown.with(|shown| shown.as_ref().map(|it| it.glyph.clone())));
        let picture = move || draw::optional(picture.get().as_ref());
        let text = move || part_of(shown, |shown| shown.text.clone());
        view! {
            <span class=class title=words>
                <span class="brief-picture" aria-hidden="true" inner_html=picture></span>
                <span class="brief-arrow" aria-hidden="true">"→"</span>
                <span class="brief-text" aria-hidden="true">{text}</span>
                {track}
                <span class="visually-hidden">{words}</span>
            </span>
        }
        .into_any()
    };
    let is_open = move || drawer.with(Option::is_some);
    let toggle = move |_| {
        drawer.update(|open| *open = if open.is_some() { None } else { Some(first) });
    };
    view! {
        <Chips/>
        <div class="strip-figures">{each_following(figures, figure)}</div>
        <button class="button quiet strip-drawer" type="button" aria-label=t!("rail-past") title=t!("rail-past")
            aria-expanded=move || is_open().to_string() aria-controls="drawer" on:click=toggle>
            {icons::drawer()}
        </button>
    }
}
