//! Sitting down at a table.

use super::Place;
use crate::page::dialog::Dialog;
use crate::page::icons;
use crate::page::rails::badges;
use crate::page::reactive::{effect, memo};
use crate::page::settings::{t, tx};
use crate::storage;
use leptos::prelude::*;

/// Offers the free seats to somebody who comes by a link. Whoever closes it looks on.
#[component]
pub fn Gate() -> impl IntoView {
    // `Online` provides it before anything of the table is shown.
    let place = expect_context::<Place>();
    let table = place.table();
    let name = RwSignal::new(storage::get(storage::NAME).unwrap_or_default());
    let watches = RwSignal::new(false);
    let shown = RwSignal::new(false);
    let is_offered = memo(move || {
        let has_seat = place.show(|guest| !guest.seats().is_empty());
        !has_seat && !watches.get() && !place.free().is_empty()
    });
    effect(move || shown.set(is_offered.get()));
    effect(move || {
        if !shown.get() && is_offered.get_untracked() {
            watches.set(true);
        }
    });
    view! {
        <Dialog shown title=Signal::derive(t!("online-welcome")) class="gate">
            <p class="menu-title">{move || table.show(|game| game.title())}</p>
            <Free place name/>
            <div class="menu-items">
                <button class="button" type="button" on:click=move |_| shown.set(false)>
                    {icons::eye()}{t!("online-watch")}
                </button>
            </div>
        </Dialog>
    }
}

/// The free seats, and the name of whoever takes one.
#[component]
pub fn Free(
    place: Place,
    name: RwSignal<String>,
    /// True if it is somebody else at the same screen.
    #[prop(optional)]
    of_another: bool,
) -> impl IntoView {
    let table = place.table();
    let seat = move |seat: u8| {
        let chair = memo(move || {
            let chairs = table.show(|game| game.chairs());
            chairs.into_iter().find(|chair| chair.seat == seat)
        });
        let text = move || tx!("online-sit", seat = seat + 1);
        let signs = move || chair.get().map(|chair| badges(&chair.colours));
        view! {
            <button class="button primary" type="button" on:click=move |_| place.sit(seat, untrack(|| name.get()).trim())>
                {signs}{text}
            </button>
        }
    };
    view! {
        <p role="alert" class="tone-bad">{move || table.refused().map(|refused| refused.text)}</p>
        <YourName name of_another/>
        <div class="menu-items">{move || place.free().into_iter().map(seat).collect_view()}</div>
    }
}

/// The field for the name of whoever sits here.
#[component]
pub fn YourName(
    /// What it holds.
    name: RwSignal<String>,
    /// Is told once another name has been written.
    #[prop(optional)]
    renamed: Option<Callback<()>>,
    /// True if it is that of somebody else at the same screen.
    #[prop(optional)]
    of_another: bool,
) -> impl IntoView {
    let changed = move |_| renamed.into_iter().for_each(|renamed| renamed.run(()));
    view! {
        <label class="field">
            <span>{move || if of_another { t!("seats-name")() } else { t!("online-name")() }}</span>
            <input type="text" maxlength="24" autocomplete="nickname" prop:value=name
                on:input=move |event| name.set(event_target_value(&event)) on:change=changed/>
        </label>
    }
}
