//! A finished game looked at again: what was to be expected turn by turn, and the decisions that cost most. The
//! workers look as long as the end of the game is on the screen.

use super::course::{HIGH, MARGIN, WIDE};
use super::finding::{Finding, Piecemeal};
use super::told::drawn;
use crate::page::analysis::place_with;
use crate::page::around::use_around;
use crate::page::go;
use crate::page::icons;
use crate::page::rails::badges;
use crate::page::reactive::memo;
use crate::page::settings::t;
use crate::page::strip::again;
use crate::page::table::{Found, Table, use_table};
use fogbound_presenter::{Chair, Judged, Lookback, Mistake, Presenter, Rest, Review, Stop};
use leptos::prelude::*;
use std::fmt::Write as _;

/// Looking at a finished game again.
pub type Looking = Finding<Review>;

impl Piecemeal for Review {
    type Piece = Stop;
    type Answer = Judged;

    fn begin(game: &dyn Presenter, viewer: Option<u8>) -> Option<Review> {
        game.review(viewer)
    }

    fn next(&self, asked: &[Stop]) -> Option<Stop> {
        Review::next(self, asked)
    }

    fn ask(table: Table, stop: Stop, record: &str, heard: impl FnOnce(Option<Judged>) + 'static) {
        table.review(stop, record, heard);
    }

    fn note(&mut self, stop: Stop, judged: Judged) {
        Review::note(self, stop, judged);
    }

    fn place(found: &mut Found) -> &mut Option<Review> {
        &mut found.review
    }
}

/// What was to be expected turn by turn, and what cost most.
#[component]
pub fn Prospects(looking: Looking) -> impl IntoView {
    let table = use_table();
    let found = memo(move || {
        looking.found.with(|review| {
            let review = review.as_ref()?;
            table.show(|game| Some(game.lookback(review)))
        })
    });
    let turns = table.peek(|game| game.story()).map_or(1, |story| story.ends.len().max(1));
    let part = move |of: fn(&Lookback) -> String| found.with(|found| found.as_ref().map(of));
    let drawn = move || found.with(|found| found.as_ref().map(|found| picture(found, turns)));
    let told = move || {
        let course = found.with(|found| found.as_ref().map(|found| found.course.clone()));
        let line = |text: String| view! { <li>{text}</li> };
        course.unwrap_or_default().into_iter().map(|at| line(at.text)).collect_view()
    };
    // As long as more is found, what is on the page stays where it is: somebody may be about to press a button.
    let mistakes: Memo<Vec<Mistake>> = Memo::new(move |before: Option<&Vec<Mistake>>| {
        let now = found.with(|found| found.as_ref().map(|found| found.mistakes.clone()));
        in_place(before.map_or(&[][..], |before| before), now.unwrap_or_default())
    });
    let is_done = move || found.with(|it| it.as_ref().is_some_and(|it| it.progress.is_none()));
    view! {
        <Show when=move || found.with(Option::is_some)>
            <section class="prospects">
                <h3>{move || part(|found| found.title.clone())}</h3>
                <Whose looking/>
                <svg class="course-picture" viewBox=format!("0 0 {} {HIGH}", WIDE + 6.0) aria-hidden="true"
                    inner_html=drawn></svg>
                <details class="small"><summary>{t!("lookback-list")}</summary><ol class="prospects-list">{told}</ol></details>
                <h3>{t!("lookback-mistakes")}</h3>
                <ol class="mistakes">
                    <For each=move || mistakes.get() key=|it| (it.ply, it.told.text.clone()) let(mistake)>
                        <Cost mistake looking/>
                    </For>
                </ol>
                <Show when=move || is_done() && mistakes.with(Vec::is_empty)>
                    <p class="small">{t!("lookback-none")}</p>
                </Show>
                <p class="small" role="status">{move || found.with(|found| found.as_ref()?.progress.clone())}</p>
            </section>
        </Show>
    }
}

/// Puts those that were there before where they were, and the new ones into the places of those that have gone.
fn in_place(before: &[Mistake], now: Vec<Mistake>) -> Vec<Mistake> {
    let is_same = |one: &Mistake, other: &Mistake| (one.ply, one.seat) == (other.ply, other.seat);
    let (mut known, new): (Vec<_>, Vec<_>) =
        now.into_iter().partition(|it| before.iter().any(|old| is_same(old, it)));
    let mut new = new.into_iter();
    let mut all: Vec<Mistake> = before
        .iter()
        .filter_map(|old| match known.iter().position(|it| is_same(old, it)) {
            Some(at) => Some(known.remove(at)),
            None => new.next(),
        })
        .collect();
    all.extend(new);
    all
}

/// Whose game is looked at again, where each plays alone.
#[component]
fn Whose(looking: Looking) -> impl IntoView {
    let table = use_table();
    let seats = memo(move || looking.found.with(|it| it.as_ref().map(Review::seats)));
    let choice = move |chair: Chair| {
        let seat = chair.seat;
        let is_shown = move || looking.found.with(|it| it.as_ref()?.whose()) == Some(seat);
        let look = move |_| {
            looking.found.update(|found| {
                if let Some(review) = found {
                    review.look_at(seat);
                }
            });
            looking.find();
        };
        view! {
            <button class="button" type="button" aria-pressed=move || is_shown().to_string() on:click=look>
                {badges(&chair.colours)}{chair.name}
            </button>
        }
    };
    let choices = move || {
        let seats = seats.get().unwrap_or_default();
        let chairs = table.peek(|game| game.chairs());
        let chairs =
            chairs.into_iter().filter(|chair| seats.len() > 1 && seats.contains(&chair.seat));
        chairs.map(choice).collect::<Vec<_>>()
    };
    view! { <div class="whose" role="group" aria-label=t!("lookback-whose")>{choices}</div> }
}

/// A decision that cost something, and another try from there.
#[component]
fn Cost(mistake: Mistake, looking: Looking) -> impl IntoView {
    let table = use_table();
    let Looking { played, shown, .. } = looking;
    let Mistake { ply, seat, told, played: done, better, why } = mistake;
    let around = use_around();
    let board_after = move |actions: &[String]| table.peek(|game| game.board_instead(ply, actions));
    let place = place_with(ply, &better.actions);
    let line = better.actions.clone();
    let is_seen = memo(move || table.ply() == Some(ply));
    let look = move |_| {
        if is_seen.get() {
            around.told.set(None);
            return table.look_at(None);
        }
        table.look_at_board(ply, seat);
        around.told.set(board_after(&line).and_then(|board| board.changed.first().copied()));
    };
    let try_again = move |_| {
        if again::branch(table, played, ply) {
            shown.set(false);
            go(&played.route());
        }
    };
    let analyse = move |_| {
        shown.set(false);
        go(&table.analysis(&place));
    };
    // What leaves the board as it is cannot be told apart there, such as tiles that are claimed.
    let is_drawn = board_after(&done.actions) != board_after(&better.actions);
    let turn = move |Rest { actions, text }: Rest| {
        let picture = is_drawn.then(|| drawn(move || board_after(&actions))).map(|picture| {
            view! { <span class="moment-picture" aria-hidden="true" inner_html=picture></span> }
        });
        view! { <div class="mistake-turn">{picture}<p>{text}</p></div> }
    };
    view! {
        <li>
            <p><strong>{told.text}</strong></p>
            <div class="mistake-turns">{turn(done)}{turn(better)}</div>
            {why.map(|why| view! { <p class="small">{why}</p> })}
            <div class="hinge-buttons">
                <button class="button" type="button" aria-pressed=move || is_seen.get().to_string() on:click=look>
                    {icons::clock()}{t!("turning-look")}
                </button>
                <button class="button" type="button" on:click=analyse>{icons::branch()}{t!("analysis-open")}</button>
                <button class="button" type="button" on:click=try_again>{icons::again()}{t!("turning-play")}</button>
            </div>
        </li>
    }
}

/// Draws the course with its errors, and the mistakes on it.
fn picture(found: &Lookback, turns: usize) -> String {
    let (least, most) = found.range;
    let x = |turn: usize| MARGIN + (WIDE - MARGIN) * turn as f64 / turns as f64;
    let y = |value: i64| {
        let part = (value - least) as f64 / (most - least).max(1) as f64;
        8.0 + (HIGH - 16.0) * (1.0 - part.clamp(0.0, 1.0))
    };
    let (mut svg, mut line, mut above, mut below) =
        (String::new(), String::new(), String::new(), String::new());
    for prospect in &found.course {
        let (value, error) = (prospect.value.value, prospect.value.error);
        let step = if line.is_empty() { "M" } else { "L" };
        // Writing to a string cannot fail.
        let _ = write!(line, "{step}{:.1} {:.1}", x(prospect.turn), y(value));
        let _ = write!(above, "{step}{:.1} {:.1}", x(prospect.turn), y(value + error));
        below.insert_str(0, &format!("L{:.1} {:.1}", x(prospect.turn), y(value - error)));
    }
    for (value, label) in &found.marks {
        let at = y(*value);
        let _ = write!(svg, "<path class=\"course-line\" d=\"M{MARGIN} {at:.1}H{WIDE}\"/>");
        let _ = write!(
            svg,
            "<text class=\"course-number\" x=\"{:.1}\" y=\"{:.1}\">{label}</text>",
            MARGIN - 6.0,
            at + 4.0
        );
    }
    if !line.is_empty() {
        let _ = write!(svg, "<path class=\"prospects-band\" d=\"{above}{below}z\"/>");
        let _ = write!(svg, "<path class=\"course-curve\" d=\"{line}\"/>");
    }
    for mistake in &found.mistakes {
        let near = found.course.iter().rev().find(|prospect| prospect.ply <= mistake.ply);
        if let Some(near) = near {
            let (x, y) = (x(near.turn), y(near.value.value));
            let _ = write!(
                svg,
                "<circle class=\"prospects-mistake\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"6\"/>"
            );
        }
    }
    svg
}
