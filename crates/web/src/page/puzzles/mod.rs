//! Positions to solve: the list of all, and one of them at a table.

mod one;

use super::icons;
use super::route::Route;
use super::settings::{filled, t, tx};
use crate::storage;
use fogbound_presenter::{Puzzle, puzzles};
use fogbound_table::games::GameId;
use fogbound_table::texts::family;
use leptos::prelude::*;
use one::One;

/// The list of positions, or the one with this name.
#[component]
pub fn Puzzles(id: String) -> impl IntoView {
    let puzzle = puzzles().into_iter().find(|puzzle| puzzle.id == id);
    match puzzle {
        Some(puzzle) => view! { <One puzzle/> }.into_any(),
        None => view! { <List/> }.into_any(),
    }
}

/// Returns the names of the positions that have been solved in this browser.
fn solved() -> Vec<String> {
    let kept = storage::get(storage::SOLVED).unwrap_or_default();
    kept.lines().map(str::to_owned).collect()
}

/// Notes that a position has been solved.
fn note_solved(puzzle: Puzzle) {
    let mut solved = solved();
    if !solved.iter().any(|id| id == puzzle.id) {
        solved.push(puzzle.id.to_owned());
        storage::set(storage::SOLVED, &solved.join("\n"));
    }
}

/// All positions, game by game.
#[component]
fn List() -> impl IntoView {
    view! {
        <main class="stats puzzles">
            <header class="stats-head">
                <a class="button quiet" href=Route::Start.address() aria-label=t!("menu-leave") title=t!("menu-leave")>
                    {icons::previous()}
                </a>
                <h1 tabindex="-1">{t!("puzzles-title")}</h1>
            </header>
            <p class="puzzles-line">{t!("puzzles-line")}</p>
            <div class="puzzles-games">
                {GameId::ALL.iter().map(|&game| view! { <OfGame game/> }).collect_view()}
            </div>
        </main>
    }
}

/// The positions of a game.
#[component]
fn OfGame(game: GameId) -> impl IntoView {
    let solved = solved();
    let all: Vec<Puzzle> = puzzles().into_iter().filter(|puzzle| puzzle.game == game).collect();
    let is_solved = move |puzzle: &Puzzle| solved.iter().any(|id| id == puzzle.id);
    let (count, of) = (all.iter().filter(|puzzle| is_solved(puzzle)).count(), all.len());
    let item = move |puzzle: Puzzle| {
        let done = is_solved(&puzzle);
        let mark = done.then(|| {
            view! { <span class="puzzle-mark">{icons::confirm()}<span class="visually-hidden">{t!("puzzle-solved")}</span></span> }
        });
        view! {
            <li>
                <a class="puzzle-link" class:done=done href=Route::Puzzles(puzzle.id.to_owned()).address()>
                    <strong class="puzzle-number">{puzzle.number}</strong>
                    <span>{move || filled(puzzle.aim.text())}</span>
                    {mark}
                </a>
            </li>
        }
    };
    view! {
        <section class="panel">
            <h2>{move || filled(family!("game-name-", GameId::name, game))}</h2>
            <p class="small second">{move || tx!("puzzles-count", n = count, of)}</p>
            <ol class="puzzle-list">{all.into_iter().map(item).collect_view()}</ol>
        </section>
    }
}
