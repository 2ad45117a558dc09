use super::*;

fn road(gains: PerSeat, costs: PerSeat) -> Scored {
    let (feature, cells) = (Feature::Road, Vec::new());
    Scored { region: Region { feature, cells, points: 3, doubled: false }, gains, costs }
}

#[test]
fn g_4_4_a_turn_is_added_up_before_a_score_below_0_becomes_0() {
    let costly = road([0, 3, 0, 0, 0, 0], [4, 4, 0, 0, 0, 0]);
    let good = road([3, 1, 3, 0, 0, 0], [0; MAX_PLAYERS]);
    let mut scores = [1, 0, 5, 0, 0, 0];
    assert!(!settle(&mut scores, &[costly, good]));
    assert_eq!(scores, [0, 0, 8, 0, 0, 0]);
    let more = road([3, 0, 0, 0, 0, 0], [4, 0, 0, 0, 0, 0]);
    assert!(settle(&mut scores, &[more]));
    assert_eq!(scores, [0, 0, 8, 0, 0, 0]);
}
