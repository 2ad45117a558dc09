//! The games that this browser keeps: `static/shelf.js`, as Rust calls it.

use js_sys::{Array, Promise};
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::JsFuture;

#[wasm_bindgen]
extern "C" {
    #[wasm_bindgen(js_namespace = fogboundShelf, js_name = fresh)]
    fn js_fresh() -> String;
    #[wasm_bindgen(js_namespace = fogboundShelf, js_name = list)]
    fn js_list() -> Array;
    #[wasm_bindgen(js_namespace = fogboundShelf, js_name = put)]
    fn js_put(id: &str, told: &str, record: &str, drafts: &str, names: &str) -> Promise;
    #[wasm_bindgen(js_namespace = fogboundShelf, js_name = read)]
    fn js_read(id: &str, takes: bool) -> Promise;
    #[wasm_bindgen(js_namespace = fogboundShelf, js_name = remove)]
    fn js_remove(id: &str) -> Promise;
    #[wasm_bindgen(js_namespace = fogboundShelf, js_name = restore)]
    fn js_restore(id: &str) -> Promise;
    #[wasm_bindgen(js_namespace = fogboundShelf, js_name = rename)]
    fn js_rename(id: &str, name: &str) -> Promise;
    #[wasm_bindgen(js_namespace = fogboundShelf, js_name = exported)]
    fn js_exported() -> Promise;
    #[wasm_bindgen(js_namespace = fogboundShelf, js_name = imported)]
    fn js_imported(text: &str) -> Promise;
    #[wasm_bindgen(js_namespace = fogboundShelf, js_name = trouble)]
    fn js_trouble() -> String;
    #[wasm_bindgen(js_namespace = fogboundShelf, js_name = listen)]
    fn js_listen(heard: &Closure<dyn Fn(String)>);
}

/// A game as the browser keeps it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kept {
    /// Its record.
    pub record: String,
    /// The drafts of its seats.
    pub drafts: String,
    /// The names of its seats, a line for each.
    pub names: String,
}

/// A game on the shelf, without its record.
#[derive(Clone, Debug, PartialEq)]
pub struct Listed {
    /// The name by which addresses call it.
    pub id: String,
    /// The time of its last change, in milliseconds since 1970.
    pub when: f64,
    /// The name that somebody has given to it, or nothing.
    pub name: String,
    /// What is told of it.
    pub told: String,
}

/// The fate of a game that was to be kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Put {
    /// It is kept.
    Kept,
    /// Another tab has gone on with it; nothing was changed.
    Elsewhere,
    /// The browser does not take it.
    Lost,
}

/// Returns a new name for a game.
pub fn fresh() -> String {
    js_fresh()
}

/// Returns all games, the one that was changed last at the front.
pub fn list() -> Vec<Listed> {
    let text = |value: JsValue| value.as_string().unwrap_or_default();
    let listed = |row: JsValue| {
        let row = Array::from(&row);
        let when = row.get(1).as_f64().unwrap_or_default();
        Listed { id: text(row.get(0)), when, name: text(row.get(2)), told: text(row.get(3)) }
    };
    let mut games: Vec<Listed> = js_list().iter().map(listed).collect();
    games.sort_by(|one, other| other.when.total_cmp(&one.when));
    games
}

/// Keeps a game. Its last words are written before this returns.
pub fn put(id: &str, told: &str, game: &Kept) -> impl Future<Output = Put> + use<> {
    let done = js_put(id, told, &game.record, &game.drafts, &game.names);
    async {
        let done = JsFuture::from(done).await.ok().and_then(|word| word.as_string());
        match done.as_deref() {
            Some("kept") => Put::Kept,
            Some("elsewhere") => Put::Elsewhere,
            _ => Put::Lost,
        }
    }
}

/// Returns the game of this name, if it is there, to go on with it in this tab.
pub(crate) async fn take(id: &str) -> Option<Kept> {
    read(id, true).await
}

/// Returns the game of this name, if it is there, to be looked at.
pub(crate) async fn look(id: &str) -> Option<Kept> {
    read(id, false).await
}

async fn read(id: &str, takes: bool) -> Option<Kept> {
    let parts =
        JsFuture::from(js_read(id, takes)).await.ok().filter(|parts| !parts.is_undefined())?;
    let parts = Array::from(&parts);
    let part = |at| parts.get(at).as_string().unwrap_or_default();
    Some(Kept { record: part(0), drafts: part(1), names: part(2) })
}

/// Removes a game.
pub(crate) async fn remove(id: &str) {
    // It does not fail: what cannot be removed is still there at the next start.
    let _ = JsFuture::from(js_remove(id)).await;
}

/// Puts a game back that this tab has removed.
pub(crate) async fn restore(id: &str) {
    // It does not fail: last words hold what the database does not take.
    let _ = JsFuture::from(js_restore(id)).await;
}

/// Gives a game a name.
pub(crate) async fn rename(id: &str, name: &str) {
    // It does not fail: a name that is not kept is there until the page is closed.
    let _ = JsFuture::from(js_rename(id, name)).await;
}

/// Returns all games in one text.
pub(crate) async fn exported() -> String {
    let text = JsFuture::from(js_exported()).await.ok();
    text.and_then(|text| text.as_string()).unwrap_or_default()
}

/// Puts the games of such a text on the shelf, all of them or none. Returns `false` if it is no such text, or
/// if they do not fit.
pub(crate) async fn imported(text: &str) -> bool {
    let count = JsFuture::from(js_imported(text)).await.ok().and_then(|count| count.as_f64());
    count.is_some_and(|count| count >= 0.0)
}

/// What is wrong with the database of the browser.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trouble {
    /// It cannot be used.
    Blocked,
    /// It is empty, and has not been before.
    Gone,
}

/// Returns what is wrong with the database of the browser, if anything is.
pub fn trouble() -> Option<Trouble> {
    match js_trouble().as_str() {
        "blocked" => Some(Trouble::Blocked),
        "gone" => Some(Trouble::Gone),
        _ => None,
    }
}

/// Calls a function when another tab changes the shelf, as long as the page lives: with the name of the game
/// that has gone on there, or with nothing.
pub fn listen(heard: impl Fn(String) + 'static) {
    let heard = Closure::<dyn Fn(String)>::new(heard);
    js_listen(&heard);
    heard.forget();
}
