//! The buttons over the board.

use super::keys::{Keys, ZOOM};
use crate::page::icons;
use crate::page::online::Say;
use crate::page::settings::{t, tx};
use fogbound_presenter::Overlays;
use leptos::prelude::*;

/// Returns the overlays that follow the given ones.
pub fn next_overlays(overlays: Overlays) -> Overlays {
    match overlays {
        Overlays::None => Overlays::Owned,
        Overlays::Owned => Overlays::Fields,
        Overlays::Fields => Overlays::Open,
        Overlays::Open => Overlays::None,
    }
}

fn overlays_text(overlays: Overlays) -> String {
    match overlays {
        Overlays::None => tx!("board-overlays-none"),
        Overlays::Owned => tx!("board-overlays-owned"),
        Overlays::Fields => tx!("board-overlays-fields"),
        Overlays::Open => tx!("board-overlays-open"),
    }
}

/// The buttons for the camera, the overlays and asking about cells.
#[component]
pub fn Tools(keys: Keys) -> impl IntoView {
    let Keys { stage, overlays, inspect, told, .. } = keys;
    let overlay = move || tx!("board-overlays", what = overlays_text(overlays.get()));
    let is_outlined = move || overlays.get() != Overlays::None;
    let note = move || is_outlined().then(|| overlays_text(overlays.get()));
    view! {
        <div class="board-tools" role="group" aria-label=t!("board-tools")>
            <button type="button" class="tool" aria-label=t!("board-fit") title=t!("board-fit-title")
                on:click=move |_| stage.fit()>{icons::fit()}</button>
            <button type="button" class="tool wide-only" aria-label=t!("board-last") title=t!("board-last-title")
                on:click=move |_| untrack(|| keys.last_move())>{icons::last_move()}</button>
            <button type="button" class="tool wide-only" aria-label=t!("board-nearer") title=t!("board-nearer-title")
                on:click=move |_| stage.zoom(ZOOM)>{icons::nearer()}</button>
            <button type="button" class="tool wide-only" aria-label=t!("board-farther") title=t!("board-farther-title")
                on:click=move |_| stage.zoom(1.0 / ZOOM)>{icons::farther()}</button>
            <button type="button" class="tool" class:on=is_outlined aria-label=overlay title=t!("board-overlays-title")
                on:click=move |_| overlays.update(|shown| *shown = next_overlays(*shown))>
                {icons::overlays()}
                <span class="tool-note" aria-hidden="true">{note}</span>
            </button>
            <button type="button" class="tool" class:on=move || inspect.is_on() aria-label=t!("board-inspect")
                title=t!("board-inspect-title") aria-pressed=move || inspect.is_on().to_string()
                on:click=move |_| inspect.toggle()>{icons::inspect()}</button>
            <button type="button" class="tool wide-only" aria-label=t!("board-keys") title=t!("board-keys-title")
                on:click=move |_| told.set(true)>{icons::keys()}</button>
            <Say class="tool say"/>
        </div>
    }
}
