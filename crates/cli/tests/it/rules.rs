//! `fogbound rules`.

use crate::common::{run, text};
use tempfile::TempDir;

#[test]
fn a_rule_is_printed_with_an_example_whatever_its_id_looks_like() {
    let data = TempDir::new().unwrap();
    let printed = |id: &str| text(&run(data.path(), &["rules", id], b"").stdout);
    for id in ["X-1", "M-8.6", "M-2", "G-0", "C-3"] {
        assert!(printed(id).contains("For example: "), "{id}");
    }
    // The summary of a section is no rule.
    assert!(!printed("M-12").contains("For example: "));
}
