use super::*;

#[test]
fn x_1_rotation_turns_clockwise() {
    let r1 = Rotation::ALL[1];
    assert_eq!(Edges::parse("NE").unwrap().turned(r1).name(), "ES");
    assert_eq!(Edges::parse("W").unwrap().turned(r1).name(), "N");
    assert_eq!(Halves::parse("01").unwrap().turned(r1).to_string(), "23");
    assert_eq!(Halves::parse("67").unwrap().turned(r1).to_string(), "01");
}

#[test]
fn x_1_half_edges_face_each_other() {
    for (a, b) in [(0, 5), (1, 4), (2, 7), (3, 6)] {
        assert_eq!((Halves::facing(a), Halves::facing(b)), (b, a));
    }
}

#[test]
fn x_4_names_are_ordered_as_text_and_read_back() {
    for a in 0..16 {
        let edges = Edges::from_bits(a);
        assert_eq!(Edges::parse(edges.name()), Some(edges));
        for b in 0..16 {
            let other = Edges::from_bits(b);
            assert_eq!(edges < other, edges.name() < other.name());
        }
    }
    assert_eq!(Edges::parse("EN"), None);
    assert_eq!(Edges::parse("NN"), None);
    assert_eq!(Halves::parse("10"), None);
    assert_eq!(Halves::parse("11"), None);
    assert_eq!(Halves::parse("8"), None);
}
