mod carcassonne;
mod files;
mod ghosts_galore;
mod languages;
mod messages;
mod page;
mod tiles;

use super::*;
use fogbound_game::{Cell, Colour, Colours, Edges, Game as _, Refusal, Rotation, RuleId, Seed};
use fogbound_landscape::KindId;
use fogbound_mists::{
    About, Action, Ask, Decision, Event, Feature, Game, Hound, Level, Options, Order, Region,
    Rules, Setup, Split, Spot,
};
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Arc;

const RULE: RuleId = RuleId("M-6.1");
const CELL: Cell = Cell::new(3, -1);

fn rules() -> Arc<Rules> {
    let set = Arc::new(fogbound_sets::fogbound_mists().clone());
    Arc::new(Setup::new(set, Level::number(6).unwrap(), 2).validate().unwrap())
}

fn all_events() -> Vec<Event> {
    let edges = Edges::parse("NE").unwrap();
    let region = Region { feature: Feature::City, cell: CELL, edges };
    let colours = |n| Colour::ALL.into_iter().take(n).collect::<Colours>();
    let scored = |tiles, extra, n| Event::Scored {
        region,
        tiles,
        each: 2,
        extra,
        value: u16::from(tiles) * 2 + extra,
        colours: colours(n),
    };
    let moved =
        |colour| Event::Moved { rule: RULE, scoring: Colour::Red, points: 4, total: 12, colour };
    vec![
        Event::Turn { seat: 1 },
        Event::Drawn { tile: KindId(1) },
        Event::SetAside { tile: KindId(1) },
        Event::Placed { cell: CELL, tile: KindId(1), rotation: Rotation::NONE },
        Event::Placed { cell: CELL, tile: KindId(1), rotation: Rotation::ALL[3] },
        Event::Forced { seat: 0, ask: Ask::Meeple, choice: Action::Pass },
        Event::Forced { seat: 0, ask: Ask::Spare, choice: Action::Spare(edges) },
        Event::Forced { seat: 0, ask: Ask::Bury, choice: Action::Bury(CELL) },
        Event::BankFinished { cell: CELL, edges, cells: 1 },
        Event::BankFinished { cell: CELL, edges, cells: 5 },
        Event::GhostsPlaced { rule: RULE, cell: CELL, spot: Spot::Mist(edges), n: 1 },
        Event::GhostsPlaced { rule: RULE, cell: CELL, spot: Spot::Cemetery, n: 2 },
        Event::GhostsRemoved { rule: RULE, cell: CELL, spot: Spot::Mist(edges), n: 1 },
        Event::GhostsRemoved { rule: RULE, cell: CELL, spot: Spot::Cemetery, n: 2 },
        Event::TooFewGhosts { due: 3, supply: 2 },
        Event::TooFewGhosts { due: 1, supply: 0 },
        Event::Buried { rule: RULE, cell: CELL, colour: Colour::Pink },
        Event::NothingBuried { cell: CELL },
        Event::MeeplePlaced { colour: Colour::Red, cell: CELL, feature: Feature::Road, edges },
        Event::MeeplePlaced {
            colour: Colour::Red,
            cell: CELL,
            feature: Feature::Castle,
            edges: Edges::NONE,
        },
        scored(4, 2, 1),
        scored(5, 4, 3),
        scored(1, 0, 1),
        Event::Forgone {
            region: Region { feature: Feature::Road, cell: CELL, edges: Edges::ALL },
            points: 6,
        },
        moved(None),
        moved(Some(Colour::Red)),
        moved(Some(Colour::Yellow)),
        Event::MeepleReturned { colour: Colour::Red, cell: CELL },
        Event::Milestone { hound: Hound::Rufus, at: 15 },
        Event::HoundJoined { hound: Hound::Ronja, cell: CELL, colour: Colour::Blue },
        Event::HoundScored { hound: Hound::Ronja, colour: Colour::Blue, points: 7 },
        Event::HoundLeft { rule: RULE, hound: Hound::Rufus },
        Event::HoundLost { hound: Hound::Rufus },
        Event::PilesJoined { moved: 0, tiles: 20 },
        Event::PilesJoined { moved: 1, tiles: 21 },
        Event::FaceDown { cell: CELL },
        Event::Won,
        Event::Lost { rule: RuleId("M-12.2") },
        Event::Lost { rule: RuleId("M-12.3") },
    ]
}

fn all_actions() -> Vec<Action> {
    let edges = Edges::parse("NE").unwrap();
    let region = Region { feature: Feature::Road, cell: CELL, edges };
    vec![
        Action::Place(CELL, Rotation::NONE),
        Action::Place(CELL, Rotation::ALL[1]),
        Action::BuryAt(CELL),
        Action::Bury(CELL),
        Action::BurySupply(Colour::Green),
        Action::Spare(edges),
        Action::Haunt(CELL, edges),
        Action::Cemetery(CELL),
        Action::Pass,
        Action::Meeple(Colour::Red, Feature::City, edges),
        Action::Meeple(Colour::Red, Feature::Castle, Edges::NONE),
        Action::Score(region),
        Action::Points,
        Action::Ghosts(CELL, 2),
        Action::Split(Split::new(&[2, 1]).unwrap()),
        Action::Assign(Colour::Blue),
        Action::Hound(CELL),
        Action::HoundDone,
        Action::HoundGhosts(CELL, 1),
        Action::FaceDown(CELL),
    ]
}

/// Checks that every sentence is filled in without a complaint.
fn well_filled(texts: &Texts, id: &str, args: &[(&str, Value<'_>)]) {
    let (text, errors) = texts.format(id, args).unwrap_or_else(|| panic!("no text {id}"));
    assert!(errors.is_empty(), "{id}: {errors:?}");
    assert!(!text.is_empty() && !text.contains("  "), "{id}: {text:?}");
}

#[test]
fn every_file_is_read_without_complaint_and_no_message_comes_twice() {
    for language in &LANGUAGES {
        let mut seen = BTreeSet::new();
        for &source in language.files {
            let resource = FluentResource::try_new(source.to_owned());
            assert!(resource.is_ok(), "{}: {:?}", language.tag, resource.err().map(|(_, e)| e));
            for id in message_ids(source) {
                assert!(seen.insert(id), "{} twice in {}", id, language.tag);
            }
        }
    }
}

fn message_ids(source: &str) -> impl Iterator<Item = &str> {
    source
        .lines()
        .filter(|line| line.starts_with(|c: char| c.is_ascii_lowercase()))
        .filter_map(|line| line.split_once(" =").map(|(id, _)| id))
}

#[test]
fn every_event_has_its_sentence() {
    let texts = Texts::english();
    let rules = rules();
    let players = ["Ann".to_owned()];
    let names = Names { rules: &*rules, players: &players };
    let mut words = BTreeSet::new();
    let mut told = String::new();
    for event in all_events() {
        words.insert(event.word());
        let message = format!("event-{}", event.word().replace('_', "-"));
        well_filled(&texts, &message, &texts.event_args(&event, &names));
        assert!(texts.rule(event.rule().as_str()).is_some(), "{event:?}");
        told.push_str(&texts.event(&event, &names));
        told.push('\n');
    }
    assert_eq!(words.len(), 25, "an event is missing from this test");
    insta::assert_snapshot!(told);
}

#[test]
fn every_answer_has_its_line() {
    let texts = Texts::english();
    let mut told = String::new();
    for action in all_actions() {
        let message = format!("action-{}", action.word().replace('_', "-"));
        well_filled(&texts, &message, &texts.action_args(&action, None));
        told.push_str(&texts.action(&action, None));
        told.push('\n');
    }
    insta::assert_snapshot!(told);
}

#[test]
fn every_question_and_answer_of_whole_games_has_its_text() {
    let texts = Texts::english();
    let set = Arc::new(fogbound_sets::fogbound_mists().clone());
    let mut asked = BTreeSet::new();
    for seed in 0..40u64 {
        let level = Level::number(2 + (seed % 5) as u8).unwrap();
        let players = 1 + (seed % 5) as u8;
        let rules = Arc::new(Setup::new(Arc::clone(&set), level, players).validate().unwrap());
        let seed = Seed::new(seed.to_string());
        let mut rng = seed.stream("texts");
        let (mut game, _) = Game::start(rules, &Order::Seed(seed)).unwrap();
        while let Some(decision) = game.decision() {
            asked.insert(decision.ask);
            let question = texts.question(&decision, &game);
            assert!(question.ends_with('?'), "{question}");
            let legal = game.legal();
            for action in &legal {
                let message = format!("action-{}", action.word().replace('_', "-"));
                well_filled(&texts, &message, &texts.action_args(action, Some(&game)));
            }
            let choice = rng.below(legal.len() as u32) as usize;
            game.apply(legal[choice]).unwrap();
        }
    }
    assert!(asked.len() >= 8, "only {asked:?}");
    let (game, _) = Game::start(rules(), &Order::Seed(Seed::new("1"))).unwrap();
    for (ask, about) in [
        (Ask::Hound, About::Hound(Hound::Ronja, None)),
        (Ask::HoundGhosts, About::Hound(Hound::Ronja, Some(CELL))),
        (Ask::Assign, About::Points(Colour::Pink, 1)),
        (Ask::Split, About::Ghosts(CELL, 1)),
    ] {
        let question = texts.question(&Decision { seat: 0, ask, about }, &game);
        assert!(question.ends_with('?') && !question.contains('$'), "{question}");
    }
    for ask in Ask::ALL {
        assert!(texts.find(&format!("ask-{}", ask.name().replace('_', "-")), &[]).is_some());
        assert!(texts.rule(ask.rule()).is_some());
    }
}

/// Returns the sources that may name rules, reasons and messages.
fn sources() -> Vec<String> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut folders = vec![];
    let names = [
        "game",
        "landscape",
        "tilesets",
        "mists",
        "ghosts-galore",
        "carcassonne",
        "bots",
        "data",
        "table",
        "presenter",
        "terminal",
        "web",
        "host",
        "cli",
    ];
    for name in names {
        folders.push(crates.join(name).join("src"));
    }
    let mut texts = vec![];
    while let Some(folder) = folders.pop() {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.ends_with("tests") || path.ends_with("tests.rs") {
                continue;
            }
            if path.is_dir() {
                folders.push(path);
            } else {
                texts.push(std::fs::read_to_string(path).unwrap());
            }
        }
    }
    texts
}

/// Returns the string literals that follow `call`.
fn literals<'a>(source: &'a str, call: &'a str) -> impl Iterator<Item = Vec<&'a str>> {
    source.match_indices(call).map(move |(at, _)| {
        let rest = &source[at + call.len()..];
        let end = rest.find(')').unwrap_or(rest.len());
        rest[..end].split('"').skip(1).step_by(2).collect()
    })
}

#[test]
fn x_7_every_refusal_of_the_engine_has_its_reason_and_rule() {
    let texts = Texts::english();
    let mut reasons = BTreeSet::new();
    for source in sources() {
        for parts in literals(&source, "Refusal::new(") {
            let [rule, reason] = parts[..] else { continue };
            assert!(texts.rule(rule).is_some(), "no text for rule {rule}");
            let refusal = texts.find(&format!("refused-{reason}"), &[]);
            assert!(refusal.is_some(), "no text for the reason {reason}");
            reasons.insert(reason.to_owned());
        }
    }
    assert!(reasons.len() > 35, "the sources were not read: {reasons:?}");
    let refusal = Refusal::new("M-3.3", "terrain-mismatch");
    assert_eq!(
        texts.refusal(&refusal),
        texts.get("refused-terrain-mismatch", &[]),
        "the id stands for itself"
    );
}

/// Returns `true` if a literal is the id of a rule, like `M-6.2`.
fn is_rule(word: &str) -> bool {
    let number = word.split_once('-').filter(|(section, _)| section.len() == 1);
    number.is_some_and(|(_, number)| {
        number.starts_with(|c: char| c.is_ascii_digit())
            && number.chars().all(|c| c.is_ascii_digit() || c == '.')
    })
}

#[test]
fn every_rule_named_in_the_engine_has_its_text() {
    let texts = Texts::english();
    let mut named = BTreeSet::new();
    for source in sources() {
        named.extend(source.split('"').filter(|word| is_rule(word)).map(str::to_owned));
    }
    named.retain(|id| id.starts_with(['M', 'X', 'C', 'G']));
    assert!(named.len() > 20, "the sources were not read: {named:?}");
    for id in named {
        assert!(texts.rule(&id).is_some(), "no text for rule {id}");
    }
}

#[test]
fn every_rule_has_title_text_and_source() {
    let texts = Texts::english();
    let ids = texts.rule_ids();
    assert!(ids.len() > 70, "{ids:?}");
    for id in ["X-1", "X-7", "M-0.1", "M-6", "M-6.2", "M-10.5", "M-12.4"] {
        assert!(ids.iter().any(|other| other == id), "{id} is missing");
    }
    for id in ids {
        let rule = texts.rule(&id).unwrap_or_else(|| panic!("no text for {id}"));
        assert!(!rule.title.is_empty() && rule.text.len() > 20, "{id}");
        // Numbered rules name their source; sections need not.
        let numbered = id.contains('.') || id.starts_with("X-") || id.starts_with("C-");
        assert!(!numbered || rule.source.is_some(), "{id} has no source");
    }
    assert_eq!(texts.rule("m-6.2").unwrap().id, "M-6.2");
    assert!(texts.rule("M-99.1").is_none());
    assert!(texts.rule("../M-6").is_none());
}

#[test]
fn every_option_has_its_texts() {
    let options = Texts::english().readings::<crate::games::Mists>();
    assert_eq!(options.len(), Options::VALUES.len());
    for option in options {
        for text in [&option.title, &option.text, &option.source] {
            assert!(!text.starts_with("option-"), "{}: {text}", option.id);
        }
        for (value, text) in &option.values {
            assert!(!text.starts_with("option-"), "{}={value}", option.id);
        }
    }
}
