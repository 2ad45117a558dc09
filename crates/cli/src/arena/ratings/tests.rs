use super::*;

/// A match whose pairs have these points of 4.
fn met(bots: [u8; 2], points: &[i64]) -> ([u8; 2], Tally) {
    let pairs = points.len() as u32;
    (bots, Tally { pairs, points: points.to_vec(), unit: 4, ..Tally::default() })
}

#[test]
fn ratings_lie_around_0_and_are_those_of_the_matches_if_these_agree() {
    // 10 to 1 is a step of 400, and 100 to 1 one of 800; the imagined pairs hardly count.
    let step: Vec<i64> = [vec![4; 1000], vec![0; 100]].concat();
    let steps: Vec<i64> = [vec![4; 10_000], vec![0; 100]].concat();
    let found = ratings(3, &[met([0, 1], &step), met([0, 2], &steps), met([1, 2], &step)]);
    for (rating, value) in found.iter().zip([400.0, 0.0, -400.0]) {
        assert!((rating.value - value).abs() < 10.0, "{found:?}");
        assert!(rating.low < rating.value && rating.value < rating.high, "{found:?}");
    }
}

#[test]
fn even_pairs_leave_no_doubt_and_lost_ones_no_infinity() {
    let even = [[0, 1], [0, 2], [1, 2]].map(|bots| met(bots, &[2, 2, 2]));
    for rating in ratings(3, &even) {
        assert!(rating.value.abs() < 1e-6 && (rating.high - rating.low).abs() < 1e-6, "{rating:?}");
    }
    let lost = [met([0, 1], &[0, 0]), met([0, 2], &[0, 0]), met([1, 2], &[2, 2])];
    let found = ratings(3, &lost);
    assert!(found.iter().all(|it| it.value.is_finite() && it.high == f64::INFINITY), "{found:?}");
}

#[test]
fn two_bots_agree_with_their_match() {
    let found = ratings(2, &[met([0, 1], &[vec![3; 600], vec![2; 400]].concat())]);
    let share = (0.75 * 600.0 + 0.5 * 400.0 + 0.5) / 1001.0;
    let difference = found[0].value - found[1].value;
    assert!((difference - 400.0 * libm::log10(share / (1.0 - share))).abs() < 1e-6);
}
