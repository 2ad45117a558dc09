use super::next;

#[test]
fn a_tile_is_turned_around_the_circle() {
    assert_eq!(next(&[0, 2], 0, true), Some(2));
    assert_eq!(next(&[0, 2], 2, true), Some(0));
    assert_eq!(next(&[1, 3], 1, false), Some(3));
    assert_eq!(next(&[1, 3], 2, true), Some(3));
    assert_eq!(next(&[], 0, true), None);
}
