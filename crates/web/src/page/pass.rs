//! Screens that cover the board: one that is passed on between people who must not see each other's
//! secrets, and one whose game goes on in another tab.
//!
//! As long as nobody sits at the screen ([`Table::viewer`](super::table::Table::viewer)), the page shows the
//! spectator's view, with this screen over it.

use super::icons;
use super::route::Route;
use super::settings::{t, tx};
use super::table::{Table, use_table};
use crate::page::reactive::{effect, memo};
use fogbound_presenter::{Course, Due};
use leptos::prelude::*;
use std::time::Duration;

/// Time for which what came of a decision is seen before something else is shown.
pub const LAST_LOOK: Duration = Duration::from_millis(1200);

/// Returns the seat that the screen is to be passed on to, if it is.
pub fn passes_to(table: Table) -> Signal<Option<u8>> {
    let due = memo(move || {
        table.show_course(|course| match course.due() {
            Due::Pass(seat) => Some(seat),
            Due::Person(_) | Due::Bot(_) | Due::Open(_) | Due::Elsewhere | Due::Nobody => None,
        })
    });
    let passes = RwSignal::new(None);
    effect(move || {
        let next = due.get();
        let happened = untrack(|| table.happened());
        let is_seen = happened.is_some_and(|happened| !happened.cells.is_empty());
        if next.is_some() && is_seen && passes.with_untracked(Option::is_none) {
            // It may be somebody else's turn by then, and the page may show something else.
            let pass = move || {
                if let Some(next) = due.try_get_untracked() {
                    passes.set(next);
                }
            };
            set_timeout(pass, LAST_LOOK);
        } else {
            passes.set(next);
        }
    });
    passes.into()
}

/// Covers the screen until the right person is there.
#[component]
pub fn Pass(next: Signal<Option<u8>>) -> impl IntoView {
    let table = use_table();
    // A person who has just chosen in secret still holds the screen.
    let chooser = memo(move || table.show_course(Course::last_choice));
    let named = move |seat: u8| {
        let chairs = table.show(|game| game.chairs());
        let name = chairs.into_iter().find(|chair| chair.seat == seat).map(|chair| chair.name);
        name.unwrap_or_default()
    };
    let cover = move |seat: u8| {
        let undo = move || {
            chooser.get().map(|seat| {
                view! {
                    <button class="button" type="button" on:click=move |_| table.take_back()>
                        {move || tx!("pass-undo", player = named(seat))}
                    </button>
                }
            })
        };
        view! {
            <div class="pass-screen" role="dialog" aria-modal="true" aria-labelledby="pass-title">
                <h2 id="pass-title">{move || tx!("pass-to", player = named(seat))}</h2>
                <p>{t!("pass-why")}</p>
                <button class="button primary" type="button" autofocus on:click=move |_| table.sit(seat)>
                    {move || tx!("pass-here", player = named(seat))}
                </button>
                {undo}
                <a class="button quiet" href=Route::Start.address()>{icons::home()}{t!("menu-leave")}</a>
            </div>
        }
    };
    move || next.get().map(cover)
}

/// The hand while the game goes on in another tab, until it is taken up here again.
#[component]
pub fn Elsewhere() -> impl IntoView {
    let table = use_table();
    view! {
        <Show when=move || table.is_elsewhere()>
            <section class="hand elsewhere" role="alertdialog" aria-labelledby="elsewhere-title">
                <div class="ask-words">
                    <h2 id="elsewhere-title">{t!("elsewhere-title")}</h2>
                    <p class="small">{t!("elsewhere-what")}</p>
                </div>
                <button class="button primary" type="button" autofocus on:click=move |_| table.take_over()>
                    {t!("elsewhere-here")}
                </button>
            </section>
        </Show>
    }
}
