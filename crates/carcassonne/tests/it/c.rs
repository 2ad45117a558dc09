//! C-1 to C-7: players, tiles, turns, options, what is public.

use crate::scene::{Played, base, haunted, parts};
use fogbound_carcassonne::{Ask, Event, Game, Options, Order, Parts, Setup};
use fogbound_game::{Game as _, Refusal, Seed};
use fogbound_landscape::KindId;
use std::sync::Arc;

fn refusal(setup: Setup) -> String {
    setup.validate().expect_err("a refusal").to_string()
}

#[test]
fn c_1_two_to_six_players() {
    for players in 2..=6 {
        assert_eq!(Setup::new(Parts::NONE, players).validate().unwrap().players(), players);
    }
    for players in [0, 1, 7, 255] {
        assert_eq!(refusal(Setup::new(Parts::NONE, players)), "C-1: setup-two-to-six");
    }
}

#[test]
fn c_1_seven_meeples_each() {
    let table = base().players(6).with("B").play("");
    for seat in 0..6 {
        assert_eq!((table.supply(seat), table.game.common_guards(seat)), ((7, 0), 0));
    }
    assert_eq!((table.scores(), table.game.ghost_supply()), (&[0; 6][..], 0));
}

#[test]
fn c_1_the_start_player_begins_and_play_goes_clockwise() {
    let mut setup = Setup::new(Parts::NONE, 3);
    setup.start_player = 3;
    assert_eq!(refusal(setup), "C-1: setup-start-player");
    let table = base().players(3).start_player(2).turns("U 1 0 1\nU 2 0 1\nU 3 0 1");
    assert_eq!(table.ever("turn"), ["turn 2", "turn 0", "turn 1", "turn 2"]);
    assert_eq!((table.game.seat(), table.game.turn()), (2, 4));
}

#[test]
fn c_2_seventy_two_tiles() {
    let rules = Setup::new(Parts::NONE, 2).validate().unwrap();
    assert_eq!(rules.tiles().len(), 71);
    assert_eq!(rules.kinds().len(), 24);
    let counts: String = rules
        .catalogue()
        .iter()
        .map(|(id, kind)| {
            let shuffled = rules.tiles().iter().filter(|&&tile| tile == id).count();
            let start = usize::from(rules.start().iter().any(|&(_, tile)| tile == id));
            assert_eq!(shuffled + start, usize::from(kind.count));
            format!("{}{} ", kind.name, kind.count)
        })
        .collect();
    assert_eq!(counts, "A2 B4 C1 D4 E5 F2 G1 H3 I2 J3 K3 L3 M2 N3 O2 P3 Q1 R3 S2 T1 U8 V9 W4 X1 ");
    let kinds = rules.kinds().iter();
    let coats = |kind: &fogbound_tilesets::Kind| {
        kind.cities.iter().map(|city| city.coats * kind.count).sum::<u8>()
    };
    assert_eq!(kinds.clone().map(coats).sum::<u8>(), 10);
    let monasteries = kinds.filter(|kind| kind.building.is_some()).map(|kind| kind.count);
    assert_eq!(monasteries.sum::<u8>(), 6);
}

#[test]
fn c_2_the_starting_tile_lies_there() {
    let table = base().with("B").play("");
    let tiles = table.game.tiles();
    assert_eq!(tiles.len(), 1);
    assert_eq!(table.catalogue().kind(tiles[0].kind).name, "D");
    assert_eq!((tiles[0].cell.x, tiles[0].cell.y, tiles[0].rotation.quarters()), (0, 0, 0));
}

#[test]
fn c_2_base_sets_that_do_not_do() {
    let mut setup = Setup::new(Parts::NONE, 2);
    setup.base = setup.expansion.clone();
    assert_eq!(refusal(setup), "C-2: setup-base-set");
    let mut setup = Setup::new(Parts::ALL, 2);
    let mut expansion = (*setup.expansion).clone();
    expansion.kinds[0].name = "A".to_owned();
    setup.expansion = Arc::new(expansion);
    assert_eq!(refusal(setup), "C-2: setup-same-names");
    let mut setup = Setup::new(Parts::ALL, 2);
    let mut expansion = (*setup.expansion).clone();
    expansion.kinds[0].count += 200;
    setup.expansion = Arc::new(expansion);
    assert_eq!(refusal(setup), "C-2: setup-too-many-tiles");
    // 136 tiles fill the board, which has no room for a starting tile that is not among them.
    for (monasteries, towns, fits) in [(71, 1, true), (72, 0, false)] {
        let mut setup = Setup::new(Parts::NONE, 2);
        let mut base = (*setup.base).clone();
        for kind in &mut base.kinds {
            match kind.name.as_str() {
                "B" => kind.count = monasteries,
                "D" => kind.count = towns,
                _ => {}
            }
        }
        setup.base = Arc::new(base);
        match setup.validate() {
            Ok(_) => assert!(fits),
            Err(refusal) => assert_eq!((refusal.reason, fits), ("setup-too-many-tiles", false)),
        }
    }
}

#[test]
fn c_2_1_fields_of_the_base_kinds() {
    let wanted = [
        ("A", "01234567"),
        ("B", "01234567"),
        ("C", ""),
        ("D", "27* 3456"),
        ("E", "234567*"),
        ("F", "01* 45*"),
        ("G", "01* 45*"),
        ("H", "0145**"),
        ("I", "2345**"),
        ("J", "2567* 34"),
        ("K", "2347* 56"),
        ("L", "27* 34 56"),
        ("M", "2345*"),
        ("N", "2345*"),
        ("O", "25* 34"),
        ("P", "25* 34"),
        ("Q", "45*"),
        ("R", "45*"),
        ("S", "4* 5*"),
        ("T", "4* 5*"),
        ("U", "0567 1234"),
        ("V", "012347 56"),
        ("W", "0127 34 56"),
        ("X", "07 12 34 56"),
    ];
    let rules = Setup::new(Parts::NONE, 2).validate().unwrap();
    for (kind, (name, fields)) in rules.kinds().iter().zip(wanted) {
        assert_eq!(kind.name, name);
        let field = |field: &fogbound_tilesets::Field| {
            format!("{}{}", field.halves, "*".repeat(field.cities.len()))
        };
        let mut found: Vec<String> = kind.fields.iter().map(field).collect();
        found.sort();
        assert_eq!(found.join(" "), fields, "kind {name}");
    }
}

#[test]
fn c_2_2_a_set_without_fields_is_for_the_other_game() {
    // B is all field, R has one clear edge.
    for (parts, name) in [(Parts::NONE, "B"), (Parts::ALL, "R")] {
        let mut setup = Setup::new(parts, 2);
        let mut base = (*setup.base).clone();
        let kind = base.kinds.iter_mut().find(|kind| kind.name == name).unwrap();
        kind.fields.clear();
        setup.base = Arc::new(base);
        assert_eq!(refusal(setup), "C-2.2: setup-fields");
    }
    let mut setup = Setup::new(Parts::NONE, 2);
    let mut expansion = (*setup.expansion).clone();
    expansion.kinds.iter_mut().for_each(|kind| kind.fields.clear());
    setup.expansion = Arc::new(expansion);
    assert!(setup.clone().validate().is_ok(), "it takes no part");
    setup.parts = Parts::ALL;
    assert_eq!(refusal(setup), "C-2.2: setup-fields");
}

#[test]
fn c_3_where_a_tile_may_lie() {
    let mut table = base().with("U").play("");
    table.tell("U");
    assert_eq!(table.asked(), "place");
    assert_eq!(table.refused("place 0 0 0"), "M-3.2: cell-occupied");
    assert_eq!(table.refused("place 1 1 0"), "M-3.2: no-face-up-neighbour");
    assert_eq!(table.refused("place 9 9 0"), "M-3.2: no-face-up-neighbour");
    assert_eq!(table.refused("place 1 0 0"), "M-3.3: terrain-mismatch");
    assert_eq!(table.refused("place 0 -1 0"), "M-3.3: terrain-mismatch");
    assert_eq!(table.legal(), ["place -1 0 1", "place 0 1 1", "place 1 0 1"]);
    assert_eq!(table.refused("pass"), "X-7: not-your-decision");
    assert_eq!(table.refused("ghost 0 0"), "X-7: not-your-decision");
    assert_eq!(table.refused("monastery"), "X-7: not-your-decision");
    table.act("place 1 0 1");
    assert_eq!(table.refused("place 2 0 1"), "X-7: not-your-decision");
    assert_eq!(table.refused("ghost 1 0"), "X-7: not-your-decision");
}

/// South of a road, west of a monastery: two fields.
#[test]
fn c_3_every_shared_edge_counts() {
    let mut table = base().with("V").turns("U 1 0 1\nB 0 1 0\nU -1 0 1");
    table.tell("V");
    assert!(table.accepts("place -1 1 0"));
    for turn in 1..4 {
        let place = format!("place -1 1 {turn}");
        assert_eq!(table.refused(&place), "M-3.3: terrain-mismatch");
    }
}

#[test]
fn c_3_at_most_one_meeple_and_the_turn_passes() {
    let mut table = base().with("U").play("U 1 0 1 | road EW");
    assert_eq!(table.refused("field 0127"), "X-6: waiting-for-tile");
    table.tell("U");
    assert_eq!((table.game.seat(), table.asked()), (1, "place"));
}

#[test]
fn c_4_what_can_be_occupied() {
    let table = base().play("L 0 -1 2");
    assert_eq!(
        table.legal(),
        [
            "meeple city S",
            "meeple field 07",
            "meeple field 12",
            "meeple field 36",
            "meeple road E",
            "meeple road N",
            "meeple road W",
            "pass"
        ]
    );
    assert_eq!(table.refused("city N"), "C-4: meeple-nothing-there");
    assert_eq!(table.refused("road S"), "C-4: meeple-nothing-there");
    assert_eq!(table.refused("road EW"), "C-4: meeple-nothing-there");
    assert_eq!(table.refused("field 01"), "C-4: meeple-nothing-there");
    assert_eq!(table.refused("monastery"), "C-4: meeple-nothing-there");
    assert_eq!(table.refused("castle"), "C-4: meeple-nothing-there");
}

#[test]
fn c_4_and_others_options_by_name() {
    let mut options = Options::default();
    assert_eq!(
        options.list(),
        [("farmers", "true"), ("meeples_on_misty_roads", "true"), ("ghost_cost", "everyone")]
    );
    for (id, values) in Options::VALUES {
        assert_eq!(options.list().iter().find(|(known, _)| *known == id).unwrap().1, values[0]);
        for value in values {
            options.set(id, value).unwrap();
            assert!(options.list().contains(&(id, value)));
        }
    }
    let before = options;
    let wrong = |id, value| Options::default().set(id, value).unwrap_err().to_string();
    assert_eq!(wrong("farmers", "yes"), "C-4: setup-option");
    assert_eq!(wrong("meeples_on_misty_roads", ""), "G-3.2: setup-option");
    assert_eq!(wrong("ghost_cost", "true"), "G-4.4: setup-option");
    assert_eq!(wrong("river", "true"), "X-7: setup-option");
    assert!(options.set("farmers", "maybe").is_err() && options == before);
}

#[test]
fn c_6_nothing_can_be_done_when_the_game_is_over() {
    let table = base().end("U 1 0 1 | road EW");
    for action in ["place 2 0 1", "pass", "ghost 1 0", "road EW"] {
        assert_eq!(table.refused(action), "X-7: game-over");
    }
    assert!(table.game.ask().is_none() && table.game.legal().is_empty());
    assert_eq!((table.game.placed(), table.game.hand()), (None, None));
}

#[test]
fn c_7_tiles_left_the_tile_in_hand_and_discards_are_public() {
    let mut table = base().with("U U").play("E 0 -1 2\naside C\nV 1 0 0");
    let left = |table: &Played| -> Vec<(String, u8)> {
        let name = |kind: KindId| table.catalogue().kind(kind).name.clone();
        table.game.unseen().map(|(kind, count)| (name(kind), count)).collect()
    };
    assert_eq!(left(&table), [("B".to_owned(), 1), ("U".to_owned(), 2)]);
    assert_eq!((table.game.pile(), table.game.hand()), (3, None));
    table.act("pass").tell("U");
    assert_eq!(left(&table), [("B".to_owned(), 1), ("U".to_owned(), 1)]);
    let hand = table.game.hand().map(|kind| table.catalogue().kind(kind).name.as_str());
    assert_eq!((table.game.pile(), hand), (2, Some("U")));
    let discards: Vec<&str> =
        table.game.set_aside().map(|kind| table.catalogue().kind(kind).name.as_str()).collect();
    assert_eq!(discards, ["C"]);
    assert_eq!(table.game.draws().count(), 4);
    assert_eq!(table.game.deck().flatten().count(), 0, "the order is shown when the game is over");
}

fn seeded(seed: &str) -> Game {
    let rules = Arc::new(Setup::new(Parts::ALL, 2).validate().unwrap());
    Game::start(rules, &Order::Seed(Seed::new(seed))).unwrap().0
}

#[test]
fn c_7_the_order_of_the_pile_is_absent_from_views() {
    let rules = seeded("one").rules().clone();
    let order = |swap: bool| {
        let mut tiles = rules.tiles().to_vec();
        if swap {
            tiles.swap(50, 100);
        }
        Game::start(rules.clone(), &Order::Tiles(tiles)).unwrap().0
    };
    let (one, two) = (order(false), order(true));
    assert_ne!(format!("{one:?}"), format!("{two:?}"));
    assert_eq!(format!("{:?}", one.view()), format!("{:?}", two.view()));
    assert_eq!(one.hash(), two.hash(), "X-6");
    assert_eq!(one.full_hash(), None);
}

#[test]
fn c_7_a_view_can_be_dealt_and_played() {
    let mut game = seeded("deal");
    for _ in 0..20 {
        let action = game.legal()[0];
        game.apply(action).unwrap();
    }
    let mut rng = Seed::new("guess").stream("test");
    let mut guess = game.view().deal(&mut rng);
    assert_eq!(guess.hash(), game.hash());
    assert!(guess.unseen().eq(game.unseen()));
    while guess.ask().is_some() {
        let action = guess.legal()[0];
        guess.apply(action).unwrap();
    }
    assert!(guess.is_over());
    let told: Result<Vec<Event>, Refusal> = game.view().into_game().tell(KindId(0));
    assert!(told.is_err(), "a tile is in hand");
}

#[test]
fn c_7_a_told_tile_must_be_left() {
    let mut table = base().with("U").play("V 1 0 0 | pass");
    let id = |name| table.catalogue().find(name).unwrap();
    let [gone, left] = [id("V"), id("U")];
    let before = table.game.hash();
    assert_eq!(table.game.tell(gone).unwrap_err().to_string(), "C-7: tile-not-left");
    assert_eq!(table.game.tell(KindId(200)).unwrap_err().to_string(), "C-7: tile-not-left");
    assert_eq!(table.game.hash(), before);
    assert_eq!(table.refused("pass"), "X-6: waiting-for-tile");
    table.game.tell(left).unwrap();
    assert_eq!(table.game.tell(left).unwrap_err().to_string(), "X-6: not-waiting-for-tile");
}

#[test]
fn c_3_questions_and_their_rules() {
    let asked: Vec<(&str, &str)> = Ask::ALL.iter().map(|ask| (ask.name(), ask.rule())).collect();
    assert_eq!(
        asked,
        [("place", "C-3"), ("ghost_other", "G-2.2"), ("ghost_own", "G-2.3"), ("meeple", "C-3")]
    );
    assert_eq!(haunted().with("B").play("").game.ask(), None);
    assert_eq!(parts("mist").with("B").play("").game.ghost_supply(), 15);
}
