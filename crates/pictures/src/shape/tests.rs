use super::*;

#[test]
fn four_turns_are_none() {
    let point = pt(30.0, 170.5);
    assert_eq!(pt(0.0, 0.0).turned(1), pt(200.0, 0.0));
    assert_eq!(point.turned(1).turned(1), point.turned(2));
    assert_eq!(point.turned(3).turned(1), point);
}

#[test]
fn inside_and_near() {
    let square = [pt(0.0, 0.0), pt(10.0, 0.0), pt(10.0, 10.0), pt(0.0, 10.0)];
    assert!(inside(pt(5.0, 5.0), &square) && !inside(pt(11.0, 5.0), &square));
    assert!(is_near(pt(5.0, 2.0), &square, 2.1) && !is_near(pt(5.0, 5.0), &square, 4.9));
}
