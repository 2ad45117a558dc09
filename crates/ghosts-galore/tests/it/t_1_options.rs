//! T-1.1 and T-1.3 with the options that let players choose.

use crate::scene::{Played, Scene, scene, seen};
use fogbound_game::{Game as _, Seed};
use fogbound_ghosts_galore::{Cards, Deal, Game, Order, TileId};

fn choosing() -> Scene {
    scene().option("choose_side", "true")
}

fn experienced() -> Scene {
    scene().option("experienced", "true")
}

#[test]
fn t_1_1_choose_side_is_off_by_default() {
    let table = scene().start();
    assert!(!table.game.rules().options().choose_side);
    assert!(table.last("side_chosen").is_empty());
    assert!(table.game.boards().all(|seat| seat.side == Some(0)));
}

#[test]
fn t_1_1_everybody_chooses_a_side_at_once() {
    let mut table = choosing().players(3).start();
    assert_eq!(table.asked(), Some("side"));
    assert_eq!(table.seats(), [0, 1, 2]);
    assert_eq!(table.last(""), [""; 0], "nothing has happened yet");
    assert_eq!((table.game.round(), table.game.stacks_to_come()), (0, 0));
    assert_eq!((table.game.stack(), table.face_up().len()), (0, 0));
    for seat in 0..3 {
        assert_eq!(table.legal(seat), ["side 0", "side 1"]);
        assert_eq!(table.refused(&format!("{seat} side 2")), "T-1.1: no-such-side");
    }
    table.then("2 side 1 | 0 side 1");
    assert_eq!(table.last(""), [""; 0]);
    assert!(table.game.boards().all(|seat| seat.side.is_none()));
    table.then("1 side 0");
    assert_eq!(
        table.last("side_chosen stack_begun"),
        ["side_chosen 0 1", "side_chosen 1 0", "side_chosen 2 1", "stack_begun 1 7"]
    );
    let sides: Vec<Option<u8>> = table.game.boards().map(|seat| seat.side).collect();
    assert_eq!(sides, [Some(1), Some(0), Some(1)]);
    let rules = table.game.rules();
    assert_eq!(table.game.doors(0), rules.doors(0, 1));
    assert_eq!(table.game.doors(1), rules.doors(1, 0));
}

#[test]
fn t_1_1_a_choice_of_side_is_unseen() {
    let sides = |choice: &str| {
        let mut table = choosing().players(3).start();
        table.then(choice);
        table
    };
    let (front, back) = (sides("1 side 0"), sides("1 side 1"));
    for viewer in [None, Some(0), Some(2)] {
        assert_eq!(seen(&front.game.view_of(viewer)), seen(&back.game.view_of(viewer)));
    }
    assert_ne!(seen(&front.game.view_of(Some(1))), seen(&back.game.view_of(Some(1))));
    assert_eq!(front.game.hash(), back.game.hash());
    assert_eq!(front.seats(), [0, 2], "that seat 1 has chosen is public");
}

/// The side is chosen before anybody may look at a tile, even one's own.
#[test]
fn t_1_1_no_tile_is_seen_before_the_side_is_chosen() {
    let both = choosing().option("experienced", "true");
    for scene in [choosing(), both] {
        let table = scene.start();
        let mut turned = scene.tiles();
        turned.reverse();
        let other = scene.start_with(scene.deal_of(&turned));
        for viewer in [None, Some(0), Some(1)] {
            let view = table.game.view_of(viewer);
            for seat in 0..2 {
                assert_eq!((view.hidden(seat), view.offers(seat)), (None, None));
            }
            assert_eq!(view.unseen().count(), 78);
            assert_eq!(seen(&view), seen(&other.game.view_of(viewer)));
        }
    }
}

#[test]
fn t_1_1_the_side_comes_before_the_offers() {
    let mut table = choosing().option("experienced", "true").start();
    table.then("0 side 0 | 1 side 1");
    assert_eq!(table.asked(), Some("keep"));
    assert_eq!(table.last(""), ["side_chosen 0 0", "side_chosen 1 1"]);
    let view = table.game.view_of(Some(1));
    assert_eq!(view.offers(1), Some([TileId(2), TileId(3)]));
    table.then("0 keep 0 | 1 keep 2").finish();
    let dealt = table.game.dealt().unwrap();
    assert!(dealt.boards.iter().all(|seat| seat.side.is_none()), "chance did not decide it");
}

#[test]
fn t_1_3_two_tiles_are_offered_and_one_is_kept() {
    let mut table = experienced().players(3).start();
    assert_eq!((table.asked(), table.seats()), (Some("keep"), vec![0, 1, 2]));
    assert_eq!(table.last(""), [""; 0]);
    assert_eq!(table.legal(1), ["keep 2", "keep 3"]);
    assert_eq!(table.refused("1 keep 4"), "T-1.3: not-offered");
    assert_eq!(table.refused("1 keep 255"), "T-1.3: not-offered");
    assert_eq!(table.game.stacks_to_come(), 0, "the stacks are formed later");
    table.then("1 keep 3 | 2 keep 4");
    assert_eq!((table.last(""), table.hidden(1)), (vec![], None));
    table.then("0 keep 0");
    assert_eq!([0, 1, 2].map(|seat| table.hidden(seat)), [Some(0), Some(3), Some(4)]);
    assert_eq!(table.last("stack_begun"), ["stack_begun 1 7"]);
}

#[test]
fn t_1_3_a_choice_of_tile_is_unseen() {
    let keep = |script: &str| {
        let mut table = experienced().players(3).start();
        table.then(script);
        table
    };
    let (one, other) = (keep("1 keep 2"), keep("1 keep 3"));
    for viewer in [None, Some(0), Some(2)] {
        assert_eq!(seen(&one.game.view_of(viewer)), seen(&other.game.view_of(viewer)));
    }
    assert_ne!(seen(&one.game.view_of(Some(1))), seen(&other.game.view_of(Some(1))));
    assert_eq!(one.game.hash(), other.game.hash());
}

/// The mix of the scene is all tiles from the last to the first; seats keep two of the first stack.
#[test]
fn t_1_3_the_stacks_are_cut_from_the_mix_without_the_kept_tiles() {
    let scene = experienced();
    let mut tiles = scene.tiles();
    // Seat 0 is offered 77 and 70, seat 1 76 and 1: the mix begins with 1 and 76.
    for (at, tile) in [(0, 77), (1, 70), (2, 76), (3, 1)] {
        let from = tiles.iter().position(|&other| other == TileId(tile)).unwrap();
        tiles.remove(from);
        tiles.insert(at, TileId(tile));
    }
    let mut deal = scene.deal_of(&tiles);
    let Cards::Experienced { mix, .. } = &mut deal.cards else { panic!("offers") };
    *mix = (0..78).rev().map(TileId).collect();
    let mut table = scene.start_with(deal.clone());
    table.then("0 keep 77 | 1 keep 1");
    let mut revealed = Vec::new();
    for _ in 0..8 {
        table.claim_all();
        revealed.extend(table.face_up());
        revealed.extend([0, 1].map(|seat| table.claimed(seat).unwrap()));
        table.place_all();
    }
    revealed.sort_unstable();
    // 48 tiles from 76 down; 77 was kept, and so was 1, which would not have come.
    assert_eq!(revealed, (29..=76).collect::<Vec<_>>());
    assert!(revealed.contains(&76) && revealed.contains(&70), "returned tiles come up");
    table.place_all();
    assert_eq!(table.game.dealt(), Some(deal));
}

/// The tile put back is at the place the mix has for it: on top here.
#[test]
fn t_1_3_the_returned_tile_may_come_up() {
    let scene = experienced();
    let mut deal = scene.deal();
    let Cards::Experienced { mix, .. } = &mut deal.cards else { panic!("offers") };
    *mix = scene.tiles();
    let first = |script: &str| {
        let mut table = scene.start_with(deal.clone());
        table.then(script).last("revealed")
    };
    assert_eq!(first("0 keep 0 | 1 keep 2"), ["revealed 0 1"]);
    assert_eq!(first("0 keep 1 | 1 keep 2"), ["revealed 0 0"]);
    let mut table = scene.start_with(deal.clone());
    table.then("0 keep 1 | 1 keep 2 | 0 leave | 1 reveal");
    assert_eq!(table.last("revealed"), ["revealed 0 0", "revealed 1 3"]);
}

/// Nobody else knows which tile a seat put back: keeping one or the other looks the same as long as
/// neither comes up.
#[test]
fn t_1_3_only_the_owner_knows_what_went_back() {
    let scene = experienced().players(3);
    let kept = |script: &str| {
        let mut table = scene.start();
        table.then(script).then("0 leave | 1 reveal");
        table
    };
    let one = kept("0 keep 0 | 1 keep 2 | 2 keep 4");
    let other = kept("0 keep 0 | 1 keep 3 | 2 keep 4");
    for viewer in [None, Some(0), Some(2)] {
        assert_eq!(seen(&one.game.view_of(viewer)), seen(&other.game.view_of(viewer)));
    }
    let own = one.game.view_of(Some(1));
    assert_eq!(own.offers(1), Some([TileId(2), TileId(3)]));
    let unseen: Vec<TileId> = own.unseen().map(|(tile, _)| tile).collect();
    assert!(unseen.contains(&TileId(3)) && !unseen.contains(&TileId(2)));
    assert_eq!(own.offers(0), None);
}

/// Offers and mix come from two shuffles that have nothing to do with each other.
#[test]
fn t_1_3_offers_and_mix_of_a_seed() {
    let scene = experienced().players(4);
    let rules = scene.rules();
    let seed = Seed::new("two piles");
    let shuffled = |purpose: &str| {
        let mut tiles: Vec<TileId> = rules.catalogue().iter().collect();
        seed.stream(purpose).shuffle(&mut tiles);
        tiles
    };
    let (tiles, mix) = (shuffled("ghosts-galore tiles"), shuffled("ghosts-galore mix"));
    let Cards::Experienced { offers, .. } = scene.deal_of(&tiles).cards else { panic!("offers") };
    let dealt = rules.deal(&Order::Seed(seed)).unwrap().1.unwrap();
    assert_eq!(dealt.cards, Cards::Experienced { offers, mix });
}

#[test]
fn x_6_a_given_deal_must_hold_every_tile_once() {
    let refused = |scene: &Scene, change: &dyn Fn(&mut Deal)| {
        let mut deal = scene.deal();
        change(&mut deal);
        let start = Game::start(scene.rules(), &Order::Dealt(deal.clone())).map(|_| ());
        assert_eq!(scene.rules().deal(&Order::Dealt(deal)).map(|_| ()), start);
        start.unwrap_err().to_string()
    };
    type Three<'a> = (&'a mut Vec<TileId>, &'a mut Vec<TileId>, &'a mut Vec<TileId>);
    let plain = |change: fn(Three<'_>)| {
        refused(&scene(), &|deal| match &mut deal.cards {
            Cards::Plain { hidden, stacks, unused } => change((hidden, stacks, unused)),
            Cards::Experienced { .. } => unreachable!(),
        })
    };
    let offers = |change: fn(&mut Vec<[TileId; 2]>, &mut Vec<TileId>)| {
        refused(&experienced(), &|deal| match &mut deal.cards {
            Cards::Experienced { offers, mix } => change(offers, mix),
            Cards::Plain { .. } => unreachable!(),
        })
    };
    let refusal = "X-6: setup-deal";
    assert_eq!(plain(|(hidden, ..)| hidden[0] = TileId(1)), refusal);
    assert_eq!(plain(|(hidden, _, unused)| hidden.push(unused.pop().unwrap())), refusal);
    assert_eq!(plain(|(_, stacks, unused)| stacks.push(unused.pop().unwrap())), refusal);
    assert_eq!(plain(|(.., unused)| unused.truncate(3)), refusal);
    assert_eq!(plain(|(.., unused)| unused[0] = TileId(78)), refusal);
    assert_eq!(offers(|offers, _| offers[0][0] = offers[1][1]), refusal);
    assert_eq!(offers(|offers, _| offers[0][0] = TileId(78)), refusal);
    assert_eq!(offers(|offers, _| offers.truncate(1)), refusal);
    assert_eq!(offers(|offers, _| offers.push([TileId(70), TileId(71)])), refusal);
    assert_eq!(offers(|_, mix| mix.truncate(77)), refusal);
    assert_eq!(offers(|_, mix| mix[0] = mix[1]), refusal);
    assert_eq!(refused(&scene(), &|deal| deal.cards = experienced().deal().cards), refusal);
    assert_eq!(refused(&experienced(), &|deal| deal.cards = scene().deal().cards), refusal);
}

/// If tiles are told, the kept one is told too, when it comes to be placed.
#[test]
fn t_1_3_where_tiles_are_told_the_choice_is_made_outside() {
    let scene = experienced();
    let table =
        Played::new(scene.rules(), &Order::Told { boards: scene.boards(), sight: None }).unwrap();
    assert_eq!((table.asked(), table.game.wants_tile()), (None, true));
    assert_eq!(table.last(""), ["stack_begun 1 6", "forced 0 claim: reveal"]);
}
