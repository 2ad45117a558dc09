//! The program for the browser: cut into parts, and bound to JavaScript.
//!
//! The first part is all that the start page needs. Functions marked by `wasm_split` begin the others, which
//! the page fetches when it needs them.

use crate::{Outcome, at};
use std::fs;
use std::path::{Path, PathBuf};
use wasm_bindgen_cli_support::Bindgen;
use wasm_split_cli_support::{Options, transform};
use wasmparser::{BinaryReaderError, Parser, Payload};

/// The part that the page begins with, before it is bound.
const FIRST: &str = "first.wasm";

/// Writes a compiled module and its JavaScript to a folder, which is emptied first.
pub fn write(module: &Path, folder: &Path, is_dev: bool) -> Outcome<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(at(folder))?;
    }
    let parts = split(module, folder)?;
    let first = folder.join(FIRST);
    bind(&first, folder, is_dev)?;
    fs::remove_file(&first).map_err(at(&first))?;
    if is_dev {
        return Ok(());
    }
    for part in parts {
        let content = fs::read(&part).map_err(at(&part))?;
        let content =
            without_names(&content).map_err(|error| format!("{}: {error}", part.display()))?;
        fs::write(&part, content).map_err(at(&part))?;
    }
    for script in ["app.js", "parts.js"] {
        let script = folder.join(script);
        let text = fs::read_to_string(&script).map_err(at(&script))?;
        fs::write(&script, plain_script(&text)).map_err(at(&script))?;
    }
    Ok(())
}

/// Cuts a module, and returns the files of all parts but the first.
fn split(module: &Path, folder: &Path) -> Outcome<Vec<PathBuf>> {
    let source = fs::read(module).map_err(at(module))?;
    let first = folder.join(FIRST);
    let mut options = Options::new(&source);
    options.output_dir = folder;
    options.main_out_path = &first;
    options.link_name = "./parts.js";
    options.main_module = "./link.js";
    let split = transform(options).map_err(|error| format!("{}: {error:#}", module.display()))?;
    Ok(split.split_modules)
}

/// Writes the first part and its JavaScript.
fn bind(module: &Path, folder: &Path, is_dev: bool) -> Outcome<()> {
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(module)
        .out_name("app")
        .typescript(false)
        .omit_default_module_path(false)
        .keep_debug(false)
        // The other parts are linked to what it exports.
        .keep_lld_exports(true)
        .remove_name_section(!is_dev)
        .remove_producers_section(true);
    let output = bindgen.web(true).and_then(|bindgen| bindgen.generate(folder));
    output.map_err(|error| format!("{}: {error:#}", module.display()))
}

/// Returns a module without its custom sections, which hold names and nothing that runs.
fn without_names(module: &[u8]) -> Result<Vec<u8>, BinaryReaderError> {
    let mut plain = Vec::new();
    let mut done = 0;
    for payload in Parser::new(0).parse_all(module) {
        let payload = payload?;
        let end = match &payload {
            Payload::Version { range, .. } => range.end,
            payload => match payload.as_section() {
                Some((_, range)) => range.end,
                // It is inside a section.
                None => continue,
            },
        };
        // A module in memory is no longer than what counts memory. What stands between the ends of two
        // sections is the second.
        let end = end as usize;
        if !matches!(payload, Payload::CustomSection(_)) {
            plain.extend(&module[done..end]);
        }
        done = end;
    }
    Ok(plain)
}

/// Returns a generated script without indentation and without the lines of comments, in the way that they are
/// generated.
fn plain_script(script: &str) -> String {
    let is_comment = |line: &str| {
        line == "*" || ["/**", "* ", "*/", "//"].iter().any(|sign| line.starts_with(sign))
    };
    let lines = script.lines().map(str::trim_start);
    let lines = lines.filter(|line| !line.is_empty() && !is_comment(line));
    lines.flat_map(|line| [line, "\n"]).collect()
}

#[cfg(test)]
mod tests;
