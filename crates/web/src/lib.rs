//! Fogbound in the browser.

use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use web_sys::{DedicatedWorkerGlobalScope, MessageEvent};

/// Shows the page. `boot.js` calls it.
#[wasm_bindgen]
pub fn start() {
    console_error_panic_hook::set_once();
    mount_to_body(|| view! { <main>"Fogbound"</main> });
}

/// Answers the messages of the page. `worker.js` calls it.
#[wasm_bindgen]
pub fn work() {
    console_error_panic_hook::set_once();
    let scope: DedicatedWorkerGlobalScope = js_sys::global().unchecked_into();
    let answers = scope.clone();
    let echo = Closure::<dyn Fn(MessageEvent)>::new(move |message: MessageEvent| {
        // Nobody is left to be told when the page is gone.
        let _ = answers.post_message(&message.data());
    });
    scope.set_onmessage(Some(echo.into_js_value().unchecked_ref()));
}
