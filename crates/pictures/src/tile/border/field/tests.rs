use super::*;

#[test]
fn places_go_round_the_tile() {
    assert_eq!((place(0), place(1), place(8)), (pt(0.0, 0.0), pt(100.0, 0.0), pt(0.0, 0.0)));
    assert_eq!(aside(3, 1.0), pt(200.0, 100.0 + ROAD));
    assert_eq!(aside(7, -1.0), pt(0.0, 100.0 + ROAD));
    assert_eq!((steps(6, 1), steps(2, 2)), (3, 8));
}
