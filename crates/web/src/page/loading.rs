//! Taking up a game from outside: a file, pasted text, a link, something dropped on the page. There is one
//! way in, which reports errors and changes nothing then.

use super::dialog::Dialog;
use super::parts::{self, Games, Parts};
use super::route::{Route, go};
use super::settings::{Settings, t};
use super::shelf::{Shelf, use_shelf};
use super::start::Load;
use super::table::Table;
use crate::shelf;
use fogbound_presenter::{self as presenter, Course, Presenter, pack, unpack};
use fogbound_table::record::MAX_BYTES;
use fogbound_table::texts::msg;
use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::prelude::*;
use wasm_bindgen_futures::{future_to_promise, spawn_local};
use web_sys::{DragEvent, File};

/// The beginning of all games in one text.
const SHELF: &str = "{\"fogbound\":\"shelf\"";

/// The most bytes of a file with all games.
const MOST: usize = 256 << 20;

/// The state of loading.
#[derive(Clone, Copy)]
pub struct Loading {
    /// True while the dialog is open.
    pub shown: RwSignal<bool>,
    /// The problem with the text that was loaded last.
    pub problem: RwSignal<Option<String>>,
    table: Table,
    settings: Settings,
    shelf: Shelf,
    parts: Parts,
}

impl Loading {
    /// Provides the state to the whole page, with nothing loaded yet.
    pub fn provide(table: Table, settings: Settings, parts: Parts) -> Loading {
        let loading = Loading {
            shown: RwSignal::new(false),
            problem: RwSignal::new(None),
            table,
            settings,
            shelf: use_shelf(),
            parts,
        };
        provide_context(loading);
        loading
    }

    /// Takes up a record, or a link to one, and goes there. The dialog reports errors.
    pub fn load(self, text: &str) {
        if text.starts_with(SHELF) {
            return self.load_shelf(text.to_owned());
        }
        let text = text.to_owned();
        // The dialog tells the problem.
        self.parts.soon(move |games| drop(self.go_to(games, &text)));
    }

    /// Takes up a record, or a link to one, and goes there.
    ///
    /// # Errors
    /// The problem, which the dialog shows.
    fn go_to(self, games: Games, text: &str) -> Result<(), String> {
        let route =
            (games.take_up)(self, text).inspect_err(|problem| self.complain(problem.clone()))?;
        self.problem.set(None);
        self.shown.set(false);
        go(&route);
        Ok(())
    }

    /// Puts all games of a shelf beside those that are here.
    fn load_shelf(self, text: String) {
        spawn_local(async move {
            if !shelf::imported(&text).await {
                let texts = untrack(|| self.settings.texts());
                return self.complain(texts.say(msg!("shelf-unread")));
            }
            self.problem.set(None);
            self.shown.set(false);
            self.shelf.changed();
            go(&Route::Start);
        });
    }

    /// Reports a problem with something that should have been loaded.
    pub fn complain(self, problem: String) {
        self.problem.set(Some(problem));
        self.shown.set(true);
    }

    /// Takes up a record, or a link to one, and returns the route to it. An unfinished game goes on at the
    /// table. Everything else is a replay.
    ///
    /// # Errors
    /// The problem and the advice for it. Nothing is changed.
    pub fn take_up(self, text: &str) -> Result<Route, String> {
        let (record, game) = self.read(text)?;
        let goes_on = game.ending().is_none() && !game.wish().seed.is_empty();
        if goes_on {
            self.table.sit_down(Course::new(game, &[]));
            return Ok(self.table.route());
        }
        Ok(Route::Replay(pack(&record), game.plies()))
    }

    /// Reads a record, or a link to one.
    fn read(self, text: &str) -> Result<(String, Box<dyn Presenter>), String> {
        let texts = untrack(|| self.settings.texts());
        let record = match linked(text) {
            Some(link) => unpack(link).map_err(|error| texts.say(error.text()))?,
            None => text.to_owned(),
        };
        match presenter::open(&record, &texts) {
            Ok(game) => Ok((record, game)),
            Err(error) => Err(problem(&error, self.settings)),
        }
    }

    /// Reads a file that somebody has chosen or dropped.
    pub fn load_file(self, file: &File) {
        let most = if file.name().ends_with(".fogbound-shelf") { MOST } else { MAX_BYTES };
        if file.size() > most as f64 {
            return self.complain(untrack(|| self.settings.texts()).say(msg!("load-too-long")));
        }
        let hear = Closure::once_into_js(move |text: JsValue| {
            self.load(&text.as_string().unwrap_or_default());
        });
        let promise: js_sys::Promise = file.text().unchecked_into();
        let then = js_sys::Reflect::get(&promise, &"then".into()).ok();
        if let Some(then) = then.and_then(|then| then.dyn_into::<js_sys::Function>().ok()) {
            // The promise of a file that was chosen is kept, or there is nothing to open.
            let _ = then.call1(&promise, &hear);
        }
    }
}

/// Explains the problem with a record: its place, its nature, and the advice for it.
pub fn problem(error: &fogbound_table::record::RecordError, settings: Settings) -> String {
    let texts = untrack(|| settings.texts());
    let reason = error.refusal().map(|refusal| texts.refusal(&refusal)).unwrap_or_default();
    // The ids of rules lead to them here, so no command has to be named.
    let advice = if reason.is_empty() { error.advice() } else { "none" };
    // If no rule refuses it, nothing stands between two spaces.
    texts
        .say(msg!(
            "load-problem",
            line = error.line().unwrap_or(0),
            error = error.to_string(),
            advice = advice.to_owned(),
            reason
        ))
        .split_whitespace()
        .collect::<Vec<_>>()
        .join(" ")
}

/// Returns the packed record of a link, or of the part of an address that holds it.
fn linked(text: &str) -> Option<&str> {
    let (_, rest) = text.trim().rsplit_once("#/replay/")?;
    rest.split('/').next()
}

/// The dialog for loading, and the page as a place to drop files on.
#[component]
pub fn Loader() -> impl IntoView {
    let loading = expect_context::<Loading>();
    let over = RwSignal::new(false);
    listen(loading, over);
    expose(loading);
    view! {
        <Dialog shown=loading.shown title=Signal::derive(t!("menu-load")) class="load"><Load/></Dialog>
        <Show when=move || over.get()>
            <div class="drop-here" aria-hidden="true"><p>{t!("load-drop")}</p></div>
        </Show>
    }
}

fn listen(loading: Loading, over: RwSignal<bool>) {
    let has_files = |event: &DragEvent| {
        event.data_transfer().is_some_and(|data| data.types().includes(&"Files".into(), 0))
    };
    let enter = window_event_listener(ev::dragover, move |event| {
        if has_files(&event) {
            event.prevent_default();
            over.set(true);
        }
    });
    let leave = window_event_listener(ev::dragleave, move |event| {
        // Only if the pointer leaves the window does nothing come after.
        if event.related_target().is_none() {
            over.set(false);
        }
    });
    let drop = window_event_listener(ev::drop, move |event| {
        over.set(false);
        let files = event.data_transfer().and_then(|data| data.files());
        if let Some(file) = files.and_then(|files| files.get(0)) {
            event.prevent_default();
            loading.load_file(&file);
        }
    });
    on_cleanup(move || {
        enter.remove();
        leave.remove();
        drop.remove();
    });
}

/// Lets scripts load a text as the dialog does: `fogbound.load(text)` promises the problem, or an empty text.
fn expose(loading: Loading) {
    let load = Closure::<dyn Fn(String) -> js_sys::Promise>::new(move |text: String| {
        future_to_promise(async move {
            let games = parts::games().await.map_err(JsError::from)?;
            Ok(loading.go_to(games, &text).err().unwrap_or_default().into())
        })
    });
    let face = js_sys::Object::new();
    // A window takes any property. Without it only scripts miss something.
    let _ = js_sys::Reflect::set(&face, &"load".into(), &load.into_js_value());
    let _ = js_sys::Reflect::set(&window(), &"fogbound".into(), &face);
}

#[cfg(test)]
mod tests;
