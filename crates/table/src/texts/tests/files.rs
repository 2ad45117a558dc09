//! Sentences about files that cannot be used.

use super::{message_ids, sources};
use crate::games::mists::Record;
use crate::level_file;
use crate::record::Sets;
use crate::texts::Texts;
use std::collections::BTreeSet;

const RECORD: &str = include_str!("../../../tests/records/mists/l1-p1-lost.fog");

const LEVEL: &str = "\
ghosts = 14
piles = 3
milestones = [12, 40]
goal = 80
castles = true
cemeteries = \"none\"
scoring = \"team\"
";

/// Returns the sentences about a record with one piece of text in another's place.
fn record_error(old: &str, new: &str) -> String {
    assert!(RECORD.contains(old), "{old}");
    let read = Record::parse("test", &RECORD.replacen(old, new, 1));
    let replayed = read.and_then(|record| record.replay(&Sets::shipped()).map(|_| ()));
    let error = replayed.expect_err(new);
    format!("{error}\n    {}\n", error.advice())
}

/// Returns the sentences about a level with one piece of text in another's place.
fn level_error(old: &str, new: &str) -> String {
    assert!(LEVEL.contains(old), "{old}");
    let error = level_file::parse("test", &LEVEL.replacen(old, new, 1)).expect_err(new);
    let told = error.problems().iter();
    told.map(|problem| format!("{problem}\n    {}\n", problem.advice())).collect()
}

#[test]
fn every_error_of_a_file_is_filled_in() {
    let huge = "#".repeat(1 << 20);
    let promise = format!("commitment sha256:{}", "0".repeat(64));
    let salt = format!("salt {}", "0".repeat(32));
    let seed = "seed \"fog-1-1/14\"";
    let mut told = String::new();
    for (old, new) in [
        ("place 2 0 2", "place 0 0 2"),
        ("seats red,green,blue,yellow", "seats red"),
        ("# played", &huge),
        ("# played", "\u{1b}"),
        ("fogbound-record 1", "fogbound-record 2"),
        ("fogbound-record 1", "fogbound-score 1"),
        ("place 2 0 2", "place 2 0 2\nstart 0"),
        ("place 2 0 2", "place everything"),
        ("start 0", "start 0\nstart 1"),
        ("start 0", "# none"),
        ("start 0", "start x"),
        ("level 1", "level 1\nlevel.goal 3"),
        ("start 0", "start 0\noption joint_scoring every_colour"),
        ("joint_scoring every_colour", "joint_scoring nobody"),
        (seed, "# none"),
        ("start 0", &format!("start 0\n{salt}")),
        ("start 0", &format!("start 0\n{promise}")),
        ("start 0", &format!("start 0\n{promise}\n{salt}")),
        (seed, &format!("told\n{promise}\n{salt}")),
        (seed, &format!("order wall-road\n{promise}")),
        ("rules 1", "rules 2"),
        ("fogbound-mists 1", "fogbound-mists 9"),
        ("54132ad5", "54132ad6"),
        ("tile wall-road", "tile no-road"),
        ("tile wall-road", "tile crooked-mile"),
        ("tile wall-road", &format!("hash {}", "0".repeat(32))),
    ] {
        told.push_str(&record_error(old, new));
    }
    for line in LEVEL.lines().filter(|line| !line.starts_with("milestones")) {
        told.push_str(&level_error(line, ""));
    }
    for (old, new) in [
        ("goal", huge.as_str()),
        ("goal", "\u{1b}"),
        ("goal =", "goal = ="),
        ("goal", "wolves"),
        ("[12, 40]", "12"),
    ] {
        told.push_str(&level_error(old, new));
    }
    assert!(!told.contains("{$"), "{told}");
    insta::assert_snapshot!(told);
}

#[test]
fn every_error_of_a_file_has_its_text_and_help() {
    let texts = Texts::english();
    let sources = sources();
    let is_id = |id: &&str| {
        (id.starts_with("record-") || id.starts_with("level-file-"))
            && !id.contains("-key-")
            && id.bytes().all(|byte| byte.is_ascii_lowercase() || byte == b'-')
    };
    let named: BTreeSet<&str> =
        sources.iter().flat_map(|source| source.split('"')).filter(is_id).collect();
    assert!(named.len() > 25, "the sources were not read: {named:?}");
    for id in &named {
        assert!(texts.find(id, &[]).is_some(), "no text {id}");
        let has_help = texts.find(&format!("{id}.help"), &[]).is_some();
        assert!(has_help || *id == "level-file-unusable", "{id} has no help");
    }
    let written = message_ids(include_str!("../../../../../texts/en/files.ftl"));
    for id in written.filter(is_id) {
        assert!(named.contains(id), "nothing says {id}");
    }
}
