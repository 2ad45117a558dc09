//! The final scoring: the board counts itself, step by step, at the pace of whoever watches.

use crate::page::around::use_around;
use crate::page::frames::{after_frame, repeat};
use crate::page::icons;
use crate::page::rails::tone;
use crate::page::reactive::effect;
use crate::page::replay::Speed;
use crate::page::rules::RuleLink;
use crate::page::settings::t;
use crate::page::table::use_table;
use fogbound_presenter::{Scored, Step};
use leptos::html;
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast as _;

/// A count of more steps than these goes twice as fast, lest it take a minute.
const MANY: usize = 16;

/// The state of the count, which outlives the paper it is shown on.
#[derive(Clone, Copy)]
pub struct Count {
    /// The step that is shown; all of them without one.
    at: RwSignal<Option<usize>>,
    is_running: RwSignal<bool>,
    /// Steps in 6.4 seconds.
    speed: RwSignal<u32>,
    /// True until the game that has just ended is counted for the first time. The result is not told before.
    is_new: RwSignal<bool>,
}

impl Count {
    /// Returns the state in which all is counted.
    pub fn new() -> Count {
        Count {
            at: RwSignal::new(None),
            is_running: RwSignal::new(false),
            speed: RwSignal::new(4),
            is_new: RwSignal::new(false),
        }
    }

    /// Counts a game that has just ended with so many steps; without any, it is another one that is over, or there is nothing
    /// to count.
    pub fn begin(self, steps: usize) {
        let is_new = steps > 0;
        self.is_new.set(is_new);
        self.is_running.set(is_new);
        self.at.set(is_new.then_some(0));
        if is_new {
            self.speed.set(if steps > MANY { 8 } else { 4 });
        }
    }

    /// Returns true as long as the result is not to be told yet, tracked.
    pub fn is_new(self) -> bool {
        self.is_new.get()
    }

    /// Ends the count.
    fn finish(self) {
        self.begin(0);
    }

    /// Shows a step; the count ends after the last.
    fn go_to(self, step: usize, count: usize) {
        if step < count { self.at.set(Some(step)) } else { self.finish() }
    }
}

/// The final scoring, on the board and as a list beside it.
#[component]
pub fn Scoring(steps: Vec<Step>, count: Count) -> impl IntoView {
    let (table, around) = (use_table(), use_around());
    let Count { at, is_running, speed, .. } = count;
    let number = steps.len();
    let lines = steps.iter().map(|step| step.told.clone()).enumerate().collect::<Vec<_>>();
    let steps = StoredValue::new(steps);
    let pause = move || {
        let pause = Duration::from_millis(u64::from(6_400 / speed.get().max(1)));
        is_running.get().then_some(pause)
    };
    // What brings nobody anything is only listed.
    let next = move |from: usize| {
        let is_shown = |step: &Step| !step.gains.is_empty() || step.outlines.is_empty();
        steps.with_value(|steps| {
            let later = steps.iter().skip(from).position(is_shown);
            later.map_or(number, |later| from + later)
        })
    };
    let go_on = move || count.go_to(next(at.get_untracked().map_or(0, |at| at + 1)), number);
    repeat(pause, go_on);
    effect(move || {
        let step = at.get().and_then(|at| steps.with_value(|steps| steps.get(at).cloned()));
        let scores = step.as_ref().map(scored).unwrap_or_default();
        around.step.set(step);
        if !scores.is_empty() {
            table.show_scores(scores);
        }
    });
    on_cleanup(move || {
        // The view may have been left meanwhile.
        around.step.try_set(None);
    });
    // The line of the step stays in sight.
    let list = NodeRef::<html::Ol>::new();
    effect(move || {
        let Some((at, list)) = at.get().zip(list.get()) else { return };
        after_frame(move || {
            let line = u32::try_from(at).ok().and_then(|at| list.children().item(at));
            let line = line.and_then(|line| line.dyn_into::<web_sys::HtmlElement>().ok());
            if let Some(line) = line {
                list.set_scroll_top(
                    line.offset_top() + line.offset_height() - list.client_height(),
                );
            }
        });
    });
    let go_to = move |step: usize| {
        is_running.set(false);
        count.go_to(step, number);
    };
    let toggle = move |_| {
        let runs = !is_running.get_untracked();
        if runs && at.get_untracked().is_none() {
            at.set(Some(0));
        }
        is_running.set(runs);
    };
    let line = move |(number, told): (usize, fogbound_presenter::Told)| {
        let is_later = move || at.get().is_some_and(|at| at < number);
        view! {
            <li hidden=is_later class:current=move || at.get() == Some(number)>
                <span class=tone(told.tone)>{told.text}</span>" "<RuleLink rule=told.rule/>
            </li>
        }
    };
    let shown = move || at.get().map_or(number, |at| at + 1);
    view! {
        <section class="scoring">
            <h3 class:visually-hidden=move || count.is_new()>{t!("ending-scoring")}</h3>
            <div class="scoring-buttons">
                <button class="button" type="button" aria-label=t!("replay-previous") title=t!("replay-previous")
                    disabled=move || at.get() == Some(0)
                    on:click=move |_| go_to(at.get_untracked().unwrap_or(number).saturating_sub(1))>
                    {icons::previous()}
                </button>
                <button class="button" type="button" on:click=toggle
                    aria-label=move || if is_running.get() { t!("replay-pause")() } else { t!("replay-play")() }>
                    {move || match is_running.get() {
                        true => icons::pause(),
                        false => icons::play(),
                    }}
                </button>
                <button class="button" type="button" aria-label=t!("replay-next") title=t!("replay-next")
                    disabled=move || at.with(Option::is_none)
                    on:click=move |_| go_to(at.get_untracked().map_or(number, |at| at + 1))>
                    {icons::next()}
                </button>
                <Speed speed/>
                <button class="button" type="button" disabled=move || at.with(Option::is_none)
                    on:click=move |_| count.finish()>{t!("ending-all")}</button>
                <span role="status">{move || format!("{} / {number}", shown())}</span>
            </div>
            <ol class="scoring-steps" node_ref=list>{lines.into_iter().map(line).collect_view()}</ol>
        </section>
    }
}

/// Returns the points of a step as they rise from the board.
fn scored(step: &Step) -> Vec<Scored> {
    let cell = step.told.cells.get(step.told.cells.len() / 2).copied();
    let scored = |&(seat, points): &(u8, i32)| Scored {
        cell,
        seat: Some(seat),
        points,
        arithmetic: String::new(),
    };
    step.gains.iter().map(scored).collect()
}
