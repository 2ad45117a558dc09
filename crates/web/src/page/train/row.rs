//! The draft row: the stack and the tiles of the round, with the picks that are allowed.

use super::{Panels, glyphs, panel};
use crate::page::ask::AnswerButton;
use crate::page::draw;
use crate::page::each::each;
use crate::page::reactive::memo;
use crate::page::settings::tx;
use crate::page::table::use_table;
use fogbound_presenter::{Answer, Glyph, InRow, Part};
use leptos::prelude::*;

/// A tile of the row, or the stack.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Card {
    glyph: Glyph,
    text: String,
    note: String,
    /// The answer that picks it, if it may be picked now.
    action: Option<String>,
    kind: &'static str,
}

impl Card {
    fn lying(kind: &'static str, (glyph, text): (Glyph, String)) -> Card {
        Card { glyph, text, note: String::new(), action: None, kind }
    }

    fn to_pick(kind: &'static str, answer: Answer) -> Card {
        let Answer { action, text, note, glyph, .. } = answer;
        let glyph = glyph.unwrap_or(Glyph::Back);
        Card { glyph, text, note, action: Some(action), kind }
    }
}

/// The round, the lamp, and the row.
#[component]
pub(super) fn Row(panels: Panels) -> impl IntoView {
    let cards = memo(move || cards(panels));
    let title = move || panel(panels, "round").map(|panel| panel.title);
    let lines = move || {
        let parts = panel(panels, "round").map(|panel| panel.parts).unwrap_or_default();
        let line = |part| match part {
            Part::Line(told) => Some(told.text),
            Part::Glyph { text, .. } => Some(text),
            _ => None,
        };
        parts.into_iter().filter_map(line).collect::<Vec<String>>().join(" · ")
    };
    view! {
        <Show when=move || title().is_some()>
            <section class="train-row panel" aria-label=title>
                <p class="train-round"><strong>{title}</strong><span>{lines}</span></p>
                <ul tabindex="0" aria-label=title>{each(cards, card)}</ul>
            </section>
        </Show>
    }
}

/// Returns one's own hidden tile, for windows without its paper; the stack, the tile just revealed, the face-up tiles and the claimed tiles.
fn cards(panels: Panels) -> Vec<Card> {
    let answers = use_table().question().get().unwrap_or_default().answers;
    let shown = |kind: &'static str, id: &str, place: Option<InRow>| -> Vec<Card> {
        let picks = |answer: &&Answer| place.is_some() && answer.in_row == place;
        let to_pick = answers.iter().filter(picks).cloned();
        let to_pick: Vec<Card> = to_pick.map(|answer| Card::to_pick(kind, answer)).collect();
        match to_pick.is_empty() {
            true => glyphs(panels, id).into_iter().map(|glyph| Card::lying(kind, glyph)).collect(),
            false => to_pick,
        }
    };
    let own = match &glyphs(panels, "hidden")[..] {
        [(glyph, text)] => {
            let title = panel(panels, "hidden").map(|panel| panel.title).unwrap_or_default();
            let card = Card::lying("secret", (glyph.clone(), format!("{title}: {text}")));
            vec![Card { note: tx!("web-train-secret"), ..card }]
        }
        // There is none, or it is chosen now.
        _ => Vec::new(),
    };
    [
        own,
        shown("stack", "round", Some(InRow::Stack)),
        shown("revealed", "revealed", Some(InRow::Revealed)),
        shown("face-up", "face-up", Some(InRow::FaceUp)),
        shown("claimed", "claimed", None),
    ]
    .concat()
}

fn card(card: Card) -> AnyView {
    let Card { glyph, text, note, action, kind } = card;
    let picture = draw::glyph(&glyph);
    let class = format!("train-card {kind}");
    let Some(action) = action else {
        let note = (!note.is_empty()).then(|| view! { <small aria-hidden="true">{note}</small> });
        return view! {
            <li class=class>
                <span role="img" aria-label=text inner_html=picture></span>
                {note}
            </li>
        }
        .into_any();
    };
    view! {
        <li class=class>
            <AnswerButton action label=format!("{text} {note}")>
                <span class="picture" inner_html=picture></span>
                <small aria-hidden="true">{note}</small>
            </AnswerButton>
        </li>
    }
    .into_any()
}
