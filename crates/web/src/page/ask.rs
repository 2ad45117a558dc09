//! What is asked, and everything to answer it with.

use super::table::use_table;
use leptos::prelude::*;

/// The question of the person at the screen.
#[component]
pub fn Ask() -> impl IntoView {
    let table = use_table();
    let question = table.question();
    let answers = move || {
        let answers = question.get().map(|question| question.answers).unwrap_or_default();
        let button = |answer: fogbound_presenter::Answer| {
            let action = answer.action.clone();
            view! { <button class="button" on:click=move |_| table.choose(&action)>{answer.text}</button> }
        };
        answers.into_iter().map(button).collect_view()
    };
    let foresight = move || {
        let chosen = table.chosen()?;
        let seat = table.viewer()?;
        let foresight = table.show(|game| game.foresee(seat, &chosen.action).ok())?;
        Some(foresight.lines.into_iter().map(|told| view! { <p>{told.text}</p> }).collect_view())
    };
    let hand = move || {
        let hand = question.get()?.hand?;
        let picture = hand.pictures[usize::from(table.held())].clone();
        Some(
            view! { <button class="hand" on:click=move |_| table.turn(true) inner_html=picture></button> },
        )
    };
    view! {
        <section class="ask panel">
            <p>{move || question.get().map(|question| question.text)}</p>
            <p role="alert">{move || table.refused().map(|refused| refused.text)}</p>
            {hand} {answers} {foresight}
            <button class="button primary" on:click=move |_| table.confirm()>"OK"</button>
            <button class="button" on:click=move |_| table.take_back()>"Undo"</button>
            <button class="button" on:click=move |_| table.hint()>"Hint"</button>
        </section>
    }
}
