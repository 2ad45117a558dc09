//! Hints for newcomers: each step of a turn is explained once, when it comes. Single hints or all of them can
//! be put away and called back. In a first game the guide also says what its script has to say, and shows what it
//! would do.

use super::around::use_around;
use super::dialog::Dialog;
use super::icons;
use super::settings::{t, window_matches};
use super::table::{Table, use_table};
use crate::page::reactive::{effect, memo};
use crate::storage;
use fogbound_presenter::lesson;
use fogbound_table::games::GameId;
use leptos::prelude::*;
use std::collections::BTreeMap;

/// The hints that have been explained, kept in the browser.
#[derive(Clone, Copy)]
struct Seen(RwSignal<Vec<String>>);

/// Number of questions after which a hint that stood beside them counts as read.
const READ: u32 = 3;

/// Entry among the names of hints: no more hints are wanted.
const OFF: &str = "off";

/// What the guide says now.
#[derive(Clone, Debug, PartialEq)]
struct Said {
    /// Its name among what has been read.
    name: String,
    text: String,
}

/// Returns the beginning of the names of what is said in a first game.
fn lesson_key(game: GameId) -> String {
    format!("lesson/{game}")
}

/// Begins the first game of a game on a table, with nothing of it read. Returns true if there is one.
pub fn begin_lesson(game: GameId, table: Table) -> bool {
    let prefix = format!("{}/", lesson_key(game));
    Seen::load().change(|seen| seen.retain(|key| !key.starts_with(&prefix)));
    lesson(game).is_some_and(|record| table.open(&record, &[]))
}

impl Seen {
    fn load() -> Seen {
        Seen(RwSignal::new(storage::words(storage::GUIDE)))
    }

    fn has(self, game: &str, name: &str) -> bool {
        let (key, off) = (format!("{game}/{name}"), off(game));
        self.0.with(|seen| seen.iter().any(|seen| *seen == off || *seen == key))
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
        self.0.with_untracked(|seen| storage::set_words(storage::GUIDE, seen));
    }
}

/// Returns the entry that wants no more of a game's hints: in a first game of it alone, else of all games.
fn off(game: &str) -> String {
    if game.contains('/') { format!("{game}/{OFF}") } else { OFF.to_owned() }
}

/// The hints of the first game.
#[component]
pub fn Guide() -> impl IntoView {
    let table = use_table();
    let seen = Seen::load();
    let recalled = RwSignal::new(false);
    // On small screens a hint waits behind its ghost until it is wanted.
    let is_lesson = memo(move || table.show(|game| game.is_lesson()));
    let is_train = move || table.peek(|game| Some(game.game())) == Some(GameId::GhostsGalore);
    let opens = move || untrack(|| is_lesson.get()) || !is_narrow(is_train());
    let expanded = RwSignal::new(opens());
    let game = memo(move || {
        table.show(|game| match game.is_lesson() {
            true => lesson_key(game.game()),
            false => game.game().to_string(),
        })
    });
    // Events wait to be explained, even when the next one follows at once.
    let waiting = RwSignal::new(Vec::<&'static str>::new());
    effect(move || {
        let Some(happened) = table.happened() else { return };
        for name in happened.hints {
            if !untrack(|| seen.has(&game.get(), name)) {
                waiting.update(|waiting| {
                    if !waiting.contains(&name) {
                        waiting.push(name);
                    }
                });
            }
        }
    });
    let text = move |name: &str| table.show(|game| game.hint(name));
    // What the script of a first game says comes before all else.
    let hint = memo(move || {
        let is_new = |name: &str| !seen.has(&game.get(), name);
        let explained = |name: &'static str| Said { name: name.to_owned(), text: text(name) };
        let asked = table.question();
        let asked = asked.with(|asked| asked.as_ref().map(|asked| (asked.seat, asked.hint)));
        let said = asked.and_then(|(seat, _)| table.show(|game| game.says(seat)));
        let said = said.map(|(name, text)| Said { name: format!("say-{name}"), text });
        let happened = || waiting.with(|all| all.iter().copied().find(|name| is_new(name)));
        let question = || asked.map(|(_, hint)| hint).filter(|hint| is_new(hint));
        said.filter(|said| is_new(&said.name))
            .or_else(|| happened().or_else(question).map(explained))
    });
    let shown = memo(move || hint.get().filter(|_| expanded.get()));
    // On small screens the card makes room for what it shows, until there is more to say.
    let show_me = move |_| {
        expanded.set(!is_narrow(is_train()));
        table.hint();
    };
    effect(move || {
        if hint.with(Option::is_some) && untrack(|| is_lesson.get()) {
            expanded.set(true);
        }
    });
    let open = use_around().guide;
    effect(move || open.set(shown.with(|it| it.as_ref().map(|said| said.name.clone()))));
    let understood = move |name: &str| {
        expanded.set(opens());
        waiting.update(|waiting| waiting.retain(|other| *other != name));
        seen.add(format!("{}/{name}", game.get_untracked()));
    };
    // The number of questions that each hint has stood beside.
    let read = StoredValue::new(BTreeMap::<String, u32>::new());
    effect(move || {
        if table.question().with(Option::is_none) {
            return;
        }
        let Some(Said { name, .. }) = untrack(|| shown.get()) else { return };
        let mut count = 0;
        read.update_value(|read| {
            let stood = read.entry(name.clone()).or_default();
            *stood += 1;
            count = *stood;
        });
        if count > READ {
            understood(&name);
        }
    });
    let card = move |Said { name, text }: Said| {
        let is_asked = move || is_lesson.get() && table.question().with(Option::is_some);
        view! {
            <div class="guide-card panel" class:lesson=is_lesson role="note"
                aria-label=move || if is_lesson.get() { t!("lesson")() } else { t!("guide")() }>
                <div class="guide-ghost" aria-hidden="true" inner_html=GHOST></div>
                <p>{text}</p>
                <div class="guide-buttons">
                    <Show when=is_asked>
                        <button class="button primary" type="button" on:click=show_me>
                            {icons::hint()}{t!("lesson-show")}
                        </button>
                    </Show>
                    <button class="button" type="button" on:click=move |_| understood(&name)>
                        {t!("guide-understood")}
                    </button>
                    <button class="button quiet" type="button" on:click=move |_| seen.add(off(&game.get_untracked()))>
                        {move || if is_lesson.get() { t!("lesson-leave")() } else { t!("guide-off")() }}
                    </button>
                </div>
            </div>
        }
    };
    let again = move |_| {
        let prefix = format!("{}/", game.get_untracked());
        seen.change(|seen| seen.retain(|key| key != OFF && !key.starts_with(&prefix)));
        read.set_value(BTreeMap::new());
        recalled.set(false);
    };
    let waits = move || hint.get().is_some() && !expanded.get();
    let recall = move |_| {
        let waits = untrack(waits);
        expanded.set(waits || opens());
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

/// Returns true if a card would lie over much of the board. A train board stands still and fills its window; there is
/// room beside it where its papers stand at both sides.
fn is_narrow(is_train: bool) -> bool {
    window_matches(match is_train {
        true => "(width < 1280px), (height < 620px)",
        false => "(width < 760px), (height < 620px)",
    })
}

/// The ghost that speaks.
const GHOST: &str = "<svg viewBox=\"0 0 40 46\"><path class=\"guide-body\" d=\"M5 42V20C5 9 12 3 20 3s15 6 \
    15 17v22c0 3-3 3-4 1l-3-4-4 4c-2 2-3 2-4 0l-4-4-4 4c-2 2-3 2-4 0l-1-2c-1 1-2 2-2 1z\"/><path \
    class=\"guide-face\" d=\"M15 19v4M25 19v4M16 29q4 3 8 0\"/></svg>";
