use super::*;

#[test]
fn files_to_begin_with_are_valid() {
    for target in Target::ALL {
        let files = files(target);
        assert!(!files.is_empty(), "{}", target.name());
        for text in files {
            assert_eq!(target.try_text(&text), Ok(true), "{}: {text}", target.name());
        }
    }
}
