//! Files that the page gives to the browser.

use crate::page::table::Table;
use js_sys::Array;
use leptos::prelude::document;
use wasm_bindgen::prelude::*;
use web_sys::{Blob, HtmlAnchorElement, Url};

/// Hands the record to the browser, to be kept as a file.
pub fn download(table: Table) {
    let record = table.peek(|game| game.record());
    let name = table.peek(|game| format!("{}.fogbound", game.game()));
    keep(&name, &record);
}

/// Hands a text to the browser, to be kept as a file.
pub fn keep(name: &str, text: &str) {
    if let Ok(blob) = Blob::new_with_str_sequence(&Array::of1(&text.into())) {
        keep_file(name, &blob);
    }
}

/// Hands something to the browser, to be kept as a file.
pub fn keep_file(name: &str, content: &Blob) {
    // If a browser refuses files, there are still links.
    let _ = give_file(name, content);
}

fn give_file(name: &str, content: &Blob) -> Result<(), JsValue> {
    let address = Url::create_object_url_with_blob(content)?;
    let anchor: HtmlAnchorElement = document().create_element("a")?.unchecked_into();
    anchor.set_href(&address);
    anchor.set_download(name);
    anchor.click();
    Url::revoke_object_url(&address)
}
