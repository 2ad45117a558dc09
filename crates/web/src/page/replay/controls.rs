//! The controls for moving through a recorded game.

use super::remark::{Remark, RemarkButton};
use super::so_far::SoFar;
use crate::page::frames::repeat;
use crate::page::rails::tone;
use crate::page::reactive::memo;
use crate::page::rules::RuleLink;
use crate::page::settings::{said, t, tx};
use crate::page::sharing::Sharing;
use crate::page::strip::again;
use crate::page::table::{Table, use_table};
use crate::page::{Route, focus, go, icons};
use fogbound_presenter::{Happened, Moment, Scored, pack};
use fogbound_table::texts::{Message, msg, signed};
use leptos::ev::{self, KeyboardEvent};
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen::JsCast as _;
use web_sys::Element;

/// Speeds of automatic play: positions in four seconds, and their names.
const SPEEDS: [(u32, &str); 4] = [(2, "½×"), (4, "1×"), (8, "2×"), (16, "4×")];

/// The id of the button that starts automatic play.
const PLAY: &str = "reel-play";

/// A place to go to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Step {
    First,
    ChapterBack,
    Previous,
    Next,
    ChapterOn,
    Last,
}

impl Step {
    /// Returns its target from a position in a game of so many decisions, with chapters at these.
    fn from(self, at: usize, last: usize, chapters: &[usize]) -> usize {
        match self {
            Step::First => 0,
            Step::ChapterBack => chapters.iter().rfind(|&&ply| ply < at).copied().unwrap_or(0),
            Step::Previous => at.saturating_sub(1),
            Step::Next => (at + 1).min(last),
            Step::ChapterOn => chapters.iter().find(|&&ply| ply > at).copied().unwrap_or(last),
            Step::Last => last,
        }
    }

    /// Returns the step of a key.
    fn of_key(key: &str) -> Option<Step> {
        Some(match key {
            "ArrowLeft" | "ArrowUp" => Step::Previous,
            "ArrowRight" | "ArrowDown" => Step::Next,
            "PageUp" => Step::ChapterBack,
            "PageDown" => Step::ChapterOn,
            "Home" => Step::First,
            "End" => Step::Last,
            _ => return None,
        })
    }
}

/// A film that runs or stands.
#[derive(Clone, Copy)]
struct Reel {
    table: Table,
    last: usize,
    running: RwSignal<bool>,
    /// Positions in four seconds.
    speed: RwSignal<u32>,
    /// The chapters of a game that is over.
    chapters: StoredValue<Vec<Moment>>,
}

impl Reel {
    fn at(self) -> usize {
        self.table.ply().unwrap_or(self.last)
    }

    fn go_to(self, ply: usize) {
        self.running.set(false);
        self.table.look_at(Some(ply.min(self.last)));
    }

    fn step(self, step: Step) {
        self.go_to(self.target(step, untrack(|| self.at())));
    }

    /// Returns the target of a step from a position.
    fn target(self, step: Step, at: usize) -> usize {
        let chapters =
            self.chapters.with_value(|all| all.iter().map(|one| one.ply).collect::<Vec<_>>());
        step.from(at, self.last, &chapters)
    }

    /// Starts it, from the beginning if it is at its end, or stops it.
    fn toggle(self) {
        let runs = !self.running.get_untracked();
        if runs && untrack(|| self.at()) == self.last {
            self.table.look_at(Some(0));
        }
        self.running.set(runs);
    }

    /// Advances by one position automatically.
    fn turn(self) {
        let at = untrack(|| self.at());
        match at < self.last {
            true => self.table.look_at(Some(at + 1)),
            false => self.running.set(false),
        }
    }

    /// Moves by the clock, if the tab is seen, and by keys as long as the view stands.
    fn attend(self) {
        let seen = RwSignal::new(true);
        let look = move |_| seen.set(!document().hidden());
        let sight = window_event_listener_untyped("visibilitychange", look);
        on_cleanup(move || sight.remove());
        let pause = move || {
            let pause = Duration::from_millis(u64::from(4_000 / self.speed.get().max(1)));
            (self.running.get() && seen.get()).then_some(pause)
        };
        repeat(pause, move || self.turn());
        let keys = window_event_listener(ev::keydown, move |event| self.key(&event));
        on_cleanup(move || keys.remove());
    }

    fn key(self, event: &KeyboardEvent) {
        let held = event.ctrl_key() || event.alt_key() || event.meta_key();
        if event.default_prevented() || held || has_keys_of_its_own(event) {
            return;
        }
        match (event.key().as_str(), Step::of_key(&event.key())) {
            (_, Some(step)) => self.step(step),
            (" ", None) => self.toggle(),
            _ => return,
        }
        event.prevent_default();
    }
}

/// Returns true if the focused element needs these keys itself.
fn has_keys_of_its_own(event: &KeyboardEvent) -> bool {
    let inputs = "input, select, textarea, dialog, [role=grid], [role=tablist], [role=log]";
    let pressed = if event.key() == " " { ", button, a, summary" } else { "" };
    let element = event.target().and_then(|target| target.dyn_into::<Element>().ok());
    element.is_some_and(|element| {
        element.closest(&format!("{inputs}{pressed}")).is_ok_and(|found| found.is_some())
    })
}

/// The buttons, the slider, and the events at the position.
#[component]
pub fn Controls(
    /// The table of the running game.
    running: Table,
    /// The name of the displayed game on the shelf, if it stands there.
    mine: StoredValue<Option<String>>,
) -> impl IntoView {
    let table = use_table();
    let last = table.peek(|game| game.plies());
    let story = table.peek(|game| game.story()).map(StoredValue::new);
    let chapters = story.map(|story| story.with_value(|story| story.chapters.clone()));
    let has_chapters = chapters.as_ref().is_some_and(|chapters| !chapters.is_empty());
    let reel = Reel {
        table,
        last,
        running: RwSignal::new(false),
        speed: RwSignal::new(4),
        chapters: StoredValue::new(chapters.unwrap_or_default()),
    };
    reel.attend();
    // The keys move the film from the beginning.
    set_timeout(|| focus(PLAY), Duration::from_millis(60));
    let shared = expect_context::<Sharing>();
    let button = move |step: Step, title: Message<'static>, icon: AnyView| {
        let is_there = move || reel.target(step, reel.at()) == reel.at();
        view! {
            <button class="button" type="button" aria-label=said(title) title=said(title)
                aria-disabled=move || is_there().to_string() on:click=move |_| reel.step(step)>
                {icon}
            </button>
        }
    };
    let playing =
        move || if reel.running.get() { t!("replay-pause")() } else { t!("replay-play")() };
    let position = move || tx!("replay-position", at = reel.at(), of = last);
    let slide = move |event: ev::Event| reel.go_to(event_target_value(&event).parse().unwrap_or(0));
    let analyse = move |_| {
        let game = mine
            .get_value()
            .map_or_else(|| pack(&table.peek(|game| game.record())), |id| format!("mine.{id}"));
        go(&Route::Analyse(game, untrack(|| reel.at()).to_string()));
    };
    view! {
        <section class="hand reel" aria-label=t!("replay-heading")>
            <Deed reel/>
            {story.map(|story| view! { <SoFar story/> })}
            <div class="reel-slider">
                <input type="range" min="0" max=last step="1" aria-label=t!("replay-slider")
                    aria-valuetext=position prop:value=move || reel.at().to_string() on:input=slide/>
                <span class="reel-position" role="status">{position}</span>
            </div>
            <div class="reel-buttons">
                {button(Step::First, msg!("replay-first"), icons::first())}
                {has_chapters.then(|| button(Step::ChapterBack, msg!("replay-chapter-previous"), icons::chapter_back()))}
                {button(Step::Previous, msg!("replay-previous"), icons::previous())}
                <button class="button primary" type="button" id=PLAY aria-label=playing title=playing
                    on:click=move |_| reel.toggle()>
                    {move || match reel.running.get() {
                        true => icons::pause(),
                        false => icons::play(),
                    }}
                </button>
                {button(Step::Next, msg!("replay-next"), icons::next())}
                {has_chapters.then(|| button(Step::ChapterOn, msg!("replay-chapter-next"), icons::chapter_on()))}
                {button(Step::Last, msg!("replay-to-end"), icons::last())}
                <Speed speed=reel.speed/>
                <button class="button" type="button" aria-label=t!("replay-share") title=t!("replay-share")
                    on:click=move |_| shared.share(table, Some(untrack(|| reel.at())))>
                    {icons::link()}
                </button>
                {table.peek(|game| game.is_over()).then(|| view! {
                    <button class="button" type="button" aria-label=t!("analysis-open") title=t!("analysis-open") on:click=analyse>
                        {icons::branch()}
                    </button>
                    <RemarkButton at=Signal::derive(move || reel.at()) running mine/>
                })}
                <GoOn reel running mine/>
            </div>
        </section>
    }
}

/// The speed of automatic play.
#[component]
pub fn Speed(speed: RwSignal<u32>) -> impl IntoView {
    let choice = move |(value, name): (u32, &'static str)| {
        view! { <option value=value selected=move || speed.get() == value>{name}</option> }
    };
    let choose = move |event: ev::Event| speed.set(event_target_value(&event).parse().unwrap_or(4));
    view! {
        <select class="reel-speed" aria-label=t!("replay-speed") on:change=choose>
            {SPEEDS.into_iter().map(choice).collect::<Vec<_>>()}
        </select>
    }
}

/// The events of the decision that led here.
#[component]
fn Deed(reel: Reel) -> impl IntoView {
    let happened = memo(move || {
        let ply = reel.at();
        reel.table.show(|game| game.happened(ply))
    });
    let score = |scored: Scored| {
        let points = signed(scored.points);
        view! { <li class="reel-score"><strong>{points}</strong>" "{scored.arithmetic}</li> }
    };
    let lines = move |Happened { lines, scores, .. }: Happened| {
        let line = |told: fogbound_presenter::Told| {
            view! {
                <li><span class=tone(told.tone)>{told.text}</span>" "<RuleLink rule=told.rule/></li>
            }
        };
        let lines = lines.into_iter().map(line).collect::<Vec<_>>();
        let scores = scores.into_iter().map(score).collect::<Vec<_>>();
        view! { {lines} {scores} }
    };
    // Where nothing came of it that has a sentence, it is told itself.
    let decided = move || {
        let is_told = happened.with(|happened| !happened.lines.is_empty());
        let ply = Some(reel.at()).filter(|_| !is_told);
        ply.and_then(|ply| reel.table.show(|game| game.decided(ply)))
    };
    let chapter = move || {
        let at = reel.at();
        let end = reel.table.show(|game| game.ending()).filter(|_| at == reel.last);
        let chapter = || {
            reel.chapters
                .with_value(|all| Some(all.iter().find(|one| one.ply == at)?.title.clone()))
        };
        let title = end.map(|end| end.title).or_else(chapter);
        title.map(|title| view! { <li class="reel-chapter"><strong>{title}</strong></li> })
    };
    view! {
        <ul class="reel-deed" aria-live="polite" tabindex="0" aria-label=t!("replay-deed")>
            {chapter}
            <Remark at=Signal::derive(move || reel.at())/>
            {move || decided().map(|text| view! { <li>{text}</li> })}
            {move || lines(happened.get())}
        </ul>
    }
}

/// Goes on playing a running game, or with another one from a position of a game that is over.
#[component]
fn GoOn(reel: Reel, running: Table, mine: StoredValue<Option<String>>) -> impl IntoView {
    let table = reel.table;
    let is_over = table.peek(|game| game.is_over());
    let can_go_on = match is_over {
        true => table.peek(|game| game.branch(0).is_some()),
        false => table.peek(|game| !game.wish().seed.is_empty()),
    };
    let go_on = move |_| match (is_over, mine.get_value()) {
        (true, _) if again::branch(table, running, untrack(|| reel.at())) => go(&running.route()),
        (true, _) => {}
        (false, Some(id)) => go(&Route::Play(id)),
        (false, None) if running.open(&table.peek(|game| game.record()), &[]) => {
            go(&running.route());
        }
        (false, None) => {}
    };
    let text = if is_over { t!("replay-play-on")() } else { t!("replay-go-on")() };
    let has_ended = move || is_over && reel.at() == reel.last;
    can_go_on.then(|| {
        view! {
            <button class="button" type="button" on:click=go_on disabled=has_ended>{text}</button>
        }
    })
}

#[cfg(test)]
mod tests;
