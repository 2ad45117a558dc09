//! The tree of moves, and what can be done at a place in it.

use super::Analyst;
use crate::page::go;
use crate::page::icons;
use crate::page::reactive::{effect, memo};
use crate::page::settings::{t, tx};
use crate::page::sharing::{Copying, whole};
use fogbound_presenter::{MoveLine, form};
use fogbound_table::record::Sign;
use fogbound_table::texts::family;
use leptos::ev;
use leptos::html;
use leptos::prelude::*;

/// The most characters of a remark.
const LONGEST: &str = "2000";

/// The id of the move that one looks at.
const HERE: &str = "analysis-here";

/// The moves with their variations, and the tools for the place.
#[component]
pub fn Moves() -> impl IntoView {
    let analyst = expect_context::<Analyst>();
    let moves = memo(move || Listed(analyst.moves()));
    let line = move |step: MoveLine| view! { <Line analyst step/> };
    effect(move || {
        moves.track();
        let scroll = || {
            if let Some(here) = document().get_element_by_id(HERE) {
                let how = web_sys::ScrollIntoViewOptions::new();
                how.set_block(web_sys::ScrollLogicalPosition::Nearest);
                here.scroll_into_view_with_scroll_into_view_options(&how);
            }
        };
        crate::page::frames::after_frame(scroll);
    });
    let is_empty = move || moves.with(|moves| moves.0.is_empty());
    view! {
        <div class="analysis-moves">
            <Tools analyst/>
            <Show when=is_empty><p>{t!("analysis-empty")}</p></Show>
            <ol class="move-tree" aria-label=t!("analysis-moves")>
                {move || moves.get().0.into_iter().map(line).collect_view()}
            </ol>
        </div>
    }
}

/// The moves, to be compared.
#[derive(Clone, PartialEq)]
struct Listed(Vec<MoveLine>);

/// A move, to go there.
#[component]
fn Line(analyst: Analyst, step: MoveLine) -> impl IntoView {
    let MoveLine { id, number, depth, text, sign, remark, is_here, .. } = step;
    let texts = analyst.settings().texts();
    let signed = sign.map(|sign| {
        let name = texts.say(family!("analysis-sign-", Sign::name, sign));
        view! { <strong>{sign.text()}</strong><span class="visually-hidden">{name}</span> }
    });
    let class = format!("move-line depth-{} {}", depth.min(4), sign.map_or("", Sign::name));
    view! {
        <li>
            <button class=class type="button" id=is_here.then_some(HERE)
                aria-current=is_here.then_some("step") on:click=move |_| analyst.walk(|it| it.go_to(id))>
                <span class="move-number">{number}"."</span>
                <span>{text}</span>
                {signed}
            </button>
            {(!remark.is_empty()).then(|| view! { <p class="move-remark small">{remark}</p> })}
        </li>
    }
}

/// What can be done at the place.
#[component]
fn Tools(analyst: Analyst) -> impl IntoView {
    let here = memo(move || {
        analyst.moves().into_iter().find(|it| it.is_here).map(|it| (it.sign, it.remark))
    });
    let sign_of = move || here.with(|here| here.as_ref().and_then(|(sign, _)| *sign));
    let remark =
        move || here.with(|here| here.as_ref().map(|(_, text)| text.clone())).unwrap_or_default();
    let texts = analyst.settings().texts();
    let sign = move |sign: Sign| {
        let name = texts.say(family!("analysis-sign-", Sign::name, sign));
        view! { <option value=sign.text() selected=move || sign_of() == Some(sign)>{sign.text()}" "{name}</option> }
    };
    let set_sign = move |event: ev::Event| {
        let sign = Sign::parse(&event_target_value(&event));
        analyst.change(|it| it.set_sign(sign));
    };
    let set_remark = move |event: ev::Event| {
        let text = event_target_value(&event);
        analyst.change(|it| it.set_remark(&text));
    };
    let link = RwSignal::new(None::<String>);
    effect(move || {
        here.track();
        link.set(None);
    });
    view! {
        <div class="analysis-tools">
            <div class="analysis-line">
                <button class="button" type="button" aria-label=t!("analysis-other") title=t!("analysis-other")
                    on:click=move |_| analyst.walk(|it| it.beside())>{icons::chapter_on()}</button>
                <button class="button" type="button" aria-label=t!("analysis-promote") title=t!("analysis-promote")
                    on:click=move |_| analyst.change(|it| { it.promote(); })>{icons::promote()}</button>
                <button class="button" type="button" aria-label=t!("analysis-delete") title=t!("analysis-delete")
                    on:click=move |_| analyst.delete()>{icons::bin()}</button>
                <button class="button" type="button" aria-label=t!("analysis-share") title=t!("analysis-share")
                    on:click=move |_| link.set(Some(whole(&untrack(|| analyst.route()))))>{icons::link()}</button>
                <select aria-label=t!("analysis-sign") on:change=set_sign>
                    <option value="" selected=move || sign_of().is_none()>{t!("analysis-sign-none")}</option>
                    {Sign::ALL.iter().copied().map(sign).collect_view()}
                </select>
            </div>
            {move || link.get().map(|address| view! { <Copying address/> })}
            <Show when=move || analyst.has_deleted()>
                <button class="button" type="button" on:click=move |_| analyst.restore()>{icons::undo()}{t!("analysis-restore")}</button>
            </Show>
            <textarea rows="2" maxlength=LONGEST aria-label=t!("analysis-remark") placeholder=t!("analysis-remark")
                prop:value=remark on:change=set_remark></textarea>
            <PlayOn analyst/>
        </div>
    }
}

/// Plays on from the place, against bots of a level.
#[component]
fn PlayOn(analyst: Analyst) -> impl IntoView {
    let field = NodeRef::<html::Select>::new();
    let texts = analyst.settings().texts();
    let form = form(analyst.peek(|it| it.game_id()), &texts);
    let usual = form.usual_bot;
    let bots = form.bots.into_iter().map(|bot| {
        let name = tx!("seats-bot", bot);
        view! { <option value=bot selected=bot == usual>{name}</option> }
    });
    let play = move |_| {
        let bot = field.get_untracked().map(|field| field.value()).unwrap_or_default();
        if let Some(route) = analyst.play_on(&bot) {
            go(&route);
        }
    };
    view! {
        <div class="analysis-line">
            <button class="button primary" type="button" on:click=play>{icons::play()}{t!("analysis-play")}</button>
            <select aria-label=t!("analysis-level") node_ref=field>{bots.collect_view()}</select>
        </div>
    }
}
