//! The paper of answers and consequences.

use super::lens::{Lens, Pieces, Tie};
use crate::page::around::{Surroundings, use_around};
use crate::page::board::{Area, Point};
use crate::page::draw;
use crate::page::frames::after_frame;
use crate::page::reactive::{effect, memo};
use crate::page::rules::RuleLink;
use crate::page::settings::t;
use crate::page::table::{Chosen, Table, use_table};
use fogbound_presenter::{Answer, Foresight, InRow, Told, Tone};
use leptos::ev;
use leptos::html;
use leptos::prelude::*;
use web_sys::{ScrollIntoViewOptions, ScrollLogicalPosition};

/// The width of the paper, in pixels, and its least distance from the edge of the board.
const WIDE: f64 = 280.0;
const EDGE: f64 = 12.0;

/// The distance of the paper from the cell, in cells: consequences leave its neighbours free, a lens is close.
const AWAY: f64 = 1.1;
const NEAR: f64 = 0.4;

/// The answers that are no cells, the consequences of an answer, and the reason of a refusal. Where a cell is
/// pointed at or under the lens, they stand beside it if the screen is large.
#[component]
pub fn Paper(table: Table) -> impl IntoView {
    let around = use_around();
    let paper = NodeRef::new();
    let is_lens = memo(move || table.lens().is_some());
    let is_listed = memo(move || !is_lens.get() && table.offered().iter().any(is_in_list));
    let is_empty = move || {
        let is_asked = is_lens.get() || is_listed.get();
        !is_asked && table.foresight().with(Option::is_none) && table.refused().is_none()
    };
    let beside =
        move || around.surroundings.get().filter(|spot| !is_listed.get() && spot.is_large());
    let left = move || beside().map(|spot| format!("{}px", left_of_paper(&spot, is_lens.get())));
    let top = move || beside().map(|spot| format!("{}px", spot.cell.from.y));
    let answers = move || match is_lens.get() {
        true => view! { <Pieces table/> <Lens table/> }.into_any(),
        false => view! { <Answers table/> }.into_any(),
    };
    view! {
        <div class="ask-paper panel" node_ref=paper class:listed=move || is_listed.get()
            class:with-lens=move || is_lens.get() class:hidden=is_empty
            class:beside=move || beside().is_some() style:--left=left style:--top=top>
            <Refusal table/>
            {answers}
            <Consequences table/>
        </div>
        <Show when=move || is_lens.get() && beside().is_some()><Tie paper/></Show>
    }
}

/// Returns the left edge of a paper beside a cell: on the side where the board ends sooner, at the first distance
/// at which there is room, else on the other side. A lens is as tall as the window, and tied to its cell: rather
/// than over the board it stands beyond it.
fn left_of_paper(spot: &Surroundings, is_lens: bool) -> f64 {
    let Surroundings { cell, free, board, .. } = spot;
    let least = free.from.x + EDGE;
    let most = (free.to.x - WIDE - EDGE).max(least);
    let at = |is_before: bool, of: &Area, away: f64| {
        let away = away * cell.width();
        if is_before { of.from.x - away - WIDE } else { of.to.x + away }
    };
    let top = if is_lens { free.from.y } else { cell.from.y };
    let fits = |left: f64| {
        let area = Area { from: Point::new(left, top), to: Point::new(left + WIDE, cell.to.y) };
        let is_covered = spot.guide.is_some_and(|guide| guide.meets(&area));
        (least..=most).contains(&left) && !is_covered
    };
    let is_first = cell.from.x - board.from.x < board.to.x - cell.to.x;
    let distances = if is_lens { &[NEAR][..] } else { &[AWAY, NEAR] };
    let close = |is_before| distances.iter().map(move |&away| at(is_before, cell, away));
    let beyond = is_lens.then(|| at(!is_first, board, NEAR));
    let mut places = close(is_first).chain(beyond).chain(close(!is_first));
    let is_roomy = free.to.x - cell.to.x > cell.from.x - free.from.x;
    let roomy = at(!is_roomy, cell, NEAR);
    places.find(|&left| fits(left)).unwrap_or(roomy).clamp(least, most)
}

/// The reason why something is not allowed.
#[component]
fn Refusal(table: Table) -> impl IntoView {
    let refused = move || {
        table.refused().map(|refused| {
            view! {
                <p class="ask-refused">{refused.text} " " <RuleLink rule=refused.rule/></p>
            }
        })
    };
    view! { <div role="alert">{refused}</div> }
}

/// The answers from a list.
#[component]
fn Answers(table: Table) -> impl IntoView {
    let answers = move || table.offered().into_iter().filter(is_in_list).collect::<Vec<_>>();
    let are_there = move || !answers().is_empty();
    view! {
        <Show when=are_there>
            <ul class="ask-answers" aria-labelledby="ask-question">
                <For each=answers key=|answer| (answer.action.clone(), answer.text.clone(), answer.note.clone()) let(answer)>
                    <li>{listed(answer)}</li>
                </For>
            </ul>
        </Show>
    }
}

/// Returns true if an answer stands in the list, not only in the draft row.
fn is_in_list(answer: &Answer) -> bool {
    !matches!(answer.in_row, Some(InRow::Stack | InRow::FaceUp))
}

/// Renders an answer of the list.
fn listed(answer: Answer) -> impl IntoView {
    let Answer { action, text, note, glyph, is_pass, .. } = answer;
    let class = if is_pass { "button answer is-pass" } else { "button answer" };
    view! {
        <AnswerButton action class>
            {glyph.map(|glyph| view! { <span class="answer-picture" aria-hidden="true" inner_html=draw::glyph(&glyph)></span> })}
            <span class="answer-words">
                <span>{text}</span>
                {(!note.is_empty()).then(|| view! { <small>{note}</small> })}
            </span>
        </AnswerButton>
    }
}

/// A button for an answer: pointing previews it, pressing chooses it, pressing again confirms it.
#[component]
pub fn AnswerButton(
    /// The answer.
    action: String,
    /// Its class.
    #[prop(optional)]
    class: &'static str,
    /// Its name, if it differs from the content.
    #[prop(optional)]
    label: Option<String>,
    /// Its content.
    children: Children,
) -> impl IntoView {
    let table = use_table();
    let action = StoredValue::new(action);
    let is_it = move |answer: Option<Chosen>| {
        answer.is_some_and(|answer| action.with_value(|action| *action == answer.action))
    };
    let is_chosen = memo(move || is_it(table.chosen()));
    let is_pointed = memo(move || is_it(table.hovered()));
    let hover = move || action.with_value(|action| table.hover_answer(action));
    let by_mouse = move |event: ev::PointerEvent| {
        if event.pointer_type() == "mouse" {
            hover();
        }
    };
    let button = NodeRef::<html::Button>::new();
    // It may have been chosen by a hint, or on the board.
    effect(move || {
        if let Some(button) = button.get().filter(|_| is_chosen.get()) {
            let nearest = ScrollIntoViewOptions::new();
            nearest.set_block(ScrollLogicalPosition::Nearest);
            nearest.set_inline(ScrollLogicalPosition::Nearest);
            button.scroll_into_view_with_scroll_into_view_options(&nearest);
        }
    });
    view! {
        <button type="button" node_ref=button class=class class:pointed=move || is_pointed.get() aria-label=label
            aria-pressed=move || is_chosen.get().to_string()
            aria-describedby=move || (is_chosen.get() || is_pointed.get()).then_some("ask-foresight")
            on:pointerenter=by_mouse on:pointerleave=move |_| table.leave()
            on:focus=move |_| hover() on:blur=move |_| table.leave()
            on:click=move |_| action.with_value(|action| table.choose(action))>
            {children()}
        </button>
    }
}

/// The consequences of the answer that is pointed at or chosen.
#[component]
fn Consequences(table: Table) -> impl IntoView {
    let foresight = table.foresight();
    let lines = move || match foresight.get() {
        Some(Ok(foresight)) => view! { <Foreseen foresight/> }.into_any(),
        Some(Err(refused)) => {
            view! { <p class="small">{refused.text} " " <RuleLink rule=refused.rule/></p> }
                .into_any()
        }
        None => ().into_any(),
    };
    // It may be longer than its place, and then keys have to reach it.
    let (place, is_longer) = (NodeRef::<html::Div>::new(), RwSignal::new(false));
    effect(move || {
        foresight.track();
        after_frame(move || {
            let place = place.try_get_untracked().flatten();
            let is_cut = place.is_some_and(|place| place.scroll_height() > place.client_height());
            is_longer.try_set(is_cut);
        });
    });
    let focusable = move || (table.lens().is_some() || is_longer.get()).then_some("0");
    view! {
        <div class="ask-foresight" id="ask-foresight" tabindex=focusable node_ref=place>{lines}</div>
    }
}

/// Consequences line by line.
#[component]
fn Foreseen(foresight: Foresight) -> impl IntoView {
    let last =
        foresight.is_final.then(|| view! { <p class="small ask-final">{t!("ask-final")}</p> });
    view! {
        <p class="ask-answer">{foresight.answer}</p>
        {told_lines(foresight.lines)}
        {last}
    }
}

/// Renders sentences as a list, good and bad ones marked.
pub fn told_lines(lines: Vec<Told>) -> impl IntoView {
    let line = |Told { text, rule, tone, .. }: Told| {
        let (class, sign) = match tone {
            Tone::Plain => ("tone-plain", "·"),
            Tone::Good => ("tone-good", "+"),
            Tone::Bad => ("tone-bad", "!"),
        };
        view! {
            <li class=class>
                <span class="tone-sign" aria-hidden="true">{sign}</span>
                <span>{text} " " <RuleLink rule/></span>
            </li>
        }
    };
    view! { <ul class="ask-lines">{lines.into_iter().map(line).collect_view()}</ul> }
}

#[cfg(test)]
mod tests;
