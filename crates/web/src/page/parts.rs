//! The parts of the page that are fetched after it is shown: the start page is there soon, and what is for games
//! follows while somebody reads it.
//!
//! All rules and pictures of games are in that part, too. The start page reaches them through [`Games`] alone: a
//! function that is called from there by its name is fetched with the start page, and with it all that it calls.

use super::draw::{thumbnail, whole};
use super::guide::begin_lesson;
use super::loading::Loading;
use super::reactive::memo;
use super::settings::t;
use super::shelf::Summary;
use super::start::campaign;
use super::start::tables::Elsewhere;
use super::table::Table;
use super::{Route, analysis, go, icons, new, online, puzzles, replay, rules, shelf, statistics};
use crate::shelf::Kept;
use fogbound_presenter::{self as presenter, Course, Look, Overlays, Refused, Wish};
use fogbound_table::games::GameId;
use fogbound_table::texts::Texts;
use leptos::prelude::*;
use std::rc::Rc;
use wasm_bindgen_futures::spawn_local;
use wasm_split_helpers::{SplitLoaderError, wasm_split};

/// The screens of games and rules.
#[derive(Clone, Copy)]
struct Screens {
    show: fn(Route) -> AnyView,
    dialogs: fn() -> AnyView,
    look_at_tables: fn(Elsewhere),
    games: Games,
}

/// What the start page does with games.
#[derive(Clone, Copy)]
pub struct Games {
    /// Begins a new game on a table. Returns `false` if there is none like this.
    begin: fn(&Table, &Wish, &[String]) -> bool,
    /// Begins the first game of a game on a table. Returns `false` if it has none.
    learn: fn(GameId, Table) -> bool,
    /// Takes up a record, or a link to one, and returns the route to it, or the problem with it.
    pub take_up: fn(Loading, &str) -> Result<Route, String>,
    /// Reads a kept game to go on with it on a table.
    pub read: fn(&Table, &Kept) -> Result<Course, Refused>,
    /// Looks at a kept game, and draws it if that is wanted.
    pub look: fn(&Kept, bool, &Rc<Texts>) -> Option<Glance>,
    /// Draws a position of a game in the middle of play.
    pub showcase: fn(GameId, &Rc<Texts>) -> Option<String>,
}

/// What can be seen of a kept game at a glance.
#[derive(Clone, Debug, Default)]
pub struct Glance {
    /// What is told of it.
    pub told: Summary,
    /// Its picture; empty if none was wanted.
    pub picture: String,
}

fn look(kept: &Kept, draws: bool, texts: &Rc<Texts>) -> Option<Glance> {
    let game = presenter::open(&kept.record, texts).ok()?;
    let course = Course::new(game, &kept.names());
    let public = Look { viewer: None, ply: None, board: None };
    let picture = draws.then(|| thumbnail(&course.game().board(public, Overlays::None), ""));
    Some(Glance { told: Summary::of(&course), picture: picture.unwrap_or_default() })
}

fn showcase(game: GameId, texts: &Rc<Texts>) -> Option<String> {
    presenter::showcase(game, texts).map(|board| whole(&board, ""))
}

/// Fetches the screens of games and rules.
#[wasm_split(screens, fallible)]
fn screens() -> Result<Screens, SplitLoaderError> {
    let games = Games {
        begin: Table::begin,
        learn: begin_lesson,
        take_up: Loading::take_up,
        read: Table::read_kept,
        look,
        showcase,
    };
    Ok(Screens { show, dialogs, look_at_tables: online::look_at_tables, games })
}

/// Fetches what is for games, unless it is there already.
///
/// # Errors
/// Fails if it cannot be fetched.
pub(crate) async fn games() -> Result<Games, SplitLoaderError> {
    Ok(screens().await?.games)
}

fn show(route: Route) -> AnyView {
    match route {
        Route::New(game) => view! { <new::New game/> }.into_any(),
        Route::Play(id) => view! { <shelf::Taken id/> }.into_any(),
        Route::Host(game) => view! { <online::Host game/> }.into_any(),
        Route::Seat(table, secrets) => view! { <online::Seat table secrets/> }.into_any(),
        Route::Online(table) => view! { <online::Online name=table/> }.into_any(),
        Route::Replay(game, ply) => view! { <replay::Replay game ply/> }.into_any(),
        Route::Analyse(game, place) => view! { <analysis::Analyse game place/> }.into_any(),
        Route::Puzzles(id) => view! { <puzzles::Puzzles id/> }.into_any(),
        Route::Statistics => view! { <statistics::Statistics/> }.into_any(),
        Route::Rules(id) => view! { <rules::Rules id/> }.into_any(),
        Route::Start | Route::Nowhere | Route::Daily(_) => ().into_any(),
    }
}

fn dialogs() -> AnyView {
    view! { <rules::RuleDialog/><campaign::LevelPaper/> }.into_any()
}

/// Something that is to be done with games.
type Wanted = Box<dyn FnOnce(Games)>;

/// The parts, which are there or not yet.
#[derive(Clone, Copy)]
pub struct Parts {
    screens: RwSignal<Option<Screens>>,
    has_failed: RwSignal<bool>,
    /// What somebody on the start page waits for.
    wanted: RwSignal<Option<Wanted>, LocalStorage>,
}

impl Parts {
    /// Returns the parts, of which none is there yet.
    pub fn none() -> Parts {
        Parts {
            screens: RwSignal::new(None),
            has_failed: RwSignal::new(false),
            wanted: RwSignal::new_local(None),
        }
    }

    /// Fetches the parts, or tries it once more.
    pub fn fetch(self) {
        self.has_failed.set(false);
        spawn_local(async move {
            let Ok(screens) = screens().await else { return self.has_failed.set(true) };
            if self.screens.with_untracked(Option::is_none) {
                self.screens.set(Some(screens));
            }
            if let Some(wanted) = self.wanted.try_update(Option::take).flatten() {
                wanted(screens.games);
            }
        });
    }

    /// Does something as soon as what is for games is there, unless something else is wanted by then.
    pub fn soon(self, what: impl FnOnce(Games) + 'static) {
        match self.screens.get_untracked() {
            Some(screens) => what(screens.games),
            None => {
                self.wanted.set(Some(Box::new(what)));
                self.fetch();
            }
        }
    }

    /// Begins a new game on a table, and goes there.
    pub fn begin(self, table: Table, wish: Wish) {
        self.soon(move |games| {
            if (games.begin)(&table, &wish, &[]) {
                go(&table.route());
            }
        });
    }

    /// Begins the first game of a game on a table, and goes there.
    pub fn learn(self, table: Table, game: GameId) {
        self.soon(move |games| {
            if (games.learn)(game, table) {
                go(&table.route());
            }
        });
    }

    /// Draws a position of a game in the middle of play, once what draws it is there. Tracked.
    pub fn showcase(self, game: GameId, texts: &Rc<Texts>) -> Option<String> {
        (self.screens.get()?.games.showcase)(game, texts)
    }

    /// Shows a route to a game or a rule as soon as its screen is there.
    pub fn show(self, route: Route) -> AnyView {
        self.wanted.set(None);
        let is_awaited = memo(move || self.screens.with(Option::is_none));
        (move || {
            if is_awaited.get() {
                return view! { <Awaited parts=self/> }.into_any();
            }
            let screens = self.screens.get_untracked();
            screens.map(|screens| (screens.show)(route.clone())).into_any()
        })
        .into_any()
    }

    /// Looks at the tables elsewhere anew, now or once the screens are there, tracked.
    pub fn look_at_tables(self, tables: Elsewhere) {
        if let Some(screens) = self.screens.get() {
            (screens.look_at_tables)(tables);
        }
    }

    /// Returns the dialogs that every screen may open, once they are there.
    pub fn dialogs(self) -> impl IntoView {
        move || self.screens.get().map(|screens| (screens.dialogs)())
    }
}

/// Stands in place of a screen that is not there yet.
#[component]
fn Awaited(parts: Parts) -> impl IntoView {
    view! {
        <main class="replay-unreadable awaited">
            <Show when=move || parts.has_failed.get() fallback=|| view! { <p role="status">{t!("part-awaited")}</p> }>
                <Failed parts/>
            </Show>
        </main>
    }
}

/// The notice on the start page that something has to be waited for.
#[component]
pub fn Coming() -> impl IntoView {
    let parts = expect_context::<Parts>();
    let is_wanted = move || parts.wanted.with(Option::is_some);
    let notice = move || match parts.has_failed.get() {
        true => view! { <aside class="unkept"><Failed parts/></aside> }.into_any(),
        false => view! {
            <aside class="unkept coming"><p role="status">{t!("part-awaited")}</p></aside>
        }
        .into_any(),
    };
    view! { <Show when=is_wanted>{notice}</Show> }
}

/// Says that something could not be fetched, and offers to try it once more.
#[component]
fn Failed(parts: Parts) -> impl IntoView {
    view! {
        <p role="alert">{t!("part-failed")}</p>
        <button class="button primary" type="button" on:click=move |_| parts.fetch()>
            {icons::again()}{t!("part-again")}
        </button>
    }
}
