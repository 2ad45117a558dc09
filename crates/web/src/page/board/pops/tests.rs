use super::*;

#[test]
fn points_of_one_cell_rise_above_each_other() {
    let cells = [Some(Cell::new(1, 1)), None, Some(Cell::new(1, 1)), Some(Cell::new(0, 1))];
    let scored = |cell| Scored { cell, seat: None, points: 3, arithmetic: String::new() };
    let pops = arrange(7, cells.into_iter().map(scored).collect());
    let seen: Vec<_> = pops.iter().map(|pop| (pop.number, pop.after, pop.above)).collect();
    assert_eq!(seen, [(7, 0, 0), (8, 1, 0), (9, 2, 1), (10, 3, 0)]);
}
