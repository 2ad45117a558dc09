//! The start page: the games, each one click away.

pub mod campaign;
mod daily;
pub mod kept;
mod load;
pub mod more;
mod statistics;
pub mod tables;

pub use load::Load;

use super::dialog::Dialog;
use super::icons;
use super::loading::Loading;
use super::parts::{Coming, Parts};
use super::preferences::Preferences;
use super::route::Route;
use super::settings::{filled, t, tx, use_settings};
use super::shelf::{Undo, use_shelf};
use super::table::use_table;
use super::wishes;
use crate::shelf::{Trouble, trouble};
use campaign::{Campaign, Choosing, next_level};
use fogbound_presenter::has_lesson;
use fogbound_table::games::GameId;
use fogbound_table::texts::family;
use leptos::prelude::*;

/// The start page.
#[component]
pub fn Start() -> impl IntoView {
    let loading = expect_context::<Loading>();
    let preferring = RwSignal::new(false);
    let shelf = use_shelf();
    more::Naming::provide();
    let elsewhere = tables::Elsewhere::watched();
    // Whoever was sent to the deals of a day sees these first.
    let route = expect_context::<Signal<Route>>();
    let is_sent = matches!(route.get_untracked(), Route::Daily(_));
    let is_lost = route.get_untracked() == Route::Nowhere;
    view! {
        <div class="start">
            <Coming/>
            <header class="hero">
                <div class="hero-picture" inner_html=include_str!("hero.svg")></div>
                <div class="hero-words">
                    <h1 tabindex="-1">{t!("page-title")}</h1>
                    <p>{t!("start-line")}</p>
                </div>
            </header>
            <main>
                {is_lost.then(|| view! { <p class="panel" role="alert">{t!("start-nowhere")}</p> })}
                {trouble().map(|trouble| view! {
                    <p class="panel" role="alert">{move || match trouble {
                        Trouble::Blocked => tx!("shelf-trouble"),
                        Trouble::Gone => tx!("shelf-gone"),
                    }}</p>
                })}
                {is_sent.then(|| view! { <daily::Daily/> })}
                <kept::Running/>
                <tables::Mine elsewhere/>
                <div class="start-columns">
                    <div class="games">
                        <section class="panel">
                            <h2>{t!("new-title")}</h2>
                            {GameId::ALL.iter().map(|&game| view! { <Card game/> }).collect_view()}
                        </section>
                        {(!is_sent).then(|| view! { <daily::Daily/> })}
                        <statistics::Statistics/>
                    </div>
                    <kept::Finished/>
                </div>
                <tables::Open elsewhere/>
                <nav class="start-more" aria-label=t!("start-more")>
                    <button class="button" type="button" on:click=move |_| loading.shown.set(true)>
                        {t!("menu-load")}
                    </button>
                    <button class="button" type="button" on:click=move |_| shelf.export()>
                        {t!("shelf-export")}
                    </button>
                    <a class="button" href=Route::Puzzles(String::new()).address()>{t!("puzzles-title")}</a>
                    <a class="button" href=Route::Rules(String::new()).address()>{t!("strip-rules")}</a>
                    <button class="button" type="button" on:click=move |_| preferring.set(true)>
                        {t!("preferences")}
                    </button>
                </nav>
            </main>
            <footer class="start-note"><p>{t!("start-not-affiliated")}</p><p>{t!("start-offline")}</p></footer>
            <more::Rename/>
            <Undo/>
            <Dialog shown=preferring title=Signal::derive(t!("preferences"))><Preferences/></Dialog>
        </div>
    }
}

/// A game to choose.
#[component]
fn Card(game: GameId) -> impl IntoView {
    let (table, shelf) = (use_table(), use_shelf());
    // Whoever has won a level plays the next one.
    let level = move || if game == GameId::Mists { next_level(shelf) } else { 1 };
    let (choosing, parts) = (expect_context::<Choosing>(), expect_context::<Parts>());
    let play = move |_| match game {
        GameId::Mists => choosing.play(untrack(level)),
        _ => parts.begin(table, wishes::usual(game)),
    };
    let name = move || match level() {
        1 => filled(family!("game-play-", GameId::name, game)),
        level => {
            tx!("start-level-of", level, game = filled(family!("game-name-", GameId::name, game)))
        }
    };
    let text = move || match level() {
        1 => tx!("start-play"),
        level => tx!("start-level", level),
    };
    let settings = use_settings();
    let learn = move |_| parts.learn(table, game);
    let learn = has_lesson(game).then(|| {
        let name =
            move || tx!("lesson-begin", game = filled(family!("game-name-", GameId::name, game)));
        view! {
            <button class="button" type="button" on:click=learn aria-label=name title=name>
                {icons::hint()}{t!("start-learn")}
            </button>
        }
    });
    let picture = move || parts.showcase(game, &settings.texts());
    view! {
        <article class=format!("game-card {game}")>
            <div class="game-picture" aria-hidden="true" inner_html=picture></div>
            <div class="game-words">
                <h3>{move || filled(family!("game-name-", GameId::name, game))}</h3>
                <p>{move || filled(family!("game-line-", GameId::name, game))}</p>
                <p class="small facts">{move || filled(family!("game-facts-", GameId::name, game))}</p>
            </div>
            <div class="game-buttons">
                    <button class="button" type="button" on:click=play aria-label=name>
                        {icons::play()}{text}
                    </button>
                    <a class="button" href=Route::New(game.to_string()).address() aria-label=move || filled(family!("game-choose-", GameId::name, game))>
                        {t!("start-choose")}
                    </a>
                    {learn}
            </div>
            {(game == GameId::Mists).then(|| view! { <Campaign/> })}
        </article>
    }
}
