//! Positions to solve: the list of all, and one of them at a table.

mod one;

use super::head::Head;
use super::icons;
use super::route::Route;
use super::settings::{filled, t, tx};
use crate::storage;
use fogbound_presenter::{Aim, HARDEST, Puzzle, next_puzzle, puzzles};
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
        None => view! { <List is_sought={!id.is_empty()}/> }.into_any(),
    }
}

/// All positions, game by game; says so if one was sought that there is not.
#[component]
fn List(is_sought: bool) -> impl IntoView {
    view! {
        <main class="stats puzzles">
            <Head title=Signal::derive(t!("puzzles-title"))/>
            {is_sought.then(|| view! { <p role="alert">{t!("puzzles-nowhere")}</p> })}
            <p class="puzzles-line">{t!("puzzles-line")}</p>
            <div class="puzzles-games">
                {GameId::ALL.iter().map(|&game| view! { <OfGame game/> }).collect_view()}
            </div>
        </main>
    }
}

/// How hard a position is, as dots.
fn difficulty(n: u8) -> impl IntoView {
    let dots = (1..=HARDEST).map(|dot| view! { <i class:full=dot <= n></i> }).collect_view();
    view! {
        <span class="puzzle-dots">
            <span class="visually-hidden">{move || tx!("puzzle-difficulty", n, of = HARDEST)}</span>
            {dots}
        </span>
    }
}

/// Returns a function that tells whether a position has been solved.
fn is_solved() -> impl Fn(&Puzzle) -> bool {
    let solved = storage::words(storage::SOLVED);
    move |puzzle| solved.iter().any(|id| id == puzzle.id)
}

/// The positions of a game: those with one aim stand together.
#[component]
fn OfGame(game: GameId) -> impl IntoView {
    let is_solved = is_solved();
    let all: Vec<Puzzle> = puzzles().into_iter().filter(|puzzle| puzzle.game == game).collect();
    let (count, of) = (all.iter().filter(|puzzle| is_solved(puzzle)).count(), all.len());
    let next = next_puzzle(game, None, &is_solved).map(|puzzle| {
        view! {
            <a class="button puzzles-next" href=address(&puzzle)>{icons::next()}{t!("puzzle-next")}</a>
        }
    });
    let group = |&aim: &Aim| {
        let mut group = all.iter().filter(|puzzle| puzzle.aim == aim).peekable();
        group.peek()?;
        let items = group.map(|puzzle| item(*puzzle, is_solved(puzzle))).collect_view();
        Some(view! {
            <h3>{move || filled(aim.text())}</h3>
            <ol class="puzzle-list">{items}</ol>
        })
    };
    let by_aim = Aim::ALL.iter().filter_map(group).collect_view();
    view! {
        <section class="panel">
            <h2>{move || filled(family!("game-name-", GameId::name, game))}</h2>
            <div class="puzzles-count">
                <p class="small second">{move || tx!("puzzles-count", n = count, of)}</p>
                {next}
            </div>
            {by_aim}
        </section>
    }
}

fn address(puzzle: &Puzzle) -> String {
    Route::Puzzles(puzzle.id.to_owned()).address()
}

/// A position in the list.
fn item(puzzle: Puzzle, done: bool) -> impl IntoView {
    let mark = done.then(|| {
        view! { <span class="puzzle-mark">{icons::confirm()}<span class="visually-hidden">{t!("puzzle-solved")}</span></span> }
    });
    view! {
        <li>
            <a class="puzzle-link" class:done=done href=address(&puzzle)>
                <strong class="puzzle-number">{puzzle.number}</strong>
                {puzzle.difficulty.map(difficulty)}
                {mark}
            </a>
        </li>
    }
}
