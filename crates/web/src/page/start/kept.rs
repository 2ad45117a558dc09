//! The games on the shelf, as the start page shows them.

use super::more::More;
use crate::page::parts;
use crate::page::route::Route;
use crate::page::settings::{t, tx, use_settings};
use crate::page::shelf::{State, Summary, use_shelf};
use crate::shelf::{self, Listed};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// The number of games that are shown at first.
const FEW: usize = 6;

/// The games that go on, those first that wait for a person.
#[component]
pub fn Running() -> impl IntoView {
    let shelf = use_shelf();
    let all = RwSignal::new(false);
    let games = move || {
        let mut games = shelf.games();
        games.retain(|(_, told)| !told.is_over());
        games.sort_by_key(|(_, told)| told.state != State::Waits);
        games
    };
    move || {
        let games = games();
        let count = games.len();
        let card = |(listed, told)| view! { <Card listed told/> };
        (count > 0).then(|| {
            view! {
                <section class="go-on">
                    <h2>{t!("start-resume")}</h2>
                    <div class="kept-games">{some(games, all).into_iter().map(card).collect_view()}</div>
                    <All all count/>
                </section>
            }
        })
    }
}

/// The games that are over.
#[component]
pub fn Finished() -> impl IntoView {
    let shelf = use_shelf();
    let all = RwSignal::new(false);
    move || {
        let mut games = shelf.games();
        games.retain(|(_, told)| told.is_over());
        let count = games.len();
        let row = |(listed, told)| view! { <Row listed told/> };
        (count > 0).then(|| {
            view! {
                <section class="panel finished">
                    <h2>{t!("shelf-finished")}</h2>
                    <ul>{some(games, all).into_iter().map(row).collect_view()}</ul>
                    <All all count/>
                </section>
            }
        })
    }
}

/// Returns the games that are shown.
fn some(mut games: Vec<(Listed, Summary)>, all: RwSignal<bool>) -> Vec<(Listed, Summary)> {
    if !all.get() {
        games.truncate(FEW);
    }
    games
}

/// The button that shows all games.
#[component]
fn All(all: RwSignal<bool>, count: usize) -> impl IntoView {
    (count > FEW && !all.get()).then(|| {
        view! {
            <button class="button" type="button" on:click=move |_| all.set(true)>
                {tx!("shelf-all", n = count)}
            </button>
        }
    })
}

/// A game that goes on.
#[component]
fn Card(listed: Listed, told: Summary) -> impl IntoView {
    let (told, picture) = looked_at(&listed, told, true);
    let Listed { id, name, when, .. } = listed;
    let address = Route::Play(id.clone()).address();
    let title = Signal::derive(move || title(&name, &told.get()));
    let turn = move || {
        let Summary { next, .. } = told.get();
        match next == t!("name-you")() {
            true => tx!("shelf-your-turn"),
            false if next.is_empty() => tx!("start-resume"),
            false => tx!("shelf-turn", player = next),
        }
    };
    let waits = move || told.with(|told| told.state == State::Waits);
    view! {
        <article class="kept-game">
            <div class="kept-picture" aria-hidden="true" inner_html=picture></div>
            <h3>{title}</h3>
            <p class="second">{move || told.with(|told| told.players.clone())}" · "{time(when)}</p>
            <p>{move || told.with(|told| told.standing.clone())}</p>
            <div class="kept-buttons">
                <a class="button" class:primary=waits href=address aria-label=move || format!("{}: {}", title.get(), turn())>{turn}</a>
                <More id title/>
            </div>
        </article>
    }
}

/// A game that is over.
#[component]
pub fn Row(listed: Listed, told: Summary) -> impl IntoView {
    let (told, _) = looked_at(&listed, told, false);
    let Listed { id, name, when, .. } = listed;
    let replay = Route::Replay(format!("mine.{id}"), 0).address();
    let analysis = Route::Analyse(format!("mine.{id}"), String::new()).address();
    let title = Signal::derive(move || title(&name, &told.get()));
    let won = move || told.with(|told| told.state == State::Won);
    let lost = move || told.with(|told| told.state == State::Lost);
    view! {
        <li class="finished-game">
            <h3>{title}</h3>
            <p><strong class:tone-good=won class:tone-bad=lost>{move || told.with(|told| told.next.clone())}</strong>
                " "{move || told.with(|told| told.standing.clone())}</p>
            <p class="second">{move || told.with(|told| told.players.clone())}" · "{time(when)}</p>
            <div class="kept-buttons">
                <a class="button" href=replay aria-label=move || format!("{}: {}", t!("shelf-replay")(), title.get())>
                    {t!("shelf-replay")}
                </a>
                <a class="button" href=analysis aria-label=move || format!("{}: {}", t!("analysis-open")(), title.get())>
                    {t!("analysis-open")}
                </a>
                <More id title/>
            </div>
        </li>
    }
}

/// Returns what is told of a game, in the language of now as soon as its record is read, and its picture then.
fn looked_at(listed: &Listed, told: Summary, draws: bool) -> (RwSignal<Summary>, RwSignal<String>) {
    let (told, picture) = (RwSignal::new(told), RwSignal::new(String::new()));
    let (id, texts) = (listed.id.clone(), use_settings().texts());
    spawn_local(async move {
        let Some(kept) = shelf::look(&id).await else { return };
        // What cannot be fetched now is told of by the page itself.
        let Ok(games) = parts::games().await else { return };
        let Some(seen) = (games.look)(&kept, draws, &texts) else { return };
        // The page may have been left meanwhile.
        told.try_set(seen.told);
        picture.try_set(seen.picture);
    });
    (told, picture)
}

/// Returns the title of a game: the name it was given, or what is played.
fn title(name: &str, told: &Summary) -> String {
    match (name, told.title.as_str()) {
        ("", "") => tx!("start-broken"),
        ("", title) => title.to_owned(),
        (name, _) => name.to_owned(),
    }
}

/// Returns a time in words: that of the day if it was today, else the day.
fn time(when: f64) -> String {
    let (then, now) = (js_sys::Date::new(&when.into()), js_sys::Date::new_0());
    let is_today = then.to_date_string() == now.to_date_string();
    let style = js_sys::Object::new();
    let (what, length) = if is_today { ("timeStyle", "short") } else { ("dateStyle", "medium") };
    // A new object takes any property.
    let _ = js_sys::Reflect::set(&style, &what.into(), &length.into());
    then.to_locale_string(&use_settings().locale(), &style).into()
}
