use super::*;

fn way(name: &str) -> Way {
    Way::of(Edges::parse(name).unwrap())
}

#[test]
fn ways_begin_and_end_in_the_middle_of_their_edges() {
    let middle = |side: Side| pt(100.0, 0.0).turned(side.index());
    for name in ["NE", "ES", "SW", "NW", "NS", "EW"] {
        let way = way(name);
        let ends = [way.point(0.0, 0.0), way.point(1.0, 0.0)];
        for side in Edges::parse(name).unwrap().iter() {
            assert!(ends.iter().any(|end| end.distance(middle(side)) < 1e-9), "{name}");
        }
    }
}

#[test]
fn curves_of_a_double_curve_do_not_touch() {
    let (one, other) = (way("NE"), way("SW"));
    let nearest = (0..=20).map(|step| one.point(f64::from(step) / 20.0, -27.0));
    let far = nearest.map(|point| point.distance(pt(0.0, SIDE))).fold(f64::MAX, f64::min);
    assert!(other.curved && far > 127.0, "{far}");
}
