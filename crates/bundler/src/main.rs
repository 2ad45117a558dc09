//! Makes a web site of the compiled client: names files after their content, compresses them and writes
//! them to `web/dist` in the folder of build products.
//!
//! `fogbound-bundler [--dev]`, after the client was compiled with the profile `web`. With `--dev` it takes
//! the client that was compiled with the profile `quick`, and writes it to `web/dev` as it is.

mod pack;
mod sheet;
mod site;
mod texts;

use serde_json::Value;
use site::Site;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::{env, fs};
use wasm_bindgen_cli_support::Bindgen;

type Outcome<T> = Result<T, String>;

fn main() -> ExitCode {
    let is_dev = env::args().any(|argument| argument == "--dev");
    match bundle(is_dev) {
        Ok(()) => ExitCode::SUCCESS,
        Err(message) => {
            eprintln!("{message}");
            ExitCode::FAILURE
        }
    }
}

fn bundle(is_dev: bool) -> Outcome<()> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let target = target_directory(&root)?;
    let (profile, dist) = if is_dev { ("quick", "web/dev") } else { ("web", "web/dist") };
    let module = target.join("wasm32-unknown-unknown").join(profile).join("fogbound_web.wasm");
    let bound = target.join("web/bound");
    bind(&module, &bound, is_dev)?;
    if !is_dev {
        let script = bound.join("app.js");
        let text = fs::read_to_string(&script).map_err(at(&script))?;
        fs::write(&script, plain_script(&text)).map_err(at(&script))?;
    }

    let statics = root.join("crates/web/static");
    let mut site = Site::default();
    site.read(&bound)?;
    site.read(&statics)?;
    site.read(&root.join("assets/fonts"))?;
    site.add("style.css", sheet::collect(&statics.join("style"))?.into_bytes());
    for (name, text) in texts::collect(&root.join("texts"))? {
        site.add(&name, text.into_bytes());
    }
    let pages = site.resolve("index.html", "sw.js")?;

    let dist = target.join(dist);
    let sizes = pack::write(&pages, &dist, !is_dev)?;
    println!("{}", pack::table(&sizes));
    println!("{}", dist.display());
    Ok(())
}

/// Writes the module and its JavaScript to a folder, which is emptied first.
fn bind(module: &Path, folder: &Path, is_dev: bool) -> Outcome<()> {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(at(folder))?;
    }
    let mut bindgen = Bindgen::new();
    bindgen
        .input_path(module)
        .out_name("app")
        .typescript(false)
        .omit_default_module_path(false)
        .keep_debug(false)
        .remove_name_section(!is_dev)
        .remove_producers_section(true);
    let output = bindgen.web(true).and_then(|bindgen| bindgen.generate(folder));
    output.map_err(|error| format!("{}: {error:#}", module.display()))
}

/// Returns a generated script without indentation and without the lines of comments, in the way that they are
/// generated.
fn plain_script(script: &str) -> String {
    let is_comment =
        |line: &str| ["/**", "* ", "*/", "//"].iter().any(|sign| line.starts_with(sign));
    let lines = script.lines().map(str::trim_start);
    let lines = lines.filter(|line| !line.is_empty() && !is_comment(line));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// Returns the folder of build products, which cargo alone knows.
fn target_directory(root: &Path) -> Outcome<PathBuf> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .args(["metadata", "--format-version", "1", "--no-deps"])
        .current_dir(root)
        .output()
        .map_err(|error| format!("cargo metadata: {error}"))?;
    let metadata: Value = serde_json::from_slice(&output.stdout)
        .map_err(|error| format!("cargo metadata: {error}"))?;
    let path =
        metadata["target_directory"].as_str().ok_or("cargo metadata: no target directory")?;
    Ok(PathBuf::from(path))
}

/// Says which file an error is about.
fn at(path: &Path) -> impl Fn(std::io::Error) -> String {
    let path = path.to_owned();
    move |error| format!("{}: {error}", path.display())
}

#[cfg(test)]
mod tests;
