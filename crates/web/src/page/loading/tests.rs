use super::linked;

#[test]
fn a_link_is_told_from_a_record() {
    assert_eq!(linked(" https://example.org/fog/#/replay/abc-_9/17\n"), Some("abc-_9"));
    assert_eq!(linked("#/replay/abc"), Some("abc"));
    assert_eq!(linked("fogbound-record 1\ngame mists\n"), None);
}
