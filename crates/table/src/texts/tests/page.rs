//! The page in a browser has no texts from the folders `terminal`, so it must never ask for one.

use super::message_ids;
use crate::texts::LANGUAGES;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The sources that run in the page, except for modules that only the terminal uses.
const SOURCES: [&str; 3] = ["crates/presenter/src", "crates/web/src", "crates/table/src"];

/// Modules about files that no page reads, and their texts.
const TERMINAL: [&str; 3] = ["score_file", "tile_set_file.rs", "tests"];

/// Collects all string literals of the sources below a folder.
fn literals(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap();
        if TERMINAL.contains(&name) || name == "tests.rs" {
            continue;
        }
        if path.is_dir() {
            literals(&path, found);
        } else {
            let source = fs::read_to_string(&path).unwrap();
            // Every second part stands between quotes; an escaped quote shifts a line at most.
            let parts = source.lines().flat_map(|line| line.split('"').skip(1).step_by(2));
            found.extend(parts.map(str::to_owned));
        }
    }
}

#[test]
fn the_page_asks_for_no_text_of_the_terminal() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut asked = BTreeSet::new();
    SOURCES.iter().for_each(|folder| literals(&root.join(folder), &mut asked));
    let asks = |id: &str| {
        asked.iter().any(|text| {
            let start = text.split('{').next().unwrap_or_default();
            let is_prefix = start.ends_with('-') && start.len() > 1;
            if is_prefix { id.starts_with(start) } else { text.split('.').next() == Some(id) }
        })
    };
    assert!(asks("menu-load") && asks("refused-mismatch"), "no literals were found");
    for language in &LANGUAGES {
        let folder = root.join("texts").join(language.tag).join("terminal");
        for entry in fs::read_dir(folder).unwrap() {
            let source = fs::read_to_string(entry.unwrap().path()).unwrap();
            let wanted: Vec<&str> = message_ids(&source).filter(|id| asks(id)).collect();
            assert!(wanted.is_empty(), "{}: {wanted:?}", language.tag);
        }
    }
}
