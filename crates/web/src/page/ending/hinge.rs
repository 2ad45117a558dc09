//! What a defeat hung on: bots play on from earlier turns as long as the end of the game is looked at.

use super::finding::{Finding, Piecemeal};
use crate::page::go;
use crate::page::icons;
use crate::page::reactive::memo;
use crate::page::settings::{t, tx};
use crate::page::strip::again;
use crate::page::table::{Found, Table, use_table};
use fogbound_presenter::{Attempt, Presenter, Turning};
use leptos::prelude::*;

/// The search for the turn that a defeat hung on.
pub type Search = Finding<Turning>;

impl Piecemeal for Turning {
    type Piece = Attempt;
    type Answer = u32;

    fn begin(game: &dyn Presenter, _viewer: Option<u8>) -> Option<Turning> {
        game.turning()
    }

    fn next(&self, asked: &[Attempt]) -> Option<Attempt> {
        // Where to look next depends on the answer.
        Turning::next(self).filter(|_| asked.is_empty())
    }

    fn ask(
        table: Table,
        attempt: Attempt,
        record: &str,
        heard: impl FnOnce(Option<u32>) + 'static,
    ) {
        table.attempt(attempt, record, heard);
    }

    fn note(&mut self, attempt: Attempt, wins: u32) {
        Turning::note(self, attempt, wins);
    }

    fn place(found: &mut Found) -> &mut Option<Turning> {
        &mut found.turning
    }
}

/// What the defeat hung on, and another try from there.
#[component]
pub fn Hinge(search: Search) -> impl IntoView {
    let table = use_table();
    let Search { played, shown, found: turning, .. } = search;
    let told = memo(move || {
        turning.with(|turning| {
            let turning = turning.as_ref()?;
            let (told, ply) = table.show(|game| Some(game.tell_turning(turning)))?;
            Some((told.text, ply, turning.tries()))
        })
    });
    let is_there = move || turning.with(Option::is_some);
    let text = move || told.get().map(|(text, ..)| text);
    let ply = memo(move || told.get().and_then(|(_, ply, _)| ply));
    let tries = move || told.get().map(|(.., n)| tx!("turning-tries", n));
    // The buttons have their place from the beginning, so that nothing below jumps when the turn is found.
    let is_unknown = move || ply.get().is_none();
    let look = move |_| {
        if let Some(ply) = ply.get_untracked() {
            table.look_at(Some(ply));
        }
    };
    let try_again = move |_| {
        if ply.get_untracked().is_some_and(|ply| again::branch(table, played, ply)) {
            shown.set(false);
            go(&played.route());
        }
    };
    view! {
        <Show when=is_there>
            <section class="hinge">
                <h3>{t!("turning-title")}</h3>
                <p role="status">{text}</p>
                <p class="small">{tries}</p>
                <div class="hinge-buttons">
                    <button class="button" type="button" disabled=is_unknown on:click=look>
                        {icons::clock()}{t!("turning-look")}
                    </button>
                    <button class="button" type="button" disabled=is_unknown on:click=try_again>
                        {icons::again()}{t!("turning-play")}
                    </button>
                </div>
            </section>
        </Show>
    }
}
