//! The question, and everything to answer it with.

mod lens;
mod paper;
mod tell;

pub use paper::{AnswerButton, told_lines};

use super::analysis::{Analyst, take_back};
use super::around::use_around;
use super::draw;
use super::each::part_of;
use super::icons;
use super::online::Place;
use super::rules::RuleLink;
use super::settings::{t, tx};
use super::table::{Table, use_table};
use crate::page::reactive::memo;
use fogbound_guest::Guest;
use fogbound_presenter::{Chair, Course, InRow, Question};
use leptos::prelude::*;
use paper::Paper;
use tell::{Choice, Picked, TellButtons, Telling};

/// The question of the person at the screen, with the tile in hand, the answers and their consequences.
#[component]
pub fn Ask() -> impl IntoView {
    let table = use_table();
    let question = table.question();
    let has_hand = move || {
        question.with(|question| question.as_ref().is_some_and(|question| question.hand.is_some()))
    };
    let telling = Telling::new(table);
    let place = use_context::<Place>();
    view! {
        <section class="ask" aria-labelledby="ask-question">
            <div class="hand" class:with-hand=move || has_hand() || telling.is_due()
                class:tells=move || telling.is_due()>
                <Show when=has_hand><Hand table/></Show>
                <Show when=move || telling.is_due()><Picked telling/></Show>
                <Revealed table/>
                <HandOfOthers table/>
                <div class="ask-words">
                    <Headline table/>
                    <Drafted table/>
                    <Show when=move || telling.is_due()><Choice telling/></Show>
                    <p class="small ask-advice" class:advised=move || table.adviser().is_some()
                        class:late=move || late(place).is_some()>
                        {move || match table.adviser() {
                            Some(adviser) => Some(adviser),
                            None => match table.question().with(Option::clone) {
                                Some(question) => advice(&question),
                                None => late(place).or_else(|| propose(table)),
                            },
                        }}
                    </p>
                </div>
                <Buttons table telling/>
            </div>
            <Paper table/>
        </section>
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
    let ending = use_around().ending;
    let report = move || {
        let is_over = table.show(|game| game.ending()).is_some() && !table.is_analysed();
        is_over.then(|| {
            view! {
                <button type="button" class="button" on:click=move |_| ending.set(true)>{t!("ending-show")}</button>
            }
        })
    };
    view! {
        <div class="ask-head">
            <h2 id="ask-question" class:thinks=thinks>{text}</h2>
            {rule} {resume} {report}
        </div>
    }
}

/// Returns the reason why nothing is asked.
fn waiting(table: Table) -> String {
    if let Some(ending) = table.show(|game| game.ending()) {
        return ending.title;
    }
    if table.wants_tile() {
        return tx!("tell-which");
    }
    let chairs = table.show(|game| game.chairs());
    // Who has chosen unseen waits for the others.
    let has_made = |chair: &Chair| table.show_course(|course| course.has_made(chair.seat));
    let deciding = chairs.into_iter().filter(|chair| chair.is_deciding && !has_made(chair));
    let names = deciding.map(|chair| chair.name).collect::<Vec<_>>().join(", ");
    match (table.is_paused(), table.is_thinking()) {
        (true, _) => tx!("ask-paused"),
        (false, true) => tx!("ask-thinking", names),
        (false, false) if table.show_course(Course::looks_on) => tx!("ask-watching", names),
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

/// The tile that has just been revealed, as long as the question is who gets it.
#[component]
fn Revealed(table: Table) -> impl IntoView {
    let glyph = memo(move || {
        table.question().with(|question| {
            let question = question.as_ref().filter(|question| question.hand.is_none())?;
            let mut answers = question.answers.iter();
            answers.find(|answer| answer.in_row == Some(InRow::Revealed))?.glyph.clone()
        })
    });
    let picture = move || glyph.get().map(|glyph| draw::in_hand(&glyph));
    move || {
        picture().map(|picture| {
            view! { <div class="ask-hand" aria-hidden="true"><div class="ask-tile" inner_html=picture></div></div> }
        })
    }
}

/// The tile in the hand of somebody at another screen, for those who may advise them.
#[component]
fn HandOfOthers(table: Table) -> impl IntoView {
    let glyph = memo(move || {
        table.question_of_others().with(|question| {
            let hand = question.as_ref()?.hand.as_ref()?;
            hand.glyphs.first().cloned()
        })
    });
    move || {
        glyph.get().map(|glyph| {
            view! {
                <div class="ask-hand of-others" aria-hidden="true">
                    <div class="ask-tile" inner_html=draw::in_hand(&glyph)></div>
                </div>
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

/// Tells those who look on how late they see what happens.
fn late(place: Option<Place>) -> Option<String> {
    let late = place?.show(Guest::late);
    (late > 0).then(|| tx!("page-late", n = late))
}

/// Returns advice on what can be proposed to somebody at another screen.
fn propose(table: Table) -> Option<String> {
    let question = table.question_of_others();
    let has_cells = |question: &Option<Question>| {
        question.as_ref().is_some_and(|question| !question.cells.is_empty())
    };
    question.with(has_cells).then(|| tx!("online-propose"))
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

/// The buttons for confirming, taking back and asking for a hint.
#[component]
fn Buttons(table: Table, telling: Telling) -> impl IntoView {
    let analyst = use_context::<Analyst>();
    view! {
        <Show when=move || !table.show_course(Course::looks_on)>
            <div class="ask-buttons">
                <button type="button" class="button" title=t!("ask-undo-title")
                    aria-disabled=move || table.is_untouched().to_string() on:click=move |_| take_back(table, analyst)>
                    {icons::undo()} <span>{t!("ask-undo")}</span>
                </button>
                <Show when=move || telling.is_due() fallback=move || view! { <Answering table/> }><TellButtons telling/></Show>
            </div>
        </Show>
    }
}

/// The buttons for a hint and for confirming.
#[component]
fn Answering(table: Table) -> impl IntoView {
    let is_asked = move || table.question().with(Option::is_some);
    let nothing_chosen = move || table.chosen().is_none();
    view! {
            {table.has_hints().then(|| view! {
                <button type="button" class="button" title=t!("ask-hint-title")
                    aria-disabled=move || (!is_asked()).to_string() on:click=move |_| table.hint()>
                    {icons::hint()} <span>{t!("ask-hint")}</span>
                </button>
            })}
            <button type="button" class="button primary" title=t!("ask-confirm-title")
                aria-disabled=move || nothing_chosen().to_string() on:click=move |_| table.confirm()>
                {icons::confirm()} <span>{t!("ask-confirm")}</span>
            </button>
    }
}
