use super::ShortList as _;

#[test]
fn sorts_as_the_stable_sort_does() {
    let list = |seed: usize| (0..17).map(move |n| ((n * seed + seed) % 7, n));
    for seed in 0..50 {
        let (mut short, mut stable): (Vec<_>, Vec<_>) =
            (list(seed).collect(), list(seed).collect());
        short.sort_short_by_key(|&(key, _)| key);
        stable.sort_by_key(|&(key, _)| key);
        assert_eq!(short, stable);
        short.sort_short();
        stable.sort();
        assert_eq!(short, stable);
    }
    let mut none: [u8; 0] = [];
    none.sort_short_by_key(|&key| key);
}
