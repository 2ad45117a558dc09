//! Sharing a game: as a file, as a link.

use crate::page::dialog::Dialog;
use crate::page::reactive::effect;
use crate::page::route::Route;
use crate::page::settings::t;
use crate::page::table::Table;
use crate::page::{icons, select};
use fogbound_presenter::pack;
use js_sys::Array;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, HtmlAnchorElement, Url};

/// A link that is being shared.
#[derive(Clone, Copy)]
pub struct Shared {
    shown: RwSignal<bool>,
    link: RwSignal<String>,
    /// True if it holds less than the record, because the game still runs.
    is_public: RwSignal<bool>,
}

impl Shared {
    /// Provides the state to everything in the calling view, with nothing shared yet.
    pub fn provide() -> Shared {
        let shared = Shared {
            shown: RwSignal::new(false),
            link: RwSignal::new(String::new()),
            is_public: RwSignal::new(false),
        };
        provide_context(shared);
        shared
    }

    /// Offers the link to a game, at a position or at its current state.
    pub fn share(self, table: Table, ply: Option<usize>) {
        self.link.set(address_of(table, ply));
        self.is_public.set(table.peek(|game| game.ending().is_none()));
        self.shown.set(true);
    }
}

/// Returns the whole address of a position. For a running game it holds only public knowledge.
pub fn address_of(table: Table, ply: Option<usize>) -> String {
    let record = table.peek(|game| match game.ending() {
        Some(_) => game.record(),
        None => game.public_record(),
    });
    let ply = ply.unwrap_or_else(|| table.peek(|game| game.plies()));
    let location = web_sys::window().map(|window| window.location());
    let part = |part: Result<String, JsValue>| part.unwrap_or_default();
    let page = location.map(|location| part(location.origin()) + &part(location.pathname()));
    page.unwrap_or_default() + &Route::Replay(pack(&record), ply).address()
}

/// The link, to be copied.
#[component]
pub fn ShareDialog() -> impl IntoView {
    let Shared { shown, link, is_public } = expect_context::<Shared>();
    let field = NodeRef::<html::Input>::new();
    let copied = RwSignal::new(None::<bool>);
    effect(move || {
        link.track();
        copied.set(None);
    });
    let take = move |_| {
        select(field);
        copy(&link.get_untracked(), copied);
    };
    view! {
        <Dialog shown title=Signal::derive(t!("menu-share")) class="share">
            <p>{move || if is_public.get() { t!("share-public")() } else { t!("share-all")() }}</p>
            <div class="share-row">
                <input type="text" readonly aria-label=t!("share-link") node_ref=field prop:value=link
                    on:focus=move |_| select(field)/>
                <button class="button primary" type="button" on:click=take>
                    {icons::link()}{t!("share-copy")}
                </button>
            </div>
            <p role="status">{move || copied.get().map(said)}</p>
        </Dialog>
    }
}

/// Returns the message about a copy.
pub fn said(copied: bool) -> String {
    if copied { t!("share-copied")() } else { t!("share-by-hand")() }
}

/// Copies a text. Sets `copied` to true if the browser allowed it, else to false.
pub fn copy(text: &str, copied: RwSignal<Option<bool>>) {
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

/// Hands the record to the browser, to be kept as a file.
pub fn download(table: Table) {
    let record = table.peek(|game| game.record());
    let name = table.peek(|game| format!("{}.fogbound", game.game()));
    keep(&name, &record);
}

/// Hands a text to the browser, to be kept as a file.
pub fn keep(name: &str, text: &str) {
    // If a browser refuses files, there are still links.
    let _ = give_file(name, text);
}

fn give_file(name: &str, text: &str) -> Result<(), JsValue> {
    let blob = Blob::new_with_str_sequence(&Array::of1(&text.into()))?;
    let address = Url::create_object_url_with_blob(&blob)?;
    let anchor: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    anchor.set_href(&address);
    anchor.set_download(name);
    anchor.click();
    Url::revoke_object_url(&address)
}
