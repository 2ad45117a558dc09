use super::*;

#[test]
fn the_stream_is_pinned() {
    let mut wobble = Wobble::new("roof", 7, 2);
    let first: Vec<u64> = (0..3).map(|_| wobble.bits() >> 40).collect();
    assert_eq!(first, Wobble::new("roof", 7, 2).first_three());
    assert_ne!(first, Wobble::new("roof", 7, 3).first_three());
    assert_ne!(first, Wobble::new("roof", 8, 2).first_three());
    assert_ne!(first, Wobble::new("tree", 7, 2).first_three());
}

#[test]
fn numbers_stay_in_their_range_and_fill_it() {
    let mut wobble = Wobble::new("range", 1, 0);
    let numbers: Vec<f64> = (0..1000).map(|_| wobble.between(-2.0, 3.0)).collect();
    assert!(numbers.iter().all(|n| (-2.0..3.0).contains(n)));
    assert!(numbers.iter().any(|n| *n < -1.9) && numbers.iter().any(|n| *n > 2.9));
    assert!((0..1000).all(|_| wobble.below(5) < 5));
}

impl Wobble {
    fn first_three(mut self) -> Vec<u64> {
        (0..3).map(|_| self.bits() >> 40).collect()
    }
}
