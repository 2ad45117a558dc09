//! The question, and everything to answer it with.

use super::around::use_around;
use super::draw;
use super::each::part_of;
use super::icons;
use super::rules::RuleLink;
use super::settings::{t, tx};
use super::table::{Chosen, Table, use_table};
use crate::page::reactive::memo;
use fogbound_presenter::{Answer, Chair, Foresight, InRow, Question, Told, Tone};
use leptos::ev;
use leptos::prelude::*;

/// The question of the person at the screen, with the tile in hand, the answers and their consequences.
#[component]
pub fn Ask() -> impl IntoView {
    let table = use_table();
    let question = table.question();
    let has_hand = move || {
        question.with(|question| question.as_ref().is_some_and(|question| question.hand.is_some()))
    };
    view! {
        <section class="ask" aria-labelledby="ask-question">
            <div class="hand" class:with-hand=has_hand>
                <Show when=has_hand><Hand table/></Show>
                <div class="ask-words">
                    <Headline table/>
                    <Drafted table/>
                    <p class="small ask-advice">
                        {move || table.question().with(|question| advice(question.as_ref()?))}
                    </p>
                </div>
                <Buttons table/>
            </div>
            <Words table/>
        </section>
    }
}

/// The width of the paper beside a cell, in pixels, and its distance from it in cells.
const PAPER: (f64, f64) = (280.0, 1.1);

/// The answers that are no cells, the consequences of an answer, and the reason of a refusal. Where a cell is
/// pointed at, they stand beside it if the screen is large.
#[component]
fn Words(table: Table) -> impl IntoView {
    let around = use_around();
    let question = table.question();
    let is_listed = memo(move || {
        question.with(|asked| asked.iter().any(|it| it.answers.iter().any(is_in_list)))
    });
    let is_empty = move || {
        !is_listed.get() && table.foresight().with(Option::is_none) && table.refused().is_none()
    };
    let beside = move || around.spot.get().filter(|_| !is_listed.get());
    let left = move || {
        let [from, _, to, _] = beside()?;
        let away = (to - from) * PAPER.1;
        let wide = window().inner_width().ok()?.as_f64()?;
        let is_room = to + away + PAPER.0 < wide;
        let at = if is_room { to + away } else { (from - away - PAPER.0).max(12.0) };
        Some(format!("{at}px"))
    };
    let top = move || beside().map(|[_, from, _, _]| format!("{from}px"));
    view! {
        <div class="ask-paper panel" class:listed=move || is_listed.get() class:hidden=is_empty
            class:beside=move || beside().is_some() style:--left=left style:--top=top>
            <Refusal table/>
            <Answers table/>
            <Consequences table/>
        </div>
    }
}

/// The question, or the reason for waiting.
#[component]
fn Headline(table: Table) -> impl IntoView {
    let question = table.question();
    let is_asked = move || question.with(Option::is_some);
    let text = move || match is_asked() {
        true => part_of(question, |question| question.text.clone()),
        false => waiting(table),
    };
    let rule =
        move || view! { <RuleLink rule=part_of(question, |question| question.rule.clone())/> };
    let thinks = move || !is_asked() && table.is_thinking();
    let resume = move || {
        let waits = table.is_paused() && table.show(|game| game.bot_to_decide()).is_some();
        waits.then(|| {
            view! {
                <button type="button" class="button" on:click=move |_| table.pause(false)>
                    {icons::go_on()} {t!("ask-resume")}
                </button>
            }
        })
    };
    view! {
        <div class="ask-head">
            <h2 id="ask-question" class:thinks=thinks>{text}</h2>
            {rule} {resume}
        </div>
    }
}

/// Returns the reason why nothing is asked.
fn waiting(table: Table) -> String {
    if table.show(|game| game.ending()).is_some() {
        return tx!("ask-over");
    }
    let chairs = table.show(|game| game.chairs());
    let names = |chairs: &[Chair]| {
        let deciding = chairs.iter().filter(|chair| chair.is_deciding);
        deciding.map(|chair| chair.name.clone()).collect::<Vec<_>>().join(", ")
    };
    let names = names(&chairs);
    match (table.is_paused(), table.is_thinking()) {
        (true, _) => tx!("ask-paused"),
        (false, true) => tx!("ask-thinking", names),
        (false, false) => tx!("ask-waiting", names),
    }
}

/// The steps of the turn that are already decided.
#[component]
fn Drafted(table: Table) -> impl IntoView {
    let question = table.question();
    let steps = move || part_of(question, |question| question.draft.clone());
    let step = |text: String| view! { <li>{icons::confirm()} {text}</li> };
    move || {
        let steps = steps();
        (!steps.is_empty()).then(|| {
            view! {
                <ol class="ask-draft" aria-label=t!("ask-draft")>
                    {steps.into_iter().map(step).collect_view()}
                </ol>
            }
        })
    }
}

/// The tile in hand, and the buttons that turn it.
#[component]
fn Hand(table: Table) -> impl IntoView {
    let hand = memo(move || table.question().get().and_then(|question| question.hand));
    let turns = move || usize::from(table.shown_turns());
    let picture =
        move || hand.with(|hand| hand.as_ref().map(|hand| draw::in_hand(&hand.glyphs[turns()])));
    let turned = move || {
        let hand = hand.get()?;
        let (name, shows) = (hand.name, hand.shows[turns()].clone());
        Some(tx!("ask-hand", name, degrees = turns() * 90, shows))
    };
    let name = move || part_of(hand, |hand| hand.name.clone());
    let note = move || part_of(hand, |hand| hand.note.clone());
    let looks = move || part_of(hand, |hand| hand.looks.len());
    let fixed = move || (looks() < 2).to_string();
    view! {
        <div class="ask-hand">
            <button type="button" class="ask-turn left" aria-label=t!("ask-turn-left") title=t!("ask-turn-left-title")
                aria-disabled=fixed on:click=move |_| table.turn(false)>{icons::turn_left()}</button>
            <button type="button" class="ask-tile" aria-label=turned on:click=move |_| table.turn(true)
                inner_html=picture></button>
            <button type="button" class="ask-turn right" aria-label=t!("ask-turn-right") title=t!("ask-turn-right-title")
                aria-disabled=fixed on:click=move |_| table.turn(true)>{icons::turn_right()}</button>
        </div>
        <p class="ask-name"><strong>{name}</strong> " " <small>{note}</small></p>
    }
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
    let question = table.question();
    let answers = move || {
        let answers = part_of(question, |question| question.answers.clone());
        answers.into_iter().filter(is_in_list).collect::<Vec<_>>()
    };
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
    view! {
        <button type="button" class=class class:pointed=move || is_pointed.get() aria-label=label
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
    view! { <div class="ask-foresight" id="ask-foresight">{lines}</div> }
}

/// Returns advice on pointing at an answer to see its consequences.
fn advice(question: &Question) -> Option<String> {
    if !question.cells.is_empty() {
        return Some(tx!("ask-advice"));
    }
    let in_row = question.answers.iter().any(|answer| answer.in_row.is_some());
    let is_asked = !question.answers.is_empty();
    is_asked.then(|| if in_row { tx!("ask-advice-row") } else { tx!("ask-advice-answer") })
}

/// Consequences line by line.
#[component]
fn Foreseen(foresight: Foresight) -> impl IntoView {
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
    let last =
        foresight.is_final.then(|| view! { <p class="small ask-final">{t!("ask-final")}</p> });
    view! {
        <p class="ask-answer">{foresight.answer}</p>
        <ul class="ask-lines">{foresight.lines.into_iter().map(line).collect_view()}</ul>
        {last}
    }
}

/// The buttons for confirming, taking back and asking for a hint.
#[component]
fn Buttons(table: Table) -> impl IntoView {
    let is_asked = move || table.question().with(Option::is_some);
    let nothing_chosen = move || table.chosen().is_none();
    view! {
        <div class="ask-buttons">
            <button type="button" class="button" title=t!("ask-undo-title") on:click=move |_| table.take_back()>
                {icons::undo()} <span>{t!("ask-undo")}</span>
            </button>
            <button type="button" class="button" title=t!("ask-hint-title")
                aria-disabled=move || (!is_asked()).to_string() on:click=move |_| table.hint()>
                {icons::hint()} <span>{t!("ask-hint")}</span>
            </button>
            <button type="button" class="button primary" title=t!("ask-confirm-title")
                aria-disabled=move || nothing_chosen().to_string() on:click=move |_| table.confirm()>
                {icons::confirm()} <span>{t!("ask-confirm")}</span>
            </button>
        </div>
    }
}
