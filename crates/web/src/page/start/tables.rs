//! Tables elsewhere: those at which somebody plays here, and those where anybody may sit down.

use crate::page::icons;
use crate::page::online::is_hosted;
use crate::page::online::kept::{self, Known};
use crate::page::parts::Parts;
use crate::page::reactive::effect;
use crate::page::route::Route;
use crate::page::settings::{filled, t, tx};
use fogbound_table::games::GameId;
use fogbound_table::texts::family;
use leptos::prelude::*;
use std::time::Duration;

/// Time between two looks at the tables.
const AGAIN: Duration = Duration::from_secs(20);

/// What is known of a table from the server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Told {
    /// The name of the table.
    pub name: String,
    /// The game.
    pub game: GameId,
    /// The people who sit there, by their names.
    pub people: Vec<String>,
    /// The number of free seats.
    pub free: u32,
    /// The seats that have to decide.
    pub deciding: Vec<u8>,
    /// The names of the people on these.
    pub awaited: Vec<String>,
}

/// The tables on the start page. A copy is the same.
#[derive(Clone, Copy)]
pub struct Elsewhere {
    /// Those at which somebody plays here.
    pub mine: RwSignal<Vec<Known>>,
    /// What the server tells of them.
    pub told: RwSignal<Vec<Told>>,
    /// Those where anybody may sit down.
    pub open: RwSignal<Vec<Told>>,
}

impl Elsewhere {
    /// Looks at the tables now and from time to time, once the part of the page for it is there.
    pub fn watched() -> Elsewhere {
        let mut mine = kept::all();
        mine.retain(|known| !known.is_over && !known.title.is_empty());
        let elsewhere = Elsewhere {
            mine: RwSignal::new(mine),
            told: RwSignal::new(Vec::new()),
            open: RwSignal::new(Vec::new()),
        };
        if !is_hosted() {
            return elsewhere;
        }
        let parts = expect_context::<Parts>();
        effect(move || parts.look_at_tables(elsewhere));
        let look = move || {
            if !document().hidden() {
                untrack(|| parts.look_at_tables(elsewhere));
            }
        };
        if let Ok(watch) = set_interval_with_handle(look, AGAIN) {
            on_cleanup(move || watch.clear());
        }
        elsewhere
    }

    /// Returns the tables at which somebody plays here, those that wait for them at the front, tracked.
    fn rows(self) -> Vec<(Known, Option<Told>)> {
        let told = self.told.get();
        let told = |known: &Known| told.iter().find(|told| told.name == known.name).cloned();
        let mut rows: Vec<_> =
            self.mine.get().into_iter().map(|known| (told(&known), known)).collect();
        rows.sort_by_key(|(told, known)| !waits_for(known, told.as_ref()));
        rows.into_iter().map(|(told, known)| (known, told)).collect()
    }
}

/// Returns true if a table waits for somebody here.
fn waits_for(known: &Known, told: Option<&Told>) -> bool {
    told.is_some_and(|told| known.seats.iter().any(|seat| told.deciding.contains(seat)))
}

/// The tables whose games go on: those that wait for somebody here, then the one that was visited last.
#[component]
pub fn Mine(elsewhere: Elsewhere) -> impl IntoView {
    let Elsewhere { mine, .. } = elsewhere;
    let row = move |(known, told): (Known, Option<Told>)| {
        let (name, title) = (known.name.clone(), known.title.clone());
        let forget = move |_| {
            kept::forget(&name);
            mine.update(|tables| tables.retain(|known| known.name != name));
        };
        let label = move || tx!("online-forget", title = title.clone());
        let waits = waits_for(&known, told.as_ref());
        let awaited = told.map(|told| told.awaited.join(", ")).filter(|names| !names.is_empty());
        let state = move || match (waits, &awaited) {
            (true, _) => Some(tx!("online-your-turn")),
            (false, Some(names)) => Some(tx!("ask-waiting", names = names.clone())),
            (false, None) => None,
        };
        view! {
            <li>
                <a class="button" class:primary=waits href=Route::Online(known.name).address()>
                    {icons::people()}
                    <span>{known.title}<small class="table-state">{state}</small></span>
                </a>
                <button class="button quiet" type="button" aria-label=label on:click=forget>{icons::close()}</button>
            </li>
        }
    };
    let is_any = move || mine.with(|tables| !tables.is_empty());
    view! {
        <Show when=is_any>
            <section class="panel online-tables">
                <h2>{t!("online-tables")}</h2>
                <ul>{move || elsewhere.rows().into_iter().map(row).collect_view()}</ul>
            </section>
        </Show>
    }
}

/// The tables that their makers have listed, where a seat is free.
#[component]
pub fn Open(elsewhere: Elsewhere) -> impl IntoView {
    let row = |told: Told| {
        let game = told.game;
        let people = told.people.join(", ");
        let free = told.free;
        view! {
            <li>
                <a class="button" href=Route::Online(told.name).address()>
                    {icons::people()}
                    <span>
                        {move || filled(family!("game-name-", GameId::name, game))}
                        <small class="table-state">{people}" · "{move || tx!("online-free", n = free)}</small>
                    </span>
                </a>
            </li>
        }
    };
    let open = move || {
        let known = |told: &Told| {
            elsewhere.mine.with(|mine| mine.iter().any(|known| known.name == told.name))
        };
        let mut open = elsewhere.open.get();
        open.retain(|told| !known(told));
        open
    };
    let is_any = move || !open().is_empty();
    view! {
        <Show when=is_any>
            <section class="panel online-tables">
                <h2>{t!("online-open")}</h2>
                <ul>{move || open().into_iter().map(row).collect_view()}</ul>
            </section>
        </Show>
    }
}
