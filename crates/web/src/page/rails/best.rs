//! The best moves, with what they are worth and why.

use crate::page::around::{is_roomy, use_around};
use crate::page::icons;
use crate::page::reactive::{effect, memo};
use crate::page::settings::{t, tx};
use crate::page::table::{Table, use_table};
use fogbound_presenter::{Advice, Move, Refused};
use leptos::prelude::*;

/// The best moves. As long as they are looked at, they are asked for whenever there is something new to decide.
#[component]
pub fn Best() -> impl IntoView {
    let table = use_table();
    let question = table.question();
    let is_asked = memo(move || question.with(Option::is_some));
    effect(move || {
        question.track();
        if is_asked.get() && table.advice().is_none() {
            untrack(|| table.advise());
        }
    });
    let told = move || match table.advice() {
        Some(Ok(advice)) => told(table, advice).into_any(),
        Some(Err(Refused { text, .. })) => view! { <p>{text}</p> }.into_any(),
        None if is_asked.get() => {
            view! { <p role="status" class="thinks">{t!("advice-wait")}</p> }.into_any()
        }
        None => view! { <p class="small">{t!("advice-later")}</p> }.into_any(),
    };
    view! { <div class="best">{told}</div> }
}

fn told(table: Table, advice: Advice) -> impl IntoView {
    let Advice { moves, heat, why, .. } = advice;
    let has_heat = heat.len() > 1;
    let places = heat.into_iter().map(|place| view! { <li>{place.text}</li> }).collect_view();
    let moves = moves.into_iter().map(|best| told_move(table, best)).collect_view();
    let around = use_around();
    let toggle = move |_| {
        let is_covered = !is_roomy();
        table.show_heat(is_covered || !table.shows_heat());
        // Where the drawer lies over the board, it makes way for what is shown there.
        if is_covered {
            around.drawer.set(None);
        }
    };
    view! {
        <ol class="best-moves" aria-label=t!("advice-title")>{moves}</ol>
        {has_heat.then(|| view! {
            <button class="button" type="button" aria-pressed=move || table.shows_heat().to_string() on:click=toggle>
                {icons::hint()} {t!("advice-heat")}
            </button>
            <details class="best-places">
                <summary>{t!("advice-places")}</summary>
                <ul>{places}</ul>
            </details>
        })}
        <p class="small">{why}</p>
    }
}

fn told_move(table: Table, best: Move) -> impl IntoView {
    let Move { action, text, value, expected, events, compared, cell } = best;
    let around = use_around();
    let told = around.told;
    let label = tx!("advice-choose", what = text.clone());
    let why = compared.clone().unwrap_or_else(|| events.clone());
    let choose = move |_| {
        // Where the drawer lies over the board, it makes way for what is chosen.
        if !is_roomy() {
            around.drawer.set(None);
        }
        table.choose_advised(action.clone(), why.clone());
    };
    let expected = expected.map(|text| view! { <small class="best-soon">{text}</small> });
    view! {
        <li on:pointerenter=move |_| told.set(cell) on:pointerleave=move |_| told.set(None)>
            <button class="best-move" type="button" title=label on:click=choose>
                <strong>{value.map(|value| value.text)}</strong>
                <span class="best-text">{text}</span>
                <small>{events}</small>
                {compared.map(|text| view! { <small>{text}</small> })}
                {expected}
            </button>
        </li>
    }
}
