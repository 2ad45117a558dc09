//! The rules in plain words: all of them on a page, one of them in a dialog.

mod dialog;
mod examples;
mod linked;

pub use dialog::{RuleDialog, RuleLink, RuleShown};
pub use examples::{Library, Shown};
pub use linked::Linked;

use super::route::{Route, go};
use super::settings::{Settings, filled, t, tx, use_settings};
use super::table::use_table;
use crate::page::icons;
use crate::page::reactive::memo;
use fogbound_presenter::{RulePart, books, form, rulebook, rules_about};
use fogbound_table::games::GameId;
use fogbound_table::texts::{OptionText, RuleText, family};
use leptos::prelude::*;

/// All rules, by the letter their ids begin with: those of all games last.
const BOOKS: [&str; 5] = ["M", "T", "C", "G", "X"];

/// Returns the letter of the rules of a game. Without a game it is the first.
pub fn book_of(game: Option<GameId>) -> &'static str {
    game.and_then(|game| books(game).first().copied()).unwrap_or(BOOKS[0])
}

/// Returns the letter an id begins with, if there are such rules.
fn book(id: &str) -> Option<&'static str> {
    let letter = id.split(['-', '.']).next().unwrap_or_default();
    BOOKS.into_iter().find(|book| book.eq_ignore_ascii_case(letter))
}

/// The rules, at one of them.
#[component]
pub fn Rules(id: String) -> impl IntoView {
    let table = use_table();
    let settings = use_settings();
    let at = id.to_ascii_uppercase();
    let open = book(&at).unwrap_or_else(|| book_of(table.peek(|game| Some(game.game()))));
    let open = RwSignal::new(open);
    let wanted = RwSignal::new(String::new());
    let shown = memo(move || found(settings, open.get(), &wanted.get()));
    let options = memo(move || readings(settings, open.get(), &wanted.get()));
    let nothing =
        move || if settings.has_rules() { t!("rules-none")() } else { t!("rules-missing")() };
    let is_empty = move || shown.with(Vec::is_empty) && options.with(Vec::is_empty);
    settings.fetch_rules();
    let place = anchor(&at);
    let sought = at.clone();
    let is_lost = move || {
        settings.has_rules() && !sought.is_empty() && settings.texts().rule(&sought).is_none()
    };
    Effect::new(move |before: Option<bool>| {
        let is_here = settings.has_rules();
        if is_here && before != Some(true) {
            show(&place);
        }
        is_here
    });
    let books = BOOKS.map(|letter| {
        let title = move || rule_title(settings, letter);
        let is_open = move || open.get() == letter && wanted.with(String::is_empty);
        view! {
            <button class="button" type="button" aria-pressed=move || is_open().to_string()
                on:click=move |_| { wanted.set(String::new()); open.set(letter); }>
                {title}
            </button>
        }
    });
    let back = move |_| {
        let there = if table.peek(|_| true) { table.route() } else { Route::Start };
        go(&there);
    };
    view! {
        <main class="rules">
            <header class="rules-head">
                <h1 tabindex="-1">{t!("rules-title")}</h1>
                <div class="rules-buttons">
                    <button class="button quiet" type="button" on:click=move |_| print()>
                        {icons::save()}{t!("rules-print")}
                    </button>
                    <button class="button" type="button" on:click=back>{t!("rules-back")}</button>
                </div>
            </header>
            <label class="rules-search">
                <span class="visually-hidden">{t!("rules-search")}</span>
                <input type="search" placeholder=t!("rules-search") prop:value=wanted
                    on:input=move |event| wanted.set(event_target_value(&event))/>
            </label>
            <nav class="rules-books" aria-label=t!("rules-books")>{books.collect_view()}</nav>
            <Show when=is_lost><p role="alert">{tx!("rules-nowhere", id = id.as_str())}</p></Show>
            <div role="status" class="rules-count">
                {move || (!wanted.with(String::is_empty) && !is_empty()).then(|| {
                    let n = shown.with(|shown| shown.iter().filter(|entry| entry.is_rule()).count());
                    view! { <h2>{tx!("rules-found", n)}</h2> }
                })}
            </div>
            <div class="rules-text">
                <For each=move || shown.get() key=Clone::clone let:entry>{entry_view(entry, &at)}</For>
                <Show when=move || !options.with(Vec::is_empty)>
                    <h2>{t!("rules-options")}</h2>
                    <p>{t!("rules-options-what")}</p>
                    <For each=move || options.get() key=|option| (option.id, option.title.clone()) let:option>
                        <Reading option/>
                    </For>
                </Show>
                <Show when=is_empty><p>{nothing}</p></Show>
            </div>
        </main>
    }
}

fn rule_title(settings: Settings, id: &str) -> String {
    settings.texts().rule(id).map(|rule| rule.title).unwrap_or_default()
}

/// Something on the page.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Entry {
    /// The beginning of a part.
    Part(RulePart),
    /// A rule, or the head of a section.
    Rule(RuleText),
}

impl Entry {
    /// Returns true if it is a rule, not the head of a section.
    fn is_rule(&self) -> bool {
        matches!(self, Entry::Rule(rule) if rule.source.is_some())
    }
}

fn entry_view(entry: Entry, at: &str) -> AnyView {
    match entry {
        Entry::Part(part) => {
            let title = move || filled(family!("rules-part-", RulePart::name, part));
            view! { <h2 class="rules-part">{title}</h2> }.into_any()
        }
        Entry::Rule(rule) => view! { <Rule rule at=at.to_owned()/> }.into_any(),
    }
}

/// Returns the rules of a book part by part with the heads of its sections, or all rules in which some words occur.
fn found(settings: Settings, letter: &str, wanted: &str) -> Vec<Entry> {
    let texts = settings.texts();
    if !wanted.trim().is_empty() {
        return rules_about(wanted, &texts).into_iter().map(Entry::Rule).collect();
    }
    let parts = rulebook(letter, &texts);
    // What is all of a book is no part of it.
    let has_parts = parts.len() > 1;
    let of_part = |(part, rules): (RulePart, Vec<RuleText>)| {
        let head = has_parts.then_some(Entry::Part(part));
        head.into_iter().chain(rules.into_iter().map(Entry::Rule))
    };
    parts.into_iter().flat_map(of_part).collect()
}

/// Returns the readings of a game's rules, or all in which some words occur.
fn readings(settings: Settings, letter: &str, wanted: &str) -> Vec<OptionText> {
    let texts = settings.texts();
    let wanted = wanted.to_lowercase();
    let is_open = |game: GameId| books(game).contains(&letter);
    let is_search = !wanted.trim().is_empty();
    let games = GameId::ALL.iter().filter(|&&game| is_search || is_open(game));
    let options = games.flat_map(|&game| form(game, &texts).options);
    let all = |option: &OptionText| {
        let values: Vec<&str> = option.values.iter().map(|(_, text)| text.as_str()).collect();
        format!("{} {} {}", option.title, option.text, values.join(" ")).to_lowercase()
    };
    options
        .filter(|option| {
            let all = all(option);
            wanted.split_whitespace().all(|word| all.contains(word))
        })
        .collect()
}

/// Returns the name of a rule's place on the page.
fn anchor(id: &str) -> String {
    format!("rule-{}", id.replace('.', "-"))
}

/// Prints the page, or keeps it as a file to print.
fn print() {
    // A browser that cannot print says so itself.
    let _ = window().print();
}

/// Brings a rule into view once the page stands.
fn show(place: &str) {
    let place = place.to_owned();
    request_animation_frame(move || {
        if let Some(place) = document().get_element_by_id(&place) {
            place.scroll_into_view();
        }
    });
}

/// A rule, or the head of a section.
#[component]
fn Rule(rule: RuleText, at: String) -> impl IntoView {
    let RuleText { id, title, text, source } = rule;
    let place = anchor(&id);
    let is_meant = id == at;
    let address = Route::Rules(id.clone()).address();
    match (source, id.contains('-')) {
        (Some(source), _) => view! {
            <article id=place class="rule" class:meant=is_meant>
                <h3>{title}</h3>
                <Linked text/>
                <Shown rule=id.clone()/>
                <details class="rule-source">
                    <summary>{id}</summary>
                    <p>{move || tx!("rules-source", source = source.clone())}" "<a href=address>{t!("rules-here")}</a></p>
                </details>
            </article>
        }
        .into_any(),
        (None, true) => view! {
            <section id=place class="rule-section" class:meant=is_meant>
                <h2><a href=address>{title}</a></h2>
                <Linked text/>
            </section>
        }
        .into_any(),
        (None, false) => view! {
            <section id=place class="rule-book">
                <h2>{title}</h2>
                <Linked text/>
            </section>
        }
        .into_any(),
    }
}

/// A point on which careful readers differ.
#[component]
fn Reading(option: OptionText) -> impl IntoView {
    let usual = move |at: usize| (at == 0).then(|| view! { <small>{t!("rules-usual")}</small> });
    let value = move |(at, (_, text)): (usize, (&'static str, String))| {
        view! { <li>{text}" "{usual(at)}</li> }
    };
    let source = option.source;
    view! {
        <article class="rule">
            <h3>{option.title}</h3>
            <Linked text=option.text/>
            <ul>{option.values.into_iter().enumerate().map(value).collect::<Vec<_>>()}</ul>
            <p class="rule-source">{move || tx!("rules-source", source = source.clone())}</p>
        </article>
    }
}
