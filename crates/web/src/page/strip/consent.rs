//! Undoing decisions by the consent of everybody.

use crate::page::dialog::Dialog;
use crate::page::online::chair;
use crate::page::reactive::{effect, memo};
use crate::page::rules::RuleLink;
use crate::page::settings::{t, tx};
use crate::page::table::{Table, use_table};
use leptos::prelude::*;
use std::time::Duration;

/// Offers to ask everybody if taking back is refused, and asks the people one after the other.
#[component]
pub fn Consent() -> impl IntoView {
    let table = use_table();
    view! {
        <Offer/>
        <Show when=move || !table.is_recorded()><Vote/></Show>
    }
}

/// Says what would be taken back, tracked.
fn would_go(table: Table) -> Option<String> {
    table.show_course(|course| course.would_go())
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
                <p>{would_go(table)}" "<RuleLink rule=refused.rule/></p>
            })}
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

/// Time after which a question that has come up takes answers.
const SETTLED: Duration = Duration::from_millis(400);

/// Asks the people one after the other. Closing the dialog is a no.
#[component]
fn Vote() -> impl IntoView {
    let table = use_table();
    let asked = memo(move || {
        table.show_course(|course| course.consenting().filter(|_| course.offer().is_none()))
    });
    let shown = RwSignal::new(false);
    let declined = RwSignal::new(false);
    let is_answered = StoredValue::new(true);
    // A second press of the button that asked, or of whoever agreed before, answers for nobody.
    let listens = RwSignal::new(false);
    let answer = move |agrees: bool| {
        if !is_answered.get_value() {
            is_answered.set_value(true);
            table.agree(agrees);
            // Elsewhere whoever has asked is told.
            declined.set(!agrees && !table.is_online());
        }
    };
    effect(move || {
        let is_asked = asked.get().is_some();
        is_answered.set_value(!is_asked);
        shown.set(is_asked);
        listens.set(false);
        let listen = move || {
            listens.try_set(true);
        };
        set_timeout(listen, SETTLED);
    });
    effect(move || {
        if !shown.get() {
            answer(false);
        }
    });
    // Whoever has asked at a table elsewhere hears nothing but that nobody is asked any more.
    let wish = memo(move || {
        let is_awaited = table.show_course(|course| course.awaited().is_some());
        (is_awaited, table.show(|game| game.undone()))
    });
    Effect::new(move |before: Option<(bool, u32)>| {
        let (is_awaited, undone) = wish.get();
        if !is_awaited && before == Some((true, undone)) {
            declined.set(true);
        }
        (is_awaited, undone)
    });
    let question = move || {
        let name = |seat| chair(table, seat).map(|chair| chair.name);
        tx!("consent-question", player = asked.get().and_then(name).unwrap_or_default())
    };
    view! {
        <Dialog shown title=Signal::derive(t!("consent-title")) class="consent">
            <p class="consent-who">{question}</p>
            <p>{move || would_go(table)}</p>
            <div class="dialog-buttons">
                <button class="button primary" type="button" disabled=move || !listens.get() on:click=move |_| answer(true)>
                    {t!("consent-yes")}
                </button>
                <button class="button" type="button" disabled=move || !listens.get() on:click=move |_| answer(false)>
                    {t!("consent-no")}
                </button>
            </div>
        </Dialog>
        <Dialog shown=declined title=Signal::derive(t!("consent-title")) class="consent">
            <p>{t!("consent-declined")}</p>
        </Dialog>
    }
}
