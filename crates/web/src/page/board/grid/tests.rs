use super::*;

#[test]
fn arrows_lead_to_the_nearest_cell_ahead() {
    let cells = [(0, 0), (3, 0), (1, 1), (0, -2), (-1, 5)].map(|(x, y)| Cell::new(x, y));
    let from = Cell::new(0, 0);
    assert_eq!(neighbour(&cells, from, Side::East), Some(Cell::new(3, 0)));
    assert_eq!(neighbour(&cells, from, Side::South), Some(Cell::new(1, 1)));
    assert_eq!(neighbour(&cells, from, Side::North), Some(Cell::new(0, -2)));
    assert_eq!(neighbour(&cells, from, Side::West), Some(Cell::new(-1, 5)));
    assert_eq!(neighbour(&cells, Cell::new(3, 0), Side::East), None);
}

#[test]
fn every_cell_can_be_reached() {
    let places = [(0, 0), (1, 0), (0, 1), (2, 2), (-3, 1), (-3, -4), (5, -1)];
    let cells = places.map(|(x, y)| Cell::new(x, y));
    let mut reached = vec![cells[0]];
    let mut at = 0;
    while let Some(&cell) = reached.get(at) {
        let sides = [Side::North, Side::East, Side::South, Side::West];
        for next in sides.into_iter().filter_map(|side| neighbour(&cells, cell, side)) {
            if !reached.contains(&next) {
                reached.push(next);
            }
        }
        at += 1;
    }
    assert_eq!(reached.len(), cells.len());
}
