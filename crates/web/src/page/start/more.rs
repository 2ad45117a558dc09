//! Renaming and removing a game of the shelf.

use crate::page::dialog::Dialog;
use crate::page::icons;
use crate::page::settings::{t, tx};
use crate::page::shelf::use_shelf;
use leptos::html;
use leptos::prelude::*;

/// The game that is given a name.
#[derive(Clone, Copy)]
pub struct Naming {
    shown: RwSignal<bool>,
    id: RwSignal<String>,
    name: RwSignal<String>,
}

impl Naming {
    /// Provides the state to everything in the calling view, with nothing to name yet.
    pub fn provide() {
        let (id, name) = (RwSignal::new(String::new()), RwSignal::new(String::new()));
        provide_context(Naming { shown: RwSignal::new(false), id, name });
    }
}

/// The buttons that rename and remove a game.
#[component]
pub fn More(
    /// The name by which the shelf calls it.
    id: String,
    /// Its title.
    title: Signal<String>,
) -> impl IntoView {
    let shelf = use_shelf();
    let Naming { shown, id: named, name } = expect_context::<Naming>();
    let renamed = id.clone();
    let rename = move |_| {
        named.set(renamed.clone());
        name.set(title.get_untracked());
        shown.set(true);
    };
    let remove = move |_| shelf.remove(id.clone(), title.get_untracked());
    view! {
        <button class="button quiet" type="button" on:click=rename
            aria-label=move || tx!("shelf-rename-it", title = title.get()) title=t!("shelf-rename")>
            {icons::pen()}
        </button>
        <button class="button quiet" type="button" on:click=remove
            aria-label=move || tx!("shelf-remove-it", title = title.get()) title=t!("shelf-remove")>
            {icons::bin()}
        </button>
    }
}

/// The dialog for a name.
#[component]
pub fn Rename() -> impl IntoView {
    let shelf = use_shelf();
    let Naming { shown, id, name } = expect_context::<Naming>();
    let field = NodeRef::<html::Input>::new();
    let take = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        shown.set(false);
        let chosen = field.get_untracked().map(|field| field.value()).unwrap_or_default();
        shelf.rename(id.get_untracked(), chosen);
    };
    view! {
        <Dialog shown title=Signal::derive(t!("shelf-rename"))>
            <form on:submit=take>
                <label class="field">
                    <span>{t!("seats-name")}</span>
                    <input type="text" maxlength="60" node_ref=field prop:value=name/>
                </label>
                <div class="dialog-buttons">
                    <button class="button primary" type="submit">{t!("shelf-name-it")}</button>
                </div>
            </form>
        </Dialog>
    }
}
