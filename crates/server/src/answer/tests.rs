use super::*;

#[test]
fn encodings_are_accepted_as_the_list_says() {
    assert!(accepts("gzip, deflate, br, zstd", "br"));
    assert!(accepts("GZIP;q=0.5", "gzip"));
    assert!(accepts("*", "br"));
    assert!(accepts("br;q=0.1, *;q=0", "br"));
    for list in ["", "gzip", "br;q=0", "br; q=0.0, gzip", "*;q=0", "gzip, *;q=0", "brotli"] {
        assert!(!accepts(list, "br"), "{list}");
    }
}

#[test]
fn tags_are_found_in_lists() {
    assert!(is_among("\"a\"", "\"a\""));
    assert!(is_among("\"b\", W/\"a\"", "\"a\""));
    assert!(is_among("*", "\"a\""));
    assert!(!is_among("", "\"a\""));
    assert!(!is_among("\"ab\"", "\"a\""));
}
