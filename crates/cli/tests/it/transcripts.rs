//! Games in the docs: they are what the program prints. `cargo xtask transcripts` writes them again.

use crate::common::{run, text};
use std::path::Path;
use tempfile::TempDir;

const TRANSCRIPTS: [&str; 4] =
    ["transcript.md", "transcript-ghosts-galore.md", "transcript-carcassonne.md", "arena.md"];

/// The part of a text between two marks, with what stands before and after it.
fn between<'a>(text: &'a str, from: &str, to: &str) -> (&'a str, &'a str, &'a str) {
    let start = text.find(from).unwrap() + from.len();
    let end = start + text[start..].find(to).unwrap();
    (&text[..start], &text[start..end], &text[end..])
}

/// A document with its game played again: the command, and what was typed behind the prompts.
fn played(document: &str) -> String {
    let (_, command, _) = between(document, "```console\n$ fogbound ", "\n");
    let (before, game, after) = between(document, "```text\n", "```");
    let typed = game.lines().filter_map(|line| {
        let line = line.strip_prefix("↵>").or(line.strip_prefix('>'))?;
        Some(format!("{}\n", line.trim()))
    });
    let data = TempDir::new().unwrap();
    let args: Vec<&str> = command.split_whitespace().collect();
    let output = run(data.path(), &args, typed.collect::<String>().as_bytes());
    assert!(output.status.success(), "{}", text(&output.stderr));
    let lines: Vec<String> =
        text(&output.stdout).lines().map(|line| line.trim_end().to_owned()).collect();
    format!("{before}{}\n{after}", lines.join("\n"))
}

#[test]
fn the_games_of_the_docs_are_what_the_program_prints() {
    let docs = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs");
    for name in TRANSCRIPTS {
        let path = docs.join(name);
        let document = std::fs::read_to_string(&path).unwrap();
        let again = played(&document);
        if std::env::var_os("FOGBOUND_TRANSCRIPTS").is_some() {
            std::fs::write(&path, again).unwrap();
        } else {
            assert!(again == document, "{name} is old: cargo xtask transcripts writes it again");
        }
    }
}

#[test]
fn the_turn_of_the_readme_stands_in_the_transcript() {
    let readme = include_str!("../../../../README.md");
    let (_, example, _) = between(readme, "<!-- a game -->", "<!-- /a game -->");
    let (_, turn, _) = between(example, "```text\n", "```");
    let transcript = include_str!("../../../../docs/transcript.md");
    assert!(transcript.contains(turn), "the turn is not in docs/transcript.md: {turn}");
}
