//! Fogbound in the browser: the page and the worker beside it, both this one program.
//!
//! * `page/` is what a person sees. [`Table`](page::table::Table) holds the running game; every part of the
//!   page looks at it and asks it to do something. All that is known of games comes from
//!   `fogbound_presenter`.
//! * `worker.rs` is what runs beside the page: bots think there, so that the page never waits.
//! * `storage.rs` keeps the running game and the settings in the browser.
//!
//! **Invariants.** No rule of any game stands here. No element has a `style` attribute (the page is served
//! with a policy that forbids them). Every sentence comes from `texts/`.

pub mod page;
mod storage;
mod worker;

use fogbound_table::texts::Texts;
use wasm_bindgen::prelude::*;

/// Shows the page in a language, whose sentences `source` has. `boot.js` calls it.
#[wasm_bindgen]
pub fn start(tag: &str, source: String) {
    console_error_panic_hook::set_once();
    Texts::provide(tag, source);
    Texts::choose(tag);
    leptos::mount::mount_to_body(page::App);
}

/// Answers the messages of the page. `worker.js` calls it.
#[wasm_bindgen]
pub fn work() {
    console_error_panic_hook::set_once();
    worker::serve();
}
