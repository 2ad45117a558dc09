use super::*;

#[test]
fn x_1_sides_and_cells() {
    assert_eq!(Cell::new(0, 0).beside(Side::East), Cell::new(1, 0));
    assert_eq!(Cell::new(0, 0).beside(Side::South), Cell::new(0, 1));
    assert_eq!(Side::North.opposite(), Side::South);
    assert_eq!(Cell::new(3, 3).around()[0], Cell::new(2, 2));
    assert_eq!(Cell::new(3, 3).around().iter().filter(|c| c.is_around(Cell::new(3, 3))).count(), 8);
}
