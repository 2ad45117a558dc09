//! The messages of all languages: the same content, each in its own words.

use super::{all_actions, all_events, carcassonne, ghosts_galore, rules, well_filled};
use crate::texts::{LANGUAGES, Language, Names, Texts, Value};
use fogbound_carcassonne::Parts;
use fogbound_game::{Game as _, Seed};
use fogbound_mists::{Game, Level, Order, Setup};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Messages that may read alike: names, international words, and texts that are not prose.
const ALIKE: [&str; 28] = [
    "share-as-link",
    "share-film",
    "campaign-level",
    "colour-pink",
    "hound-rufus",
    "hound-ronja",
    "side-N",
    "side-S",
    "side-W",
    "galore-category-golems",
    "rule-T.title",
    "rule-T-4-3.title",
    "rule-C.title",
    "score-carc-worth-city",
    "score-carc-worth-castle",
    "status-meeples",
    "menu-title",
    "rules-option",
    "serve-without-client.command",
    "web-panel-supplies",
    "web-head-meeples",
    "page-title",
    "game-name-ghosts-galore",
    "load-text",
    "seats-name",
    "new-level",
    "language-en",
    "language-de",
];

/// Parts of sentences that say nothing where a picture shows the place.
const PLACES: [&str; 4] = ["event-at", "event-on", "event-edges", "event-stand"];

/// Returns all messages and attributes of a language with their sources, without the names of its tiles.
fn messages(language: &Language) -> BTreeMap<String, String> {
    let mut found: BTreeMap<String, String> = BTreeMap::new();
    let (mut message, mut id) = (String::new(), String::new());
    let shared = &language.files[..LANGUAGES[0].files.len()];
    for line in shared.iter().flat_map(|file| file.lines()) {
        let begins = line.starts_with(|c: char| c.is_ascii_alphabetic());
        let attribute = line.trim_start().strip_prefix('.').and_then(|line| line.split_once(" ="));
        let text = match (line.split_once(" ="), attribute) {
            (Some((name, text)), _) if begins => {
                name.clone_into(&mut message);
                name.clone_into(&mut id);
                text
            }
            (_, Some((name, text))) => {
                id = format!("{message}.{name}");
                text
            }
            _ if line.starts_with(' ') => line,
            _ => continue,
        };
        let source = found.entry(id.clone()).or_default();
        source.push_str(text);
        source.push('\n');
    }
    found
}

/// Returns the text after each `mark` in a source, up to the end of the word.
fn words_after<'a>(source: &'a str, mark: &str) -> impl Iterator<Item = &'a str> {
    source.match_indices(mark).map(move |(at, mark)| {
        let rest = &source[at + mark.len()..];
        let end = rest.find(|c: char| !c.is_alphanumeric() && !"-_.".contains(c));
        &rest[..end.unwrap_or(rest.len())]
    })
}

/// Returns the source of a message with those of the messages it inserts.
fn whole(id: &str, all: &BTreeMap<String, String>) -> String {
    let own = &all[id];
    let inserted = words_after(own, "{ ").filter(|word| all.contains_key(*word));
    inserted.fold(own.clone(), |source, word| source + &whole(word, all))
}

/// Returns the variables of a source. The word for a feature and its key, `$kind`, come together.
fn variables(source: &str) -> BTreeSet<&str> {
    let of_features = |name| if name == "kind" { "feature" } else { name };
    words_after(source, "$").map(of_features).collect()
}

/// Returns a source without variables, names of variants and inserted messages.
fn prose(source: &str) -> String {
    let mut rest: String = words_after(source, "$")
        .fold(source.to_owned(), |text, name| text.replacen(&format!("${name}"), "", 1));
    while let Some((at, end)) = rest.find('[').and_then(|at| Some((at, at + rest[at..].find(']')?)))
    {
        rest.replace_range(at..=end, "");
    }
    let inserted: Vec<String> = words_after(&rest, "{ ").map(|word| format!("{{ {word}")).collect();
    inserted.iter().fold(rest.clone(), |text, word| text.replacen(word, "", 1))
}

/// Values for every variable of a source, so that all its variants get their turn.
fn plausible(source: &str) -> Vec<Vec<(&str, Value<'static>)>> {
    let keys: BTreeSet<&str> = words_after(source, "[").filter(|key| !key.is_empty()).collect();
    let is_number = |key: &str| key == "one" || key.parse::<i32>().is_ok();
    let counted: BTreeSet<&str> = source
        .match_indices(" ->")
        .filter_map(|(at, arrow)| {
            let name = source[..at].rsplit('$').next()?;
            let first = words_after(&source[at + arrow.len()..], "[").next()?;
            (is_number(first)
                || source[at..].trim_start_matches(" ->").trim_start().starts_with("[-"))
            .then_some(name)
        })
        .collect();
    let words = keys.into_iter().filter(|key| !is_number(key)).chain(["something"]);
    let mut all = Vec::new();
    for word in words {
        for number in [0, 1, 2, 3, 7, 21] {
            let value = |name: &&str| match counted.contains(name) {
                true => Value::from(number),
                false => Value::from(word.to_owned()),
            };
            let names: BTreeSet<&str> = words_after(source, "$").collect();
            all.push(names.iter().map(|name| (*name, value(name))).collect());
        }
    }
    all
}

#[test]
fn every_language_has_the_messages_attributes_and_variables_of_the_first() {
    let first = messages(&LANGUAGES[0]);
    assert!(first.len() > 900, "the files were not read: {}", first.len());
    for language in &LANGUAGES[1..] {
        let other = messages(language);
        let ids = |all: &BTreeMap<String, String>| all.keys().cloned().collect::<BTreeSet<_>>();
        let differ: Vec<_> = ids(&first).symmetric_difference(&ids(&other)).cloned().collect();
        assert!(differ.is_empty(), "{}: {differ:?}", language.tag);
        for id in first.keys() {
            let (one, two) = (whole(id, &first), whole(id, &other));
            assert_eq!(variables(&one), variables(&two), "{} {id}", language.tag);
        }
    }
}

#[test]
fn every_message_says_something_whatever_it_is_told() {
    for language in &LANGUAGES {
        let (texts, all) = (Texts::load(language), messages(language));
        for id in all.keys() {
            let source = whole(id, &all);
            for args in plausible(&source) {
                let (text, errors) = texts.format(id, &args).unwrap_or_else(|| panic!("no {id}"));
                assert!(errors.is_empty(), "{} {id}: {errors:?}", language.tag);
                let says = !text.trim().is_empty() || PLACES.contains(&id.as_str());
                assert!(says, "{} {id} {args:?}", language.tag);
                assert!(
                    !text.contains('$') && !text.contains("->"),
                    "{} {id}: {text}",
                    language.tag
                );
            }
        }
    }
}

#[test]
fn no_message_was_left_in_english() {
    let first = messages(&LANGUAGES[0]);
    for language in &LANGUAGES[1..] {
        for (id, source) in messages(language) {
            let same = source.trim() == first[&id].trim();
            let words = prose(&source).chars().any(char::is_alphabetic);
            let allowed = ALIKE.contains(&id.as_str());
            assert!(!same || !words || allowed, "{} {id}: {source}", language.tag);
        }
    }
}

#[test]
fn every_language_tells_the_same_rules() {
    let first = Texts::english();
    for language in &LANGUAGES {
        let texts = Texts::language(language.tag).unwrap();
        assert_eq!(texts.rule_ids(), first.rule_ids(), "{}", language.tag);
        for id in first.rule_ids() {
            let (one, two) = (first.rule(&id).unwrap(), texts.rule(&id).unwrap());
            assert_eq!(one.source.is_some(), two.source.is_some(), "{} {id}", language.tag);
            let named = |text: &str| -> BTreeSet<String> {
                let words = text.split([' ', '(', ')', ',', ';', ':', '\n']);
                let words = words.map(|word| word.trim_end_matches('.'));
                words.filter(|word| first.rule(word).is_some()).map(str::to_owned).collect()
            };
            assert_eq!(
                named(&one.text),
                named(&two.text),
                "{} {id} names other rules",
                language.tag
            );
        }
    }
    assert!(Texts::language("tlh").is_none());
}

/// Returns the beginnings of ids that sources complete: `family!("hound-"` and `format!("event-{`.
fn beginnings(source: &str) -> impl Iterator<Item = &str> {
    let calls = ["family!(", "format!("].into_iter();
    calls.flat_map(|call| source.split(call).skip(1)).filter_map(|rest| {
        let literal = rest.trim_start().strip_prefix('"')?;
        let end = literal.find(['"', '{'])?;
        Some(&literal[..end]).filter(|begin| begin.len() > 3 && begin.ends_with('-'))
    })
}

#[test]
fn every_message_is_used() {
    let sources = super::sources().concat();
    let mut begins: BTreeSet<&str> = beginnings(&sources).collect();
    // What a setup offers is told by its ids.
    begins.extend(["level-", "parts-", "option-"]);
    let messages = messages(&LANGUAGES[0]);
    let inserted: BTreeSet<&str> =
        messages.values().flat_map(|source| words_after(source, "{ ")).collect();
    let is_used = |id: &str| {
        let quoted = [format!("\"{id}\""), format!("\"{id}.")];
        inserted.iter().any(|word| word.split('.').next() == Some(id))
            || begins.iter().any(|begin| id.starts_with(begin))
            || quoted.iter().any(|quoted| sources.contains(quoted))
    };
    let unused = messages.keys().filter(|id| !id.contains('.') && !is_used(id));
    assert_eq!(unused.collect::<Vec<_>>(), Vec::<&String>::new());
}

#[test]
fn other_languages_name_every_shipped_tile_and_nothing_else() {
    let landscape = fogbound_sets::fogbound_mists().kinds.iter().map(|kind| &kind.name);
    let trains = fogbound_sets::fogbound_ghosts();
    let tracks = trains.kinds.iter().map(|kind| &kind.name);
    let boards = trains.boards.iter().map(|board| &board.name);
    let shipped: BTreeSet<&str> =
        landscape.chain(tracks).chain(boards).map(String::as_str).collect();
    for language in &LANGUAGES[1..] {
        let own = language.files[LANGUAGES[0].files.len()..].iter().flat_map(|file| file.lines());
        let named = own.filter_map(|line| line.strip_prefix("tile-")?.split_once(" ="));
        let named: Vec<(&str, &str)> = named.collect();
        let ids: BTreeSet<&str> = named.iter().map(|(id, _)| *id).collect();
        let names: BTreeSet<&str> = named.iter().map(|(_, name)| *name).collect();
        assert_eq!(ids, shipped, "{}", language.tag);
        assert_eq!(names.len(), ids.len(), "two tiles with one name in {}", language.tag);
    }
}

/// Checks a sentence of a game: nothing of the machinery shows in it.
fn clean(text: &str) {
    let machinery =
        ["{", "$", "event-", "action-", "ask-", "carc-", "galore-", "colour-", "feature-"];
    let found = machinery.iter().find(|word| text.contains(**word));
    assert!(found.is_none() && !text.contains("  ") && !text.is_empty(), "{text:?}");
}

#[test]
fn games_of_mists_are_told_in_every_language() {
    let set = Arc::new(fogbound_sets::fogbound_mists().clone());
    for (texts, n) in LANGUAGES.iter().flat_map(|l| (0..10u8).map(move |n| (Texts::load(l), n))) {
        let level = Level::number(1 + n % 6).unwrap();
        let rules = Arc::new(Setup::new(Arc::clone(&set), level, 1 + n % 5).validate().unwrap());
        let seed = Seed::new(n.to_string());
        let mut rng = seed.stream("languages");
        let (mut game, mut events) = Game::start(Arc::clone(&rules), &Order::Seed(seed)).unwrap();
        while let Some(decision) = game.decision() {
            let question = texts.question(&decision, &game);
            clean(&question);
            assert!(question.ends_with('?'), "{question}");
            let legal = game.legal();
            for action in &legal {
                let message = format!("action-{}", action.word().replace('_', "-"));
                well_filled(&texts, &message, &texts.action_args(action, Some(&game)));
                clean(&texts.action(action, Some(&game)));
            }
            events.extend(game.apply(legal[rng.below(legal.len() as u32) as usize]).unwrap());
        }
        let names = Names { rules: &*rules, players: &[] };
        for event in events {
            let message = format!("event-{}", event.word().replace('_', "-"));
            well_filled(&texts, &message, &texts.event_args(&event, &names));
            clean(&texts.event(&event, &names));
        }
    }
}

#[test]
fn games_of_ghosts_galore_are_told_in_every_language() {
    for (language, (rules, seed)) in LANGUAGES
        .iter()
        .flat_map(|language| ghosts_galore::all_games().take(6).map(move |game| (language, game)))
    {
        let texts = Texts::load(language);
        let (game, events) = ghosts_galore::played(&rules, &seed, |game, seat| {
            let (message, args) = texts.ghosts_question_parts(game.ask().unwrap(), seat, game);
            well_filled(&texts, &message, &args);
            clean(&texts.ghosts_question(game.ask().unwrap(), seat, game));
            for action in game.legal_of(seat) {
                clean(&texts.ghosts_action(&action, seat, Some(game)));
            }
        });
        let names = Names { rules: &*rules, players: &[] };
        events.iter().for_each(|event| clean(&texts.ghosts_event(event, &names)));
        let boards: Vec<_> =
            (0..rules.players()).map(|seat| (*game.grid(seat), game.doors(seat))).collect();
        for report in rules.scoring().reports(&boards) {
            for category in fogbound_ghosts_galore::Category::ALL {
                clean(&texts.ghosts_arithmetic(category, &report));
            }
        }
    }
}

#[test]
fn games_of_carcassonne_are_told_in_every_language() {
    for (language, parts) in LANGUAGES
        .iter()
        .flat_map(|language| Parts::combinations().map(move |parts| (language, parts)))
    {
        let (texts, rules) = (Texts::load(language), carcassonne::rules(3, parts));
        let players = ["Ann".to_owned(), "Bob".to_owned()];
        let events = carcassonne::played(&rules, &Seed::new("told"), |game| {
            clean(&texts.carcassonne_question(game.ask().unwrap(), game));
            for action in game.legal() {
                clean(&texts.carcassonne_action(&action, Some(game), &players));
            }
        });
        let names = Names { rules: &*rules, players: &players };
        events.iter().for_each(|event| clean(&texts.carcassonne_event(event, &names)));
    }
}

/// Prints German sentences, to be read by a person.
#[test]
fn german_is_told_with_its_articles_and_endings() {
    let texts = Texts::language("de").unwrap();
    let players = ["Anna".to_owned(), "Bodo".to_owned(), "Du".to_owned()];
    let mut told = Vec::new();
    let mists = rules();
    let names = Names { rules: &*mists, players: &players };
    told.extend(all_events().iter().map(|event| texts.event(event, &names)));
    told.extend(all_actions().iter().map(|action| texts.action(action, None)));
    let land = carcassonne::rules(3, Parts::ALL);
    let names = Names { rules: &*land, players: &players };
    told.extend(carcassonne::all_events().iter().map(|e| texts.carcassonne_event(e, &names)));
    let train = ghosts_galore::rules(3, fogbound_ghosts_galore::Options::default());
    let names = Names { rules: &*train, players: &players };
    told.extend(ghosts_galore::all_events().iter().map(|event| texts.ghosts_event(event, &names)));
    insta::assert_snapshot!(told.join("\n"));
}
