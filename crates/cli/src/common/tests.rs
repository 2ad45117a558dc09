use super::*;

#[test]
fn errors_say_what_to_do_instead() {
    let folder = tempfile::tempdir().unwrap();
    let missing = folder.path().join("missing");
    let report = read_text(&missing).unwrap_err();
    assert_eq!(report.to_string(), format!("cannot read {}", missing.display()));
}
