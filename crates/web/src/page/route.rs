//! Addresses: every view of the page, and every position of a game, has one, behind the `#`.

use leptos::ev;
use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// The place in the page.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Route {
    /// `#/`: the three games.
    Start,
    /// The start page for an address that leads nowhere.
    Nowhere,
    /// `#/daily/DAY`: the start page with the deals of this day.
    Daily(String),
    /// `#/new/GAME`: the choices for a new game.
    New(String),
    /// `#/play/ID`: a game on the shelf of this browser. Without a name it is the one on the table, or the one
    /// that was played last.
    Play(String),
    /// `#/host/GAME`: makes a table for a game, as it was chosen last, and goes there. `mine` is the game on the table of
    /// this page.
    Host(String),
    /// `#/t/TABLE`: a table that is played online.
    Online(String),
    /// `#/seat/TABLE/SECRETS`: takes one's own seats at such a table to this device, and goes there. The secrets stand
    /// with hyphens between them; they stay behind the `#`, which no browser sends.
    Seat(String, String),
    /// `#/replay/GAME/PLY`: a position of a recorded game. `GAME` is a packed record, or `mine.ID` for one on
    /// the shelf of this browser, or `mine` as above.
    Replay(String, usize),
    /// `#/analyse/GAME/PLACE`: the analysis of a recorded game. `GAME` is as above; `PLACE` is the number of decisions
    /// before it in the game that was played, or `v` and the number of a move in the order of the tree.
    Analyse(String, String),
    /// `#/statistics`: what the finished games add up to.
    Statistics,
    /// `#/puzzles/GAME/NAME`: a position to solve; without a name the list of all.
    Puzzles(String),
    /// `#/rules/ID`: the rules, at one of them.
    Rules(String),
}

impl Route {
    /// Reads an address, with or without its `#`.
    pub fn parse(hash: &str) -> Route {
        let mut parts = hash.trim_start_matches(['#', '/']).split('/');
        let mut part = || parts.next().unwrap_or_default().to_owned();
        match part().as_str() {
            "daily" => Route::Daily(part()),
            "new" => Route::New(part()),
            "play" => Route::Play(part()),
            "host" => Route::Host(part()),
            "t" => Route::Online(part()),
            "seat" => Route::Seat(part(), part()),
            "replay" => {
                let game = part();
                Route::Replay(game, part().parse().unwrap_or(0))
            }
            "analyse" => Route::Analyse(part(), part()),
            "rules" => Route::Rules(part()),
            "puzzles" => Route::Puzzles(match (part(), part()) {
                (game, name) if game.is_empty() || name.is_empty() => String::new(),
                (game, name) => format!("{game}/{name}"),
            }),
            "statistics" => Route::Statistics,
            "" => Route::Start,
            _ => Route::Nowhere,
        }
    }

    /// Returns the address, with its `#`.
    pub fn address(&self) -> String {
        match self {
            Route::Start | Route::Nowhere => "#/".to_owned(),
            Route::Daily(day) => format!("#/daily/{day}"),
            Route::New(game) => format!("#/new/{game}"),
            Route::Play(id) if id.is_empty() => "#/play".to_owned(),
            Route::Play(id) => format!("#/play/{id}"),
            Route::Host(game) => format!("#/host/{game}"),
            Route::Online(table) => format!("#/t/{table}"),
            Route::Seat(table, secrets) => format!("#/seat/{table}/{secrets}"),
            Route::Replay(game, ply) => format!("#/replay/{game}/{ply}"),
            Route::Analyse(game, place) => format!("#/analyse/{game}/{place}"),
            Route::Statistics => "#/statistics".to_owned(),
            Route::Puzzles(id) if id.is_empty() => "#/puzzles".to_owned(),
            Route::Puzzles(id) => format!("#/puzzles/{id}"),
            Route::Rules(id) => format!("#/rules/{id}"),
        }
    }
}

/// Returns the place that the address of the page names, and puts an address right that says it differently.
fn arrive() -> Route {
    let Some(window) = web_sys::window() else { return Route::Start };
    let hash = window.location().hash().unwrap_or_default();
    let route = Route::parse(&hash);
    if !hash.is_empty() && hash != route.address() {
        rewrite(&route);
    }
    route
}

/// Puts another address in place of that of the page, which shows that already.
pub fn rewrite(route: &Route) {
    if let Some(history) = web_sys::window().and_then(|window| window.history().ok()) {
        // An address of this page is always allowed.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&route.address()));
    }
}

/// Returns the current place in the page, as it changes.
pub fn current() -> Signal<Route> {
    let route = RwSignal::new(arrive());
    let listener = window_event_listener(ev::hashchange, move |_| {
        let place = arrive();
        if route.get_untracked() != place {
            route.set(place);
            // The page keeps how far the one before was scrolled.
            window().scroll_to_with_x_and_y(0.0, 0.0);
        }
    });
    on_cleanup(move || listener.remove());
    route.into()
}

/// Goes somewhere else.
pub fn go(route: &Route) {
    if let Some(window) = web_sys::window() {
        // An address of this page is always allowed.
        let _ = window.location().set_hash(&route.address());
    }
}

#[cfg(test)]
mod tests;
