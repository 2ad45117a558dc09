//! A finished game looked at again: what was to be expected turn by turn, and the decisions that cost most. The
//! worker looks as long as the end of the game is on the screen.

use super::course::{HIGH, MARGIN, WIDE};
use crate::page::around::use_around;
use crate::page::go;
use crate::page::icons;
use crate::page::reactive::{effect, memo};
use crate::page::settings::t;
use crate::page::strip::again;
use crate::page::table::{Table, use_table};
use fogbound_presenter::{Lookback, Mistake, Review};
use leptos::prelude::*;
use std::fmt::Write as _;
use std::rc::Rc;

/// Looking at a finished game again.
#[derive(Clone, Copy)]
pub struct Looking {
    /// The table of the game.
    table: Table,
    /// The table whose worker looks.
    played: Table,
    /// True while the end of the game is looked at.
    shown: RwSignal<bool>,
    review: RwSignal<Option<Review>>,
    /// True while an answer is awaited.
    is_waiting: StoredValue<bool>,
}

impl Looking {
    /// Begins to look whenever the end of a game is on the screen.
    pub fn prepare(table: Table, played: Table, shown: RwSignal<bool>) -> Looking {
        let review = RwSignal::new(None);
        let looking = Looking { table, played, shown, review, is_waiting: StoredValue::new(false) };
        effect(move || {
            if !shown.get() {
                return;
            }
            if review.with_untracked(Option::is_none) {
                review.set(table.peek(|game| game.review()));
            }
            let record: Rc<str> = table.peek(|game| game.record()).into();
            looking.go_on(record);
        });
        looking
    }

    /// Forgets what was found, as another game is on the table.
    pub fn forget(self) {
        self.review.set(None);
    }

    /// Asks for the next position, until all have been looked at or nobody looks any more.
    fn go_on(self, record: Rc<str>) {
        let is_looked_at = self.shown.try_get_untracked() == Some(true);
        if !is_looked_at || self.is_waiting.try_get_value() != Some(false) {
            return;
        }
        let Some(stop) = self.review.with_untracked(|review| review.as_ref()?.next()) else {
            return;
        };
        self.is_waiting.set_value(true);
        self.played.review(stop, &record.clone(), move |judged| {
            // The view may have been left meanwhile.
            if self.is_waiting.try_set_value(false).is_some() {
                return;
            }
            let Some(judged) = judged else { return };
            if self.table.peek(|game| game.record() == *record) {
                self.review.update(|review| {
                    if let Some(review) = review {
                        review.note(stop, judged);
                    }
                });
                self.go_on(record);
            }
        });
    }
}

/// What was to be expected turn by turn, and what cost most.
#[component]
pub fn Prospects(looking: Looking) -> impl IntoView {
    let table = use_table();
    let found = memo(move || {
        looking.review.with(|review| {
            let review = review.as_ref()?;
            table.show(|game| Some(game.lookback(review)))
        })
    });
    let turns = table.peek(|game| game.story()).map_or(1, |story| story.ends.len().max(1));
    let part = move |of: fn(&Lookback) -> String| found.with(|found| found.as_ref().map(of));
    let drawn = move || found.with(|found| found.as_ref().map(|found| picture(found, turns)));
    let told = move || {
        let course = found.with(|found| found.as_ref().map(|found| found.course.clone()));
        let line = |text: String| view! { <li>{text}</li> };
        course.unwrap_or_default().into_iter().map(|at| line(at.text)).collect_view()
    };
    let mistakes = memo(move || {
        found.with(|found| found.as_ref().map(|found| found.mistakes.clone())).unwrap_or_default()
    });
    let is_done = move || found.with(|it| it.as_ref().is_some_and(|it| it.progress.is_none()));
    view! {
        <Show when=move || found.with(Option::is_some)>
            <section class="prospects">
                <h3>{move || part(|found| found.title.clone())}</h3>
                <svg class="course-picture" viewBox=format!("0 0 {} {HIGH}", WIDE + 6.0) aria-hidden="true"
                    inner_html=drawn></svg>
                <details class="small"><summary>{t!("lookback-list")}</summary><ol class="prospects-list">{told}</ol></details>
                <h3>{t!("lookback-mistakes")}</h3>
                <ol class="mistakes">
                    <For each=move || mistakes.get() key=|it| (it.ply, it.told.text.clone()) let(mistake)>
                        <Cost mistake looking/>
                    </For>
                </ol>
                <Show when=move || is_done() && mistakes.with(Vec::is_empty)>
                    <p class="small">{t!("lookback-none")}</p>
                </Show>
                <p class="small" role="status">{move || found.with(|found| found.as_ref()?.progress.clone())}</p>
            </section>
        </Show>
    }
}

/// A decision that cost something, and another try from there.
#[component]
fn Cost(mistake: Mistake, looking: Looking) -> impl IntoView {
    let table = use_table();
    let Looking { played, shown, .. } = looking;
    let Mistake { ply, told } = mistake;
    let around = use_around();
    let better = told.cells.last().copied();
    let look = move |_| {
        table.look_at(Some(ply));
        around.told.set(better);
    };
    let try_again = move |_| {
        if again::branch(table, played, ply) {
            shown.set(false);
            go(&played.route());
        }
    };
    let analyse = move |_| {
        shown.set(false);
        go(&table.analysis(ply));
    };
    view! {
        <li>
            <p>{told.text}</p>
            <div class="hinge-buttons">
                <button class="button" type="button" on:click=look>
                    {icons::clock()}{t!("turning-look")}
                </button>
                <button class="button" type="button" on:click=analyse>{icons::branch()}{t!("analysis-open")}</button>
                <button class="button" type="button" on:click=try_again>{icons::again()}{t!("turning-play")}</button>
            </div>
        </li>
    }
}

/// Draws the course with its errors, and the mistakes on it.
fn picture(found: &Lookback, turns: usize) -> String {
    let (least, most) = found.range;
    let x = |turn: usize| MARGIN + (WIDE - MARGIN) * turn as f64 / turns as f64;
    let y = |value: i64| {
        let part = (value - least) as f64 / (most - least).max(1) as f64;
        8.0 + (HIGH - 16.0) * (1.0 - part.clamp(0.0, 1.0))
    };
    let (mut svg, mut line, mut above, mut below) =
        (String::new(), String::new(), String::new(), String::new());
    for prospect in &found.course {
        let (value, error) = (prospect.value.value, prospect.value.error);
        let step = if line.is_empty() { "M" } else { "L" };
        // Writing to a string cannot fail.
        let _ = write!(line, "{step}{:.1} {:.1}", x(prospect.turn), y(value));
        let _ = write!(above, "{step}{:.1} {:.1}", x(prospect.turn), y(value + error));
        below.insert_str(0, &format!("L{:.1} {:.1}", x(prospect.turn), y(value - error)));
    }
    for (value, label) in &found.marks {
        let at = y(*value);
        let _ = write!(svg, "<path class=\"course-line\" d=\"M{MARGIN} {at:.1}H{WIDE}\"/>");
        let _ = write!(
            svg,
            "<text class=\"course-number\" x=\"{:.1}\" y=\"{:.1}\">{label}</text>",
            MARGIN - 6.0,
            at + 4.0
        );
    }
    if !line.is_empty() {
        let _ = write!(svg, "<path class=\"prospects-band\" d=\"{above}{below}z\"/>");
        let _ = write!(svg, "<path class=\"course-curve\" d=\"{line}\"/>");
    }
    for mistake in &found.mistakes {
        let near = found.course.iter().rev().find(|prospect| prospect.ply <= mistake.ply);
        if let Some(near) = near {
            let (x, y) = (x(near.turn), y(near.value.value));
            let _ = write!(
                svg,
                "<circle class=\"prospects-mistake\" cx=\"{x:.1}\" cy=\"{y:.1}\" r=\"6\"/>"
            );
        }
    }
    svg
}
