//! Opening a recorded game: a file, or pasted text.

use crate::page::route::{Route, go};
use crate::page::settings::t;
use crate::page::table::use_table;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use wasm_bindgen::closure::Closure;

/// What a record may have at most, in characters: a hundred times the longest game.
const LONGEST: u32 = 2_000_000;

/// A place to put a record.
#[component]
pub fn Load() -> impl IntoView {
    let table = use_table();
    let text = RwSignal::new(String::new());
    let problem = RwSignal::new(None::<String>);
    let open = move |record: &str| match table.open(record, &[]) {
        true => go(&Route::Play),
        false => problem.set(table.refused().map(|refused| refused.text)),
    };
    let file = NodeRef::<html::Input>::new();
    let read = move |_| {
        let chosen =
            file.get_untracked().and_then(|input| input.files()).and_then(|files| files.get(0));
        let Some(chosen) = chosen else { return };
        if chosen.size() > f64::from(LONGEST) {
            return problem.set(Some(t("load-too-long")()));
        }
        let hear = Closure::once_into_js(move |content: wasm_bindgen::JsValue| {
            open(&content.as_string().unwrap_or_default());
        });
        let hear: &js_sys::Function = hear.unchecked_ref();
        let promise: js_sys::Promise = chosen.text().unchecked_into();
        let then = js_sys::Reflect::get(&promise, &"then".into()).ok();
        if let Some(then) = then.and_then(|then| then.dyn_into::<js_sys::Function>().ok()) {
            // The promise of a file that was chosen is kept, or there is nothing to open.
            let _ = then.call1(&promise, hear);
        }
    };
    view! {
        <p>{t("load-what")}</p>
        <label class="field">
            <span>{t("load-file")}</span>
            <input type="file" accept=".fogbound,.fog,text/plain" node_ref=file on:change=read/>
        </label>
        <label class="field">
            <span>{t("load-text")}</span>
            <textarea rows="6" prop:value=text on:input=move |event| text.set(event_target_value(&event))>
            </textarea>
        </label>
        <p role="alert" class="tone-bad">{move || problem.get()}</p>
        <button class="button primary" type="button" on:click=move |_| open(&text.get_untracked())>
            {t("load-open")}
        </button>
    }
}
