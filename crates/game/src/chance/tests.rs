use super::*;

#[test]
fn x_6_the_shuffle_is_pinned() {
    let mut items: Vec<u8> = (0..12).collect();
    Seed::new("1").stream("mists tiles").shuffle(&mut items);
    assert_eq!(items, PINNED);
}

const PINNED: [u8; 12] = [1, 2, 7, 5, 6, 10, 9, 0, 4, 3, 8, 11];

#[test]
fn x_6_numbers_below_n_are_even() {
    let mut rng = Seed::new("even").stream("test");
    let mut counts = [0u32; 7];
    for _ in 0..70_000 {
        counts[rng.below(7) as usize] += 1;
    }
    // Chi-square with 6 degrees of freedom; 22.5 is the 0.1 % point.
    let chi: f64 = counts.iter().map(|&c| (f64::from(c) - 10_000.0).powi(2) / 10_000.0).sum();
    assert!(chi < 22.5, "{counts:?}");
}
