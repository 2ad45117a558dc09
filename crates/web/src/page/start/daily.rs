//! The deals of a day on the start page: to be played, gone on with, or looked at again.

use super::campaign::Choosing;
use crate::page::icons;
use crate::page::parts::Parts;
use crate::page::route::Route;
use crate::page::settings::{filled, t, tx};
use crate::page::shelf::{State, Summary, use_shelf};
use crate::page::table::use_table;
use crate::shelf::Listed;
use fogbound_presenter::daily::{Day, deal};
use fogbound_table::games::GameId;
use fogbound_table::texts::family;
use leptos::prelude::*;

/// Returns the day here.
fn today() -> String {
    let now = js_sys::Date::new_0();
    format!("{:04}-{:02}-{:02}", now.get_full_year(), now.get_month() + 1, now.get_date())
}

/// The deals of a day, one for each game.
#[component]
pub fn Daily() -> impl IntoView {
    let route = expect_context::<Signal<Route>>();
    move || {
        let named = match route.get() {
            Route::Daily(day) => Day::parse(&day),
            _ => None,
        };
        let day = named.or_else(|| Day::parse(&today()))?;
        let text = day.to_string();
        let deal = |&game: &GameId| view! { <Deal game day=day.clone()/> };
        Some(view! {
            <section class="panel daily">
                <h2>{t!("daily")}</h2>
                <p class="second">{tx!("daily-what", day = text)}</p>
                <ul>{GameId::ALL.iter().map(deal).collect_view()}</ul>
            </section>
        })
    }
}

/// The deal of a game.
#[component]
fn Deal(game: GameId, day: Day) -> impl IntoView {
    let (table, shelf) = (use_table(), use_shelf());
    let text = day.to_string();
    let wish = StoredValue::new(deal(game, &day));
    let level = wish.with_value(|wish| wish.value("level").to_owned());
    let number = level.parse().unwrap_or_default();
    let title = move || {
        let game = filled(family!("game-name-", GameId::name, game));
        if level.is_empty() { game } else { tx!("statistics-level", game, level = level.clone()) }
    };
    let title = Signal::derive(title);
    let parts = expect_context::<Parts>();
    let begin = Callback::new(move |()| parts.begin(table, wish.get_value()));
    let choosing = expect_context::<Choosing>();
    let play = move |_| choosing.play_with(number, begin);
    // What counts is the first time.
    let played = move || {
        let mut games = shelf.games();
        games.retain(|(_, told)| told.game == Some(game) && told.day == text);
        let over = games.iter().rposition(|(_, told)| told.is_over());
        over.map(|at| games.swap_remove(at)).or_else(|| games.into_iter().next())
    };
    let result = |told: &Summary| {
        let stars: String = told.stars.iter().map(|_| '★').collect();
        let points = told.is_over().then(|| format!("{} {stars} · {}", told.next, told.points));
        let (won, lost) = (told.state == State::Won, told.state == State::Lost);
        points.map(|points| {
            view! { <strong class:tone-good=won class:tone-bad=lost>{points}</strong> }
        })
    };
    let main = move || {
        match played() {
        None => view! {
            <button class="button" type="button" on:click=play aria-label=move || format!("{}: {}", t!("new-play")(), title.get())>
                {icons::play()}{t!("new-play")}
            </button>
        }
        .into_any(),
        Some((Listed { id, .. }, told)) => {
            let text = if told.is_over() { t!("daily-look") } else { t!("start-resume") };
            let name = move || format!("{}: {}", text(), title.get());
            view! {
                {result(&told)}
                <a class="button" href=Route::Play(id).address() aria-label=name>{text}</a>
            }
            .into_any()
        }
    }
    };
    view! { <li><span class="daily-game">{title}</span>{main}</li> }
}
