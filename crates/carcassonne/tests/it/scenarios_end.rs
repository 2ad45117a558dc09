//! Scenarios: the end of the game (C-6).

use crate::scene::base;

#[test]
fn c_6_incomplete_roads_bring_one_for_each_tile() {
    let table = base().end("U 1 0 1 | road EW\nV -1 0 3");
    assert_eq!(table.breakdown().road[..2], [3, 0]);
    assert_eq!(table.only("scored"), ["scored road 3: 3 0 last"]);
    assert_eq!(table.scores(), [3, 0]);
}

#[test]
fn c_6_incomplete_cities_bring_one_for_each_tile_and_coat() {
    let table = base().end("M 0 -1 3 | city SW");
    assert_eq!(table.only("scored"), ["scored city 3: 3 0 last"]);
    assert_eq!(table.breakdown().city[..2], [3, 0]);
}

#[test]
fn c_6_incomplete_monasteries_bring_one_for_each_tile_with_their_own() {
    let table = base().end("B 0 1 0 | monastery\nU 1 0 1\nB 0 2 0");
    assert_eq!(table.only("scored"), ["scored monastery 4: 4 0 last"]);
    assert_eq!(table.breakdown().monastery[..2], [4, 0]);
}

#[test]
fn c_6_a_lonely_monastery_far_from_the_others() {
    let table = base().end("U 1 0 1\nU 2 0 1\nU 3 0 1\nA 4 0 1 | monastery");
    assert_eq!(table.breakdown().monastery[..2], [0, 2]);
}

#[test]
fn c_6_the_last_turn_is_scored_in_full() {
    let table = base().end("E 0 -1 2 | city S");
    assert_eq!(table.ever("scored"), ["scored city 4: 4 0"], "complete, not incomplete");
    assert_eq!(table.breakdown().before[..2], [4, 0]);
}

#[test]
fn c_6_the_last_meeple_is_scored_at_once() {
    let table = base().end("B 0 1 0 | pass\nU 1 0 1 | road EW");
    assert_eq!(table.scores(), [0, 2]);
}

#[test]
fn c_6_majority_in_an_incomplete_city() {
    let table = base().end(
        "G 0 -1 1 | city NS
         E 1 -1 0 | city N
         E 2 -1 0 | city N
         N 0 -2 2
         R 1 -2 2
         R 2 -2 2",
    );
    assert_eq!(table.breakdown().city[..2], [7, 0], "2 : 1; one edge is open");
}

#[test]
fn c_6_a_tie_in_an_incomplete_road() {
    let table = base().end(
        "U 1 0 1 | road EW
         V 1 1 3 | road ES
         V 2 0 0
         V 2 1 1 | pass",
    );
    assert_eq!(table.only("scored"), ["scored road 5: 5 5 last"]);
}

#[test]
fn c_6_two_cities_of_one_player_are_scored_each() {
    let table = base().end("G 0 -1 1 | city NS\nB 0 1 0\nE 1 -1 0 | city N\nU 1 0 1");
    assert_eq!(table.breakdown().city[..2], [2 + 1, 0]);
}

#[test]
fn c_6_what_nobody_is_on_brings_nothing() {
    let table = base().end("G 0 -1 1\nU 1 0 1\nB 0 1 0 | pass");
    assert_eq!((table.scores(), table.only("scored").len()), (&[0, 0][..], 0));
}

#[test]
fn c_6_the_last_tile_fits_nowhere() {
    let table = base().end("E 0 -1 2 | city S\naside C");
    assert_eq!(table.game.set_aside().len(), 1);
    assert_eq!((table.scores(), table.game.seat()), (&[4, 0][..], 1));
}

#[test]
fn c_6_nothing_that_remains_fits() {
    let table = base().end("U 1 0 1 | road EW\nE 0 -1 2\naside C\naside C\naside C");
    assert_eq!(table.game.set_aside().len(), 3);
    assert_eq!(table.scores(), [2, 0], "the final scoring takes place");
    assert_eq!(table.only("scored turn"), ["scored road 2: 2 0 last"]);
}

#[test]
fn c_3_a_tile_that_fits_nowhere_is_replaced() {
    let table = base().play("E 0 -1 2\naside C\naside C\nB 0 1 0 | monastery");
    assert_eq!(table.ever("set_aside"), ["set_aside C", "set_aside C"]);
    assert_eq!(table.meeples(), ["0 1: 1 monastery"], "the same player goes on");
    assert_eq!(table.game.seat(), 0);
}

#[test]
fn c_3_what_fits_is_judged_when_the_tile_is_drawn() {
    let table = base().play("E 0 -1 2\naside C\nG 0 1 0\nC 1 1 0 | city NESW");
    assert_eq!(table.meeples(), ["1 1: 0 city NESW"]);
}

#[test]
fn c_6_everything_at_once() {
    let table = base().end(
        "G 0 -1 1 | city NS
         U 1 0 1 | field 0127
         B 0 1 0 | monastery
         E 0 -2 2
         U -1 0 1 | road EW
         H 0 2 0 | city E",
    );
    let [before, road, city, monastery, field] = {
        let b = table.breakdown();
        [b.before, b.road, b.city, b.monastery, b.field].map(|all| [all[0], all[1]])
    };
    assert_eq!(before, [6, 0]);
    assert_eq!(road, [3, 0]);
    assert_eq!(city, [0, 1]);
    assert_eq!(monastery, [5, 0]);
    assert_eq!(field, [0, 3]);
    assert_eq!((table.scores(), table.game.ranks()), (&[14, 4][..], Some(vec![1, 2])));
}

#[test]
fn c_6_meeples_stay_where_they_are() {
    let table = base().end("U 1 0 1 | road EW\nB 0 1 0 | monastery");
    assert_eq!(table.meeples(), ["0 1: 1 monastery", "1 0: 0 road EW"]);
    assert_eq!(table.only("meeple_returned"), [""; 0]);
    assert_eq!((table.supply(0), table.supply(1)), ((6, 0), (6, 0)));
}

#[test]
fn c_6_ties_share_a_rank() {
    let nobody = base().players(3).end("U 1 0 1 | pass");
    assert_eq!(nobody.game.ranks(), Some(vec![1, 1, 1]));
    let script = "U 1 0 1 | road EW\nE 0 -1 2 | city S\nB 0 1 0 | monastery";
    let three = base().players(3).end(script);
    assert_eq!((three.scores(), three.game.ranks()), (&[2, 4, 3][..], Some(vec![3, 1, 2])));
    let four = base().players(4).end("U 1 0 1 | road EW\nE 0 -1 2 | city S\nG 0 1 0 | city EW");
    assert_eq!((four.scores(), four.game.ranks()), (&[2, 4, 1, 0][..], Some(vec![2, 1, 3, 4])));
    let low = base().players(4).end("E 0 -1 2 | city S\nU 1 0 1 | road EW\nU 2 0 1\nB 0 1 0");
    assert_eq!((low.scores(), low.game.ranks()), (&[4, 3, 0, 0][..], Some(vec![1, 2, 3, 3])));
    let tied = base().players(4).end("E 0 -1 2 | city S\nU 1 0 1 | road EW\nF 0 1 0 | city EW");
    assert_eq!((tied.scores(), tied.game.ranks()), (&[4, 2, 2, 0][..], Some(vec![1, 2, 2, 4])));
}

#[test]
fn c_6_a_game_that_runs_has_no_ranks() {
    let table = base().play("E 0 -1 2 | city S");
    assert!(table.game.ranks().is_none() && table.game.breakdown().is_none());
    assert_eq!(table.game.worths().len(), 0);
}

#[test]
fn c_6_what_a_region_would_bring_can_be_asked_before() {
    let table = base().play("M 0 -1 3 | city SW\nU 1 0 1 | field 0127");
    let worths: Vec<(&str, u16)> = table
        .game
        .worths()
        .iter()
        .map(|(region, worth)| (region.feature().name(), worth.points))
        .collect();
    assert_eq!(worths, [("city", 3), ("field", 0)]);
}
