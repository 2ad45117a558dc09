//! T-2.6, X-6: what is secret, what is public, and what comes out at the end.

use crate::random::{every_position, start, step};
use crate::scene::{Played, Scene, scene, seen};
use fogbound_game::{Game as _, Seed};
use fogbound_ghosts_galore::{Cards, Deal, Game, Order, Sight, TileId, View, audit::audit};

/// A game of the scene, and one with tiles at these places of the deal swapped.
fn twins(scene: &Scene, swaps: &[(usize, usize)]) -> [Played; 2] {
    let mut tiles = scene.tiles();
    let one = scene.start_with(scene.deal_of(&tiles));
    swaps.iter().for_each(|&(a, b)| tiles.swap(a, b));
    [one, scene.start_with(scene.deal_of(&tiles))]
}

/// Both games go the same way; who sees a difference, spectators last.
fn who_sees(mut tables: [Played; 2], script: &str) -> Vec<bool> {
    tables.iter_mut().for_each(|table| {
        table.then(script);
    });
    let [one, other] = tables.map(|table| table.game);
    let viewers = (0..one.rules().players()).map(Some).chain([None]);
    assert_eq!(one.hash(), other.hash(), "the running hash is the same for all");
    viewers.map(|viewer| seen(&one.view_of(viewer)) != seen(&other.view_of(viewer))).collect()
}

#[test]
fn t_2_6_another_seats_hidden_tile_is_secret() {
    // The hidden tiles of seats 0 and 2 are not used in the other game.
    let swapped = twins(&scene().players(3), &[(0, 70), (2, 71)]);
    assert_eq!(who_sees(swapped.clone(), ""), [true, false, true, false]);
    assert_eq!(who_sees(swapped, "0 leave | 1 reveal | 1 leave"), [true, false, true, false]);
}

#[test]
fn t_2_6_the_order_of_the_stacks_and_what_is_in_them_is_secret() {
    let scene = scene().players(3);
    // Within the first stack below the top tile, between stacks, and with unused tiles.
    for swaps in [[(4, 9)], [(6, 20)], [(12, 50)], [(5, 76)], [(70, 71)]] {
        assert_eq!(who_sees(twins(&scene, &swaps), "0 leave"), [false; 4], "{swaps:?}");
    }
    assert_eq!(scene.start().game.hash(), scene.start().game.hash());
    let [one, other] = twins(&scene, &[(3, 9)]);
    assert_ne!(one.game.hash(), other.game.hash(), "the top tile has been revealed");
}

#[test]
fn t_2_6_the_unused_tiles_are_secret_at_every_moment() {
    let mut tables = twins(&scene(), &[(50, 77), (60, 61)]);
    while tables[0].asked() != Some("hidden") {
        assert_eq!(who_sees(tables.clone(), ""), [false; 3]);
        tables.iter_mut().for_each(|table| {
            table.round();
        });
    }
    assert_eq!(who_sees(tables, "0 place 8 0"), [false; 3]);
}

#[test]
fn t_2_6_offers_are_secret() {
    let scene = scene().players(3).option("experienced", "true");
    let [one, other] = [("2", "3"), ("5", "1")].map(|(second, third)| {
        let mut deal = scene.deal();
        let Cards::Experienced { offers, .. } = &mut deal.cards else { panic!("offers") };
        offers[1] = [second, third].map(|tile| TileId(tile.parse().unwrap()));
        offers[0][1] = TileId(40);
        offers[2] = [TileId(4), TileId(41)];
        scene.start_with(deal)
    });
    let sees = |viewer| seen(&one.game.view_of(viewer)) != seen(&other.game.view_of(viewer));
    assert_eq!([Some(0), Some(1), Some(2), None].map(sees), [false, true, false, false]);
    assert_eq!(one.game.view_of(Some(1)).offers(1), Some([TileId(2), TileId(3)]));
    assert_eq!(one.game.view_of(Some(0)).offers(1), None);
    assert_eq!(one.game.hash(), other.game.hash());
}

#[test]
fn t_2_6_a_choice_of_a_running_decision_is_secret() {
    let placed = |choice: &str| {
        let mut table = scene().players(3).start();
        table.claim_all().then(choice);
        table.game
    };
    let (one, other) = (placed("1 place 0 0"), placed("1 place 8 1"));
    assert_eq!(one.hash(), other.hash());
    for viewer in [None, Some(0), Some(2)] {
        assert_eq!(seen(&one.view_of(viewer)), seen(&other.view_of(viewer)));
        assert_eq!(one.view_of(viewer).choice(1), None);
    }
    assert_eq!(one.view_of(Some(1)).choice(1).unwrap().to_string(), "place 0 0");
    assert_ne!(one.hash(), placed("").hash(), "that a choice is made is public");
    assert_eq!(one.choice(0), None);
    assert_eq!(one.choice(200), None);
}

#[test]
fn t_2_6_what_is_public() {
    let mut table = scene().players(3).start();
    table.round().then("1 leave | 2 reveal | 2 claim 11 | 0 reveal");
    for viewer in [None, Some(0), Some(1), Some(2)] {
        let view = table.game.view_of(viewer);
        assert_eq!(view.seat(), viewer);
        assert_eq!((view.stack(), view.stacks_to_come(), view.rules().stack_size()), (4, 6, 7));
        assert_eq!(view.face_up(), [TileId(10)]);
        assert_eq!(view.just_revealed(), Some(TileId(12)));
        assert_eq!(view.claimed(2), Some(TileId(11)));
        assert_eq!(view.removed(), [6, 7, 8, 9].map(TileId));
        assert_eq!(view.grid(1).at(0).unwrap().0, TileId(4));
        assert_eq!((view.lamp(), view.round()), (1, 2));
        assert_eq!(view.boards().collect::<Vec<_>>(), table.game.boards().collect::<Vec<_>>());
        assert_eq!(view.sheets(), table.game.sheets());
        assert_eq!(view.hash(), table.game.hash());
        assert_eq!((view.dealt(), view.full_hash()), (None, None));
        assert_eq!(view.deciding(), table.game.deciding());
    }
}

#[test]
fn t_2_6_tiles_a_seat_has_not_seen() {
    let mut table = scene().players(3).start();
    table.then("0 leave | 1 reveal");
    let unseen =
        |viewer| table.game.view_of(viewer).unseen().map(|(tile, _)| tile.0).collect::<Vec<_>>();
    let all_but = |seen: &[u8]| (0..78).filter(|tile| !seen.contains(tile)).collect::<Vec<_>>();
    assert_eq!(unseen(None), all_but(&[3, 4]));
    assert_eq!(unseen(Some(1)), all_but(&[1, 3, 4]));
    assert_eq!(table.game.unseen().count(), 78 - 5, "nobody has seen the others");
}

/// A view goes on as a game up to the next tile that comes out.
#[test]
fn t_2_6_a_view_stops_at_the_next_reveal() {
    let mut table = scene().players(3).start();
    table.then("0 leave");
    let mut copy = table.game.view_of(Some(1)).into_game();
    copy.apply_of(1, fogbound_ghosts_galore::Action::Reveal).unwrap();
    assert!(copy.wants_tile());
    assert_eq!((copy.ask(), copy.just_revealed()), (None, None));
    let refusal = copy.check_of(1, fogbound_ghosts_galore::Action::Leave).unwrap_err();
    assert_eq!(refusal.to_string(), "X-6: waiting-for-tile");
    copy.tell(TileId(30)).unwrap();
    assert_eq!(copy.just_revealed(), Some(TileId(30)));
}

/// With choices of others absent nobody can choose for them, and nothing happens by itself.
#[test]
fn t_2_6_a_view_cannot_complete_the_choices_of_others() {
    let mut table = scene().players(2).start();
    table.claim_all().then("0 place 0 0");
    let mut copy = table.game.view_of(Some(1)).into_game();
    let action = copy.legal_of(1)[0];
    assert_eq!(copy.apply_of(1, action).unwrap(), []);
    assert!(copy.deciding().seats().is_empty());
    assert_eq!(copy.round(), 1);
    let other = copy.check_of(0, action).unwrap_err();
    assert_eq!(other.to_string(), "X-5: already-chosen");
}

/// In a view of the last decision another seat's tile is not there to be placed.
#[test]
fn t_2_6_a_view_cannot_place_a_tile_it_does_not_know() {
    let mut table = scene().players(2).start();
    table.until_hidden();
    let view = table.game.view_of(Some(1));
    assert_eq!((view.legal_of(0).len(), view.legal_of(1).len()), (0, 2));
    let action = view.legal_of(1)[0];
    assert_eq!(view.check_of(0, action).unwrap_err().to_string(), "X-6: waiting-for-tile");
    assert!(view.check_of(1, action).is_ok());
}

#[test]
fn x_6_when_the_game_is_over_nothing_is_secret() {
    for options in
        [[].as_slice(), &["experienced"], &["choose_side"], &["experienced", "choose_side"]]
    {
        let scene = options.iter().fold(scene().players(3), |scene, id| scene.option(id, "true"));
        let (mut table, mut rng) = start(&scene, "end");
        assert_eq!((table.game.dealt(), table.game.full_hash()), (None, None));
        let dealt: Deal = {
            let order = Order::Seed(Seed::new("end"));
            scene.rules().deal(&order).unwrap().1.unwrap()
        };
        while step(&mut table, &mut rng) {}
        for viewer in [None, Some(1)] {
            let view = table.game.view_of(viewer);
            assert_eq!(view.dealt().as_ref(), Some(&dealt), "{options:?}");
            assert_eq!(view.full_hash(), table.game.full_hash());
            assert_eq!(view.deal(&mut rng).full_hash(), table.game.full_hash());
        }
        assert_ne!(table.game.full_hash(), Some(table.game.hash()));
    }
}

/// Only unused tiles differ: the running hash stays, the full one changes.
#[test]
fn x_6_the_full_hash_covers_everything() {
    let full = |swaps: &[(usize, usize)]| {
        let [_, mut table] = twins(&scene(), swaps);
        table.finish();
        (table.game.hash(), table.game.full_hash().unwrap())
    };
    assert_eq!(full(&[]), full(&[]));
    let unused = full(&[(60, 61)]);
    assert_eq!(full(&[]).0, unused.0);
    assert_ne!(full(&[]).1, unused.1);
}

fn all_options() -> [Scene; 4] {
    let chosen = scene().option("choose_side", "true");
    let kept = scene().option("experienced", "true");
    [scene(), chosen.clone(), kept, chosen.option("experienced", "true")]
}

/// A game dealt from a view could be the one seen: it is whole, and looks the same from there.
#[test]
fn x_6_a_deal_from_a_view_is_consistent_with_it() {
    let mut rng = Seed::new("deals").stream("test");
    for scene in all_options() {
        every_position(2, &scene, |table| {
            audit(&table.game).unwrap();
            let players = table.game.rules().players();
            for viewer in (0..players).map(Some).chain([None]) {
                let view: View = table.game.view_of(viewer);
                audit(&view).unwrap();
                let dealt: Game = view.deal(&mut rng);
                audit(&dealt).unwrap();
                assert_eq!(seen(&dealt.view_of(viewer)), seen(&view), "{viewer:?}");
                assert_eq!(dealt.hash(), table.game.hash());
                let asked = dealt.deciding().seats();
                assert!(asked.iter().all(|seat| !dealt.legal_of(seat).is_empty()));
            }
        });
    }
}

/// Whatever could be hidden is dealt at one time or another.
#[test]
fn x_6_a_deal_from_a_view_is_random() {
    let mut table = scene().players(2).start();
    table.then("0 leave | 1 reveal | 1 leave");
    let view = table.game.view_of(Some(0));
    let mut rng = Seed::new("random").stream("test");
    let hidden: std::collections::BTreeSet<TileId> =
        (0..2000).map(|_| view.deal(&mut rng).hidden(1).unwrap()).collect();
    assert_eq!(
        hidden.into_iter().collect::<Vec<_>>(),
        view.unseen().map(|(tile, _)| tile).collect::<Vec<_>>()
    );
}

/// Games dealt from views can be played to their end.
#[test]
fn x_6_a_dealt_game_goes_on_to_the_end() {
    for scene in all_options() {
        let (mut table, mut rng) = start(&scene.players(4), "onwards");
        let mut position = 0;
        while step(&mut table, &mut rng) {
            position += 1;
            if position % 7 == 0 {
                let mut game = table.game.view_of(Some(2)).deal(&mut rng);
                while let Some(seat) = game.deciding().seats().smallest() {
                    let action = *game.legal_of(seat).last().unwrap();
                    game.apply_of(seat, action).unwrap();
                    audit(&game).unwrap();
                }
                assert!(game.is_over() && !game.wants_tile());
                assert!(game.dealt().is_some());
            }
        }
    }
}

/// Starts a game whose tiles are told, as a seat sees it that knows these.
fn with_sight(scene: &Scene, seat: u8, tiles: &[u8]) -> Result<Played, String> {
    let sight = Some(Sight { seat, tiles: tiles.iter().copied().map(TileId).collect() });
    let order = Order::Told { boards: scene.boards(), sight };
    Played::new(scene.rules(), &order).map_err(|refusal| refusal.to_string())
}

#[test]
fn t_2_6_a_seat_knows_its_own_hidden_tile_where_tiles_are_told() {
    let mut table = with_sight(&scene(), 1, &[70]).unwrap();
    let refused = |table: &Played, tile| {
        let refusal = table.game.clone().tell(TileId(tile)).unwrap_err();
        refusal.to_string()
    };
    assert_eq!((table.hidden(0), table.hidden(1)), (None, Some(70)));
    for (viewer, hidden) in [(Some(0), None), (Some(1), Some(TileId(70))), (None, None)] {
        assert_eq!(table.game.view_of(viewer).hidden(1), hidden, "{viewer:?}");
    }
    assert_eq!(refused(&table, 70), "T-1.4: tile-not-left");
    let mut next = 0;
    while table.game.round() < 9 {
        if table.game.wants_tile() {
            table.tell(next).claim_all();
            next += 1;
        } else {
            table.place_all();
        }
    }
    // The hidden tile of seat 0 can be any but that of seat 1, which is told only when its turn comes.
    assert_eq!(refused(&table, 70), "T-1.4: tile-not-left");
    table.tell(69);
    assert_eq!(refused(&table, 68), "T-1.4: tile-not-left");
    table.tell(70).place_all();
    assert!(table.game.is_over());
}

#[test]
fn t_1_3_a_seat_knows_its_offer_where_tiles_are_told() {
    let table = with_sight(&scene().option("experienced", "true"), 1, &[70, 71]).unwrap();
    assert_eq!(table.game.offers(1), Some([TileId(70), TileId(71)]));
    assert_eq!((table.game.offers(0), table.hidden(1)), (None, None));
}

#[test]
fn x_6_what_a_seat_knows_must_be_possible() {
    let experienced = scene().option("experienced", "true");
    for (scene, seat, tiles) in [
        (scene(), 2, &[70][..]),
        (scene(), 0, &[]),
        (scene(), 0, &[78]),
        (scene(), 0, &[70, 71]),
        (experienced.clone(), 0, &[70, 70]),
        (experienced.clone(), 0, &[70, 78]),
        (experienced, 0, &[70, 71, 72]),
    ] {
        let refusal = with_sight(&scene, seat, tiles).err();
        assert_eq!(refusal.as_deref(), Some("X-6: setup-sight"), "{seat} {tiles:?}");
    }
}
