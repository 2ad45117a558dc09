//! A position to solve at a table of its own: the question, and the verdict on the answer.

use super::is_solved;
use crate::page::around::Around;
use crate::page::ask::{Ask, told_lines};
use crate::page::boards::Boards;
use crate::page::reactive::{effect, memo};
use crate::page::route::Route;
use crate::page::settings::{filled, t, tx, use_settings};
use crate::page::strip::Figures;
use crate::page::table::{Solving, Table};
use crate::page::{draw, focus, icons};
use crate::storage;
use fogbound_presenter::{Puzzle, Verdict, announced, next_puzzle, solving};
use fogbound_table::games::GameId;
use leptos::prelude::*;

/// The id of the verdict.
const VERDICT: &str = "puzzle-verdict";

/// An attempt at a position.
#[derive(Clone, Copy)]
struct Attempt {
    puzzle: Puzzle,
    table: Table,
    /// The decisions before it.
    from: usize,
    verdict: Memo<Option<Verdict>>,
    /// True if the best answer is shown, so that nobody has found it.
    is_shown: RwSignal<bool>,
}

impl Attempt {
    /// Puts a position on a table; `None` if it cannot be read.
    fn begin(puzzle: Puzzle, table: Table) -> Option<Attempt> {
        lay_out(puzzle, table)?;
        let from = table.peek(|game| game.plies());
        let verdict = memo(move || table.show(|game| game.verdict(from, puzzle.aim)));
        Some(Attempt { puzzle, table, from, verdict, is_shown: RwSignal::new(false) })
    }

    /// Begins anew.
    fn again(self) {
        self.is_shown.set(false);
        lay_out(self.puzzle, self.table);
    }

    /// Plays the best answer.
    fn show_best(self) {
        let best = self.verdict.with_untracked(|verdict| {
            verdict.as_ref().map(|verdict| verdict.best.clone()).unwrap_or_default()
        });
        self.again();
        self.is_shown.set(true);
        self.table.play(&best);
    }
}

/// Puts a position on a table.
fn lay_out(puzzle: Puzzle, table: Table) -> Option<()> {
    let texts = untrack(|| use_settings().texts());
    // A test reads all that are shipped.
    table.sit_down(solving(puzzle.record, &texts).ok()?);
    Some(())
}

/// A position to solve.
#[component]
pub fn One(puzzle: Puzzle) -> impl IntoView {
    // `App` provides it before anything is shown.
    let table = expect_context::<Solving>().0;
    Attempt::begin(puzzle, table).map(|attempt| {
        provide_context(table);
        view! { <Screen attempt/> }
    })
}

/// The screen of a position.
#[component]
fn Screen(attempt: Attempt) -> impl IntoView {
    let Attempt { puzzle, table, from, verdict, is_shown } = attempt;
    let around = Around::provide();
    let with_drawer = move || around.drawer.with(Option::is_some);
    let has_lens = memo(move || table.lens().is_some());
    let is_train = puzzle.game == GameId::GhostsGalore;
    let is_judged = memo(move || verdict.with(Option::is_some));
    effect(move || {
        if let Some(verdict) = verdict.get() {
            if verdict.is_right && !is_shown.get_untracked() {
                storage::add_word(storage::SOLVED, puzzle.id);
            }
            focus(VERDICT);
        }
    });

    let settings = use_settings();
    let in_first_turn = memo(move || table.show(|game| Some(game.plies())) == Some(from));
    let announced = move || {
        let shown = in_first_turn.get().then_some(puzzle.record);
        let hand = announced(shown?, puzzle.aim, &settings.texts())?;
        let name = tx!("puzzle-announced", tile = hand.name);
        let tile = draw::glyph(&hand.glyphs[0]);
        Some(
            view! { <span class="puzzle-next" role="img" aria-label=name.clone() title=name inner_html=tile></span> },
        )
    };
    view! {
        <main class="play puzzle" class:train=is_train class:with-drawer=with_drawer class:has-lens=has_lens>
            <header class="strip">
                <a class="button quiet" href=Route::Puzzles(String::new()).address() aria-label=t!("puzzle-back")
                    title=t!("puzzle-back")>{icons::previous()}</a>
                <h1 class="visually-hidden" tabindex="-1">{move || tx!("puzzle-number", n = puzzle.number)}</h1>
                <Figures/>
            </header>
            <p class="puzzle-aim panel">
                <strong>{move || tx!("puzzle-number", n = puzzle.number)}</strong> " "
                {move || filled(puzzle.aim.text())}
                {announced}
            </p>
            <Show when=move || is_judged.get() fallback=|| view! { <Ask/> }><Judged attempt/></Show>
            <Boards/>
        </main>
    }
}

/// The verdict, why it is so, and what to do now.
#[component]
fn Judged(attempt: Attempt) -> impl IntoView {
    let Attempt { puzzle, verdict, is_shown, .. } = attempt;
    let is_right = move || verdict.with(|it| it.as_ref().is_some_and(|it| it.is_right));
    let headline = move || match is_shown.get() {
        true => tx!("puzzle-best"),
        false => verdict.with(|it| it.as_ref().map(|it| it.text.clone()).unwrap_or_default()),
    };
    let steps = move || {
        let told = verdict.get().filter(|_| is_right()).map(|verdict| verdict.told);
        let step = |text: String| view! { <li>{icons::confirm()} {text}</li> };
        told.map(
            |told| view! { <ol class="ask-draft puzzle-steps">{told.into_iter().map(step).collect_view()}</ol> },
        )
    };
    let next = next_puzzle(puzzle.game, Some(puzzle.id), is_solved());
    let next = next.map_or_else(String::new, |next| next.id.to_owned());
    let on = next.is_empty();
    let on = move || if on { t!("puzzle-back")() } else { t!("puzzle-next")() };
    view! {
        <section class="ask" aria-labelledby=VERDICT>
            <div class="hand">
                <div class="ask-words">
                    <div class="ask-head"><h2 id=VERDICT tabindex="-1">{headline}</h2></div>
                    {steps}
                </div>
                <div class="ask-buttons puzzle-buttons">
                    <button class="button" type="button" on:click=move |_| attempt.again()>
                        {icons::again()}{t!("puzzle-again")}
                    </button>
                    <Show when=move || !is_right()>
                        <button class="button" type="button" on:click=move |_| attempt.show_best()>
                            {icons::hint()}{t!("puzzle-show")}
                        </button>
                    </Show>
                    <a class="button" class:primary=is_right href=Route::Puzzles(next).address()>
                        {icons::next()}{on}
                    </a>
                </div>
            </div>
            <Why verdict/>
        </section>
    }
}

/// What the turn brings. What a better one would bring is no help until it is shown.
#[component]
fn Why(verdict: Memo<Option<Verdict>>) -> impl IntoView {
    move || {
        let Verdict { brought, .. } = verdict.get()?;
        (!brought.is_empty()).then(|| {
            view! {
                <div class="ask-paper panel puzzle-why">
                    <h3>{tx!("puzzle-brought")}</h3>
                    {told_lines(brought)}
                </div>
            }
        })
    }
}
