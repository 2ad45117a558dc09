use super::Step;

#[test]
fn steps_stay_in_the_game() {
    assert_eq!(Step::Next.from(3, 9), 4);
    assert_eq!(Step::Next.from(9, 9), 9);
    assert_eq!(Step::Previous.from(0, 9), 0);
    assert_eq!((Step::First.from(5, 9), Step::Last.from(5, 9)), (0, 9));
}

#[test]
fn keys_that_mean_nothing_here_move_nothing() {
    assert_eq!(Step::of_key("Home"), Some(Step::First));
    assert_eq!(Step::of_key("ArrowLeft"), Some(Step::Previous));
    assert_eq!(Step::of_key("h"), None);
}
