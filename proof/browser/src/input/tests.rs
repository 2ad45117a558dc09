use super::way;

#[test]
fn a_way_has_both_ends() {
    let places: Vec<_> = way((0.0, 10.0), (12.0, 10.0)).collect();
    assert_eq!(places.first(), Some(&(0.0, 10.0)));
    assert_eq!(places[6], (6.0, 10.0));
    assert_eq!(places.last(), Some(&(12.0, 10.0)));
}
