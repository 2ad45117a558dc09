//! Advice and finished games looked at again, as every screen gets them.

use fogbound_bots::Estimate;
use fogbound_presenter::{
    Care, Counsel, Judged, Look, Presenter, Pushed, Review, Stop, Wish, counsel, open, review,
    start,
};
use fogbound_table::games::GameId;
use fogbound_table::texts::Texts;
use std::collections::BTreeMap;
use std::rc::Rc;

const GAMES: [&str; 3] = ["mists", "carcassonne", "ghosts-galore"];

fn texts() -> Rc<Texts> {
    Rc::new(Texts::english())
}

/// Starts a game of two, a person first.
fn begun(game: &str, seats: &[&str]) -> Box<dyn Presenter> {
    let game: GameId = game.parse().unwrap();
    let seats = seats.iter().map(|&seat| seat.to_owned()).collect();
    start(&Wish { seats, seed: "advice".to_owned(), ..Wish::new(game) }, &texts()).unwrap()
}

/// Lets bots play and the person answer anything, `plies` times.
fn play_on(game: &mut dyn Presenter, plies: usize) {
    for _ in 0..plies {
        while game.let_bot_decide().unwrap().is_some() {}
        let Some(question) = game.question(0) else { return };
        let placed = question.cells.last().map(|legal| game.placing(legal.cell, legal.turns[0]));
        let answer = placed.or_else(|| question.answers.first().map(|it| it.action.clone()));
        if game.push(0, &answer.unwrap()).unwrap() == Pushed::Drafted && game.question(0).is_none()
        {
            game.confirm(0).unwrap();
        }
    }
}

#[test]
fn a_hint_is_the_first_of_the_best_moves() {
    for name in GAMES {
        let mut game = begun(name, &["person", "normal"]);
        for _ in 0..3 {
            play_on(&mut *game, 3);
            while game.let_bot_decide().unwrap().is_some() {}
            let quick = game.counsel(0, Care::Quick).unwrap();
            let thorough = counsel(&game.record(), 0, &game.draft(0), Care::Thorough).unwrap();
            assert_eq!(quick.ways, thorough.ways, "{name}");
            let advice = game.advice(0, &thorough).unwrap();
            assert_eq!(quick.hint(), Some(advice.moves[0].action.as_str()));
            assert_eq!(Counsel::parse(&thorough.to_text()), Some(thorough), "{name}");
            let values = advice.moves.iter().map(|it| it.value.as_ref().unwrap());
            let values: Vec<i64> = values.map(|valued| valued.value).collect();
            assert!(values.is_sorted_by(|one, next| one >= next), "{name}: {values:?}");
            assert!(advice.moves.iter().all(|it| !it.text.is_empty()));
            assert!(advice.heat.is_sorted_by(|one, next| one.warmth >= next.warmth), "{name}");
            if let Some(cell) = advice.moves[0].cell {
                assert_eq!((advice.heat[0].cell, advice.heat[0].warmth), (cell, 5));
            }
            let places = game.question(0).unwrap().cells.len();
            assert!(advice.heat.len() >= places, "{name}: a value for each place");
        }
    }
}

#[test]
fn a_counsel_about_another_position_is_refused() {
    let mut game = begun("carcassonne", &["person", "normal"]);
    while game.let_bot_decide().unwrap().is_some() {}
    let old = game.counsel(0, Care::Quick).unwrap();
    game.push(0, old.hint().unwrap()).unwrap();
    play_on(&mut *game, 1);
    while game.let_bot_decide().unwrap().is_some() {}
    let refused = game.advice(0, &old).unwrap_err();
    assert!(!refused.text.is_empty());
    for text in ["", "way", "way 1 2 3 4", "outlook 1 2 3 4 5 6 7 8", "nonsense: 1"] {
        assert_eq!(Counsel::parse(text), None, "{text}");
    }
}

#[test]
fn a_finished_game_is_looked_at_again() {
    for name in GAMES {
        let mut game = begun(name, &["random", "normal"]);
        assert!(game.review(None).is_none(), "a running game keeps its secrets");
        game.let_bot_decide().unwrap();
        assert!(game.board_instead(0, &[]).is_none(), "likewise");
        while game.let_bot_decide().unwrap().is_some() {}
        let record = game.record();
        let mut looked = game.review(None).unwrap();
        let (done, all) = looked.progress();
        assert!(done == 0 && all > 20, "{name}: {all}");
        assert!(game.lookback(&looked).progress.is_some());
        // The first that are looked at are spread over the game, and the game is open again from each.
        let mut plies = Vec::new();
        for _ in 0..4 {
            let stop = looked.next(&[]).unwrap();
            let beside = looked.next(&[stop]).unwrap();
            assert!(beside != stop && looked.next(&[stop, beside]).unwrap() != beside);
            let judged = review(&record, stop).unwrap();
            assert_eq!(review(&record, stop).as_ref(), Some(&judged), "the same again");
            assert_eq!(Judged::parse(&judged.to_text()).as_ref(), Some(&judged));
            looked.note(stop, judged);
            plies.push(stop.ply);
            if stop.ply < game.plies() {
                let branch = game.branch(stop.ply).unwrap();
                assert!(!open(&branch, &texts()).unwrap().is_over());
            }
        }
        plies.sort_unstable();
        assert!(plies[3] - plies[0] > game.plies() / 2, "{name}: {plies:?} of {}", game.plies());
        let seen = game.lookback(&looked);
        assert_eq!(seen.course.len(), 4);
        assert!(
            seen.course.iter().all(|it| (seen.range.0..=seen.range.1).contains(&it.value.value))
        );
    }
}

#[test]
fn each_may_look_at_their_own_game_again() {
    for name in ["carcassonne", "ghosts-galore"] {
        // Without people everybody's game can be looked at.
        let mut game = begun(name, &["random", "normal", "easy"]);
        while game.let_bot_decide().unwrap().is_some() {}
        let mut looked = game.review(Some(1)).unwrap();
        assert_eq!((looked.whose(), looked.seats()), (Some(1), vec![0, 1, 2]));
        assert_eq!(looked.numbers("worst "), "worst 1, worst 2, worst 3");
        let stop = looked.next(&[]).unwrap();
        assert_eq!(stop.seat, 1);
        looked.note(stop, review(&game.record(), stop).unwrap());
        let whose = |looked: &Review| game.lookback(looked).title;
        let title = whose(&looked);
        looked.look_at(2);
        assert_eq!((looked.whose(), looked.progress().0), (Some(2), 0));
        assert!(looked.next(&[]).is_some_and(|stop| stop.seat == 2));
        assert_ne!(whose(&looked), title);
        looked.look_at(9);
        assert_eq!(looked.whose(), Some(2), "nobody has that seat");
        looked.look_at(1);
        assert_eq!((looked.progress().0, whose(&looked)), (1, title), "what was found stays");
        assert_eq!(game.review(Some(9)).unwrap().whose(), Some(0));
    }
    let mut game = begun("mists", &["random", "normal"]);
    while game.let_bot_decide().unwrap().is_some() {}
    let looked = game.review(Some(1)).unwrap();
    assert_eq!((looked.whose(), looked.numbers("")), (None, "none".to_owned()));
}

#[test]
fn the_board_after_another_turn_shows_where_it_begins() {
    for name in GAMES {
        let mut game = begun(name, &["random", "normal"]);
        while game.let_bot_decide().unwrap().is_some() {}
        // The first placement of the game, by whichever seat it was.
        let laid = (0..game.plies()).find_map(|ply| {
            let early = open(&game.branch(ply)?, &texts()).unwrap();
            (0..2).find_map(|seat| {
                let legal = early.question(seat)?.cells.into_iter().last()?;
                let placing = game.placing(legal.cell, legal.turns[0]);
                Some((legal.cell, game.board_instead(ply, &[placing])?))
            })
        });
        let (cell, board) = laid.unwrap();
        assert_eq!(board.changed, [cell], "{name}");
    }
}

#[test]
fn the_end_is_expected_as_it_is() {
    let mut game = begun("carcassonne", &["normal", "random"]);
    while game.let_bot_decide().unwrap().is_some() {}
    let chairs = game.chairs_at(Look::default());
    let points: Vec<i32> = chairs.iter().map(|chair| chair.points.unwrap()).collect();
    let stop = Stop { ply: game.plies(), turn: 0, seat: 1, judges: true, expects: true };
    let end = review(&game.record(), stop).unwrap().value.unwrap();
    assert_eq!((end.mean, end.error), (i64::from(points[1] - points[0]) * 1_000, 0));
}

#[test]
fn a_bad_move_is_among_the_mistakes() {
    let mut game = begun("carcassonne", &["random", "normal"]);
    while game.let_bot_decide().unwrap().is_some() {}
    let record = game.record();
    let looked = game.review(None).unwrap();
    // A beginner who answers at random: of some decisions one at least costs much.
    let mut some = Review::new(std::iter::empty(), None);
    let mut rest = looked.clone();
    let (mut judged, mut said) = (0, BTreeMap::new());
    // Roads cost it, points gained it; nothing else is more than chance.
    let part = |mean, error| Estimate { mean, error, spread: 1_000, trials: 20 };
    let mut parts = vec![part(0, 0); 10];
    (parts[0], parts[1], parts[8]) = (part(900, 100), part(-3_000, 500), part(-2_000, 1_500));
    // What is clear would not say which of them is better.
    let mut other = parts.clone();
    other[2] = part(2_500, 500);
    while let Some(stop) = rest.next(&[]) {
        let found = if stop.judges && judged < 6 {
            judged += 1;
            let parts = if judged % 2 == 0 { &other } else { &parts };
            said.insert(stop.ply, judged % 2 != 0);
            Judged { parts: parts.clone(), ..review(&record, stop).unwrap() }
        } else {
            Judged { value: None, cost: None, parts: Vec::new(), better: Vec::new() }
        };
        rest.note(stop, found);
        some = rest.clone();
    }
    let mistakes = game.lookback(&some).mistakes;
    assert!(!mistakes.is_empty() && mistakes.len() <= 3);
    for mistake in mistakes {
        let lines = mistake.lines();
        assert!(lines[1].starts_with("Played: ") && lines[2].starts_with("Better: "), "{lines:?}");
        let why = "What makes the difference: better in roads +3.0; worse in points of the next turns −0.9.";
        assert_eq!(lines.get(3).copied(), said[&mistake.ply].then_some(why));
        assert!(game.branch(mistake.ply).is_some());
        // Each turn is seen on a board of its own, where its tile is the last one that was laid.
        let boards = [&mistake.played, &mistake.better].map(|turn| {
            let board = game.board_instead(mistake.ply, &turn.actions).unwrap();
            assert_eq!(board.changed.len(), 1, "{lines:?}");
            board
        });
        assert!(boards[0] != boards[1], "{lines:?}");
        let known = game.board_instead(mistake.ply, &["nonsense".to_owned()]);
        assert!(known.is_none() && game.board_instead(game.plies(), &[]).is_none());
    }
}
