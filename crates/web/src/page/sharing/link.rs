//! The link to a game, to be copied.

use super::making::Subject;
use crate::page::icons;
use crate::page::route::Route;
use crate::page::select;
use crate::page::settings::t;
use fogbound_presenter::pack;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;

/// Returns the whole address of a position.
pub fn address_of(subject: &Subject) -> String {
    whole(&Route::Replay(pack(&subject.record), subject.ply))
}

/// Returns the whole address of a place in the page.
pub fn whole(route: &Route) -> String {
    let location = web_sys::window().map(|window| window.location());
    let part = |part: Result<String, JsValue>| part.unwrap_or_default();
    let page = location.map(|location| part(location.origin()) + &part(location.pathname()));
    page.unwrap_or_default() + &route.address()
}

/// The link to a game, to be copied.
#[component]
pub fn Link(
    /// The whole address.
    address: String,
    /// True if it holds less than the record, because the game still runs.
    is_public: bool,
) -> impl IntoView {
    view! {
        <p>{if is_public { t!("share-public")() } else { t!("share-all")() }}</p>
        <Copying address/>
    }
}

/// A text, usually a whole address, and the button that copies it.
#[component]
pub fn Copying(
    address: String,
    /// What it is.
    #[prop(optional, into)]
    label: Option<Signal<String>>,
) -> impl IntoView {
    let label = label.unwrap_or_else(|| Signal::derive(t!("share-link")));
    let field = NodeRef::<html::Input>::new();
    let copied = RwSignal::new(None::<bool>);
    let take = {
        let address = address.clone();
        move |_| {
            select(field);
            copy(&address, copied);
        }
    };
    view! {
        <div class="share-row">
            <input type="text" readonly aria-label=label node_ref=field prop:value=address
                on:focus=move |_| select(field)/>
            <button class="button primary" type="button" on:click=take>
                {icons::link()}{t!("share-copy")}
            </button>
        </div>
        <p role="status">{move || copied.get().map(said)}</p>
    }
}

/// Returns the message about a copy.
fn said(copied: bool) -> String {
    if copied { t!("share-copied")() } else { t!("share-by-hand")() }
}

/// Copies a text. Sets `copied` to true if the browser allowed it, else to false.
fn copy(text: &str, copied: RwSignal<Option<bool>>) {
    let Some(window) = web_sys::window() else { return };
    if !window.is_secure_context() {
        return copied.set(Some(false));
    }
    let done = Closure::once_into_js(move || copied.set(Some(true)));
    let refused = Closure::once_into_js(move || copied.set(Some(false)));
    let promise: js_sys::Promise = window.navigator().clipboard().write_text(text).unchecked_into();
    let then = js_sys::Reflect::get(&promise, &"then".into()).ok();
    if let Some(then) = then.and_then(|then| then.dyn_into::<js_sys::Function>().ok()) {
        // Both ends of the promise are heard. The value that `then` returns is of no use.
        let _ = then.call2(&promise, &done, &refused);
    }
}
