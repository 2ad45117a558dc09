//! The lens: the tile just laid, enlarged, with the piece in use on every place where it may go.

use super::paper::AnswerButton;
use crate::page::around::use_around;
use crate::page::board::{Area, Point};
use crate::page::draw;
use crate::page::reactive::{effect, memo};
use crate::page::settings::{t, tx};
use crate::page::table::Table;
use fogbound_presenter::{Answer, Gain, Overlays, Piece};
use leptos::html;
use leptos::prelude::*;
use web_sys::Element;

/// The pieces to choose from, with their number in the supply.
#[component]
pub fn Pieces(table: Table) -> impl IntoView {
    let in_use = memo(move || table.piece());
    let button = move |piece: Piece| {
        let Piece { name, glyph, left } = piece;
        let picture = draw::glyph(&glyph);
        let of_it = glyph.clone();
        let is_in_use = move || in_use.with(|it| it.as_ref() == Some(&of_it)).to_string();
        let label = tx!("ask-piece", name = name.clone(), left);
        view! {
            <button type="button" class="piece" title=label aria-pressed=is_in_use
                on:click=move |_| table.pick(glyph.clone())>
                <span class="piece-picture" aria-hidden="true" inner_html=picture></span>
                <span class="piece-name">{name}</span> <b>{left}</b>
            </button>
        }
    };
    view! {
        <div class="pieces" role="group" aria-label=t!("ask-pieces")>
            {move || table.pieces().into_iter().map(button).collect_view()}
        </div>
    }
}

/// The tile just laid, and the answers at their places on it. The answer that places nothing stands below.
#[component]
pub fn Lens(table: Table) -> impl IntoView {
    let board = memo(move || {
        let look = table.look();
        table.lens().map(|cell| (cell, table.show(|game| game.board(look, Overlays::None)).scene))
    });
    let picture = move || {
        board.with(|board| board.as_ref().and_then(|(cell, scene)| draw::under_lens(scene, *cell)))
    };
    let places = memo(move || {
        let answers = table.offered();
        board.with(|board| {
            let spots = answers.iter().filter_map(|answer| Some(answer.spot.as_ref()?.stand));
            let points = board.as_ref().map(|(cell, scene)| draw::spots(scene, *cell, spots));
            let mut points = points.into_iter().flatten();
            let place = |answer: Answer| {
                let point = answer.spot.as_ref().and_then(|_| points.next());
                (answer, point)
            };
            answers.into_iter().map(place).collect::<Vec<_>>()
        })
    });
    view! {
        <div class="lens">
            <div class="lens-picture" aria-hidden="true" inner_html=picture></div>
            <ul class="ask-answers" aria-labelledby="ask-question">
                <For each=move || places.get() key=|(answer, _)| (answer.action.clone(), answer.text.clone(), answer.note.clone())
                    let((answer, point))>
                    <li class:spot=point.is_some() style:--x=point.map(|point| point.x.to_string())
                        style:--y=point.map(|point| point.y.to_string())>{spot(answer)}</li>
                </For>
            </ul>
        </div>
    }
}

/// Renders an answer under the lens.
fn spot(answer: Answer) -> impl IntoView {
    let Answer { action, text, note, glyph, spot, .. } = answer;
    let Some(spot) = spot else {
        return view! { <AnswerButton action class="button answer is-pass">{text}</AnswerButton> }
            .into_any();
    };
    let gain = spot.gain.filter(|gain| gain.points > 0).map(|Gain { points, is_now }| {
        let class = if is_now { "gain is-now" } else { "gain" };
        view! { <b class=class aria-hidden="true">"+" {points}</b> }
    });
    let label = if note.is_empty() { text } else { format!("{text}, {note}") };
    view! {
        <AnswerButton action class="spot-button" label>
            <span class="spot-picture" aria-hidden="true" inner_html=draw::optional(glyph.as_ref())></span>
            {gain}
        </AnswerButton>
    }
    .into_any()
}

/// The two lines between the tile and its lens.
#[component]
pub fn Tie(
    /// The paper with the lens.
    paper: NodeRef<html::Div>,
) -> impl IntoView {
    let spot = use_around().surroundings;
    let path = RwSignal::new(None);
    effect(move || {
        let spot = spot.get();
        // The paper takes its place first.
        request_animation_frame(move || {
            let paper = paper.try_get_untracked().flatten();
            let area = paper.map(|paper| Area::of_element(AsRef::<Element>::as_ref(&paper)));
            // The lens may be gone by then.
            let _ = path.try_set(spot.zip(area).map(|(spot, area)| tie(spot.cell, area)));
        });
    });
    view! { <svg class="lens-tie" aria-hidden="true"><path d=path></path></svg> }
}

/// Returns the outline of the ground between a cell and a paper beside it.
fn tie(cell: Area, paper: Area) -> String {
    let is_before = paper.from.x < cell.from.x;
    let (from, to) = if is_before { (cell.from.x, paper.to.x) } else { (cell.to.x, paper.from.x) };
    let Point { y: top, .. } = paper.from;
    format!("M{from} {}L{to} {top}V{}L{from} {}", cell.from.y, paper.to.y, cell.to.y)
}
