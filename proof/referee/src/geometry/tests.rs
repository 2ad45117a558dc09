//! Turns and names.

use super::*;

#[test]
fn x_1_neighbours_follow_the_compass() {
    let cell = Cell::new(3, -2);
    assert_eq!(cell.across(Side::N), Cell::new(3, -3));
    assert_eq!(cell.across(Side::E), Cell::new(4, -2));
    assert_eq!(cell.across(Side::S), Cell::new(3, -1));
    assert_eq!(cell.across(Side::W), Cell::new(2, -2));
    let around = cell.around();
    assert_eq!((around[0], around[7]), (Cell::new(2, -3), Cell::new(4, -1)));
    assert!(!around.contains(&cell));
    assert!(cell.beside().iter().all(|near| around.contains(near)));
}

#[test]
fn x_1_a_turn_goes_clockwise() {
    assert_eq!(Side::N.turned(1), Side::E);
    assert_eq!(Side::W.turned(1), Side::N);
    assert_eq!(Side::E.opposite(), Side::W);
    let bend = Edges::read("NE").unwrap();
    assert_eq!(bend.turned(1).name(), "ES");
    assert_eq!(bend.turned(3).name(), "NW");
    assert_eq!(bend.turned(4), bend);
}

#[test]
fn x_4_names_are_read_and_compared_as_text() {
    for text in Edges::NAMES {
        assert_eq!(Edges::read(text).unwrap().name(), text);
    }
    assert_eq!(Edges::read("WE"), None);
    assert_eq!(Edges::read("NN"), None);
    let mut names: Vec<Edges> =
        ["W", "S", "NS", "N", "ES", "E"].iter().filter_map(|name| Edges::read(name)).collect();
    names.sort();
    let sorted: Vec<&str> = names.iter().map(|edges| edges.name()).collect();
    assert_eq!(sorted, ["E", "ES", "N", "NS", "S", "W"]);
}

#[test]
fn x_1_half_edges_face_each_other() {
    for (one, other) in [(0, 5), (1, 4), (2, 7), (3, 6)] {
        assert_eq!((facing(one), facing(other)), (other, one));
        assert_eq!(side_of(one).opposite(), side_of(other));
    }
}

#[test]
fn x_4_field_names_are_ascending_digits() {
    for name in ["", "0", "27", "01234567"] {
        assert_eq!(Halves::read(name).unwrap().name(), name);
    }
    for odd in ["10", "00", "8", "N", "1 "] {
        assert_eq!(Halves::read(odd), None, "{odd}");
    }
    let strip = Halves::read("1234").unwrap();
    assert_eq!(strip.turned(1).name(), "3456");
    assert_eq!(strip.turned(3).name(), "0127");
    assert_eq!(strip.turned(4), strip);
    assert!(Halves::read("2567") < Halves::read("34"));
}
