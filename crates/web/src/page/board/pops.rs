//! Points at the place where they are won, and spoken reports of all events with their arithmetic.

use super::camera::{Point, centre};
use super::stage::Stage;
use crate::page::around::use_around;
use crate::page::reactive::effect;
use crate::page::settings::tx;
use crate::page::table::{Table, use_table};
use fogbound_game::Cell;
use fogbound_presenter::{Happened, Scored};
use fogbound_table::games::GameId;
use leptos::prelude::*;
use std::time::Duration;

/// Time for which points can be seen.
const SHOWN: Duration = Duration::from_millis(4000);

/// Delay between the points that rise, in milliseconds.
const APART: usize = 350;

/// Points that can be seen.
#[derive(Clone, Debug, PartialEq)]
struct Pop {
    /// Number among all points so far.
    number: usize,
    /// Number of those before it in the same turn.
    after: usize,
    /// Number of those before it on the same cell.
    above: usize,
    scored: Scored,
}

/// Points over the board, and the live region that reports the events.
#[component]
pub fn Pops(stage: Stage) -> impl IntoView {
    let (table, step) = (use_table(), use_around().step);
    let pops: RwSignal<Vec<Pop>> = RwSignal::new(Vec::new());
    let count = StoredValue::new(0);
    effect(move || {
        let Some(Happened { mut scores, .. }) = table.happened() else {
            // What was taken back has not been won.
            return pops.update(Vec::clear);
        };
        // Where each seat has a board of its own, the others win their points elsewhere.
        let (game, seat) = untrack(|| (table.show(|game| Some(game.game())), table.look().viewer));
        // What the end of the game brings is counted step by step.
        if step.with_untracked(Option::is_none) && ends_with_a_count(table) {
            scores.clear();
        }
        let counted = step.with_untracked(|step| step.as_ref().and_then(|step| step.board));
        let seat = counted.or(seat);
        if game == Some(GameId::GhostsGalore) {
            scores.retain(|scored| scored.seat == seat);
        }
        let first = count.get_value();
        count.set_value(first + scores.len());
        let new = arrange(first, scores);
        let wait = SHOWN + Duration::from_millis((APART * new.len()) as u64);
        if !new.is_empty() {
            let end = first + new.len();
            set_timeout(move || pops.update(|pops| pops.retain(|pop| pop.number >= end)), wait);
            pops.update(|pops| pops.extend(new));
        }
    });
    let said = move || table.happened().map(|happened| said(&happened));
    let shown = move |pop: Pop| {
        let Pop { after, above, scored, .. } = pop;
        let place = move || {
            stage.moved.track();
            let Point { x, y } = place(stage, scored.cell);
            format!("translate({x}px,{}px)", y - 30.0 * above as f64)
        };
        let is_loss = scored.points.is_negative();
        let points = scored.points.abs();
        let points = match is_loss {
            true => tx!("board-points-lost", points),
            false => tx!("board-points-won", points),
        };
        view! {
            <div class="pop" style:transform=place>
                <strong style:animation-delay=format!("{}ms", after * APART) class:loss=is_loss>
                    {points}
                </strong>
            </div>
        }
    };
    view! {
        <div class="pops" aria-hidden="true">
            <For each=move || pops.get() key=|pop| pop.number children=shown/>
        </div>
        <p class="visually-hidden" role="status">{said}</p>
    }
}

/// Returns true if the game is over and its final scoring is shown step by step, untracked.
fn ends_with_a_count(table: Table) -> bool {
    let is_now = untrack(|| table.ply()).is_none();
    is_now
        && table
            .peek(|game| game.is_over() && game.ending().is_some_and(|end| !end.steps.is_empty()))
}

/// Arranges points in the order in which they rise, one above the other if they are won on one cell.
fn arrange(first: usize, scores: Vec<Scored>) -> Vec<Pop> {
    let cells: Vec<Option<Cell>> = scores.iter().map(|scored| scored.cell).collect();
    let above = |at: usize| cells[..at].iter().filter(|cell| **cell == cells[at]).count();
    let pop = |(after, scored)| Pop { number: first + after, after, above: above(after), scored };
    scores.into_iter().enumerate().map(pop).collect()
}

/// Returns the place at which points rise: their cell, or the middle of the view.
fn place(stage: Stage, cell: Option<Cell>) -> Point {
    cell.map_or_else(|| stage.middle(), |cell| stage.camera().to_screen(centre(cell)))
}

/// Returns the events in one text.
fn said(happened: &Happened) -> String {
    let lines = happened.lines.iter().map(|told| told.text.clone());
    let scores = happened.scores.iter().map(|scored| scored.arithmetic.clone());
    lines.chain(scores).filter(|text| !text.is_empty()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests;
