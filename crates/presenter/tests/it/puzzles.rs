//! The positions to solve.

use fogbound_bots::fast_bot;
use fogbound_game::Seed;
use fogbound_presenter::{
    Aim, Course, Fault, HARDEST, Presented, Puzzle, TRIES, aim_of, check_puzzle, find_puzzles,
    open, puzzles,
};
use fogbound_table::games::GameId;
use fogbound_table::setup::Wish;
use fogbound_table::texts::Texts;
use std::rc::Rc;

/// Positions of each game.
const EACH: usize = 20;

/// Puts a position on a table.
fn begin(puzzle: &Puzzle) -> Course {
    let texts = Rc::new(Texts::english());
    Course::new(open(puzzle.record, &texts).expect("a record"), &[])
}

/// Plays a turn as a page does: answers of the person who is asked, in order, until the verdict.
fn play(course: &mut Course, turn: &[String]) {
    for action in turn {
        course.push(action).expect("a legal answer");
    }
}

/// Plays the first legal answers until the turn is over.
fn play_first(puzzle: &Puzzle, which: usize) -> Course {
    let mut course = begin(puzzle);
    let from = course.game().plies();
    while course.game().verdict(from, puzzle.aim).is_none() {
        let question = course.question().expect("a question, as the turn is not over");
        let placed = question
            .cells
            .iter()
            .flat_map(|cell| cell.turns.iter().map(|turn| course.game().placing(cell.cell, *turn)));
        let listed = question.answers.iter().map(|answer| answer.action.clone());
        let answers: Vec<String> = placed.chain(listed).collect();
        let action = answers[which % answers.len()].clone();
        course.push(&action).expect("what is offered is legal");
    }
    course
}

#[test]
fn there_are_twenty_of_each_game_with_one_best_answer_each() {
    for &game in GameId::ALL {
        assert!(puzzles().iter().filter(|puzzle| puzzle.game == game).count() >= EACH, "{game}");
    }
    for puzzle in puzzles() {
        let checked = check_puzzle(puzzle.id, puzzle.record)
            .unwrap_or_else(|fault| panic!("{}: {fault:?}", puzzle.id));
        assert!(checked.margin.is_none_or(|margin| margin > 0), "{}: {checked:?}", puzzle.id);
        assert_eq!(checked.noted, Some(checked.missed), "{}", puzzle.id);
        let bounds = [1 + checked.missed / 5, HARDEST];
        assert_eq!(puzzle.difficulty, bounds.into_iter().min(), "{}", puzzle.id);
    }
}

/// Looks for positions in a game, and looks at them as at those of strangers.
fn find<G: Presented>() {
    let seats = vec!["open".to_owned(); 2];
    let rules = Wish { seats, ..Wish::new(G::ID) }.rules::<G>().unwrap();
    let seed = Seed::new("found");
    let found = find_puzzles::<G>(&rules, &seed, fast_bot::<G>(), [3, 5]).unwrap();
    assert!(!found.is_empty(), "{}", G::ID);
    for one in &found {
        let checked =
            check_puzzle("found", &one.record).unwrap_or_else(|fault| panic!("{fault:?}"));
        assert!(checked.margin.is_none_or(|margin| margin >= 3), "{checked:?}");
        assert_eq!((checked.noted, checked.missed), (Some(one.missed), one.missed));
        assert!(one.missed >= 5 && aim_of(&one.record) == Some(one.aim));
    }
    let hard = find_puzzles::<G>(&rules, &seed, fast_bot::<G>(), [3, TRIES]).unwrap();
    assert_eq!(hard, Vec::from_iter(found.into_iter().filter(|one| one.missed == TRIES)));
    assert!(find_puzzles::<G>(&rules, &seed, "nobody", [0, 0]).is_err());
}

#[test]
fn positions_found_in_games_are_as_they_say() {
    find::<fogbound_mists::Game>();
    find::<fogbound_carcassonne::Game>();
    find::<fogbound_ghosts_galore::Game>();
}

#[test]
fn the_best_answer_is_right_and_others_are_told_why_not() {
    let mut wrong = 0;
    for puzzle in puzzles() {
        let from = begin(&puzzle).game().plies();
        let tried = (0..4).map(|which| play_first(&puzzle, which));
        let verdicts: Vec<_> =
            tried.map(|it| it.game().verdict(from, puzzle.aim).expect("it is over")).collect();
        for verdict in verdicts.iter().filter(|verdict| !verdict.is_right) {
            assert!(!verdict.missed.is_empty() || !verdict.brought.is_empty(), "{}", puzzle.id);
            assert!(verdict.text.starts_with("Not yet"), "{}", verdict.text);
            wrong += 1;
        }
        let mut course = begin(&puzzle);
        play(&mut course, &verdicts[0].best);
        let verdict = course.game().verdict(from, puzzle.aim).expect("the best turn is a turn");
        assert!(verdict.is_right && verdict.missed.is_empty(), "{}: {verdict:?}", puzzle.id);
        assert_eq!(course.question(), None, "{}: nobody is asked afterwards", puzzle.id);
    }
    assert!(wrong > 60, "{wrong} wrong turns");
}

#[test]
fn shipped_files_are_canonical_and_hold_no_answer() {
    for puzzle in puzzles() {
        let game = begin(&puzzle);
        assert_eq!(game.game().record().trim_end(), puzzle.record.trim_end(), "{}", puzzle.id);
        assert_eq!(aim_of(puzzle.record), Some(puzzle.aim));
        assert!(!game.game().is_over() && game.question().is_some(), "{}", puzzle.id);
    }
}

#[test]
fn what_is_no_position_to_solve_is_refused_with_its_line() {
    let fault = |text: &str| match check_puzzle("x", text) {
        Err(Fault::Other(line, message)) => (line, Texts::english().say(message)),
        other => panic!("{other:?}"),
    };
    let puzzle = puzzles().remove(0);
    let other = check_puzzle("x", &puzzle.record.replace("solve: points", "solve: lead"));
    assert!(matches!(other, Err(Fault::Aim(2, [Aim::Points, Aim::Ghosts]))), "{other:?}");
    let (_, text) = fault(&puzzle.record.replace("open", "person"));
    assert!(text.contains("the only person"), "{text}");
    let cut = puzzle.record.find("\n# turn 2").expect("a second turn");
    let (_, text) = fault(&puzzle.record[..cut]);
    assert!(text.contains("equally good") || text.contains("person"), "{text}");
    assert!(matches!(check_puzzle("x", "nothing"), Err(Fault::Record(_))));
}
