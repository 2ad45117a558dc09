use super::Step;

#[test]
fn steps_stay_in_the_game() {
    let from = |step: Step, at| step.from(at, 9, &[2, 6]);
    assert_eq!((from(Step::Next, 3), from(Step::Next, 9)), (4, 9));
    assert_eq!(from(Step::Previous, 0), 0);
    assert_eq!((from(Step::First, 5), from(Step::Last, 5)), (0, 9));
    assert_eq!([0, 2, 6].map(|at| from(Step::ChapterOn, at)), [2, 6, 9]);
    assert_eq!([9, 6, 2].map(|at| from(Step::ChapterBack, at)), [6, 2, 0]);
}

#[test]
fn keys_that_mean_nothing_here_move_nothing() {
    assert_eq!(Step::of_key("Home"), Some(Step::First));
    assert_eq!(Step::of_key("PageDown"), Some(Step::ChapterOn));
    assert_eq!(Step::of_key("ArrowLeft"), Some(Step::Previous));
    assert_eq!(Step::of_key("h"), None);
}
