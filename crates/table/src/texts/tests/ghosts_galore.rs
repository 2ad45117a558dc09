//! Sentences about Ghosts Galore.

use super::{message_ids, sources, well_filled};
use crate::games::ghosts_galore::texts::event_message;
use crate::texts::Names;
use crate::texts::Texts;
use fogbound_game::{Edges, Game as _, Rotation, Seed};
use fogbound_ghosts_galore::{
    Action, Ask, BoardReport, Catalogue, Category, Event, Game, Options, Order, Rules, Setup,
    TileId,
};
use fogbound_tilesets::{Monster, Section, TrackKind};
use std::collections::BTreeSet;
use std::sync::Arc;

const EVENTS: &str = include_str!("../../../../../texts/en/events.ftl");
const REASONS: &str = include_str!("../../../../../texts/en/reasons.ftl");

pub(super) fn rules(players: u8, options: Options) -> Arc<Rules> {
    let set = Arc::new(fogbound_sets::fogbound_ghosts().clone());
    Arc::new(Setup { options, ..Setup::new(set, players) }.validate().unwrap())
}

/// Plays a game at random; `look` sees the game before each decision.
pub(super) fn played(
    rules: &Arc<Rules>,
    seed: &Seed,
    mut look: impl FnMut(&Game, u8),
) -> (Game, Vec<Event>) {
    let mut rng = seed.stream("texts");
    let (mut game, mut events) =
        Game::start(Arc::clone(rules), &Order::Seed(seed.clone())).unwrap();
    while let Some(seat) = game.deciding().seats().smallest() {
        look(&game, seat);
        let legal = game.legal_of(seat);
        let choice = legal[rng.below(legal.len() as u32) as usize];
        events.extend(game.apply_of(seat, choice).unwrap());
    }
    (game, events)
}

/// Returns games of every number of players under every set of options.
pub(super) fn all_games() -> impl Iterator<Item = (Arc<Rules>, Seed)> {
    (0..16u8).map(|n| {
        let options = Options {
            experienced: n & 1 > 0,
            choose_side: n & 2 > 0,
            walls_are_dead_ends: n & 4 > 0,
        };
        (rules(2 + n % 4, options), Seed::new(n.to_string()))
    })
}

/// Returns the events that differ in their sentence.
pub(super) fn all_events() -> Vec<Event> {
    let (seat, tile, space) = (1, TileId(7), 4);
    let placed = |turns: usize, hidden| {
        let rotation = Rotation::ALL[turns];
        Event::Placed { seat, tile, space, rotation, hidden }
    };
    let scored = |total, rank| Event::Scored { seat, total, rank };
    vec![
        Event::Forced { seat, ask: Ask::Claim, choice: Action::Reveal },
        Event::SideChosen { seat: 0, side: 0 },
        Event::SideChosen { seat, side: 1 },
        Event::StackBegun { round: 8, tiles: 6 },
        Event::Revealed { seat, tile, rest: false },
        Event::Revealed { seat, tile, rest: true },
        Event::Left { seat, tile },
        Event::Claimed { seat, tile },
        placed(0, false),
        placed(1, false),
        placed(3, false),
        placed(0, true),
        placed(1, true),
        placed(2, true),
        Event::Removed { tiles: [1, 2, 30, 77].map(TileId) },
        Event::Lamp { seat: 0 },
        scored(102, 1),
        scored(1, 2),
        scored(0, 3),
        scored(-1, 4),
        scored(-5, 5),
    ]
}

/// Checks that a text is a single sentence without anything missing.
fn one_sentence(text: &str, end: char) {
    assert!(text.ends_with(end), "{text}");
    assert!(!text.contains(". ") && !text.contains("? "), "more than one sentence: {text}");
    assert!(!text.contains("galore-") && !text.contains('$'), "{text}");
}

#[test]
fn every_rule_of_ghosts_galore_has_its_text_and_no_other_is_told() {
    let texts = Texts::english();
    let mut expected = vec!["T".to_owned()];
    for (section, rules) in [(1, 5), (2, 6), (3, 2), (4, 15)] {
        expected.push(format!("T-{section}"));
        expected.extend((1..=rules).map(|rule| format!("T-{section}.{rule}")));
    }
    let told: Vec<String> = texts.rule_ids().into_iter().filter(|id| id.starts_with('T')).collect();
    assert_eq!(told, expected);
    for id in told {
        let rule = texts.rule(&id).unwrap();
        assert_eq!(rule.source.is_some(), id.contains('.'), "{id}");
        assert!(rule.text.ends_with('.') && !rule.title.ends_with('.'), "{id}");
    }
}

#[test]
fn every_rule_named_by_the_engine_has_its_text() {
    let texts = Texts::english();
    let asked = Ask::ALL.map(Ask::rule);
    let scored = Category::ALL.map(Category::rule);
    let events = all_events();
    let told = events.iter().map(|event| event.rule().as_str());
    let mut named: BTreeSet<&str> = told.chain(asked).chain(scored).collect();
    let sources = sources();
    for source in &sources {
        let quoted = source.split('"').filter(|word| {
            let number = word.strip_prefix("T-").unwrap_or("");
            number.contains('.') && number.chars().all(|c| c.is_ascii_digit() || c == '.')
        });
        named.extend(quoted);
    }
    assert!(named.len() > 25, "the sources were not read: {named:?}");
    for id in named {
        assert!(texts.rule(id).is_some(), "no text for rule {id}");
    }
}

#[test]
fn x_7_every_reason_is_one_sentence_that_is_used() {
    let texts = Texts::english();
    let sources = sources();
    for id in message_ids(REASONS) {
        let reason = format!("\"{}\"", id.strip_prefix("refused-").unwrap());
        assert!(sources.iter().any(|source| source.contains(&reason)), "{reason} is never given");
        one_sentence(&texts.get(id, &[]), '.');
    }
}

#[test]
fn every_event_has_its_sentence() {
    let texts = Texts::english();
    let rules = rules(3, Options::default());
    let players = ["Ann".to_owned()];
    let names = Names { rules: &*rules, players: &players };
    let mut words = BTreeSet::new();
    for event in all_events() {
        words.insert(event.word());
        well_filled(&texts, &event_message(&event), &texts.ghosts_event_args(&event, &names));
        one_sentence(&texts.ghosts_event(&event, &names), '.');
    }
    assert_eq!(words, BTreeSet::from(Event::WORDS), "an event is missing from this test");
}

#[test]
fn an_event_says_who_and_what() {
    let texts = Texts::english();
    let set = fogbound_sets::fogbound_ghosts();
    let rules = rules(3, Options::default());
    let players = ["Ann".to_owned()];
    let names = Names { rules: &*rules, players: &players };
    let told = |event| texts.ghosts_event(&event, &names);
    let tile = TileId(7);
    let name = texts.tile(&set.kinds[set.tiles().nth(7).unwrap()].name);
    let shows = texts.ghosts_shows(rules.catalogue().kind(tile));
    let revealed = |rest| told(Event::Revealed { seat: 0, tile, rest });
    assert_eq!(revealed(false), format!("Ann: 7 {name} ({shows}) is revealed."));
    assert_eq!(revealed(true), format!("Ann, the last to choose: 7 {name} ({shows}) is revealed."));
    let placed =
        |rotation, hidden| told(Event::Placed { seat: 1, tile, space: 4, rotation, hidden });
    assert_eq!(
        placed(Rotation::NONE, false),
        format!("Seat 2: 7 {name} is placed on space 4 (centre).")
    );
    assert_eq!(
        placed(Rotation::ALL[2], true),
        format!("Seat 2: the hidden tile, 7 {name}, is placed on space 4 (centre), turned twice.")
    );
    let scored = |total, rank| told(Event::Scored { seat: 0, total, rank });
    assert_eq!(scored(-5, 2), "Ann: −5 points, second place.");
    assert_eq!(scored(1, 1), "Ann: 1 point, first place.");
    assert!(told(Event::Claimed { seat: 0, tile: TileId(250) }).contains("tile 250"));
}

#[test]
fn every_event_question_and_answer_of_whole_games_has_its_text() {
    let texts = Texts::english();
    let mut asked = BTreeSet::new();
    for (rules, seed) in all_games() {
        let (_, events) = played(&rules, &seed, |game, seat| {
            let ask = game.ask().unwrap();
            for game in [game.clone(), game.view_of(Some(seat)).into_game()] {
                let (message, args) = texts.ghosts_question_parts(ask, seat, &game);
                well_filled(&texts, &message, &args);
                one_sentence(&texts.ghosts_question(ask, seat, &game), '?');
                asked.insert(message);
            }
            for action in game.legal_of(seat) {
                let message = format!("galore-action-{}", action.word());
                for known in [Some(game), None] {
                    let args = texts.ghosts_action_args(&action, seat, known);
                    well_filled(&texts, &message, &args);
                }
            }
        });
        let names = Names { rules: &*rules, players: &[] };
        for event in events {
            well_filled(&texts, &event_message(&event), &texts.ghosts_event_args(&event, &names));
        }
    }
    for message in message_ids(EVENTS).filter(|id| id.starts_with("galore-ask-")) {
        assert!(asked.contains(message), "{message} was not asked: {asked:?}");
    }
    for ask in Ask::ALL {
        assert!(texts.find(&format!("galore-ask-{}", ask.name()), &[]).is_some(), "{ask:?}");
    }
    assert!(asked.contains("galore-ask-claim.last"), "{asked:?}");
}

#[test]
fn t_2_1_questions_fit_the_stack() {
    let texts = Texts::english();
    let rules = rules(2, Options::default());
    let (mut game, _) = Game::start(rules, &Order::Seed(Seed::new("lamp"))).unwrap();
    let told = |game: &Game, seat| texts.ghosts_question(game.ask().unwrap(), seat, game);
    // The very first tile is revealed by itself.
    let revealed = texts.ghosts_tile(game.rules().catalogue(), game.just_revealed().unwrap());
    assert_eq!(told(&game, 0), format!("Do you claim {revealed}, or leave it?"));
    game.apply_of(0, Action::Leave).unwrap();
    assert!(told(&game, 1).contains("which has 5 tiles"), "{}", told(&game, 1));
    for seat in [1, 0, 1, 0] {
        game.apply_of(seat, Action::Reveal).unwrap();
        game.apply_of(seat, Action::Leave).unwrap();
    }
    assert!(told(&game, 1).contains("which has 1 tile,"), "{}", told(&game, 1));
    game.apply_of(1, Action::Reveal).unwrap();
    game.apply_of(1, Action::Leave).unwrap();
    assert!(told(&game, 0).starts_with("The stack is empty"), "{}", told(&game, 0));
    let first = game.face_up()[0];
    game.apply_of(0, Action::Claim(first)).unwrap();
    assert!(told(&game, 1).starts_with("Everybody else has a tile"), "{}", told(&game, 1));
    // A spectator is shown no hidden tile.
    let view = game.view_of(None);
    assert_eq!(
        texts.ghosts_question(Ask::Hidden, 0, &view),
        texts.get("galore-ask-hidden.unknown", &[])
    );
}

fn kind(sections: &[(&str, &[Monster])], diamonds: &[u8]) -> TrackKind {
    let section = |&(edges, monsters): &(&str, &[Monster])| Section {
        edges: Edges::parse(edges).unwrap(),
        monsters: monsters.to_vec(),
    };
    TrackKind {
        name: "old-mill".to_owned(),
        count: 1,
        sections: sections.iter().map(section).collect(),
        diamonds: diamonds.to_vec(),
    }
}

#[test]
fn t_1_2_a_tile_says_what_it_shows() {
    use Monster::{Bat, Ghost, Werewolf, Wisp};
    let texts = Texts::english();
    let of = |sections: &[(&str, &[Monster])], diamonds: &[u8]| {
        texts.ghosts_shows(&kind(sections, diamonds))
    };
    assert_eq!(of(&[("NS", &[])], &[]), "straight");
    assert_eq!(of(&[("NE", &[Bat, Bat])], &[3]), "curve with 2 bats, diamond 3");
    assert_eq!(
        of(&[("NE", &[Ghost, Werewolf, Wisp])], &[1, 3]),
        "curve with ghost, werewolf and wisp, diamonds 1 + 3"
    );
    assert_eq!(of(&[("EW", &[]), ("NS", &[])], &[4]), "bridge, diamond 4");
    assert_eq!(of(&[("EW", &[]), ("NS", &[Wisp])], &[]), "bridge with wisp on one track");
    assert_eq!(
        of(&[("NE", &[Werewolf, Werewolf]), ("SW", &[Bat])], &[]),
        "double curve with 2 werewolves on one track, bat on the other"
    );
}

#[test]
fn x_1_tracks_are_told_as_they_lie() {
    let texts = Texts::english();
    let kinds =
        [kind(&[("NE", &[Monster::Bat])], &[]), kind(&[("NE", &[Monster::Bat]), ("SW", &[])], &[])];
    let catalogue = Catalogue::of_kinds(&kinds);
    let told =
        |tile, turns: usize| texts.ghosts_tracks(&catalogue, TileId(tile), Rotation::ALL[turns]);
    assert_eq!(told(0, 0), "N–E");
    assert_eq!(told(0, 1), "E–S");
    assert_eq!(told(1, 0), "N–E with bat, S–W");
    assert_eq!(told(1, 2), "S–W with bat, N–E");
    assert_eq!(told(9, 0), "tile 9");
    assert_eq!(texts.ghosts_tile(&catalogue, TileId(0)), "0 old mill (curve with bat)");
    assert_eq!(texts.ghosts_tile(&catalogue, TileId(9)), "tile 9");
}

#[test]
fn t_1_1_every_space_has_its_own_name() {
    let texts = Texts::english();
    let names: BTreeSet<String> = (0..9).map(|space| texts.ghosts_space(space)).collect();
    assert_eq!(names.len(), 9);
    assert_eq!(texts.ghosts_space(0), "space 0 (north-west)");
    assert_eq!(texts.ghosts_space(4), "space 4 (centre)");
    assert_eq!(texts.ghosts_space(8), "space 8 (south-east)");
}

/// Returns a sum of products, like `4 × 6 + 3`, up to the first word.
fn value(terms: &str) -> i16 {
    let terms = terms.split(" (").next().unwrap();
    let factor = |factor: &str| factor.trim().parse::<i16>().unwrap_or_else(|_| panic!("{terms}"));
    terms.split('+').map(|term| term.split('×').map(factor).product::<i16>()).sum()
}

#[test]
fn t_4_the_arithmetic_told_gives_the_points() {
    let texts = Texts::english();
    let mut told = BTreeSet::new();
    for (rules, seed) in all_games() {
        let (game, _) = played(&rules, &seed, |_, _| {});
        let boards: Vec<_> =
            (0..rules.players()).map(|seat| (*game.grid(seat), game.doors(seat))).collect();
        for report in rules.scoring().reports(&boards) {
            for category in Category::ALL {
                check_arithmetic(&texts, category, &report, &mut told);
            }
            well_filled(
                &texts,
                "galore-total",
                &[
                    ("points", report.sheet.total().into()),
                    ("dead_ends", report.sheet.dead_ends.into()),
                ],
            );
        }
    }
    let sums = message_ids(EVENTS).filter(|id| id.starts_with("galore-sum-"));
    for message in sums.filter(|&id| id != "galore-sum-one") {
        assert!(told.contains(message), "{message} was not told");
    }
}

fn check_arithmetic(
    texts: &Texts,
    category: Category,
    report: &BoardReport,
    told: &mut BTreeSet<&'static str>,
) {
    let (message, args) = texts.ghosts_sum(category, report);
    told.insert(message);
    well_filled(texts, message, &args);
    let text = texts.ghosts_arithmetic(category, report);
    let points = report.sheet[category];
    match message {
        "galore-sum-none" | "galore-sum-unjoined" => {
            assert_eq!(points, if category == Category::Dragons { -5 } else { 0 }, "{text}");
        }
        "galore-sum-werewolves" => {
            assert_eq!(value(text.trim_end_matches(" for having the most")), points, "{text}");
        }
        "galore-sum-ghosts"
        | "galore-sum-satyrs"
        | "galore-sum-wisps"
        | "galore-sum-diamonds"
        | "galore-sum-doors"
        | "galore-sum-other-paths" => {
            assert_eq!(value(&text), points, "{category:?}: {text}");
        }
        "galore-sum-bats" => {
            let (beside, _) = text.split_once(" of ").unwrap();
            assert_eq!(5 * beside.parse::<i16>().unwrap(), points, "{text}");
        }
        "galore-sum-skeletons" | "galore-sum-slimes" => {
            let number =
                |part: &str| part.trim().split(' ').next().unwrap().parse::<i16>().unwrap();
            assert_eq!(text.split('×').map(number).product::<i16>(), points, "{text}");
        }
        _ => {}
    }
}

#[test]
fn t_4_1_t_4_3_beyond_the_table_the_last_entry_counts() {
    let texts = Texts::english();
    let kinds =
        [kind(&[("NS", &[Monster::Dragon; 3])], &[]), kind(&[("NS", &[Monster::Golem; 3])], &[])];
    let catalogue = Catalogue::of_kinds(&kinds);
    let scoring =
        fogbound_ghosts_galore::Scoring { catalogue: &catalogue, walls_are_dead_ends: true };
    let lay = |tile, spaces: &[u8]| {
        let grid = fogbound_ghosts_galore::Grid::default();
        let grid =
            spaces.iter().fold(grid, |grid, &space| grid.with(space, TileId(tile), Rotation::NONE));
        let doors = fogbound_ghosts_galore::Doors::new(&[]);
        scoring.reports(&[(grid, &doors)]).remove(0)
    };
    let dragons = |spaces: &[u8]| texts.ghosts_arithmetic(Category::Dragons, &lay(0, spaces));
    assert_eq!(dragons(&[0, 1]), "6 dragons");
    assert_eq!(dragons(&[0, 1, 2]), "9 dragons, counted as 8");
    let golems = |spaces: &[u8]| texts.ghosts_arithmetic(Category::Golems, &lay(1, spaces));
    assert_eq!(golems(&[0, 1, 8]), "3 of 9 golems without another beside it");
    assert_eq!(golems(&[0, 4]), "6 of 6 golems without another beside it, counted as 5");
}

#[test]
fn every_option_has_its_texts() {
    let texts = Texts::english();
    let options = texts.readings::<crate::games::GhostsGalore>();
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
        let source = texts.rule(rule).unwrap().source.unwrap();
        assert!(source.contains(&format!("\"{id}\"")), "{rule} does not name {id}");
    }
}

#[test]
fn no_text_is_without_use() {
    let code = [
        include_str!("../../games/ghosts_galore/texts.rs"),
        include_str!("../../games/ghosts_galore/texts/sheet.rs"),
        include_str!("../../games/ghosts_galore/texts/tile.rs"),
    ];
    let mut used = BTreeSet::new();
    used.extend(Event::WORDS.map(|word| format!("galore-event-{}", word.replace('_', "-"))));
    used.extend(Ask::ALL.map(|ask| format!("galore-ask-{}", ask.name())));
    let actions = ["side", "keep", "reveal", "claim", "leave", "place"];
    used.extend(actions.map(|word| format!("galore-action-{word}")));
    used.extend(Monster::ALL.map(|monster| format!("galore-monster-{}", monster.name())));
    for category in Category::ALL.map(|category| category.name().replace('_', "-")) {
        used.extend(["category", "wants"].map(|kind| format!("galore-{kind}-{category}")));
    }
    let texts = Texts::english();
    for id in &used {
        assert!(texts.find(id, &[]).is_some(), "no text {id}");
    }
    for id in message_ids(EVENTS).filter(|id| id.starts_with("galore-")) {
        let quoted = format!("\"{id}\"");
        assert!(
            used.contains(id)
                || code.iter().any(|code| code.contains(&quoted))
                || EVENTS.contains(&format!("{{ {id} }}")),
            "{id} is not used"
        );
    }
}
