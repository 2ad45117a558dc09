//! Spoken reports of what a viewer sees change: the next question, the turned tile, the chosen answer.

use super::settings::tx;
use super::table::{Chosen, Table, use_table};
use crate::page::reactive::effect;
use fogbound_presenter::{Hand, Question};
use leptos::prelude::*;

/// What there is to be reported.
#[derive(Clone, Debug, Default, PartialEq)]
struct Seen {
    /// The question as a whole: the next one may say the same, but other decisions came before it.
    question: Option<Question>,
    turns: u8,
    chosen: Option<Chosen>,
}

/// The live region that reports the question, and what is done before it is answered.
#[component]
pub fn Announce() -> impl IntoView {
    let table = use_table();
    let said = RwSignal::new(String::new());
    let before = StoredValue::new(Seen::default());
    effect(move || {
        let now = seen(table);
        let news = before.with_value(|before| untrack(|| news(before, &now, table)));
        before.set_value(now);
        if let Some(news) = news {
            said.set(news);
        }
    });
    view! { <p class="visually-hidden" role="status">{said}</p> }
}

/// Returns what there is to be reported now.
fn seen(table: Table) -> Seen {
    Seen { question: table.question().get(), turns: table.shown_turns(), chosen: table.chosen() }
}

/// Returns a report of what has changed, if anything has that a listener has to know.
fn news(before: &Seen, now: &Seen, table: Table) -> Option<String> {
    let question = now.question.as_ref();
    let hand = question.and_then(|question| question.hand.as_ref());
    let shows = |hand: &Hand| hand.shows[usize::from(now.turns)].clone();
    if before.question != now.question {
        let tile =
            hand.map(|hand| tx!("web-tile-named", name = hand.name.clone(), shows = shows(hand)));
        let question = question?.text.clone();
        return Some(std::iter::once(question).chain(tile).collect::<Vec<_>>().join(" "));
    }
    let cell =
        |seen: &Seen| seen.chosen.as_ref().and_then(|chosen| chosen.placed).map(|(cell, _)| cell);
    let is_turned_there = cell(now).is_some() && cell(now) == cell(before);
    match &now.chosen {
        Some(chosen) if before.chosen != now.chosen && !is_turned_there => choice(chosen, table),
        _ if before.turns != now.turns => hand.map(|hand| turned(now.turns, shows(hand))),
        _ => None,
    }
}

/// Returns a turned tile in words.
fn turned(turns: u8, shows: String) -> String {
    tx!("ask-turned", degrees = u16::from(turns) * 90, shows)
}

/// Returns the chosen answer in words, with its consequences if nobody has pointed at it before.
fn choice(chosen: &Chosen, table: Table) -> Option<String> {
    let foresight = table.show_course(|course| course.foresee(&chosen.action).ok())?;
    let is_known = table.hovered().as_ref() == Some(chosen);
    let lines = foresight.lines.into_iter().filter(|_| !is_known).map(|told| told.text);
    let answer = tx!("chosen", what = foresight.answer);
    Some(std::iter::once(answer).chain(lines).collect::<Vec<_>>().join(" "))
}
