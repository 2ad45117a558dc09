use super::{Course, Due, Offer};
use crate::{Look, Overlays, Pushed, Refused, Wish, start};
use fogbound_table::games::GameId;
use fogbound_table::texts::Texts;
use std::rc::Rc;

const MISTS: GameId = GameId::Mists;
const GHOSTS_GALORE: GameId = GameId::GhostsGalore;

fn course(game: GameId, seats: &[&str]) -> Course {
    let wish = Wish {
        seats: seats.iter().map(|&who| who.to_owned()).collect(),
        seed: "course".to_owned(),
        ..Wish::new(game)
    };
    let game = start(&wish, &Rc::new(Texts::english())).map_err(|refused| refused.text).unwrap();
    Course::new(game, &[])
}

/// Returns the first answer there is to the question at the screen.
fn first_answer(course: &Course) -> String {
    let question = course.question().unwrap();
    match question.cells.first() {
        Some(legal) => course.game().placing(legal.cell, legal.turns[0]),
        None => question.answers[0].action.clone(),
    }
}

/// Answers until a turn is complete.
fn take_turn(course: &mut Course) {
    while course.push(&first_answer(course)) == Ok(Pushed::Drafted) {}
}

fn take_screen(course: &mut Course) -> u8 {
    let Due::Pass(seat) = course.due() else { panic!("{:?}", course.due()) };
    course.sit(seat);
    seat
}

fn rule(refused: Result<impl Sized, Refused>) -> String {
    refused.err().map(|refused| refused.rule).unwrap_or_default()
}

#[test]
fn without_secrets_the_next_person_looks_at_once() {
    let mut course = course(MISTS, &["person", "person"]);
    assert_eq!((course.due(), course.viewer()), (Due::Person(0), Some(0)));
    take_turn(&mut course);
    assert_eq!((course.due(), course.viewer()), (Due::Person(1), Some(1)));
    assert_eq!(course.question().unwrap().seat, 1);
}

#[test]
fn a_screen_with_secrets_is_passed_on_between_people() {
    let mut course = course(GHOSTS_GALORE, &["person", "person"]);
    let mut passed = 0;
    for _ in 0..12 {
        if course.viewer().is_none() {
            assert_eq!(course.question(), None);
            let seat = take_screen(&mut course);
            assert_eq!(course.due(), Due::Person(seat));
            passed += 1;
        }
        take_turn(&mut course);
    }
    assert!(passed > 2, "{passed}");
}

#[test]
fn nothing_can_be_answered_while_the_screen_is_passed_on() {
    let mut course = course(GHOSTS_GALORE, &["person", "person"]);
    let seat = take_screen(&mut course);
    let answer = first_answer(&course);
    course.sit(9);
    assert_eq!((course.viewer(), course.due()), (None, Due::Pass(seat)));
    assert_eq!(rule(course.push(&answer)), "X-5");
    assert_eq!(rule(course.foresee(&answer)), "X-5");
    assert_eq!(rule(course.check_hint()), "X-5");
}

#[test]
fn one_person_among_bots_never_passes_the_screen_on() {
    let mut course = course(GHOSTS_GALORE, &["person", "planner"]);
    for _ in 0..10 {
        assert_eq!(course.viewer(), Some(0));
        match course.due() {
            Due::Person(0) => take_turn(&mut course),
            Due::Bot(1) => {
                let (seat, action) = crate::decide(&course.game().record()).unwrap();
                course.take_for_bot(seat, &action).unwrap();
            }
            due => panic!("{due:?}"),
        }
    }
}

#[test]
fn people_are_asked_before_bots_that_decide_at_once() {
    let mut course = course(GHOSTS_GALORE, &["planner", "person"]);
    while course.game().people_to_decide().is_empty() || course.bot_due().is_none() {
        match course.bot_due() {
            Some(_) => {
                let (seat, action) = crate::decide(&course.game().record()).unwrap();
                course.take_for_bot(seat, &action).unwrap();
            }
            None => take_turn(&mut course),
        }
    }
    assert_eq!((course.due(), course.bot_due()), (Due::Person(1), Some(0)));
}

#[test]
fn a_seat_that_is_given_away_is_no_longer_looked_from() {
    let mut course = course(GHOSTS_GALORE, &["person", "person"]);
    let seat = take_screen(&mut course);
    course.give_seat(seat, "planner").unwrap();
    assert_eq!(course.viewer(), Some(1 - seat), "the other is alone now");
    course.give_seat(1 - seat, "planner").unwrap();
    assert_eq!(course.viewer(), None);
    assert!(matches!(course.due(), Due::Bot(_)));
}

#[test]
fn an_open_seat_is_waited_for_and_answered_by_nobody() {
    let mut course = course(MISTS, &["person", "person"]);
    let answer = first_answer(&course);
    course.give_seat(0, "open").unwrap();
    assert_eq!(course.due(), Due::Open(0));
    assert_eq!(rule(course.push(&answer)), "X-7");
    course.give_seat(0, "person").unwrap();
    assert_eq!(course.due(), Due::Person(0));
    assert!(course.push(&answer).is_ok());
}

#[test]
fn a_turn_is_taken_back_answer_by_answer() {
    let mut course = course(MISTS, &["person"]);
    assert_eq!(rule(course.take_back(1)), "X-7");
    assert_eq!(course.offer(), None, "consent to nothing does not help");
    assert_eq!(course.push(&first_answer(&course)), Ok(Pushed::Drafted));
    assert!(!course.drafts().is_empty());
    course.take_back(1).unwrap();
    assert!(course.drafts().is_empty());
}

#[test]
fn a_single_person_takes_back_what_came_out_without_being_asked() {
    let mut course = course(MISTS, &["person", "greedy"]);
    let plies = course.game().plies();
    while course.game().plies() == plies {
        let answer = first_answer(&course);
        assert!(!course.foresee(&answer).unwrap().is_final);
        course.push(&answer).unwrap();
    }
    let decided = course.game().plies();
    while course.bot_due().is_some() {
        course.let_bot_decide().unwrap();
    }
    assert!(course.game().plies() > decided);
    course.take_back(1).unwrap();
    assert_eq!((course.game().plies(), course.offer()), (decided - 1, None));
    assert!(course.game().record().contains(" consent"), "the record tells");
}

#[test]
fn turns_that_were_kept_are_taken_up_again() {
    let mut kept = course(MISTS, &["person"]);
    assert_eq!(kept.push(&first_answer(&kept)), Ok(Pushed::Drafted));
    let mut course = course(MISTS, &["person"]);
    course.restore(&format!("nonsense\n\n{}", kept.drafts()));
    assert_eq!(course.drafts(), kept.drafts());
}

/// Returns a game of two in which the first has decided and a tile has come out since.
fn past_a_reveal() -> Course {
    let mut course = course(MISTS, &["person", "person"]);
    take_turn(&mut course);
    assert!(course.take_back(1).is_err());
    course
}

#[test]
fn what_came_out_is_taken_back_once_all_agree() {
    let mut course = past_a_reveal();
    let plies = course.game().plies();
    assert!(matches!(course.offer(), Some(Offer { seat: 0, decisions: 1, .. })));
    assert_eq!(course.consenting(), Some(0));
    let what = course.would_go().unwrap();
    assert!(what.starts_with("Seat 1’s last decision is to be taken back"), "{what}");
    assert_eq!(course.agree(true), Ok(false));
    assert_eq!((course.offer(), course.consenting()), (None, Some(1)));
    assert_eq!(course.would_go(), Some(what), "everybody is told the same");
    assert_eq!(course.agree(true), Ok(true));
    assert_eq!((course.consenting(), course.game().plies()), (None, plies - 1));
    assert_eq!(course.due(), Due::Person(0));
}

#[test]
fn one_who_declines_is_enough() {
    let mut course = past_a_reveal();
    let plies = course.game().plies();
    assert_eq!(course.agree(false), Ok(false));
    assert_eq!((course.offer(), course.consenting()), (None, None));
    assert!(course.take_back(1).is_err());
    assert_eq!(course.agree(true), Ok(false));
    assert_eq!(course.agree(false), Ok(false));
    assert_eq!((course.consenting(), course.game().plies()), (None, plies));
    assert_eq!(rule(course.agree(true)), "X-7", "nothing is asked any more");
}

#[test]
fn x_6_nobody_looks_while_others_are_asked_for_consent() {
    let mut course = course(GHOSTS_GALORE, &["person"; 3]);
    let asker = loop {
        let seat = course.viewer().unwrap_or_else(|| take_screen(&mut course));
        let last = course.game().last_decided();
        if last.is_some_and(|last| course.game().would_consent_help(last, 1)) {
            assert!(course.take_back(1).is_err());
            break seat;
        }
        take_turn(&mut course);
    };
    assert_eq!((course.viewer(), course.offer().is_some()), (Some(asker), true));
    let plies = course.game().plies();
    assert_eq!(course.agree(true), Ok(false));
    let mut others = 0;
    while let Some(asked) = course.consenting() {
        assert!(course.viewer().is_none_or(|viewer| viewer == asked), "{asked}");
        others += u32::from(course.viewer().is_none());
        course.agree(true).unwrap();
    }
    assert!(others > 0);
    assert!(course.game().plies() < plies);
    assert_eq!(course.viewer(), None, "the screen is with whoever was asked last");
    assert!(matches!(course.due(), Due::Pass(_)));
}

#[test]
fn whoever_takes_back_a_choice_made_in_secret_is_asked_again_at_once() {
    let mut course = course(GHOSTS_GALORE, &["person"; 3]);
    let chooser = loop {
        let seat = course.viewer().unwrap_or_else(|| take_screen(&mut course));
        take_turn(&mut course);
        if course.last_choice() == Some(seat) {
            break seat;
        }
    };
    assert!(matches!(course.due(), Due::Pass(next) if next != chooser));
    course.take_back(1).unwrap();
    assert_eq!(course.due(), Due::Person(chooser));
    assert_eq!(course.question().map(|question| question.seat), Some(chooser));
}

#[test]
fn the_end_of_a_game_around_one_screen_is_everybodys() {
    let mut course = course(GHOSTS_GALORE, &["person", "person"]);
    while !course.game().is_over() {
        if course.viewer().is_none() {
            take_screen(&mut course);
        }
        take_turn(&mut course);
    }
    assert_eq!(course.viewer(), None);
    let chairs = course.game().chairs();
    let best = chairs.iter().map(|chair| chair.points).max().unwrap();
    let owner = course.game().board(Look::default(), Overlays::None).owner.unwrap();
    assert_eq!(chairs[usize::from(owner)].points, best, "the board of a winner is shown");
}

#[test]
fn an_offer_ends_when_the_game_goes_on() {
    let mut course = past_a_reveal();
    assert!(course.push(&first_answer(&course)).is_ok());
    assert_eq!((course.offer(), course.consenting()), (None, None));
}

#[test]
fn a_secret_choice_is_taken_back_by_whoever_made_it() {
    let mut course = course(GHOSTS_GALORE, &["person", "person"]);
    // To a decision of both, which the first of them has made.
    let chooser = loop {
        let seat = match course.viewer() {
            Some(seat) => seat,
            None => take_screen(&mut course),
        };
        take_turn(&mut course);
        if course.game().last_choice().is_some() {
            break seat;
        }
    };
    assert_eq!(course.last_choice(), Some(chooser));
    let plies = course.game().plies();
    let other = take_screen(&mut course);
    assert_ne!(other, chooser);
    assert_eq!(course.last_choice(), None, "it is not for who looks now to take back");
    let _ = course.take_back(1);
    assert_eq!(course.game().plies(), plies);

    course.sit(9);
    course.take_back(1).unwrap();
    assert_eq!(course.game().plies(), plies - 1);
    assert!(course.game().people_to_decide().contains(&chooser));
}

#[test]
fn seats_are_called_as_they_were_named() {
    let mut course = course(MISTS, &["person", "greedy"]);
    course.rename(1, " Rolf\n");
    course.rename(7, "Nobody");
    assert_eq!(course.names(), ["", "Rolf"]);
    assert_eq!(course.game().chairs()[1].name, "Rolf");
}

/// Returns a game elsewhere between two people, as the first and the second see it.
fn two_screens(game: GameId) -> [Course; 2] {
    [0, 1].map(|own| {
        let wish = Wish {
            seats: vec!["person".to_owned(); 2],
            seed: "course".to_owned(),
            ..Wish::new(game)
        };
        let game =
            start(&wish, &Rc::new(Texts::english())).map_err(|refused| refused.text).unwrap();
        Course::elsewhere(game, &[], &[own])
    })
}

#[test]
fn whoever_waits_sees_the_question_to_the_other_and_may_propose_an_answer() {
    for game in [MISTS, GameId::Carcassonne] {
        let [mut one, other] = two_screens(game);
        assert_eq!(one.question_elsewhere(), None, "who is asked advises nobody");
        let question = other.question_elsewhere().expect("a question to the other");
        assert_eq!(Some(&question), one.question().as_ref());
        for legal in &question.cells {
            let action = one.game().placing(legal.cell, legal.turns[0]);
            let (there, here) = (other.proposed(&action).unwrap(), one.proposed(&action).unwrap());
            assert_eq!(there, here);
            assert_eq!(there.tile.as_ref().map(|(cell, _)| *cell), Some(legal.cell));
            assert!(!there.text.is_empty());
        }
        for wrong in ["", "place 90 90 0", "pass", "nonsense"] {
            assert_eq!(other.proposed(wrong), None, "{wrong}");
        }
        // What was proposed for the first answer fits no more once it is given.
        let first = first_answer(&one);
        one.push(&first).unwrap();
        assert_eq!(one.proposed(&first), None);
    }
}

#[test]
fn x_6_nothing_can_be_proposed_where_there_are_secrets() {
    let [_, other] = two_screens(GHOSTS_GALORE);
    assert_eq!(other.question_elsewhere(), None);
}

#[test]
fn a_team_sees_what_is_thought_about_and_rivals_do_not() {
    let [mut one, other] = two_screens(MISTS);
    assert_eq!(one.considered(None), None);
    let first = first_answer(&one);
    assert_eq!(one.considered(Some(&first)), Some(first.clone()));
    assert!(other.proposed(&first).is_some());
    // A tile that lies in the turn stands for it as long as the turn goes on.
    if one.push(&first) == Ok(Pushed::Drafted) {
        assert_eq!(one.considered(Some("pass")), Some(first));
    }
    let [one, _] = two_screens(GameId::Carcassonne);
    assert_eq!(one.considered(Some(&first_answer(&one))), None);
    let here = course(MISTS, &["person", "person"]);
    assert_eq!(here.considered(Some(&first_answer(&here))), None, "all look at the same screen");
}
