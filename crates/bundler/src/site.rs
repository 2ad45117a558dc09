//! The files of a site, and their names: each file but the pages is named after its content, so that it
//! may be kept for ever, and whatever refers to it uses that name.

use crate::{Outcome, at};
use fogbound_game::hash::sha256_hex;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

/// Files whose names people and browsers know, so that they have to stay.
const STAYING: [&str; 4] = ["html", "webmanifest", "svg", "txt"];

/// Files that refer to others.
const REFERRING: [&str; 4] = ["html", "webmanifest", "css", "js"];

/// Files by their path in the source.
#[derive(Debug, Default)]
pub struct Site {
    files: BTreeMap<String, Vec<u8>>,
}

/// Files by their final path, ready to be served.
pub type Pages = BTreeMap<String, Vec<u8>>;

impl Site {
    /// Adds a file.
    pub fn add(&mut self, name: &str, content: Vec<u8>) {
        self.files.insert(name.to_owned(), content);
    }

    /// Adds the files of a folder and its folders.
    pub fn read(&mut self, folder: &Path) -> Outcome<()> {
        self.read_below(folder, "")
    }

    fn read_below(&mut self, folder: &Path, prefix: &str) -> Outcome<()> {
        for entry in fs::read_dir(folder).map_err(at(folder))? {
            let entry = entry.map_err(at(folder))?;
            let (path, name) = (entry.path(), entry.file_name().to_string_lossy().into_owned());
            if path.is_dir() {
                self.read_below(&path, &format!("{prefix}{name}/"))?;
            } else {
                self.add(&format!("{prefix}{name}"), fs::read(&path).map_err(at(&path))?);
            }
        }
        Ok(())
    }

    /// Returns a page with all it needs, directly or not, and nothing else; and the service worker, which
    /// keeps these files, and must change when any of them does.
    pub fn resolve(mut self, page: &str, service_worker: &str) -> Outcome<Pages> {
        let missing = || format!("{service_worker}: there is no such file");
        // It is no part of the page, though the page names it and it names the page.
        let source = self.files.remove(service_worker).ok_or_else(missing)?;
        let mut naming = Naming { site: &self, names: BTreeMap::new(), open: BTreeSet::new() };
        let mut files = Pages::new();
        naming.name(page, &mut files)?;
        let source = tell_files(&String::from_utf8_lossy(&source), page, &files);
        files.insert(service_worker.to_owned(), source.into_bytes());
        Ok(files)
    }
}

/// Writes into the service worker which files there are, and a version that changes with them.
fn tell_files(source: &str, page: &str, files: &Pages) -> String {
    let parts = files.iter().flat_map(|(name, content)| [name.as_bytes(), content]);
    let version = digits(&parts.collect::<Vec<_>>().concat());
    // A folder is the page in it; some hosts redirect the page to its folder.
    let address = |name: &String| if name == page { "./".to_owned() } else { name.clone() };
    let names: Vec<String> = files.keys().map(address).collect();
    let names = serde_json::json!(names).to_string();
    source.replace("{{version}}", &version).replace("\"{{files}}\"", &names)
}

/// Walks from files to what they refer to: names can be given only from the leaves up.
struct Naming<'a> {
    site: &'a Site,
    /// Final names by path in the source.
    names: BTreeMap<&'a str, String>,
    /// Files on the way from the root.
    open: BTreeSet<&'a str>,
}

impl<'a> Naming<'a> {
    fn name(&mut self, path: &str, files: &mut Pages) -> Outcome<String> {
        let Some((path, content)) = self.site.files.get_key_value(path) else {
            return Err(format!("{path}: there is no such file"));
        };
        if let Some(name) = self.names.get(path.as_str()) {
            return Ok(name.clone());
        }
        if !self.open.insert(path) {
            return Err(format!("{path} refers to itself"));
        }
        let content = if has_extension(path, &REFERRING) {
            let text = String::from_utf8_lossy(content).into_owned();
            self.replace_references(text, files)?.into_bytes()
        } else {
            content.clone()
        };
        let name =
            if has_extension(path, &STAYING) { path.clone() } else { hashed(path, &content) };
        self.open.remove(path.as_str());
        self.names.insert(path, name.clone());
        files.insert(name.clone(), content);
        Ok(name)
    }

    fn replace_references(&mut self, mut text: String, files: &mut Pages) -> Outcome<String> {
        for other in self.site.files.keys() {
            if references(&text, other).is_empty() {
                continue;
            }
            let name = self.name(other, files)?;
            for at in references(&text, other).into_iter().rev() {
                text.replace_range(at..at + other.len(), &name);
            }
        }
        Ok(text)
    }
}

/// Returns the places where a text names a file, as a whole string or address. A key of an object is neither.
fn references(text: &str, name: &str) -> Vec<usize> {
    let opens = |at: usize| {
        let before = &text[..at];
        let before = before.strip_suffix("./").unwrap_or(before);
        before.ends_with(['"', '\'', '('])
    };
    let closes = |at: usize| {
        let after = &text[at + name.len()..];
        after.starts_with(['"', '\'', ')']) && !after[1..].starts_with(':')
    };
    let found = text.match_indices(name).map(|(at, _)| at);
    found.filter(|&at| opens(at) && closes(at)).collect()
}

fn has_extension(path: &str, extensions: &[&str]) -> bool {
    path.rsplit_once('.').is_some_and(|(_, extension)| extensions.contains(&extension))
}

/// Turns `app.js` into `app-0123456789abcdef.js`.
fn hashed(path: &str, content: &[u8]) -> String {
    let hash = digits(content);
    match path.rsplit_once('.') {
        Some((stem, extension)) => format!("{stem}-{hash}.{extension}"),
        None => format!("{path}-{hash}"),
    }
}

/// Returns the first 16 digits of the hash of a content.
fn digits(content: &[u8]) -> String {
    sha256_hex(content).chars().take(16).collect()
}

#[cfg(test)]
mod tests;
