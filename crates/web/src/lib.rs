//! Fogbound in the browser: the page and the worker beside it, both this one program.
//!
//! * `page/` is the visible page. [`Table`](page::table::Table) holds the running game. Every part of the
//!   page reads it and sends it requests. All knowledge about the games comes from
//!   `fogbound_presenter`.
//! * `worker.rs` runs beside the page: bots think there, so that the page never waits.
//! * `shelf.rs` keeps the games in the browser, `storage.rs` the settings.
//!
//! **Invariants.** This crate contains no rule of any game. No element has a `style` attribute (the page is
//! served with a policy that forbids them). Every sentence comes from `texts/`.

pub mod page;
mod shelf;
mod storage;
mod worker;

use fogbound_table::texts::Texts;
use wasm_bindgen::prelude::*;

/// Shows the page in a language. `source` holds its sentences. `boot.js` calls this function.
#[wasm_bindgen]
pub fn start(tag: &str, source: String) {
    console_error_panic_hook::set_once();
    Texts::provide(tag, source);
    Texts::choose(tag);
    leptos::mount::mount_to_body(page::App);
}

/// Answers the messages of the page. `worker.js` calls this function.
///
/// # Errors
/// Fails if a part of the program cannot be fetched.
#[wasm_bindgen]
pub async fn work() -> Result<(), JsError> {
    console_error_panic_hook::set_once();
    Ok(worker::serve().await?)
}
