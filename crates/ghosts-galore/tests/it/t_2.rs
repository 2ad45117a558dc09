//! T-2 A round.

use crate::scene::{Played, scene};
use fogbound_game::{Game as _, Seed};
use std::collections::BTreeSet;

#[test]
fn t_2_there_are_eight_rounds() {
    let mut table = scene().players(3).start();
    let mut begun = vec![table.last("stack_begun")];
    while table.asked() != Some("hidden") {
        table.claim_all().place_all();
        begun.push(table.last("stack_begun"));
    }
    let numbered: Vec<String> = begun.into_iter().flatten().collect();
    assert_eq!(numbered, (1..=8).map(|round| format!("stack_begun {round} 7")).collect::<Vec<_>>());
    assert_eq!(table.game.round(), 9);
    assert!((0..3).all(|seat| table.game.grid(seat).tiles().count() == 8));
}

#[test]
fn t_2_1_the_top_tile_is_revealed_then_claimed() {
    let mut table = scene().players(3).start();
    assert_eq!(
        table.last(""),
        ["stack_begun 1 7", "forced 0 claim: reveal", "revealed 0 3"],
        "with no tile face up there is only the stack"
    );
    assert_eq!(
        (table.asked(), table.legal(0)),
        (Some("decide"), vec!["claim 3".into(), "leave".into()])
    );
    assert_eq!(table.game.stack(), 6);
    table.then("0 claim 3");
    assert_eq!(table.last("")[0], "claimed 0 3");
    assert_eq!(table.claimed(0), Some(3));
    assert_eq!(table.last("")[1..], ["forced 1 claim: reveal", "revealed 1 4"]);
}

#[test]
fn t_2_1_or_left_face_up() {
    let mut table = scene().players(3).start();
    table.then("0 leave");
    assert_eq!(table.last(""), ["left 0 3"]);
    assert_eq!((table.asked(), table.seats()), (Some("claim"), vec![1]));
    assert_eq!((table.face_up(), table.claimed(0)), (vec![3], None));
    assert_eq!(table.legal(1), ["reveal", "claim 3"]);
    assert_eq!(table.legal(0), [""; 0]);
}

#[test]
fn t_2_1_a_face_up_tile_is_claimed_without_a_reveal() {
    let mut table = scene().players(3).start();
    table.then("0 leave | 1 reveal | 1 leave | 2 claim 3");
    assert_eq!(table.last("revealed claimed"), ["revealed 1 4", "claimed 2 3"]);
    assert_eq!((table.face_up(), table.game.stack()), (vec![4], 5));
    assert_eq!(table.seats(), [0]);
    assert_eq!(table.refused("0 claim 3"), "T-2.1: not-face-up", "claimed by seat 2");
    assert_eq!(table.refused("0 claim 5"), "T-2.1: not-face-up", "still in the stack");
    assert_eq!(table.refused("0 claim 255"), "T-2.1: not-face-up");
    table.then("0 claim 4");
    assert_eq!(table.claimed(0), Some(4));
}

#[test]
fn t_2_1_only_the_revealed_tile_can_be_claimed_after_a_reveal() {
    let mut table = scene().players(3).start();
    table.then("0 leave | 1 reveal");
    assert_eq!(table.legal(1), ["claim 4", "leave"]);
    assert_eq!(table.game.just_revealed().map(|tile| tile.0), Some(4));
    assert_eq!(table.face_up(), [3], "the revealed tile is not yet among them");
    assert_eq!(table.refused("1 claim 3"), "T-2.1: only-revealed");
    assert_eq!(table.refused("1 claim 5"), "T-2.1: only-revealed");
    assert_eq!(table.refused("1 reveal"), "X-7: not-your-decision");
    table.then("1 leave");
    assert_eq!((table.face_up(), table.game.just_revealed()), (vec![3, 4], None));
}

#[test]
fn t_2_1_one_turn_one_action_by_whose_turn_it_is() {
    let mut table = scene().players(3).start();
    assert_eq!(table.refused("1 leave"), "X-7: not-your-turn");
    assert_eq!(table.refused("1 claim 3"), "X-7: not-your-turn");
    table.then("0 leave");
    assert_eq!(table.refused("0 reveal"), "X-7: not-your-turn");
    assert_eq!(table.refused("2 claim 3"), "X-7: not-your-turn");
    assert_eq!(table.refused("9 claim 3"), "X-7: not-your-turn");
    assert_eq!(table.refused("1 leave"), "X-7: not-your-decision", "nothing was revealed");
}

/// Seats 1 and 3 have claimed: the turn goes from 0 to 2, to 4, and back to 0.
#[test]
fn t_2_1_those_who_have_claimed_are_skipped() {
    let mut table = scene().players(5).start();
    table.then("0 leave | 1 reveal | 1 claim 6 | 2 reveal | 2 leave");
    table.then("3 reveal | 3 claim 8 | 4 reveal | 4 leave");
    let mut order = Vec::new();
    while table.game.stack() > 0 {
        let seat = table.seats()[0];
        order.push(seat);
        table.then(&format!("{seat} reveal | {seat} leave"));
    }
    assert_eq!(order, [0, 2, 4, 0]);
    table.then("2 claim 5");
    assert_eq!(table.seats(), [4]);
    table.then("4 claim 7");
    assert_eq!(table.seats(), [0]);
}

/// All six tiles are left lying; with the stack empty nobody can reveal another.
#[test]
fn t_2_1_with_the_stack_empty_only_face_up_tiles_are_left() {
    for players in 2..=5u8 {
        let mut table = scene().players(players).start();
        table.then("0 leave");
        while table.game.stack() > 0 {
            let seat = table.seats()[0];
            assert_eq!(table.legal(seat)[0], "reveal");
            table.then(&format!("{seat} reveal | {seat} leave"));
        }
        let seat = table.seats()[0];
        assert_eq!(seat, (players + 4) % players);
        let claims: Vec<String> =
            (players..2 * players + 4).map(|tile| format!("claim {tile}")).collect();
        assert_eq!(table.legal(seat), claims);
        assert_eq!(table.refused(&format!("{seat} reveal")), "T-2.1: stack-empty");
    }
}

/// However a round goes, whoever finds the stack empty has six tiles or more to choose from.
#[test]
fn t_2_1_at_least_six_tiles_are_face_up_when_the_stack_is_empty() {
    let mut rng = Seed::new("leave").stream("test");
    for players in 2..=5 {
        let mut fewest = 100;
        for _ in 0..100 {
            let mut table = scene().players(players).start();
            while table.game.stack() > 0 || table.asked() == Some("decide") {
                let seat = table.seats()[0];
                let legal = table.legal(seat);
                let claim = legal.iter().find(|action| action.starts_with("claim"));
                let go_on = if legal[0] == "reveal" { "reveal" } else { "leave" };
                let answer = claim.filter(|_| rng.below(6) == 0).map_or(go_on, String::as_str);
                table.then(&format!("{seat} {answer}"));
            }
            let without = (0..players).filter(|&seat| table.claimed(seat).is_none()).count();
            if table.asked() == Some("claim") && without > 1 {
                fewest = fewest.min(table.face_up().len());
            }
        }
        assert_eq!(fewest, 6, "{players} players");
    }
}

#[test]
fn t_2_1_the_next_stack_is_used_in_the_next_round() {
    let mut table = scene().start();
    table.round();
    assert_eq!(table.last("stack_begun revealed").last().unwrap(), "revealed 1 8");
    assert_eq!((table.game.round(), table.game.stack()), (2, 5));
}

#[test]
fn t_2_2_the_rest_is_revealed_for_the_last_seat() {
    let mut table = scene().players(3).start();
    table.then("0 leave | 1 claim 3 | 2 claim 4");
    assert_eq!(
        table.last("revealed"),
        [
            "revealed 2 4",
            "revealed 0 5 rest",
            "revealed 0 6 rest",
            "revealed 0 7 rest",
            "revealed 0 8 rest",
            "revealed 0 9 rest"
        ]
    );
    assert_eq!((table.asked(), table.seats(), table.game.stack()), (Some("claim"), vec![0], 0));
    assert_eq!(table.legal(0), ["claim 5", "claim 6", "claim 7", "claim 8", "claim 9"]);
    assert_eq!(table.refused("0 reveal"), "T-2.2: must-claim");
    assert_eq!(table.refused("0 leave"), "X-7: not-your-decision");
    assert_eq!(table.refused("0 claim 4"), "T-2.1: not-face-up");
}

/// However the others have claimed, and tiles left lying before are among the five.
#[test]
fn t_2_2_the_last_seat_chooses_among_five() {
    let mut seen = 0;
    crate::random::every_position(20, &scene(), |table| {
        let players = table.game.rules().players();
        let without = (0..players).filter(|&seat| table.claimed(seat).is_none()).count();
        if table.asked() == Some("claim") && without == 1 {
            assert_eq!(table.face_up().len(), 5);
            assert_eq!(table.legal(table.seats()[0]).len(), 5);
            seen += 1;
        }
    });
    assert_eq!(seen, 4 * 20 * 8, "once a round at every player count");
}

fn placing() -> Played {
    let mut table = scene().players(3).start();
    table.claim_all();
    table
}

#[test]
fn t_2_3_everybody_places_at_once_on_any_empty_space_in_any_rotation() {
    let mut table = placing();
    assert_eq!((table.asked(), table.seats()), (Some("place"), vec![0, 1, 2]));
    for seat in 0..3 {
        let spaces: BTreeSet<char> =
            table.legal(seat).iter().map(|action| action.chars().nth(6).unwrap()).collect();
        assert_eq!(spaces.into_iter().collect::<String>(), "012345678");
    }
    assert_eq!(table.refused("0 place 9 0"), "T-2.3: no-such-space");
    assert_eq!(table.refused("0 place 255 0"), "T-2.3: no-such-space");
    table.then("0 place 4 3 | 1 place 0 2 | 2 place 8 1");
    assert_eq!(
        table.last("placed"),
        ["placed 0 3 on 4 3", "placed 1 4 on 0 2", "placed 2 5 on 8 1"]
    );
    let (tile, rotation) = table.game.grid(0).at(4).unwrap();
    assert_eq!((tile.0, rotation.quarters()), (3, 3));
    assert_eq!([0, 1, 2].map(|seat| table.claimed(seat)), [None; 3]);
}

/// Nothing has to touch: a lone corner, then the opposite one.
#[test]
fn t_2_3_a_tile_need_not_continue_anything_and_stays() {
    let mut table = placing();
    table.then("0 place 0 0 | 1 place 0 0 | 2 place 0 0").claim_all();
    assert_eq!(table.refused("0 place 0 1"), "T-2.3: space-taken");
    let spaces: BTreeSet<char> =
        table.legal(0).iter().map(|action| action.chars().nth(6).unwrap()).collect();
    assert_eq!(spaces.into_iter().collect::<String>(), "12345678", "beside it or not");
    table.then("0 place 8 0 | 1 place 2 0 | 2 place 6 0");
    assert_eq!(table.game.grid(0).empty_spaces().collect::<Vec<_>>(), [1, 2, 3, 4, 5, 6, 7]);
    assert_eq!(table.game.grid(0).at(0).unwrap().0.0, 3, "still where it was");
}

/// Choices in every order of arrival: the same events, the same game.
#[test]
fn t_2_3_the_order_of_arrival_changes_nothing() {
    let orders = [[0, 1, 2], [0, 2, 1], [1, 0, 2], [1, 2, 0], [2, 0, 1], [2, 1, 0]];
    let answers = ["0 place 4 3", "1 place 1 1", "2 place 7 0"];
    let results: Vec<(Vec<String>, String, String)> = orders
        .map(|order| {
            let mut table = placing();
            table.then(&order.map(|seat| answers[seat]).join("|"));
            (table.last(""), table.game.hash().to_string(), format!("{:?}", table.game))
        })
        .to_vec();
    assert!(results.iter().all(|result| *result == results[0]));
    assert_eq!(results[0].0.iter().filter(|event| event.starts_with("placed")).count(), 3);
}

#[test]
fn t_2_3_nothing_happens_before_the_last_has_chosen() {
    let mut table = placing();
    table.then("2 place 0 0 | 0 place 0 0");
    assert_eq!(table.last(""), [""; 0]);
    assert!((0..3).all(|seat| table.game.grid(seat).tiles().count() == 0));
    assert_eq!(table.seats(), [1]);
    assert_eq!(table.refused("0 place 1 0"), "X-5: already-chosen");
    assert_eq!(table.refused("3 place 1 0"), "X-5: not-asked");
    assert_eq!(table.refused("200 place 1 0"), "X-5: not-asked");
}

#[test]
fn t_2_4_four_tiles_leave_the_game_visible_to_all() {
    for players in 2..=5u8 {
        let mut table = scene().players(players).start();
        table.claim_all();
        let left = table.face_up();
        assert_eq!((left.len(), table.removed().len()), (4, 0));
        table.place_all();
        let text: Vec<String> = left.iter().map(u8::to_string).collect();
        let wanted = format!("removed {}", text.join(" "));
        assert_eq!(table.last("removed"), [wanted]);
        assert_eq!(table.removed(), left);
        let view = table.game.view_of(None);
        assert_eq!(view.removed().iter().map(|tile| tile.0).collect::<Vec<_>>(), left);
        table.finish();
        assert_eq!(table.removed().len(), 32);
    }
}

#[test]
fn t_2_4_what_is_removed_is_told_in_ascending_order() {
    let mut table = scene().start();
    table.then("0 leave | 1 claim 2 | 0 claim 5 | 0 place 0 0 | 1 place 0 0");
    assert_eq!(
        table.last("removed lamp stack_begun"),
        ["removed 3 4 6 7", "lamp 1", "stack_begun 2 6"]
    );
}

#[test]
fn t_2_4_a_removed_tile_cannot_be_claimed() {
    let mut table = scene().start();
    table.then("0 leave | 1 claim 2 | 0 claim 5 | 0 place 0 0 | 1 place 0 0 | 1 leave");
    assert_eq!(table.refused("0 claim 3"), "T-2.1: not-face-up");
    assert_eq!(table.face_up(), [8]);
}

#[test]
fn t_2_4_the_lamp_passes_to_the_left() {
    let mut table = scene().players(3).start_player(1).start();
    let mut lamps = vec![(table.game.lamp(), table.seats()[0])];
    while table.asked() != Some("hidden") {
        table.round();
        lamps.push((table.game.lamp(), table.seats()[0]));
    }
    let rounds: Vec<(u8, u8)> = [1, 2, 0, 1, 2, 0, 1, 2].map(|seat| (seat, seat)).to_vec();
    assert_eq!(lamps[..8], rounds);
    assert_eq!(table.game.lamp(), 0, "after the last round too");
    assert_eq!(table.last("lamp"), ["lamp 0"]);
}

#[test]
fn t_2_5_the_hidden_tile_goes_on_the_last_space() {
    let mut table = scene().players(3).start();
    table.until_hidden();
    assert_eq!((table.asked(), table.seats()), (Some("hidden"), vec![0, 1, 2]));
    assert_eq!(table.legal(1), ["place 8 0", "place 8 1"], "a straight");
    assert_eq!(table.refused("1 place 7 0"), "T-2.3: space-taken");
    table.then("2 place 8 1 | 0 place 8 3 | 1 place 8 2");
    assert_eq!(
        table.last("placed"),
        ["placed 0 0 on 8 3 hidden", "placed 1 1 on 8 2 hidden", "placed 2 2 on 8 1 hidden"]
    );
    assert!(table.game.is_over());
    assert_eq!(table.asked(), None);
    assert_eq!(table.refused("0 place 8 0"), "X-7: game-over");
    assert!((0..3).all(|seat| table.hidden(seat).is_none()), "it lies on the board now");
}

/// A bridge without monsters looks the same however it lies; its owner places it all the same.
#[test]
fn t_2_5_the_hidden_tile_is_placed_even_if_it_has_only_one_look() {
    let mut table = scene().first("bridge bridge").start();
    table.until_hidden();
    assert_eq!(table.last("forced"), [""; 0]);
    assert_eq!(
        (table.legal(0), table.legal(1)),
        (vec!["place 8 0".into()], vec!["place 8 0".into()])
    );
    table.then("0 place 8 0");
    assert_eq!((table.seats(), table.game.is_over()), (vec![1], false));
    table.then("1 place 8 0");
    assert!(table.game.is_over());
}

/// Secret until all have placed it.
#[test]
fn t_2_5_nobody_sees_a_hidden_tile_before_all_are_placed() {
    let mut table = scene().players(3).start();
    table.until_hidden().then("0 place 8 0 | 2 place 8 0");
    assert_eq!(table.last(""), [""; 0]);
    let view = table.game.view_of(Some(1));
    assert_eq!([0, 1, 2].map(|seat| view.hidden(seat).is_some()), [false, true, false]);
    assert_eq!([0, 1, 2].map(|seat| view.choice(seat).is_some()), [false; 3]);
    assert!(view.grid(0).is_empty(8));
    table.then("1 place 8 0");
    assert_eq!(table.last("placed").len(), 3);
}

#[test]
fn t_2_5_then_boards_are_scored() {
    let mut table = scene().players(3).start();
    table.finish();
    let ranks = table.game.ranks().unwrap();
    let scored: Vec<String> = (0..3)
        .map(|seat| format!("scored {seat} {} {}", table.game.sheets()[seat].total(), ranks[seat]))
        .collect();
    assert_eq!(table.last("scored"), scored);
    assert_eq!(table.last("").last(), scored.last());
    let before = scene().players(3).start().until_hidden().clone();
    assert_eq!(before.game.ranks(), None);
}
