use super::*;

#[test]
fn figures_are_those_of_all_values() {
    let mut figure = Figure::default();
    let mut more = Figure::default();
    [2, -4].into_iter().for_each(|value| figure.add(value));
    [4, 6].into_iter().for_each(|value| more.add(value));
    figure.join(more);
    assert_eq!((figure.mean(), figure.spread()), (2.0, 14f64.sqrt()));
    assert_eq!(figure.error(), 14f64.sqrt() / 2.0);
}

#[test]
fn every_board_is_counted_once() {
    let rules = rules(3, false).unwrap();
    let played = games(&rules, "lamplight", 4, Player::Random, Player::Random).unwrap();
    assert_eq!((played.one.total.count, played.others.total.count), (4, 8));
    let boards = played.boards();
    let points: i64 = boards.points.iter().map(|figure| figure.sum).sum();
    assert_eq!((boards.total.count, boards.total.sum), (12, points));
}

#[test]
fn who_plays_for_a_category_gets_more_of_it() {
    let rules = rules(2, false).unwrap();
    let one = Player::Favouring(Category::Bats);
    let played = games(&rules, "lamplight", 6, one, Player::Planner).unwrap();
    let bats = |boards: &Boards| boards.points[Category::Bats as usize].mean();
    assert!(bats(&played.one) > bats(&played.others));
}
