//! Hints for newcomers: each step of a turn is explained once, when it comes. Single hints or all of them can
//! be put away and called back.

use super::around::use_around;
use super::dialog::Dialog;
use super::settings::t;
use super::table::use_table;
use crate::page::reactive::{effect, memo};
use crate::storage;
use leptos::prelude::*;

/// The hints that have been explained, kept in the browser.
#[derive(Clone, Copy)]
struct Seen(RwSignal<Vec<String>>);

/// Number of questions after which a hint that stood beside them counts as read.
const READ: u32 = 3;

/// Entry among the names of hints: no more hints are wanted.
const OFF: &str = "off";

impl Seen {
    fn load() -> Seen {
        let kept = storage::get(storage::GUIDE).unwrap_or_default();
        Seen(RwSignal::new(kept.split_whitespace().map(str::to_owned).collect()))
    }

    fn has(self, game: &str, name: &str) -> bool {
        let key = format!("{game}/{name}");
        self.0.with(|seen| seen.iter().any(|seen| *seen == OFF || *seen == key))
    }

    fn add(self, key: String) {
        self.change(|seen| {
            if !seen.contains(&key) {
                seen.push(key);
            }
        });
    }

    fn change(self, change: impl FnOnce(&mut Vec<String>)) {
        self.0.update(change);
        storage::set(storage::GUIDE, &self.0.with_untracked(|seen| seen.join(" ")));
    }
}

/// The hints of the first game.
#[component]
pub fn Guide() -> impl IntoView {
    let table = use_table();
    let seen = Seen::load();
    let recalled = RwSignal::new(false);
    // On small screens a hint waits behind its ghost until it is wanted.
    let expanded = RwSignal::new(!is_narrow());
    let game = memo(move || table.show(|game| game.game().name()));
    // Events wait to be explained, even when the next one follows at once.
    let waiting = RwSignal::new(Vec::<&'static str>::new());
    effect(move || {
        let Some(happened) = table.happened() else { return };
        for name in happened.hints {
            if !untrack(|| seen.has(game.get(), name)) {
                waiting.update(|waiting| {
                    if !waiting.contains(&name) {
                        waiting.push(name);
                    }
                });
            }
        }
    });
    let hint = memo(move || {
        let is_new = |name: &&'static str| !seen.has(game.get(), name);
        if let Some(name) =
            waiting.with(|waiting| waiting.iter().copied().find(|name| is_new(name)))
        {
            return Some(name);
        }
        let asked =
            table.question().with(|question| question.as_ref().map(|question| question.hint))?;
        Some(asked).filter(is_new)
    });
    let shown = memo(move || hint.get().filter(|_| expanded.get()));
    let is_open = use_around().guide;
    effect(move || is_open.set(shown.with(Option::is_some)));
    let understood = move |name: &'static str| {
        expanded.set(!is_narrow());
        waiting.update(|waiting| waiting.retain(|other| *other != name));
        seen.add(format!("{}/{name}", game.get_untracked()));
    };
    // The hint shown, and the number of questions that it has stood beside.
    let read = StoredValue::new((None, 0u32));
    effect(move || {
        if table.question().with(Option::is_none) {
            return;
        }
        let (name, (before, count)) = (untrack(|| shown.get()), read.get_value());
        let count = if name == before { count + 1 } else { 0 };
        read.set_value((name, count));
        if let Some(name) = name.filter(|_| count >= READ) {
            understood(name);
        }
    });
    let text = move |name: &str| table.show(|game| game.hint(name));
    let card = move |name: &'static str| {
        view! {
            <div class="guide-card panel" role="note" aria-label=t!("guide")>
                <div class="guide-ghost" aria-hidden="true" inner_html=GHOST></div>
                <p>{move || text(name)}</p>
                <div class="guide-buttons">
                    <button class="button" type="button" on:click=move |_| understood(name)>
                        {t!("guide-understood")}
                    </button>
                    <button class="button quiet" type="button" on:click=move |_| seen.add(OFF.to_owned())>
                        {t!("guide-off")}
                    </button>
                </div>
            </div>
        }
    };
    let again = move |_| {
        let prefix = format!("{}/", game.get_untracked());
        seen.change(|seen| seen.retain(|key| key != OFF && !key.starts_with(&prefix)));
        recalled.set(false);
    };
    let waits = move || hint.get().is_some() && !expanded.get();
    let recall = move |_| {
        let waits = untrack(waits);
        expanded.set(waits || !is_narrow());
        recalled.set(!waits);
    };
    let all = move || {
        let entry = |name: &'static str| view! { <li>{move || text(name)}</li> };
        table.show(|game| game.hints()).iter().copied().map(entry).collect_view()
    };
    view! {
        <div class="guide">
            {move || shown.get().map(card)}
            <button class="button guide-recall" type="button" aria-label=t!("guide-recall") title=t!("guide-recall")
                class:waits=waits
                on:click=recall>
                <span class="guide-ghost" aria-hidden="true" inner_html=GHOST></span>
                "?"
            </button>
        </div>
        <Dialog shown=recalled title=Signal::derive(t!("guide-all")) class="guide-list">
            <ol>{all}</ol>
            <button class="button" type="button" on:click=again>{t!("guide-again")}</button>
        </Dialog>
    }
}

/// Returns true if a card would lie over much of the board.
fn is_narrow() -> bool {
    let narrow = window().match_media("(width < 760px), (height < 620px)").ok().flatten();
    narrow.is_some_and(|narrow| narrow.matches())
}

/// The ghost that speaks.
const GHOST: &str = "<svg viewBox=\"0 0 40 46\"><path class=\"guide-body\" d=\"M5 42V20C5 9 12 3 20 3s15 6 \
    15 17v22c0 3-3 3-4 1l-3-4-4 4c-2 2-3 2-4 0l-4-4-4 4c-2 2-3 2-4 0l-1-2c-1 1-2 2-2 1z\"/><path \
    class=\"guide-face\" d=\"M15 19v4M25 19v4M16 29q4 3 8 0\"/></svg>";
