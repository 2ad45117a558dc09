use super::*;

/// A match of so many pairs, each with so many points of 4.
fn met(pairs: u32, points: i64) -> Tally {
    Tally { pairs, points: vec![points; pairs as usize], unit: 4, ..Tally::default() }
}

#[test]
fn the_sequential_test_ends_for_the_right_reason() {
    let sprt = Sprt::parse("0, 100").unwrap();
    assert_eq!(sprt.verdict(&met(0, 4)), None);
    assert_eq!(sprt.verdict(&met(40, 4)), Some("elo1"));
    assert_eq!(sprt.verdict(&met(40, 2)), Some("elo0"));
    for wrong in ["", "0", "10,0", "0,0", "0,x", "nan,1", "0,1e9"] {
        assert_eq!(Sprt::parse(wrong), None, "{wrong}");
    }
}
