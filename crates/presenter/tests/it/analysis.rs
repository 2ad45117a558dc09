//! The analysis of a finished game: branching, signs, and playing on.

use fogbound_presenter::{Analysis, open};
use fogbound_table::record::{Sets, Sign};
use fogbound_table::texts::Texts;
use std::rc::Rc;

const LOST: &str = include_str!("../../../table/tests/records/mists/l1-p1-lost.fog");

#[test]
fn a_lost_game_is_branched_signed_and_played_on() {
    let texts = Rc::new(Texts::english());
    let mut analysis = Analysis::open("", LOST, Sets::shipped(), &texts).unwrap();
    let end = analysis.at();
    assert!(analysis.play_on("easy").is_err(), "the game is over there");
    assert!(analysis.go_to(2) && analysis.back() && analysis.forward());
    let mut course = analysis.course().unwrap();
    let question = course.question().unwrap();
    assert!(analysis.play("place 0 0 0").is_err(), "the start tile lies there");
    // Another turn than the one that was played.
    let played = analysis.tree().node(3).unwrap().step.clone();
    let placings = question.cells.iter().flat_map(|legal| {
        legal.turns.iter().map(|&turns| course.game().placing(legal.cell, turns))
    });
    let other = placings.into_iter().find(|it| *it != played).unwrap();
    course.push(&other).unwrap();
    if course.game().plies() == 2 {
        course.confirm().unwrap();
    }
    analysis.follow(&course.game().record());
    assert!(analysis.at() > end);
    analysis.set_sign(Some(Sign::Interesting));
    analysis.set_remark("safer");
    // The text holds it all, and its game is the one that was played.
    let text = analysis.text();
    let again = Analysis::open("", &text, Sets::shipped(), &texts).unwrap();
    assert_eq!(again.text(), text);
    assert_eq!(again.moves().len(), analysis.moves().len());
    let hash = |text: &str| open(text, &texts).unwrap().hash(Default::default());
    assert_eq!(hash(&text), hash(LOST));
    // It is played on from the variation.
    let on = analysis.play_on("easy").unwrap();
    assert!(!open(&on, &texts).unwrap().is_over());
    assert!(analysis.delete());
    assert!(!analysis.go_to(end + 1));
}
