//! The end of a game: the verdict, the course of the game, its moments, and the choices for going on. The board stays
//! in sight beside it.

mod course;
mod finding;
mod hinge;
mod lookback;
mod scoring;
mod told;

use crate::page::around::use_around;
use crate::page::dialog::Dialog;
use crate::page::icons;
use crate::page::pass::LAST_LOOK;
use crate::page::reactive::{effect, memo};
use crate::page::rules::RuleLink;
use crate::page::settings::t;
use crate::page::sharing::{Sharing, download};
use crate::page::start::campaign::Choosing;
use crate::page::strip::{Item, again};
use crate::page::table::{Table, use_table};
use crate::page::{Route, go, online};
use course::Course;
use fogbound_presenter::{Ending as End, Next, Story};
use fogbound_table::texts::msg;
use hinge::{Hinge, Search};
use leptos::prelude::*;
use lookback::{Looking, Prospects};
use scoring::{Count, Scoring};
use told::{Daily, Moments, Shares, Stars};

/// The result of the game, as soon as it is over.
#[component]
pub fn Ending(
    /// The table to play again at, if not the displayed one.
    #[prop(optional)]
    running: Option<Table>,
) -> impl IntoView {
    let table = use_table();
    let shown = use_around().ending;
    let played = running.unwrap_or(table);
    let search = Search::prepare(table, played, shown);
    let looking = Looking::prepare(table, played, shown);
    let count = Count::new();
    let ending = memo(move || table.show(|game| game.ending()));
    let is_over = memo(move || ending.with(Option::is_some));
    // A player who opens a recorded game knows that it is over.
    Effect::new(move |was_over: Option<bool>| {
        if !is_over.get() {
            search.forget();
            looking.forget();
        }
        let has_ended = is_over.get() && was_over == Some(false);
        let steps = ending.with_untracked(|end| end.as_ref().map_or(0, |it| it.steps.len()));
        count.begin(if has_ended { steps } else { 0 });
        is_over.get()
    });
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
    let title = Signal::derive(move || match count.is_new() {
        true => t!("ending-scoring")(),
        false => ending.get().map(|end| end.title).unwrap_or_default(),
    });
    // Whoever has looked back from here sees the end of the game again.
    effect(move || {
        if !shown.get() && is_over.get_untracked() && !table.is_recorded() {
            table.look_at(None);
        }
    });
    let report = move |end: End| {
        let story = table.peek(|game| game.story());
        let next = StoredValue::new(story.as_ref().map(|story| story.next.clone()));
        view! {
            <Report end story=story.map(StoredValue::new) search looking count/>
            // Nobody goes on before the result is told.
            {move || (!count.is_new()).then(|| view! { <GoOn played next=next.get_value()/> })}
        }
    };
    view! {
        <Dialog shown title class="ending">{move || ending.get().map(report)}</Dialog>
    }
}

/// The report of the end.
#[component]
fn Report(
    end: End,
    story: Option<StoredValue<Story>>,
    search: Search,
    looking: Looking,
    count: Count,
) -> impl IntoView {
    let verdict = move || match end.won.filter(|_| !count.is_new()) {
        Some(true) => "ending-mark won",
        Some(false) => "ending-mark lost",
        None => "ending-mark",
    };
    let (steps, stars) = (end.steps, StoredValue::new(end.stars));
    let told = move || {
        let of_story = |story: StoredValue<Story>| {
            let (badge, verdict) =
                story.with_value(|story| (story.badge.clone(), story.verdict.clone()));
            view! {
                <p class="ending-verdict"><strong class="ending-badge">{badge}</strong>" "{verdict}</p>
                <Stars stars=stars.get_value()/>
                <Daily/>
                <Course story/>
                <Hinge search/>
                <Prospects looking/>
                <Moments story/>
                <Shares story/>
            }
        };
        story.filter(|_| !count.is_new()).map(of_story)
    };
    let lines = |lines: Vec<String>| {
        let line = |line: String| view! { <li>{line}</li> };
        view! { <ul class="ending-lines">{lines.into_iter().map(line).collect_view()}</ul> }
    };
    view! {
        <div class=verdict aria-hidden="true"></div>
        {told}
        {(!steps.is_empty()).then(|| view! { <Scoring steps count/> })}
        <details class="ending-shuffle" hidden=move || count.is_new()>
            <summary>{t!("ending-details")}</summary>
            <p class="ending-rule">{t!("ending-by")}" "<RuleLink rule=end.rule/></p>
            {lines(end.lines)}
            {lines(end.shuffle)}
        </details>
    }
}

/// The choices for going on.
#[component]
fn GoOn(played: Table, next: Option<Next>) -> impl IntoView {
    let table = use_table();
    let around = use_around();
    let (shared, choosing) = (expect_context::<Sharing>(), expect_context::<Choosing>());
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
        let level = wish.value("level").parse().unwrap_or_default();
        let wish = StoredValue::new(wish);
        let begin =
            Callback::new(move |()| begun(again::begin_with(table, played, wish.get_value())));
        let press = move |_| choosing.play_with(level, begin);
        view! {
            <button class="button primary" type="button" on:click=press>{icons::play()}{text}</button>
        }
    });
    view! {
        <div class="dialog-buttons">
            {main.filter(|_| !table.is_online())}
            <online::GoOn leave=Callback::new(move |()| around.ending.set(false))/>
            <Show when=move || again::has_seed(table) && !table.is_online()>
                <Item icon=icons::again() text=msg!("menu-same") press=move || begun(again::begin(table, played, true))/>
            </Show>
            <Show when=move || !table.is_recorded()>
                <Item icon=icons::film() text=msg!("menu-replay") press=move || leave_for(&table.replay())/>
                <Item icon=icons::branch() text=msg!("analysis-open") press=move || leave_for(&table.analysis(&table.peek(|game| game.plies()).to_string()))/>
            </Show>
            <Item icon=icons::save() text=msg!("menu-save") press=move || download(table)/>
            <Item icon=icons::link() text=msg!("menu-share") press=move || shared.share(table, None)/>
            <Item icon=icons::home() text=msg!("menu-leave") press=move || leave_for(&Route::Start)/>
        </div>
    }
}
