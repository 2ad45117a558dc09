//! The buttons of the menu and of the end.

use crate::page::settings::said;
use fogbound_table::texts::Message;
use leptos::prelude::*;

/// A button with an icon and a word.
#[component]
pub fn Item(
    /// Its icon.
    icon: impl IntoView + 'static,
    /// Its word.
    text: Message<'static>,
    /// True for the most important button.
    #[prop(optional)]
    primary: bool,
    /// Its action.
    #[prop(into)]
    press: Callback<()>,
) -> impl IntoView {
    let class = if primary { "button primary" } else { "button" };
    view! {
        <button class=class type="button" title=said(text) on:click=move |_| press.run(())>
            {icon}<span class="item-text">{said(text)}</span>
        </button>
    }
}
