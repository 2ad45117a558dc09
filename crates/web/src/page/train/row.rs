//! The draft row: the stack and the tiles of the round, to be picked where they may be.

use super::{Panels, panel, pictures};
use crate::page::table::use_table;
use fogbound_presenter::{Answer, Part};
use leptos::prelude::*;

/// A tile of the row, or the stack.
#[derive(Clone, PartialEq)]
struct Card {
    picture: String,
    text: String,
    note: String,
    /// The answer that picks it, if it may be picked now.
    action: Option<String>,
    kind: &'static str,
}

impl Card {
    fn lying(kind: &'static str, (picture, text): (String, String)) -> Card {
        Card { picture, text, note: String::new(), action: None, kind }
    }

    fn to_pick(kind: &'static str, answer: Answer) -> Card {
        let Answer { action, text, note, picture, .. } = answer;
        Card { picture, text, note, action: Some(action), kind }
    }
}

/// The round, the lamp, and the row.
#[component]
pub(super) fn Row(panels: Panels) -> impl IntoView {
    let cards = Memo::new(move |_| cards(panels));
    let title = move || panel(panels, "round").map(|panel| panel.title);
    let lines = move || {
        let parts = panel(panels, "round").map(|panel| panel.parts).unwrap_or_default();
        let line = |part| match part {
            Part::Line(told) => Some(told.text),
            Part::Picture { text, .. } => Some(text),
            _ => None,
        };
        parts.into_iter().filter_map(line).collect::<Vec<String>>().join(" · ")
    };
    view! {
        <Show when=move || title().is_some()>
            <section class="train-row panel" aria-label=title>
                <p class="train-round"><strong>{title}</strong><span>{lines}</span></p>
                <ul>{move || cards.get().into_iter().map(card).collect_view()}</ul>
            </section>
        </Show>
    }
}

/// The stack, the tile just revealed, those that lie face up, those that are claimed.
fn cards(panels: Panels) -> Vec<Card> {
    let question = use_table().question().get().unwrap_or_default();
    let drafts = matches!(question.ask, "claim" | "decide");
    let (mut reveals, mut claims) = (Vec::new(), Vec::new());
    for answer in question.answers.into_iter().filter(|_| drafts) {
        match answer.action.split_once(' ') {
            Some(("claim", _)) => claims.push(answer),
            None if answer.action == "reveal" => reveals.push(answer),
            _ => {}
        }
    }
    let shown = |kind: &'static str, id: &str, answers: Vec<Answer>| -> Vec<Card> {
        match answers.is_empty() {
            true => {
                pictures(panels, id).into_iter().map(|picture| Card::lying(kind, picture)).collect()
            }
            false => answers.into_iter().map(|answer| Card::to_pick(kind, answer)).collect(),
        }
    };
    let (revealed, face_up) = match question.ask {
        "decide" => (claims, Vec::new()),
        _ => (Vec::new(), claims),
    };
    [
        shown("stack", "round", reveals),
        shown("revealed", "revealed", revealed),
        shown("face-up", "face-up", face_up),
        shown("claimed", "claimed", Vec::new()),
    ]
    .concat()
}

fn card(card: Card) -> AnyView {
    let Card { picture, text, note, action, kind } = card;
    let class = format!("train-card {kind}");
    let Some(action) = action else {
        return view! { <li class=class role="img" aria-label=text inner_html=picture></li> }
            .into_any();
    };
    let table = use_table();
    let chosen = {
        let action = action.clone();
        Memo::new(move |_| table.chosen().is_some_and(|chosen| chosen.action == action))
    };
    view! {
        <li class=class>
            <button
                type="button"
                aria-label=format!("{text} {note}")
                aria-pressed=move || chosen.get().to_string()
                on:click=move |_| table.choose(&action)
            >
                <span inner_html=picture></span>
                <small aria-hidden="true">{note.clone()}</small>
            </button>
        </li>
    }
    .into_any()
}
