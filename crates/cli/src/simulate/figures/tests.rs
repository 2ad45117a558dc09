use super::*;

#[test]
fn the_interval_is_that_of_wilson() {
    let close = |a: (f64, f64), b: (f64, f64)| {
        assert!((a.0 - b.0).abs() < 5e-4 && (a.1 - b.1).abs() < 5e-4, "{a:?} {b:?}");
    };
    close(wilson(0, 10), (0.0, 0.2775));
    close(wilson(10, 10), (0.7225, 1.0));
    close(wilson(50, 100), (0.4038, 0.5962));
    close(wilson(15, 148), (0.0624, 0.1605));
    close(wilson(0, 0), (0.0, 1.0));
}

#[test]
fn the_interval_ends_exactly_where_no_game_or_every_game_is_won() {
    for games in 1..2000 {
        let (none, all) = (wilson(0, games), wilson(games, games));
        assert_eq!((none.0, all.1), (0.0, 1.0), "{games} games");
        assert!(none.1 < 1.0 && all.0 > 0.0, "{games} games");
    }
}

#[test]
fn fields_with_commas_are_quoted() {
    assert_eq!(quoted("a/1"), "a/1");
    assert_eq!(quoted("a, \"b\"/1"), "\"a, \"\"b\"\"/1\"");
}
