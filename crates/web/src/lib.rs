//! Fogbound in the browser: the page and the worker beside it, both this one program.
//!
//! * `page/` is the visible page. [`Table`](page::table::Table) holds the running game. Every part of the
//!   page reads it and sends it requests. All knowledge about the games comes from
//!   `fogbound_presenter`.
//! * `worker.rs` runs beside the page: bots think there, so that the page never waits.
//! * `shelf.rs` keeps the games in the browser, `storage.rs` the settings.
//!
//! **Invariants.** This crate contains no rule of any game. No element has a `style` attribute (the page is
//! served with a policy that forbids them). Every sentence comes from `texts/`. Asynchronous functions are visible in
//! the crate at most: the compiler makes code of each that is `pub`, with all views that it leads to, even for tests
//! that call none.

pub mod page;
mod shelf;
mod storage;
mod worker;

use fogbound_table::texts::Texts;
use js_sys::Promise;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::future_to_promise;

/// Shows the page in a language. `source` holds its sentences. `boot.js` calls this function.
#[wasm_bindgen]
pub fn start(tag: &str, source: String) {
    console_error_panic_hook::set_once();
    Texts::provide(tag, source);
    Texts::choose(tag);
    leptos::mount::mount_to_body(page::App);
}

/// Answers the messages of the page. `worker.js` calls this function. The promise fails if a part of the program
/// cannot be fetched.
#[wasm_bindgen]
pub fn work() -> Promise {
    console_error_panic_hook::set_once();
    future_to_promise(async {
        worker::serve().await.map_err(JsError::from)?;
        Ok(JsValue::UNDEFINED)
    })
}
