//! Undoing decisions by the consent of everybody.

use crate::page::dialog::Dialog;
use crate::page::reactive::{effect, memo};
use crate::page::rules::RuleLink;
use crate::page::settings::{t, tx};
use crate::page::table::use_table;
use leptos::prelude::*;

/// Offers to ask everybody if taking back is refused, and asks the people one after the other.
#[component]
pub fn Consent() -> impl IntoView {
    let table = use_table();
    view! {
        <Offer/>
        <Show when=move || !table.is_recorded()><Vote/></Show>
    }
}

/// Offers to ask everybody.
#[component]
fn Offer() -> impl IntoView {
    let table = use_table();
    let offered = table.offer();
    let shown = RwSignal::new(false);
    effect(move || shown.set(offered.with(Option::is_some)));
    effect(move || {
        if !shown.get() && offered.with_untracked(Option::is_some) {
            table.agree(false);
        }
    });
    view! {
        <Dialog shown title=Signal::derive(t!("consent-title")) class="consent">
            {move || offered.get().map(|refused| view! {
                <p>{refused.text}" "<RuleLink rule=refused.rule/></p>
            })}
            <p>{t!("consent-what")}</p>
            <div class="dialog-buttons">
                <button class="button primary" type="button" on:click=move |_| table.agree(true)>
                    {t!("consent-ask")}
                </button>
                <button class="button" type="button" on:click=move |_| shown.set(false)>
                    {t!("consent-leave")}
                </button>
            </div>
        </Dialog>
    }
}

/// Asks the people one after the other. Closing the dialog is a no.
#[component]
fn Vote() -> impl IntoView {
    let table = use_table();
    let asked = memo(move || {
        table.show_course(|course| course.consenting().filter(|_| course.offer().is_none()))
    });
    let shown = RwSignal::new(false);
    let declined = RwSignal::new(false);
    effect(move || shown.set(asked.get().is_some()));
    effect(move || {
        let is_closed = !shown.get();
        if asked.get_untracked().is_some() && is_closed {
            table.agree(false);
            declined.set(true);
        }
    });
    let name = move || {
        let chairs = table.show(|game| game.chairs());
        let chair = chairs.into_iter().find(|chair| Some(chair.seat) == asked.get());
        chair.map(|chair| chair.name).unwrap_or_default()
    };
    let answer = move |agrees: bool| {
        table.agree(agrees);
        declined.set(!agrees);
    };
    view! {
        <Dialog shown title=Signal::derive(t!("consent-title")) class="consent">
            <p class="consent-who">{move || tx!("consent-question", player = name())}</p>
            <div class="dialog-buttons">
                <button class="button primary" type="button" on:click=move |_| answer(true)>
                    {t!("consent-yes")}
                </button>
                <button class="button" type="button" on:click=move |_| answer(false)>
                    {t!("consent-no")}
                </button>
            </div>
        </Dialog>
        <Dialog shown=declined title=Signal::derive(t!("consent-title")) class="consent">
            <p>{t!("consent-declined")}</p>
        </Dialog>
    }
}
