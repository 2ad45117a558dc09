use super::key_event;

#[test]
fn keys_have_names_and_are_held_together() {
    let event = key_event("Shift+Tab").expect("a key");
    assert_eq!((event["key"].as_str(), event["modifiers"].as_u64()), (Some("Tab"), Some(8)));
    assert_eq!(key_event("r").expect("a key")["code"], "KeyR");
    assert_eq!(key_event("+").expect("a key")["text"], "+");
    assert_eq!(key_event("Control+z").expect("a key")["text"], "");
    assert_eq!(key_event("Hyper+z"), None);
    assert_eq!(key_event("Nonsense"), None);
}
