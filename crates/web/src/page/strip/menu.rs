//! The menu of a running game.

use super::again;
use super::item::Item;
use crate::page::around::use_around;
use crate::page::dialog::Dialog;
use crate::page::loading::Loading;
use crate::page::online::{MINE, Place, is_hosted};
use crate::page::preferences::Preferences;
use crate::page::rules::book_of;
use crate::page::settings::{t, use_settings};
use crate::page::sharing::{Sharing, download};
use crate::page::table::use_table;
use crate::page::{Route, go, icons};
use fogbound_table::texts::msg;
use leptos::prelude::*;

/// The menu.
#[component]
pub fn Menu() -> impl IntoView {
    let table = use_table();
    let around = use_around();
    let loading = expect_context::<Loading>();
    let shared = expect_context::<Sharing>();
    let settings = use_settings();
    let is_dark = move || settings.theme() == "dark";
    let preferring = RwSignal::new(false);
    let place = use_context::<Place>();
    let close = move || around.menu.set(false);
    let leave = move |route: Route| {
        close();
        go(&route);
    };
    let renew = move |same_seed: bool| {
        if again::begin(table, table, same_seed) {
            leave(table.route());
        }
    };
    // Of a game elsewhere nothing is here that its seats must not know.
    let save = move || if table.is_online() { msg!("menu-save-known") } else { msg!("menu-save") };
    view! {
        <Dialog shown=around.menu title=Signal::derive(t!("menu")) class="menu">
            <p class="menu-title">{move || table.show(|game| game.title())}</p>
            {move || table.show(|game| game.commitment()).map(|promise| view! {
                <p class="menu-promise small">{t!("menu-promise")}" "<code>{promise}</code></p>
            })}
            <p role="alert" class="tone-bad">{move || table.refused().map(|refused| refused.text)}</p>
            <div class="menu-items">
                <Show when=move || !table.is_online()><button class="button" type="button" on:click=move |_| table.pause(!untrack(|| table.is_paused()))>
                    {move || match table.is_paused() {
                        true => (icons::play(), t!("menu-go-on")()).into_any(),
                        false => (icons::pause(), t!("menu-pause")()).into_any(),
                    }}
                </button></Show>
                <Item icon=icons::people() text=msg!("menu-seats") press=move || {
                    close();
                    around.seats.set(true);
                }/>
                <Show when=move || !table.is_online()>
                    <Item icon=icons::film() text=msg!("menu-replay") press=move || leave(table.replay())/>
                </Show>
                <Show when=move || is_hosted() && !table.is_online() && again::has_seed(table) && table.show(|game| !game.is_over())>
                    <Item icon=icons::people() text=msg!("menu-online") press=move || leave(Route::Host(MINE.to_owned()))/>
                </Show>
                {place.map(|place| view! {
                    <Item icon=icons::link() text=msg!("menu-invite") press=move || {
                        close();
                        place.inviting().set(true);
                    }/>
                    <Show when=move || place.show(|guest| !guest.seats().is_empty() && !guest.is_over())>
                        <Item icon=icons::bell() text=msg!("menu-notices") press=move || {
                            close();
                            place.noticing().set(true);
                        }/>
                    </Show>
                })}
                <Item icon=icons::save() text=save() press=move || download(table)/>
                <Item icon=icons::link() text=msg!("menu-share") press=move || {
                    close();
                    shared.share(table, None);
                }/>
                <Item icon=icons::load() text=msg!("menu-load") press=move || {
                    close();
                    loading.shown.set(true);
                }/>
                <Show when=move || again::has_seed(table) && !table.is_online()>
                    <Item icon=icons::again() text=msg!("menu-same") press=move || renew(true)/>
                </Show>
                <Show when=move || !table.is_online()>
                    <Item icon=icons::die() text=msg!("menu-another") press=move || renew(false)/>
                </Show>
                <Item icon=icons::book() text=msg!("strip-rules") press=move || {
                    leave(Route::Rules(book_of(table.peek(|game| Some(game.game()))).to_owned()));
                }/>
                {move || match is_dark() {
                    true => view! { <Item icon=icons::day() text=msg!("menu-day") press=move || settings.set_theme("light")/> },
                    false => view! { <Item icon=icons::night() text=msg!("menu-night") press=move || settings.set_theme("dark")/> },
                }}
                <Item icon=icons::sliders() text=msg!("preferences") press=move || {
                    close();
                    preferring.set(true);
                }/>
                <Item icon=icons::home() text=msg!("menu-leave") press=move || leave(Route::Start)/>
            </div>
        </Dialog>
        <Dialog shown=preferring title=Signal::derive(t!("preferences"))><Preferences/></Dialog>
    }
}
