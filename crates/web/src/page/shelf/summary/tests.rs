use super::*;
use fogbound_presenter::{Wish, start};
use fogbound_table::texts::Texts;
use std::rc::Rc;

#[test]
fn what_is_told_is_read_as_it_was_kept() {
    for game in GameId::ALL {
        let seats = ["person", "person"].map(str::to_owned).to_vec();
        let wish = Wish { seats, seed: "shelf".to_owned(), ..Wish::new(*game) };
        let game = start(&wish, &Rc::new(Texts::english())).expect("a game");
        let names = ["Mira", "a\nb"].map(str::to_owned);
        let told = Summary::of(&Course::new(game, &names));
        assert_eq!((told.state, told.next.as_str()), (State::Waits, "Mira"));
        assert!(!told.standing.is_empty() && !told.is_over());
        assert_eq!(told.level, u8::from(told.game == Some(GameId::Mists)));
        let read = Summary::parse(&told.to_string());
        assert_eq!(read.players, "Mira, a b");
        assert_eq!(Summary { players: told.players.clone(), ..read }, told);
    }
}

#[test]
fn states_are_read_as_they_were_kept() {
    for (state, _) in STATES {
        let told = Summary {
            state,
            level: 4,
            points: -7,
            seats: 3,
            bots: Some(-2),
            stars: ["won", "ghosts"].map(str::to_owned).to_vec(),
            first_try: Some(false),
            ghosts: Some(Ghosts { people: 3, bots: Some(5) }),
            day: "2026-11-25".to_owned(),
            ..Summary::default()
        };
        assert_eq!(Summary::parse(&told.to_string()), told);
        // What is missing leaves everything else in its place.
        let told = Summary { bots: None, ghosts: None, is_practice: true, ..told };
        assert_eq!(Summary::parse(&told.to_string()), told);
    }
    assert_eq!(Summary::parse(""), Summary::default());
}

#[test]
fn a_first_game_is_practice_and_counts_for_nothing() {
    for &game in GameId::ALL {
        let record = presenter::lesson(game).expect("a first game");
        let game = presenter::open(&record, &Rc::new(Texts::english())).expect("a game");
        let told = Summary { state: State::Won, ..Summary::of(&Course::new(game, &[])) };
        assert!(told.is_practice && told.is_over() && !told.counts());
        assert!(Summary { is_practice: false, ..told }.counts());
    }
}

#[test]
fn a_game_of_bots_alone_wins_no_level() {
    let told = |seats: [&str; 2]| {
        let seats = seats.map(str::to_owned).to_vec();
        let wish = Wish { seats, seed: "alone".to_owned(), ..Wish::new(GameId::Mists) };
        let game = start(&wish, &Rc::new(Texts::english())).expect("a game");
        Summary { state: State::Won, ..Summary::of(&Course::new(game, &[])) }
    };
    let played = told(["greedy", "person"]);
    assert!(played.level == 1 && played.counts());
    let alone = told(["greedy", "greedy"]);
    assert!(alone.level == 0 && !alone.counts());
}

/// Games that were kept before there were stars.
#[test]
fn what_was_kept_by_earlier_versions_is_still_read() {
    let kept = "mists\nwon\nTitle\nMira\n80 of 75\nWon\n2\n80\n2";
    let told = Summary::parse(kept);
    assert_eq!((told.state, told.level, told.points, told.seats), (State::Won, 2, 80, 2));
    assert_eq!((told.stars.len(), told.first_try, told.ghosts), (0, None, None));
    assert!(told.counts());
}
