//! What the finished games add up to.

use super::campaign::{levels, won};
use crate::page::Route;
use crate::page::settings::{filled, t, tx};
use crate::page::shelf::{Shelf, State, Summary, use_shelf};
use fogbound_table::games::GameId;
use fogbound_table::texts::family;
use leptos::prelude::*;

/// Returns the finished games that count, the last one first. Tracked.
pub fn finished(shelf: Shelf) -> Vec<Summary> {
    shelf.games().into_iter().map(|(_, told)| told).filter(Summary::counts).collect()
}

/// A strip with the figures of the finished games; none before there is one.
#[component]
pub fn Statistics() -> impl IntoView {
    let shelf = use_shelf();
    let figure = |number: i64, words: String| {
        (number > 0).then(|| view! { <li><strong>{number}</strong> " " {words}</li> })
    };
    move || {
        let games = finished(shelf);
        let wins = games.iter().filter(|told| told.state == State::Won).count();
        let streak = games.iter().take_while(|told| told.state == State::Won).count();
        let levels_won = won(&games).len();
        let count = |n: usize| i64::try_from(n).unwrap_or(i64::MAX);
        let best = |game: GameId| {
            let points = games.iter().filter(|told| told.game == Some(game));
            let points = points.map(|told| told.points).max().unwrap_or_default();
            let game = filled(family!("game-name-", GameId::name, game));
            figure(points.into(), tx!("shelf-best", game))
        };
        (!games.is_empty()).then(|| {
            view! {
                <div class="panel">
                <ul class="statistics" aria-label=t!("shelf-statistics")>
                    {figure(count(games.len()), tx!("shelf-played", n = games.len()))}
                    {figure(count(wins), tx!("shelf-won"))}
                    {(streak > 1).then(|| figure(count(streak), tx!("shelf-streak")))}
                    {figure(count(levels_won), tx!("shelf-levels", all = levels()))}
                    {best(GameId::Carcassonne)} {best(GameId::GhostsGalore)}
                </ul>
                <a class="button" href=Route::Statistics.address()>{t!("statistics-more")}</a>
                </div>
            }
        })
    }
}
