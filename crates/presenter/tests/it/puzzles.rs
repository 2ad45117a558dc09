//! The positions to solve.

use fogbound_bots::fast_bot;
use fogbound_game::Seed;
use fogbound_presenter::{
    Aim, Course, Fault, HARDEST, Presented, Puzzle, TRIES, aim_of, announced, check_puzzle,
    find_puzzles, next_puzzle, open, puzzles,
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
        let answers = answers(&course);
        course.push(&answers[which % answers.len()]).expect("what is offered is legal");
    }
    course
}

/// Returns the answers that a page offers.
fn answers(course: &Course) -> Vec<String> {
    let question = course.question().expect("a question, as the turn is not over");
    let placed = question
        .cells
        .iter()
        .flat_map(|cell| cell.turns.iter().map(|turn| course.game().placing(cell.cell, *turn)));
    placed.chain(question.answers.iter().map(|answer| answer.action.clone())).collect()
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

/// Looks for positions in a game of so many, and looks at them as at those of strangers.
fn find<G: Presented>(seats: usize, seed: &str) {
    let seats = vec!["open".to_owned(); seats];
    let rules = Wish { seats, ..Wish::new(G::ID) }.rules::<G>().unwrap();
    let seed = Seed::new(seed);
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
    find::<fogbound_mists::Game>(2, "found/32");
    find::<fogbound_mists::Game>(1, "found/15");
    find::<fogbound_carcassonne::Game>(2, "found");
    find::<fogbound_ghosts_galore::Game>(2, "found");
}

/// Plays some answer to each question up to the beginning of the next turn.
fn play_a_turn(course: &mut Course, which: usize) {
    loop {
        let answers = answers(course);
        course.push(&answers[which % answers.len()]).expect("what is offered is legal");
        if course.question().is_none_or(|question| !question.cells.is_empty()) {
            return;
        }
    }
}

#[test]
fn the_tile_of_the_next_turn_is_announced_where_there_are_two() {
    let texts = Texts::english();
    let (mut two, mut came) = (0, 0);
    for puzzle in puzzles() {
        let hand = announced(puzzle.record, puzzle.aim, &texts);
        assert_eq!(hand.is_some(), puzzle.aim == Aim::Win, "{}", puzzle.id);
        let Some(hand) = hand else { continue };
        two += 1;
        for which in 0..4 {
            let mut course = begin(&puzzle);
            play_a_turn(&mut course, which);
            // A turn may lose the game.
            let Some(question) = course.question() else { continue };
            assert_eq!(question.hand.map(|hand| hand.name).as_ref(), Some(&hand.name));
            came += 1;
        }
    }
    assert!(two >= 10 && came > 2 * two, "{two} positions, {came} times");
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
fn those_of_a_game_go_from_easy_to_hard() {
    for two in puzzles().windows(2).filter(|two| two[0].game == two[1].game) {
        assert!(two[0].difficulty <= two[1].difficulty, "{} before {}", two[0].id, two[1].id);
    }
}

#[test]
fn the_next_one_is_not_solved_and_of_the_same_game() {
    let all: Vec<Puzzle> =
        puzzles().into_iter().filter(|puzzle| puzzle.game == GameId::Carcassonne).collect();
    let next = |after: Option<&str>, solved: &[usize]| {
        let is_solved = |puzzle: &Puzzle| solved.iter().any(|&at| all[at].id == puzzle.id);
        let next = next_puzzle(GameId::Carcassonne, after, is_solved)?;
        all.iter().position(|puzzle| puzzle.id == next.id)
    };
    let last = all.len() - 1;
    assert_eq!(next(None, &[]), Some(0));
    assert_eq!(next(None, &[0, 1]), Some(2));
    assert_eq!(next(Some(all[3].id), &[]), Some(4));
    assert_eq!(next(Some(all[3].id), &[4, 6]), Some(5));
    assert_eq!(next(Some(all[last].id), &[0]), Some(1), "those that were passed over");
    let but_one: Vec<usize> = (0..last).collect();
    assert_eq!(next(Some(all[last].id), &but_one), None, "never the same again");
    assert_eq!(next(None, &but_one), Some(last));
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
    let with =
        |aim| puzzles().into_iter().find(|puzzle| puzzle.aim == aim).expect("one is shipped");
    let puzzle = with(Aim::Points);
    let other = check_puzzle("x", &puzzle.record.replace("solve: points", "solve: lead"));
    assert!(matches!(other, Err(Fault::Aim(2, [Aim::Points, Aim::Ghosts, Aim::Win]))), "{other:?}");
    let (line, text) = fault(&puzzle.record.replace("solve: points", "solve: win"));
    assert!(line == 2 && text.contains("one seat"), "{line}: {text}");
    let two = with(Aim::Win);
    let (line, text) = fault(&two.record.replace("solve: win", "solve: points"));
    assert!(line == 2 && text.contains("`win`"), "{line}: {text}");
    let (_, text) = fault(&puzzle.record.replace("open", "person"));
    assert!(text.contains("the only person"), "{text}");
    let cut = puzzle.record.find("\n# turn 2").expect("a second turn");
    let (_, text) = fault(&puzzle.record[..cut]);
    assert!(text.contains("equally good") || text.contains("person"), "{text}");
    assert!(matches!(check_puzzle("x", "nothing"), Err(Fault::Record(_))));
}
