//! A part of the fuzzing with a fresh seed, and all cases that once failed; `cargo xtask soak fuzz` goes on
//! guided by coverage.

use fogbound_gauntlet::fuzz::{Target, run};
use fogbound_gauntlet::parallel::test_seed;
use std::path::Path;

#[test]
fn no_reader_panics() {
    let seed = test_seed("fuzz");
    let report = run(&seed, 0..10_000).unwrap_or_else(|message| panic!("seed {seed}, {message}"));
    for (target, (accepted, refused)) in Target::ALL.into_iter().zip(report) {
        println!("{}: {accepted} accepted, {refused} refused", target.name());
        assert!(accepted > 50 && refused > 200, "{}: {report:?}", target.name());
    }
}

/// The names of the files begin with the name of the reader they are for.
#[test]
fn cases_that_once_failed_do_not() {
    let directory = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fuzz-cases");
    for entry in std::fs::read_dir(directory).expect("the directory is part of the crate") {
        let path = entry.expect("a readable entry").path();
        let name = path.file_name().and_then(|name| name.to_str()).expect("a plain name");
        let target = Target::ALL.into_iter().find(|target| name.starts_with(target.name()));
        let text = std::fs::read(&path).expect("a readable file");
        if let Some(target) = target {
            let outcome = target.try_text(&String::from_utf8_lossy(&text));
            assert!(outcome.is_ok(), "{name}: {outcome:?}");
        }
    }
}
