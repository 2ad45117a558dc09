//! What a defeat hung on: bots play on from earlier turns as long as the end of the game is looked at.

use crate::page::go;
use crate::page::icons;
use crate::page::reactive::{effect, memo};
use crate::page::settings::{t, tx};
use crate::page::strip::again;
use crate::page::table::{Table, use_table};
use fogbound_presenter::Turning;
use leptos::prelude::*;
use std::rc::Rc;

/// The search for the turn that a defeat hung on.
#[derive(Clone, Copy)]
pub struct Search {
    /// The table of the game.
    table: Table,
    /// The table whose bots try.
    played: Table,
    /// True while the end of the game is looked at.
    shown: RwSignal<bool>,
    turning: RwSignal<Option<Turning>>,
    /// True while an answer is awaited.
    is_waiting: StoredValue<bool>,
}

impl Search {
    /// Begins to search whenever the end of a lost game is looked at.
    pub fn prepare(table: Table, played: Table, shown: RwSignal<bool>) -> Search {
        let turning = RwSignal::new(None);
        let search = Search { table, played, shown, turning, is_waiting: StoredValue::new(false) };
        effect(move || {
            if !shown.get() {
                return;
            }
            if turning.with_untracked(Option::is_none) {
                turning.set(table.peek(|game| game.turning()));
            }
            let record: Rc<str> = table.peek(|game| game.record()).into();
            search.go_on(record);
        });
        search
    }

    /// Forgets what was found, as another game is on the table.
    pub fn forget(self) {
        self.turning.set(None);
    }

    /// Asks for the next tries, until enough is known or nobody looks any more.
    fn go_on(self, record: Rc<str>) {
        let is_looked_at = self.shown.try_get_untracked() == Some(true);
        if !is_looked_at || self.is_waiting.try_get_value() != Some(false) {
            return;
        }
        let Some(asked) = self.turning.with_untracked(|turning| turning.as_ref()?.next()) else {
            return;
        };
        self.is_waiting.set_value(true);
        self.played.attempt(asked, &record.clone(), move |wins| {
            // The view may have been left meanwhile.
            if self.is_waiting.try_set_value(false).is_some() {
                return;
            }
            let Some(wins) = wins else { return };
            let is_same = self.table.peek(|game| game.record() == *record);
            if is_same {
                self.turning.update(|turning| {
                    if let Some(turning) = turning {
                        turning.note(asked, wins);
                    }
                });
                self.go_on(record);
            }
        });
    }
}

/// What the defeat hung on, and another try from there.
#[component]
pub fn Hinge(search: Search) -> impl IntoView {
    let table = use_table();
    let Search { played, shown, turning, .. } = search;
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
    let try_again = move |ply: usize| {
        if again::branch(table, played, ply) {
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
                {move || ply.get().map(|ply| view! {
                    <div class="hinge-buttons">
                        <button class="button" type="button" on:click=move |_| table.look_at(Some(ply))>
                            {icons::clock()}{t!("turning-look")}
                        </button>
                        <button class="button" type="button" on:click=move |_| try_again(ply)>
                            {icons::again()}{t!("turning-play")}
                        </button>
                    </div>
                })}
            </section>
        </Show>
    }
}
