//! The texts of each language as two files: the rules in words, which nobody reads at first, and all others.
//! The folders in it are left out: they hold texts that the page never shows.

use crate::{Outcome, at};
use std::fs;
use std::path::{Path, PathBuf};

/// The rules in words, in the folder of a language.
const RULES: &str = "rules.ftl";

/// Collects the files of every language in a folder, with their names.
pub fn collect(folder: &Path) -> Outcome<Vec<(String, String)>> {
    let mut files = Vec::new();
    for path in entries(folder)?.into_iter().filter(|path| path.is_dir()) {
        let (mut texts, mut rules) = (String::new(), String::new());
        for file in entries(&path)?.iter().filter(|path| path.is_file()) {
            let part = if file.ends_with(RULES) { &mut rules } else { &mut texts };
            part.push_str(&without_comments(&fs::read_to_string(file).map_err(at(file))?));
        }
        let tag = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        files.push((format!("texts-{tag}.ftl"), texts));
        files.push((format!("rules-{tag}.ftl"), rules));
    }
    Ok(files)
}

/// Returns the content of a folder, sorted.
fn entries(folder: &Path) -> Outcome<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).map_err(at(folder))?;
    let mut paths =
        entries.map(|entry| entry.map(|entry| entry.path())).collect::<Result<Vec<_>, _>>();
    if let Ok(paths) = &mut paths {
        paths.sort();
    }
    paths.map_err(at(folder))
}

/// Returns the messages of a Fluent file. A comment begins a line; continuation lines of a text are indented.
fn without_comments(source: &str) -> String {
    let lines = source.lines().filter(|line| !line.starts_with('#'));
    lines.flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests;
