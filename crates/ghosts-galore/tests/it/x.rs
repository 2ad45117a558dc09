//! X: what all games share, as far as this one shows it.

use crate::random::every_position;
use crate::scene::{Played, scene};
use fogbound_game::{Deciding, Game as _, Rotation, Seed};
use fogbound_ghosts_galore::{Action, Game, Order, Setup, TileId};
use std::collections::BTreeSet;
use std::sync::Arc;

/// With no tile face up the top one is revealed by itself, and an event reports that.
#[test]
fn x_2_a_reveal_without_alternative_is_forced() {
    let mut table = scene().players(3).start();
    assert_eq!(table.last("forced"), ["forced 0 claim: reveal"]);
    table.then("0 claim 3");
    assert_eq!(table.last("forced"), ["forced 1 claim: reveal"]);
    table.then("1 leave");
    assert_eq!(table.last("forced"), [""; 0], "now there is a tile to claim");
    table.then("2 reveal | 2 leave | 1 claim 4 | 2 claim 5");
    assert_eq!(table.last("forced"), [""; 0], "the rest is turned over, which nobody decides");
}

/// Nobody is ever asked a question with one answer, but for placing.
#[test]
fn x_2_no_question_has_a_single_answer() {
    let chosen = scene().option("choose_side", "true").option("experienced", "true");
    for scene in [scene(), chosen] {
        every_position(5, &scene, |table| {
            for seat in table.seats() {
                let answers = table.legal(seat).len();
                let placing = matches!(table.asked(), Some("place" | "hidden"));
                assert!(answers > 1 || placing && answers == 1, "{:?}", table.asked());
            }
        });
    }
}

/// The rotations listed on space 4 for a kind.
fn looks(kind: &str) -> Vec<String> {
    let mut table = scene().first(&format!("straight straight {kind}")).start();
    table.claim_all();
    let on_four = |action: &String| action.strip_prefix("place 4 ").map(str::to_owned);
    table.legal(0).iter().filter_map(on_four).collect()
}

#[test]
fn x_3_one_rotation_of_each_look_is_listed() {
    assert_eq!(looks("straight"), ["0", "1"]);
    assert_eq!(looks("curve"), ["0", "1", "2", "3"]);
    assert_eq!(looks("bridge"), ["0"]);
    assert_eq!(looks("twins"), ["0", "1"]);
    assert_eq!(looks("bridge-ghost"), ["0", "1"], "which section the ghost stands on");
    assert_eq!(looks("bridge-bats"), ["0"]);
    assert_eq!(looks("twins-wisp"), ["0", "1", "2", "3"]);
    assert_eq!(looks("twins-wisps"), ["0", "1"]);
    assert_eq!(looks("treasure"), ["0", "1"], "diamonds belong to the tile");
}

#[test]
fn x_3_all_rotations_are_accepted_and_kept() {
    let place = |turn: u8| {
        let mut table = scene().first("straight straight bridge").start();
        table.claim_all().then(&format!("0 place 4 {turn} | 1 place 0 0"));
        table
    };
    let tables = [0, 1, 2, 3].map(place);
    for (turn, table) in (0..).zip(&tables) {
        assert_eq!(table.game.grid(0).at(4).unwrap().1.quarters(), turn);
        assert_eq!(table.game.sheets(), tables[0].game.sheets());
    }
    let hashes: BTreeSet<String> =
        tables.iter().map(|table| table.game.hash().to_string()).collect();
    assert_eq!(hashes.len(), 4, "the state keeps the one given");
}

/// The smallest rotation that looks the same, for each of the four.
#[test]
fn x_3_the_smallest_rotation_of_a_look() {
    let rules = scene().rules();
    let catalogue = rules.catalogue();
    let look = |name: &str| {
        let tile = catalogue.iter().find(|&tile| catalogue.kind(tile).name == name).unwrap();
        Rotation::ALL.map(|turn| catalogue.look(tile, turn).quarters())
    };
    assert_eq!(look("bridge"), [0, 0, 0, 0]);
    assert_eq!(look("twins"), [0, 1, 0, 1]);
    assert_eq!(look("haunted-bridge"), [0, 1, 0, 1]);
    assert_eq!(look("bone-yard"), [0, 1, 2, 3]);
    for tile in catalogue.iter() {
        let listed: Vec<Rotation> = catalogue.looks(tile).collect();
        let smallest: BTreeSet<Rotation> =
            Rotation::ALL.into_iter().map(|turn| catalogue.look(tile, turn)).collect();
        assert_eq!(listed, smallest.into_iter().collect::<Vec<_>>());
    }
}

/// Rotations that look alike score alike wherever they lie.
#[test]
fn x_3_looks_agree_with_the_scores() {
    let (mut table, mut rng) = crate::random::start(&scene().players(3), "looks");
    while crate::random::step(&mut table, &mut rng) {
        let Some(&tile) = table.game.face_up().first() else { continue };
        for space in table.game.grid(0).empty_spaces() {
            for turn in Rotation::ALL {
                let look = table.game.rules().catalogue().look(tile, turn);
                let with = |turn| table.game.sheet_with(0, space, tile, turn);
                assert_eq!(with(turn), with(look));
            }
        }
    }
}

#[test]
fn x_5_all_are_asked_together_and_one_by_one_in_claiming() {
    let mut table = scene().players(3).start();
    assert_eq!(table.game.deciding(), Deciding::One(0));
    table.claim_all();
    assert!(matches!(table.game.deciding(), Deciding::Together(seats) if seats.len() == 3));
    table.then("1 place 0 0");
    assert!(matches!(table.game.deciding(), Deciding::Together(seats) if seats.len() == 2));
    assert_eq!(table.legal(1), [""; 0], "a choice is made once");
    table.finish();
    assert_eq!(table.game.deciding(), Deciding::Nobody);
}

/// Every simultaneous decision in both orders of arrival.
#[test]
fn x_5_the_order_of_arrival_changes_nothing_in_a_whole_game() {
    let scene = scene().option("choose_side", "true").option("experienced", "true").players(4);
    let play = |backwards: bool| {
        let (mut table, _) = crate::random::start(&scene, "arrival");
        let mut events = Vec::new();
        while !table.game.is_over() {
            let mut answers: Vec<(u8, Action)> = table
                .seats()
                .into_iter()
                .map(|seat| (seat, *table.game.legal_of(seat).last().unwrap()))
                .collect();
            if backwards {
                answers.reverse();
            }
            for (seat, action) in answers {
                events.extend(table.game.apply_of(seat, action).unwrap());
            }
        }
        (events, format!("{:?}", table.game), table.game.full_hash())
    };
    assert_eq!(play(false), play(true));
}

#[test]
fn x_5_choosing_twice_or_unasked() {
    let mut table = scene().option("choose_side", "true").option("experienced", "true").start();
    table.then("0 side 0");
    assert_eq!(table.refused("0 side 1"), "X-5: already-chosen");
    assert_eq!(table.refused("2 side 1"), "X-5: not-asked");
    table.then("1 side 1 | 1 keep 2");
    assert_eq!(table.refused("1 keep 3"), "X-5: already-chosen");
    assert_eq!(table.refused("7 keep 3"), "X-5: not-asked");
    table.then("0 keep 0").until_hidden().then("1 place 8 0");
    assert_eq!(table.refused("1 place 8 1"), "X-5: already-chosen");
    assert_eq!(table.refused("2 place 8 1"), "X-5: not-asked");
}

/// A game whose tiles are told as they come out.
fn told() -> Played {
    Played::new(scene().rules(), &Order::Told { boards: scene().boards(), sight: None }).unwrap()
}

#[test]
fn x_6_tiles_can_be_told_from_outside() {
    let mut table = told();
    let mut dealt = scene().start();
    let mut next = 2;
    while table.game.round() < 9 {
        if table.game.wants_tile() {
            assert!(table.seats().is_empty());
            assert_eq!(table.refused("0 reveal"), "X-6: waiting-for-tile");
            table.tell(next);
            next += 1;
            continue;
        }
        let seat = table.seats()[0];
        let answer = format!("{seat} {}", table.legal(seat).last().unwrap());
        table.then(&answer);
        dealt.then(&answer);
        assert_eq!(table.asked().is_none(), table.game.wants_tile());
    }
    assert_eq!(table.game.hash(), dealt.game.hash());
    // The hidden tiles, seat by seat.
    assert!(table.game.wants_tile());
    assert_eq!(table.legal(0), [""; 0]);
    let space = table.game.grid(0).empty_spaces().next().unwrap();
    assert_eq!(table.refused(&format!("0 place {space} 0")), "X-6: waiting-for-tile");
    assert_eq!(table.tell(0).last(""), [""; 0]);
    assert_eq!((table.hidden(0), table.hidden(1), table.game.wants_tile()), (Some(0), None, true));
    assert!(table.seats().is_empty());
    assert_eq!(table.refused(&format!("0 place {space} 0")), "X-6: waiting-for-tile");
    table.tell(1);
    assert_eq!((table.hidden(1), table.game.wants_tile()), (Some(1), false));
    table.place_all();
    dealt.place_all();
    assert_eq!(table.game.sheets(), dealt.game.sheets());
    assert_eq!(table.game.hash(), dealt.game.hash());
    assert_eq!(table.game.dealt(), None, "what was not used was never told");
}

/// The view of a seat in a told game can be dealt and played to its end. If the hidden tiles are
/// chosen outside, nobody ever learns which were offered.
#[test]
fn x_6_a_told_game_can_be_dealt() {
    for option in ["false", "true"] {
        let scene = scene().option("experienced", option);
        let mut table =
            Played::new(scene.rules(), &Order::Told { boards: scene.boards(), sight: None })
                .unwrap();
        table.tell(5);
        for viewer in [None, Some(0), Some(1)] {
            let mut rng = Seed::new(option).stream("deal");
            let mut game = table.game.view_of(viewer).deal(&mut rng);
            while let Some(seat) = game.deciding().seats().smallest() {
                let action = game.legal_of(seat)[0];
                game.apply_of(seat, action).unwrap();
            }
            assert!(game.is_over());
            assert_eq!(game.dealt().is_none(), option == "true");
        }
    }
}

#[test]
fn x_6_a_told_tile_must_be_possible() {
    let mut table = told();
    let wrong = |table: &Played, tile: u8| {
        let mut copy = table.game.clone();
        let refusal = copy.tell(TileId(tile)).unwrap_err();
        assert_eq!(Game::tell(&mut copy, TileId(tile)), Err(refusal));
        assert_eq!(format!("{copy:?}"), format!("{:?}", table.game));
        refusal.to_string()
    };
    assert_eq!(wrong(&table, 78), "T-1.4: tile-not-left");
    assert_eq!(wrong(&table, 255), "T-1.4: tile-not-left");
    table.tell(5);
    assert_eq!(wrong(&table, 6), "X-6: not-waiting-for-tile");
    table.then("0 leave | 1 reveal");
    assert_eq!(wrong(&table, 5), "T-1.4: tile-not-left");
    table.tell(6);
    assert_eq!(table.last("revealed"), ["revealed 1 6"]);
    let dealt = scene().start();
    assert_eq!(wrong(&dealt, 40), "X-6: not-waiting-for-tile");
    let mut over = dealt.clone();
    over.finish();
    assert_eq!(wrong(&over, 40), "X-6: not-waiting-for-tile");
}

/// The rest of a stack for the last seat is told one by one too.
#[test]
fn x_6_the_rest_of_a_stack_is_told() {
    let mut table = told();
    table.tell(10).then("0 claim 10");
    for tile in [11, 12, 13, 14] {
        assert_eq!((table.game.wants_tile(), table.asked()), (true, None));
        assert_eq!(table.tell(tile).last(""), [format!("revealed 1 {tile} rest")]);
    }
    table.tell(15);
    assert_eq!((table.asked(), table.face_up().len()), (Some("claim"), 5));
}

/// The hash covers everything public: each of these games has one of its own.
#[test]
fn x_6_the_hash_covers_what_is_public() {
    let scripts = [
        "",
        "0 leave",
        "0 claim 2",
        "0 leave | 1 reveal",
        "0 leave | 1 claim 2",
        "0 leave | 1 claim 2 | 0 claim 3",
        "0 leave | 1 claim 2 | 0 claim 4",
        "0 leave | 1 claim 2 | 0 claim 3 | 0 place 0 0",
        "0 leave | 1 claim 2 | 0 claim 3 | 1 place 0 0",
        "0 leave | 1 claim 2 | 0 claim 3 | 1 place 0 0 | 0 place 0 0",
        "0 leave | 1 claim 2 | 0 claim 3 | 1 place 0 0 | 0 place 1 0",
        "0 leave | 1 claim 2 | 0 claim 3 | 1 place 0 0 | 0 place 0 1",
    ];
    let mut hashes: BTreeSet<String> =
        scripts.iter().map(|script| scene().start().then(script).game.hash().to_string()).collect();
    let mut setups = vec![scene().players(3), scene().start_player(1)];
    for id in ["choose_side", "experienced"] {
        setups.push(scene().option(id, "true"));
    }
    setups.push(scene().option("walls_are_dead_ends", "false"));
    hashes.extend(setups.iter().map(|scene| scene.start().game.hash().to_string()));
    let mut other_board = scene().deal();
    other_board.boards[1].board = 4;
    let mut other_side = scene().deal();
    other_side.boards[1].side = Some(1);
    hashes.extend(
        [other_board, other_side].map(|deal| scene().start_with(deal).game.hash().to_string()),
    );
    assert_eq!(hashes.len(), scripts.len() + 5 + 2);
}

/// Two sets with the same name and number of tiles are not the same setup.
#[test]
fn x_6_the_fingerprint_covers_the_setup() {
    let print = |change: &dyn Fn(&mut Setup)| {
        let mut setup = scene().setup();
        change(&mut setup);
        setup.validate().unwrap().fingerprint().to_string()
    };
    type Change = dyn Fn(&mut Setup);
    let changes: [&Change; 8] = [
        &|_| {},
        &|setup| setup.players = 3,
        &|setup| setup.start_player = 1,
        &|setup| setup.options.experienced = true,
        &|setup| setup.options.walls_are_dead_ends = false,
        &|setup| Arc::make_mut(&mut setup.set).id.push('x'),
        &|setup| Arc::make_mut(&mut setup.set).version = 2,
        &|setup| Arc::make_mut(&mut setup.set).hash.push('0'),
    ];
    let prints: BTreeSet<String> = changes.iter().map(|change| print(change)).collect();
    assert_eq!(prints.len(), changes.len());
    assert_eq!(print(&|_| {}), print(&|_| {}));
}

/// Answers to questions that are not asked.
#[test]
fn x_7_an_answer_to_another_question() {
    let mut table = scene().start();
    let not_asked = "X-7: not-your-decision";
    for answer in ["0 side 0", "0 keep 0", "0 reveal", "0 place 0 0"] {
        assert_eq!(table.refused(answer), not_asked, "{answer}");
    }
    table.then("0 leave");
    for answer in ["1 side 0", "1 keep 0", "1 leave", "1 place 0 0"] {
        assert_eq!(table.refused(answer), not_asked, "{answer}");
    }
    table.claim_all();
    for answer in ["1 side 0", "1 keep 0", "1 leave", "1 reveal", "0 claim 2"] {
        assert_eq!(table.refused(answer), not_asked, "{answer}");
    }
    table.until_hidden();
    for answer in ["1 leave", "1 reveal", "0 claim 2"] {
        assert_eq!(table.refused(answer), not_asked, "{answer}");
    }
    table.place_all();
    for answer in ["1 leave", "1 reveal", "0 claim 2", "0 place 8 0", "0 side 0", "0 keep 1"] {
        assert_eq!(table.refused(answer), "X-7: game-over", "{answer}");
    }
}

/// An action as it is listed: of rotations that look alike the smallest.
fn smallest(table: &Played, seat: u8, action: Action) -> Action {
    let Action::Place(space, turn) = action else { return action };
    let tile = table.game.claimed(seat).or(table.game.hidden(seat)).unwrap();
    Action::Place(space, table.game.rules().catalogue().look(tile, turn))
}

/// Every listed action is accepted, and what is not listed is refused, other rotations aside.
#[test]
fn x_7_the_list_and_the_check_agree() {
    let chosen = scene().option("choose_side", "true").option("experienced", "true");
    for scene in [scene(), chosen] {
        every_position(2, &scene, |table| {
            let tiles = (0..80).map(TileId);
            let all = tiles
                .clone()
                .map(Action::Claim)
                .chain(tiles.map(Action::Keep))
                .chain((0..3).map(Action::Side))
                .chain([Action::Reveal, Action::Leave])
                .chain((0..10).flat_map(|s| Rotation::ALL.map(|turn| Action::Place(s, turn))));
            let all: Vec<Action> = all.collect();
            for seat in 0..6 {
                let legal = table.game.legal_of(seat);
                let accepted: Vec<&Action> = all
                    .iter()
                    .filter(|&&action| table.game.check_of(seat, action).is_ok())
                    .collect();
                assert!(legal.iter().all(|action| accepted.contains(&action)));
                for &action in accepted {
                    assert!(legal.contains(&smallest(table, seat, action)), "{action}");
                }
            }
        });
    }
}

#[test]
fn x_6_games_are_equal_if_their_setups_and_positions_are() {
    let (one, mut other) = (scene().start(), scene().start());
    assert_eq!(one.game, other.game);
    let moved = one.game.clone().with_rules(Arc::clone(other.game.rules()));
    assert_eq!(moved, one.game);
    assert!(Arc::ptr_eq(moved.rules(), other.game.rules()));
    other.claim_all();
    assert_ne!(one.game, other.game);
    assert_ne!(one.game, scene().option("walls_are_dead_ends", "false").start().game);
}
