//! The past of the running game: the displayed position, and the way back to now.

use crate::page::icons;
use crate::page::online::Lead;
use crate::page::settings::{t, tx};
use crate::page::table::use_table;
use leptos::prelude::*;

/// A notice that a position of the past is displayed. Empty in the present.
#[component]
pub fn Past() -> impl IntoView {
    let table = use_table();
    let last = move || table.show(|game| game.plies());
    let at = move || table.ply().unwrap_or_else(last);
    let position = move || tx!("past-position", at = at(), of = last());
    let go_to = move |ply: usize| {
        let last = table.peek(|game| game.plies());
        table.look_at((ply < last).then_some(ply));
    };
    view! {
        <Show when=move || table.ply().is_some()>
            <section class="past panel" aria-label=t!("past-title")>
                <button class="button quiet" type="button" aria-label=t!("replay-previous")
                    title=t!("replay-previous") on:click=move |_| go_to(untrack(at).saturating_sub(1))>
                    {icons::previous()}
                </button>
                <span role="status">{position}</span>
                <button class="button quiet" type="button" aria-label=t!("replay-next") title=t!("replay-next")
                    on:click=move |_| go_to(untrack(at) + 1)>
                    {icons::next()}
                </button>
                <button class="button primary" type="button" on:click=move |_| table.look_at(None)>
                    {icons::clock()}{t!("past-now")}
                </button>
                <Lead/>
            </section>
        </Show>
    }
}
