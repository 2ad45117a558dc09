//! and the words of records.

use crate::scene::{Played, base, haunted, turns_by_trying};
use fogbound_carcassonne::{Action, Ask, Event, Feature, Game, Order, Parts, Piece, Setup, Stand};
use fogbound_game::{Cell, Deciding, Edges, Game as _, Halves, Rotation, Seed};
use std::collections::BTreeSet;
use std::sync::Arc;

#[test]
fn x_2_a_tile_with_one_placement_is_not_placed_by_itself() {
    let mut table = base().with("C E").play("");
    table.tell("C");
    assert_eq!(table.legal(), ["place 0 -1 0"]);
    assert_eq!((table.asked(), table.only("forced").len()), ("place", 0));
}

#[test]
fn x_2_the_only_meeple_answer_and_the_only_ghost_are_taken() {
    let table = haunted().play("B -1 0 0 | monastery\nlane 2 0 1\nB 0 2 0\ndeep 2 -1 0");
    assert_eq!(table.only("forced"), ["forced 1 ghost_other: ghost -1 0", "forced 1 meeple: pass"]);
}

#[test]
fn x_3_rotations_that_look_alike_are_listed_once_and_accepted() {
    let mut table = base().with("U B X").play("");
    table.tell("U");
    assert_eq!(table.legal(), ["place -1 0 1", "place 0 1 1", "place 1 0 1"]);
    assert!(table.accepts("place 1 0 3"));
    table.act("place 1 0 3");
    let tile = table.game.tiles()[1];
    assert_eq!(tile.rotation.quarters(), 3, "the state keeps the one given");
    table.act("pass").tell("B");
    for turn in 0..4 {
        assert!(table.accepts(&format!("place 0 1 {turn}")));
    }
    assert_eq!(table.legal(), ["place 0 1 0", "place 1 -1 0", "place 1 1 0"]);
}

/// Looks of a kind in this game.
fn looks(name: &str) -> Vec<u8> {
    let rules = haunted().setup(&[]).validate().unwrap();
    let kind = rules.catalogue().find(name).unwrap();
    rules.catalogue().kind(kind).looks.iter().map(|rotation| rotation.quarters()).collect()
}

#[test]
fn x_3_looks_of_kinds() {
    for (name, wanted) in [
        ("B", &[0][..]),
        ("C", &[0]),
        ("X", &[0]),
        ("deep", &[0]),
        ("G", &[0, 1]),
        ("H", &[0, 1]),
        ("U", &[0, 1]),
        ("lane", &[0, 1]),
        ("fog-street", &[0, 1]),
        ("A", &[0, 1, 2, 3]),
        ("D", &[0, 1, 2, 3]),
        ("I", &[0, 1, 2, 3]),
        ("M", &[0, 1, 2, 3]),
        ("castle", &[0, 1, 2, 3]),
    ] {
        assert_eq!(looks(name), wanted, "{name}");
    }
}

#[test]
fn x_4_two_cities_of_a_tile_that_are_one_region_are_one_choice() {
    let ring = "R 0 -1 1\nR 0 -2 2\nN 1 -1 0\nI 1 -2 3";
    let mut table = base().play(ring);
    let cities = |table: &Played| -> Vec<String> {
        table.legal().into_iter().filter(|action| action.contains("city")).collect()
    };
    assert_eq!(cities(&table), ["meeple city S"]);
    assert!(table.accepts("city W"));
    table.act("city W");
    assert_eq!(table.meeples(), ["1 -2: 1 city S"], "the smaller name is kept");
    let apart = base().play(&ring.replace("R 0 -1 1", "G 0 -1 1").replace("N 1 -1 0", "E 1 -1 0"));
    assert_eq!(cities(&apart), ["meeple city S", "meeple city W"]);
}

#[test]
fn x_4_two_roads_of_a_village_that_are_one_region_are_one_choice() {
    let mut table = base().play("A 1 0 1\nB 0 1 0\nV 1 1 3\nV 2 1 0\nV 2 2 1\nW 1 2 3");
    let roads: Vec<String> =
        table.legal().into_iter().filter(|action| action.contains("road")).collect();
    assert_eq!(roads, ["meeple road E", "meeple road S"]);
    assert!(table.accepts("road N"));
    table.act("road N");
    assert_eq!(table.only("meeple_placed"), ["meeple_placed 1 2: 1 meeple road E"]);
    assert_eq!(table.only("scored"), ["scored road 4: 0 4"]);
}

/// The misty one of two names cannot be chosen with the option, the other one can.
#[test]
fn x_4_only_names_that_can_be_occupied_count() {
    let ring = "V 2 1 2\nV 3 1 1\nV 3 0 0\nfog-village 2 0 0";
    let roads = |table: &Played| -> Vec<String> {
        table.legal().into_iter().filter(|action| action.contains("meeple road")).collect()
    };
    let on = haunted().play(ring);
    assert_eq!(roads(&on), ["meeple road E"]);
    assert!(on.accepts("road S"));
    let mut off = haunted().option("meeples_on_misty_roads", "false").play(ring);
    assert_eq!(roads(&off), ["meeple road S"]);
    assert_eq!(off.refused("road E"), "G-3.2: meeple-misty-road");
    off.act("road S");
    assert_eq!(off.only("meeple_placed"), ["meeple_placed 2 0: 1 meeple road S"]);
    assert_eq!(off.only("scored"), ["scored road 4: 0 4"]);
}

#[test]
fn x_4_a_stand_names_a_region_only_where_it_is() {
    let table = haunted().play("B -1 0 0");
    let region = |x, stand| table.game.region(Cell::new(x, 0), stand);
    let meadow = Stand::Field(Halves::of(Edges::ALL));
    assert!(region(-1, Stand::Monastery).is_some() && region(-1, meadow).is_some());
    let others = [Stand::Castle, Stand::Cemetery, Stand::Road(Edges::ALL), Stand::City(Edges::ALL)];
    assert!(others.into_iter().all(|stand| region(-1, stand).is_none()));
    assert!(region(0, Stand::Monastery).is_none());
    assert!(region(5, Stand::Monastery).is_none(), "nothing lies there");
}

#[test]
fn x_4_two_fields_of_a_tile_that_are_one_region_are_one_choice() {
    let mut table = base().play("A 1 0 1\nE 0 -1 2\nB 1 -1 0\nB 1 1 0\nB 0 1 0\nU -1 0 1");
    let fields: Vec<String> =
        table.legal().into_iter().filter(|action| action.contains("field")).collect();
    assert_eq!(fields, ["meeple field 0127"], "they meet around the monastery");
    assert!(table.accepts("field 3456"));
    table.act("field 3456");
    assert_eq!(table.meeples(), ["-1 0: 1 field 0127"]);
}

#[test]
fn x_4_meeples_keep_their_name_when_regions_join() {
    let table = base().turns("U 1 0 1 | road EW\nU -1 0 1\nU 2 0 1");
    assert_eq!(table.meeples(), ["1 0: 0 road EW"]);
}

#[test]
fn x_4_actions_are_written_and_read() {
    let edges = |name| Edges::parse(name).unwrap();
    let turn = Rotation::new(3).unwrap();
    let meeple = |stand| Action::Meeple(Piece::Meeple, stand);
    for (action, text) in [
        (Action::Place(Cell::new(-2, 13), turn), "place -2 13 3"),
        (Action::Ghost(Cell::new(0, -1)), "ghost 0 -1"),
        (Action::Pass, "pass"),
        (meeple(Stand::Road(edges("EW"))), "meeple meeple road EW"),
        (meeple(Stand::City(edges("NES"))), "meeple meeple city NES"),
        (meeple(Stand::Field(Halves::parse("2567").unwrap())), "meeple meeple field 2567"),
        (meeple(Stand::Monastery), "meeple meeple monastery -"),
        (Action::Meeple(Piece::Guard, Stand::Castle), "meeple guard castle -"),
        (Action::Meeple(Piece::Guard, Stand::Cemetery), "meeple guard cemetery -"),
    ] {
        assert_eq!(action.to_string(), text);
        assert_eq!(Action::parse(text), Some(action));
        assert_eq!(Game::parse_action(text), Some(action));
        assert!(text.starts_with(action.word()));
    }
    for wrong in [
        "",
        "place",
        "place 1 2",
        "place 1 2 4",
        "place 1 2 3 4",
        "place +1 2 3",
        "place 1 2 -0",
        "place 40000 0 0",
        "ghost 1",
        "ghost 1 2 3",
        "pass 1",
        "Pass",
        "meeple",
        "meeple meeple",
        "meeple meeple road",
        "meeple meeple road -",
        "meeple meeple road WE",
        "meeple meeple field -",
        "meeple meeple field 52",
        "meeple meeple field 8",
        "meeple meeple monastery",
        "meeple meeple monastery N",
        "meeple keeper cemetery -",
        "meeple guard castle - -",
        "points",
    ] {
        assert_eq!(Action::parse(wrong), None, "{wrong}");
    }
}

#[test]
fn x_6_the_same_seed_deals_the_same_game() {
    let rules = Arc::new(Setup::new(Parts::ALL, 2).validate().unwrap());
    let deck = |seed: &str| {
        let order = Order::Seed(Seed::new(seed));
        let (mut game, _) = Game::start(rules.clone(), &order).unwrap();
        while game.ask().is_some() {
            let action = game.legal()[0];
            game.apply(action).unwrap();
        }
        let deck: Vec<Option<_>> = game.deck().collect();
        assert!(game.full_hash().is_some());
        (deck, game.full_hash(), game.scores().to_vec())
    };
    assert_eq!(deck("a"), deck("a"));
    assert_ne!(deck("a").0, deck("b").0);
    assert_eq!(deck("a").0.iter().flatten().count(), 131, "all is shown at the end");
}

#[test]
fn x_6_the_full_hash_covers_the_order_of_the_pile() {
    let rules = Arc::new(Setup::new(Parts::NONE, 2).validate().unwrap());
    let hashes = |order: Vec<_>| {
        let (mut game, _) = Game::start(rules.clone(), &Order::Tiles(order)).unwrap();
        assert_eq!(game.full_hash(), None, "it would tell what is hidden");
        while let Some(&action) = game.legal().first() {
            game.apply(action).unwrap();
        }
        assert_ne!(game.full_hash(), Some(game.hash()));
        (game.hash(), game.full_hash())
    };
    let order = rules.tiles().to_vec();
    let mut other = order.clone();
    other.reverse();
    assert_eq!(hashes(order.clone()), hashes(order.clone()));
    assert_ne!(hashes(order).1, hashes(other).1);
}

#[test]
fn x_6_games_are_equal_if_setup_and_position_are() {
    let start = |players, seed: &str| {
        let rules = Arc::new(Setup::new(Parts::NONE, players).validate().unwrap());
        Game::start(rules, &Order::Seed(Seed::new(seed))).unwrap().0
    };
    let (first, mut second) = (start(2, "a"), start(2, "a"));
    assert_eq!(first, second);
    assert_eq!(first, first.clone().with_rules(Arc::clone(second.rules())));
    assert!(Arc::ptr_eq(
        first.clone().with_rules(Arc::clone(second.rules())).rules(),
        second.rules()
    ));
    second.apply(second.legal()[0]).unwrap();
    assert_ne!(first, second);
    assert_ne!(first, start(3, "a"));
    assert_ne!(first, start(2, "b"));
}

#[test]
fn x_7_a_record_has_a_heading_for_each_turn() {
    let table = haunted().play("B -1 0 0");
    let heading = table.game.heading(&Event::Turn { seat: 1 });
    assert_eq!(heading, Some(format!("turn {}, seat 2", table.game.turn())));
    let tile = table.game.tiles()[0].kind;
    assert_eq!(table.game.heading(&Event::Drawn { tile }), None);
}

#[test]
fn x_6_an_order_must_be_one_of_the_tiles_in_play() {
    let rules = Arc::new(Setup::new(Parts::NONE, 2).validate().unwrap());
    let refused = |order: Order| Game::start(rules.clone(), &order).unwrap_err().to_string();
    let mut tiles = rules.tiles().to_vec();
    tiles.reverse();
    assert!(Game::start(rules.clone(), &Order::Tiles(tiles.clone())).is_ok());
    tiles[0] = tiles[70];
    assert_eq!(refused(Order::Tiles(tiles.clone())), "X-6: setup-order");
    tiles.pop();
    assert_eq!(refused(Order::Tiles(tiles)), "X-6: setup-order");
    assert_eq!(refused(Order::Tiles(Vec::new())), "X-6: setup-order");
}

/// The hash covers everything public: each of these games has one of its own.
#[test]
fn x_6_the_hash_covers_what_is_public() {
    let scene = haunted;
    let scripts = [
        "",
        "B -1 0 0",
        "B -1 0 1",
        "B -1 1 0",
        "B -1 0 0 | pass",
        "B -1 0 0 | monastery",
        "B -1 0 0 | guard monastery",
        "B -1 0 0 | field 01234567",
        "U 0 -1 1",
        "B -1 0 0 | monastery\nU 0 -1 1\nB -1 1 0 | guard monastery",
        "B -1 0 0 | guard monastery\nU 0 -1 1\nB -1 1 0 | monastery",
        "B -1 0 0 | monastery\nlane 2 0 1\nB -1 1 0 | monastery",
        "B -1 0 0 | monastery\nlane 2 0 1\nB -1 1 0 | monastery\nlane 2 -1 1 | ghost -1 0",
        "B -1 0 0 | monastery\nlane 2 0 1\nB -1 1 0 | monastery\nlane 2 -1 1 | ghost -1 1",
    ];
    let mut hashes = BTreeSet::new();
    let kinds: Vec<String> = "B B U E lane lane".split(' ').map(str::to_owned).collect();
    for script in scripts {
        let rules = Arc::new(scene().setup(&kinds).validate().unwrap());
        hashes.insert(Played::new(rules, &Order::Told).then(script).game.hash().to_string());
    }
    let setups = [
        scene().players(3),
        scene().start_player(1),
        scene().option("farmers", "false"),
        scene().option("meeples_on_misty_roads", "false"),
        scene().option("ghost_cost", "scorers"),
        base(),
    ];
    for scene in &setups {
        let rules = Arc::new(scene.setup(&kinds).validate().unwrap());
        hashes.insert(Played::new(rules, &Order::Told).game.hash().to_string());
    }
    assert_eq!(hashes.len(), scripts.len() + setups.len());
}

#[test]
fn x_7_only_the_seat_that_decides() {
    let rules = Arc::new(Setup::new(Parts::NONE, 3).validate().unwrap());
    let (mut game, _) = Game::start(rules, &Order::Seed(Seed::new("seats"))).unwrap();
    assert_eq!((game.players(), game.deciding()), (3, Deciding::One(0)));
    let action = game.legal()[0];
    let before = format!("{game:?}");
    for seat in [1, 2, 9] {
        let mut listed = vec![action];
        game.legal_into(seat, &mut listed);
        assert!(listed.is_empty());
        let refusal = game.check_of(seat, action).unwrap_err();
        assert_eq!(refusal.to_string(), "X-7: not-your-turn");
        assert_eq!(game.apply_of(seat, action), Err(refusal));
    }
    assert_eq!(format!("{game:?}"), before);
    assert!(game.check_of(0, action).is_ok());
}

/// The events of some random games, each with the rule behind it.
#[test]
fn x_7_events_and_their_rules() {
    let mut found = BTreeSet::new();
    for number in 0..40 {
        let rules = Arc::new(Setup::new(Parts::ALL, 2).validate().unwrap());
        let seed = Seed::new(format!("events {number}"));
        let mut rng = seed.stream("test");
        let (mut game, mut events) = Game::start(rules, &Order::Seed(seed)).unwrap();
        while game.ask().is_some() {
            let legal = game.legal();
            let action = legal[rng.below(legal.len() as u32) as usize];
            assert!(legal.iter().collect::<BTreeSet<_>>().len() == legal.len(), "each once");
            events.extend(game.apply(action).unwrap());
        }
        for event in events {
            assert!(Event::WORDS.contains(&event.word()));
            found.insert((event.word(), event.rule().as_str()));
        }
    }
    for wanted in [
        ("turn", "C-1"),
        ("drawn", "C-3"),
        ("placed", "C-3"),
        ("forced", "X-2"),
        ("ghost_placed", "G-2.2"),
        ("ghost_placed", "G-2.3"),
        ("ghost_skipped", "G-2.5"),
        ("scared", "G-2.7"),
        ("meeple_placed", "C-3"),
        ("meeple_placed", "G-3.1"),
        ("scored", "C-5"),
        ("scored", "C-6"),
        ("scored", "G-5.1"),
        ("meeple_returned", "G-4.5"),
        ("ghosts_charged", "G-5.1"),
    ] {
        assert!(found.contains(&wanted), "{wanted:?} of {found:?}");
    }
    let rules: Vec<(&str, &str)> = [
        Feature::Road,
        Feature::City,
        Feature::Monastery,
        Feature::Castle,
        Feature::Cemetery,
        Feature::Field,
    ]
    .map(|feature| (feature.name(), feature.rule()))
    .to_vec();
    assert_eq!(
        rules,
        [
            ("road", "C-5"),
            ("city", "C-5"),
            ("monastery", "C-5"),
            ("castle", "G-4.2"),
            ("cemetery", "G-4.3"),
            ("field", "C-6"),
        ]
    );
}

#[test]
fn x_7_turns_are_the_placements_with_the_answers_that_follow() {
    let mut turns = Vec::new();
    let (mut with_ghosts, mut alone) = (0, 0);
    for (number, parts) in Parts::combinations().enumerate() {
        for (players, misty_roads) in [(2, true), (4, false)] {
            let mut setup = Setup::new(parts, players);
            setup.options.meeples_on_misty_roads = misty_roads;
            setup.options.farmers = (number + usize::from(players)) % 3 > 0;
            let seed = Seed::new(format!("turns {number} {players}"));
            let mut rng = seed.stream("test");
            let rules = Arc::new(setup.validate().expect("a valid setup"));
            let (mut game, _) = Game::start(rules, &Order::Seed(seed)).expect("a seed starts");
            while game.ask().is_some() {
                game.turns_into(&mut turns);
                if game.ask() == Some(Ask::Place) {
                    assert_eq!(turns, turns_by_trying(&game), "{parts:?} turn {}", game.turn());
                    alone += turns.iter().filter(|(_, answer)| answer.is_none()).count();
                } else {
                    assert_eq!(turns, [], "no tile in hand");
                    with_ghosts += usize::from(game.ask() != Some(Ask::Meeple));
                }
                let legal = game.legal();
                game.apply(legal[rng.below(legal.len() as u32) as usize]).expect("listed");
            }
        }
    }
    assert!(with_ghosts > 50 && alone > 1000, "{with_ghosts} {alone}");
}
