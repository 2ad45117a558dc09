//! The end of a game: the verdict, the course of the game, its moments, and the choices for going on. The board stays
//! in sight beside it.

mod course;
mod told;

use crate::page::around::use_around;
use crate::page::dialog::Dialog;
use crate::page::frames::repeat;
use crate::page::icons;
use crate::page::rails::tone;
use crate::page::reactive::{effect, memo};
use crate::page::rules::RuleLink;
use crate::page::settings::t;
use crate::page::strip::{Item, Shared, again, download};
use crate::page::table::{Table, use_table};
use crate::page::{Route, go};
use course::Course;
use fogbound_presenter::{Ending as End, Next, Story, Told};
use fogbound_table::texts::msg;
use leptos::prelude::*;
use std::time::Duration;
use told::{Moments, Shares};

/// Time for which the last move is shown before the end is reported.
const LAST_LOOK: Duration = Duration::from_millis(1200);

/// Time for which a step of the scoring is shown by itself.
const STEP: Duration = Duration::from_millis(1600);

/// The result of the game, as soon as it is over.
#[component]
pub fn Ending(
    /// The table to play again at, if not the displayed one.
    #[prop(optional)]
    running: Option<Table>,
) -> impl IntoView {
    let table = use_table();
    let shown = use_around().ending;
    let ending = memo(move || table.show(|game| game.ending()));
    let is_over = memo(move || ending.with(Option::is_some));
    // A player who opens a recorded game knows that it is over.
    effect(move || {
        if !is_over.get() || table.is_recorded() {
            return shown.set(false);
        }
        let tell = move || {
            if is_over.try_get_untracked() == Some(true) {
                shown.set(true);
            }
        };
        set_timeout(tell, LAST_LOOK);
    });
    let title = Signal::derive(move || ending.get().map(|end| end.title).unwrap_or_default());
    // Whoever has looked back from here sees the end of the game again.
    effect(move || {
        if !shown.get() && is_over.get_untracked() && !table.is_recorded() {
            table.look_at(None);
        }
    });
    let report = move |end: End| {
        let story = table.peek(|game| game.story());
        let next = story.as_ref().map(|story| story.next.clone());
        view! {
            <Report end story=story.map(StoredValue::new)/>
            <GoOn played=running.unwrap_or(table) next/>
        }
    };
    view! {
        <Dialog shown title class="ending">{move || ending.get().map(report)}</Dialog>
    }
}

/// The report of the end.
#[component]
fn Report(end: End, story: Option<StoredValue<Story>>) -> impl IntoView {
    let verdict = match end.won {
        Some(true) => "ending-mark won",
        Some(false) => "ending-mark lost",
        None => "ending-mark",
    };
    let told = story.map(|story| view! {
        <p class="ending-verdict">
            <strong class="ending-badge">{story.with_value(|story| story.badge.clone())}</strong>" "
            {story.with_value(|story| story.verdict.clone())}
        </p>
        <Course story/>
        <Moments story/>
        <Shares story/>
    });
    let lines = |lines: Vec<String>| {
        let line = |line: String| view! { <li>{line}</li> };
        view! { <ul class="ending-lines">{lines.into_iter().map(line).collect_view()}</ul> }
    };
    let steps = end.steps;
    view! {
        <div class=verdict aria-hidden="true"></div>
        {told}
        {(!steps.is_empty()).then(|| view! { <Scoring steps/> })}
        <details class="ending-shuffle">
            <summary>{t!("ending-details")}</summary>
            <p class="ending-rule">{t!("ending-by")}" "<RuleLink rule=end.rule/></p>
            {lines(end.lines)}
            {lines(end.shuffle)}
        </details>
    }
}

/// The final scoring, step by step.
#[component]
fn Scoring(steps: Vec<Told>) -> impl IntoView {
    let last = steps.len().saturating_sub(1);
    let at = RwSignal::new(0_usize);
    let running = RwSignal::new(false);
    let step = move || match at.get_untracked() < last {
        true => at.update(|at| *at += 1),
        false => running.set(false),
    };
    repeat(move || running.get().then_some(STEP), step);
    let go_to = move |step: usize| {
        running.set(false);
        at.set(step);
    };
    let count = steps.len();
    let line = move |(number, told): (usize, Told)| {
        view! {
            <li hidden=move || { at.get() < number } class:current=move || at.get() == number>
                <span class=tone(told.tone)>{told.text}</span>" "<RuleLink rule=told.rule/>
            </li>
        }
    };
    view! {
        <section class="scoring">
            <h3>{t!("ending-scoring")}</h3>
            <div class="scoring-buttons">
                <button class="button" type="button" aria-label=t!("replay-previous") title=t!("replay-previous")
                    disabled=move || at.get() == 0 on:click=move |_| go_to(at.get_untracked().saturating_sub(1))>
                    {icons::previous()}
                </button>
                <button class="button" type="button" on:click=move |_| running.update(|running| *running = !*running)
                    aria-label=move || if running.get() { t!("replay-pause")() } else { t!("replay-play")() }>
                    {move || match running.get() {
                        true => icons::pause(),
                        false => icons::play(),
                    }}
                </button>
                <button class="button" type="button" aria-label=t!("replay-next") title=t!("replay-next")
                    disabled=move || at.get() == last on:click=move |_| go_to((at.get_untracked() + 1).min(last))>
                    {icons::next()}
                </button>
                <button class="button" type="button" on:click=move |_| go_to(last)>{t!("ending-all")}</button>
                <span role="status">{move || format!("{} / {count}", at.get() + 1)}</span>
            </div>
            <ol class="scoring-steps">{steps.into_iter().enumerate().map(line).collect::<Vec<_>>()}</ol>
        </section>
    }
}

/// The choices for going on.
#[component]
fn GoOn(played: Table, next: Option<Next>) -> impl IntoView {
    let table = use_table();
    let around = use_around();
    let shared = expect_context::<Shared>();
    let leave_for = move |route: &Route| {
        around.ending.set(false);
        go(route);
    };
    let begun = move |has_begun: bool| {
        if has_begun {
            leave_for(&played.route());
        }
    };
    let main = next.map(|Next { text, wish }| {
        let wish = StoredValue::new(wish);
        let press = move |_| begun(again::begin_with(table, played, wish.get_value()));
        view! {
            <button class="button primary" type="button" on:click=press>{icons::play()}{text}</button>
        }
    });
    view! {
        <div class="dialog-buttons">
            {main}
            <Show when=move || again::has_seed(table)>
                <Item icon=icons::again() text=msg!("menu-same") press=move || begun(again::begin(table, played, true))/>
            </Show>
            <Show when=move || !table.is_recorded()>
                <Item icon=icons::film() text=msg!("menu-replay") press=move || leave_for(&table.replay())/>
            </Show>
            <Item icon=icons::save() text=msg!("menu-save") press=move || download(table)/>
            <Item icon=icons::link() text=msg!("menu-share") press=move || {
                around.ending.set(false);
                shared.share(table, None);
            }/>
            <Item icon=icons::home() text=msg!("menu-leave") press=move || leave_for(&Route::Start)/>
        </div>
    }
}
