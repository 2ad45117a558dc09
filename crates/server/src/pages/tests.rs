use super::*;
use std::fs;
use std::path::Path;

#[test]
fn pages_speak_the_first_language_that_there_is() {
    let tag = |accepted| page(accepted).tag;
    assert_eq!(tag(""), "en");
    assert_eq!(tag("xx, en-GB;q=0.8, de;q=0.5"), "en");
    assert_eq!(tag("de-AT, en;q=0.8"), "de");
    assert!(
        LANGUAGES.iter().all(|page| page.not_found.contains(&format!("lang=\"{}\"", page.tag)))
    );
}

#[test]
fn every_language_has_pages() {
    let texts = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../texts");
    let tags = fs::read_dir(texts).expect("the texts").filter_map(Result::ok);
    assert_eq!(tags.filter(|entry| entry.path().is_dir()).count(), LANGUAGES.len());
}
