use super::*;

fn all_orders(seats: &[u8]) -> Vec<Vec<u8>> {
    if seats.is_empty() {
        return vec![vec![]];
    }
    let with = |&first: &u8| {
        let rest: Vec<u8> = seats.iter().copied().filter(|&seat| seat != first).collect();
        all_orders(&rest).into_iter().map(move |rest| [vec![first], rest].concat())
    };
    seats.iter().flat_map(with).collect()
}

#[test]
fn x_5_arrival_order_changes_nothing() {
    let orders = all_orders(&[0, 1, 3, 4]);
    assert_eq!(orders.len(), 24);
    let asked: Seats = [0, 1, 3, 4].into_iter().collect();
    let results: Vec<Simultaneous<u8>> = orders
        .iter()
        .map(|order| {
            let mut decision = Simultaneous::among(asked);
            for &seat in order {
                assert!(decision.complete().is_none());
                decision.choose(seat, 10 + seat);
            }
            decision
        })
        .collect();
    assert!(results.iter().all(|result| *result == results[0]));
    assert!(results[0].complete().unwrap().eq([(0, 10), (1, 11), (3, 13), (4, 14)]));
}

#[test]
fn x_5_a_choice_is_made_once_and_only_by_who_is_asked() {
    let mut decision = Simultaneous::among(Seats::first(2));
    decision.choose(1, 'a');
    let before = decision;
    for (seat, choice) in [(1, 'b'), (2, 'b'), (200, 'b')] {
        decision.choose(seat, choice);
        assert_eq!(decision, before);
    }
    assert_eq!(before.of(1), Some('a'));
}

#[test]
fn x_5_nobody_sees_the_choice_of_another() {
    let decided = |first, second| {
        let mut decision = Simultaneous::among(Seats::first(3));
        decision.choose(0, first);
        decision.choose(1, second);
        decision
    };
    let (one, other) = (decided(5, 6), decided(5, 7));
    assert_eq!(one.seen_by(None), other.seen_by(None));
    assert_eq!(one.seen_by(Some(0)), other.seen_by(Some(0)));
    assert_ne!(one.seen_by(Some(1)), other.seen_by(Some(1)));
    assert_eq!(one.seen_by(None).waiting(), Seats::of(2));
    assert_eq!(one.seen_by(Some(0)).of(0), Some(5));
    assert_eq!(one.seen_by(Some(0)).of(1), None);
    let mut seen = one.seen_by(Some(0));
    assert_eq!(seen.sealed(), Seats::of(1));
    seen.suppose(1, 7);
    seen.suppose(0, 7);
    assert_eq!(seen, other);
}
