use super::*;

#[test]
fn every_digit_and_letter_is_there() {
    for sign in "0123456789-+?RGBYKP".chars() {
        assert!(line(sign).is_some(), "{sign}");
    }
    assert!(line('!').is_none());
}

#[test]
fn numbers_are_centred() {
    let mut path = Path::new();
    add_number(&mut path, 77, pt(50.0, 20.0), 1.0);
    assert_eq!(path.as_str(), "M42.7 15H49.1L44.9 25M50.9 15H57.3L53.1 25");
}
