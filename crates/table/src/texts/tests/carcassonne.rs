//! Sentences about Carcassonne.

use super::{message_ids, sources, well_filled};
use crate::games::carcassonne::texts::{action_message, event_message, question_message};
use crate::texts::Names;
use crate::texts::{LANGUAGES, Texts};
use fogbound_carcassonne::{
    Action, Ask, Event, Feature, Game, MAX_PLAYERS, Options, Order, Parts, Piece, Rules, Setup,
    Stand,
};
use fogbound_game::{Cell, Edges, Game as _, Halves, Rotation, RuleId, Seed};
use fogbound_landscape::{CellId, CellSet, KindId};
use fogbound_tilesets::Field;
use std::collections::BTreeSet;
use std::sync::Arc;

const EVENTS: &str = include_str!("../../../../../texts/en/events.ftl");

const CELL: Cell = Cell::new(3, -1);

pub(super) fn rules(players: u8, parts: Parts) -> Arc<Rules> {
    Arc::new(Setup::new(parts, players).validate().unwrap())
}

/// Plays a game at random; `look` sees the game before each decision.
pub(super) fn played(rules: &Arc<Rules>, seed: &Seed, mut look: impl FnMut(&Game)) -> Vec<Event> {
    let mut rng = seed.stream("texts");
    let order = Order::Seed(seed.clone());
    let (mut game, mut events) = Game::start(Arc::clone(rules), &order).unwrap();
    while game.ask().is_some() {
        look(&game);
        let legal = game.legal();
        let choice = legal[rng.below(legal.len() as u32) as usize];
        events.extend(game.apply(choice).unwrap());
    }
    events
}

fn stands() -> [Stand; 6] {
    let edges = Edges::parse("NE").unwrap();
    [
        Stand::Road(edges),
        Stand::City(edges),
        Stand::Field(Halves::parse("34").unwrap()),
        Stand::Monastery,
        Stand::Castle,
        Stand::Cemetery,
    ]
}

fn cells(n: u8) -> CellSet {
    let mut cells = CellSet::EMPTY;
    (0..n).for_each(|cell| cells.insert(CellId(cell)));
    cells
}

fn seats(numbers: &[u16]) -> [u16; MAX_PLAYERS] {
    let mut seats = [0; MAX_PLAYERS];
    seats[..numbers.len()].copy_from_slice(numbers);
    seats
}

/// Returns the events that differ in their sentence.
pub(super) fn all_events() -> Vec<Event> {
    let (seat, cell, tile, piece) = (1, CELL, KindId(1), Piece::Meeple);
    let forced = |ask, choice| Event::Forced { seat, ask, choice };
    let scored = |feature, tiles, points, gains: &[u16], costs: &[u16], last| Event::Scored {
        feature,
        cells: cells(tiles),
        points,
        gains: seats(gains),
        costs: seats(costs),
        last,
    };
    let mut events = vec![
        Event::Turn { seat },
        Event::Drawn { tile },
        Event::SetAside { tile },
        Event::Placed { cell, tile, rotation: Rotation::ALL[1] },
        forced(Ask::Meeple, Action::Pass),
        forced(Ask::GhostOther, Action::Ghost(cell)),
        forced(Ask::GhostOwn, Action::Ghost(cell)),
        Event::GhostPlaced { cell, seat, rule: RuleId("G-2.2") },
        Event::GhostPlaced { cell, seat: 0, rule: RuleId("G-2.3") },
        Event::GhostSkipped { of: RuleId("G-2.2") },
        Event::GhostSkipped { of: RuleId("G-2.3") },
        Event::Scared { cell, seat },
        scored(Feature::Road, 3, 3, &[3], &[], false),
        scored(Feature::City, 2, 4, &[4, 4], &[0, 2], false),
        scored(Feature::Monastery, 9, 9, &[9], &[], false),
        scored(Feature::Castle, 9, 2, &[2], &[2], false),
        scored(Feature::Cemetery, 9, 0, &[], &[], false),
        scored(Feature::Cemetery, 9, 0, &[], &[2], false),
        scored(Feature::Road, 1, 1, &[1], &[], true),
        scored(Feature::City, 2, 3, &[3, 3], &[], true),
        scored(Feature::Field, 12, 0, &[], &[], true),
        scored(Feature::Monastery, 5, 5, &[0, 5], &[], true),
        scored(Feature::Castle, 5, 2, &[2], &[], true),
        Event::GuardGained { seat },
        Event::MeepleReturned { seat, cell, piece },
        Event::MeepleReturned { seat, cell, piece: Piece::Guard },
        Event::GhostsCharged { costs: seats(&[0, 2, 1]) },
    ];
    let placed = |stand| Event::MeeplePlaced { seat, cell, piece, stand };
    events.extend(stands().map(placed));
    events
}

/// Checks that a text is a single sentence without anything missing.
fn one_sentence(text: &str, end: char) {
    assert!(text.ends_with(end), "{text}");
    assert!(!text.contains(". ") && !text.contains("? "), "more than one sentence: {text}");
    assert!(!text.contains("carc-") && !text.contains('$'), "{text}");
}

#[test]
fn every_rule_of_carcassonne_has_its_text_and_no_other_is_told() {
    let texts = Texts::english();
    let mut expected: Vec<String> =
        ["C", "C-1", "C-2", "C-2.1", "C-2.2", "C-3", "C-4", "C-5", "C-6", "C-7", "G", "G-0"]
            .map(str::to_owned)
            .to_vec();
    for (section, rules) in [(1, 3), (2, 7), (3, 2), (4, 5), (5, 1)] {
        expected.push(format!("G-{section}"));
        expected.extend((1..=rules).map(|rule| format!("G-{section}.{rule}")));
    }
    let told: Vec<String> =
        texts.rule_ids().into_iter().filter(|id| id.starts_with(['C', 'G'])).collect();
    assert_eq!(told, expected);
    for id in told {
        let rule = texts.rule(&id).unwrap();
        let numbered = id.contains('.') || id.starts_with("C-") || id == "G-0";
        assert_eq!(rule.source.is_some(), numbered, "{id}");
        assert!(rule.text.ends_with('.') && !rule.title.ends_with('.'), "{id}");
    }
}

#[test]
fn every_rule_named_by_the_engine_has_its_text() {
    let texts = Texts::english();
    let events = all_events();
    let told = events.iter().map(|event| event.rule().as_str());
    let mut named: BTreeSet<&str> = told.chain(Ask::ALL.map(Ask::rule)).collect();
    let sources = sources();
    for source in &sources {
        named.extend(source.split('"').filter(|word| {
            let number = word.strip_prefix("C-").or(word.strip_prefix("G-")).unwrap_or("");
            !number.is_empty() && number.chars().all(|c| c.is_ascii_digit() || c == '.')
        }));
    }
    assert!(named.len() > 18, "the sources were not read: {named:?}");
    for id in named {
        assert!(texts.rule(id).is_some(), "no text for rule {id}");
    }
}

#[test]
fn every_event_has_its_sentence() {
    let texts = Texts::english();
    let rules = rules(3, Parts::ALL);
    let players = ["Ann".to_owned()];
    let names = Names { rules: &*rules, players: &players };
    let mut words = BTreeSet::new();
    let mut told = String::new();
    for event in all_events() {
        words.insert(event.word());
        well_filled(&texts, &event_message(&event), &texts.carcassonne_event_args(&event, &names));
        let sentence = texts.carcassonne_event(&event, &names);
        one_sentence(&sentence, '.');
        told.push_str(&sentence);
        told.push('\n');
    }
    assert_eq!(words, BTreeSet::from(Event::WORDS), "an event is missing from this test");
    insta::assert_snapshot!(told);
}

#[test]
fn every_event_question_and_answer_of_whole_games_has_its_text() {
    let texts = Texts::english();
    let mut asked = BTreeSet::new();
    for (n, parts) in (0..).zip(Parts::combinations()) {
        let rules = rules(2 + n % 5, parts);
        let events = played(&rules, &Seed::new(n.to_string()), |game| {
            let ask = game.ask().unwrap();
            let message = question_message(ask);
            well_filled(&texts, &message, &texts.carcassonne_question_args(ask, game));
            one_sentence(&texts.carcassonne_question(ask, game), '?');
            asked.insert(message);
            for action in game.legal() {
                for known in [Some(game), None] {
                    let args = texts.carcassonne_action_args(&action, known, &[]);
                    well_filled(&texts, action_message(&action), &args);
                }
            }
        });
        let names = Names { rules: &*rules, players: &[] };
        for event in events {
            let args = texts.carcassonne_event_args(&event, &names);
            well_filled(&texts, &event_message(&event), &args);
        }
    }
    assert_eq!(asked, Ask::ALL.map(question_message).into_iter().collect(), "not asked");
}

#[test]
fn an_answer_says_who_stands_there() {
    let texts = Texts::english();
    let players = ["Ann".to_owned(), "Bob".to_owned()];
    let mut found = 0;
    let ghost = |action: &Action| matches!(action, Action::Ghost(_));
    played(&rules(2, Parts::ALL), &Seed::new("who"), |game| {
        for action in game.legal().into_iter().filter(ghost) {
            let Action::Ghost(cell) = action else { return };
            let meeple = game.meeples().into_iter().find(|meeple| meeple.cell == cell).unwrap();
            let stand = texts.carcassonne_stand(meeple.stand);
            let whose = match meeple.seat == game.seat() {
                true => "own".to_owned(),
                false => format!("{}’s", players[usize::from(meeple.seat)]),
            };
            let told = texts.carcassonne_action(&action, Some(game), &players);
            let begins = format!("{whose} meeple at ({}, {}), {stand}", cell.x, cell.y);
            assert!(told.starts_with(&begins), "{told}");
            assert_eq!(told.contains("beside"), meeple.ghosts > 0, "{told}");
            found += 1;
        }
    });
    assert!(found > 5, "{found}");
    let unknown = texts.carcassonne_action(&Action::Ghost(CELL), None, &players);
    assert_eq!(unknown, "the meeple at (3, -1)");
    let told = |piece, stand| texts.carcassonne_action(&Action::Meeple(piece, stand), None, &[]);
    let [road, _, field, monastery, ..] = stands();
    assert_eq!(told(Piece::Guard, road), "a guard on the N–E road");
    assert_eq!(told(Piece::Meeple, field), "a meeple on the SE field");
    assert_eq!(told(Piece::Meeple, monastery), "a meeple in the monastery");
}

#[test]
fn c_2_1_fields_are_named_by_the_compass() {
    let texts = Texts::english();
    let named = [
        ("34", "SE"),
        ("07", "NW"),
        ("27", "NE–NW"),
        ("67", "W"),
        ("0127", "N–NE–NW"),
        ("3456", "SE–S–SW"),
        ("012347", "N–E–SE–NW"),
        ("01234567", "N–E–S–W"),
        ("03", "SE–NW"),
    ];
    for (halves, name) in named {
        let field = Stand::Field(Halves::parse(halves).unwrap());
        assert_eq!(texts.carcassonne_stand(field), format!("on the {name} field"), "{halves}");
    }
    // No two fields of a shipped tile share a name.
    for kind in fogbound_sets::shipped().iter().flat_map(|set| &set.kinds) {
        let name = |field: &Field| texts.carcassonne_stand(Stand::Field(field.halves));
        let names: BTreeSet<String> = kind.fields.iter().map(name).collect();
        assert_eq!(names.len(), kind.fields.len(), "{}: {names:?}", kind.name);
    }
}

#[test]
fn every_option_has_its_texts() {
    let texts = Texts::english();
    let options = texts.readings::<crate::games::Carcassonne>();
    assert_eq!(options.len(), Options::VALUES.len());
    let mut used = Options::default();
    for (option, (id, _)) in options.iter().zip(Options::VALUES) {
        assert_eq!((option.id, option.values.len()), (id, 2));
        one_sentence(&option.text, '?');
        for (value, text) in &option.values {
            one_sentence(text, '.');
            assert!(!text.starts_with("option-") && used.set(id, value).is_ok(), "{id}={value}");
        }
        assert!(!option.source.starts_with("option-") && !option.title.starts_with("option-"));
        // The rule that the option is about names it.
        let rule = option.text.split(['(', ')']).nth(1).unwrap();
        let rule = texts.rule(rule).unwrap();
        let source = rule.source.unwrap().to_lowercase();
        assert!(source.contains(&format!("\"{id}\"")), "{} does not name {id}", rule.id);
    }
}

#[test]
fn no_text_is_without_use() {
    let code = include_str!("../../games/carcassonne/texts.rs");
    let mut used: BTreeSet<String> = all_events().iter().map(event_message).collect();
    used.extend(Ask::ALL.map(question_message));
    used.extend([Piece::Meeple, Piece::Guard].map(|piece| format!("carc-piece-{}", piece.name())));
    for id in message_ids(EVENTS).filter(|id| id.starts_with("carc-")) {
        let quoted = format!("\"{id}\"");
        assert!(used.contains(id) || code.contains(&quoted), "{id} is not used");
    }
}

#[test]
fn c_2_every_tile_of_the_base_game_has_a_name_of_its_own() {
    let set = fogbound_sets::base();
    for language in &LANGUAGES {
        let texts = Texts::load(language);
        let names: BTreeSet<String> = set.kinds.iter().map(|kind| texts.tile(&kind.name)).collect();
        assert_eq!(names.len(), 24);
        assert!(names.iter().all(|name| name.chars().count() > 3), "{names:?}");
    }
}
