//! The licences of what is built into a release.

use crate::cargo;
use crate::dist::said;
use std::collections::{BTreeMap, BTreeSet};
use std::env;
use std::fs;
use std::path::{Path, PathBuf};

/// How the names of files with licences begin, in capitals.
const NAMES: [&str; 4] = ["LICEN", "COPYING", "NOTICE", "UNLICENSE"];

/// Returns the licences of all that a package is made of on a platform, with their texts as far as they are delivered.
///
/// # Errors
/// If cargo cannot tell, or the source of a dependency is missing.
pub(crate) fn of(package: &str, platform: &str) -> Result<String, String> {
    let mut tree = cargo();
    tree.args(["tree", "--locked", "--package", package, "--target", platform]);
    tree.args(["--edges", "normal", "--prefix", "none", "--format", "{p}\t{l}"]);
    let told = said(&mut tree)?;
    // Those that have been told before are marked; our own have a path.
    let told: BTreeSet<&str> = told.lines().map(|line| line.trim_end_matches(" (*)")).collect();
    let others = told.into_iter().filter_map(|line| line.split_once('\t'));
    let others = others.filter(|(package, _)| !package.contains('('));
    let mut page = String::from("What Fogbound is built with, and under which licences.\n");
    // Most are the same but for a name.
    let mut texts: BTreeMap<String, String> = BTreeMap::new();
    for (package, licence) in others {
        page += &format!("\n{}\n{package}: {licence}\n\n", "=".repeat(80));
        for (name, text) in files(&source(package)?)? {
            let before = texts.get(&text);
            page += &match before {
                Some(before) => format!("{name}: the same as that of {before}\n"),
                None => format!("{name}:\n\n{}\n\n", text.trim_end()),
            };
            texts.entry(text).or_insert_with(|| package.to_owned());
        }
    }
    Ok(page)
}

/// Returns where the source of a package lies, named like `serde v1.0.1`.
fn source(package: &str) -> Result<PathBuf, String> {
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let home = home.or_else(|| env::home_dir().map(|home| home.join(".cargo")));
    let sources = home.ok_or("there is no CARGO_HOME")?.join("registry/src");
    let name = package.replacen(" v", "-", 1);
    let indexes = fs::read_dir(&sources).into_iter().flatten().flatten();
    let found = indexes.map(|index| index.path().join(&name)).find(|folder| folder.is_dir());
    found.ok_or_else(|| format!("{}: no source of {package}", sources.display()))
}

/// Returns the files with licences in a folder: their names and texts.
fn files(folder: &Path) -> Result<BTreeMap<String, String>, String> {
    let at = |error| format!("{}: {error}", folder.display());
    let mut files = BTreeMap::new();
    for file in fs::read_dir(folder).map_err(at)?.flatten() {
        let name = file.file_name().to_string_lossy().into_owned();
        let is_licence = NAMES.iter().any(|it| name.to_uppercase().starts_with(it));
        if is_licence && file.path().is_file() {
            files.insert(name, fs::read_to_string(file.path()).map_err(at)?);
        }
    }
    Ok(files)
}
