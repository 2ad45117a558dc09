//! The log, line by line. A line shows its tile, leads to its position and explains its rule.

use super::panels::tone;
use crate::page::around::use_around;
use crate::page::draw;
use crate::page::reactive::{effect, memo};
use crate::page::rules::RuleLink;
use crate::page::settings::{t, tx, use_settings};
use crate::page::table::use_table;
use fogbound_game::Cell;
use fogbound_presenter::{LogLine, Look};
use leptos::ev::KeyboardEvent;
use leptos::html;
use leptos::prelude::*;
use wasm_bindgen::JsCast as _;
use web_sys::HtmlElement;

/// Distance from its end within which a log follows new events, in pixels.
const NEAR: i32 = 80;

/// The log of events up to now. The displayed position is marked.
#[component]
pub fn Log() -> impl IntoView {
    let table = use_table();
    let settings = use_settings();
    let lines = memo(move || {
        settings.language();
        table
            .show_beside(|game| game.log(Look::default()))
            .into_iter()
            .enumerate()
            .collect::<Vec<_>>()
    });
    let paper = NodeRef::<html::Div>::new();
    let follows = StoredValue::new(true);
    effect(move || {
        let ply = table.ply();
        lines.track();
        let Some(paper) = paper.get() else { return };
        let follows = follows.get_value();
        // The lines are there with the next frame.
        request_animation_frame(move || match ply {
            Some(_) => show_current(&paper),
            None if follows => paper.set_scroll_top(paper.scroll_height()),
            None => {}
        });
    });
    let scrolled = move |_| {
        if let Some(paper) = paper.get_untracked() {
            let below = paper.scroll_height() - paper.scroll_top() - paper.client_height();
            follows.set_value(below < NEAR);
        }
    };
    view! {
        <div class="log" role="log" aria-live="off" aria-label=t!("rail-log") tabindex="0" node_ref=paper
            on:scroll=scrolled on:keydown=walk>
            <ol>
                <For each=move || lines.get() key=|(at, line)| (*at, line.ply, line.told.text.clone()) let:line><Line line=line.1/></For>
            </ol>
            <Show when=move || lines.with(Vec::is_empty)><p>{t!("log-empty")}</p></Show>
        </div>
    }
}

/// A line of the log, or a heading in it.
#[component]
fn Line(line: LogLine) -> impl IntoView {
    let table = use_table();
    let around = use_around();
    let LogLine { ply, is_heading, told, tile } = line;
    let cell = told.cells.first().copied();
    let point = move || around.told.set(cell);
    let leave = move || around.told.set(None);
    on_cleanup(leave);
    let name = cell.map(|Cell { x, y }| {
        let text = told.text.as_str();
        untrack(|| tx!("log-line", text, x, y))
    });
    let picture = tile.map(|tile| {
        view! { <span class="log-picture" aria-hidden="true" inner_html=draw::glyph(&tile)></span> }
    });
    let is_current = move || table.ply() == Some(ply);
    let is_later = move || table.ply().is_some_and(|at| at < ply);
    let look = move |_| {
        let last = table.peek(|game| game.plies());
        // The newest position of a running game is the present.
        table.look_at((table.is_recorded() || ply < last).then_some(ply));
    };
    view! {
        <li class="log-line" class:heading=is_heading class:current=is_current class:later=is_later
            on:pointerenter=move |_| point() on:pointerleave=move |_| leave()
            on:focusin=move |_| point() on:focusout=move |_| leave()>
            <button type="button" tabindex="-1" class=tone(told.tone) aria-label=name
                aria-current=move || is_current().then_some("step") on:click=look>
                {picture} <span>{told.text}</span>
            </button>
            " "
            <RuleLink rule=told.rule/>
        </li>
    }
}

/// Brings the line of the displayed position into view, without moving anything else.
fn show_current(paper: &HtmlElement) {
    let line = paper.query_selector(".log-line.current").ok().flatten();
    if let Some(line) = line.and_then(|line| line.dyn_into::<HtmlElement>().ok()) {
        paper.set_scroll_top(line.offset_top() - paper.client_height() / 2);
    }
}

/// Moves from line to line by the arrow keys, so that the log is one stop for Tab.
fn walk(event: KeyboardEvent) {
    let Some(focused) = document().active_element() else { return };
    let line = focused.closest(".log-line").ok().flatten();
    let place = match (event.key().as_str(), &line) {
        ("ArrowDown", Some(line)) => line.next_element_sibling(),
        ("ArrowUp", Some(line)) => line.previous_element_sibling(),
        ("ArrowUp" | "ArrowDown", None) => {
            focused.query_selector(".log-line:last-of-type").ok().flatten()
        }
        _ => return,
    };
    let button = place.and_then(|place| place.query_selector("button").ok().flatten());
    if let Some(button) = button.and_then(|button| button.dyn_into::<HtmlElement>().ok()) {
        // An element that cannot have the focus now is passed over.
        let _ = button.focus();
        event.prevent_default();
        event.stop_propagation();
    }
}
