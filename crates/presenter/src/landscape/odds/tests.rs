use super::*;

/// Counts all ways to draw, one by one.
fn counted(all: u8, fitting: u8, drawn: u8) -> Chance {
    let (mut hits, mut ways) = (0u128, 0u128);
    for choice in 0u32..1 << all {
        if choice.count_ones() == u32::from(drawn) {
            ways += 1;
            hits += u128::from(choice & ((1 << fitting) - 1) != 0);
        }
    }
    let common = divisor(hits, ways);
    Chance { of: hits / common, all: ways / common }
}

#[test]
fn chances_are_those_that_counting_gives() {
    for all in 1..=11 {
        for (fitting, drawn) in (0..=all).flat_map(|f| (0..=all).map(move |d| (f, d))) {
            let chance = Chance::of_one(all, fitting, drawn);
            assert_eq!(chance, Some(counted(all, fitting, drawn)), "{all} {fitting} {drawn}");
        }
    }
    assert_eq!(Chance::of_one(3, 4, 1), None);
    assert_eq!(Chance::of_one(3, 1, 4), None);
}

#[test]
fn the_largest_games_do_not_overflow() {
    for (fitting, drawn) in (0..=140).flat_map(|f| [0, 1, 7, 70, 139, 140].map(|d| (f, d))) {
        let chance = Chance::of_one(140, fitting, drawn).unwrap();
        assert!(chance.of <= chance.all);
        assert_eq!(chance.of == 0, fitting == 0 || drawn == 0);
    }
}

#[test]
fn percents_are_rounded_but_never_say_certain_of_what_can_fail() {
    let permille = |of, all| Chance { of, all }.permille();
    assert_eq!([permille(0, 5), permille(5, 5), permille(1, 3)], [0, 1000, 333]);
    assert_eq!([permille(2, 3), permille(1, 2000), permille(1, 9999)], [667, 1, 1]);
    assert_eq!([permille(9998, 9999), permille(1, 16)], [999, 63]);
}
