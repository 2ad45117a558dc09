//! Words of records and traces, and what tables ask of every game.

use crate::scene::scene;
use fogbound_game::{Game as _, Rotation};
use fogbound_ghosts_galore::{Action, Ask, Category, Event, Game, Options, TileId};

#[test]
fn x_4_actions_are_written_and_read() {
    let turn = Rotation::new(3).unwrap();
    for (action, text) in [
        (Action::Side(1), "side 1"),
        (Action::Keep(TileId(17)), "keep 17"),
        (Action::Reveal, "reveal"),
        (Action::Claim(TileId(5)), "claim 5"),
        (Action::Leave, "leave"),
        (Action::Place(8, turn), "place 8 3"),
    ] {
        assert_eq!(action.to_string(), text);
        assert_eq!(Action::parse(text), Some(action));
        assert_eq!(Game::parse_action(text), Some(action));
        assert!(text.starts_with(action.word()));
    }
    for wrong in [
        "",
        "side",
        "side x",
        "side -1",
        "side +1",
        "side 256",
        "reveal 1",
        "claim",
        "leave 3",
        "place 8",
        "place 8 4",
        "place 8 3 1",
        "pass",
        "keep 1 2",
        "Reveal",
    ] {
        assert_eq!(Action::parse(wrong), None, "{wrong}");
    }
}

#[test]
fn t_2_questions_and_their_rules() {
    let asked: Vec<(&str, &str, bool)> =
        Ask::ALL.iter().map(|ask| (ask.name(), ask.rule(), ask.is_simultaneous())).collect();
    assert_eq!(
        asked,
        [
            ("side", "T-1.1", true),
            ("keep", "T-1.3", true),
            ("claim", "T-2.1", false),
            ("decide", "T-2.1", false),
            ("place", "T-2.3", true),
            ("hidden", "T-2.5", true),
        ]
    );
}

/// The events of a whole game, each with the rule behind it.
#[test]
fn t_2_events_and_their_rules() {
    let scene = scene().option("choose_side", "true");
    let (mut table, mut rng) = crate::random::start(&scene, "events");
    let mut found = std::collections::BTreeSet::new();
    while let Some(seat) = table.game.deciding().seats().smallest() {
        let legal = table.game.legal_of(seat);
        let action = legal[rng.below(legal.len() as u32) as usize];
        for event in table.game.apply_of(seat, action).unwrap() {
            assert!(Event::WORDS.contains(&event.word()));
            found.insert((event.word(), event.rule().as_str()));
        }
    }
    let wanted = [
        ("claimed", "T-2.1"),
        ("forced", "X-2"),
        ("lamp", "T-2.4"),
        ("left", "T-2.1"),
        ("placed", "T-2.3"),
        ("placed", "T-2.5"),
        ("removed", "T-2.4"),
        ("revealed", "T-2.1"),
        ("revealed", "T-2.2"),
        ("scored", "T-4.14"),
        ("side_chosen", "T-1.1"),
        ("stack_begun", "T-2.1"),
    ];
    assert_eq!(found.into_iter().collect::<Vec<_>>(), wanted);
}

#[test]
fn x_7_options_are_set_by_name() {
    let mut options = Options::default();
    let listed: Vec<(&str, &str)> = Options::VALUES.map(|(id, values)| (id, values[0])).to_vec();
    assert_eq!(options.list().to_vec(), listed, "defaults come first");
    for (id, values) in Options::VALUES {
        for value in values {
            options.set(id, value).unwrap();
            assert!(options.list().contains(&(id, value)));
        }
    }
    let before = options;
    let mut refused = |id: &str, value: &str| options.set(id, value).unwrap_err().to_string();
    assert_eq!(refused("choose_side", "maybe"), "T-1.1: setup-option");
    assert_eq!(refused("experienced", ""), "T-1.3: setup-option");
    assert_eq!(refused("walls_are_dead_ends", "yes"), "T-3.2: setup-option");
    assert_eq!(refused("cheating", "true"), "X-7: setup-option");
    assert_eq!(options, before);
}

#[test]
fn x_4_tiles_are_written_with_their_names() {
    let rules = scene().rules();
    assert_eq!(Game::tile_text(&rules, TileId(7)), "7 curve");
    assert_eq!(Game::tile_text(&rules, TileId(200)), "200");
    assert_eq!(Game::parse_tile(&rules, "7 curve"), Some(TileId(7)));
    assert_eq!(Game::parse_tile(&rules, "7"), Some(TileId(7)));
    for wrong in ["", "curve", "7 bridge", "7 curve again", "78", "-1", "300"] {
        assert_eq!(Game::parse_tile(&rules, wrong), None, "{wrong}");
    }
}

#[test]
fn x_6_undo_stops_where_something_came_out() {
    let table = scene().players(3).start();
    let after = |before: &str, script: &str| {
        let mut earlier = table.clone();
        let mut later = earlier.then(before).clone();
        earlier.game.revealed_since(&later.then(script).game)
    };
    assert!(!after("", "0 leave"));
    assert!(after("", "0 leave | 1 reveal"));
    assert!(after("", "0 claim 3"), "the next tile is revealed by itself");
    assert!(!after("0 leave | 1 reveal | 1 leave", "2 claim 3"));
    let mut placing = table.clone();
    placing.claim_all();
    let mut later = placing.clone();
    later.then("0 place 0 0 | 1 place 0 0");
    assert!(!placing.game.revealed_since(&later.game), "a choice may be taken back");
    later.then("2 place 0 0");
    assert!(placing.game.revealed_since(&later.game));
    let choosing = scene().option("choose_side", "true").option("experienced", "true").start();
    let mut chosen = choosing.clone();
    chosen.then("0 side 0 | 1 side 0");
    assert!(choosing.game.revealed_since(&chosen.game));
    let mut hidden = table.clone();
    hidden.until_hidden();
    let over = hidden.clone().finish().game.clone();
    assert!(hidden.game.revealed_since(&over));
}

#[test]
fn x_7_a_table_sees_seats_hashes_headings_and_draws() {
    assert_eq!(Game::NAME, "ghosts-galore");
    let mut table = scene().players(3).start();
    assert_eq!((table.game.players(), table.game.mover()), (3, 0));
    assert_eq!(table.game.legal(), table.game.legal_of(0));
    let refusal = table.game.check_of(1, Action::Leave).unwrap_err();
    assert_eq!(refusal.to_string(), "X-7: not-your-turn");
    assert_eq!(table.game.full_hash(), None);
    let begun = Event::StackBegun { round: 1, tiles: 7 };
    assert_eq!(table.game.heading(&begun).unwrap(), "round 1, lamp at seat 1");
    assert_eq!(table.game.heading(&Event::Lamp { seat: 1 }), None);
    assert_eq!(Game::drawn(&begun), None);
    let revealed = Event::Revealed { seat: 0, tile: TileId(4), rest: false };
    assert_eq!(Game::drawn(&revealed), Some(TileId(4)));
    let start = table.game.hash();
    table.finish();
    assert!(table.game.full_hash().is_some() && table.game.hash() != start);
}

#[test]
fn t_4_the_words_of_the_categories() {
    assert_eq!(
        Category::ALL.map(Category::name).join(" "),
        "dragons ghosts golems satyrs skeletons slimes bats werewolves wisps diamonds bone_doors \
         tooth_doors other_paths"
    );
}
