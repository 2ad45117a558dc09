use super::*;

fn game(seats: &[u8], scores: &[i64], ranks: &[u8]) -> Played {
    let (seats, scores, ranks) = (seats.to_vec(), scores.to_vec(), ranks.to_vec());
    Played { seats, scores, ranks, hash: None, forfeit: None }
}

/// A pair of games of two, by the points of bot 0 and of the other in each.
fn pair(first: [i64; 2], second: [i64; 2]) -> [Played; 2] {
    let rank = |[mine, other]: [i64; 2]| 1 + u8::from(other > mine);
    [([0, 1], first), ([1, 0], [second[1], second[0]])]
        .map(|(seats, scores)| game(&seats, &scores, &[rank(scores), rank([scores[1], scores[0]])]))
}

fn tally(pairs: &[[Played; 2]]) -> Tally {
    let mut tally = Tally::default();
    pairs.iter().for_each(|games| tally.add(games, 0, false));
    tally
}

fn close(found: f64, value: f64) {
    assert!((found - value).abs() < 1e-9, "{found}, not {value}");
}

#[test]
fn points_and_margins_are_those_of_the_first_bot() {
    let tally = tally(&[pair([50, 40], [30, 30]), pair([20, 41], [60, 40]), pair([9, 8], [9, 8])]);
    assert_eq!((tally.pairs, tally.games, tally.results), (3, 6, [4, 1, 1]));
    assert_eq!((&tally.points[..], tally.unit), (&[3, 2, 4][..], 4));
    let share = tally.share();
    close(share.value, 0.75);
    // Pairs of 3/4, 2/4 and 4/4: a standard deviation of 1/4.
    close(share.low, 0.75 - Z * 0.25 / 3_f64.sqrt());
    assert_eq!(share.high, 1.0);
    close(tally.margin().unwrap().value, (5.0 - 0.5 + 1.0) / 3.0);
}

#[test]
fn where_several_sit_each_seat_is_compared_with_each_of_the_other_bot() {
    // Bot 0 is first and last, so it is once ahead and once behind of the one between.
    assert_eq!(points_of(&game(&[0, 1, 0], &[30, 20, 10], &[1, 2, 3]), 0), (2, 4));
    assert_eq!(points_of(&game(&[1, 0, 1], &[30, 20, 20], &[1, 2, 2]), 0), (1, 4));
}

#[test]
fn a_bot_against_itself_is_exactly_even() {
    let even = tally(&[pair([50, 40], [40, 50]), pair([20, 30], [30, 20])]);
    let share = even.share();
    assert_eq!((share.value, share.low, share.high), (0.5, 0.5, 0.5));
    assert_eq!(elo(share.value), 0.0);
    assert_eq!(even.margin(), Some(Estimate { value: 0.0, low: 0.0, high: 0.0 }));
}

#[test]
fn all_points_are_no_certainty() {
    let won = tally(&vec![pair([50, 40], [50, 40]); 10]);
    let Estimate { value, low, high } = won.share();
    assert!(value == 1.0 && high == 1.0 && (0.7..0.8).contains(&low), "{low}");
    assert_eq!(elo(value), f64::INFINITY);
    let one = tally(&[pair([50, 40], [50, 40])]).share();
    assert_eq!((one.low, one.high), (0.0, 1.0));
}

#[test]
fn teams_are_compared_by_the_deals_they_have_won() {
    let mut tally = Tally::default();
    for (mine, other) in [(1, 2), (1, 1), (2, 2), (2, 1), (1, 2)] {
        let games = [game(&[4, 4], &[], &[mine, mine]), game(&[7, 7], &[], &[other, other])];
        tally.add(&games, 4, true);
    }
    assert_eq!((tally.results, tally.team_wins), ([2, 2, 1], [3, 2]));
    close(tally.share().value, 0.6);
    assert_eq!(tally.margin(), None);
}

#[test]
fn elo_is_the_usual_scale() {
    close(elo(10.0 / 11.0), 400.0);
    close(share_of(-400.0), 1.0 / 11.0);
}
