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

#[test]
fn a_better_turn_is_suggested_beside_the_one_that_was_played() {
    const TOGETHER: &str =
        include_str!("../../../table/tests/records/ghosts-galore/p3-experienced-sides-walls.fog");
    let texts = Rc::new(Texts::english());
    for record in [LOST, TOGETHER] {
        let mut analysis = Analysis::open("", record, Sets::shipped(), &texts).unwrap();
        let here = analysis.at();
        // Some other turn than the one that was played, in the middle of the game.
        let from = (here / 2..here)
            .find(|&ply| {
                analysis.go_to(ply);
                analysis.course().unwrap().question().is_some_and(|asked| !asked.cells.is_empty())
            })
            .unwrap();
        let course = analysis.course().unwrap();
        let asked = course.question().unwrap();
        let played = analysis.tree().node(from + 1).unwrap().step.clone();
        let placings = asked.cells.iter().flat_map(|legal| {
            legal.turns.iter().map(|&turns| course.game().placing(legal.cell, turns))
        });
        let better = placings.into_iter().find(|it| !played.ends_with(it)).unwrap();
        analysis.go_to(here);
        analysis.suggest(from, &["nonsense".to_owned()]);
        assert_eq!(analysis.tree().node(from + 1).unwrap().sign, None, "nothing is better");
        for _ in 0..2 {
            // The same once more is not possible.
            analysis.suggest(from, &[better.clone(), better.clone()]);
            assert_eq!(analysis.at(), here);
            let [before, beside] = analysis.tree().children(from) else { panic!("once each") };
            let signs = [*before, *beside].map(|id| analysis.tree().node(id).unwrap().sign);
            assert_eq!(signs, [Some(Sign::Mistake), Some(Sign::Good)]);
        }
        // A sign of one's own stays.
        analysis.go_to(from + 1);
        analysis.set_sign(Some(Sign::Brilliant));
        analysis.suggest(from, &[better]);
        assert_eq!(analysis.tree().node(from + 1).unwrap().sign, Some(Sign::Brilliant));
        let again = Analysis::open("", &analysis.text(), Sets::shipped(), &texts).unwrap();
        assert_eq!(again.text(), analysis.text());
    }
}
