//! Native dialogs, so that the browser keeps the focus inside and returns it afterwards.

use super::settings::t;
use crate::page::reactive::effect;
use leptos::ev;
use leptos::html;
use leptos::prelude::*;

/// A dialog over the page, open as long as `shown` is true. Escape, the button, a click beside it and going elsewhere
/// close it.
#[component]
pub fn Dialog(
    /// True while it is open.
    shown: RwSignal<bool>,
    /// Its heading.
    #[prop(into)]
    title: Signal<String>,
    /// A class of its own.
    #[prop(default = "")]
    class: &'static str,
    /// Its content, made when it opens.
    children: ChildrenFn,
) -> impl IntoView {
    let dialog = NodeRef::<html::Dialog>::new();
    effect(move || {
        let shown = shown.get();
        let Some(dialog) = dialog.get() else { return };
        match shown {
            // The call is refused only if the dialog is open already or has left the page.
            true if !dialog.open() => drop(dialog.show_modal()),
            false if dialog.open() => dialog.close(),
            _ => {}
        }
    });
    let elsewhere = window_event_listener(ev::hashchange, move |_| shown.set(false));
    on_cleanup(move || elsewhere.remove());
    let beside = move |event: ev::MouseEvent| {
        let is_beside = dialog.get_untracked().is_some_and(|dialog| {
            event
                .target()
                .is_some_and(|target| target == *AsRef::<web_sys::EventTarget>::as_ref(&dialog))
        });
        if is_beside {
            shown.set(false);
        }
    };
    let closed = move |_| {
        // The event comes late: it may have been opened again by then.
        if !dialog.get_untracked().is_some_and(|dialog| dialog.open()) {
            shown.set(false);
        }
    };
    view! {
        <dialog
            node_ref=dialog
            class=class
            aria-label=move || title.get()
            on:close=closed
            on:click=beside
        >
            <Show when=move || shown.get()>
                <div class="dialog-body">
                    <header class="dialog-head">
                        <h2>{move || title.get()}</h2>
                        <button class="button quiet" type="button" on:click=move |_| shown.set(false)>
                            {t!("board-close")}
                        </button>
                    </header>
                    {children()}
                </div>
            </Show>
        </dialog>
    }
}
