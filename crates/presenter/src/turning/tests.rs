use super::{Found, Turning};

/// Searches where each turn wins so many of 64 tries, spread evenly.
fn search(wins: &[u32]) -> Turning {
    let mut turning =
        Turning::new(0, "turn", wins.iter().enumerate().map(|(at, _)| (at + 1, 3 * at)));
    while let Some(attempt) = turning.next() {
        let of = |tries: u32| (u64::from(tries) * u64::from(wins[attempt.ply / 3]) / 64) as u32;
        turning.note(attempt, of(attempt.first + attempt.count) - of(attempt.first));
    }
    turning
}

#[test]
fn the_last_turn_that_is_mostly_won_is_found() {
    for last in 0..40 {
        let wins: Vec<u32> = (0..40).map(|turn| if turn <= last { 44 } else { 12 }).collect();
        let turning = search(&wins);
        let Found::Last(tried, next) = turning.found() else { panic!("{last}: nothing found") };
        assert_eq!((tried.turn, tried.ply), (last + 1, 3 * last));
        assert_eq!(next.map(|next| next.turn), (last < 39).then_some(last + 2));
        assert!(tried.wins * 2 > tried.tries, "{tried:?}");
        assert!(turning.tries() <= 640, "{last}: {}", turning.tries());
    }
}

#[test]
fn a_game_that_was_never_mostly_won_has_no_such_turn() {
    let turning = search(&[6, 9, 20, 9, 3, 0, 0]);
    let Found::Never(best) = turning.found() else { panic!("{:?}", turning.found()) };
    assert!(best.wins > 0 && best.wins * 2 < best.tries, "{best:?}");
    assert_eq!(Turning::new(0, "turn", []).found(), Found::Nothing);
    assert_eq!(Turning::new(0, "turn", []).next(), None);
}

#[test]
fn a_first_answer_comes_early() {
    let mut turning = Turning::new(0, "turn", (0..30).map(|at| (at + 1, at)));
    let mut asked = 0;
    while turning.found() == Found::Nothing {
        let Some(attempt) = turning.next() else { panic!("no answer") };
        turning.note(attempt, if attempt.ply < 17 { attempt.count } else { 0 });
        asked += attempt.count;
    }
    assert!(matches!(turning.found(), Found::Last(tried, _) if tried.turn == 17));
    assert!(asked <= 80, "{asked}");
}
