//! T-1 Components and setup.

use crate::scene::{scene, seen, test_set};
use fogbound_game::{Game as _, Refusal, Seed, Side};
use fogbound_ghosts_galore::{
    Cards, Catalogue, Deal, Game, Order, SPACES, SeatBoard, Setup, TileId, neighbour,
};
use fogbound_tilesets::{DoorKind, Monster, Track};
use std::collections::BTreeSet;
use std::sync::Arc;

fn refusal(setup: Setup) -> String {
    setup.validate().map(|_| ()).unwrap_err().to_string()
}

fn setup(players: u8) -> Setup {
    Setup::new(Arc::new(test_set()), players)
}

#[test]
fn t_1_1_two_to_five_players() {
    for players in [0, 1, 6, 255] {
        assert_eq!(refusal(setup(players)), "T-1.1: setup-two-to-five", "{players}");
    }
    for players in 2..=5 {
        let table = scene().players(players).start();
        assert_eq!(table.game.boards().len(), usize::from(players));
        assert_eq!(table.game.sheets().len(), usize::from(players));
    }
}

#[test]
fn t_1_1_spaces_are_numbered_row_by_row() {
    let beside = |space, side| neighbour(space, side);
    assert_eq!(Side::ALL.map(|side| beside(4, side)), [Some(1), Some(5), Some(7), Some(3)]);
    assert_eq!(Side::ALL.map(|side| beside(0, side)), [None, Some(1), Some(3), None]);
    assert_eq!(Side::ALL.map(|side| beside(2, side)), [None, None, Some(5), Some(1)]);
    assert_eq!(Side::ALL.map(|side| beside(6, side)), [Some(3), Some(7), None, None]);
    assert_eq!(Side::ALL.map(|side| beside(8, side)), [Some(5), None, None, Some(7)]);
    let outer = (0..SPACES).flat_map(|space| Side::ALL.map(|side| beside(space, side)));
    assert_eq!(outer.filter(Option::is_none).count(), 12);
    assert_eq!(beside(9, Side::North), None);
}

#[test]
fn t_1_1_doors_are_where_the_set_has_them() {
    let rules = scene().players(5).rules();
    for (board, described) in (0u8..).zip(&test_set().boards) {
        for (side, doors) in (0u8..).zip(&described.sides) {
            let compiled = rules.doors(board, side);
            let edges = || (0..SPACES).flat_map(|space| Side::ALL.map(|edge| (space, edge)));
            let of = |kind| edges().filter(|&(s, e)| compiled.at(s, e) == Some(kind)).count();
            assert_eq!((of(DoorKind::Bone), of(DoorKind::Tooth)), (2, 2));
            assert_eq!(of(DoorKind::Plain) + 4, doors.len());
            for door in doors {
                assert_eq!(compiled.at(door.space, door.side), Some(door.kind));
            }
        }
    }
    assert_eq!(rules.doors(0, 0).at(9, Side::North), None);
}

/// A door between two spaces, or on no space, is not there.
#[test]
fn t_1_1_a_door_lies_on_an_outer_edge() {
    let doors = crate::board::read_doors("0E bone,4N tooth,9N plain,0N plain");
    let found = (0..12).flat_map(|space| Side::ALL.map(|side| doors.at(space, side)));
    assert_eq!(found.flatten().collect::<Vec<_>>(), [DoorKind::Plain]);
}

/// The boards of many games, dealt from seeds.
fn dealt_boards(players: u8) -> Vec<Vec<(u8, u8)>> {
    let rules = scene().players(players).rules();
    let deal = |number: u32| {
        let order = Order::Seed(Seed::new(number.to_string()));
        let game = Game::start(rules.clone(), &order).unwrap().0;
        game.boards().map(|seat| (seat.board, seat.side.unwrap())).collect()
    };
    (0..200).map(deal).collect()
}

#[test]
fn t_1_1_two_players_never_share_a_board() {
    for players in 2..=5 {
        for boards in dealt_boards(players) {
            let distinct: BTreeSet<u8> = boards.iter().map(|&(board, _)| board).collect();
            assert_eq!(distinct.len(), usize::from(players), "{boards:?}");
        }
    }
}

/// Every seat gets every board on both its sides, and the side of one seat does not depend on that
/// of another.
#[test]
fn t_1_1_boards_and_sides_are_dealt_by_chance() {
    let games = dealt_boards(3);
    for seat in 0..3 {
        let seen: BTreeSet<(u8, u8)> = games.iter().map(|boards| boards[seat]).collect();
        assert_eq!(seen.len(), 10, "seat {seat}");
    }
    let sides: BTreeSet<[u8; 3]> =
        games.iter().map(|boards| [boards[0].1, boards[1].1, boards[2].1]).collect();
    assert_eq!(sides.len(), 8);
}

#[test]
fn t_1_1_given_boards_are_checked() {
    let [plain, choosing] = ["false", "true"].map(|on| scene().option("choose_side", on));
    let front = |board| SeatBoard { board, side: Some(0) };
    let open = |board| SeatBoard { board, side: None };
    let start = |scene: &crate::scene::Scene, boards: &[SeatBoard]| {
        let deal = Deal { boards: boards.to_vec(), ..scene.deal() };
        let dealt = Game::start(scene.rules(), &Order::Dealt(deal)).map(|_| ());
        assert_eq!(
            Game::start(scene.rules(), &Order::Told { boards: boards.to_vec(), sight: None })
                .map(|_| ()),
            dealt
        );
        dealt
    };
    let refused = Err(Refusal::new("T-1.1", "setup-deal-boards"));
    assert_eq!(start(&plain, &[front(1), front(4)]), Ok(()));
    assert_eq!(start(&plain, &[front(1), SeatBoard { board: 4, side: Some(1) }]), Ok(()));
    for wrong in [
        vec![front(1), front(1)],
        vec![front(1), SeatBoard { board: 1, side: Some(1) }],
        vec![front(1)],
        vec![front(1), front(2), front(3)],
        vec![front(1), front(5)],
        vec![front(1), SeatBoard { board: 2, side: Some(2) }],
        vec![front(1), open(2)],
    ] {
        assert_eq!(start(&plain, &wrong), refused, "{wrong:?}");
    }
    assert_eq!(start(&choosing, &[open(0), open(3)]), Ok(()));
    assert_eq!(start(&choosing, &[open(0), front(3)]), refused);
}

#[test]
fn t_1_1_each_player_needs_a_board() {
    let mut set = test_set();
    set.boards.truncate(3);
    assert!(Setup::new(Arc::new(set.clone()), 3).validate().is_ok());
    assert_eq!(refusal(Setup::new(Arc::new(set), 4)), "T-1.1: setup-boards");
}

#[test]
fn t_1_2_straights_curves_bridges_and_double_curves() {
    let set = test_set();
    let track = |name: &str| set.kinds.iter().find(|kind| kind.name == name).unwrap().track();
    assert_eq!(track("straight"), Track::Straight);
    assert_eq!(track("curve"), Track::Curve);
    assert_eq!(track("bridge"), Track::Bridge);
    assert_eq!(track("twins"), Track::DoubleCurve);
}

#[test]
fn t_1_2_monsters_stand_on_sections_and_diamonds_belong_to_the_tile() {
    let rules = scene().players(5).rules();
    let catalogue = rules.catalogue();
    assert_eq!(catalogue.len(), 78);
    let find = |name: &str| {
        let tile = catalogue.iter().find(|&tile| catalogue.kind(tile).name == name);
        catalogue.kind(tile.unwrap())
    };
    let dragons = find("three-dragons");
    assert_eq!(dragons.sections[0].monsters, [Monster::Dragon; 3]);
    let rich = find("slime-on-each");
    let standing: Vec<Vec<Monster>> =
        rich.sections.iter().map(|section| section.monsters.clone()).collect();
    assert_eq!(standing, [vec![Monster::Slime, Monster::Werewolf], vec![Monster::Slime]]);
    assert_eq!(rich.diamonds, [2]);
    assert_eq!(find("treasure").diamonds, [0, 3, 3]);
}

/// A tile's number is its place among all tiles, kind by kind.
#[test]
fn t_1_2_tiles_are_numbered_kind_by_kind() {
    let set = test_set();
    let catalogue = Catalogue::new(&set);
    let kinds: Vec<usize> = set.tiles().collect();
    assert_eq!(kinds.len(), usize::from(catalogue.len()));
    for (tile, &kind) in catalogue.iter().zip(&kinds) {
        assert_eq!(**catalogue.kind(tile), set.kinds[kind]);
    }
    assert!(catalogue.contains(TileId(77)) && !catalogue.contains(TileId(78)));
    assert!(!catalogue.is_empty() && Catalogue::of_kinds(&[]).is_empty());
    assert_eq!(catalogue.looks(TileId(200)).count(), 0);
}

#[test]
fn t_1_3_one_hidden_tile_that_its_owner_may_look_at() {
    let table = scene().players(4).start();
    assert_eq!([0, 1, 2, 3].map(|seat| table.hidden(seat)), [0, 1, 2, 3].map(Some));
    for viewer in 0..4 {
        let view = table.game.view_of(Some(viewer));
        let known = [0, 1, 2, 3].map(|seat| view.hidden(seat));
        let own = [0, 1, 2, 3].map(|seat| (seat == viewer).then_some(TileId(seat)));
        assert_eq!(known, own);
    }
    assert!((0..4).all(|seat| table.game.view_of(None).hidden(seat).is_none()));
    assert_eq!(table.hidden(4), None);
    assert_eq!(table.hidden(200), None);
}

#[test]
fn t_1_3_without_the_option_nothing_is_offered() {
    let table = scene().start();
    assert_eq!(table.asked(), Some("decide"), "the first tile has been revealed already");
    assert!((0..2).all(|seat| table.game.offers(seat).is_none()));
    assert_eq!(table.game.offers(200), None);
}

#[test]
fn t_1_4_eight_stacks_of_six_to_nine_tiles() {
    for (players, size) in (2u8..=5).zip(6u8..=9) {
        let mut table = scene().players(players).start();
        assert_eq!(table.game.rules().stack_size(), size);
        assert_eq!(table.last("stack_begun"), [format!("stack_begun 1 {size}")]);
        for round in 1..=8 {
            assert_eq!(table.game.round(), round);
            assert_eq!(table.game.stacks_to_come(), 8 - round);
            table.round();
        }
        assert_eq!((table.asked(), table.game.stacks_to_come()), (Some("hidden"), 0));
        table.place_all();
        let Some(Deal { cards: Cards::Plain { hidden, stacks, unused }, .. }) = table.game.dealt()
        else {
            panic!("a deal without offers");
        };
        assert_eq!(hidden.len(), usize::from(players));
        assert_eq!(stacks.len(), 8 * usize::from(size));
        assert_eq!(unused.len(), 78 - 9 * usize::from(players) - 32);
    }
}

/// The tiles of the stacks come out in the order of the deal, stack after stack.
#[test]
fn t_1_4_the_stacks_are_what_was_dealt() {
    for players in 2..=5 {
        let mut table = scene().players(players).start();
        let size = players + 4;
        let mut top = players;
        for _ in 1..=8 {
            table.claim_all();
            let seats = 0..players;
            let mut out: Vec<u8> = seats.filter_map(|seat| table.claimed(seat)).collect();
            out.extend(table.face_up());
            out.sort_unstable();
            assert_eq!(out, (top..top + size).collect::<Vec<_>>());
            top += size;
            table.place_all();
        }
    }
}

#[test]
fn t_1_4_the_rest_is_out_of_the_game_unseen() {
    let mut table = scene().start();
    table.until_hidden();
    let unseen: Vec<u8> = table.game.unseen().map(|(tile, _)| tile.0).collect();
    assert_eq!(unseen, (50..78).collect::<Vec<_>>());
    table.place_all();
    assert_eq!(table.game.unseen().count(), 28, "nobody has seen them");
}

#[test]
fn t_1_4_how_many_tiles_a_set_needs() {
    for (players, needed) in [(2, 50), (3, 59), (4, 68), (5, 77)] {
        let mut set = test_set();
        for kind in &mut set.kinds {
            kind.count = 1;
        }
        set.kinds[0].count = needed - 16;
        assert_eq!(set.tiles().count(), usize::from(needed));
        assert!(Setup::new(Arc::new(set.clone()), players).validate().is_ok());
        set.kinds[0].count -= 1;
        let few = Setup::new(Arc::new(set), players);
        assert_eq!(refusal(few), "T-1.4: setup-tracks", "{players}");
    }
}

#[test]
fn t_1_5_the_start_player_holds_the_lamp() {
    for start in 0..3 {
        let table = scene().players(3).start_player(start).start();
        assert_eq!(table.game.lamp(), start);
        assert_eq!(table.seats(), [start]);
    }
    for start in [3, 255] {
        let mut setup = setup(3);
        setup.start_player = start;
        assert_eq!(refusal(setup), "T-1.5: setup-start-player");
    }
    assert_eq!(setup(3).start_player, 0);
}

#[test]
fn t_1_5_play_goes_clockwise() {
    let mut table = scene().players(3).start_player(1).start();
    table.then("1 leave");
    assert_eq!(table.seats(), [2]);
    table.then("2 reveal | 2 leave");
    assert_eq!(table.seats(), [0]);
    table.then("0 reveal | 0 leave");
    assert_eq!(table.seats(), [1]);
}

/// The deal of a seed, made again from its streams.
#[test]
fn t_1_the_deal_of_a_seed() {
    let scene = scene().players(3);
    let rules = scene.rules();
    let seed = Seed::new("lamplight");
    let mut rng = seed.stream("ghosts-galore boards");
    let mut boards = [0u8, 1, 2, 3, 4];
    rng.shuffle(&mut boards);
    let boards = boards[..3].iter();
    let boards = boards.map(|&board| SeatBoard { board, side: Some(rng.below(2) as u8) }).collect();
    let mut tiles: Vec<TileId> = rules.catalogue().iter().collect();
    seed.stream("ghosts-galore tiles").shuffle(&mut tiles);
    let deal = Deal { boards, ..scene.deal_of(&tiles) };
    let order = Order::Seed(seed);
    assert_eq!(rules.deal(&order).unwrap().1, Some(deal.clone()));
    let [mut one, mut other] = [order, Order::Dealt(deal.clone())]
        .map(|order| crate::scene::Played::new(rules.clone(), &order).unwrap());
    assert_eq!(seen(&one.game.view_of(None)), seen(&other.game.view_of(None)));
    assert_eq!(one.finish().game.dealt(), Some(deal.clone()));
    assert_eq!(other.finish().game.dealt(), Some(deal));
    assert_eq!(one.game.full_hash(), other.game.full_hash());
}
