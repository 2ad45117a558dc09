use super::*;

#[test]
fn lines_are_broken_at_blanks() {
    assert_eq!(wrap("", 10), [""]);
    assert_eq!(wrap("  one two three", 9), ["  one two", "    three"]);
    assert_eq!(wrap("immeasurable", 5), ["immeasurable"]);
    assert_eq!(wrap("immeasurable x", 5), ["immeasurable", "  x"]);
    assert_eq!(wrap("  1  one two three", 12), ["  1  one two", "     three"]);
    assert!(wrap(&"word ".repeat(50), 20).iter().all(|part| part.chars().count() <= 20));
}
