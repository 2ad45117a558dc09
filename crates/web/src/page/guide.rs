//! Hints for who has never seen the game: each step of a turn is explained once, when it comes. They can
//! be put away, all of them too, and called back.

use super::around::use_around;
use super::dialog::Dialog;
use super::settings::{t, tx};
use super::table::use_table;
use crate::storage;
use leptos::prelude::*;

/// What a hint waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum When {
    /// That this is asked.
    Ask(&'static str),
    /// That something happens by a rule of this section.
    Rule(&'static str),
}

use When::{Ask, Rule};

/// The hints of a game in the order in which they usually come; the text of each is `guide-GAME-NAME`.
struct Hints {
    game: &'static str,
    hints: &'static [(When, &'static str)],
}

/// All hints. Several triggers may lead to one hint; it comes once.
const HINTS: [Hints; 3] = [
    Hints {
        game: "mists",
        hints: &[
            (Ask("place"), "place"),
            (Ask("meeple"), "meeple"),
            (Rule("M-6"), "ghosts"),
            (Rule("M-4"), "bank"),
            (Rule("M-8"), "score"),
            (Ask("haunt"), "haunt"),
            (Ask("cemetery"), "cemetery"),
            (Ask("bury_at"), "bury"),
            (Ask("bury"), "bury"),
            (Ask("spare"), "bury"),
            (Ask("score"), "order"),
            (Ask("reward"), "reward"),
            (Ask("split"), "split"),
            (Ask("assign"), "assign"),
            (Ask("hound"), "hound"),
            (Ask("hound_ghosts"), "hound"),
            (Rule("M-10"), "pile"),
            (Ask("face_down"), "face-down"),
            (Rule("M-11"), "face-down"),
            (Rule("M-12"), "end"),
        ],
    },
    Hints {
        game: "carcassonne",
        hints: &[
            (Ask("place"), "place"),
            (Ask("meeple"), "meeple"),
            (Ask("ghost_other"), "ghost-other"),
            (Ask("ghost_own"), "ghost-own"),
            (Rule("C-5"), "score"),
            (Rule("G-2"), "scare"),
            (Rule("G-4"), "cost"),
            (Rule("C-6"), "end"),
        ],
    },
    Hints {
        game: "ghosts-galore",
        hints: &[
            (Ask("side"), "side"),
            (Ask("keep"), "keep"),
            (Ask("claim"), "claim"),
            (Ask("decide"), "decide"),
            (Ask("place"), "place"),
            (Rule("T-2.4"), "lamp"),
            (Ask("hidden"), "hidden"),
            (Rule("T-4"), "score"),
        ],
    },
];

/// The hints of a game, each name once.
fn names(game: &str) -> Vec<&'static str> {
    let mut names = Vec::new();
    for (_, name) in hints(game) {
        if !names.contains(name) {
            names.push(*name);
        }
    }
    names
}

fn hints(game: &str) -> &'static [(When, &'static str)] {
    HINTS.iter().find(|hints| hints.game == game).map(|hints| hints.hints).unwrap_or_default()
}

/// Whether a rule belongs to a section or is it.
fn is_of(rule: &str, section: &str) -> bool {
    rule.strip_prefix(section).is_some_and(|rest| rest.is_empty() || rest.starts_with('.'))
}

/// What has been explained, kept in the browser.
#[derive(Clone, Copy)]
struct Seen(RwSignal<Vec<String>>);

/// Kept among the names of hints: no more hints are wanted.
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
    let game = Memo::new(move |_| table.show(|game| game.game().name()));
    // What has happened waits to be explained, even when the next thing happens at once.
    let waiting = RwSignal::new(Vec::<&'static str>::new());
    Effect::new(move || {
        let Some(happened) = table.happened() else { return };
        for (trigger, name) in hints(game.get()) {
            let is_met = match trigger {
                Rule(section) => happened.lines.iter().any(|told| is_of(&told.rule, section)),
                Ask(_) => false,
            };
            if is_met && !untrack(|| seen.has(game.get(), name)) {
                waiting.update(|waiting| {
                    if !waiting.contains(name) {
                        waiting.push(name);
                    }
                });
            }
        }
    });
    let hint = Memo::new(move |_| {
        let is_new = |name: &&'static str| !seen.has(game.get(), name);
        if let Some(name) =
            waiting.with(|waiting| waiting.iter().copied().find(|name| is_new(name)))
        {
            return Some(name);
        }
        let ask =
            table.question().with(|question| question.as_ref().map(|question| question.ask))?;
        let asked = hints(game.get()).iter().filter(|(trigger, _)| *trigger == Ask(ask));
        asked.map(|(_, name)| *name).find(|name| is_new(name))
    });
    let shown = Memo::new(move |_| hint.get().filter(|_| expanded.get()));
    let explains = use_around().explains;
    Effect::new(move || explains.set(shown.get().is_some()));
    let understood = move |name: &'static str| {
        expanded.set(!is_narrow());
        waiting.update(|waiting| waiting.retain(|other| *other != name));
        seen.add(format!("{}/{name}", game.get_untracked()));
    };
    let text = move |name: &str| tx(&format!("guide-{}-{name}", game.get()), &[]);
    let card = move |name: &'static str| {
        view! {
            <div class="guide-card panel" role="note" aria-label=t("guide")>
                <div class="guide-ghost" aria-hidden="true" inner_html=GHOST></div>
                <p>{move || text(name)}</p>
                <div class="guide-buttons">
                    <button class="button" type="button" on:click=move |_| understood(name)>
                        {t("guide-understood")}
                    </button>
                    <button class="button quiet" type="button" on:click=move |_| seen.add(OFF.to_owned())>
                        {t("guide-off")}
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
        names(game.get()).into_iter().map(entry).collect_view()
    };
    view! {
        <div class="guide">
            {move || shown.get().map(card)}
            <button class="button guide-recall" type="button" aria-label=t("guide-recall") title=t("guide-recall")
                class:waits=waits
                on:click=recall>
                <span class="guide-ghost" aria-hidden="true" inner_html=GHOST></span>
                "?"
            </button>
        </div>
        <Dialog shown=recalled title=Signal::derive(t("guide-all")) class="guide-list">
            <ol>{all}</ol>
            <button class="button" type="button" on:click=again>{t("guide-again")}</button>
        </Dialog>
    }
}

/// Whether a card would lie over what one plays with.
fn is_narrow() -> bool {
    let wide = web_sys::window().and_then(|window| window.inner_width().ok());
    wide.and_then(|wide| wide.as_f64()).is_some_and(|wide| wide < 760.0)
}

/// The ghost that speaks.
const GHOST: &str = "<svg viewBox=\"0 0 40 46\"><path class=\"guide-body\" d=\"M5 42V20C5 9 12 3 20 3s15 6 \
    15 17v22c0 3-3 3-4 1l-3-4-4 4c-2 2-3 2-4 0l-4-4-4 4c-2 2-3 2-4 0l-1-2c-1 1-2 2-2 1z\"/><path \
    class=\"guide-face\" d=\"M15 19v4M25 19v4M16 29q4 3 8 0\"/></svg>";

#[cfg(test)]
mod tests {
    use super::*;
    use fogbound_table::texts::{LANGUAGES, Texts};

    #[test]
    fn every_hint_is_written_in_every_language() {
        for language in &LANGUAGES {
            let texts = Texts::language(language.tag).unwrap();
            for game in fogbound_table::games::GameId::ALL.iter().map(|game| game.name()) {
                assert!(!names(game).is_empty(), "{game}");
                for name in names(game) {
                    let id = format!("guide-{game}-{name}");
                    assert!(texts.find(&id, &[]).is_some(), "{} {id}", language.tag);
                }
            }
        }
    }

    #[test]
    fn every_question_has_a_hint() {
        use fogbound_game::Game;
        let asks = |game: &str| -> Vec<&'static str> {
            let ask = |(trigger, _): &(When, &str)| match trigger {
                Ask(word) => Some(*word),
                Rule(_) => None,
            };
            hints(game).iter().filter_map(ask).collect()
        };
        let all = |game: &str, words: &[&'static str]| {
            words.iter().for_each(|word| assert!(asks(game).contains(word), "{game} {word}"));
        };
        all(fogbound_mists::Game::NAME, &fogbound_mists::Ask::ALL.map(|ask| ask.name()));
        all(
            fogbound_carcassonne::Game::NAME,
            &fogbound_carcassonne::Ask::ALL.map(|ask| ask.name()),
        );
        let train = fogbound_ghosts_galore::Ask::ALL.map(|ask| ask.name());
        all(fogbound_ghosts_galore::Game::NAME, &train);
    }

    #[test]
    fn rules_belong_to_their_sections() {
        assert!(is_of("M-6.2", "M-6") && is_of("M-6", "M-6"));
        assert!(!is_of("M-10", "M-1") && !is_of("M-1", "M-10"));
    }
}
